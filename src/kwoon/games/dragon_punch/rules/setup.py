"""Setup before the first round: pick order, open character picks, secret custom hands, and whether to hide flipped
cards."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from kwoon.core.card_lists import contains, remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.dragon_punch.rules.hand_moves import distinct_remaining_items, next_in_ascending_set
from kwoon.games.dragon_punch.rules.state import ADDING, HIDING, ORDERING, PICKING, BaseDragonState


class DragonStateWithSetup(BaseDragonState):
    """Adds the prompts and moves of the setup to the state."""

    @abstractmethod
    def start_round(self) -> None:
        """Start a round once the setup is complete."""

    def start_game(self, dice: Dice) -> None:
        """Set up the table before the first move."""
        game = self.game
        self.red = [0, 0]
        self.flipped = [0, 0]
        self.newest = [NOBODY, NOBODY]
        self.health = [game.health, game.health]
        self.damage = [0, 0]
        self.played = []
        self.history = [[], []]
        self.rounds_won = [0, 0]
        if game.has_secret_hands:
            self.kinds = [[], []]
            self.unassigned_cards = game.kind_of_every_card()
            self.phase = ADDING
            return
        self.kinds = [game.basic_hand[:], game.basic_hand[:]]  # dp.setup.same-six
        self.unassigned_cards = [kind for kind in game.kind_of_every_card() if kind >= game.basics]
        if game.previous_loser >= 0:  # dp.setup.pick-order
            self.phase = ORDERING
            return
        first = dice.roll(2)
        if self.log is not None:
            self.log.add_event("coin", first, [])
        self.start_character_picks(first)

    def start_character_picks(self, first: i64) -> None:
        self.first_picker = first
        self.phase = PICKING

    def apply_pick_order(self) -> None:
        """Apply the previous loser's decision about who picks first."""
        loser = self.game.previous_loser
        first = loser if self.first_moves[loser] == self.game.first_order else 1 - loser
        if self.log is not None:
            self.log.add_event("order", loser, [], first)
        self.start_character_picks(first)

    def picking_seat(self) -> i64:
        """Return the seat that picks now. In a tag team game, the second picks are in reverse order
        (dp.ruling.tag-details)."""
        picked = len(self.kinds[0]) + len(self.kinds[1]) - 2 * len(self.game.basic_hand)
        return self.first_picker if picked in (0, 3) else 1 - self.first_picker

    def character_prompt(self, seat: i64) -> Prompt:
        """Return the prompt for a character. With one copy of the game, each character is available once
        (dp.ruling.no-mirror)."""
        game = self.game
        moves: list[int] = []
        for kind in self.unassigned_cards:
            move = game.first_pick + kind - game.basics
            if not contains(moves, move):
                moves.append(move)
        return Prompt(seat, "pick", moves)

    def add_picked_character(self) -> None:
        """Add the picked character to the hand of the picking seat. The last pick ends the setup."""
        game = self.game
        seat = self.picking_seat()
        kind = game.basics + self.first_moves[seat] - game.first_pick
        hand = sorted([*self.kinds[seat], kind])
        self.kinds = [hand, self.kinds[1]] if seat == 0 else [self.kinds[0], hand]
        aside = self.unassigned_cards[:]
        remove_keeping_order(aside, kind)
        self.unassigned_cards = aside
        if self.log is not None:
            self.log.add_event("pick", seat, [game.card_face(kind)])
        if len(self.kinds[0]) + len(self.kinds[1]) == 2 * len(game.basic_hand) + game.picks:
            self._end_setup()

    def custom_hand_prompt(self, seat: i64) -> Prompt | None:
        """Return the prompt for the next card of a custom hand, or None if the hand is complete. Characters and basic
        cards other than the Taunt may be chosen in any order."""
        game = self.game
        added, picked = self._drafted_custom_moves(seat)
        moves: list[int] = []
        if len(added) < game.custom_others:
            moves.extend(distinct_remaining_items(self._custom_hand_basic_moves(), added))
        if len(picked) < game.custom_characters:
            moves.extend(distinct_remaining_items(self._custom_hand_character_moves(), picked))
        return Prompt(seat, "add", moves) if moves else None

    def canonical_custom_hand_moves(self, prompt: Prompt) -> list[int]:
        """Return moves that name each hand in only one order: the basic cards in pack order, then the characters."""
        game = self.game
        added, picked = self._drafted_custom_moves(prompt.seat)
        if len(added) < game.custom_others:
            moves = next_in_ascending_set(self._custom_hand_basic_moves(), added, game.custom_others)
        else:
            moves = next_in_ascending_set(self._custom_hand_character_moves(), picked, game.custom_characters)
        return moves or prompt.moves

    def _drafted_custom_moves(self, seat: i64) -> tuple[list[int], list[int]]:
        added: list[int] = []
        picked: list[int] = []
        if self.first_moves[seat] != NO_MOVE:
            for move in self.draft(seat):
                if move >= self.game.first_add:
                    added.append(move)
                else:
                    picked.append(move)
        return added, picked

    def _custom_hand_basic_moves(self) -> list[int]:
        """Return the moves that add the basic cards in one copy of the game, except the Taunt (dp.variant.custom-nine,
        dp.ruling.custom-supply)."""
        game = self.game
        items: list[int] = []
        for kind in range(game.basics):
            if kind != game.taunt:
                items.extend([game.first_add + kind] * game.supply[kind])
        return items

    def _custom_hand_character_moves(self) -> list[int]:
        return [int(self.game.first_pick + character) for character in range(self.game.characters)]

    def build_custom_hands(self) -> None:
        """Build both hands, each from one copy of the game, and end the setup."""
        game = self.game
        hands: list[list[int]] = []
        aside = self.unassigned_cards[:]
        for seat in range(2):
            hand: list[int] = [game.taunt]
            for move in self.draft(seat):
                hand.append(move - game.first_add if move >= game.first_add else game.basics + move - game.first_pick)
            hand.sort()
            hands.append(hand)
            for kind in hand:
                remove_keeping_order(aside, kind)
            if self.log is not None:
                self.log.add_private_event("ready", seat, [game.card_face(kind) for kind in hand], len(hand))
        self.kinds = hands
        self.unassigned_cards = aside
        self._end_setup()

    def _end_setup(self) -> None:
        """Start the first round. If players may decide whether to hide flipped cards, ask them first
        (dp.ruling.each-hides)."""
        if self.game.each_hides:
            self.phase = HIDING
        else:
            self.start_round()

    def apply_hiding_choices(self) -> None:
        """Apply both seats' decisions about hiding flipped cards, then start the first round."""
        for seat in range(2):
            hides = self.first_moves[seat] == self.game.hide
            if hides:
                self.hiding_mask |= 1 << seat
            if self.log is not None:
                self.log.add_event("hides" if hides else "shows", seat, [])
        self.start_round()

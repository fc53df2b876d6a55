"""The data of a Dragon Punch state, what each seat may see of it, and the setup before the first round: pick order, open
character picks, secret custom hands, and whether to hide flipped cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from kwoon.core.card_lists import contains, remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.core.events import HIDDEN, NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Prompt, State
from kwoon.games.dragon_punch.combat.exchange import next_initiative
from kwoon.games.dragon_punch.rules.hand_moves import distinct_remaining_items, next_in_ascending_set
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.hidden_hand_deduction import count_kinds, publicly_known_counts
from kwoon.games.dragon_punch.view.view import DragonView

# Phases of the game.
ORDERING: Final[i64] = 0
PICKING: Final[i64] = 1
ADDING: Final[i64] = 2
PLAYING: Final[i64] = 3
SWITCHING: Final[i64] = 4
OVER: Final[i64] = 5
HIDING: Final[i64] = 6


class BaseDragonState(State):
    """The data of a state. Lists of two are indexed by seat."""

    def __init__(self, game: DragonNotation, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.phase: i64 = ORDERING
        # `deal`, `copy` and sampling fill these in. Until then, shared placeholders keep copying cheap.
        none = game.empty_list
        nones = game.empty_nested_list
        self.kinds: list[list[int]] = nones
        """Each seat's cards, in ascending order. Never changed in place, because copies share the list."""
        self.unassigned_cards: list[int] = none
        """Cards that belong to nobody. Never changed in place, because copies share the list."""
        self.red: list[int] = none
        """Bit mask of each seat's cards that are red side up."""
        self.flipped: list[int] = none
        """Bit mask of each seat's flipped cards."""
        self.newest: list[int] = none
        """Index of each seat's most recently flipped card, or -1."""
        self.health: list[int] = none
        self.played: list[int] = none
        """The revealed faces, until this turn's damage has been taken."""
        self.damage: list[int] = none
        """Number of cards that each seat has to switch now."""
        self.history: list[list[int]] = nones
        """Public history of each seat's cards; see hidden_hand_deduction.py."""
        self.rounds_won: list[int] = none
        self.initiative: i64 = NOBODY
        self.round: i64 = 0
        self.turn: i64 = 0
        self.turns_without_damage: i64 = 0
        """Consecutive turns in which nobody lost health."""
        self.undecided_rounds: i64 = 0
        """Consecutive rounds ended by the stalemate rule; in edition 1, consecutive rounds without a winner."""
        self.hiding_mask: i64 = 3 if game.newest_only else 0
        """Bit mask of the seats that hide their older flipped cards (dp.ruling.newest-only, dp.ruling.each-hides)."""
        self.first_picker: i64 = NOBODY
        """The seat that picks a character first."""
        self.conceded: i64 = NOBODY

    def view(self, seat: int) -> DragonView:
        game = self.game
        return DragonView(
            seat=seat,
            pending_seats=self.pending_seats(),
            draft=self.draft(seat),
            hand=tuple(self.current_faces(seat, False)) if seat >= 0 else (),
            holding=(self._known_unflipped(0, seat), self._known_unflipped(1, seat)),
            may_play=(self._possible_faces(0, seat), self._possible_faces(1, seat)),
            flipped=(self._visible_flipped_faces(0, seat), self._visible_flipped_faces(1, seat)),
            newest=(self._newest_flipped_face(0), self._newest_flipped_face(1)),
            characters=(self._visible_characters(0, seat), self._visible_characters(1, seat)),
            full=game.health,
            health=(self.health[0], self.health[1]),
            health_left=(self.health[0] - self.damage[0], self.health[1] - self.damage[1]),
            initiative=self.initiative,
            initiative_next=self.initiative_after_damage(),
            played=tuple(self.played),
            damage=(self.damage[0], self.damage[1]),
            history=(tuple(self.history[0]), tuple(self.history[1])),
            won=(self.rounds_won[0], self.rounds_won[1]),
            round=self.round,
            turn=self.turn,
            quiet=self.turns_without_damage,
            undecided=self.undecided_rounds,
            phase=self.phase,
            hides=(self.hides_flipped(0), self.hides_flipped(1)),
            first=self.first_picker,
            available=tuple([game.card_face(kind) for kind in self.unassigned_cards if kind >= game.basics])
            if self.phase in (ORDERING, PICKING)
            else (),
            marked=self.drafted_cards(seat),
            conceded=self.conceded,
        )

    def all_cards(self) -> list[int]:
        return sorted([self.game.card_face(kind) for kind in self.kinds[0] + self.kinds[1] + self.unassigned_cards])

    def set_consistent_history(self, seat: i64) -> None:
        """Give a seat a history consistent with its cards, for a state that was set up rather than played."""
        game = self.game
        kinds = self.kinds[seat]
        reds = bin(self.red[seat]).count("1")
        story: list[int] = []
        if reds:
            story.append(game.hidden + reds)
        for slot, kind in enumerate(kinds):
            if (self.flipped[seat] >> slot) & 1:
                story.append(2 * kind + ((self.red[seat] >> slot) & 1))
        self.history[seat] = story

    # Faces, drafts and Initiative.

    def current_face(self, seat: i64, slot: i64) -> int:
        """Return the face that is up on the card at index `slot`."""
        kind = self.kinds[seat][slot]
        if kind >= self.game.basics:
            return self.game.card_face(kind)
        return 2 * kind + ((self.red[seat] >> slot) & 1)

    def current_faces(self, seat: i64, flipped: bool) -> list[int]:
        """Return the faces that are up on a seat's flipped or unflipped cards."""
        found: list[int] = []
        for slot in range(len(self.kinds[seat])):
            if ((self.flipped[seat] >> slot) & 1 == 1) == flipped:
                found.append(self.current_face(seat, slot))
        # Sort so that the order does not reveal which of two copies is red.
        found.sort()
        return found

    def drafted_cards(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cards chosen in a seat's draft: first those from its hand or the supply, then its flipped cards."""
        game = self.game
        held: list[int] = []
        lying: list[int] = []
        for move in self.draft(seat):
            if move < game.first_switch:
                held.append(move)
            elif move < game.first_pick:
                white = (move - game.first_switch) & ~1
                in_hand = contains(self.current_faces(seat, False), white)
                (held if in_hand and move & 1 == game.first_switch & 1 else lying).append(white)
            elif move < game.first_add:
                held.append(game.first_portrait + move - game.first_pick)
            elif move < game.first_order:
                held.append(2 * (move - game.first_add))
        return (tuple(held), tuple(lying))

    def _newest_flipped_face(self, seat: i64) -> int:
        return HIDDEN if self.newest[seat] < 0 else self.current_face(seat, self.newest[seat])

    def initiative_after_damage(self) -> int:
        """Return the seat that has the Initiative once this turn's damage has been taken, or -1."""
        if self.phase != SWITCHING:
            return self.initiative
        return next_initiative(self.game.packed_exchange(self.played[0], self.played[1], self.initiative))

    # Card visibility (dp.ruling.info-view, dp.ruling.newest-only, dp.ruling.each-hides, dp.ruling.custom-info).

    def hides_flipped(self, seat: i64) -> bool:
        """Whether a seat's older flipped cards are hidden from the opponent."""
        return (self.hiding_mask >> seat) & 1 == 1

    def _sees_all_flipped(self, seat: i64, viewer: i64) -> bool:
        """Whether a viewer sees all of a seat's flipped cards. A single flipped card is always visible."""
        if not self.hides_flipped(seat) or seat == viewer or self.phase == OVER:
            return True
        return self.flipped[seat] & (self.flipped[seat] - 1) == 0

    def _visible_flipped_faces(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        if self._sees_all_flipped(seat, viewer):
            return tuple(self.current_faces(seat, True))
        return tuple([self._newest_flipped_face(seat)] + [HIDDEN] * (len(self.current_faces(seat, True)) - 1))

    def _known_counts(self, seat: i64, viewer: i64) -> list[int]:
        """Return the number of cards of each kind, flipped or not, that a viewer knows the seat to have."""
        game = self.game
        if not game.has_secret_hands:
            return count_kinds(self.kinds[seat], game.kinds)
        if not self.kinds[seat]:
            return [0] * game.kinds
        if not self.hides_flipped(seat) or seat == viewer or self.phase == OVER:
            return publicly_known_counts(game, tuple(self.history[seat]))
        known = [0] * game.kinds
        known[game.taunt] = 1  # dp.variant.custom-nine
        if self.newest[seat] >= 0:
            known[self.kinds[seat][self.newest[seat]]] = 1
        return known

    def _possible_unflipped(self, seat: i64, viewer: i64) -> list[int]:
        """Return the cards that a viewer knows the seat to have, except the flipped ones that the viewer sees."""
        left = self._known_counts(seat, viewer)
        lists = self._sees_all_flipped(seat, viewer)
        for slot, kind in enumerate(self.kinds[seat]):
            if (self.flipped[seat] >> slot) & 1 and (lists or slot == self.newest[seat]):
                left[kind] -= 1
        found: list[int] = []
        for kind in range(self.game.kinds):
            found.extend([kind] * left[kind])
        return found

    def _known_unflipped(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        """Return a seat's unflipped cards as far as a viewer may know them."""
        found: list[int] = []
        if self._sees_all_flipped(seat, viewer):
            found = [self.game.card_face(kind) for kind in self._possible_unflipped(seat, viewer)]
        unflipped = len(self.current_faces(seat, False))
        return tuple(found + [HIDDEN] * (unflipped - len(found)))

    def _possible_faces(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        """Return the moves that may be up on a seat's unflipped cards, as far as a viewer may know them. The number of
        white basic cards equals the seat's health, so the visible flipped cards may leave only one side possible for
        the others."""
        game = self.game
        white: i64 = self.health[seat]
        red: i64 = game.health - white
        for face in self._visible_flipped_faces(seat, viewer):
            if 0 <= face < 2 * game.basics:
                if face & 1:
                    red -= 1
                else:
                    white -= 1
        found: list[int] = []
        last: i64 = -1
        for kind in self._possible_unflipped(seat, viewer):
            if kind == last:
                continue
            last = kind
            if kind >= game.basics or white > 0:
                found.append(2 * kind)
            if kind >= game.basics or red > 0:
                found.append(2 * kind + 1)
        return tuple(found)

    def _visible_characters(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        game = self.game
        kinds = [kind for kind in self.kinds[seat] if kind >= game.basics]
        if game.has_secret_hands and seat != viewer:
            known = self._known_counts(seat, viewer)
            kinds = [kind for kind in kinds if known[kind]]
        return tuple([game.card_face(kind) for kind in kinds])

    # Setup.

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
        self.log_event("coin", first)
        self.start_character_picks(first)

    def start_character_picks(self, first: i64) -> None:
        self.first_picker = first
        self.phase = PICKING

    def apply_pick_order(self) -> None:
        """Apply the previous loser's decision about who picks first."""
        loser = self.game.previous_loser
        first = loser if self.first_moves[loser] == self.game.first_order else 1 - loser
        self.log_event("order", loser, first)
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
        self.log_card("pick", seat, game.card_face(kind))
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
            self.log_event("hides" if hides else "shows", seat)
        self.start_round()

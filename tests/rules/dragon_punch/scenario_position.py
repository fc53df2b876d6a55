"""A position in Dragon Punch at the start of a turn, described card by card. Anything not described is filled in."""

from __future__ import annotations

from kwoon.core.events import NOBODY, EventLog
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import PLAYING
from tests.rules.scenario_game import Layout, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario


class Side:
    """One player's cards in a scenario, by id."""

    def __init__(self) -> None:
        self.characters: list[str] = []
        self.hand: list[str] | None = None
        """The complete hand, for a custom fight."""
        self.red: list[str] = []
        self.white: list[str] | None = None
        self.flipped: list[str] = []
        """Flipped cards, newest last."""
        self.plays: list[str] = []
        """Moves that this player must be able to make."""


class DragonLayout(Layout):
    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.sides = [Side(), Side()]
        self.initiative = NOBODY
        self.won = [0, 0]
        self.quiet = 0
        self.undecided = 0
        self.hides = 0
        """Bit mask of the seats that hide their older flipped cards."""
        self.round = 0
        """Number of the round; if 0, it is derived from the other facts."""

    @property
    def game(self) -> DragonPunch:
        game = self.table.game
        assert isinstance(game, DragonPunch)
        return game

    def build(self, table: ScenarioTable) -> DragonState:
        """Return the state. Raise `ImpossibleScenario` with the reason if the position is impossible."""
        return self.build_with_log(table.log)

    def build_with_log(self, log: EventLog) -> DragonState:
        """Build the position with this log. The method can be called repeatedly."""
        game = self.game
        if max(self.won) >= game.rounds_to_win:
            raise ImpossibleScenario("A player who has won two rounds has won the game; nothing is left to play.")
        hands = self._hands()
        state = DragonState(game, log)
        state.phase = PLAYING
        state.kinds = hands
        state.unassigned_cards = self._unused_cards(hands)
        state.red = [0, 0]
        state.flipped = [0, 0]
        state.newest = [NOBODY, NOBODY]
        state.health = [0, 0]
        state.played = []
        state.damage = [0, 0]
        state.history = [[], []]
        state.rounds_won = self.won[:]
        state.initiative = self.initiative
        state.round = self.round or 1 + sum(self.won) + self.undecided
        state.turn = 1 + self.quiet
        state.turns_without_damage = self.quiet
        state.undecided_rounds = self.undecided
        state.hiding_mask |= self.hides
        state.first_picker = 0
        for seat in (0, 1):
            self._turn_cards(state, seat)
            state.set_consistent_history(seat)
        return state

    def kind(self, card: str) -> int:
        game = self.game
        if card in game.character_ids:
            return int(game.basics) + game.character_ids.index(card)
        whites = game.ids[: 2 * game.basics : 2]
        if card not in whites:
            raise ImpossibleScenario(f"There is no card called '{card}': basic cards go by their white moves.")
        return whites.index(card)

    def _card_of(self, move: str) -> tuple[str, int]:
        """Return the card with this move, and which of its two moves it is."""
        game = self.game
        if move not in game.ids:
            raise ImpossibleScenario(f"There is no move called '{move}'.")
        face = game.ids.index(move)
        kind = face // 2
        return game.ids[2 * kind] if kind < game.basics else game.character_ids[kind - game.basics], face % 2

    # Hands.

    def _hands(self) -> list[list[int]]:
        if self.game.has_secret_hands:
            return [self._custom_hand(seat) for seat in (0, 1)]
        for side in self.sides:
            if side.hand is not None:
                raise ImpossibleScenario(
                    "Only a custom fight names the cards in a hand; otherwise name the characters."
                )
        self._find_characters()
        basics = self.game.basic_hand
        return [sorted([*basics, *[self.kind(card) for card in side.characters]]) for side in self.sides]

    def _custom_hand(self, seat: int) -> list[int]:
        hand = self.sides[seat].hand
        game = self.game
        size = int(game.health + game.custom_characters)
        if hand is None or len(hand) != size or hand.count(game.ids[2 * game.taunt]) != 1:
            raise ImpossibleScenario(
                f"In a custom fight {self._name(seat)} holds {size} cards with one Taunt: say which."
            )
        return sorted([self.kind(card) for card in hand])

    def _find_characters(self) -> None:
        """Give seats the characters whose moves they need, then add more up to the mode's number."""
        game = self.game
        each = int(game.picks) // 2
        for side in self.sides:
            needed = [self._card_of(move)[0] for move in side.plays] + side.flipped
            for card in needed:
                if card in game.character_ids and card not in side.characters:
                    side.characters.append(card)
        for seat, side in enumerate(self.sides):
            while len(side.characters) < each:
                taken = self.sides[0].characters + self.sides[1].characters
                side.characters.append([card for card in game.character_ids if card not in taken][-1])
            if len(side.characters) > each:
                raise ImpossibleScenario(f"{self._name(seat)} has {len(side.characters)} characters instead of {each}.")

    def _unused_cards(self, hands: list[list[int]]) -> list[int]:
        """Return the unused cards. All basic cards are dealt unless players build their hands."""
        game = self.game
        aside = [kind for kind in game.kind_of_every_card() if game.has_secret_hands or kind >= game.basics]
        for kind in hands[0] + hands[1]:
            if not game.has_secret_hands and kind < game.basics:
                continue
            if kind not in aside:
                raise ImpossibleScenario(f"There are not enough cards called '{self._id(kind)}'.")
            aside.remove(kind)
        return aside

    # Which way up.

    def _turn_cards(self, state: DragonState, seat: int) -> None:
        side = self.sides[seat]
        kinds = state.kinds[seat]
        basics = [slot for slot, kind in enumerate(kinds) if kind < self.game.basics]
        if side.white is not None:
            red = set(basics) - set(self._places(seat, kinds, side.white, set()))
        else:
            red = set(self._places(seat, kinds, side.red, set()))
        flipped = self._places(seat, kinds, side.flipped, red)
        for move in side.plays:
            self._turn_for(seat, kinds, move, red, flipped)
        if not red <= set(basics):
            raise ImpossibleScenario("A character is neither white nor red.")
        if len(red) == len(basics):
            raise ImpossibleScenario(f"{self._name(seat)} has no white card left and has lost the round.")
        state.red[seat] = sum(1 << slot for slot in red)
        state.flipped[seat] = sum(1 << slot for slot in flipped)
        state.newest[seat] = flipped[-1] if flipped else NOBODY
        state.health[seat] = len(basics) - len(red)

    def _turn_for(self, seat: int, kinds: list[int], move: str, red: set[int], flipped: list[int]) -> None:
        card, side = self._card_of(move)
        free = [slot for slot, kind in enumerate(kinds) if kind == self.kind(card) and slot not in flipped]
        if not free:
            raise ImpossibleScenario(f"{self._name(seat)} cannot play {move}: the card is flipped.")
        if card in self.game.character_ids or any((slot in red) == (side == 1) for slot in free):
            return
        if side == 0:
            raise ImpossibleScenario(f"{self._name(seat)} cannot play {move}: the card is red.")
        if self.sides[seat].white is not None:
            raise ImpossibleScenario(f"{self._name(seat)} cannot play {move}: the card is white.")
        red.add(free[0])

    def _places(self, seat: int, kinds: list[int], cards: list[str], avoid: set[int]) -> list[int]:
        found: list[int] = []
        for card in cards:
            places = [slot for slot, kind in enumerate(kinds) if kind == self.kind(card) and slot not in found]
            if not places:
                raise ImpossibleScenario(f"{self._name(seat)} has too few cards called '{card}'.")
            found.append(sorted(places, key=lambda slot: slot in avoid)[0])
        return found

    def _name(self, seat: int) -> str:
        return self.table.names[seat]

    def _id(self, kind: int) -> str:
        return self.table.loaded.faces[self.game.card_face(kind)].id

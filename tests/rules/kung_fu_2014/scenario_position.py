"""A position in KungFu Fighting (2014), in or before an attack phase. Anything not described is filled in."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State
from kwoon.games.kung_fu_2014.rules.pending_steps import NONE, BuildAttackStep, CombatBuild
from kwoon.games.kung_fu_2014.rules.turn import start_turn
from tests.rules.scenario_game import Layout, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, join_list

HAND_SIZE = 7
MAX_CHI = 20


class KungFuLayout(Layout):
    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.hands: dict[int, list[int]] = {}
        self.open_hands = set(range(len(table.names)))
        """Seats whose hands may be filled up with any cards."""
        self.holder_of_rest: int | None = None
        """The seat that holds all cards not placed elsewhere."""
        self.chi: dict[int, int] = {}
        self.out: list[int] = []
        """Seats that have left the game, in the order in which they left."""
        self.active = 0
        self.beginning = False
        """Whether the turn has yet to begin."""
        self.completed = 8
        """Number of completed turns."""
        self.deck: list[int] | None = None
        self.deck_size: int | None = None
        self.discard: list[int] | None = None

    def build(self, table: ScenarioTable) -> KungFu2014State:
        """Return the state. Raise `ImpossibleScenario` with the reason if the position is impossible."""
        game = table.game
        assert isinstance(game, KungFu2014)
        state = KungFu2014State(game, table.log)
        seats = range(len(table.names))
        state.chi = [0 if seat in self.out else self._chi(seat) for seat in seats]
        state.eliminated = vec[i64]([1 + self.out.index(seat) if seat in self.out else 0 for seat in seats])
        state.known = [[] for _ in seats]
        self._lay_cards(state)
        state.active = self.active
        state.turn = self.completed
        if self.active in self.out:
            raise ImpossibleScenario(f"{table.names[self.active]} is out and has no turn.")
        if self.beginning:
            start_turn(state, self.active, table.dice)
        else:
            state.turn += 1
            state.steps = [BuildAttackStep(self.active, NONE, CombatBuild())]
        if state.all_cards() != game.all_cards():
            raise ImpossibleScenario("A card is in two places or nowhere.")
        return state

    def _chi(self, seat: int) -> int:
        chi = self.chi.get(seat, MAX_CHI)
        if not 1 <= chi <= MAX_CHI:
            raise ImpossibleScenario(
                f"{self.table.names[seat]} has {chi} Chi, but a remaining player has from 1 to {MAX_CHI}."
            )
        return chi

    def _lay_cards(self, state: KungFu2014State) -> None:
        left = Counter(state.kinds.deck)
        named = [card for hand in self.hands.values() for card in hand] + (self.deck or []) + (self.discard or [])
        self._take(left, named)
        hands = [sorted(self.hands.get(seat, [])) for seat in range(len(self.table.names))]
        for seat, hand in enumerate(hands):
            if seat in self.out:
                if hand:
                    raise ImpossibleScenario(f"{self.table.names[seat]} is out and holds nothing.")
            elif seat in self.open_hands:
                self._fill(left, hand)
        others = sorted(left.elements())
        if self.holder_of_rest is not None:
            hands[self.holder_of_rest] = sorted(hands[self.holder_of_rest] + others)
            others = []
        state.hands = hands
        self._lay_piles(state, others)

    def _take(self, left: Counter[int], cards: list[int]) -> None:
        left.subtract(Counter(cards))
        missing = [card for card, count in left.items() if count < 0]
        if missing:
            raise ImpossibleScenario(f"There are not enough copies of {join_list(self.table.card_ids(missing))}.")

    def _fill(self, left: Counter[int], hand: list[int]) -> None:
        """Fill up a hand, first with enhancements, which do nothing by themselves, but not with cards that will be
        drawn."""
        drawn = Counter(self.table.dice.draws)
        free = [card for card in sorted(left) for _ in range(left[card] - drawn[card])]
        free.sort(key=lambda card: self.table.loaded.faces[card].kind != "enhancement")
        for card in free[: max(0, HAND_SIZE - len(hand))]:
            hand.append(card)
            left[card] -= 1
        hand.sort()

    def _lay_piles(self, state: KungFu2014State, others: list[int]) -> None:
        """Set the deck and the discard pile. They get the remaining cards, unless a hand holds them."""
        if self.holder_of_rest is not None:
            state.deck = (self.deck or [])[:]
            state.discard = (self.discard or [])[:]
        elif self.deck is not None:
            if self.discard is not None and others:
                raise ImpossibleScenario(f"Say where {join_list(self.table.card_ids(others))} are.")
            state.deck = self.deck[:]
            state.discard = others if self.discard is None else self.discard[:]
        elif self.deck_size is not None:
            drawn = Counter(self.table.dice.draws)
            to_draw = [card for card in drawn for _ in range(min(drawn[card], others.count(card)))]
            rest = sorted((Counter(others) - Counter(to_draw)).elements())
            if self.deck_size < len(to_draw) or self.deck_size > len(others):
                raise ImpossibleScenario(f"The deck cannot have {self.deck_size} cards here.")
            state.deck = (to_draw + rest)[: self.deck_size]
            state.discard = (to_draw + rest)[self.deck_size :] + (self.discard or [])
        else:
            state.deck = others
            state.discard = (self.discard or [])[:]

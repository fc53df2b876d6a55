"""Statistics for KungFu Fighting (2014): the uses of each card in hand."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game, State
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from kwoon.games.kung_fu_2014.rules.notation import KungFu2014Notation
from kwoon.stats.collector import CountedEventKinds, StatsCollector
from kwoon.stats.counter import FIRST_GAME_COLUMN, CardCounter

ATTACK_EVENTS: Final = ("attack", "attack-spirit")
DAMAGE_EVENTS: Final = ("damage", "spirit")
COUNTERS: Final = [
    CardCounter("attacked", "Times used in an attack.", *ATTACK_EVENTS, implies_play=True),
    CardCounter("blocked", "Times used in a block.", "block", "block-spirit", implies_play=True),
    CardCounter("paid", "Times discarded as a cost.", "pay"),
    CardCounter(
        "discarded",
        "Times discarded at the start of a turn, exchanged, or discarded at random.",
        "discard",
        "exchange",
        "random",
    ),
    CardCounter("returned", "Times taken back into the hand.", "return"),
    CardCounter("left", "Copies left in the hand of a player who was knocked out.", "out"),
    CardCounter("chi", "Chi lost by the targets of attacks with it."),
]
CHI_COLUMN: Final = FIRST_GAME_COLUMN + 6


class KungFu2014Collector(StatsCollector):
    def __init__(self, game: KungFu2014Notation) -> None:
        super().__init__(
            game, int(game.kinds.count), COUNTERS, CountedEventKinds(game_specific=(*ATTACK_EVENTS, *DAMAGE_EVENTS))
        )
        self.attacker = -1
        self.attack_cards: list[int] = []

    def count_event(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind in ATTACK_EVENTS:
            self.attacker = seat
            self.attack_cards = cards
        elif self.attacker >= 0:
            for card in self.attack_cards:
                self.count_card(self.attacker, card, CHI_COLUMN, number)

    def final_score(self, state: State, seat: int) -> int:
        """Return the seat's Chi."""
        assert isinstance(state, KungFu2014State)
        return state.chi[seat]


def make_collector(game: Game) -> StatsCollector:
    assert isinstance(game, KungFu2014Notation)
    return KungFu2014Collector(game)

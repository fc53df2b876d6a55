"""Statistics for FIGHT, counted by round because every round is dealt fresh."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game, State
from kwoon.games.fight.rules.game import FightState
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.stats.collector import CountedEventKinds, StatsCollector
from kwoon.stats.counter import ONE_CARD_PER_SEAT, CardCounter

COUNTERS: Final = [
    CardCounter("taken", "Copies taken from the row.", "take", implies_holding=True),
    CardCounter("played", "Times played.", "reveal", card_owner=ONE_CARD_PER_SEAT, implies_play=True),
    CardCounter("won", "Times it won and went to the seat's victory pile.", "win"),
    CardCounter("breaker", "Times it became the Tie Breaker.", "breaker"),
]


class FightCollector(StatsCollector):
    def __init__(self, game: FightNotation) -> None:
        event_kinds = CountedEventKinds(part="round", first="coin", part_wins=("round-by-points", "round-by-breaker"))
        super().__init__(game, int(game.kinds), COUNTERS, event_kinds)

    def final_score(self, state: State, seat: int) -> int:
        """Return the seat's points in the last round."""
        assert isinstance(state, FightState)
        return state.scores[seat]


def make_collector(game: Game) -> StatsCollector:
    assert isinstance(game, FightNotation)
    return FightCollector(game)

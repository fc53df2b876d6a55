"""Statistics for Kung Fur Fight: Leaders, Assistants, and the arenas they win."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game, State
from kwoon.games.kung_fur_fight.rules.game import FurState
from kwoon.games.kung_fur_fight.rules.notation import FurNotation
from kwoon.stats.collector import CountedEventKinds, StatsCollector
from kwoon.stats.counter import FIRST_CARD_ONLY, FIRST_GAME_COLUMN, CardCounter

COUNTERS: Final = [
    CardCounter("brought", "Times used in a team.", "team", "add", implies_holding=True, implies_play=True),
    CardCounter("led", "Times used as the leader of a team.", "team", card_owner=FIRST_CARD_ONLY),
    CardCounter("won", "Arenas won by its team as the leader."),
    CardCounter("lost", "Arenas lost by its team as the leader."),
    CardCounter("gained", "Times gained as a reward: its only use.", "gain", implies_holding=True, implies_play=True),
    CardCounter("vp", "Victory Points gained from it."),
    CardCounter("sp", "Spirit Points that it cost the opponent or restored to its owner."),
]
GAME_EVENTS: Final = ("round", "team", "win", "gain-vp", "gain-sp", "lose-sp")
WON_COLUMN: Final = FIRST_GAME_COLUMN + 2
LOST_COLUMN: Final = FIRST_GAME_COLUMN + 3
VP_COLUMN: Final = FIRST_GAME_COLUMN + 5
SP_COLUMN: Final = FIRST_GAME_COLUMN + 6


class FurCollector(StatsCollector):
    def __init__(self, game: FurNotation) -> None:
        event_kinds = CountedEventKinds(draw="", turn="round", first="", game_specific=GAME_EVENTS)
        super().__init__(game, len(game.ids), COUNTERS, event_kinds)
        self.leaders: list[list[int]] = [[-1] * 4, [-1] * 4]
        """The leader by seat and arena; arenas are numbered from 1."""

    def count_event(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind == "round":
            self.leaders = [[-1] * 4, [-1] * 4]
        elif kind == "team":
            self.leaders[seat][number] = cards[0]
        elif kind == "win":
            self._count_leader_card(seat, number, WON_COLUMN)
            self._count_leader_card(1 - seat, number, LOST_COLUMN)
        elif kind == "gain-vp" and cards:
            self.count_card(seat, cards[0], VP_COLUMN, number)
        elif kind == "gain-sp" and cards:
            self.count_card(seat, cards[0], SP_COLUMN, number)
        elif kind == "lose-sp" and cards:
            self.count_card(1 - seat, cards[0], SP_COLUMN, number)

    def _count_leader_card(self, seat: int, arena: int, column: int) -> None:
        leader = self.leaders[seat][arena]
        if leader >= 0:
            self.count_card(seat, leader, column)

    def final_score(self, state: State, seat: int) -> int:
        """Return the seat's Victory Points."""
        assert isinstance(state, FurState)
        return int(state.sides[seat].vp)

    def role(self, state: State, seat: int) -> str:
        """Return the seat's faction."""
        assert isinstance(state, FurState)
        return "dogs" if state.dogs == seat else "cats"


def make_collector(game: Game) -> StatsCollector:
    assert isinstance(game, FurNotation)
    return FurCollector(game)

"""Statistics for Kung Fu Fighting! (2019): the uses of each card in hand."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game, State
from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import KungFu2019Notation
from kwoon.stats.collector import CountedEventKinds, StatsCollector
from kwoon.stats.counter import FIRST_GAME_COLUMN, CardCounter

STRIKE_EVENTS: Final = ("base", "strike", "base-split", "strike-split", "smash")
ADD_EVENTS: Final = ("enhance", "join", "hurl", "split", "join-split")
COUNTERS: Final = [
    CardCounter("struck", "Times used as the base of an attack.", *STRIKE_EVENTS, implies_play=True),
    CardCounter("added", "Times added to an attack.", *ADD_EVENTS, implies_play=True),
    CardCounter("blocked", "Times played as a block.", "block", "block-for", "snap", implies_play=True),
    CardCounter(
        "entered",
        "Times put into play as a weapon, stance or attachment.",
        "weapon",
        "stance",
        "attach",
        implies_play=True,
    ),
    CardCounter("restored", "Times played to restore Chi.", "restore", implies_play=True),
    CardCounter("special", "Times played as a special card.", "special", "face", "pass-on", implies_play=True),
    CardCounter("discarded", "Times discarded from the hand.", "discard"),
    CardCounter(
        "given",
        "Times it left play: dropped, replaced, lost or not paid for.",
        "drop",
        "replace",
        "gone",
        "lose",
        "lapse",
    ),
    CardCounter("taken", "Copies taken from another player.", "take", implies_holding=True),
    CardCounter("left", "Copies left in the hand of a player who was knocked out.", "out"),
    CardCounter("chi", "Chi lost by the targets of attacks based on it."),
]
CHI_COLUMN: Final = FIRST_GAME_COLUMN + 10


class KungFu2019Collector(StatsCollector):
    def __init__(self, game: KungFu2019Notation) -> None:
        super().__init__(
            game, int(game.kinds.count), COUNTERS, CountedEventKinds(game_specific=(*STRIKE_EVENTS, "damage"))
        )
        self.attacker = -1

    def count_event(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind != "damage":
            self.attacker = seat
        elif self.attacker >= 0:
            for card in cards:
                self.count_card(self.attacker, card, CHI_COLUMN, number)

    def final_score(self, state: State, seat: int) -> int:
        """Return the Chi of the seat's team."""
        assert isinstance(state, KungFu2019State)
        return int(state.chi_of(seat))

    def role(self, state: State, seat: int) -> str:
        """Return the seat's archetype, if any."""
        assert isinstance(state, KungFu2019State)
        archetype = state.archetype[seat]
        return "" if archetype == NONE else state.kinds.ids[archetype]


def make_collector(game: Game) -> StatsCollector:
    assert isinstance(game, KungFu2019Notation)
    return KungFu2019Collector(game)

"""Statistics for Dragon Punch: each side of a card is a separate move, counted by round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.game import Game, State
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.stats.collector import CountedEventKinds, StatsCollector
from kwoon.stats.counter import FIRST_CARD_ONLY, FIRST_GAME_COLUMN, ONE_CARD_PER_SEAT, SECOND_CARD_ONLY, CardCounter

HIT_EVENTS: Final = ("hit-alone", "hit-initiative", "hit-time", "hit-same-time", "hit-uninterruptible")
INTERRUPTED_EVENTS: Final = ("interrupted-initiative", "interrupted-time", "interrupted-projectile")
COUNTERS: Final = [
    CardCounter(
        "played", "Times played.", "reveal", card_owner=ONE_CARD_PER_SEAT, implies_holding=True, implies_play=True
    ),
    CardCounter("hit", "Attacks with it that hit.", *HIT_EVENTS, card_owner=FIRST_CARD_ONLY),
    CardCounter("blocked", "Attacks with it that were blocked.", "blocked", card_owner=FIRST_CARD_ONLY),
    CardCounter("evaded", "Attacks with it that were evaded.", "evaded", card_owner=FIRST_CARD_ONLY),
    CardCounter(
        "interrupted", "Attacks with it that were interrupted.", *INTERRUPTED_EVENTS, card_owner=FIRST_CARD_ONLY
    ),
    CardCounter(
        "stopped",
        "Attacks of the opponent that it blocked, evaded or interrupted.",
        "blocked",
        "evaded",
        *INTERRUPTED_EVENTS,
        card_owner=SECOND_CARD_ONLY,
    ),
    CardCounter("damage", "Damage that the opponent took while it was played."),
    CardCounter("suffered", "Damage that its owner took while it was played."),
    CardCounter("initiative", "Times it gave its owner the Initiative."),
]
GAME_EVENTS: Final = ("reveal", "damage", "initiative")
DAMAGE_COLUMN: Final = FIRST_GAME_COLUMN + 6
SUFFERED_COLUMN: Final = FIRST_GAME_COLUMN + 7
INITIATIVE_COLUMN: Final = FIRST_GAME_COLUMN + 8


class DragonCollector(StatsCollector):
    def __init__(self, game: DragonNotation) -> None:
        event_kinds = CountedEventKinds(
            part="round", draw="", first="coin", part_wins=("round-won",), game_specific=GAME_EVENTS
        )
        super().__init__(game, int(game.first_portrait + game.characters), COUNTERS, event_kinds)
        self.revealed: list[int] = []

    def count_event(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind == "reveal":
            self.revealed = cards
        elif kind == "damage" and self.revealed:
            self.count_card(1 - seat, self.revealed[1 - seat], DAMAGE_COLUMN, number)
            self.count_card(seat, self.revealed[seat], SUFFERED_COLUMN, number)
        elif kind == "initiative":
            self.count_card(seat, self.revealed[seat], INITIATIVE_COLUMN)

    def final_score(self, state: State, seat: int) -> int:
        """Return the number of rounds won."""
        assert isinstance(state, DragonState)
        return state.rounds_won[seat]

    def role(self, state: State, seat: int) -> str:
        """Return the seat's character or characters."""
        assert isinstance(state, DragonState)
        basics: i64 = state.game.basics
        characters = state.game.pack.characters
        return " and ".join([characters[kind - basics].id for kind in state.kinds[seat] if kind >= basics])


def make_collector(game: Game) -> StatsCollector:
    assert isinstance(game, DragonNotation)
    return DragonCollector(game)

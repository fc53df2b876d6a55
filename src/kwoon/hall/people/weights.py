"""Weights of rated games: less for repeated pairs, for the same household and for new guests. Without them, one person
could raise a rating at will by beating their own guest accounts."""

from __future__ import annotations

from typing import Final, NamedTuple

DAY: Final = 24 * 3600.0
PAIR_WINDOW: Final = 7 * DAY
"""Seconds for which games of the same pair are remembered."""
WINDOW: Final = 30 * DAY
"""Seconds for which games within a household and against new guests are remembered."""
FULL_PAIR_GAMES: Final = 5
"""Number of games of a pair that count in full. Each further game counts half as much as the previous one."""
NEW_GAMES: Final = 10
"""A guest who has not registered is new below this number of rated games of the same game and kind."""


class OpponentHistory(NamedTuple):
    """A person's recent games that resemble one against the current opponent."""

    pair: int = 0
    """Games against the same opponent."""
    household: int | None = None
    """Games against opponents of the same household; None if this opponent is of a different household."""
    guests: int | None = None
    """Games against new guests; None if this opponent is not one."""


def opponent_weight(meetings: OpponentHistory) -> float:
    """Return how much a game against this opponent counts, from just above 0 to 1.

    All games of a pair in a week count for at most seven games, all games within a household in a month for at most
    one.
    """
    weight: float = 0.5 ** max(0, meetings.pair - FULL_PAIR_GAMES + 1)
    if meetings.household is not None:
        weight = min(weight, 0.5 ** (meetings.household + 1))
    if meetings.guests is not None:
        weight = min(weight, 1 / (meetings.guests + 1))
    return weight

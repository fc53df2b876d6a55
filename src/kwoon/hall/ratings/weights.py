"""Weights for rated games: games between the same two people, within a household, or against new guests count less.
Otherwise, one person could raise a rating at will by beating their own guest accounts."""

from __future__ import annotations

from typing import Final, NamedTuple

DAY: Final = 24 * 3600.0
PAIR_WINDOW: Final = 7 * DAY
"""Seconds for which games between the same two people are remembered."""
WINDOW: Final = 30 * DAY
"""Seconds for which games within a household and against new guests are remembered."""
FULL_PAIR_GAMES: Final = 5
"""Number of games between the same two people that count in full. Each further game counts half as much as the previous
one."""
NEW_GAMES: Final = 10
"""An unregistered guest with fewer rated games than this, in the same game and kind, counts as new."""


class OpponentGameCounts(NamedTuple):
    """Counts of a person's recent games that are comparable to one against the current opponent."""

    pair: int = 0
    """Games against the same opponent."""
    household: int | None = None
    """Games against opponents from the person's household; None if this opponent is from another household."""
    guests: int | None = None
    """Games against new guests; None if this opponent is not a new guest."""


def rating_weight(meetings: OpponentGameCounts) -> float:
    """Return how much a game against this opponent counts, from just above 0 to 1.

    All games between the same two people in a week count as less than six full games. All games within a household in a
    month count as less than one.
    """
    weight: float = 0.5 ** max(0, meetings.pair - FULL_PAIR_GAMES + 1)
    if meetings.household is not None:
        weight = min(weight, 0.5 ** (meetings.household + 1))
    if meetings.guests is not None:
        weight = min(weight, 1 / (meetings.guests + 1))
    return weight

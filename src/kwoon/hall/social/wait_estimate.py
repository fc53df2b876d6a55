"""How long it takes to find an opponent, by what was seen lately, those counted who gave up.

The median by Kaplan and Meier: whoever gave up after a minute says that it takes longer than a minute, not how long.
"""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.hall.social.models import Wait

RECENT_SECONDS = 2 * 3600.0
"""What is longer ago says nothing about now."""
MAX_WAITS = 100
"""And of what was seen since, the last ones are enough."""
MIN_FOUND = 3
"""Fewer than so many who found somebody are no ground for a guess."""


def count_found(waits: Sequence[Wait]) -> int:
    """How many found somebody."""
    return len([wait for wait in waits if wait.found_opponent])


def remaining_wait(waits: Sequence[Wait], waited: float = 0.0) -> float | None:
    """How many seconds more it takes half of those who have waited so long already; None if that is not known: too few
    found anybody, or more than half gave up."""
    if count_found(waits) < MIN_FOUND:
        return None
    # Who found somebody in the very second in which another gave up was found first.
    longer_waits = sorted(
        (wait for wait in waits if wait.seconds > waited), key=lambda wait: (wait.seconds, not wait.found_opponent)
    )
    survival = 1.0
    for index, wait in enumerate(longer_waits):
        if wait.found_opponent:
            survival *= 1 - 1 / (len(longer_waits) - index)
            if survival <= 0.5:
                return wait.seconds - waited
    return None

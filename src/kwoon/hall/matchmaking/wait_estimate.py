"""Estimates the time to find an opponent from recent waits, including those that were given up.

The estimate is the Kaplan-Meier median: a wait given up after a minute is a censored observation, which only says that
the full wait would have been longer than a minute.
"""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.hall.matchmaking.models import QueueWait

RECENT_SECONDS = 2 * 3600.0
"""Waits older than this many seconds are ignored."""
MAX_WAITS = 100
"""At most this many recent waits are used."""
MIN_FOUND = 3
"""Fewer successful waits than this give no estimate."""


def count_successful_waits(waits: Sequence[QueueWait]) -> int:
    """Return the number of waits that ended with an opponent."""
    return len([wait for wait in waits if wait.found_opponent])


def estimate_remaining_wait(waits: Sequence[QueueWait], waited: float = 0.0) -> float | None:
    """Return the median number of seconds that a seeker who has waited `waited` seconds still has to wait; None if too
    few seekers found an opponent."""
    if count_successful_waits(waits) < MIN_FOUND:
        return None
    # At equal times, count a found opponent before a wait that was given up.
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

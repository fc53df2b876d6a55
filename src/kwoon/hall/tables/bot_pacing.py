"""Delays bots' moves, so that people can follow the game, timing reveals nothing, and full tables stay playable.

The delay depends only on public facts: the numbers of bots and people, and the number of positions since a person
moved. A move that is not ready in time is sent at a multiple of a fixed pause, which is long enough for almost every
search.
"""

from __future__ import annotations

import math

SPEEDUP = 0.8
"""Each consecutive delay is this fraction of the previous one."""
MIN_FRACTION = 1 / 12
"""Shortest delay, as a fraction of the usual delay."""
LATE_FRACTION = 1 / 3
"""When bots hurry, late moves are sent at multiples of this fraction of the usual delay."""
MAX_HURRIED_POSITIONS = 60
"""Bots hurry for at most this many positions. A person who is still waiting after that is out of the game, and follows
it at the usual pace."""


def ready_move_delay(usual_delay: float, num_bots: int, num_people: int, positions_since_human: int) -> float:
    """Return the delay in seconds for a move that is ready in time."""
    if not bots_should_hurry(num_bots, num_people, positions_since_human):
        return usual_delay
    return usual_delay * max(MIN_FRACTION, min(1.0, 2.0 / num_bots) * SPEEDUP**positions_since_human)


def bots_should_hurry(num_bots: int, num_people: int, positions_since_human: int) -> bool:
    """Return whether bots should hurry because a person is waiting for several of them."""
    return num_bots > 1 and num_people > 0 and positions_since_human < MAX_HURRIED_POSITIONS


def bot_delay(
    usual_delay: float, num_bots: int, num_people: int, positions_since_human: int, think_seconds: float
) -> float:
    """Return the seconds from the prompt to the move, for a move that took `think_seconds` to find."""
    first = ready_move_delay(usual_delay, num_bots, num_people, positions_since_human)
    if usual_delay <= 0.0 or think_seconds <= first:
        return first
    step = (
        usual_delay * LATE_FRACTION if bots_should_hurry(num_bots, num_people, positions_since_human) else usual_delay
    )
    return step * math.ceil(think_seconds / step)

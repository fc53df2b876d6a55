"""How long a bot's answer is waited for, so that it can be followed, tells nothing, and a full table is bearable.

What it rests on is public: how many bots sit there, and how many positions have gone by since a person answered. An
answer that is not ready by then comes at a multiple of a pause that is long enough for almost every thought.
"""

from __future__ import annotations

import math

SPEEDUP = 0.8
"""Each pause in a row is so much of the one before,"""
MIN_FRACTION = 1 / 12
"""and none is shorter than this part of the usual one."""
LATE_FRACTION = 1 / 3
"""Where bots hurry, an answer that is late comes at a multiple of this part of the usual pause."""
MAX_HURRIED_POSITIONS = 60
"""So many positions are hurried through. Who still waits then is out of the game, and follows it at the usual pace."""


def ready_delay(usual_delay: float, num_bots: int, num_people: int, positions_since_human: int) -> float:
    """Seconds until a bot answers that is ready, when so many positions went by since a person answered."""
    if not is_hurried(num_bots, num_people, positions_since_human):
        return usual_delay
    return usual_delay * max(MIN_FRACTION, min(1.0, 2.0 / num_bots) * SPEEDUP**positions_since_human)


def is_hurried(num_bots: int, num_people: int, positions_since_human: int) -> bool:
    """Whether somebody waits for several bots."""
    return num_bots > 1 and num_people > 0 and positions_since_human < MAX_HURRIED_POSITIONS


def bot_delay(
    usual_delay: float, num_bots: int, num_people: int, positions_since_human: int, think_seconds: float
) -> float:
    """Seconds after it was asked at which an answer is given that took so long to find."""
    first = ready_delay(usual_delay, num_bots, num_people, positions_since_human)
    if usual_delay <= 0.0 or think_seconds <= first:
        return first
    step = usual_delay * LATE_FRACTION if is_hurried(num_bots, num_people, positions_since_human) else usual_delay
    return step * math.ceil(think_seconds / step)

"""How long a bot's answer is waited for, so that it can be followed, tells nothing, and a full table is bearable.

What it rests on is public: how many bots sit there, and how many positions have gone by since a person answered. An
answer that is not ready by then comes at a multiple of the usual pause, however long it took.
"""

from __future__ import annotations

import math

FASTER = 0.8
"""Each pause in a row is so much of the one before,"""
SHORTEST = 1 / 6
"""and none is shorter than this part of the usual one."""
ROUND = 30
"""So many positions are hurried through. Who still waits then is out of the game, and follows it at the usual pace."""


def pause(usual: float, bots: int, people: int, row: int) -> float:
    """Seconds until a bot answers, as the `row`th in a row since a person did."""
    if bots < 2 or people == 0 or row >= ROUND:
        return usual
    return usual * max(SHORTEST, min(1.0, 2.0 / bots) * FASTER**row)


def moment(usual: float, first: float, thought: float) -> float:
    """Seconds after it was asked at which an answer is given that took so long to find."""
    if usual <= 0.0 or thought <= first:
        return first
    return usual * math.ceil(thought / usual)

"""How long a bot's answer is waited for, so that it can be followed, tells nothing, and a full table is bearable.

What it rests on is public: how many bots sit there, and how many positions have gone by since a person answered. An
answer that is not ready by then comes at a multiple of a pause that is long enough for almost every thought.
"""

from __future__ import annotations

import math

FASTER = 0.8
"""Each pause in a row is so much of the one before,"""
SHORTEST = 1 / 12
"""and none is shorter than this part of the usual one."""
COARSE = 1 / 3
"""Where bots hurry, an answer that is late comes at a multiple of this part of the usual pause."""
ROUND = 60
"""So many positions are hurried through. Who still waits then is out of the game, and follows it at the usual pace."""


def due(usual: float, bots: int, people: int, row: int) -> float:
    """Seconds until a bot answers that is ready, when so many positions went by since a person answered."""
    if not hurried(bots, people, row):
        return usual
    return usual * max(SHORTEST, min(1.0, 2.0 / bots) * FASTER**row)


def hurried(bots: int, people: int, row: int) -> bool:
    """Whether somebody waits for several bots."""
    return bots > 1 and people > 0 and row < ROUND


def answered_after(usual: float, bots: int, people: int, row: int, thought: float) -> float:
    """Seconds after it was asked at which an answer is given that took so long to find."""
    first = due(usual, bots, people, row)
    if usual <= 0.0 or thought <= first:
        return first
    step = usual * COARSE if hurried(bots, people, row) else usual
    return step * math.ceil(thought / step)

"""Bots without a clock: in a study they think for as long as their budget says, however slow or busy the machine is.

At a table a search also stops after a while, so that nobody waits. What a study finds must not depend on that.
"""

from __future__ import annotations

from kwoon.bots.novice import Novice, Student
from kwoon.bots.search_common import Budget
from kwoon.core.game import Player


def remove_time_limit(player: Player) -> Player:
    """The same bot with all the time that it takes."""
    if isinstance(player, Student | Novice):
        remove_time_limit(player.mentor)
    if isinstance(player, Student):
        remove_time_limit(player.fallback)
    budget = getattr(player, "budget", None)
    if isinstance(budget, Budget) and budget.max_games > 0:
        budget.max_milliseconds = 0
    return player

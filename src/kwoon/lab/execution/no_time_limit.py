"""Removes time limits from bots: in a study they use their whole budget, however slow or busy the machine is.

At a table, a search also stops after a while so that nobody has to wait. The results of a study must not depend on
that.
"""

from __future__ import annotations

from kwoon.bots.search_common import Budget
from kwoon.bots.weakened_bots import MixedBot, NoviceBot
from kwoon.core.game import Player


def remove_time_limit(player: Player) -> Player:
    """Remove a bot's time limit, unless time is its only limit, and return the bot."""
    if isinstance(player, MixedBot | NoviceBot):
        remove_time_limit(player.mentor)
    if isinstance(player, MixedBot):
        remove_time_limit(player.fallback)
    budget = getattr(player, "budget", None)
    if isinstance(budget, Budget) and budget.max_games > 0:
        budget.max_milliseconds = 0
    return player

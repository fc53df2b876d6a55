"""Dragon Punch: the master without tables of solved rounds, and views with open hands."""

from __future__ import annotations

from dataclasses import replace

from kwoon.bots.dragon_punch.search import REGRET_ITERATIONS, DragonSearchBot, solve_bayesian
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, State
from kwoon.games.dragon_punch.view.view import DragonView

__all__ = ["REGRET_ITERATIONS", "previous_master", "reveal", "solve_bayesian"]


def previous_master(game: Game, dice: Dice) -> Player:
    """Return the current master without its tables of solved rounds, if there are any."""
    master = bot_family_of(game).master_bot(game, dice)
    assert isinstance(master, DragonSearchBot)
    master.uses_tablebase = False
    return master


def reveal(state: State, view: DragonView) -> DragonView:
    """Return the view with a history in which the opponent has shown which cards are red."""
    other = 1 - view.seat
    kinds: list[int] = getattr(state, "kinds")[other]  # noqa: B009
    red: int = getattr(state, "red")[other]  # noqa: B009
    flipped: int = getattr(state, "flipped")[other]  # noqa: B009
    game = getattr(state, "game")  # noqa: B009
    reds = [2 * kind + 1 for slot, kind in enumerate(kinds) if red >> slot & 1]
    story = [int(game.hidden) + len(reds), *reds, int(game.unflipped)] if reds else []
    for slot, kind in enumerate(kinds):
        if flipped >> slot & 1:
            story.append(2 * kind + (red >> slot & 1))
    told = tuple(story)
    return replace(view, history=(view.history[0], told) if other else (told, view.history[1]))

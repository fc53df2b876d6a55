"""FIGHT: the master without the trained network, and views with open hands."""

from __future__ import annotations

from dataclasses import replace

from kwoon.bots.bot_family import MAX_MILLISECONDS
from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, State
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.view.view import FightView


def previous_master(game: Game, dice: Dice) -> Player:
    assert isinstance(game, Fight)
    return IsmctsBot(game, FightEvaluator(game), Budget(500, MAX_MILLISECONDS), dice)


def reveal(state: State, view: FightView) -> FightView:
    """Return the view with the opponent's whole hand shown."""
    hands: list[list[int]] = getattr(state, "hands")  # noqa: B009
    other = 1 - view.seat
    return replace(view, shown=(view.shown[0], tuple(hands[1])) if other else (tuple(hands[0]), view.shown[1]))

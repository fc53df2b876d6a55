"""FIGHT as a network plays it. Its weights lie beside this file, with the command that made them."""

from __future__ import annotations

from typing import Final

from kwoon import shelf
from kwoon.bots.fight.greedy import GreedyFight
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.learn.net import Net, NetError, read_net
from kwoon.learn.player import LearnedBot

KEPT: Final[list[Net]] = []


def learned_fight(game: Game, dice: Dice) -> Player:
    """The network; with cards that it was not taught, whoever weighs them anew each time."""
    return network(game, dice) or GreedyFight(game, dice)


def network(game: Game, dice: Dice) -> LearnedBot | None:
    """The network, if it was taught these cards."""
    try:
        return LearnedBot(game, dice, weights())
    except NetError:
        return None


def weights() -> Net:
    """Read once."""
    if not KEPT:
        KEPT.append(read_net(shelf.weights("fight")))
    return KEPT[0]

"""The network bot for FIGHT. Its weights are stored in the game's package."""

from __future__ import annotations

from typing import Final

from kwoon import registry
from kwoon.bots.fight.greedy import GreedyFightBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.learn.network import PolicyNetwork, WeightsError, parse_network
from kwoon.learn.player import LearnedBot

NETWORK_CACHE: Final[list[PolicyNetwork]] = []


def make_network_bot(game: Game, dice: Dice) -> Player:
    """Make the network bot, or the greedy bot if the network was not trained on these cards."""
    return load_network_bot(game, dice) or GreedyFightBot(game, dice)


def load_network_bot(game: Game, dice: Dice) -> LearnedBot | None:
    """Return the network bot, or None if it was not trained on these cards."""
    try:
        return LearnedBot(game, dice, load_policy_network())
    except WeightsError:
        return None


def load_policy_network() -> PolicyNetwork:
    """Return the network, loading it on first use."""
    if not NETWORK_CACHE:
        NETWORK_CACHE.append(parse_network(registry.network_weights("fight")))
    return NETWORK_CACHE[0]

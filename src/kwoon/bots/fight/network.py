"""The network bot for FIGHT, and the master, which combines the network with search. The weights are stored in the
game's package."""

from __future__ import annotations

from typing import Final

from kwoon import registry
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.fight.greedy import GreedyFightBot
from kwoon.bots.ismcts import IsmctsBot, IsmctsSearch
from kwoon.bots.mixed_strategy.strategies import sample_index
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.learn.network import PolicyNetwork, WeightsError, parse_network
from kwoon.learn.player import LearnedBot

NETWORK_WEIGHT: Final = 0.7
"""Weight of the network in the strategy for a sealed card."""
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


class NetworkBlendBot(IsmctsBot):
    """The master: samples sealed cards from a blend of search and network, and takes the cards that the network
    chooses, because the network is better at that.

    Search exploits the habits of players who look only at this turn, but can itself be exploited by players who have no
    such habits. The network was trained by self-play and assumes no habits.
    """

    def __init__(self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice, network_bot: LearnedBot) -> None:
        super().__init__(game, evaluator, budget, dice)
        self.network_bot = network_bot

    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        if prompt.kind != "play":
            return [self.network_bot.choose(view, prompt)]
        return [prompt.moves[sample_index(self.blended_probabilities(view, prompt), self.dice)]]

    def blended_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        """Return the blended probability of each of the prompt's moves."""
        search = IsmctsSearch(self.game, self.evaluator, self.opponent, self.dice)
        search.run_search(view, self.budget)
        found = search.answer_probabilities()
        odds = [NETWORK_WEIGHT * each for each in self.network_bot.move_probabilities(view, prompt)]
        for at, move in enumerate(search.root.moves):
            odds[prompt.moves.index(move)] += (1.0 - NETWORK_WEIGHT) * found[at]
        return odds

"""The master for FIGHT: search combined with a trained network.

Search exploits the habits of players who look only at this turn, but can itself be exploited by players who have no
such habits. The network was trained by self-play and assumes no habits. A sealed card is sampled from a blend of the
two strategies. The network alone decides which card to take from the row, because it is better at that.
"""

from __future__ import annotations

from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.ismcts import IsmctsBot, IsmctsSearch
from kwoon.bots.mixed_strategy.strategies import sample_index
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Prompt, View
from kwoon.learn.player import LearnedBot

NETWORK_WEIGHT: Final = 0.7
"""Weight of the network in the strategy for a sealed card."""


class NetworkBlendBot(IsmctsBot):
    """Samples sealed cards from a blend of search and network, and takes the cards that the network chooses."""

    def __init__(self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice, network_bot: LearnedBot) -> None:
        super().__init__(game, evaluator, budget, dice)
        self.network_bot = network_bot

    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        if prompt.kind != "play":
            return [self.network_bot.choose(view, prompt)]
        return [prompt.moves[sample_index(self.blended_probabilities(view, prompt), self.dice)]]

    def blended_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        """Return the blended probability of each of the prompt's moves."""
        search = IsmctsSearch(self.game, self.evaluator, self.config, self.dice)
        search.run_search(view, self.budget)
        found = search.answer_probabilities()
        odds = [NETWORK_WEIGHT * each for each in self.network_bot.move_probabilities(view, prompt)]
        for at, move in enumerate(search.root.moves):
            odds[prompt.moves.index(move)] += (1.0 - NETWORK_WEIGHT) * found[at]
        return odds

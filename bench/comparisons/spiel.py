"""Random play of OpenSpiel's card games entirely in C++, with one call from Python for each game or for a thousand
games."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

GAMES = ("goofspiel", "hearts", "spades")
COUNTED = 400
"""Number of games played to find the average number of decisions."""


class Spiel:
    """An OpenSpiel game with its default parameters."""

    def __init__(self, name: str) -> None:
        self.game: Any = pyspiel.load_game(name)
        self.searched = self.game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        """Whether OpenSpiel's tree search supports it."""
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in seats]
        lengths = [self._walk(random.Random(number))[0] for number in range(COUNTED)]
        self.length = sum(lengths) / COUNTED
        """Average decisions per game, without chance nodes."""
        self.left, self.dealt = self._walk(random.Random(1))
        """The number of decisions after the deal, and the dealt position."""

    def whole(self, first: int, count: int) -> float:
        """Play whole games including the deal with OpenSpiel's random bots, and return their decisions."""
        for number in range(first, first + count):
            pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, number)
        return count * self.length

    def rollouts(self, first: int, count: int) -> float:
        """Play games from one deal with the evaluator of OpenSpiel's tree search, and return their decisions."""
        evaluator = pyspiel.RandomRolloutEvaluator(count, first)
        pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, first, False).mcts_search(self.dealt)
        return count * self.left

    def _walk(self, chance: random.Random) -> tuple[int, Any]:
        """Return the number of decisions of a random game and the position before the first one."""
        state = self.game.new_initial_state()
        decisions, dealt = 0, None
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
                continue
            dealt = dealt or state.clone()
            if state.is_simultaneous_node():
                seats = range(self.game.num_players())
                state.apply_actions([chance.choice(state.legal_actions(seat)) for seat in seats])
                decisions += len(seats)
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions, dealt

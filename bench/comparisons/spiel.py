"""Random play of OpenSpiel's card games entirely in C++, with one call from Python for each game or for many games."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

GAMES = ("goofspiel", "hearts", "spades")
NUM_SAMPLE_GAMES = 400
"""Number of games played to find the average number of decisions."""


class Spiel:
    """An OpenSpiel game with its default parameters."""

    def __init__(self, name: str) -> None:
        self.game: Any = pyspiel.load_game(name)
        self.is_searchable = self.game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        """Whether OpenSpiel's tree search supports the game."""
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in seats]
        lengths = [self._play_randomly(random.Random(number))[0] for number in range(NUM_SAMPLE_GAMES)]
        self.length = sum(lengths) / NUM_SAMPLE_GAMES
        """Average number of decisions per game, without chance nodes."""
        self.decisions_after_deal, self.dealt = self._play_randomly(random.Random(1))
        """The number of decisions after the deal, and the dealt position."""

    def play_whole_games(self, first: int, count: int) -> float:
        """Play whole games including the deal with OpenSpiel's random bots; return the number of their decisions."""
        for number in range(first, first + count):
            pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, number)
        return count * self.length

    def play_rollouts(self, first: int, count: int) -> float:
        """Play games from one deal with the evaluator of OpenSpiel's tree search; return the number of decisions."""
        evaluator = pyspiel.RandomRolloutEvaluator(count, first)
        pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, first, False).mcts_search(self.dealt)
        return count * self.decisions_after_deal

    def _play_randomly(self, rng: random.Random) -> tuple[int, Any]:
        """Return the number of decisions in a random game, and the position before the first decision."""
        state = self.game.new_initial_state()
        decisions, dealt = 0, None
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            dealt = dealt or state.clone()
            if state.is_simultaneous_node():
                seats = range(self.game.num_players())
                state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
                decisions += len(seats)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions, dealt

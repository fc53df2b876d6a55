"""OpenSpiel's card games at random, wholly in C++: one call from Python for each game, or for a thousand of them."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

GAMES = ("goofspiel", "hearts", "spades")
COUNTED = 400
"""So many games are played to find out how many decisions a game has."""


class Spiel:
    """One of the games, with its usual parameters."""

    def __init__(self, name: str) -> None:
        self.game: Any = pyspiel.load_game(name)
        self.searched = self.game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        """Whether OpenSpiel's tree search takes it."""
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in seats]
        lengths = [self._walk(random.Random(number))[0] for number in range(COUNTED)]
        self.length = sum(lengths) / COUNTED
        """Decisions in a game: what luck does is none."""
        self.left, self.dealt = self._walk(random.Random(1))
        """A game that is dealt, and the decisions that follow."""

    def whole(self, first: int, count: int) -> float:
        """Whole games, cards dealt and all, by OpenSpiel's random bots; their decisions."""
        for number in range(first, first + count):
            pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, number)
        return count * self.length

    def rollouts(self, first: int, count: int) -> float:
        """Games from one deal on, by the evaluator of OpenSpiel's tree search; their decisions."""
        evaluator = pyspiel.RandomRolloutEvaluator(count, first)
        pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, first, False).mcts_search(self.dealt)
        return count * self.left

    def _walk(self, chance: random.Random) -> tuple[int, Any]:
        """The decisions of a game at random, and the position before the first of them."""
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

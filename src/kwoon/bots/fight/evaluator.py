"""Evaluator for FIGHT."""

from __future__ import annotations

from typing import Final

from kwoon.bots.evaluator import LinearEvaluator, match_win_chance
from kwoon.bots.fight.greedy import mixed_strategy
from kwoon.core.game import Prompt, State
from kwoon.games.fight.rules.game import OPENING, PLAYING, FightState
from kwoon.games.fight.rules.notation import FightNotation

FITTED_WEIGHTS: Final = [-1.2749, 2.3603, -0.4077, 0.3711, 0.1061, -0.0819, -0.0321, 0.0331, 0.0898]
"""Feature weights, fitted by bench/fit_win_probability.py."""


class FightEvaluator(LinearEvaluator):
    """Stops an imagined game after a few turns, or when a round is over, since the next round is dealt fresh."""

    def __init__(self, game: FightNotation, max_positions: int = 4) -> None:
        super().__init__(FITTED_WEIGHTS)
        self.game = game
        moves = [move.id for move in game.pack.moves]
        self.suits = [moves.index(card.move.id) for card in game.pack.kinds]
        self.max_positions = max_positions
        """Number of positions to look ahead; a turn has two or three positions."""

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        assert isinstance(state, FightState)
        if state.phase == PLAYING:
            return positions_ahead >= self.max_positions
        return state.phase == OPENING and state.picks == 2 * state.game.pack.opening_picks

    def greedy_strategy(self, state: State, prompt: Prompt) -> list[float]:
        assert isinstance(state, FightState)
        if prompt.kind != "play":
            return []
        return mixed_strategy(self.game, state.view(int(prompt.seat)), prompt.moves)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FightState)
        game = state.game
        score = state.scores[seat] / game.points_to_win
        attacks = 0.0
        early = 0.0
        points = 0.0
        suits = 0
        for card in state.hands[seat]:
            points += game.points[card]
            suits |= 1 << self.suits[card]
            if game.attacks[card]:
                attacks += 1.0
                early += 1.0 / game.values[card]
        kinds = 0.0
        while suits:
            kinds += suits & 1
            suits >>= 1
        ahead = state.tie_breaker == seat
        top = state.piles[seat][-1] if ahead else 0
        return [
            score,
            score * score,
            1.0 if ahead else 0.0,
            float(game.values[top]) if ahead else 0.0,
            attacks,
            early,
            points,
            kinds,
            float(len(state.shown[seat])),
        ]

    def win_chances(self, state: State) -> list[float]:
        """Return each seat's chance to win the match, assuming that all later rounds are even."""
        assert isinstance(state, FightState)
        goal = int(state.game.rounds_to_win)
        mine = goal - state.rounds_won[0]
        yours = goal - state.rounds_won[1]
        if state.phase == OPENING:
            first = match_win_chance(mine, yours)
        else:
            won = self.softmax_scores(state)[0]
            first = won * match_win_chance(mine - 1, yours) + (1.0 - won) * match_win_chance(mine, yours - 1)
        return [first, 1.0 - first]

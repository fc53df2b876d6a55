"""Evaluator for Dragon Punch: an imagined match stops after a few turns, or when a round is over."""

from __future__ import annotations

from kwoon.bots.dragon_punch.hand_value import FITTED_WEIGHTS, HandEvaluator
from kwoon.bots.evaluator import LinearEvaluator, match_win_chance
from kwoon.core.game import State
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.rules.state import PLAYING


class DragonEvaluator(LinearEvaluator):
    """Estimates a round from health, Initiative, and cards. Rounds are independent of each other."""

    def __init__(self, game: DragonNotation, max_positions: int = 2) -> None:
        super().__init__(FITTED_WEIGHTS)
        self.game = game
        self.max_positions = max_positions
        """Number of positions to look ahead; a turn has one or two positions."""
        self.hands: dict[tuple[tuple[int, ...], tuple[int, ...]], HandEvaluator] = {}
        """Hand values, keyed by the seat's cards and the opponent's cards."""

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        assert isinstance(state, DragonState)
        if state.phase != PLAYING or state.round == 0:
            return False
        return positions_ahead >= self.max_positions or (state.turn == 1 and state.round > 1)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DragonState)
        key = (tuple(state.kinds[seat]), tuple(state.kinds[1 - seat]))
        hand = self.hands.get(key)
        if hand is None:
            hand = HandEvaluator(self.game, state.kinds[seat], state.kinds[1 - seat])
            self.hands[key] = hand
        return hand.features(state.red[seat], state.flipped[seat], state.initiative == seat)

    def win_chances(self, state: State) -> list[float]:
        """Return each seat's chance to win the match, assuming that all later rounds are even."""
        assert isinstance(state, DragonState)
        goal = int(state.game.rounds_to_win)
        mine = goal - state.rounds_won[0]
        yours = goal - state.rounds_won[1]
        if state.turn == 1:
            first = match_win_chance(mine, yours)
        else:
            won = self.softmax_scores(state)[0]
            first = won * match_win_chance(mine - 1, yours) + (1.0 - won) * match_win_chance(mine, yours - 1)
        return [first, 1.0 - first]

"""Evaluator for KungFu Fighting (2014): win chances at the start of a turn, and the answers worth searching."""

from __future__ import annotations

from typing import Final

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.bots.kung_fu_2014.candidates import GreedyCandidateGenerator, without_duplicates
from kwoon.bots.kung_fu_2014.decision_inputs import inputs_from_view
from kwoon.bots.kung_fu_2014.fast_policy import FastKungFu2014Policy
from kwoon.core.dice import Dice
from kwoon.core.game import Prompt, State, View
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State
from kwoon.games.kung_fu_2014.rules.pending_steps import DiscardStep
from kwoon.games.kung_fu_2014.view.view import KungFu2014View

TWO_PLAYER_WEIGHTS: Final = [0.2793, -0.0663, 0.2583, 0.1234, -0.0471, 0.4848]
MULTIPLAYER_WEIGHTS: Final = [0.2777, -0.126, -0.1175, 0.196, -0.031, 0.4341]
"""Feature weights (one list for two players, one for more), fitted by bench/fit_win_probability.py."""


class KungFu2014Evaluator(LinearEvaluator):
    """Plays imagined games greedily and stops them at the start of a turn."""

    def __init__(self, game: KungFu2014, turns_ahead: int = 2, max_candidates: int = 10) -> None:
        super().__init__(TWO_PLAYER_WEIGHTS if game.seats == 2 else MULTIPLAYER_WEIGHTS)
        self.whole_answers_only = True
        self.turns_ahead = turns_ahead
        """Number of turns to look ahead."""
        self.max_candidates = max_candidates
        """Maximum number of answers to consider before the same attacks on other targets are added."""
        self.candidate_source = GreedyCandidateGenerator(game)
        self.fast_policy = FastKungFu2014Policy(game)
        self.first_target = game.kinds.first_target
        self.pass_move = game.kinds.pass_move
        self.stop_turn = 0

    def prepare_search(self, view: View) -> None:
        assert isinstance(view, KungFu2014View)
        self.stop_turn = view.turn + self.turns_ahead

    def candidate_answers(self, view: View, prompt: Prompt) -> list[list[int]]:
        assert isinstance(view, KungFu2014View)
        plans = self.candidate_source.candidate_answers(inputs_from_view(view), prompt)[: self.max_candidates]
        if view.phase == "attack" and view.against < 0 and len(view.out) > 2:
            plans = plans + self._attacks_on_other_targets(view, plans[:3])
        return without_duplicates(plans)

    def _attacks_on_other_targets(self, view: KungFu2014View, plans: list[list[int]]) -> list[list[int]]:
        """Return a version of each single-target attack in `plans` for every opponent still in the game."""
        found: list[list[int]] = []
        for plan in plans:
            cards = [move for move in plan if move < self.first_target]
            if not cards or len(plan) - len(cards) != 1:
                continue
            for seat in range(len(view.out)):
                if seat != view.seat and view.out[seat] == 0:
                    found.append([*cards, int(self.first_target) + seat])
        return found

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        assert isinstance(state, KungFu2014State)
        return state.turn >= self.stop_turn and isinstance(state.steps[-1], DiscardStep)

    def can_win(self, state: State, seat: int) -> bool:
        assert isinstance(state, KungFu2014State)
        return state.eliminated[seat] == 0

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, KungFu2014State)
        chi = float(state.chi[seat])
        keep = self.candidate_source.keep_values
        worth = 0.0
        for card in state.hands[seat]:
            worth += keep[card]
        return [
            chi,
            chi * chi / 20.0,
            1.0 if chi <= 3.0 else 0.0,
            float(len(state.hands[seat])),
            worth,
            1.0 if state.active == seat else 0.0,
        ]

    def choose_playout_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        return self.fast_policy.choose_move(state, prompt, dice)

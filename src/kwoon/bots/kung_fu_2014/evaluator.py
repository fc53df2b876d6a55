"""Evaluator for KungFu Fighting (2014): win chances at the start of a turn, and the answers worth searching."""

from __future__ import annotations

from typing import Final

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.bots.kung_fu_2014.card_values import AttackEstimate, BlockCostTable
from kwoon.bots.kung_fu_2014.decision_inputs import DecisionInputs, inputs_from_view
from kwoon.bots.kung_fu_2014.fast_policy import FastKungFu2014Policy
from kwoon.bots.kung_fu_2014.greedy import AttackParts, GreedyKungFu2014Bot, PlannedAnswer
from kwoon.core.dice import Dice
from kwoon.core.game import Prompt, State, View
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State
from kwoon.games.kung_fu_2014.rules.notation import GIVE_UP
from kwoon.games.kung_fu_2014.rules.pending_steps import DiscardStep
from kwoon.games.kung_fu_2014.view.view import KungFu2014View

TWO_PLAYER_WEIGHTS: Final = [0.2793, -0.0663, 0.2583, 0.1234, -0.0471, 0.4848]
MULTIPLAYER_WEIGHTS: Final = [0.2777, -0.126, -0.1175, 0.196, -0.031, 0.4341]
"""Feature weights (one list for two players, one for more), fitted by bench/fit_win_probability.py."""
MAX_CANDIDATES: Final = 10
"""Maximum number of answers to consider before the same attacks on other targets are added."""


class GreedyCandidateGenerator(GreedyKungFu2014Bot):
    """A greedy bot that records the attacks and blocks it considers, not only the best one."""

    def __init__(self, game: KungFu2014) -> None:
        super().__init__(game)
        self.scored_answers: list[tuple[float, list[int]]] = []

    def candidate_answers(self, view: DecisionInputs, prompt: Prompt) -> list[list[int]]:
        """Return whole answers to consider, starting with the greedy bot's own."""
        self.scored_answers = []
        if prompt.kind in ("discard", "exchange"):
            ranked = [card for _, card in self._marginal_values(view.hand)]
            best = self.plan_answer(view, prompt)
            plans = [self._discard_moves(view, ranked[:kept]) for kept in range(len(ranked), -1, -1)]
            return without_duplicates([best, *plans])
        if prompt.kind == "return":
            return self._card_return_answers(view, prompt)
        best = self.plan_answer(view, prompt)
        self.scored_answers.sort(key=descending_gain_key)
        return without_duplicates([best, *[moves for _, moves in self.scored_answers], [int(self.kinds.pass_move)]])

    def _card_return_answers(self, view: DecisionInputs, prompt: Prompt) -> list[list[int]]:
        plans = [self._plan_taking_card_back(view, prompt)]
        for move in prompt.moves:
            if move == self.kinds.pass_move or self.kinds.verb_of_move(move) == GIVE_UP:
                plans.append([move])
            else:
                plans.append(self.moves_to_take_back(view.hand, move))
        return without_duplicates(plans)

    def _try_attack(
        self, estimate: AttackEstimate, best: PlannedAnswer, parts: AttackParts, enhancements: list[int]
    ) -> None:
        candidate = PlannedAnswer([], -1000.0)
        super()._try_attack(estimate, candidate, parts, enhancements)
        self._record_candidate(candidate, best)

    def _try_block(
        self, view: DecisionInputs, best: PlannedAnswer, stance: int, base: int, block_costs: BlockCostTable
    ) -> None:
        candidate = PlannedAnswer([], -1000.0)
        super()._try_block(view, candidate, stance, base, block_costs)
        self._record_candidate(candidate, best)

    def _record_candidate(self, candidate: PlannedAnswer, best: PlannedAnswer) -> None:
        if candidate.moves:
            self.scored_answers.append((candidate.gain, candidate.moves))
            if candidate.gain > best.gain + 0.001:
                best.gain = candidate.gain
                best.moves = candidate.moves


def descending_gain_key(scored: tuple[float, list[int]]) -> float:
    return -scored[0]


def without_duplicates(plans: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    return found


class KungFu2014Evaluator(LinearEvaluator):
    """Plays imagined games greedily and stops them at the start of a turn."""

    def __init__(self, game: KungFu2014, turns_ahead: int = 2) -> None:
        super().__init__(TWO_PLAYER_WEIGHTS if game.seats == 2 else MULTIPLAYER_WEIGHTS)
        self.whole_answers_only = True
        self.turns_ahead = turns_ahead
        """Number of turns to look ahead."""
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
        plans = self.candidate_source.candidate_answers(inputs_from_view(view), prompt)[:MAX_CANDIDATES]
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

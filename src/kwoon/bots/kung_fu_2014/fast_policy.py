"""Fast policy for KungFu Fighting (2014): the greedy bot's answers, planned from the state instead of a view.

The greedy bot uses no randomness, so its answer is a function of what the seat sees, and planning again in the middle
of an answer gives the same result. The last answer is cached with its inputs, so planning again is rarely needed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fu_2014.decision_inputs import DecisionInputs, inputs_from_state
from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014Bot
from kwoon.bots.packed_vectors import equal_vectors
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State


class FastKungFu2014Policy(FastPolicy):
    """Plans like the greedy bot, for any seat."""

    def __init__(self, game: KungFu2014) -> None:
        self.greedy = GreedyKungFu2014Bot(game)
        self.plan_key: vec[i64] = vec[i64]()
        """Inputs of the cached answer."""
        self.plan: list[int] = []

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        assert isinstance(state, KungFu2014State)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        inputs = inputs_from_state(state, prompt.seat)
        if prompt.kind == "return":
            return self.greedy.plan_answer(inputs, prompt)[0]
        draft = list(state.draft(int(prompt.seat)))
        plan = (
            self.greedy.moves_to_take_back(inputs.hand, draft[0])
            if prompt.kind == "pay"
            else self._plan_for(inputs, prompt)
        )
        # If this policy did not start the draft, finish it as quickly as possible.
        return self.greedy.next_move(plan if plan[: len(draft)] == draft else draft, len(draft), prompt)

    def _plan_for(self, inputs: DecisionInputs, prompt: Prompt) -> list[int]:
        numbers = inputs.cache_key()
        if not equal_vectors(numbers, self.plan_key):
            self.plan = self.greedy.plan_answer(inputs, prompt)
            self.plan_key = numbers
        return self.plan

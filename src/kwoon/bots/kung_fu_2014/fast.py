"""Quick play of KungFu Fighting, 2014: the greedy bot's answers, planned from the position instead of a view.

The greedy bot needs no luck, so an answer is a function of what a seat sees: whoever is in the middle of one could plan
it again and come to the same. The last answer is kept with what it rests on, so that this is rarely needed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fu_2014.features import DecisionInputs, inputs_from_state
from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014
from kwoon.bots.mixed_strategy.vectors import equal_vectors
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State


class FastKungFu2014(FastPolicy):
    """Plans like the greedy bot, for any seat."""

    def __init__(self, game: KungFu2014) -> None:
        self.greedy = GreedyKungFu2014(game)
        self.kinds = game.kinds
        self.plan_key: vec[i64] = vec[i64]()
        """What the answer below rests on."""
        self.plan: list[int] = []

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        assert isinstance(state, KungFu2014State)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        inputs = inputs_from_state(state, prompt.seat)
        if prompt.kind == "return":
            return self.greedy.plan_answer(inputs, prompt)[0]
        draft = list(state.draft(int(prompt.seat)))
        plan = self._return_plan(inputs, draft[0]) if prompt.kind == "pay" else self._plan_for(inputs, prompt)
        num_made = len(draft)
        if num_made < len(plan) and plan[:num_made] == draft and plan[num_made] in prompt.moves:
            return plan[num_made]
        # A draft that is not the own is brought to an end as shortly as possible.
        return self.kinds.done if self.kinds.done in prompt.moves else prompt.moves[0]

    def _plan_for(self, inputs: DecisionInputs, prompt: Prompt) -> list[int]:
        """The whole answer, from its first move on."""
        numbers = inputs.key()
        if not equal_vectors(numbers, self.plan_key):
            self.plan = self.greedy.plan_answer(inputs, prompt)
            self.plan_key = numbers
        return self.plan

    def _return_plan(self, inputs: DecisionInputs, move: int) -> list[int]:
        """A card that comes back, and what is paid for it."""
        price = self.greedy.cheapest_price(inputs.hand, self.kinds.card(move))
        return [move, *sorted([int(self.kinds.first_discard) + card for _, card in price])]

"""Quick play of KungFu Fighting, 2014: the greedy bot's answers, planned from the position instead of a view.

The greedy bot needs no luck, so an answer is a function of what a seat sees: whoever is in the middle of one could plan
it again and come to the same. The last answer is kept with what it rests on, so that this is rarely needed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014
from kwoon.bots.kung_fu_2014.sight import Sight, see_from
from kwoon.bots.mixing.packed import same
from kwoon.core.contract import Ask, State
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.kung_fu_2014.play.rules import KungFu2014, KungFu2014State


class QuickKungFu2014(Quick):
    """Plans like the greedy bot, for any seat."""

    def __init__(self, game: KungFu2014) -> None:
        self.greedy = GreedyKungFu2014(game)
        self.kinds = game.kinds
        self.numbers: vec[i64] = vec[i64]()
        """What the answer below rests on."""
        self.plan: list[int] = []

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        assert isinstance(state, KungFu2014State)
        if len(ask.moves) == 1:
            return ask.moves[0]
        sight = see_from(state, ask.seat)
        if ask.word == "return":
            return self.greedy.think(sight, ask)[0]
        draft = list(state.draft(int(ask.seat)))
        plan = self._paid(sight, draft[0]) if ask.word == "pay" else self._plan_for(sight, ask)
        said = len(draft)
        if said < len(plan) and plan[:said] == draft and plan[said] in ask.moves:
            return plan[said]
        # A draft that is not the own is brought to an end as shortly as possible.
        return self.kinds.done if self.kinds.done in ask.moves else ask.moves[0]

    def _plan_for(self, sight: Sight, ask: Ask) -> list[int]:
        """The whole answer, from its first move on."""
        numbers = sight.numbers()
        if not same(numbers, self.numbers):
            self.plan = self.greedy.think(sight, ask)
            self.numbers = numbers
        return self.plan

    def _paid(self, sight: Sight, move: int) -> list[int]:
        """A card that comes back, and what is paid for it."""
        price = self.greedy.price(sight.hand, self.kinds.card(move))
        return [move, *sorted([int(self.kinds.discard) + card for _, card in price])]

"""The novice: knows what a better player would do, and now and then does something else."""

from __future__ import annotations

from kwoon.core.contract import Ask, Player, View
from kwoon.core.dice import Dice


class Novice(Player):
    """Follows another bot, but makes any legal move instead with a fixed chance."""

    def __init__(self, mentor: Player, dice: Dice, slips: int) -> None:
        self.mentor = mentor
        self.dice = dice
        self.slips = slips
        """How many moves of a hundred are any move."""

    def choose(self, view: View, ask: Ask) -> int:
        # The mentor is asked in any case: one that remembers its plan must not miss a question.
        wise = self.mentor.choose(view, ask)
        if self.dice.roll(100) < self.slips:
            return ask.moves[self.dice.roll(len(ask.moves))]
        return wise

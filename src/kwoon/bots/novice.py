"""Those who still learn: the novice forgets what is good now and then, the student looks ahead every other time."""

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

    def odds(self, view: View, ask: Ask) -> list[float] | None:
        wise = self.mentor.odds(view, ask)
        if wise is None:
            return None
        slips = self.slips / 100
        return [slips / len(wise) + (1.0 - slips) * each for each in wise]


class Student(Player):
    """Answers like one bot, but like another, simpler one with a fixed chance; each answer is given by one of them."""

    def __init__(self, mentor: Player, first_sight: Player, dice: Dice, lapses: int) -> None:
        self.mentor = mentor
        self.first_sight = first_sight
        self.dice = dice
        self.lapses = lapses
        """How many answers of a hundred are given at first sight."""
        self.lapsed = False

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.moves) == 1:
            return ask.moves[0]
        if not view.draft:
            self.lapsed = self.dice.roll(100) < self.lapses
        return self.first_sight.choose(view, ask) if self.lapsed else self.mentor.choose(view, ask)

    def odds(self, view: View, ask: Ask) -> list[float] | None:
        if view.draft:
            # Who began it goes on with it, and that is not known from here.
            return None
        wise = self.mentor.odds(view, ask)
        simple = self.first_sight.odds(view, ask)
        if wise is None or simple is None:
            return None
        lapses = self.lapses / 100
        return [lapses * simple[at] + (1.0 - lapses) * wise[at] for at in range(len(wise))]

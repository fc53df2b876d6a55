"""Weakened bots: one sometimes plays at random, and the other sometimes answers like a simpler bot."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.game import Player, Prompt, View


class NoviceBot(Player):
    """Follows another bot, but makes a random legal move with a fixed probability."""

    def __init__(self, mentor: Player, dice: Dice, random_percent: int) -> None:
        self.mentor = mentor
        self.dice = dice
        self.random_percent = random_percent
        """Percentage of random moves."""

    def choose(self, view: View, prompt: Prompt) -> int:
        # Always consult the mentor: a bot that remembers its plan must not miss a prompt.
        mentor_move = self.mentor.choose(view, prompt)
        if self.dice.roll(100) < self.random_percent:
            return prompt.moves[self.dice.roll(len(prompt.moves))]
        return mentor_move

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float] | None:
        mentor_odds = self.mentor.move_probabilities(view, prompt)
        if mentor_odds is None:
            return None
        slips = self.random_percent / 100
        return [slips / len(mentor_odds) + (1.0 - slips) * each for each in mentor_odds]


class MixedBot(Player):
    """Answers like one bot, or, with a fixed probability, like a simpler one. Each whole answer comes from one of them."""

    def __init__(self, mentor: Player, fallback: Player, dice: Dice, fallback_percent: int) -> None:
        self.mentor = mentor
        self.fallback = fallback
        self.dice = dice
        self.fallback_percent = fallback_percent
        """Percentage of answers given by the simpler bot."""
        self.uses_fallback = False

    def choose(self, view: View, prompt: Prompt) -> int:
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        if not view.draft:
            self.uses_fallback = self.dice.roll(100) < self.fallback_percent
        return self.fallback.choose(view, prompt) if self.uses_fallback else self.mentor.choose(view, prompt)

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float] | None:
        if view.draft:
            # The bot that began the draft finishes it, and the view does not show which one that was.
            return None
        mentor_odds = self.mentor.move_probabilities(view, prompt)
        simple = self.fallback.move_probabilities(view, prompt)
        if mentor_odds is None or simple is None:
            return None
        lapses = self.fallback_percent / 100
        return [lapses * simple[at] + (1.0 - lapses) * mentor_odds[at] for at in range(len(mentor_odds))]

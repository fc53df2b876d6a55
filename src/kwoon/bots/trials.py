"""Trials, for both Kung Fu games: every answer worth a thought is tried on the same guesses, and the worst are dropped.

What a hand of cards brings is mostly luck. Answers that are tried on different luck are told apart only after thousands
of imagined games; tried on the same hidden cards and the same dice, most are after a few dozen. As soon as one answer
is clearly behind it is tried no more, and what it would have cost goes to those that are still close to each other.
"""

from __future__ import annotations

import math
import time
from typing import Final

from kwoon.bots.judge import Judge
from kwoon.bots.mixing.odds import regret_more, roll, shares
from kwoon.bots.thinking import Budget, Thinker, give, guess_unanswered, have_ideas, play_on
from kwoon.core.contract import Ask, Game, State, View
from kwoon.core.dice import Dice, LiveDice

EVERY: Final = 4
"""After so many guesses it is looked at which answers are behind."""
ALIKE: Final = 0.002
"""Answers whose chances differ by less than this are not worth another thought."""


class Care:
    """How trials are held."""

    def __init__(self, least: int = 8, behind: float = 2.0, doubt: float = 0.5) -> None:
        self.least = least
        """No answer is dropped before it was tried on so many guesses."""
        self.behind = behind
        """An answer is dropped when it is behind the best by so many standard errors."""
        self.doubt = doubt
        """The first answer, which needs no search, is left only for one that is ahead by so many standard errors."""


class Trials:
    """One deliberation about one question."""

    def __init__(self, game: Game, judge: Judge, dice: Dice, care: Care) -> None:
        self.game = game
        self.judge = judge
        self.dice = dice
        self.care = care
        self.own = 0
        self.ideas: list[list[int]] = []
        """The answers, as moves that follow the draft that there is; the one that needs no search first."""
        self.found: list[list[float]] = []
        """What came of each answer, guess by guess."""
        self.left: list[int] = []
        """The answers that are still tried: their places."""
        self.guesses = 0
        self.games = 0
        """How many games it has imagined."""
        self.sealed = False

    def prepare(self, view: View, ask: Ask) -> None:
        """Have ideas; where there are none, every small move is one."""
        self.own = view.seat
        self.judge.begin(view)
        state = self.game.guess(view, self.dice)
        asked = state.asked()
        self.sealed = asked & (asked - 1) != 0
        self.ideas = have_ideas(self.judge, state.copy(), view, self.dice)
        if not self.ideas:
            self.ideas = [[self.judge.reply(state, ask, self.dice)]]
            for move in state.onward(ask):
                if [move] not in self.ideas:
                    self.ideas.append([move])
        self.found = [[] for _ in self.ideas]
        self.left = list(range(len(self.ideas)))

    def think(self, view: View, budget: Budget) -> None:
        """Until the budget is spent or one answer is left."""
        began = time.monotonic()
        while len(self.left) > 1 and not budget.spent(self.games, began):
            state = guess_unanswered(self.game, view, self.dice)
            seed = int(self.dice.roll(1 << 30)) << 32 | int(self.dice.roll(1 << 30))
            for at in self.left:
                self.found[at].append(self._imagine(state.copy(), self.ideas[at], LiveDice(seed)))
            self.games += len(self.left)
            self.guesses += 1
            if self.guesses >= self.care.least and self.guesses % EVERY == 0:
                self.drop()

    def answer(self) -> list[int]:
        """What to do: sealed, it is rolled on how much each close one was regretted not to have been given."""
        if len(self.left) == 1:
            return self.ideas[self.left[0]]
        best = self._best()
        if self.sealed and self.guesses > 0:
            close: list[int] = []
            for at in self.left:
                ahead, error = self._ahead(best, at)
                if ahead <= error:
                    close.append(at)
            self.left = close
            return self.ideas[close[roll(self.mixture(), self.dice)]]
        if best != self.left[0] and self.left[0] == 0:
            ahead, error = self._ahead(best, 0)
            if ahead < self.care.doubt * error:
                best = 0
        return self.ideas[best]

    def _imagine(self, state: State, idea: list[int], dice: Dice) -> float:
        """What comes of an answer."""
        give(state, self.own, idea, dice)
        return play_on(self.judge, state, 1 if state.asking is None else 0, dice)[self.own]

    # Who is behind.

    def _best(self) -> int:
        """The place of the answer that did best."""
        best = self.left[0]
        high = -1.0
        for at in self.left:
            total = 0.0
            for value in self.found[at]:
                total += value
            if total > high + 0.000001:
                high = total
                best = at
        return best

    def _ahead(self, one: int, other: int) -> tuple[float, float]:
        """By how much one answer is ahead of another on the same guesses, and the standard error of that."""
        ours = self.found[one]
        theirs = self.found[other]
        count = len(ours)
        total = 0.0
        squares = 0.0
        for at in range(count):
            apart = ours[at] - theirs[at]
            total += apart
            squares += apart * apart
        mean = total / count
        spread = squares - total * mean
        return mean, math.sqrt(spread / (count * (count - 1))) if spread > 0.0 and count > 1 else 0.0

    def drop(self) -> None:
        """Leave what is clearly behind, or as good as what is best."""
        best = self._best()
        kept: list[int] = []
        for at in self.left:
            if at != best:
                ahead, error = self._ahead(best, at)
                if ahead > self.care.behind * error or ahead + error < ALIKE:
                    continue
            kept.append(at)
        self.left = kept

    def mixture(self) -> list[float]:
        """Regret matching over all guesses: the average of how often each answer would have been given."""
        regret = [0.0] * len(self.left)
        played = [0.0] * len(self.left)
        for guess in range(self.guesses):
            odds = shares(regret)
            for place in range(len(odds)):
                played[place] += (guess + 1) * odds[place]
            regret_more(regret, [self.found[at][guess] for at in self.left], odds)
        return shares(played)


class TrialBot(Thinker):
    """Holds trials before every answer."""

    def __init__(self, game: Game, judge: Judge, budget: Budget, dice: Dice, care: Care | None = None) -> None:
        super().__init__(game, judge, budget, dice)
        self.care = Care() if care is None else care

    def think(self, view: View, ask: Ask) -> list[int]:
        trials = Trials(self.game, self.judge, self.dice, self.care)
        trials.prepare(view, ask)
        trials.think(view, self.budget)
        return trials.answer()

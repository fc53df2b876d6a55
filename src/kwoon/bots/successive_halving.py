"""Trials, for both Kung Fu games: every answer worth a thought is tried on the same guesses, and the worst are dropped.

What a hand of cards brings is mostly luck. Answers that are tried on different luck are told apart only after thousands
of imagined games; tried on the same hidden cards and the same dice, most are after a few dozen. As soon as one answer
is clearly behind it is tried no more, and what it would have cost goes to those that are still close to each other.
"""

from __future__ import annotations

import math
import time
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.mixed_strategy.regret_matching import add_regret, normalized, sample_index
from kwoon.bots.search_common import (
    Budget,
    SearchPlayer,
    apply_answer,
    find_candidates,
    play_out,
    sample_unanswered_state,
)
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Prompt, State, View

DROP_INTERVAL: Final = 4
"""After so many guesses it is looked at which answers are behind."""
NEGLIGIBLE_DIFFERENCE: Final = 0.002
"""Answers whose chances differ by less than this are not worth another thought."""


class HalvingConfig:
    """How trials are held."""

    def __init__(self, min_samples: int = 8, drop_errors: float = 2.0, switch_errors: float = 0.5) -> None:
        self.min_samples = min_samples
        """No answer is dropped before it was tried on so many guesses."""
        self.drop_errors = drop_errors
        """An answer is dropped when it is behind the best by so many standard errors."""
        self.switch_errors = switch_errors
        """The first answer, which needs no search, is left only for one that is ahead by so many standard errors."""


class SuccessiveHalving:
    """One deliberation about one question."""

    def __init__(self, game: Game, evaluator: Evaluator, dice: Dice, config: HalvingConfig) -> None:
        self.game = game
        self.evaluator = evaluator
        self.dice = dice
        self.config = config
        self.own_seat = 0
        self.candidates: list[list[int]] = []
        """The answers, as moves that follow the draft that there is; the one that needs no search first."""
        self.results: list[list[float]] = []
        """What came of each answer, guess by guess."""
        self.remaining: list[int] = []
        """The answers that are still tried: their places."""
        self.num_samples = 0
        self.num_games = 0
        """How many games it has imagined."""
        self.is_simultaneous = False

    def prepare(self, view: View, prompt: Prompt) -> None:
        """Have ideas; where there are none, every small move is one."""
        self.own_seat = view.seat
        self.evaluator.start(view)
        state = self.game.sample_state(view, self.dice)
        asked = state.seats_to_act()
        self.is_simultaneous = asked & (asked - 1) != 0
        self.candidates = find_candidates(self.evaluator, state.copy(), view, self.dice)
        if not self.candidates:
            self.candidates = [[self.evaluator.reply(state, prompt, self.dice)]]
            for move in state.canonical_moves(prompt):
                if [move] not in self.candidates:
                    self.candidates.append([move])
        self.results = [[] for _ in self.candidates]
        self.remaining = list(range(len(self.candidates)))

    def run(self, view: View, budget: Budget) -> None:
        """Until the budget is spent or one answer is left."""
        began = time.monotonic()
        while len(self.remaining) > 1 and not budget.is_spent(self.num_games, began):
            state = sample_unanswered_state(self.game, view, self.dice)
            seed = int(self.dice.roll(1 << 30)) << 32 | int(self.dice.roll(1 << 30))
            for at in self.remaining:
                self.results[at].append(self._play_out(state.copy(), self.candidates[at], LiveDice(seed)))
            self.num_games += len(self.remaining)
            self.num_samples += 1
            if self.num_samples >= self.config.min_samples and self.num_samples % DROP_INTERVAL == 0:
                self.drop()

    def best_answer(self) -> list[int]:
        """What to do: sealed, it is rolled on how much each close one was regretted not to have been given."""
        if len(self.remaining) == 1:
            return self.candidates[self.remaining[0]]
        best = self._best_index()
        if self.is_simultaneous and self.num_samples > 0:
            close: list[int] = []
            for at in self.remaining:
                ahead, error = self._lead(best, at)
                if ahead <= error:
                    close.append(at)
            self.remaining = close
            return self.candidates[close[sample_index(self.mixture(), self.dice)]]
        if best != self.remaining[0] and self.remaining[0] == 0:
            ahead, error = self._lead(best, 0)
            if ahead < self.config.switch_errors * error:
                best = 0
        return self.candidates[best]

    def _play_out(self, state: State, candidate: list[int], dice: Dice) -> float:
        """What comes of an answer."""
        apply_answer(state, self.own_seat, candidate, dice)
        return play_out(self.evaluator, state, 1 if state._prompts is None else 0, dice)[self.own_seat]

    # Who is behind.

    def _best_index(self) -> int:
        """The place of the answer that did best."""
        best = self.remaining[0]
        high = -1.0
        for at in self.remaining:
            total = 0.0
            for value in self.results[at]:
                total += value
            if total > high + 0.000001:
                high = total
                best = at
        return best

    def _lead(self, one: int, other: int) -> tuple[float, float]:
        """By how much one answer is ahead of another on the same guesses, and the standard error of that."""
        ours = self.results[one]
        theirs = self.results[other]
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
        best = self._best_index()
        kept: list[int] = []
        for at in self.remaining:
            if at != best:
                ahead, error = self._lead(best, at)
                if ahead > self.config.drop_errors * error or ahead + error < NEGLIGIBLE_DIFFERENCE:
                    continue
            kept.append(at)
        self.remaining = kept

    def mixture(self) -> list[float]:
        """Regret matching over all guesses: the average of how often each answer would have been given."""
        regret = [0.0] * len(self.remaining)
        played = [0.0] * len(self.remaining)
        for guess in range(self.num_samples):
            odds = normalized(regret)
            for place in range(len(odds)):
                played[place] += (guess + 1) * odds[place]
            add_regret(regret, [self.results[at][guess] for at in self.remaining], odds)
        return normalized(played)


class SuccessiveHalvingBot(SearchPlayer):
    """Holds trials before every answer."""

    def __init__(
        self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice, config: HalvingConfig | None = None
    ) -> None:
        super().__init__(game, evaluator, budget, dice)
        self.config = HalvingConfig() if config is None else config

    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        trials = SuccessiveHalving(self.game, self.evaluator, self.dice, self.config)
        trials.prepare(view, prompt)
        trials.run(view, self.budget)
        return trials.best_answer()

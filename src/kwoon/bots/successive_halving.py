"""Successive halving: all candidate answers are tried on the same samples, and the worst are dropped.

The result of a hand is mostly luck. Answers tried on different samples can be distinguished only after thousands of
imagined games. With the same hidden cards and the same dice, a few dozen games are usually enough. An answer that is
clearly behind is dropped, and its share of the budget goes to those that are still close.
"""

from __future__ import annotations

import math
import time
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.mixed_strategy.strategies import add_regret, normalized, sample_index
from kwoon.bots.search_common import (
    Budget,
    SearchPlayer,
    apply_answer,
    find_candidate_answers,
    playout_values,
    sample_unanswered_state,
)
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Prompt, State, View

MIN_SAMPLES: Final = 8
"""Minimum number of samples before an answer may be dropped."""
DROP_ERRORS: Final = 2.0
"""An answer is dropped when it is behind the best by this many standard errors."""
SWITCH_ERRORS: Final = 0.5
"""The first answer, which needs no search, is replaced only by one that is ahead by this many standard errors."""
DROP_INTERVAL: Final = 4
"""Number of samples between two checks for answers to drop."""
NEGLIGIBLE_DIFFERENCE: Final = 0.002
"""Answers whose win chances differ by less than this are not compared further."""


class SuccessiveHalving:
    """One search for one prompt."""

    def __init__(self, game: Game, evaluator: Evaluator, dice: Dice, min_samples: int = MIN_SAMPLES) -> None:
        self.game = game
        self.evaluator = evaluator
        self.dice = dice
        self.min_samples = min_samples
        self.own_seat = 0
        self.candidates: list[list[int]] = []
        """The answers, as moves that continue the current draft. The first is the one that needs no search."""
        self.results: list[list[float]] = []
        """Results of each answer, by sample."""
        self.remaining: list[int] = []
        """Indices of the answers still in the running."""
        self.num_samples = 0
        self.num_games = 0
        """Number of imagined games so far."""
        self.is_simultaneous = False

    def collect_candidates(self, view: View, prompt: Prompt) -> None:
        """Collect the candidates; if there are none, use single moves."""
        self.own_seat = view.seat
        self.evaluator.prepare_search(view)
        state = self.game.sample_state(view, self.dice)
        asked = state.seats_to_act()
        self.is_simultaneous = asked & (asked - 1) != 0
        self.candidates = find_candidate_answers(self.evaluator, state.copy(), view, self.dice)
        if not self.candidates:
            self.candidates = [[self.evaluator.choose_playout_move(state, prompt, self.dice)]]
            for move in state.canonical_moves(prompt):
                if [move] not in self.candidates:
                    self.candidates.append([move])
        self.results = [[] for _ in self.candidates]
        self.remaining = list(range(len(self.candidates)))

    def run_search(self, view: View, budget: Budget) -> None:
        """Search until the budget is spent or one answer is left."""
        began = time.monotonic()
        while len(self.remaining) > 1 and not budget.is_spent(self.num_games, began):
            state = sample_unanswered_state(self.game, view, self.dice)
            seed = int(self.dice.roll(1 << 30)) << 32 | int(self.dice.roll(1 << 30))
            for at in self.remaining:
                self.results[at].append(self._play_out_answer(state.copy(), self.candidates[at], LiveDice(seed)))
            self.num_games += len(self.remaining)
            self.num_samples += 1
            if self.num_samples >= self.min_samples and self.num_samples % DROP_INTERVAL == 0:
                self.drop_weak_answers()

    def best_answer(self) -> list[int]:
        """Return the best answer; a sealed answer is sampled by regret matching from the answers that are close to it."""
        if len(self.remaining) == 1:
            return self.candidates[self.remaining[0]]
        best = self._best_answer_index()
        if self.is_simultaneous and self.num_samples > 0:
            close: list[int] = []
            for at in self.remaining:
                ahead, error = self._lead_over(best, at)
                if ahead <= error:
                    close.append(at)
            self.remaining = close
            return self.candidates[close[sample_index(self.regret_matching_strategy(), self.dice)]]
        if best != self.remaining[0] and self.remaining[0] == 0:
            ahead, error = self._lead_over(best, 0)
            if ahead < SWITCH_ERRORS * error:
                best = 0
        return self.candidates[best]

    def _play_out_answer(self, state: State, candidate: list[int], dice: Dice) -> float:
        apply_answer(state, self.own_seat, candidate, dice)
        return playout_values(self.evaluator, state, 1 if state._prompts is None else 0, dice)[self.own_seat]

    # Comparing answers.

    def _best_answer_index(self) -> int:
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

    def _lead_over(self, index: int, other_index: int) -> tuple[float, float]:
        """Return the lead of one answer over another on the same samples, and its standard error."""
        ours = self.results[index]
        theirs = self.results[other_index]
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

    def drop_weak_answers(self) -> None:
        """Drop answers that are clearly behind the best one or practically equal to it."""
        best = self._best_answer_index()
        kept: list[int] = []
        for at in self.remaining:
            if at != best:
                ahead, error = self._lead_over(best, at)
                if ahead > DROP_ERRORS * error or ahead + error < NEGLIGIBLE_DIFFERENCE:
                    continue
            kept.append(at)
        self.remaining = kept

    def regret_matching_strategy(self) -> list[float]:
        """Return the average strategy of regret matching over the remaining answers and all samples."""
        regret = [0.0] * len(self.remaining)
        played = [0.0] * len(self.remaining)
        for guess in range(self.num_samples):
            odds = normalized(regret)
            for place in range(len(odds)):
                played[place] += (guess + 1) * odds[place]
            add_regret(regret, [self.results[at][guess] for at in self.remaining], odds)
        return normalized(played)


class SuccessiveHalvingBot(SearchPlayer):
    """Runs successive halving before every answer."""

    def __init__(
        self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice, min_samples: int = MIN_SAMPLES
    ) -> None:
        super().__init__(game, evaluator, budget, dice)
        self.min_samples = min_samples

    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        trials = SuccessiveHalving(self.game, self.evaluator, self.dice, self.min_samples)
        trials.collect_candidates(view, prompt)
        trials.run_search(view, self.budget)
        return trials.best_answer()

"""Duels between bots on paired deals: every deal is played once from each side, so that the luck of the deal cancels
out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field

from kwoon.core.game import Outcome
from kwoon.lab.execution.runner import BotTiming, GameRunner, final_outcome, play_and_count_moves
from kwoon.lab.execution.workers import WorkerPool, block_interrupts, make_pool, process_pool
from kwoon.lab.experiment import Experiment


@dataclass
class DuelResult:
    """The result of a duel."""

    shares: list[float] = field(default_factory=list)
    """The first bot's share of the wins on each deal; a draw is shared."""
    games: int = 0
    draws: int = 0
    one: BotTiming = field(default_factory=BotTiming)
    other: BotTiming = field(default_factory=BotTiming)
    par: float = 0.5
    """The share expected against an equally strong bot."""
    ended: list[tuple[list[int], list[bool]]] = field(default_factory=list)
    """For each game, the place of each side and whether the first bot played it, for ratings."""

    def add(self, other: DuelResult) -> None:
        """Add another result."""
        self.shares.extend(other.shares)
        self.games += other.games
        self.draws += other.draws
        self.one.add(other.one)
        self.other.add(other.other)
        self.par = other.par
        self.ended.extend(other.ended)

    def win_rate(self) -> float:
        """Return the first bot's win rate, from 0 to 1."""
        return sum(self.shares) / len(self.shares)

    def margin_of_error(self) -> float:
        """Return the half-width of the 95% interval. It is based on deals, since the games on a deal are paired."""
        count = len(self.shares)
        if count < 2:
            return 1.0
        mean = self.win_rate()
        spread = sum((share - mean) ** 2 for share in self.shares) / (count - 1)
        # If every deal had the same result, the win rate is still not certain: the rule of three applies.
        return max(1.96 * math.sqrt(spread / count), 3.0 / (count * 2) if spread == 0 else 0.0)


def deals_for_games(experiment: Experiment, games: int) -> int:
    """Return the number of paired deals that give at least this many games."""
    return -(-games // len(experiment.load().game.teams()))


def first_bot_share(outcome: Outcome, is_first_bot: list[bool]) -> float:
    """Return the first bot's share of the win."""
    winners = outcome.winners()
    won = sum(1 for seat in winners if is_first_bot[seat])
    return won / len(winners)


def play_deals(experiment: Experiment, first: int, count: int) -> DuelResult:
    """Play `count` deals from number `first`, each from every side."""
    runner = GameRunner(experiment, time_limits=True)
    game = runner.game
    sides = game.teams()
    result = DuelResult(par=1.0 / len(sides))
    for number in range(first, first + count):
        total = 0.0
        for lineup, side in enumerate(sides):
            is_first_bot = [seat in side for seat in range(game.seats)]
            timings = [result.one if is_first else result.other for is_first in is_first_bot]
            dice = runner.deal_dice(number)
            state = game.deal(dice)
            play_and_count_moves(state, dice, runner.make_players(number, lineup), timings=timings)
            outcome = final_outcome(state)
            result.games += 1
            result.draws += len(outcome.winners()) == game.seats
            total += first_bot_share(outcome, is_first_bot)
            result.ended.append(
                ([outcome.places[each[0]] for each in sides], [is_first_bot[each[0]] for each in sides])
            )
        result.shares.append(total / len(sides))
    return result


def run_duel(experiment: Experiment, jobs: int = 1, progress: Callable[[DuelResult], None] | None = None) -> DuelResult:
    """Play the whole duel with `jobs` processes. If interrupted (Ctrl-C), return the games played so far, or raise
    `KeyboardInterrupt` if there are none."""
    experiment.require_valid()
    total = DuelResult()
    try:
        for _, result in run_duels([experiment], make_pool(jobs)):
            total.add(result)
            if progress is not None:
                progress(total)
    except KeyboardInterrupt:
        if not total.games:
            raise
    return total


def run_duels(
    experiments: list[Experiment], pool: WorkerPool, deals_done: list[int] | None = None
) -> Iterator[tuple[int, DuelResult]]:
    """Play several duels of one game deal by deal, and yield the index of the duel and the result of each deal. The
    first deals of all duels are played first, so that an interrupted run is still fair.

    `deals_done` is the number of deals of each duel that were played earlier and are skipped.
    """
    done = deals_done if deals_done is not None else [0] * len(experiments)
    tasks = [
        (at, number)
        for number in range(max(experiment.count for experiment in experiments))
        for at, experiment in enumerate(experiments)
        if done[at] <= number < experiment.count
    ]
    results = pool.map_ordered(play_deals, ((experiments[at], number, 1) for at, number in tasks))
    for (at, _), result in zip(tasks, results, strict=True):
        yield at, result


def run_duels_until(
    experiments: list[Experiment], jobs: int, totals: list[DuelResult], deadline: float
) -> Iterator[tuple[int, DuelResult]]:
    """Play deals until this time on the monotonic clock, always for the duel that has had the least time. Yield the
    index of the duel and the result of each deal.

    Deals that have started are finished, because leaving out the long ones would bias the results.
    """
    deals_started = [len(total.shares) for total in totals]
    with process_pool(jobs) as pool:
        pending: dict[Future[DuelResult], int] = {}
        while True:
            while len(pending) < jobs and time.monotonic() < deadline:
                unfinished = [at for at, each in enumerate(experiments) if deals_started[at] < each.count]
                if not unfinished:
                    break
                at = min(unfinished, key=lambda at: (_estimate_time_spent(totals[at], deals_started[at]), at))
                with block_interrupts():
                    pending[pool.submit(play_deals, experiments[at], deals_started[at], 1)] = at
                deals_started[at] += 1
            if not pending:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                yield pending.pop(future), future.result()


def _estimate_time_spent(total: DuelResult, deals_started: int) -> float:
    """Return the estimated time spent on a duel, including deals in progress. Before its first result, return the
    number of deals in progress."""
    played = len(total.shares)
    if played == 0:
        return float(deals_started)
    return (total.one.seconds + total.other.seconds) * deals_started / played

"""Compares two packs: plays the games, decides when to stop, and collects the differences."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kwoon.core.message import Text
from kwoon.lab.comparison.differences import (
    StatisticDifference,
    UnmatchedStatistic,
    fairness_keys,
    find_differences,
    interval_at,
    statistic_name,
    unmatched_statistics,
)
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.comparison.sequential_test import checkpoint_game_counts, critical_values
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import FAST_BOT, Experiment
from kwoon.lab.report.build import ProgressCallback
from kwoon.lab.statistics.definitions import Statistic
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value

FIRST_CHECK_GAMES = {FAST_BOT: 1000, "random": 1000}
"""Number of games with each pack before the first check, for fast bots."""
SLOW_FIRST_CHECK_GAMES = 50


@dataclass(frozen=True)
class FairnessDifference:
    """A main statistic of a comparison: its value with each pack, and the difference."""

    statistic: Statistic
    subject: str
    name: Text
    value: float
    other_value: float
    difference: ReportValue
    """The difference, with an interval that accounts for the repeated checks."""


@dataclass
class ComparisonResult:
    """The result of a comparison with one bot."""

    bot: str
    games: int
    """Number of games with each pack."""
    num_checks: int
    """Number of times the main statistics were checked."""
    main_differences: list[FairnessDifference] = field(default_factory=list)
    differences: list[StatisticDifference] = field(default_factory=list)
    unmatched: list[UnmatchedStatistic] = field(default_factory=list)
    """Statistics of cards that exist only in the requested pack."""
    is_precise: bool = True
    """Whether the interval is as narrow as requested."""

    @property
    def has_enough_games(self) -> bool:
        """Return whether there are enough games to claim that a statistic differs."""
        return self.games >= MIN_CLAIM_GAMES


@dataclass(frozen=True)
class ComparisonOptions:
    """Options for how the games are played and checked."""

    target_margin: float | None
    """Desired margin of error of the main statistics, in points; None if the number of games is given instead."""
    pool: WorkerPool
    on_progress: ProgressCallback


def compare(experiment: Experiment, other_pack: str, options: ComparisonOptions) -> list[ComparisonResult]:
    """Compare the requested pack with another one, bot by bot."""
    found: list[ComparisonResult] = []
    for bot in experiment.bots:
        part = experiment.with_bot(bot)
        runs = make_runs(part, other_pack)
        if options.target_margin is None:
            counts = [max(1, part.count // len(runs[0].pairs))]
        else:
            counts = checkpoint_game_counts(
                options.target_margin, max(SLOW_FIRST_CHECK_GAMES, FIRST_CHECK_GAMES.get(bot, 0) // len(runs[0].pairs))
            )
        found.append(_run_sequential_test(bot, runs, counts, options))
    return found


def make_runs(experiment: Experiment, other_pack: str) -> tuple[ResumableRun, ResumableRun]:
    """Return the runs of the two packs, with nothing played yet. Raise `LabError` if the packs have no matchup in
    common."""
    runs = ResumableRun(experiment), ResumableRun(experiment.with_pack(other_pack))
    # Both must play the same pairs of roles, since otherwise their results could not be compared.
    pairs = [pair for pair in runs[0].pairs if pair in runs[1].pairs]
    if not pairs:
        raise LabError("The two packs have fewer than two roles in common, so no matchup can be compared.")
    for run in runs:
        run.pairs = pairs
    return runs


def _run_sequential_test(
    bot: str, runs: tuple[ResumableRun, ResumableRun], counts: list[int], options: ComparisonOptions
) -> ComparisonResult:
    result = ComparisonResult(bot, 0, 0)
    for count, critical_value in zip(counts, critical_values(tuple(counts)), strict=True):
        options.on_progress(f"{count * len(runs[0].pairs)} games per pack with {bot} bots")
        play_up_to(runs, count, options.pool)
        widest = update_main_differences(result, runs, critical_value)
        result.is_precise = options.target_margin is None or widest <= options.target_margin
        if options.target_margin is not None and result.is_precise:
            break
    add_all_differences(result, runs)
    return result


def add_all_differences(result: ComparisonResult, runs: tuple[ResumableRun, ResumableRun]) -> None:
    """Add the differences in all statistics, including those of cards. None counts as significant if there are too few
    games for a claim."""
    one, other = runs[0].measurements(), runs[1].measurements()
    found = find_differences(one, other, runs[0].loaded)
    result.differences = found if result.has_enough_games else [replace(each, is_significant=False) for each in found]
    result.unmatched = unmatched_statistics(one, other, runs[0].loaded)


def update_main_differences(
    result: ComparisonResult, runs: tuple[ResumableRun, ResumableRun], critical_value: float
) -> float:
    """Update the main statistics and return the half-width of the widest interval."""
    one, other = runs[0].measurements(with_cards=False), runs[1].measurements(with_cards=False)
    result.games = runs[0].games_per_pair * len(runs[0].pairs)
    result.num_checks += 1
    widest, result.main_differences = 0.0, []
    for key in fairness_keys(one):
        if key in other:
            estimate = one[key].estimate.difference(other[key].estimate).interval()
            low, high = interval_at(estimate, critical_value)
            widest = max(widest, (high - low) / 2.0)
            name = statistic_name(one[key].statistic, one[key].subject, runs[0].loaded)
            value, other_value = round(one[key].estimate.value, 3), round(other[key].estimate.value, 3)
            difference = to_report_value(replace(estimate, low=low, high=high))
            main = FairnessDifference(one[key].statistic, one[key].subject, name, value, other_value, difference)
            result.main_differences.append(main)
    return widest

"""Builds a report: plays its games, section by section, and summarizes the results."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from kwoon import __version__, registry
from kwoon.bots import bots_for
from kwoon.core.definition import LoadedGame
from kwoon.core.message import msg, named
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.execution.runner import run_experiment
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import FAST_BOT, Experiment
from kwoon.lab.report.model import BalanceReport, GlossaryEntry, SeatCountStatistics
from kwoon.lab.report.pack_diff import pack_differences
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.statistics.definitions import STATISTICS
from kwoon.lab.statistics.matchups import matchup_table, pickable_roles
from kwoon.lab.statistics.run_statistics import compute_run_statistics
from kwoon.lab.statistics.skill_and_luck import measure_deal_luck, play_level_duel
from kwoon.lab.statistics.win_probability import measure_tension
from kwoon.stats.counter import CardCounter
from kwoon.stats.registry import collector_for

TENSION_GAMES = 2000
"""Maximum number of games in which every turn is evaluated."""
DUEL_DEALS = 200
"""Maximum number of deals that each bot plays against the next weaker one. Up to ten times as many are replayed to
measure the luck of the deal."""
FAST_LEVELS = ("random", "novice", "greedy")
"""Bots that are compared in every report; other bots are compared only on request."""
USE_UNIT = "times"
"""Unit of the counters of how a card was used."""
USES = re.compile(r"(Times|Attacks)\b")
"""Beginning of the descriptions of such counters."""

ProgressCallback = Callable[[str], None]


def make_report(
    experiment: Experiment, pool: WorkerPool, on_progress: ProgressCallback, command: str = ""
) -> BalanceReport:
    """Play the games and return the report; `on_progress` receives the current step."""
    loaded = experiment.load()
    report = empty_report(experiment, loaded, command)
    for bot in experiment.bots:
        part = experiment.with_bot(bot)
        on_progress(f"{part.count} games with {bot} bots")
        report.runs.append(compute_run_statistics(run_experiment(part, pool), loaded, bot))
    _add_matchups(experiment, loaded, pool, on_progress, report)
    on_progress("win probability at every turn")
    report.tension = measure_tension(experiment.with_bot(FAST_BOT, min(TENSION_GAMES, experiment.count)), pool)
    on_progress("influence of the deal")
    report.deal_luck = measure_deal_luck(experiment.with_bot(FAST_BOT, min(10 * DUEL_DEALS, experiment.count)), pool)
    _add_level_duels(experiment, pool, on_progress, report)
    _add_results_by_seat_count(experiment, pool, on_progress, report)
    report.sentences = summary_sentences(report)
    return report


def empty_report(experiment: Experiment, loaded: LoadedGame, command: str = "") -> BalanceReport:
    """Return a report that describes the experiment but has no results yet."""
    report = BalanceReport(
        version=__version__,
        game=experiment.game,
        title=registry.find_game(experiment.game).title,
        command=command,
        seats=int(loaded.game.seats),
        options=loaded.options,
        seed=experiment.seed,
        pack_fingerprint=loaded.pack_fingerprint,
        pack_differences=[str(each) for each in pack_differences(experiment.game, experiment.pack_text)],
    )
    report.statistics = [GlossaryEntry(kind.id, kind.title, kind.description, kind.unit_name) for kind in STATISTICS]
    report.counters = [
        GlossaryEntry(
            counter.column,
            named("lab-counter", _column_title(counter.column)),
            named("lab-counter-about", counter.description),
            USE_UNIT if _counts_uses(counter) else "",
        )
        for counter in collector_for(loaded.game).counters
    ]
    return report


def _add_matchups(
    experiment: Experiment, loaded: LoadedGame, pool: WorkerPool, on_progress: ProgressCallback, report: BalanceReport
) -> None:
    if not pickable_roles(loaded):
        return
    for bot in experiment.bots:
        on_progress(f"all matchups with {bot} bots")
        run = ResumableRun(experiment.with_bot(bot))
        play_up_to([run], max(1, run.experiment.count // len(run.pairs)), pool)
        report.matchups.append(matchup_table(run.aggregates, loaded, bot))


def _add_level_duels(
    experiment: Experiment, pool: WorkerPool, on_progress: ProgressCallback, report: BalanceReport
) -> None:
    levels = [level.id for level in bots_for(experiment.game) if level.id in FAST_LEVELS or level.id in experiment.bots]
    for below, bot in pairwise(levels):
        on_progress(f"{bot} against {below}")
        deals = min(DUEL_DEALS, experiment.count)
        report.level_duels.append(play_level_duel(experiment.with_pair(bot, below, deals), pool))


def _add_results_by_seat_count(
    experiment: Experiment, pool: WorkerPool, on_progress: ProgressCallback, report: BalanceReport
) -> None:
    """Add results for each number of seats, if the game can be played with different numbers of seats."""
    definition = registry.find_game(experiment.game)
    counts = definition.seat_counts(experiment.options)
    if len(counts) < 2:
        return
    for seats in counts:
        part = replace(experiment.with_bot(FAST_BOT, max(1, experiment.count // len(counts))), seats=seats)
        on_progress(f"{seats} seats")
        statistics = compute_run_statistics(run_experiment(part, pool), part.load(), FAST_BOT)
        turns = statistics.length.get("turns")
        report.seat_counts.append(
            SeatCountStatistics(
                msg("lab-seats", count=seats), FAST_BOT, part.count, statistics.order, turns, statistics.draws
            )
        )


def _counts_uses(counter: CardCounter) -> bool:
    """Return whether a counter counts a way of using a card. The others measure effects, such as damage."""
    return counter.column != "played" and USES.match(counter.description) is not None


def _column_title(column: str) -> str:
    """Return a column's name as a title; two-letter names are abbreviations such as VP and SP."""
    return column.upper() if len(column) == 2 else column.capitalize()

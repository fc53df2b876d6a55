"""The laboratory's goals, measured in one run: the cost of statistics, storage and reports relative to playing.

    python -m bench.lab_overhead [--games N]

The figures are ratios within this run by processor time, the best of several measurements. Only the comparison of two
processes uses the wall clock, because that is the time a user waits. The tables of `python -m bench.fast_policies` come
first: quick bots compared with greedy ones, and the exact solution compared with regret matching.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from multiprocessing import Process
from pathlib import Path
from typing import TypeVar

from bench import fast_policies
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import EventLog
from kwoon.core.fast_policy import play_fast_and_count_moves
from kwoon.core.game import State
from kwoon.games import GAMES
from kwoon.lab.execution.runner import empty_aggregates, play_batch, run_experiment
from kwoon.lab.execution.workers import InProcessPool, make_pool
from kwoon.lab.experiment import Experiment
from kwoon.lab.report.build import empty_report
from kwoon.lab.report.html import report_page
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.statistics.run_statistics import compute_run_statistics
from kwoon.lab.study.manifest import make_manifest
from kwoon.lab.study.shard_files import StudyShards
from kwoon.registry import load_game
from kwoon.stats.registry import collector_for

Result = TypeVar("Result")
REPEATS = 3


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab_overhead", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="games for the study (default: 10000)")
    games = parser.parse_args().games
    fast_policies.print_tables([])
    print("\n| game | speed of quick play with statistics, relative to without |\n|---|--:|")
    for definition in GAMES:
        print(f"| {definition.id} | {collector_speed(definition.id):.2f} |", flush=True)
    print("\n| measurement | value |\n|---|--:|")
    for function, value in measure_study(games):
        print(f"| {function} | {value} |", flush=True)


def collector_speed(name: str) -> float:
    """Return how fast quick bots play while statistics are collected, relative to their speed without statistics."""
    game = load_game(name).game
    bot = bot_family_of(game).fast_policy(game)
    collector = collector_for(game)

    def play(seed: int, log: EventLog | None = None) -> tuple[State, int]:
        dice = LiveDice(seed)
        state = game.deal(dice, log)
        seat_dice: list[Dice] = [LiveDice(seed + seat) for seat in range(1, 1 + game.seats)]
        return state, int(play_fast_and_count_moves(state, dice, [bot] * int(game.seats), seat_dice))

    def play_counted(seed: int) -> int:
        collector.reset_for_game(seed)
        state, decisions = play(seed, collector)
        collector.record_game_end(state, decisions)
        return decisions

    best = [0.0, 0.0]
    for _ in range(REPEATS):
        # Alternate, so that other load on the machine affects both equally.
        pair = [fast_policies.measure(lambda seed: play(seed)[1]), fast_policies.measure(play_counted)]
        best = [max(each) for each in zip(best, pair, strict=True)]
    return best[1] / best[0]


def measure_study(games: int) -> list[tuple[str, str]]:
    """Return the measurements of a study of the first game, each as a name and a value."""
    experiment = Experiment(GAMES[0].id, games, "bench")
    loaded = experiment.load()
    playing, rows = cpu_seconds(lambda: play_batch(experiment, 0, games))
    with tempfile.TemporaryDirectory() as folder:
        shards = StudyShards(Path(folder), make_manifest(experiment))
        writing, _ = cpu_seconds(lambda: shards.write(rows, 0, games))
        size = sum(path.stat().st_size for path in Path(folder).iterdir())
    aggregates = empty_aggregates(loaded)
    adding, _ = cpu_seconds(lambda: aggregates.add(rows))
    report = empty_report(Experiment(GAMES[0].id, games, "bench", bots=("quick",)), loaded, "bench")

    def make_page() -> str:
        report.runs = [compute_run_statistics(aggregates, loaded, "quick")]
        report.sentences = summary_sentences(report)
        return report_page(report)

    reporting, page = cpu_seconds(make_page)
    share = (writing + adding + reporting) / playing
    return [
        (f"{games:,} games of {GAMES[0].title}: writing, relative to playing time", f"{writing / playing:.3f}"),
        ("aggregation", f"{adding / playing:.3f}"),
        ("report", f"{reporting / playing:.3f}"),
        ("all three (goal: under 0.2)", f"{share:.3f}"),
        (f"size of a study of {GAMES[0].title}, bytes per game (goal: under 150)", f"{size / games:.0f}"),
        ("size of its report, bytes (goal: under 500,000)", f"{len(page.encode()):,}"),
        (f"speedup of two processes on {os.cpu_count()} cores, wall clock (goal: 1.8)", f"{pool_speedup(games):.2f}"),
        ("speedup of two independent processes (limit of the machine)", f"{independent_speedup(games):.2f}"),
    ]


def pool_speedup(games: int) -> float:
    """Return the speedup of two processes over one."""
    experiment = Experiment(GAMES[0].id, 4 * games, "bench")
    best = [float("inf"), float("inf")]
    for _ in range(REPEATS):
        for at, pool in enumerate((InProcessPool(), make_pool(2))):
            started = time.perf_counter()
            run_experiment(experiment, pool)
            best[at] = min(best[at], time.perf_counter() - started)
    return best[0] / best[1]


def independent_speedup(games: int) -> float:
    """Return the speedup of two independent processes over one, without aggregation."""
    experiment = Experiment(GAMES[0].id, games, "bench")
    best = [float("inf"), float("inf")]
    for _ in range(REPEATS):
        for at, count in enumerate((1, 2)):
            processes = [Process(target=play_batch, args=(experiment, 0, 2 * games)) for _ in range(count)]
            started = time.perf_counter()
            for process in processes:
                process.start()
            for process in processes:
                process.join()
            best[at] = min(best[at], time.perf_counter() - started)
    return 2 * best[0] / best[1]


def cpu_seconds(function: Callable[[], Result]) -> tuple[float, Result]:
    """Call a function. Return the processor time in seconds and the function's result."""
    started = time.process_time()
    result = function()
    return time.process_time() - started, result


if __name__ == "__main__":
    main()

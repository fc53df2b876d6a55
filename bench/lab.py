"""The laboratory's goals, measured in one run: the cost of statistics, storage and reports relative to playing.

    python -m bench.lab [--games N]

The figures are ratios within this run by processor time, the best of several. Only the comparison of two processes uses
the wall clock, because that is the time a user waits. The tables of `python -m bench.fast_policies` come first: quick
bots compared with greedy ones, and the exact solution compared with regret matching.
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
from kwoon.core.events import Log
from kwoon.core.fast_policy import play_fast
from kwoon.core.game import State
from kwoon.games import GAMES
from kwoon.lab.execution.run import empty_aggregates, run_series
from kwoon.lab.execution.series import GameSeries, play_batch
from kwoon.lab.execution.workers import InProcessPool, make_pool
from kwoon.lab.report.build import LabRequest, empty_report
from kwoon.lab.report.html import report_page
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.statistics.results import run_statistics
from kwoon.lab.study.manifest import make_manifest
from kwoon.lab.study.shards import StudyShards
from kwoon.registry import load_game
from kwoon.stats.registry import collector_for

Made = TypeVar("Made")
REPEATS = 3


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="of FIGHT, for a study (10000)")
    games = parser.parse_args().games
    fast_policies.tables([])
    print("\n| game | quick play keeps, of its speed, with a tally |\n|---|--:|")
    for box in GAMES:
        print(f"| {box.id} | {tallied(box.id):.2f} |", flush=True)
    print("\n| aim | reached |\n|---|--:|")
    for what, reached in study(games):
        print(f"| {what} | {reached} |", flush=True)


def tallied(name: str) -> float:
    """Return the speed of quick bots with statistics relative to that without."""
    game = load_game(name).game
    bot = bot_family_of(game).fast_policy(game)
    tally = collector_for(game)

    def play(seed: int, log: Log | None = None) -> tuple[State, int]:
        dice = LiveDice(seed)
        state = game.deal(dice, log)
        own: list[Dice] = [LiveDice(seed + seat) for seat in range(1, 1 + game.seats)]
        return state, int(play_fast(state, dice, [bot] * int(game.seats), own))

    def counted(seed: int) -> int:
        tally.start_game(seed)
        state, decisions = play(seed, tally)
        tally.finish_game(state, decisions)
        return decisions

    best = [0.0, 0.0]
    for _ in range(REPEATS):
        # Alternate, so that other load on the machine affects both equally.
        pair = [fast_policies.measured(lambda seed: play(seed)[1]), fast_policies.measured(counted)]
        best = [max(each) for each in zip(best, pair, strict=True)]
    return best[1] / best[0]


def study(games: int) -> list[tuple[str, str]]:
    """Return the costs of the steps of a study of FIGHT."""
    series = GameSeries("fight", games, "bench")
    opened = series.load()
    playing, rows = clocked(lambda: play_batch(series, 0, games))
    with tempfile.TemporaryDirectory() as place:
        shards = StudyShards(Path(place), make_manifest(series))
        writing, _ = clocked(lambda: shards.write(rows, 0, games))
        size = sum(path.stat().st_size for path in Path(place).iterdir())
    sums = empty_aggregates(opened)
    adding, _ = clocked(lambda: sums.add(rows))
    report = empty_report(LabRequest("fight", games, ("quick",), "bench", command="bench"), opened)

    def told() -> str:
        report.runs = [run_statistics(sums, opened, "quick")]
        report.sentences = summary_sentences(report)
        return report_page(report)

    telling, written = clocked(told)
    share = (writing + adding + telling) / playing
    return [
        (f"{games:,} games of FIGHT: writing, of the playing time", f"{writing / playing:.3f}"),
        ("adding up", f"{adding / playing:.3f}"),
        ("report", f"{telling / playing:.3f}"),
        ("all three (aim: under 0.2)", f"{share:.3f}"),
        ("a study of FIGHT, bytes a game (aim: under 150)", f"{size / games:.0f}"),
        ("its report, bytes (aim: under 500,000)", f"{len(written.encode()):,}"),
        (f"two processes beside one, of {os.cpu_count()} cores, by the clock (aim: 1.8)", f"{two_jobs(games):.2f}"),
        ("two that have nothing to do with each other: what the machine gives", f"{two_apart(games):.2f}"),
    ]


def two_jobs(games: int) -> float:
    """Return the speedup of two processes over one."""
    series = GameSeries("fight", 4 * games, "bench")
    best = [float("inf"), float("inf")]
    for _ in range(REPEATS):
        for at, staff in enumerate((InProcessPool(), make_pool(2))):
            started = time.perf_counter()
            run_series(series, staff)
            best[at] = min(best[at], time.perf_counter() - started)
    return best[0] / best[1]


def two_apart(games: int) -> float:
    """Return the speedup of two independent processes over one, without aggregation."""
    series = GameSeries("fight", games, "bench")
    best = [float("inf"), float("inf")]
    for _ in range(REPEATS):
        for at, count in enumerate((1, 2)):
            players = [Process(target=play_batch, args=(series, 0, 2 * games)) for _ in range(count)]
            started = time.perf_counter()
            for player in players:
                player.start()
            for player in players:
                player.join()
            best[at] = min(best[at], time.perf_counter() - started)
    return 2 * best[0] / best[1]


def clocked(what: Callable[[], Made]) -> tuple[float, Made]:
    """Return the seconds of processor time and the result."""
    started = time.process_time()
    made = what()
    return time.process_time() - started, made


if __name__ == "__main__":
    main()

"""The overhead of a cluster: the same games on two workers of a Ray cluster and on two processes, in batches that take
about a second.

    .venv/cluster/bin/python -m bench.cluster [--games N] [--repeats N]      after `make .venv/cluster/.kwoon`

Both are measured alternately by wall clock, and the best of several runs counts. The cluster runs on this machine in a
network namespace with only loopback (`unshare`, which needs root or user namespaces), so the result measures Ray and
not a network.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

from kwoon.games import GAMES
from kwoon.lab.execution.cluster import ClusterPool
from kwoon.lab.execution.runner import play_batch_packed
from kwoon.lab.execution.workers import WorkerPool, make_pool
from kwoon.lab.experiment import Experiment
from tests.lab.on_cluster import ADDRESS, cluster_here

INSIDE_NAMESPACE_VARIABLE = "KWOON_BENCH_INSIDE"
WORKERS = 2


def main() -> None:
    """Measure in a separate network namespace."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--games", type=int, default=70_000, metavar="N", help="games in each run (default: 70000)")
    parser.add_argument(
        "--repeats", type=int, default=3, metavar="N", help="number of runs, of which the best counts (default: 3)"
    )
    args = parser.parse_args()
    if INSIDE_NAMESPACE_VARIABLE not in os.environ:
        unshare = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]
        inside = 'ip link set lo up; exec "$0" -m bench.cluster "$@"'
        command = [*unshare, "sh", "-c", inside, sys.executable, *sys.argv[1:]]
        raise SystemExit(subprocess.call(command, env=os.environ | {INSIDE_NAMESPACE_VARIABLE: "1"}))
    with cluster_here():
        measure(args.games, args.repeats)


def measure(games: int, repeats: int) -> None:
    """Play the games alternately on processes and on the cluster, and print the best times as a table."""
    experiment = Experiment(GAMES[0].id, games, "bench")
    size = games_per_second(experiment)
    batches = [(experiment, first, min(size, games - first)) for first in range(0, games, size)]
    cluster = ClusterPool(ADDRESS)
    best = [float("inf"), float("inf")]
    for _ in range(repeats):
        for at, pool in enumerate((make_pool(WORKERS), cluster)):
            best[at] = min(best[at], wall_seconds(pool, batches))
    cluster.close()
    print(f"| {games:,} games of {GAMES[0].title} in {len(batches)} batches of {size:,} | seconds |\n|---|--:|")
    print(f"| {WORKERS} processes | {best[0]:.2f} |")
    print(f"| {WORKERS} cluster workers | {best[1]:.2f} |")
    print(f"| overhead in percent (goal: under 5) | {100 * (best[1] / best[0] - 1):.1f} |")


def games_per_second(experiment: Experiment) -> int:
    """Return the number of games that take about a second on one core."""
    play_batch_packed(experiment, 0, 200)
    started = time.process_time()
    play_batch_packed(experiment, 0, 1000)
    return max(100, round(10 / (time.process_time() - started)) * 100)


def wall_seconds(pool: WorkerPool, batches: list[tuple[Experiment, int, int]]) -> float:
    """Return the wall-clock seconds for these batches."""
    started = time.perf_counter()
    for _ in pool.map_ordered(play_batch_packed, batches):
        pass
    return time.perf_counter() - started


if __name__ == "__main__":
    main()

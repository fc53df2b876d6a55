"""Compare the speed of two builds of the rules, run alternately, by processor time.

    python -m bench.builds before/.venv/test/bin/python after/.venv/test/bin/python

Each Python measures the kwoon that is installed with it. The figures are the speed of the second relative to the first.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
KEYS = {"random": "random play", "copy": "copies", "greedy": "greedy play"}
Figures = dict[str, dict[str, float]]
"""Amount of work per second of processor time, by game and key."""


def main() -> None:
    """Print the ratios as a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="the Python of one build")
    parser.add_argument("after", help="the Python of the other")
    parser.add_argument("--games", nargs="+", default=[], help="these only")
    parser.add_argument("--repeats", type=int, default=7, help="how often each figure is measured (7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="how long one figure is measured, at least (0.4)")
    given = parser.parse_args()
    before: list[Figures] = []
    after: list[Figures] = []
    for _ in range(given.repeats):
        for python, runs in ((Path(given.before).absolute(), before), (Path(given.after).absolute(), after)):
            command = [str(python), "-m", "bench.measure_build", str(given.seconds), *given.games]
            done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
            runs.append(json.loads(done.stdout))
    print(table(before, after))
    print(f"\nHow many times as fast, by the best of {given.repeats} (in brackets by the median).")


def table(before: list[Figures], after: list[Figures]) -> str:
    """Return the ratios as a Markdown table."""
    lines = [f"| game | {' | '.join(KEYS.values())} |", "|---|--:|--:|--:|"]
    for game in before[0]:
        cells = []
        for key in KEYS:
            one, two = [run[game][key] for run in before], [run[game][key] for run in after]
            cells.append(f"{max(two) / max(one):.2f} ({median(two) / median(one):.2f})")
        lines.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

"""Compare the speed of two builds of the rules, run alternately, by processor time.

    python -m bench.builds before/.venv/test/bin/python after/.venv/test/bin/python

Each Python measures its own installation of kwoon. The figures are the speed of the second build relative to the first.
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="Python of the first build")
    parser.add_argument("after", help="Python of the second build")
    parser.add_argument("--games", nargs="+", default=[], help="measure only these games")
    parser.add_argument("--repeats", type=int, default=7, help="number of measurements of each figure (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="minimum seconds of each measurement (default: 0.4)")
    args = parser.parse_args()
    before: list[Figures] = []
    after: list[Figures] = []
    for _ in range(args.repeats):
        for python, runs in ((Path(args.before).absolute(), before), (Path(args.after).absolute(), after)):
            command = [str(python), "-m", "bench.measure_rules_speed", str(args.seconds), *args.games]
            process = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
            runs.append(json.loads(process.stdout))
    print(table(before, after))
    print(
        f"\nSpeed of the second build relative to the first: best of {args.repeats} runs, with the ratio of medians in brackets."
    )


def table(before: list[Figures], after: list[Figures]) -> str:
    """Return the ratios as a Markdown table."""
    lines = [f"| game | {' | '.join(KEYS.values())} |", "|---|--:|--:|--:|"]
    for game in before[0]:
        cells = []
        for key in KEYS:
            before_rates, after_rates = [run[game][key] for run in before], [run[game][key] for run in after]
            cells.append(
                f"{max(after_rates) / max(before_rates):.2f} ({median(after_rates) / median(before_rates):.2f})"
            )
        lines.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

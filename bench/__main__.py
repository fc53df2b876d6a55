"""Measure compiled and interpreted rules alternately, and print the best results of both side by side."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
KINDS = ("compiled", "interpreted")
Runs = dict[str, list[dict[str, dict[str, float]]]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="number of measurements of each figure (default: 5)")
    repeats = parser.parse_args().repeats
    print(machine())
    runs: Runs = {kind: [] for kind in KINDS}
    for _ in range(repeats):
        # Alternate, so that other load on the machine affects both equally.
        for kind in KINDS:
            figures = measure(kind)
            if figures is not None:
                runs[kind].append(figures)
    if not runs["compiled"]:
        print("Compiled rules are not installed (`make bench` installs them). Interpreted rules only:")
    print(table(runs))
    print(f"\nEach figure is the best of {repeats} runs, with the median in parentheses. Play is random, on one core.")
    return 0


def measure(kind: str) -> dict[str, dict[str, float]] | None:
    """Return the figures from one run, or None if rules of this kind are not installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if kind == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.rules_speed"]
    process = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if process.returncode:
        if kind == "compiled" and "No module named 'kwoon'" in process.stderr:
            return None
        sys.exit(process.stderr)
    output = json.loads(process.stdout)
    figures: dict[str, dict[str, float]] = output["games"]
    return figures if output["compiled"] == (kind == "compiled") else None


def table(runs: Runs) -> str:
    """Return the figures as a Markdown table."""
    lines = [
        "| game | rules | decisions/s | with events | time to copy a state |",
        "|---|---|--:|--:|--:|",
    ]
    for game in runs["interpreted"][0]:
        for kind in KINDS:
            if runs[kind]:
                cells = (_speed(runs[kind], game, "silent"), _speed(runs[kind], game, "listening"))
                lines.append(f"| {game} | {kind} | {' | '.join(cells)} | {_copy(runs[kind], game)} |")
        if runs["compiled"]:
            ratios = [
                f"{_best(runs['compiled'], game, key) / _best(runs['interpreted'], game, key):.1f}x"
                for key in ("silent", "listening")
            ]
            copies = _least(runs["interpreted"], game) / _least(runs["compiled"], game)
            lines.append(f"| {game} | ratio | {' | '.join(ratios)} | {copies:.1f}x |")
    return "\n".join(lines)


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        lines = cpu.read_text().splitlines()
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        model = names[0] if names else model
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores{busy}; {platform.system()}, {python}"


def _best(runs: list[dict[str, dict[str, float]]], game: str, key: str) -> float:
    return max(run[game][key] for run in runs)


def _least(runs: list[dict[str, dict[str, float]]], game: str) -> float:
    return min(run[game]["copy"] for run in runs)


def _speed(runs: list[dict[str, dict[str, float]]], game: str, key: str) -> str:
    return f"{_best(runs, game, key):,.0f} ({median(run[game][key] for run in runs):,.0f})"


def _copy(runs: list[dict[str, dict[str, float]]], game: str) -> str:
    return f"{_least(runs, game):,.0f} ns ({median(run[game]['copy'] for run in runs):,.0f})"


if __name__ == "__main__":
    sys.exit(main())

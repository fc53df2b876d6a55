"""Runs a simulation in the terminal, with a progress bar, and prints the result."""

from __future__ import annotations

import json
import math
import sys

from kwoon.lab.simulate import (
    SimulationConfig,
    SimulationCounts,
    is_compiled,
    load_simulation_game,
    seat_bots,
    simulate,
)


def run_simulation_report(config: SimulationConfig, jobs: int, as_json: bool) -> int:
    """Play the games, print the result and return the exit code."""
    bots = seat_bots(config, int(load_simulation_game(config).seats))
    counts, seconds = _simulate_with_bar(config, jobs) if sys.stderr.isatty() else simulate(config, jobs)
    results = {
        "game": config.game,
        "seed": config.seed,
        "bots": bots,
        "games": counts.games,
        "decisions": counts.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(counts.decisions / seconds),
        "compiled": is_compiled(),
        "wins_by_seat": counts.wins,
        "draws_by_seat": counts.draws_by_seat,
        "draws": counts.draws,
        "endings": counts.endings,
        "mean_decisions_per_game": counts.decisions / counts.games,
    }
    print(json.dumps(results) if as_json else _format_text(counts, bots, results, seconds))
    return 0


def _simulate_with_bar(config: SimulationConfig, jobs: int) -> tuple[SimulationCounts, float]:
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{config.game}", total=config.games)
        return simulate(config, jobs, lambda done: bar.update(task, completed=done))


def _format_text(counts: SimulationCounts, bots: list[str], results: dict[str, object], seconds: float) -> str:
    lines = [f"{counts.games} games of {results['game']}, {counts.decisions / counts.games:.1f} decisions per game."]
    for seat, wins in enumerate(counts.wins):
        share = wins / counts.games
        # Half-width of the 95% confidence interval.
        error = 1.96 * math.sqrt(share * (1 - share) / counts.games)
        draws_text = f", drew {counts.draws_by_seat[seat]}" if counts.draws_by_seat[seat] else ""
        lines.append(f"Seat {seat + 1} ({bots[seat]}): won {wins}, {100 * share:.2f}% ± {100 * error:.2f}{draws_text}")
    if counts.draws:
        lines.append(f"Draws: {counts.draws}, {100 * counts.draws / counts.games:.2f}% (not counted as wins)")
    lines.append("Endings: " + ", ".join(f"{why} {count}" for why, count in sorted(counts.endings.items())))
    kind = "compiled" if results["compiled"] else "interpreted"
    lines.append(
        f"{results['decisions_per_second']:,} decisions per second with {kind} rules, {seconds:.1f} s in total."
    )
    lines.append(f"To repeat these games: --games {counts.games} --seed {results['seed']}")
    return "\n".join(lines)

"""Runs a simulation at the terminal, with a progress bar, and prints the result."""

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


def run_simulation_report(plan: SimulationConfig, jobs: int, as_json: bool) -> int:
    """Simulate and print; return the exit code."""
    bots = seat_bots(plan, int(load_simulation_game(plan).seats))
    tally, seconds = _simulate_with_bar(plan, jobs) if sys.stderr.isatty() else simulate(plan, jobs)
    facts = {
        "game": plan.game,
        "seed": plan.seed,
        "bots": bots,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds),
        "compiled": is_compiled(),
        "wins_by_seat": tally.wins,
        "draws_by_seat": tally.draws_by_seat,
        "draws": tally.draws,
        "endings": tally.endings,
        "mean_decisions_per_game": tally.decisions / tally.games,
    }
    print(json.dumps(facts) if as_json else _format_text(tally, bots, facts, seconds))
    return 0


def _simulate_with_bar(plan: SimulationConfig, jobs: int) -> tuple[SimulationCounts, float]:
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{plan.game}", total=plan.games)
        return simulate(plan, jobs, lambda done: bar.update(task, completed=done))


def _format_text(tally: SimulationCounts, bots: list[str], facts: dict[str, object], seconds: float) -> str:
    lines = [f"{tally.games} games of {facts['game']}, {tally.decisions / tally.games:.1f} decisions each."]
    for seat, wins in enumerate(tally.wins):
        share = wins / tally.games
        # Half-width of the 95% confidence interval.
        error = 1.96 * math.sqrt(share * (1 - share) / tally.games)
        draws_text = f", drew {tally.draws_by_seat[seat]}" if tally.draws_by_seat[seat] else ""
        lines.append(
            f"Seat {seat + 1} ({bots[seat]}): won {wins}, {100 * share:.2f} % (give or take {100 * error:.2f}){draws_text}"
        )
    if tally.draws:
        lines.append(f"Draws: {tally.draws}, {100 * tally.draws / tally.games:.2f} % (not counted as wins)")
    lines.append("Ended by: " + ", ".join(f"{why} {count}" for why, count in sorted(tally.endings.items())))
    kind = "compiled" if facts["compiled"] else "interpreted"
    lines.append(f"{facts['decisions_per_second']:,} decisions a second, rules {kind}, {seconds:.1f} s.")
    lines.append(f"The same games again: --games {tally.games} --seed {facts['seed']}")
    return "\n".join(lines)

"""Runs a simulation in the terminal, with a progress bar, and prints the result."""

from __future__ import annotations

import json
import math

from kwoon.lab.experiment import Experiment
from kwoon.lab.simulate import SimulationCounts, has_compiled_rules, simulate
from kwoon.terminal.reports.duel import ProgressBar


def run_simulation_report(experiment: Experiment, jobs: int, as_json: bool) -> int:
    """Play the games and print the result; return the exit code."""
    with ProgressBar(experiment.game, experiment.count, is_shown=True) as bar:
        counts, seconds = simulate(experiment, jobs, bar.update)
    bots = experiment.bots_by_seat(len(counts.wins))
    results = {
        "game": experiment.game,
        "seed": experiment.seed,
        "bots": bots,
        "games": counts.games,
        "decisions": counts.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(counts.decisions / seconds),
        "compiled": has_compiled_rules(),
        "wins_by_seat": counts.wins,
        "draws_by_seat": counts.draws_by_seat,
        "draws": counts.draws,
        "endings": counts.endings,
        "mean_decisions_per_game": counts.decisions / counts.games,
    }
    print(json.dumps(results) if as_json else _format_text(counts, bots, results, seconds))
    return 0


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

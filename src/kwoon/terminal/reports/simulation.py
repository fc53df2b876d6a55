"""Runs a simulation in the terminal, with a progress bar, and prints the result."""

from __future__ import annotations

import json
import math

from kwoon.lab.experiment import Experiment
from kwoon.lab.simulate import SimulationCounts, has_compiled_rules, simulate
from kwoon.localization.formatter import Reader
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
    t = Reader().t
    decisions = f"{counts.decisions / counts.games:.1f}"
    lines = [
        t("terminal-reports-simulated", games=str(counts.games), game=str(results["game"]), decisions=decisions),
    ]
    for seat, wins in enumerate(counts.wins):
        share = wins / counts.games
        # Half-width of the 95% confidence interval.
        error = 1.96 * math.sqrt(share * (1 - share) / counts.games)
        values = {"wins": str(wins), "share": f"{100 * share:.2f}", "error": f"{100 * error:.2f}"}
        draws = counts.draws_by_seat[seat]
        lines.append(
            t("terminal-reports-seat-draws", seat=seat + 1, bot=bots[seat], draws=str(draws), **values)
            if draws
            else t("terminal-reports-seat", seat=seat + 1, bot=bots[seat], **values)
        )
    if counts.draws:
        draw_share = f"{100 * counts.draws / counts.games:.2f}"
        lines.append(t("terminal-reports-draws", draws=str(counts.draws), share=draw_share))
    endings = [f"{why} {count}" for why, count in sorted(counts.endings.items())]
    lines.append(t("terminal-reports-endings", endings=endings))
    speed = f"{results['decisions_per_second']:,}"
    lines.append(
        t("terminal-reports-speed-compiled", speed=speed, seconds=f"{seconds:.1f}")
        if results["compiled"]
        else t("terminal-reports-speed-interpreted", speed=speed, seconds=f"{seconds:.1f}")
    )
    options = f"--games {counts.games} --seed {results['seed']}"
    lines.append(t("terminal-reports-repeat-games", options=options))
    return "\n".join(lines)

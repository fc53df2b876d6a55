"""Runs a duel in the terminal, with a progress bar, and prints the result."""

from __future__ import annotations

import json
import sys

from kwoon.lab.duel import BotTiming, DuelConfig, DuelResult, run_duel
from kwoon.lab.simulate import is_compiled


def run_duel_report(config: DuelConfig, jobs: int, as_json: bool) -> int:
    """Play the duel, print the result and return the exit code."""
    with ProgressBar(f"{config.first_bot} against {config.second_bot}", config.deals, not as_json) as bar:
        result = run_duel(config, jobs, lambda partial: bar.update(len(partial.shares)))
    print(json.dumps(_as_dict(config, result)) if as_json else _format_text(config, result))
    return 0


def _as_dict(config: DuelConfig, result: DuelResult) -> dict[str, object]:
    return {
        "game": config.game,
        "bots": [config.first_bot, config.second_bot],
        "seed": config.seed,
        "deals": len(result.shares),
        "games": result.games,
        "draws": result.draws,
        "rate": round(result.win_rate(), 6),
        "margin": round(result.margin_of_error(), 6),
        "par": result.par,
        "decisions_per_second": [_decisions_per_second(result.one), _decisions_per_second(result.other)],
        "compiled": is_compiled(),
    }


def _decisions_per_second(side: BotTiming) -> float:
    return round(side.decisions / side.seconds, 1) if side.seconds > 0 else 0.0


def _format_text(config: DuelConfig, result: DuelResult) -> str:
    rate = 100 * result.win_rate()
    error = 100 * result.margin_of_error()
    lines = [
        f"{config.first_bot} won {rate:.1f}% ± {error:.1f} against {config.second_bot} (equal strength: "
        f"{100 * result.par:.0f}%) in {result.games} games of {config.game}: {len(result.shares)} deals, each played "
        "from every side."
    ]
    if result.draws:
        lines.append(f"Draws: {result.draws}")
    for name, side in ((config.first_bot, result.one), (config.second_bot, result.other)):
        lines.append(f"{name}: {_decisions_per_second(side):,.0f} decisions per second")
    if not is_compiled():
        lines.append("The rules are interpreted: bots with a time limit are weaker than with compiled rules.")
    lines.append(f"To repeat these games: --games {result.games} --seed {config.seed}")
    return "\n".join(lines)


class ProgressBar:
    """A progress bar. It is shown only if standard error is a terminal."""

    def __init__(self, name: str, total: int, is_shown: bool) -> None:
        self.name = name
        self.total = total
        self.is_shown = is_shown and sys.stderr.isatty()

    def __enter__(self) -> ProgressBar:
        if self.is_shown:
            from rich.console import Console  # noqa: PLC0415
            from rich.progress import (  # noqa: PLC0415
                BarColumn,
                MofNCompleteColumn,
                Progress,
                TextColumn,
                TimeRemainingColumn,
            )

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
            self.task = self.progress.add_task(self.name, total=self.total)
            self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.is_shown:
            self.progress.stop()

    def update(self, done: int) -> None:
        if self.is_shown:
            self.progress.update(self.task, completed=done)

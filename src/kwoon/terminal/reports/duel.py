"""Runs a duel in the terminal, with a progress bar, and prints the result."""

from __future__ import annotations

import json
import sys

from kwoon.lab.duel import DuelResult, run_duel
from kwoon.lab.execution.runner import BotTiming
from kwoon.lab.experiment import Experiment
from kwoon.lab.simulate import has_compiled_rules
from kwoon.localization.formatter import Reader


def run_duel_report(experiment: Experiment, jobs: int, as_json: bool) -> int:
    """Play the duel and print the result; return the exit code."""
    first_bot, second_bot = experiment.bots
    title = Reader().t("terminal-reports-against", first=first_bot, second=second_bot)
    with ProgressBar(title, experiment.count, not as_json) as bar:
        result = run_duel(experiment, jobs, lambda partial: bar.update(len(partial.shares)))
    print(json.dumps(_as_dict(experiment, result)) if as_json else _format_text(experiment, result))
    return 0


def _as_dict(experiment: Experiment, result: DuelResult) -> dict[str, object]:
    return {
        "game": experiment.game,
        "bots": list(experiment.bots),
        "seed": experiment.seed,
        "deals": len(result.shares),
        "games": result.games,
        "draws": result.draws,
        "rate": round(result.win_rate(), 6),
        "margin": round(result.margin_of_error(), 6),
        "par": result.par,
        "decisions_per_second": [_decisions_per_second(result.one), _decisions_per_second(result.other)],
        "compiled": has_compiled_rules(),
    }


def _decisions_per_second(timing: BotTiming) -> float:
    return round(timing.decisions / timing.seconds, 1) if timing.seconds > 0 else 0.0


def _format_text(experiment: Experiment, result: DuelResult) -> str:
    t = Reader().t
    first_bot, second_bot = experiment.bots
    lines = [
        t(
            "terminal-reports-duel",
            first=first_bot,
            second=second_bot,
            rate=f"{100 * result.win_rate():.1f}",
            error=f"{100 * result.margin_of_error():.1f}",
            par=f"{100 * result.par:.0f}",
            games=str(result.games),
            game=experiment.game,
            deals=str(len(result.shares)),
        )
    ]
    if result.draws:
        lines.append(t("terminal-reports-duel-draws", draws=str(result.draws)))
    for name, side in ((first_bot, result.one), (second_bot, result.other)):
        lines.append(t("terminal-reports-bot-speed", bot=name, speed=f"{_decisions_per_second(side):,.0f}"))
    if not has_compiled_rules():
        lines.append(t("terminal-reports-interpreted"))
    lines.append(t("terminal-reports-repeat-games", options=f"--games {result.games} --seed {experiment.seed}"))
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

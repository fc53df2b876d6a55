"""Runs a duel for somebody at a terminal: a bar while it lasts, then what came of it."""

from __future__ import annotations

import json
import sys

from kwoon.lab.duel import Contest, Result, Side, duel
from kwoon.lab.simulate import compiled


def report_duel(contest: Contest, jobs: int, as_json: bool) -> int:
    """Play and print; the exit code."""
    with Bar(f"{contest.one} against {contest.other}", contest.deals, not as_json) as bar:
        result = duel(contest, jobs, lambda so_far: bar.at(len(so_far.shares)))
    print(json.dumps(_duel_facts(contest, result)) if as_json else _duel_text(contest, result))
    return 0


def _duel_facts(contest: Contest, result: Result) -> dict[str, object]:
    return {
        "game": contest.game,
        "bots": [contest.one, contest.other],
        "seed": contest.seed,
        "deals": len(result.shares),
        "games": result.games,
        "draws": result.draws,
        "rate": round(result.rate(), 6),
        "margin": round(result.margin(), 6),
        "par": result.par,
        "decisions_per_second": [_speed(result.one), _speed(result.other)],
        "compiled": compiled(),
    }


def _speed(side: Side) -> float:
    return round(side.decisions / side.seconds, 1) if side.seconds > 0 else 0.0


def _duel_text(contest: Contest, result: Result) -> str:
    rate = 100 * result.rate()
    error = 100 * result.margin()
    lines = [
        f"{contest.one} won {rate:.1f} % against {contest.other} (give or take {error:.1f}; par is "
        f"{100 * result.par:.0f}), in {result.games} games of {contest.game}: {len(result.shares)} deals, each played "
        "from every side."
    ]
    if result.draws:
        lines.append(f"Drawn: {result.draws}")
    for name, side in ((contest.one, result.one), (contest.other, result.other)):
        lines.append(f"{name}: {_speed(side):,.0f} decisions a second")
    if not compiled():
        lines.append("The rules run interpreted: bots that think against a clock are weaker than compiled.")
    lines.append(f"The same games again: --games {result.games} --seed {contest.seed}")
    return "\n".join(lines)


class Bar:
    """A bar on a terminal; nothing where there is none."""

    def __init__(self, name: str, total: int, wanted: bool) -> None:
        self.name = name
        self.total = total
        self.wanted = wanted and sys.stderr.isatty()

    def __enter__(self) -> Bar:
        if self.wanted:
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
        if self.wanted:
            self.progress.stop()

    def at(self, done: int) -> None:
        """So many deals are played."""
        if self.wanted:
            self.progress.update(self.task, completed=done)

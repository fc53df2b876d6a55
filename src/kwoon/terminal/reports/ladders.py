"""Runs a ladder for somebody at a terminal: a bar while it lasts, then a table and a picture."""

from __future__ import annotations

import json
from pathlib import Path

from kwoon.lab.ladder import Ladder, Rung, climb
from kwoon.lab.plot import bars, svg
from kwoon.lab.problem import PlanError
from kwoon.terminal.reports.contests import Bar


def report_ladder(ladder: Ladder, jobs: int, as_json: bool, picture: Path | None) -> int:
    """Play, rate and print; the exit code."""
    if picture is not None and (picture.is_dir() or not picture.parent.is_dir()):
        raise PlanError(f"{picture} cannot be written: name a file in a folder that is there.")
    total = ladder.deals * len(ladder.pairs())
    with Bar(f"ladder of {ladder.game}", total, not as_json) as bar:
        rungs = climb(ladder, jobs, bar.at)
    if as_json:
        print(json.dumps({"game": ladder.game, "seed": ladder.seed, "rungs": [rung.facts() for rung in rungs]}))
    else:
        print(_ladder_text(ladder, rungs))
    if picture is not None:
        picture.write_text(svg(f"{ladder.game}, {ladder.seats or 'fewest'} seats", rungs), encoding="utf-8")
    return 0


def _ladder_text(ladder: Ladder, rungs: list[Rung]) -> str:
    names = [rung.bot for rung in rungs]
    lines = [
        "| bot | rating | ± | " + " | ".join(f"vs {name}" for name in names) + " | decisions/s |",
        "|---|---|---|" + "---|" * (len(names) + 1),
    ]
    for rung in rungs:
        cells = [rung.cell(name) for name in names]
        lines.append(
            f"| {rung.bot} | {rung.rating:.1f} | {rung.doubt:.1f} | " + " | ".join(cells) + f" | {rung.speed():,.0f} |"
        )
    lines.append("")
    lines.append(bars(rungs))
    met = [f"{rung.bot} and {name} {deals}" for rung in rungs for name, deals in rung.deals.items()]
    lines.append(f"Deals, each played from every side: {', '.join(met)}.")
    lines.append(f"{sum(rung.games for rung in rungs) // 2} games. The same again: --seed {ladder.seed}")
    return "\n".join(lines)

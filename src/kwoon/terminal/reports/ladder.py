"""Runs a ladder in the terminal, with a progress bar, and prints the ratings."""

from __future__ import annotations

import json
from pathlib import Path

from kwoon.core.message import msg
from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.lab.ladder import LadderRung, ladder_pairs, run_ladder
from kwoon.lab.plot import ladder_svg, rating_bars_text
from kwoon.localization.formatter import Reader
from kwoon.rating_scale import rating_points, uncertainty_points
from kwoon.terminal.reports.duel import ProgressBar


def run_ladder_report(
    ladder: Experiment, jobs: int, *, as_json: bool, plot_file: Path | None, minutes: float, save_path: Path | None
) -> int:
    """Play the ladder, rate the bots and print the result; return the exit code."""
    if plot_file is not None and (plot_file.is_dir() or not plot_file.parent.is_dir()):
        raise LabError(msg("terminal-reports-not-writable", path=str(plot_file)))
    total = ladder.count * len(ladder_pairs(ladder))
    with ProgressBar(Reader().t("terminal-reports-ladder-progress", game=ladder.game), total, not as_json) as bar:
        rungs = run_ladder(ladder, jobs, bar.update, minutes, save_path)
    if as_json:
        print(json.dumps({"game": ladder.game, "seed": ladder.seed, "rungs": [rung.as_dict() for rung in rungs]}))
    else:
        print(_ladder_text(ladder, rungs))
    if plot_file is not None:
        plot_file.write_text(ladder_svg(f"{ladder.game}, {ladder.seats or 'default'} seats", rungs), encoding="utf-8")
    return 0


def _ladder_text(ladder: Experiment, rungs: list[LadderRung]) -> str:
    t = Reader().t
    names = [rung.bot for rung in rungs]
    against = [t("terminal-reports-ladder-against", bot=name) for name in names]
    heads = [
        *(t("terminal-reports-ladder-bot"), t("terminal-reports-ladder-rating"), "±"),
        *against,
        t("terminal-reports-ladder-speed"),
    ]
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for rung in rungs:
        cells = [rung.format_win_rate(name) for name in names]
        lines.append(
            f"| {rung.bot} | {rating_points(rung.rating)} | {uncertainty_points(rung.deviation)} | "
            + " | ".join(cells)
            + f" | {rung.decisions_per_second():,.0f} |"
        )
    lines.append("")
    lines.append(rating_bars_text(rungs))
    pairs = [
        t("terminal-reports-ladder-pair", first=rung.bot, second=name, deals=str(deals))
        for rung in rungs
        for name, deals in rung.deals.items()
    ]
    lines.append(t("terminal-reports-ladder-deals", pairs=pairs))
    games = str(sum(rung.games for rung in rungs) // 2)
    lines.append(t("terminal-reports-ladder-games", games=games, options=f"--seed {ladder.seed}"))
    return "\n".join(lines)

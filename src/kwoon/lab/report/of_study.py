"""The report of games that were played before."""

from __future__ import annotations

from pathlib import Path

from kwoon.lab.figures.findings import found
from kwoon.lab.report.make import Asked, head
from kwoon.lab.report.sentences import sentences
from kwoon.lab.report.shape import Report
from kwoon.lab.study.study import recall


def of_study(folder: Path, command: str) -> Report:
    """What a study says; what needs other games than it has is left out."""
    about, sums = recall(folder)
    bots = tuple(dict.fromkeys(about.bots))
    asked = Asked(
        about.game, int(sums.number), bots, about.seed, about.seats, about.options, about.text, command=command
    )
    opened = asked.series(bots[0], 1).open()
    report = head(asked, opened)
    report.runs = [found(sums, opened, " and ".join(bots))]
    report.sentences = sentences(report)
    return report

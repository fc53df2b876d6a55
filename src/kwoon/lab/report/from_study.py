"""Builds a report from the games of a study."""

from __future__ import annotations

from pathlib import Path

from kwoon.lab.report.build import empty_report
from kwoon.lab.report.model import BalanceReport
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.statistics.run_statistics import compute_run_statistics
from kwoon.lab.study.study import load_study


def report_from_study(folder: Path, command: str) -> BalanceReport:
    """Return the report of a study, without the sections that need additional games."""
    manifest, aggregates = load_study(folder)
    bots = tuple(dict.fromkeys(manifest.bots))
    experiment = manifest.experiment(int(aggregates.num_games))
    loaded = experiment.load()
    report = empty_report(experiment, loaded, command)
    report.runs = [compute_run_statistics(aggregates, loaded, " and ".join(bots))]
    report.sentences = summary_sentences(report)
    return report

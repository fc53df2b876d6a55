"""Exports games as JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kwoon.core.message import msg
from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.lab.game_export import ExportedGame, play_games, write_jsonl
from kwoon.localization.formatter import Reader


def run_export(experiment: Experiment, path: Path) -> int:
    """Play and write the games; return the exit code."""
    if experiment.count < 1:
        raise LabError(msg("terminal-reports-games", games=str(experiment.count)))
    written = write_games(play_games(experiment), experiment.game, path)
    print(Reader().t("terminal-reports-wrote-repeatable", written=written, options=f"--seed {experiment.seed}"))
    return 0


def write_games(games: Iterator[ExportedGame], game: str, path: Path) -> str:
    """Write the games and return a sentence with their number and file. Raise `LabError` if writing fails."""
    try:
        count = write_jsonl(games, path)
    except OSError as error:
        raise LabError(msg("terminal-cannot-write", path=str(path), reason=error.strerror or str(error))) from None
    size = f"{path.stat().st_size / 1e6:.1f}"
    return Reader().t("terminal-reports-wrote-games", count=count, game=game, path=str(path), size=size)

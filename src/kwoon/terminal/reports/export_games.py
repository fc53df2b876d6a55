"""Exports games as JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.lab.game_export import ExportedGame, play_games, write_jsonl


def run_export(experiment: Experiment, path: Path) -> int:
    """Play and write the games; return the exit code."""
    if experiment.count < 1:
        raise LabError(f"--games must be at least 1, not {experiment.count}.")
    print(f"{write_games(play_games(experiment), experiment.game, path)} To repeat them: --seed {experiment.seed}")
    return 0


def write_games(games: Iterator[ExportedGame], game: str, path: Path) -> str:
    """Write the games and return a sentence with their number and file. Raise `LabError` if writing fails."""
    try:
        count = write_jsonl(games, path)
    except OSError as error:
        raise LabError(f"Cannot write {path}: {error.strerror or error}.") from None
    return f"Wrote {count:,} games of {game} to {path} ({path.stat().st_size / 1e6:.1f} MB)."

"""Exports games as JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.game_export import ExportedGame, play_games, write_jsonl
from kwoon.lab.simulate import SimulationConfig


def run_export(config: SimulationConfig, path: Path) -> int:
    """Play games, write them to a file and return the exit code."""
    if config.games < 1:
        raise LabError(f"--games must be at least 1, not {config.games}.")
    print(f"{write_games(play_games(config), config.game, path)} To repeat them: --seed {config.seed}")
    return 0


def write_games(lines: Iterator[ExportedGame], game: str, path: Path) -> str:
    """Write the games and return a sentence with their number and file. Raise `LabError` if writing fails."""
    try:
        count = write_jsonl(lines, path)
    except OSError as error:
        raise LabError(f"Cannot write {path}: {error.strerror or error}.") from None
    return f"Wrote {count:,} games of {game} to {path} ({path.stat().st_size / 1e6:.1f} MB)."

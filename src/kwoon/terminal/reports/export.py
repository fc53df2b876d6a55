"""Exports games as data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.export import ExportedGame, play_games, write_jsonl
from kwoon.lab.simulate import SimulationConfig


def run_export(plan: SimulationConfig, path: Path) -> int:
    """Play and write the games; return the exit code."""
    if plan.games < 1:
        raise LabError(f"There should be at least one game, not {plan.games}.")
    print(f"{write_games(play_games(plan), plan.game, path)}, seed {plan.seed}.")
    return 0


def write_games(lines: Iterator[ExportedGame], game: str, path: Path) -> str:
    """Write the games and return a sentence that says how many and where."""
    try:
        count = write_jsonl(lines, path)
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror or error}.") from None
    return f"{count:,} games of {game} in {path} ({path.stat().st_size / 1e6:.1f} MB)"

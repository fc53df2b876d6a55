"""Writes games down as data for somebody at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kwoon.lab.export import Line, played, write
from kwoon.lab.problem import PlanError
from kwoon.lab.simulate import Plan


def export_games(plan: Plan, to: Path) -> int:
    """Play and write; the exit code."""
    if plan.games < 1:
        raise PlanError(f"There should be at least one game, not {plan.games}.")
    print(f"{written(played(plan), plan.game, to)}, seed {plan.seed}.")
    return 0


def written(lines: Iterator[Line], game: str, to: Path) -> str:
    """Write games; how many, and where."""
    try:
        count = write(lines, to)
    except OSError as error:
        raise PlanError(f"{to} cannot be written: {error.strerror or error}.") from None
    return f"{count:,} games of {game} in {to} ({to.stat().st_size / 1e6:.1f} MB)"

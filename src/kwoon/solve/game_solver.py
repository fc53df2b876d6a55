"""The interface of a game's provider `solver`: what `kwoon solve` can solve in that game besides small trees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from kwoon.core.game import Game


class SolverError(Exception):
    """The request cannot be solved. The message says why."""


class SolverOption(NamedTuple):
    """An option that a game's solver adds to `kwoon solve`."""

    flag: str
    help: str
    is_number: bool = False
    old_flag: str = ""
    """An earlier spelling, which is still accepted."""


class Solution(NamedTuple):
    """The result of a game's solver."""

    headline: str
    files: list[str]
    """The files with the solved positions."""
    details: list[str]
    """Further lines of text."""
    data: dict[str, object]
    """The solution as JSON values."""


ReportProgress = Callable[[str, int, int], None]
"""Called with the label of a step, the number of its parts that are done, and the total number of parts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSolver(ABC):
    """Solves a part of one game."""

    names_help = ""
    """Description of the names in `kwoon solve GAME NAME ...`, for the help text."""
    options: tuple[SolverOption, ...] = ()
    examples = ""
    """Example commands and notes for the help text."""

    @abstractmethod
    def solve(
        self, game: Game, names: list[str], options: dict[str, int | None], report_progress: ReportProgress
    ) -> Solution:
        """Solve the part of the game that `names` describe. `options` has a value for each flag, which is None if the
        flag was not given. Raise `SolverError` if this is impossible."""

"""The interface of a game's provider `solver`: what `kwoon solve` can solve in that game besides small trees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from kwoon.core.game import Game
from kwoon.core.message import MessageError, Text


class SolverError(MessageError):
    """The request cannot be solved. The message says why."""


class SolverOption(NamedTuple):
    """An option that a game's solver adds to `kwoon solve`."""

    flag: str
    help: Text
    is_number: bool = False
    old_flag: str = ""
    """An earlier spelling, which is still accepted."""


class Solution(NamedTuple):
    """The result of a game's solver."""

    headline: Text
    files: list[str]
    """The files with the solved positions."""
    details: list[Text]
    """Further lines of text."""
    data: dict[str, object]
    """The solution as JSON values."""


ReportProgress = Callable[[Text, int, int], None]
"""Called with the label of a step, the number of its parts that are done, and the total number of parts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSolver(ABC):
    """Solves a part of one game."""

    names_help: Text = ""
    """Description of the names in `kwoon solve GAME NAME ...`, for the help text."""
    options: tuple[SolverOption, ...] = ()
    examples: tuple[tuple[str, Text], ...] = ()
    """Example commands and their explanations, for the help text."""
    notes: Text = ""
    """Further sentences for the help text."""

    @abstractmethod
    def solve(
        self, game: Game, names: list[str], options: dict[str, int | None], report_progress: ReportProgress
    ) -> Solution:
        """Solve the part of the game that `names` describe. `options` has a value for each flag, which is None if the
        flag was not given. Raise `SolverError` if this is impossible."""

"""A pack with other numbers: the same text byte for byte but for the lines in which they stand."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from kwoon import shelf
from kwoon.core.packs import PackError
from kwoon.extras import needs
from kwoon.lab.packs.fields import Path, bounds_at, restated
from kwoon.lab.packs.numbers import PackNumber, find_number, numbers_of
from kwoon.lab.problem import PlanError


class Draft:
    """A pack to be changed, read once for as many settings as one likes."""

    def __init__(self, game: str, text: str = "") -> None:
        with needs("lab", "Changing the numbers of a pack"):
            import tomlkit  # noqa: PLC0415

        self.game = game
        self.text = text or shelf.pack_text(game)
        self.numbers = numbers_of(game, self.text)
        """By address."""
        self._document = tomlkit.parse(self.text)
        self._write = tomlkit.dumps

    def number(self, at: str) -> PackNumber:
        """The one at this address; PlanError if there is none."""
        return find_number(self.numbers, at)

    def settle(self, values: Mapping[str, int]) -> str:
        """The text with these numbers, and with the sums that follow from them.

        PlanError for an address that is not there or a number that only follows from others, PackError with the place
        for what the pack's own checks refuse.
        """
        paths: dict[Path, int] = {}
        for at, value in values.items():
            number = self.number(at)
            if number.follows and value != number.value:
                raise PlanError(f"'{at}' follows from other numbers, so it is not set by itself.")
            paths[number.path] = value
        data = tomllib.loads(self.text)
        for path, value in paths.items():
            _put(data, path, value)
        paths.update({path: value for path, value in restated(self.game, data).items() if _get(data, path) != value})
        text = self._written(paths)
        try:
            shelf.open_text(self.game, text)
        except PackError as error:
            changed = ", ".join(f"{at} = {value}" for at, value in values.items())
            raise PackError(f"With {changed}: {error}") from None
        return text

    def bounds(self, at: str) -> tuple[int, int]:
        """What the pack's reader takes there, the others being as they are."""
        return bounds_at(self.game, tomllib.loads(self.text), self.number(at).path)

    def _written(self, paths: dict[Path, int]) -> str:
        """Changed, written, and changed back, since reading a large pack takes longer than all else."""
        before = {path: _get(self._document, path) for path in paths}
        changed = {path: value for path, value in paths.items() if before[path] != value}
        if not changed:
            return self.text
        for path, value in changed.items():
            _put(self._document, path, value)
        text = self._write(self._document)
        for path in changed:
            _put(self._document, path, int(before[path]))
        return text


def _get(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _put(data: Any, path: Path, value: int) -> None:
    _get(data, path[:-1])[path[-1]] = value

"""Changes numbers in a pack and leaves the rest of its text unchanged, byte for byte."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from kwoon import registry
from kwoon.core.message import msg
from kwoon.core.toml_reader import PackError
from kwoon.lab.errors import LabError
from kwoon.lab.packs.addresses import NumberPath, PackNumber, bounds_at, derived_numbers, find_number, pack_numbers
from kwoon.optional_deps import requires


class PackEditor:
    """Edits the numbers in a pack. The pack is parsed for editing only once, however many settings are written."""

    def __init__(self, game: str, text: str = "") -> None:
        with requires("lab", msg("terminal-reports-needs-numbers")):
            import tomlkit  # noqa: PLC0415

        self.game = game
        self.text = text or registry.default_pack_text(game)
        self.numbers = pack_numbers(game, self.text)
        """The numbers of the pack by address."""
        self._document = tomlkit.parse(self.text)
        self._dump_toml = tomlkit.dumps

    def number(self, address: str) -> PackNumber:
        """Return the number at this address; raise LabError if there is none."""
        return find_number(self.numbers, address)

    def text_with_numbers(self, values: Mapping[str, int]) -> str:
        """Return the text with these numbers and with the sums derived from them.

        Raise LabError for an unknown address or a derived number, and PackError with the location if the pack's own
        checks fail.
        """
        paths: dict[NumberPath, int] = {}
        for at, value in values.items():
            number = self.number(at)
            if number.is_derived and value != number.value:
                raise LabError(f"'{at}' is derived from other numbers, so it cannot be set.")
            paths[number.path] = value
        data = tomllib.loads(self.text)
        for path, value in paths.items():
            _set(data, path, value)
        paths.update(
            {
                path: value
                for path, value in derived_numbers(self.game, data).items()
                if _value_at_path(data, path) != value
            }
        )
        text = self._text_with_numbers(paths)
        try:
            registry.load_game_from_text(self.game, text)
        except PackError as error:
            changed = ", ".join(f"{at} = {value}" for at, value in values.items())
            raise PackError(f"With {changed}: {error}") from None
        return text

    def number_bounds(self, address: str) -> tuple[int, int]:
        """Return the minimum and maximum that the pack allows at this address, given its other numbers."""
        return bounds_at(self.game, tomllib.loads(self.text), self.number(address).path)

    def _text_with_numbers(self, paths: dict[NumberPath, int]) -> str:
        """Return the text with the numbers at these paths changed. The parsed document is changed and then restored,
        because parsing a large pack is the slowest part."""
        before = {path: _value_at_path(self._document, path) for path in paths}
        changed = {path: value for path, value in paths.items() if before[path] != value}
        if not changed:
            return self.text
        for path, value in changed.items():
            _set(self._document, path, value)
        text = self._dump_toml(self._document)
        for path in changed:
            _set(self._document, path, int(before[path]))
        return text


def _value_at_path(data: Any, path: NumberPath) -> Any:
    for step in path:
        data = data[step]
    return data


def _set(data: Any, path: NumberPath, value: int) -> None:
    _value_at_path(data, path[:-1])[path[-1]] = value

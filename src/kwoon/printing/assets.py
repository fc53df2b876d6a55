"""What cards are printed with: drawings, shapes of numbers, and letters, made when the browser client was built."""

from __future__ import annotations

import json
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from kwoon.optional_deps import MissingDependency

DEFAULT_ICON = "fist"
MAX_NAMED = 8
"""How many missing letters an error names."""


class MissingDrawings(MissingDependency):
    """This installation has no drawings: a sentence that says why."""


class MissingLetters(ValueError):
    """Some letters are in none of the fonts: a sentence that names them."""

    def __init__(self, missing: dict[str, str]) -> None:
        """`missing` maps each letter to a text in which it stands."""
        named = [f"{letter} (U+{ord(letter):04X}, in '{text}')" for letter, text in missing.items()]
        more = f" and {len(named) - MAX_NAMED} more" if len(named) > MAX_NAMED else ""
        super().__init__(
            f"Nothing was printed: the fonts for printing do not have {', '.join(named[:MAX_NAMED])}{more}. "
            "Replace these letters in the pack."
        )


def _folder() -> Traversable:
    """Where the browser client is, as the hall finds it."""
    if "KWOON_WEB" in os.environ:
        return Path(os.environ["KWOON_WEB"]) / "print"
    return files("kwoon").joinpath("server", "web", "print")


@cache
def _load_drawings(folder: str) -> dict[str, Any]:
    file = Path(folder) / "drawings.json"
    if not file.is_file():
        raise MissingDrawings(
            "The pictures for printed cards are not here: kwoon was installed without its browser client. "
            "Install it again with npm on this machine."
        )
    drawings: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return drawings


def icon_svg(name: str) -> str:
    """A picture as SVG paths in a box of 512; a fist for a name that nobody drew."""
    icons = _load_drawings(str(_folder()))["icons"]
    return str(icons.get(name, icons[DEFAULT_ICON]))


def shape_path(name: str) -> str:
    """The path behind a number, in a box of 100; empty for a plain disc."""
    return str(_load_drawings(str(_folder()))["shapes"].get(name, ""))


def back_sign_path() -> str:
    """The sign on every back, as a path in a box of 256."""
    return str(_load_drawings(str(_folder()))["back"])


def font_files() -> list[Path]:
    """The files of what is written with."""
    _load_drawings(str(_folder()))
    return sorted(Path(str(_folder())).glob("*.woff"))


def has_drawings() -> bool:
    """Whether this installation has drawings."""
    return _folder().joinpath("drawings.json").is_file()

"""What cards are printed with: drawings, shapes of numbers, and letters, made when the browser client was built."""

from __future__ import annotations

import json
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from kwoon.extras import MissingExtra

FIST = "fist"
MAX_NAMED = 8
"""How many missing letters an error names."""


class NothingToPrintWith(MissingExtra):
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
def _drawings(folder: str) -> dict[str, Any]:
    file = Path(folder) / "drawings.json"
    if not file.is_file():
        raise NothingToPrintWith(
            "The pictures for printed cards are not here: kwoon was installed without its browser client. "
            "Install it again with npm on this machine."
        )
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def icon(name: str) -> str:
    """A picture as SVG paths in a box of 512; a fist for a name that nobody drew."""
    drawn = _drawings(str(_folder()))["icons"]
    return str(drawn.get(name, drawn[FIST]))


def shape(name: str) -> str:
    """The path behind a number, in a box of 100; empty for a plain disc."""
    return str(_drawings(str(_folder()))["shapes"].get(name, ""))


def back() -> str:
    """The sign on every back, as a path in a box of 256."""
    return str(_drawings(str(_folder()))["back"])


def letters() -> list[Path]:
    """The files of what is written with."""
    _drawings(str(_folder()))
    return sorted(Path(str(_folder())).glob("*.woff"))


def here() -> bool:
    """Whether this installation has drawings."""
    return _folder().joinpath("drawings.json").is_file()

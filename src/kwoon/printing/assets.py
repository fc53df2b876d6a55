"""Assets for printed cards: drawings, number shapes and fonts from the browser client's build."""

from __future__ import annotations

import json
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kwoon.core.message import MessageError, msg
from kwoon.optional_deps import MissingDependency

DEFAULT_ICON = "fist"
MAX_NAMED = 8
"""Maximum number of missing characters that an error lists."""
MAX_QUOTED = 40
"""Maximum length of a text quoted in an error."""


class MissingDrawings(MissingDependency):
    """This installation has no drawings; the message says why."""


class MissingLetters(MessageError):
    """Some characters are missing from all fonts; the message lists them."""

    def __init__(self, missing: dict[str, str]) -> None:
        """`missing` maps each missing character to a text that contains it."""
        named = [
            msg(
                "printing-missing-letter",
                letter=letter,
                code=f"U+{ord(letter):04X}",
                text=text if len(text) <= MAX_QUOTED else f"{text[: MAX_QUOTED - 1]}…",
            )
            for letter, text in list(missing.items())[:MAX_NAMED]
        ]
        super().__init__(msg("printing-missing-letters", letters=named, more=max(0, len(missing) - MAX_NAMED)))


def drawings_folder() -> Traversable:
    if "KWOON_WEB" in os.environ:
        return Path(os.environ["KWOON_WEB"]) / "print"
    return files("kwoon").joinpath("server", "web", "print")


@cache
def _load_drawings(folder: str) -> dict[str, Any]:
    file = Path(folder) / "drawings.json"
    if not file.is_file():
        raise MissingDrawings(msg("printing-no-drawings"))
    drawings: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return drawings


def icon_svg(name: str) -> str:
    """Return a drawing as SVG paths in a 512 × 512 box; a fist for unknown names."""
    icons = _load_drawings(str(drawings_folder()))["icons"]
    return str(icons.get(name, icons[DEFAULT_ICON]))


def shape_svg_path(name: str) -> str:
    """Return the SVG path of the shape behind a number, in a 100 × 100 box; empty for a plain disc."""
    return str(_load_drawings(str(drawings_folder()))["shapes"].get(name, ""))


def back_emblem_svg_path() -> str:
    """Return the SVG path of the emblem on every card back, in a 256 × 256 box."""
    return str(_load_drawings(str(drawings_folder()))["back"])


def font_files() -> list[Path]:
    """Return the fonts of printed cards: those with Latin letters, and those with the Chinese characters that the games'
    cards show in all languages."""
    _load_drawings(str(drawings_folder()))
    return sorted(Path(str(drawings_folder())).glob("*.woff"))


def web_font_files() -> list[Path]:
    """Return the parts of the font for Chinese that browsers load. They are compressed with Brotli; without its package,
    only the characters on the printed cards of the games are available."""
    if not find_spec("brotli"):
        return []
    return sorted(Path(str(drawings_folder())).parent.joinpath("assets").glob("lxgw-wenkai-tc-*.woff2"))

"""`kwoon new-game`: writes a small complete game, which the author changes into another one (docs/develop/add-a-game.md)."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

TEMPLATE = "roshambo"
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{id}"
version = "0.1.0"
description = "{title}, a game for Kwoon"
requires-python = ">=3.11"
dependencies = ["kwoon"]

[project.entry-points."kwoon.games"]
{id} = "{package}.definition:{prefix}Definition"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]
"""


class NewGameError(ValueError):
    """The game cannot be written; the message says why."""


def write_new_game(title: str, folder: Path) -> list[Path]:
    """Write a project with a small complete game into a new folder. Return the files written."""
    words = re.findall(r"[a-z0-9]+", title.lower())
    if not words or not words[0][0].isalpha():
        raise NewGameError(
            f"'{title}' is not a valid name for a game. Names start with a letter, such as 'Tiger Claw'."
        )
    if folder.exists() and any(folder.iterdir()):
        raise NewGameError(f"{folder} is not empty. Choose a new or empty folder with --into.")
    names = {
        "id": "-".join(words),
        "package": "_".join(words),
        "prefix": "".join([word.capitalize() for word in words]),
        "title": title,
    }
    texts = {Path("pyproject.toml"): PROJECT.format(**names)}
    for file in _template_files():
        texts[Path("src", names["package"], file.name)] = _adapt(file.read_text(encoding="utf-8"), names)
    for path, text in texts.items():
        folder.joinpath(path).parent.mkdir(parents=True, exist_ok=True)
        folder.joinpath(path).write_text(text, encoding="utf-8")
    return [folder / path for path in texts]


def _template_files() -> list[Traversable]:
    found = files(__name__).joinpath(TEMPLATE).iterdir()
    return sorted([file for file in found if file.name.endswith((".py", ".toml"))], key=lambda file: file.name)


def _adapt(text: str, names: dict[str, str]) -> str:
    """Return a file of the template with the names of the new game."""
    text = text.replace(f"{__name__}.{TEMPLATE}", names["package"])
    text = text.replace(TEMPLATE, names["id"])
    text = re.sub(f"{TEMPLATE.capitalize()}(?=[A-Z])", names["prefix"], text)
    return text.replace(TEMPLATE.capitalize(), names["title"])

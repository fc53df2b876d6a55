"""`kwoon new-game`: writes a small complete game, which the author changes into another one (docs/develop/add-a-game.md)."""

from __future__ import annotations

import ast
import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from kwoon.core.message import MessageError, msg

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

[tool.ruff]
line-length = 120

[tool.ruff.lint]
extend-select = ["I"]
"""


class NewGameError(MessageError):
    """The game cannot be written; the message says why."""


def write_new_game(title: str, folder: Path | None = None) -> list[Path]:
    """Write a project with a small complete game into a new folder, by default one named after the game. Return the
    files written, `pyproject.toml` first. Raise `NewGameError` if the title or the folder cannot be used."""
    words = re.findall(r"[a-z0-9]+", title.lower())
    # The title becomes part of strings in Python and TOML.
    if not words or not words[0][0].isalpha() or not title.isprintable() or '"' in title or "\\" in title:
        raise NewGameError(msg("terminal-reports-invalid-title", title=title))
    package = "_".join(words)
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or package == "kwoon":
        raise NewGameError(msg("terminal-reports-reserved-title", title=title, package=package))
    folder = folder or Path("-".join(words))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NewGameError(msg("terminal-reports-folder-not-empty", folder=str(folder)))
    names = {
        "id": "-".join(words),
        "package": package,
        "prefix": "".join([word.capitalize() for word in words]),
        "title": title,
    }
    texts = {Path("pyproject.toml"): PROJECT.format(**names)}
    for path, file in _template_files():
        text = _adapt(file.read_text(encoding="utf-8"), names)
        texts[Path("src", package, path)] = _sort_imports(text, package) if path.endswith(".py") else text
    for target, text in texts.items():
        folder.joinpath(target).parent.mkdir(parents=True, exist_ok=True)
        folder.joinpath(target).write_text(text, encoding="utf-8")
    return [folder / path for path in texts]


def _template_files() -> list[tuple[str, Traversable]]:
    """Return the files of the template with their paths in its package."""
    folder = files(__name__).joinpath(TEMPLATE)
    found = [(file.name, file) for file in folder.iterdir() if file.name.endswith((".py", ".toml"))]
    found += [(f"locales/{file.name}", file) for file in folder.joinpath("locales").iterdir()]
    return sorted(found, key=lambda each: each[0])


def _adapt(text: str, names: dict[str, str]) -> str:
    """Return a template file's text with the names of the new game."""
    class_name = TEMPLATE.capitalize()
    groups = {
        "package": rf"{re.escape(__name__)}\.{TEMPLATE}",
        "id": TEMPLATE,
        "prefix": f"{class_name}(?=[A-Z])",
        "title": class_name,
    }
    # Replace all names in one pass, because the new names may contain the old one.
    pattern = "|".join([f"(?P<{name}>{group})" for name, group in groups.items()])
    return re.sub(pattern, lambda match: names[str(match.lastgroup)], text)


def _sort_imports(source: str, package: str) -> str:
    """Return a module with its imports in isort's order. In the template they are sorted as part of Kwoon, which is an
    installed package for the new game."""
    imports = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
    if not imports:
        return source
    lines = source.splitlines(keepends=True)
    sections: tuple[list[str], ...] = ([], [], [], [])
    for node in sorted(imports, key=lambda node: str(node.module)):
        root = str(node.module).partition(".")[0]
        section = 0 if root == "__future__" else 1 if root in sys.stdlib_module_names else 3 if root == package else 2
        sections[section].extend(lines[node.lineno - 1 : node.end_lineno])
    block = "\n".join(["".join(section) for section in sections if section])
    return "".join(lines[: imports[0].lineno - 1]) + block + "".join(lines[imports[-1].end_lineno :])

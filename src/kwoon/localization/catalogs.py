"""Finds catalogs: Fluent files named `LANGUAGE.ftl` in folders named `locales`.

A catalog belongs to an area, and the id of each of its messages begins with the area's name. Areas are a package of
Kwoon (`kwoon/hall/locales` holds the area `hall`), a game (`fight`) or a part of one of these (`locales/terminal` in the
game's package holds `fight-terminal`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kwoon.localization.languages import ENGLISH
from kwoon.registry import all_games

FOLDER = "locales"
PACKAGES = ("bots", "core", "cli", "hall", "lab", "printing", "server", "terminal")
"""The packages of Kwoon with catalogs of their own."""


@cache
def catalog_folders() -> dict[str, Traversable]:
    """Return the folder of each area's catalogs."""
    folders: dict[str, Traversable] = {}
    packages = {package: f"kwoon.{package}" for package in PACKAGES}
    packages |= {definition.id: definition.package for definition in all_games()}
    for area, package in packages.items():
        folder = files(package).joinpath(FOLDER)
        folders[area] = folder
        if folder.is_dir():
            for part in folder.iterdir():
                if part.is_dir():
                    folders[f"{area}-{part.name}"] = part
    return {area: folder for area, folder in folders.items() if folder.is_dir()}


@cache
def area_of(message_id: str) -> str | None:
    """Return the area of a message, or None if there is none."""
    words = message_id.split("-")
    folders = catalog_folders()
    return next((area for end in range(len(words), 0, -1) if (area := "-".join(words[:end])) in folders), None)


@cache
def catalog_text(area: str, language: str) -> str:
    """Return an area's catalog in a language; empty if there is none."""
    folder = catalog_folders().get(area)
    file = None if folder is None else folder.joinpath(f"{language}.ftl")
    return "" if file is None or not file.is_file() else file.read_text(encoding="utf-8")


def missing_message_text(message_id: str) -> str:
    """Return a sentence that tells programmers where to add a message that no catalog has."""
    area = area_of(message_id)
    if area is None:
        return f"No catalog has the message '{message_id}'. The id of a message begins with the id of its game."
    return f"No catalog has the message '{message_id}'. Add it to {catalog_folders()[area] / f'{ENGLISH}.ftl'}."

"""Games of other installed packages, found by their entry points in the group `kwoon.games`.

An entry point names a `GameDefinition`, or a class or function that returns one. A game that cannot be used is
skipped, so that one broken package does not stop the others.
"""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import NamedTuple

from kwoon.core.definition import GameDefinition

GROUP = "kwoon.games"
ATTRIBUTES = ("title", "description", "seats", "minutes", "icon", "schema", "options", "has_simultaneous_choices")


class UnusableGame(ValueError):
    """The entry point does not name a usable game; the message says why."""


class SkippedGame(NamedTuple):
    """A game that cannot be used, or whose id is already taken."""

    name: str
    package: str
    error: Exception


def installed_games(known_ids: set[str]) -> tuple[list[GameDefinition], list[SkippedGame]]:
    """Return the games of installed packages, sorted by name, and those that are skipped."""
    found: dict[str, GameDefinition] = {}
    skipped: list[SkippedGame] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            definition = _load_definition(point)
            if definition.id in known_ids or definition.id in found:
                raise UnusableGame(f"there is already a game with the id '{definition.id}'")
            found[definition.id] = definition
        except Exception as error:
            package = point.dist.name if point.dist is not None else point.module
            skipped.append(SkippedGame(point.name, package, error))
    return list(found.values()), skipped


def _load_definition(point: EntryPoint) -> GameDefinition:
    loaded = point.load()
    definition = loaded() if callable(loaded) else loaded
    if not isinstance(definition, GameDefinition):
        raise UnusableGame(f"{point.value} is not a GameDefinition")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", definition.id):
        raise UnusableGame(f"its id '{definition.id}' must consist of lowercase letters, digits and hyphens")
    missing = [name for name in ATTRIBUTES if not hasattr(definition, name)]
    if missing:
        raise UnusableGame(f"its definition does not set {', '.join(missing)}")
    cards = files(definition.package).joinpath("cards.toml")
    if not cards.is_file():
        raise UnusableGame(f"the package {definition.package} has no cards.toml")
    definition.load(cards.read_text(encoding="utf-8"), f"{definition.id} cards", definition.seat_counts({})[0], {})
    return definition

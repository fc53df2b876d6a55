"""Finds the scenarios of a game and the clauses that their tags name, as far as listing them needs."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from kwoon.core.box import Box


@dataclass(frozen=True)
class Scenario:
    """One scenario of a feature file."""

    file: str
    feature: str
    name: str
    tags: tuple[str, ...]
    """Its own and its feature's, without the @."""


def scenarios(box: Box) -> list[Scenario]:
    """Every scenario in the game's folder."""
    folder = files("kwoon.games").joinpath(box.folder, "scenarios")
    if not folder.is_dir():
        return []
    found: list[Scenario] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".feature"):
            found.extend(read_feature(file.name, file.read_text(encoding="utf-8")))
    return found


def read_feature(file: str, text: str) -> list[Scenario]:
    """The scenarios of one feature file."""
    found: list[Scenario] = []
    feature = ""
    above: list[str] = []
    """Tags of the feature, then of the rule; every scenario below has them."""
    inherited: list[str] = []
    tags: list[str] = []
    quoting = ""
    for line in (raw.strip() for raw in text.splitlines()):
        if quoting or line.startswith(('"""', "```")):
            quoting = "" if quoting and line.startswith(quoting) else quoting or line[:3]
            continue
        if line.startswith("@"):
            tags.extend(word.removeprefix("@") for word in line.split(" #")[0].split())
            continue
        keyword, colon, name = line.partition(":")
        if not colon:
            continue
        if keyword == "Feature":
            feature, above, inherited, tags = name.strip(), tags, tags, []
        elif keyword == "Rule":
            inherited, tags = [*above, *tags], []
        elif keyword in ("Scenario", "Example", "Scenario Outline", "Scenario Template"):
            found.append(Scenario(file, feature, name.strip(), tuple(dict.fromkeys([*inherited, *tags]))))
            tags = []
        elif keyword in ("Examples", "Scenarios"):
            tags = []
    return found

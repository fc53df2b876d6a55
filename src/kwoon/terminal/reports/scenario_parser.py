"""Reads the names and tags of a game's scenarios. The tags are clause ids."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from kwoon.core.definition import GameDefinition


@dataclass(frozen=True)
class FeatureScenario:
    """A scenario in a feature file."""

    file: str
    feature: str
    name: str
    tags: tuple[str, ...]
    """The scenario's own tags and those of its feature and rule, without the `@`."""


def load_scenarios(definition: GameDefinition) -> list[FeatureScenario]:
    """Return all scenarios in the game's folder."""
    folder = files("kwoon.games").joinpath(definition.folder, "scenarios")
    if not folder.is_dir():
        return []
    loaded_scenarios: list[FeatureScenario] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".feature"):
            loaded_scenarios.extend(parse_feature(file.name, file.read_text(encoding="utf-8")))
    return loaded_scenarios


def parse_feature(file: str, text: str) -> list[FeatureScenario]:
    """Return the scenarios in a feature file's text."""
    parsed: list[FeatureScenario] = []
    feature = ""
    feature_tags: list[str] = []
    inherited: list[str] = []
    tags: list[str] = []
    quote_mark = ""
    for line in (raw.strip() for raw in text.splitlines()):
        if quote_mark or line.startswith(('"""', "```")):
            quote_mark = "" if quote_mark and line.startswith(quote_mark) else quote_mark or line[:3]
            continue
        if line.startswith("@"):
            tags.extend(word.removeprefix("@") for word in line.split(" #")[0].split())
            continue
        keyword, colon, name = line.partition(":")
        if not colon:
            continue
        if keyword == "Feature":
            feature, feature_tags, inherited, tags = name.strip(), tags, tags, []
        elif keyword == "Rule":
            inherited, tags = [*feature_tags, *tags], []
        elif keyword in ("Scenario", "Example", "Scenario Outline", "Scenario Template"):
            parsed.append(FeatureScenario(file, feature, name.strip(), tuple(dict.fromkeys([*inherited, *tags]))))
            tags = []
        elif keyword in ("Examples", "Scenarios"):
            tags = []
    return parsed

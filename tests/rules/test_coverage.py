"""Every clause has a scenario, every tag names a clause, and every card appears in a scenario."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from pytest_bdd.feature import get_features
from pytest_bdd.parser import Feature

from kwoon.core.definition import GameDefinition
from kwoon.games import GAMES
from kwoon.registry import load_clauses, load_game

pytestmark = pytest.mark.parametrize("definition", GAMES, ids=[definition.id for definition in GAMES])

NOT_FOR_PLAYERS = re.compile(
    r"\b[PK]\d+\b|^(?:new|changed|printed|inferred|found|designed)\b.{0,12}:|\bdossier\b|\bseed\b"
    r"|\bexample \d|\w\.\w+[.-]\w",
    re.IGNORECASE,
)
"""Matches codes from working notes ("P35", "K30: ...", "example 2b"), clause ids ("dp.ruling.unflip-last"), and remarks
on the origin of a ruling ("new:", "changed P15:", "designed: times")."""
SENTENCE = re.compile(r"[A-Z0-9\"'].{8,}[.!?]", re.DOTALL)


def features(definition: GameDefinition) -> list[Feature]:
    with as_file(files("kwoon.games").joinpath(definition.folder, "scenarios")) as folder:
        return get_features([str(folder)])


def text(definition: GameDefinition) -> str:
    folder = files("kwoon.games").joinpath(definition.folder, "scenarios")
    return "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".feature"))


def tags(definition: GameDefinition) -> set[str]:
    """Return the clause ids among the scenarios' tags. A clause id contains a dot; other tags are free."""
    clause_tags = set()
    for feature in features(definition):
        for scenario in feature.scenarios.values():
            clause_tags |= {tag for tag in scenario.tags | feature.tags if "." in tag}
    return clause_tags


def test_every_clause_has_a_scenario(definition: GameDefinition) -> None:
    tagged = tags(definition)
    missing = [clause.id for clause in load_clauses(definition) if clause.id not in tagged and not clause.outside_rules]
    assert missing == [], "Write a scenario for each of these clauses, or mark it in rules.toml as outside the rules."


def test_every_scenario_tag_is_a_clause(definition: GameDefinition) -> None:
    unknown = tags(definition) - {clause.id for clause in load_clauses(definition)}
    assert unknown == set(), "These tags are not clauses of the game."


def test_every_scenario_is_tagged_with_a_clause(definition: GameDefinition) -> None:
    untagged = [
        f"{feature.rel_filename}: {scenario.name}"
        for feature in features(definition)
        for scenario in feature.scenarios.values()
        if not any("." in tag for tag in scenario.tags | feature.tags)
    ]
    assert untagged == [], "Tag each of these scenarios with its clause."


def test_scenario_names_are_unique_within_a_file(definition: GameDefinition) -> None:
    # If two scenarios in a file have the same name, pytest-bdd keeps only the last.
    named = [feature.rel_filename for feature in features(definition) for _ in feature.scenarios]
    assert len(named) == len(re.findall(r"^ *Scenario(?: Outline)?:", text(definition), re.MULTILINE))


def test_every_card_appears_in_a_scenario(definition: GameDefinition) -> None:
    scenario_text = text(definition)
    faces = load_game(definition.id).faces
    missing = [face.id for face in faces if not re.search(rf"(?<![\w-]){re.escape(face.id)}(?![\w-])", scenario_text)]
    assert missing == [], "These cards appear in no scenario."


def test_every_ruling_has_a_player_readable_reason(definition: GameDefinition) -> None:
    rulings = [clause for clause in load_clauses(definition) if clause.kind == "ruling" or clause.why]
    unreadable = [
        clause.id for clause in rulings if NOT_FOR_PLAYERS.search(clause.why) or not SENTENCE.fullmatch(clause.why)
    ]
    assert unreadable == [], "Give a reason in one sentence for each of these rulings."


def test_scenarios_of_every_game_are_collected(definition: GameDefinition, request: pytest.FixtureRequest) -> None:
    folder = Path(request.path).parent / definition.folder
    assert any("scenarios(" in file.read_text(encoding="utf-8") for file in folder.glob("test_*.py"))

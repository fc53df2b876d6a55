"""Our listing of scenarios agrees with a full Gherkin parser."""

from importlib.resources import files
from typing import Any

import pytest
from gherkin.parser import Parser

from kwoon.core.definition import GameDefinition
from kwoon.games import GAMES
from kwoon.terminal.reports.scenario_parser import FeatureScenario, load_scenarios, parse_feature

HARD = '''\
@a @b
Feature: Things: and more
  Text with Scenario in it.

  Background:
    Given a start

  @c  # why
  @d
  Scenario: One: two
    Given a text
      """
      @not-a-tag
      Scenario: not one
      """

  Rule: A rule
    Example: Bare
      Given x

  @r
  Rule: Another
    @e @a
    Scenario Outline: With <x>
      Given <x>
      @f
      Examples: first
        | x |
        | 1 |

    Scenario: Last
      Given x
'''


def parsed(file: str, text: str) -> list[FeatureScenario]:
    feature: Any = Parser().parse(text)["feature"]
    found: list[FeatureScenario] = []

    def walk(children: list[dict[str, Any]], above: list[str]) -> None:
        for child in children:
            if "rule" in child:
                walk(child["rule"]["children"], above + tags(child["rule"]))
            elif "scenario" in child:
                own = dict.fromkeys(above + tags(child["scenario"]))
                found.append(FeatureScenario(file, feature["name"], child["scenario"]["name"], tuple(own)))

    def tags(node: dict[str, Any]) -> list[str]:
        return [tag["name"].removeprefix("@") for tag in node["tags"]]

    walk(feature["children"], tags(feature))
    return found


def test_parse_feature_agrees_with_gherkin() -> None:
    assert parse_feature("hard.feature", HARD) == parsed("hard.feature", HARD)
    assert [each.name for each in parse_feature("hard.feature", HARD)] == ["One: two", "Bare", "With <x>", "Last"]


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: str(definition.id))
def test_load_scenarios_agrees_with_gherkin(definition: GameDefinition) -> None:
    folder = files("kwoon.games").joinpath(definition.folder, "scenarios")
    expected = [
        scenario
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".feature")
        for scenario in parsed(file.name, file.read_text(encoding="utf-8"))
    ]
    assert expected
    assert load_scenarios(definition) == expected

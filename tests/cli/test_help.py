"""The overview, the help texts and the version."""

import pytest

import kwoon as package
from kwoon.core import game
from kwoon.games import GAMES
from tests.cli.conftest import Kwoon

COMMANDS = ["play", "replay", "rules", "cards", "simulate", "serve"]


def test_kwoon_without_arguments_prints_overview(kwoon: Kwoon) -> None:
    result = kwoon()
    assert result.code == 0
    for command in COMMANDS:
        assert f"kwoon {command}" in result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_examples(kwoon: Kwoon, command: str) -> None:
    result = kwoon(command, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: kwoon {command}")
    assert f"examples:\n  kwoon {command}" in result.out


@pytest.mark.parametrize("command", ["play", "simulate", "duel", "ladder"])
def test_help_lists_options_of_every_game(kwoon: Kwoon, command: str) -> None:
    output = kwoon(command, "--help").out
    for definition in GAMES:
        assert f"\n  {definition.id}: " in output
        for option in definition.options:
            values = "|".join(f'"{choice}"' if " " in choice else choice for choice in option.choices)
            assert f"\n    {option.name}={values}\n" in output
    assert ("kwoon serve" in output) == (command == "play")


def test_version_says_whether_rules_are_compiled(kwoon: Kwoon) -> None:
    kind = "interpreted" if str(game.__file__).endswith(".py") else "compiled"
    assert kwoon("--version").out.startswith(f"kwoon {package.__version__} (rules {kind}")

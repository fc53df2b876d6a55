"""Scenarios that cannot be played as written are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.core.definition import OptionError
from kwoon.core.dice import DiceError
from kwoon.registry import load_game
from tests.rules.conftest import create_table, rig_coin, rig_draws
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, split_list, step_text


@pytest.fixture
def fight() -> ScenarioTable:
    return ScenarioTable(load_game("fight"), ["Ann", "Bo"])


def test_unknown_game_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="There is no game called CHESS"):
        create_table("CHESS", "Ann and Bo", None)


def test_too_many_players_are_rejected() -> None:
    with pytest.raises(OptionError, match="FIGHT is for 2 players, not 3"):
        create_table("FIGHT", "Ann, Bo and Cy", None)


def test_unknown_option_is_rejected() -> None:
    with pytest.raises(OptionError, match="FIGHT has no option 'turbo'"):
        create_table("FIGHT", "Ann and Bo", "turbo on")


def test_unknown_player_is_rejected(fight: ScenarioTable) -> None:
    with pytest.raises(ImpossibleScenario, match="Nobody called 'Cy' sits at this table: there are Ann and Bo"):
        rig_coin(fight, "Cy")


def test_move_at_empty_table_is_rejected(fight: ScenarioTable) -> None:
    with pytest.raises(ImpossibleScenario, match="Nothing is on the table"):
        fight.make_move("Ann", 0)


def test_rigged_draw_of_missing_card_is_rejected(fight: ScenarioTable) -> None:
    rig_draws(fight, "S1, S1")
    with pytest.raises(DiceError, match="not in the pile"):
        fight.deal()


def test_unused_rigged_draw_is_reported(fight: ScenarioTable) -> None:
    rig_draws(fight, "S1, S2, S3, S4, S5, S6, C1, C2, C3, C4")
    fight.deal()
    with pytest.raises(AssertionError, match="rigs the drawing of C4"):
        fight.assert_rigged_dice_used()


def test_unused_rigged_coin_is_reported(fight: ScenarioTable) -> None:
    rig_coin(fight, "Ann")
    rig_coin(fight, "Bo")
    fight.deal()
    with pytest.raises(AssertionError, match="never flipped"):
        fight.assert_rigged_dice_used()


def test_placeholders_match_only_their_type() -> None:
    holds = step_text("{name} holds {cards}", r"[SCDH]\d")
    assert holds.parse_arguments("Ann holds S3, H2 and D5") == {"name": "Ann", "cards": "S3, H2 and D5"}
    for wrong in ("nobody holds S3", "Ann holds 3 cards", "Ann holds S3 or H2", "Ann and Bo holds S3"):
        assert not holds.is_matching(wrong)
    sees = step_text("{who} sees? {cards}")
    assert sees.is_matching("Ann, Bo and a watcher see open-palm-strike")
    assert not sees.is_matching("Ann does not see open-palm-strike")
    assert split_list("a, b and c") == ["a", "b", "c"]

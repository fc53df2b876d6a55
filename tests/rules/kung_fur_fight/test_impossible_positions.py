"""Impossible positions and plans in scenarios are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fur_fight.definition import KungFurFightDefinition
from tests.rules.kung_fur_fight.conftest import put_team
from tests.rules.kung_fur_fight.plans import PlanText, parse_plan
from tests.rules.kung_fur_fight.scenario_position import FurLayout
from tests.rules.kung_fur_fight.view_facts import PACK
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario


@pytest.fixture
def layout() -> FurLayout:
    return FurLayout(
        ScenarioTable(KungFurFightDefinition().load(PACK, "cards", 2, {}), ["Dog", "Cat"]), [PlanText(), PlanText()]
    )


def test_unnamed_parts_are_filled_in(layout: FurLayout) -> None:
    state = layout.build(layout.table)
    assert state.all_cards() == state.game.all_cards()
    assert [len(side.hand) for side in state.sides] == [9, 9]
    assert [len(arena.rewards) for arena in state.arenas] == [1, 1, 1]
    assert (len(state.pile), state.weapon_stock) == (31, 20)


def test_cards_to_be_drawn_are_not_used_as_filler(layout: FurLayout) -> None:
    layout.table.dice.draws.extend(layout.table.cards("tumaz, himiko"))
    layout.pile_size = 3
    state = layout.build(layout.table)
    assert set(layout.table.cards("tumaz, himiko")) <= set(state.pile)


def test_card_in_two_places_is_rejected(layout: FurLayout) -> None:
    layout.rewards[0] = layout.table.cards("apple")
    layout.fronts[0] = layout.table.cards("apple")
    with pytest.raises(ImpossibleScenario, match="in two places"):
        layout.build(layout.table)


def test_card_of_other_faction_is_rejected(layout: FurLayout) -> None:
    layout.left[0] = layout.table.cards("yaou")
    with pytest.raises(ImpossibleScenario, match="Dog holds too many copies of yaou"):
        layout.build(layout.table)


def test_playing_card_not_in_hand_is_rejected(layout: FurLayout) -> None:
    layout.hands[0] = layout.table.cards("ban")
    layout.plans[0] = parse_plan("chai / - / -")
    with pytest.raises(ImpossibleScenario, match="Dog plays chai, but does not hold it"):
        layout.build(layout.table)


def test_playing_more_weapons_than_owned_is_rejected(layout: FurLayout) -> None:
    layout.supply[1] = 2
    layout.plans[1] = parse_plan("yaou +3 / - / -")
    with pytest.raises(ImpossibleScenario, match="Cat plays more Hidden Weapons"):
        layout.build(layout.table)


def test_too_many_tokens_are_rejected(layout: FurLayout) -> None:
    layout.supply = {0: 11, 1: 10}
    with pytest.raises(ImpossibleScenario, match="not enough tokens"):
        layout.build(layout.table)


@pytest.mark.parametrize("sp", [0, 13])
def test_impossible_sp_is_rejected(layout: FurLayout, sp: int) -> None:
    layout.sp[0] = sp
    with pytest.raises(ImpossibleScenario, match="a round starts with 1 to 12"):
        layout.build(layout.table)


def test_finished_game_is_rejected(layout: FurLayout) -> None:
    layout.vp[1] = 4
    with pytest.raises(ImpossibleScenario, match="has already won the game"):
        layout.build(layout.table)


def test_card_limit_too_low_for_sp_is_rejected(layout: FurLayout) -> None:
    layout.sp[0] = 8
    layout.limits[0] = 3
    with pytest.raises(ImpossibleScenario, match="raised to 4"):
        layout.build(layout.table)


def test_unspent_delicacy_at_low_sp_is_rejected(layout: FurLayout) -> None:
    layout.sp[0] = 4
    layout.delicacies[0] = 1
    with pytest.raises(ImpossibleScenario, match="Delicacy has already been spent"):
        layout.build(layout.table)


def test_four_rewards_in_arena_are_rejected(layout: FurLayout) -> None:
    layout.rewards[0] = layout.table.cards("crash, crash, power, power")
    with pytest.raises(ImpossibleScenario, match="Arena 1 has room for 3"):
        layout.build(layout.table)


def test_pile_with_cards_placed_elsewhere_is_rejected(layout: FurLayout) -> None:
    layout.fronts[0] = layout.table.cards("apple")
    layout.pile = layout.table.cards("apple")
    with pytest.raises(ImpossibleScenario, match="Not all of these cards are left"):
        layout.build(layout.table)


def test_plan_for_two_arenas_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="three arenas"):
        parse_plan("ban / chai")


@pytest.mark.parametrize("words", ["ban, with 2 coconuts", "ban and chai", "crash, assisted"])
def test_invalid_team_text_is_rejected(words: str) -> None:
    with pytest.raises(ImpossibleScenario, match="is not a team"):
        put_team(PlanText(), "1", words)


def test_second_team_in_arena_is_rejected() -> None:
    plan = PlanText()
    put_team(plan, "1", "ban, assisted by hua")
    with pytest.raises(ImpossibleScenario, match="already has a team"):
        put_team(plan, "1", "chai")

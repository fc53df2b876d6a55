"""Impossible positions and plans in scenarios are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fur_fight.definition import KungFurFightDefinition
from tests.rules.kung_fur_fight.conftest import put_team
from tests.rules.kung_fur_fight.facts import PACK
from tests.rules.kung_fur_fight.layout import FurLayout
from tests.rules.kung_fur_fight.plans import PlanText, read_plan
from tests.rules.step_parsing import Impossible
from tests.rules.table import Table


@pytest.fixture
def layout() -> FurLayout:
    return FurLayout(
        Table(KungFurFightDefinition().load(PACK, "cards", 2, {}), ["Dog", "Cat"]), [PlanText(), PlanText()]
    )


def test_whatever_is_not_named_is_filled_in(layout: FurLayout) -> None:
    state = layout.build(layout.table)
    assert state.all_cards() == state.game.all_cards()
    assert [len(side.hand) for side in state.sides] == [9, 9]
    assert [len(arena.rewards) for arena in state.arenas] == [1, 1, 1]
    assert (len(state.pile), state.weapon_stock) == (31, 20)


def test_what_will_be_drawn_is_not_used_to_fill_up(layout: FurLayout) -> None:
    layout.table.dice.draws.extend(layout.table.cards("tumaz, himiko"))
    layout.pile_size = 3
    state = layout.build(layout.table)
    assert set(layout.table.cards("tumaz, himiko")) <= set(state.pile)


def test_a_card_in_two_places(layout: FurLayout) -> None:
    layout.rewards[0] = layout.table.cards("apple")
    layout.fronts[0] = layout.table.cards("apple")
    with pytest.raises(Impossible, match="in two places"):
        layout.build(layout.table)


def test_a_card_of_the_other_faction(layout: FurLayout) -> None:
    layout.left[0] = layout.table.cards("yaou")
    with pytest.raises(Impossible, match="Dog holds yaou once too often"):
        layout.build(layout.table)


def test_playing_what_is_not_in_hand(layout: FurLayout) -> None:
    layout.hands[0] = layout.table.cards("ban")
    layout.plans[0] = read_plan("chai / - / -")
    with pytest.raises(Impossible, match="Dog plays chai and does not hold it"):
        layout.build(layout.table)


def test_playing_more_weapons_than_said(layout: FurLayout) -> None:
    layout.supply[1] = 2
    layout.plans[1] = read_plan("yaou +3 / - / -")
    with pytest.raises(Impossible, match="Cat plays more Hidden Weapons"):
        layout.build(layout.table)


def test_more_tokens_than_in_the_box(layout: FurLayout) -> None:
    layout.supply = {0: 11, 1: 10}
    with pytest.raises(Impossible, match="not so many tokens"):
        layout.build(layout.table)


@pytest.mark.parametrize("sp", [0, 13])
def test_spirit_off_the_track(layout: FurLayout, sp: int) -> None:
    layout.sp[0] = sp
    with pytest.raises(Impossible, match="a round starts with 1 to 12"):
        layout.build(layout.table)


def test_a_game_that_is_won_already(layout: FurLayout) -> None:
    layout.vp[1] = 4
    with pytest.raises(Impossible, match="has won the game"):
        layout.build(layout.table)


def test_a_limit_that_should_have_been_raised(layout: FurLayout) -> None:
    layout.sp[0] = 8
    layout.limits[0] = 3
    with pytest.raises(Impossible, match="raised to 4"):
        layout.build(layout.table)


def test_a_delicacy_that_should_have_been_spent(layout: FurLayout) -> None:
    layout.sp[0] = 4
    layout.delicacies[0] = 1
    with pytest.raises(Impossible, match="Delicacy has been spent"):
        layout.build(layout.table)


def test_four_rewards_on_an_arena(layout: FurLayout) -> None:
    layout.rewards[0] = layout.table.cards("crash, crash, power, power")
    with pytest.raises(Impossible, match="Arena 1 has room for 3"):
        layout.build(layout.table)


def test_a_pile_of_cards_that_are_elsewhere(layout: FurLayout) -> None:
    layout.fronts[0] = layout.table.cards("apple")
    layout.pile = layout.table.cards("apple")
    with pytest.raises(Impossible, match="not all left"):
        layout.build(layout.table)


def test_a_plan_for_two_arenas() -> None:
    with pytest.raises(Impossible, match="three arenas"):
        read_plan("ban / chai")


@pytest.mark.parametrize("words", ["ban, with 2 coconuts", "ban and chai", "crash, assisted"])
def test_a_team_that_is_none(words: str) -> None:
    with pytest.raises(Impossible, match="is no team"):
        put_team(PlanText(), "1", words)


def test_two_teams_on_one_arena() -> None:
    plan = PlanText()
    put_team(plan, "1", "ban, assisted by hua")
    with pytest.raises(Impossible, match="has a team already"):
        put_team(plan, "1", "chai")

"""Food, returning animals and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.kung_fur_fight.fixtures import CATS, DOGS, KungFurFixture


def test_leading_chef_spends_dish_and_all_animals_return() -> None:
    table = KungFurFixture()
    table.play_round("lead 1 yue", "")
    assert table.names(table.state.sides[DOGS].rest) == "yue"
    table.play_round("lead 2 fu, assist 2 ban", "")
    assert len(table.state.sides[DOGS].hand) == 9 + (1 if "ming" in table.names(table.state.sides[DOGS].hand) else 0)
    assert [side.dishes for side in table.state.sides] == [1, 2]


def test_low_sp_spends_delicacy_instead_of_dish() -> None:
    table = KungFurFixture()
    table.state.sides[DOGS].sp = 4
    table.play_round("lead 1 fu", "")
    assert table.state.sides[DOGS].dishes == 2
    assert table.state.sides[DOGS].delicacies == 0
    assert table.state.sides[DOGS].card_limit == 5
    table.play_round("lead 1 fu", "")
    assert table.state.sides[DOGS].dishes == 1


def test_low_sp_without_delicacy_returns_no_animals() -> None:
    table = KungFurFixture()
    table.state.sides[DOGS].sp = 4
    table.state.sides[DOGS].delicacies = 0
    table.play_round("lead 1 hua", "")
    assert table.names(table.state.sides[DOGS].rest) == "hua"


def test_chef_without_food_returns_no_animals() -> None:
    table = KungFurFixture()
    table.state.sides[DOGS].dishes = table.state.sides[DOGS].delicacies = 0
    table.play_round("lead 1 fu", "")
    assert table.names(table.state.sides[DOGS].rest) == "fu"


def test_pass_at_low_sp_spends_delicacy() -> None:
    table = KungFurFixture()
    table.state.sides[CATS].sp = 3
    table.play_round("", "")
    assert [side.delicacies for side in table.state.sides] == [1, 0]


def test_ginseng_does_not_prevent_spending_dish() -> None:
    table = KungFurFixture(rewards="ginseng peach kiwano")
    table.state.sides[DOGS].sp = 10
    table.play_round("lead 1 fu", "")
    assert table.state.sides[DOGS].sp == 11
    assert table.state.sides[DOGS].dishes == 1


def test_ginseng_returns_all_animals_without_food() -> None:
    table = KungFurFixture(rewards="ginseng peach kiwano")
    table.play_round("lead 1 yue", "")
    assert table.state.sides[DOGS].rest == []
    assert (table.state.sides[DOGS].dishes, table.state.sides[DOGS].delicacies) == (2, 1)


@pytest.mark.parametrize(
    ("sp", "vp", "pile", "winner", "why"),
    [
        ([0, 0], [3, 2], 20, [0], "both-defeated"),
        ([0, 0], [2, 2], 20, [0, 1], "draw"),
        ([5, 0], [0, 7], 20, [0], "defeated"),
        ([5, 6], [0, 4], 20, [1], "victory"),
        ([5, 6], [0, 3], 2, [1], "pile"),
        ([5, 6], [3, 3], 2, [1], "pile-spirit"),
        ([6, 6], [3, 3], 2, [0, 1], "draw"),
    ],
)
def test_game_end_conditions_are_checked_in_order(
    sp: list[int], vp: list[int], pile: int, winner: list[int], why: str
) -> None:
    table = KungFurFixture()
    state = table.state
    for seat, side in enumerate(state.sides):
        side.sp = sp[seat]
        side.vp = vp[seat]
    state.discard.extend(state.pile[pile:])
    state.pile = state.pile[:pile]
    table.play_round("", "")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.why) == (winner, why)


def test_game_does_not_end_between_arenas() -> None:
    table = KungFurFixture(rewards="peach kiwano mushroom")
    table.state.sides[DOGS].vp = 3
    table.play_round("lead 1 yue", "lead 2 yaou, lead 3 masaru")
    assert table.state.outcome() is None
    assert [side.vp for side in table.state.sides] == [4, 2]

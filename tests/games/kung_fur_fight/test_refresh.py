"""Food, card limits and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.kung_fur_fight.fixtures import CATS, DOGS, Ring


def test_a_leading_chef_spends_a_dish_and_everybody_comes_back() -> None:
    ring = Ring()
    ring.fight("lead 1 yue", "")
    assert ring.names(ring.state.sides[DOGS].rest) == "yue"
    ring.fight("lead 2 fu, assist 2 ban", "")
    assert len(ring.state.sides[DOGS].hand) == 9 + (1 if "ming" in ring.names(ring.state.sides[DOGS].hand) else 0)
    assert [side.dishes for side in ring.state.sides] == [1, 2]


def test_low_sp_spends_the_delicacy_and_not_the_chefs_dish() -> None:
    ring = Ring()
    ring.state.sides[DOGS].sp = 4
    ring.fight("lead 1 fu", "")
    assert ring.state.sides[DOGS].dishes == 2
    assert ring.state.sides[DOGS].delicacies == 0
    assert ring.state.sides[DOGS].card_limit == 5
    ring.fight("lead 1 fu", "")
    assert ring.state.sides[DOGS].dishes == 1


def test_low_sp_without_the_delicacy_brings_nobody_back() -> None:
    ring = Ring()
    ring.state.sides[DOGS].sp = 4
    ring.state.sides[DOGS].delicacies = 0
    ring.fight("lead 1 hua", "")
    assert ring.names(ring.state.sides[DOGS].rest) == "hua"


def test_a_chef_without_food_brings_nobody_back() -> None:
    ring = Ring()
    ring.state.sides[DOGS].dishes = ring.state.sides[DOGS].delicacies = 0
    ring.fight("lead 1 fu", "")
    assert ring.names(ring.state.sides[DOGS].rest) == "fu"


def test_a_pass_at_low_sp_still_costs_the_delicacy() -> None:
    ring = Ring()
    ring.state.sides[CATS].sp = 3
    ring.fight("", "")
    assert [side.delicacies for side in ring.state.sides] == [1, 0]


def test_ginseng_does_not_save_food() -> None:
    ring = Ring(rewards="ginseng peach kiwano")
    ring.state.sides[DOGS].sp = 10
    ring.fight("lead 1 fu", "")
    assert ring.state.sides[DOGS].sp == 11
    assert ring.state.sides[DOGS].dishes == 1


def test_ginseng_brings_all_back_for_nothing() -> None:
    ring = Ring(rewards="ginseng peach kiwano")
    ring.fight("lead 1 yue", "")
    assert ring.state.sides[DOGS].rest == []
    assert (ring.state.sides[DOGS].dishes, ring.state.sides[DOGS].delicacies) == (2, 1)


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
def test_the_end_is_judged_in_order(sp: list[int], vp: list[int], pile: int, winner: list[int], why: str) -> None:
    ring = Ring()
    state = ring.state
    for seat, side in enumerate(state.sides):
        side.sp = sp[seat]
        side.vp = vp[seat]
    state.discard.extend(state.pile[pile:])
    state.pile = state.pile[:pile]
    ring.fight("", "")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.why) == (winner, why)


def test_nobody_wins_between_two_arenas() -> None:
    ring = Ring(rewards="peach kiwano mushroom")
    ring.state.sides[DOGS].vp = 3
    ring.fight("lead 1 yue", "lead 2 yaou, lead 3 masaru")
    assert ring.state.outcome() is None
    assert [side.vp for side in ring.state.sides] == [4, 2]

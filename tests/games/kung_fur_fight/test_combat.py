"""Combats: the rulebook's example round, interacting abilities, and the order of decisions."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fur_fight.rules.steps import SKIPPED, TIED
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, Ring


def test_the_printed_round() -> None:
    ring = Ring(rewards="crash peach ming")
    ring.fight(
        "lead 1 hua, assist 1 chai, lead 3 yue",
        "lead 1 masaru, assist 1 ringo, weapons 1 1, lead 3 hikaru",
    )
    state = ring.state
    assert ring.told("total") == [(DOGS, 6), (CATS, 8), (DOGS, 7), (CATS, 2)]
    assert [side.sp for side in state.sides] == [9, 12]
    assert [side.vp for side in state.sides] == [1, 1]
    assert [arena.hua for arena in state.arenas] == [1, 0, 0]
    assert [side.unused_weapons for side in state.sides] == [0, 3 + 4 + 3]
    assert "ming" in ring.names(state.sides[DOGS].hand)
    assert ring.game.ids[state.arenas[1].rewards[0]] == "peach"
    assert len(state.arenas[1].rewards) == 2
    assert [side.card_limit for side in state.sides] == [3, 3]


def test_ban_counts_those_he_takes_among_those_he_ignores() -> None:
    ring = Ring(rewards="crash peach ming")
    ring.supply(CATS, 7)
    ring.fight("lead 2 ban", "lead 2 yaou, weapons 2 7")
    assert ring.told("total") == [(DOGS, 4), (CATS, 5 + 2)]
    assert [side.unused_weapons for side in ring.state.sides] == [2, 0]
    assert ring.state.weapon_stock == 18


def test_chai_looks_at_the_vp_of_the_moment() -> None:
    ring = Ring()
    ring.fight("lead 2 chai", "lead 1 hikaru")
    assert ring.told("total") == [(DOGS, 0), (CATS, 2), (DOGS, 6), (CATS, 0)]


def test_raihuu_fights_where_nobody_came_and_hua_guards_an_empty_arena() -> None:
    ring = Ring()
    ring.state.arenas[1].hua = 1
    ring.fight("", "lead 1 raihuu")
    assert ring.told("total") == [(DOGS, 0), (CATS, 3), (DOGS, 2), (CATS, 2), (DOGS, 0), (CATS, 2)]
    assert [side.vp for side in ring.state.sides] == [0, 2]
    assert [arena.hua for arena in ring.state.arenas] == [0, 1, 0]
    assert [arena.raihuu for arena in ring.state.arenas] == [0, 0, 0]


def test_arenas_without_animals_are_skipped_in_spite_of_other_tokens() -> None:
    ring = Ring()
    ring.state.arenas[0].hua = 1
    ring.fight("", "")
    assert [event.kind for event in ring.log.events].count("skipped") == 3
    assert [side.vp for side in ring.state.sides] == [0, 0]
    assert SKIPPED not in [arena.result for arena in ring.state.arenas]


def test_the_loser_of_the_coin_decides_first_and_openly() -> None:
    ring = Ring()
    ring.dice.rolls = [0]
    ring.fight("lead 1 shiue", "lead 1 ringo")
    assert ring.offers(CATS) == []
    assert ring.offers(DOGS) == ["add ban", "add chai", "add yue", "add hua", "add shiue", "add nobody"]
    ring.play(DOGS, "add chai")
    assert ring.offers(CATS) == ["throw 0", "throw 1", "throw 2", "throw 3", "throw 4"]
    ring.play(CATS, "throw 3")
    assert ring.told("total") == [(DOGS, 6), (CATS, 7)]
    assert ring.state.sides[CATS].unused_weapons == 1


def test_shiue_is_asked_also_with_nobody_fit_to_add() -> None:
    ring = Ring()
    ring.state.sides[DOGS].hand = ring.cards("shiue fu")
    ring.state.sides[DOGS].rest = ring.cards("ban chai chai yue hua hua shiue")
    ring.state._prompts = None
    ring.fight("lead 1 shiue", "")
    assert ring.offers(DOGS) == ["add nobody"]


def test_shiau_yao_acts_after_shiue_and_never_on_a_leader() -> None:
    ring = Ring()
    ring.give(CATS, "shiau-yao")
    ring.fight("lead 1 shiue", "lead 1 shiau-yao")
    ring.play(DOGS, "add shiue")
    assert ring.offers(CATS) == ["remove shiue", "remove nobody"]
    ring.play(CATS, "remove shiue")
    assert ring.told("total") == [(DOGS, 2), (CATS, 3)]


def test_shiau_yao_chooses_among_equals() -> None:
    ring = Ring()
    ring.give(CATS, "shiau-yao")
    ring.fight("lead 1 yue, assist 1 hua, assist 1 chai", "lead 1 shiau-yao")
    assert ring.offers(CATS) == ["remove hua", "remove nobody"]
    ring.play(CATS, "remove nobody")
    assert ring.told("total") == [(DOGS, 13), (CATS, 3)]


@pytest.mark.parametrize(("weapons", "winner"), [(0, CATS), (1, DOGS), (2, DOGS)])
def test_tai_chi_wins_far_behind_and_ahead_but_not_close_behind(weapons: int, winner: int) -> None:
    ring = Ring()
    ring.give(DOGS, "tai-chi")
    ring.fight("lead 1 tai-chi", "lead 1 yaou, assist 1 hikaru" + (f", weapons 1 {weapons}" if weapons else ""))
    assert ring.told("win") == [(winner, 1)]


def test_musashi_caps_all_losses_of_a_combat_together() -> None:
    ring = Ring(rewards="crash peach kiwano")
    ring.give(CATS, "boshark")
    ring.give(DOGS, "musashi")
    ring.state.arenas[0].rewards.append(ring.cards("crash")[0])
    ring.state.pile.remove(ring.cards("crash")[0])
    ring.fight("lead 1 musashi", "lead 1 boshark")
    assert [side.sp for side in ring.state.sides] == [11, 12]
    assert ring.told("spared") == [(DOGS, 1), (DOGS, 3), (DOGS, 3)]


def test_an_apple_decides_ties_but_not_nothing_against_nothing() -> None:
    ring = Ring(rewards="break peach kiwano")
    ring.give(DOGS, "apple")
    ring.state._prompts = None
    ring.fight("lead 1 chai", "lead 1 ringo")
    ring.play(CATS, "throw 0")
    assert ring.told("win") == [(DOGS, 1)]
    assert [side.sp for side in ring.state.sides] == [12, 11]


def test_return_brings_the_team_back_and_its_leader_still_acts() -> None:
    ring = Ring(rewards="return peach kiwano")
    ring.fight("", "lead 1 masaru, assist 1 ringo, weapons 1 2")
    state = ring.state
    assert [side.sp for side in state.sides] == [10, 12]
    assert state.sides[CATS].unused_weapons == 2 + 4
    assert len(state.sides[CATS].hand) == 9
    assert state.sides[CATS].rest == []
    assert [side.dishes for side in state.sides] == [2, 2]


def test_peel_is_seen_by_one_and_works_in_place() -> None:
    ring = Ring(rewards="peel peach kiwano")
    ring.dice.draws = ring.cards("mushroom crash crash")
    ring.fight("lead 1 yue", "")
    state = ring.state
    assert ring.offers(DOGS) == ["pick mushroom", "pick crash"]
    assert ring.names(list(state.view(DOGS).look)) == "crash crash mushroom"
    assert state.view(CATS).look == ()
    assert state.view(-1).look == ()
    assert state.view(CATS).look_size == 3
    ring.play(DOGS, "pick mushroom")
    assert [[corner.mushrooms for corner in side.arena_sides] for side in state.sides] == [[1, 0, 0], [0, 0, 0]]
    assert ring.names(list(state.view(DOGS).buried)) == "crash crash"
    assert state.view(CATS).buried == ()
    assert state.view(CATS).buried_sizes == (2, 0)
    assert [event.seen_by(CATS).cards for event in ring.log.events if event.kind in ("look", "bury")] == [
        [-1, -1, -1],
        [-1, -1],
    ]


def test_boom_hurts_more_each_time_but_only_once_each() -> None:
    ring = Ring(rewards="boom boom boom")
    ring.fight("lead 1 hua, lead 2 chai, lead 3 yue", "")
    assert [side.sp for side in ring.state.sides] == [12, 12 - 2 - 3 - 5]
    assert ring.names(ring.state.sides[DOGS].cards_in_front) == "boom boom boom"


def test_block_lowers_the_next_plan_only() -> None:
    ring = Ring(rewards="block peach kiwano")
    ring.fight("lead 1 yue", "lead 2 yaou")
    assert [side.sp for side in ring.state.sides] == [12, 11]
    assert ring.state.view(CATS).limits_now == (3, 2)
    ring.fight("", "")
    assert ring.state.view(CATS).limits_now == (3, 3)
    assert [side.limit_token_round for side in ring.state.sides] == [0, 0]


def test_a_won_ranger_may_be_added_by_shiue_in_the_same_round() -> None:
    ring = Ring(rewards="ming peach kiwano")
    ring.fight("lead 1 yue, lead 2 shiue", "lead 2 yaou")
    assert "add ming" in ring.offers(DOGS)
    ring.play(DOGS, "add ming")
    assert ring.told("total")[2:4] == [(DOGS, 5), (CATS, 5)]
    assert (-1, 2) in ring.told("tie")
    assert TIED not in [arena.result for arena in ring.state.arenas]

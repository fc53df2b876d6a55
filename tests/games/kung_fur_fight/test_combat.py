"""Combats: the rulebook's example round, interacting abilities, and the order of decisions."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fur_fight.rules.pending_combat import SKIPPED, TIED
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, KungFurFixture


def test_printed_example_round_has_printed_results() -> None:
    table = KungFurFixture(rewards="crash peach ming")
    table.play_round(
        "lead 1 hua, assist 1 chai, lead 3 yue",
        "lead 1 masaru, assist 1 ringo, weapons 1 1, lead 3 hikaru",
    )
    state = table.state
    assert table.events_of_kind("total") == [(DOGS, 6), (CATS, 8), (DOGS, 7), (CATS, 2)]
    assert [side.sp for side in state.sides] == [9, 12]
    assert [side.vp for side in state.sides] == [1, 1]
    assert [arena.hua for arena in state.arenas] == [1, 0, 0]
    assert [side.unused_weapons for side in state.sides] == [0, 3 + 4 + 3]
    assert "ming" in table.names(state.sides[DOGS].hand)
    assert table.game.ids[state.arenas[1].rewards[0]] == "peach"
    assert len(state.arenas[1].rewards) == 2
    assert [side.card_limit for side in state.sides] == [3, 3]


def test_weapons_ignored_by_ban_include_those_he_takes() -> None:
    table = KungFurFixture(rewards="crash peach ming")
    table.set_weapons(CATS, 7)
    table.play_round("lead 2 ban", "lead 2 yaou, weapons 2 7")
    assert table.events_of_kind("total") == [(DOGS, 4), (CATS, 5 + 2)]
    assert [side.unused_weapons for side in table.state.sides] == [2, 0]
    assert table.state.weapon_stock == 18


def test_chai_bonus_uses_current_vp() -> None:
    table = KungFurFixture()
    table.play_round("lead 2 chai", "lead 1 hikaru")
    assert table.events_of_kind("total") == [(DOGS, 0), (CATS, 2), (DOGS, 6), (CATS, 0)]


def test_raihuu_and_hua_tokens_fight_in_empty_arenas() -> None:
    table = KungFurFixture()
    table.state.arenas[1].hua = 1
    table.play_round("", "lead 1 raihuu")
    assert table.events_of_kind("total") == [(DOGS, 0), (CATS, 3), (DOGS, 2), (CATS, 2), (DOGS, 0), (CATS, 2)]
    assert [side.vp for side in table.state.sides] == [0, 2]
    assert [arena.hua for arena in table.state.arenas] == [0, 1, 0]
    assert [arena.raihuu for arena in table.state.arenas] == [0, 0, 0]


def test_arena_without_animals_is_skipped_despite_tokens() -> None:
    table = KungFurFixture()
    table.state.arenas[0].hua = 1
    table.play_round("", "")
    assert [event.kind for event in table.log.events].count("skipped") == 3
    assert [side.vp for side in table.state.sides] == [0, 0]
    assert SKIPPED not in [arena.result for arena in table.state.arenas]


def test_coin_loser_decides_first_and_openly() -> None:
    table = KungFurFixture()
    table.dice.rolls = [0]
    table.play_round("lead 1 shiue", "lead 1 ringo")
    assert table.legal_moves(CATS) == []
    assert table.legal_moves(DOGS) == ["add ban", "add chai", "add yue", "add hua", "add shiue", "add nobody"]
    table.play(DOGS, "add chai")
    assert table.legal_moves(CATS) == ["throw 0", "throw 1", "throw 2", "throw 3", "throw 4"]
    table.play(CATS, "throw 3")
    assert table.events_of_kind("total") == [(DOGS, 6), (CATS, 7)]
    assert table.state.sides[CATS].unused_weapons == 1


def test_shiue_is_prompted_even_with_nobody_to_add() -> None:
    table = KungFurFixture()
    table.state.sides[DOGS].hand = table.cards("shiue fu")
    table.state.sides[DOGS].rest = table.cards("ban chai chai yue hua hua shiue")
    table.state._prompts = None
    table.play_round("lead 1 shiue", "")
    assert table.legal_moves(DOGS) == ["add nobody"]


def test_shiau_yao_acts_after_shiue_and_cannot_remove_leader() -> None:
    table = KungFurFixture()
    table.give_cards(CATS, "shiau-yao")
    table.play_round("lead 1 shiue", "lead 1 shiau-yao")
    table.play(DOGS, "add shiue")
    assert table.legal_moves(CATS) == ["remove shiue", "remove nobody"]
    table.play(CATS, "remove shiue")
    assert table.events_of_kind("total") == [(DOGS, 2), (CATS, 3)]


def test_shiau_yao_can_remove_only_highest_assistant() -> None:
    table = KungFurFixture()
    table.give_cards(CATS, "shiau-yao")
    table.play_round("lead 1 yue, assist 1 hua, assist 1 chai", "lead 1 shiau-yao")
    assert table.legal_moves(CATS) == ["remove hua", "remove nobody"]
    table.play(CATS, "remove nobody")
    assert table.events_of_kind("total") == [(DOGS, 13), (CATS, 3)]


@pytest.mark.parametrize(("weapons", "winner"), [(0, CATS), (1, DOGS), (2, DOGS)])
def test_tai_chi_wins_when_far_behind_but_not_when_close_behind(weapons: int, winner: int) -> None:
    table = KungFurFixture()
    table.give_cards(DOGS, "tai-chi")
    table.play_round("lead 1 tai-chi", "lead 1 yaou, assist 1 hikaru" + (f", weapons 1 {weapons}" if weapons else ""))
    assert table.events_of_kind("win") == [(winner, 1)]


def test_musashi_caps_total_loss_in_combat() -> None:
    table = KungFurFixture(rewards="crash peach kiwano")
    table.give_cards(CATS, "boshark")
    table.give_cards(DOGS, "musashi")
    table.state.arenas[0].rewards.append(table.cards("crash")[0])
    table.state.pile.remove(table.cards("crash")[0])
    table.play_round("lead 1 musashi", "lead 1 boshark")
    assert [side.sp for side in table.state.sides] == [11, 12]
    assert table.events_of_kind("spared") == [(DOGS, 1), (DOGS, 3), (DOGS, 3)]


def test_apple_wins_ties() -> None:
    table = KungFurFixture(rewards="break peach kiwano")
    table.give_cards(DOGS, "apple")
    table.state._prompts = None
    table.play_round("lead 1 chai", "lead 1 ringo")
    table.play(CATS, "throw 0")
    assert table.events_of_kind("win") == [(DOGS, 1)]
    assert [side.sp for side in table.state.sides] == [12, 11]


def test_return_brings_team_back_and_leader_still_acts() -> None:
    table = KungFurFixture(rewards="return peach kiwano")
    table.play_round("", "lead 1 masaru, assist 1 ringo, weapons 1 2")
    state = table.state
    assert [side.sp for side in state.sides] == [10, 12]
    assert state.sides[CATS].unused_weapons == 2 + 4
    assert len(state.sides[CATS].hand) == 9
    assert state.sides[CATS].rest == []
    assert [side.dishes for side in state.sides] == [2, 2]


def test_peel_cards_are_seen_by_one_seat_and_picked_card_takes_effect() -> None:
    table = KungFurFixture(rewards="peel peach kiwano")
    table.dice.draws = table.cards("mushroom crash crash")
    table.play_round("lead 1 yue", "")
    state = table.state
    assert table.legal_moves(DOGS) == ["pick mushroom", "pick crash"]
    assert table.names(list(state.view(DOGS).look)) == "crash crash mushroom"
    assert state.view(CATS).look == ()
    assert state.view(-1).look == ()
    assert state.view(CATS).look_size == 3
    table.play(DOGS, "pick mushroom")
    assert [[corner.mushrooms for corner in side.arena_sides] for side in state.sides] == [[1, 0, 0], [0, 0, 0]]
    assert table.names(list(state.view(DOGS).buried)) == "crash crash"
    assert state.view(CATS).buried == ()
    assert state.view(CATS).buried_sizes == (2, 0)
    assert [event.as_seen_by(CATS).cards for event in table.log.events if event.kind in ("look", "bury")] == [
        [-1, -1, -1],
        [-1, -1],
    ]


def test_boom_damage_grows_with_each_boom_owned() -> None:
    table = KungFurFixture(rewards="boom boom boom")
    table.play_round("lead 1 hua, lead 2 chai, lead 3 yue", "")
    assert [side.sp for side in table.state.sides] == [12, 12 - 2 - 3 - 5]
    assert table.names(table.state.sides[DOGS].cards_in_front) == "boom boom boom"


def test_block_lowers_card_limit_for_next_plan_only() -> None:
    table = KungFurFixture(rewards="block peach kiwano")
    table.play_round("lead 1 yue", "lead 2 yaou")
    assert [side.sp for side in table.state.sides] == [12, 11]
    assert table.state.view(CATS).limits_now == (3, 2)
    table.play_round("", "")
    assert table.state.view(CATS).limits_now == (3, 3)
    assert [side.limit_token_round for side in table.state.sides] == [0, 0]


def test_won_ranger_can_be_added_by_shiue_in_same_round() -> None:
    table = KungFurFixture(rewards="ming peach kiwano")
    table.play_round("lead 1 yue, lead 2 shiue", "lead 2 yaou")
    assert "add ming" in table.legal_moves(DOGS)
    table.play(DOGS, "add ming")
    assert table.events_of_kind("total")[2:4] == [(DOGS, 5), (CATS, 5)]
    assert (-1, 2) in table.events_of_kind("tie")
    assert TIED not in [arena.result for arena in table.state.arenas]

"""Exchanges: sums, blocks, counterattacks to any depth, losses before defense, splits."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import IllegalMove
from kwoon.core.playout import play_randomly_and_count_moves
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture


def test_printed_sword_example_deals_ten_damage() -> None:
    table = KungFu2019Fixture("flying", "")
    table.give_weapon(1, "sword")
    table.give_stance(1, "dragon-stance")
    table.does(1, "target 2", "attack sword", "play flying", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 10]
    assert table.has_all_cards()


def test_printed_combo_example_deals_fifteen_damage_in_crane_stance() -> None:
    table = KungFu2019Fixture("kick kick kick combo-attack", "")
    table.give_stance(1, "crane-stance")
    table.does(1, "target 2", "attack kick", "play combo-attack", "join kick", "join kick", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 5]


def test_chair_removed_by_throw_does_not_defend() -> None:
    table = KungFu2019Fixture("throw", "")
    table.give_weapon(2, "chair")
    table.does(1, "target 2", "attack throw", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 18]
    assert table.pile() == "chair throw"


def test_attack_and_counterattacks_resolve_together() -> None:
    table = KungFu2019Fixture("kick face-me punch", "no-match-for-mine throw")
    table.give_weapon(1, "table")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play no-match-for-mine")
    assert table.prompted() == "2 counterattack"
    table.does(2, "attack throw", "done")
    table.does(1, "play face-me", "pass")
    table.does(1, "attack punch", "done")
    assert table.state.chi == [20, 20]
    table.does(2, "pass")
    # The throw removes the Weapon (a table) before it can defend, and still deals 2 damage.
    assert table.state.chi == [18, 18]
    assert list(table.state.weapon) == [-1, -1]
    assert table.prompted() == "1 respite"
    assert table.has_all_cards()


def test_printed_ladder_example_splits_as_described() -> None:
    for moves, chi in (
        (("attack-split ladder", "play whirlwind", "done", "target 3"), [20, 16, 16, 20]),
        (("attack ladder", "split whirlwind", "done", "target 3", "target 4"), [20, 18, 18, 18]),
        (("attack ladder", "split whirlwind", "done", "target 4", "done"), [20, 18, 20, 18]),
        (("attack ladder", "play whirlwind", "done"), [20, 15, 20, 20]),
    ):
        table = KungFu2019Fixture("whirlwind", "", "", "")
        table.give_weapon(1, "ladder")
        table.does(1, "target 2", *moves)
        table.pass_all()
        assert table.state.chi == chi


def test_attack_can_be_split_only_once() -> None:
    table = KungFu2019Fixture("whirlwind", "", "", "")
    table.give_weapon(1, "ladder")
    table.does(1, "target 2", "attack-split ladder")
    assert table.legal_moves(1) == ["play whirlwind", "done"]


def test_split_counterattack_cannot_hit_existing_target() -> None:
    table = KungFu2019Fixture("kick split-attack", "no-match-for-mine punch split-attack", "", "")
    table.does(1, "target 2", "attack kick", "split split-attack", "done", "target 3")
    for seat in (2, 4):
        table.does(seat, "pass")
    table.does(2, "play no-match-for-mine")
    table.does(2, "attack punch", "split split-attack", "done")
    assert table.legal_moves(2) == ["target 4"]


def test_none_can_defend_allows_only_your_kung_fu_cards() -> None:
    table = KungFu2019Fixture("kick none-can-defend", "blocking-kick face-me kung-fu-is-weak")
    table.does(1, "target 2", "attack kick", "play none-can-defend", "done")
    assert table.legal_moves(2) == ["play kung-fu-is-weak", "play face-me", "pass"]
    table.does(2, "play face-me")
    assert table.legal_moves(2) == ["play kung-fu-is-weak"]
    table.does(2, "play kung-fu-is-weak")
    assert table.state.chi == [20, 20]
    assert table.prompted() == "1 respite"


def test_face_me_against_none_can_defend_needs_your_kung_fu_card() -> None:
    table = KungFu2019Fixture("kick none-can-defend", "blocking-kick face-me")
    table.does(1, "target 2", "attack kick", "play none-can-defend", "done")
    assert table.legal_moves(2) == ["pass"]


def test_first_player_clockwise_steps_in_when_several_do() -> None:
    table = KungFu2019Fixture("kick", "", "face-me", "face-me")
    table.does(1, "target 2", "attack kick", "done")
    assert table.prompted() == "2 step-in, 3 step-in, 4 step-in"
    table.does(4, "play face-me")
    table.does(2, "pass")
    table.does(3, "play face-me")
    assert table.prompted() == "3 block"
    assert (table.hand(3), table.hand(4)) == ("", "face-me")
    table.does(3, "pass")
    assert table.prompted() == "3 counterattack"
    assert table.legal_moves(3) == ["pass"]


def test_redirected_attack_prompts_new_target_to_block() -> None:
    table = KungFu2019Fixture("kick", "meant-for-him", "blocking-kick")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "pass")
    table.does(3, "pass")
    table.does(2, "redirect meant-for-him", "target 3")
    assert table.prompted() == "2 step-in, 3 step-in"
    table.does(2, "pass")
    table.does(3, "pass")
    assert table.legal_moves(3) == ["play blocking-kick", "pass"]
    table.does(3, "play blocking-kick")
    assert table.state.chi == [20, 20, 20]
    assert table.pile() == "blocking-kick kick meant-for-him"


def test_block_with_cost_requires_two_discards() -> None:
    table = KungFu2019Fixture("kick", "up-to-the-rafters punch flying wild")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play up-to-the-rafters", "discard wild")
    assert table.legal_moves(2) == ["discard punch", "discard flying"]
    table.does(2, "discard punch")
    assert table.hand(2) == "flying"
    assert table.pile() == "kick punch up-to-the-rafters wild"


def test_broken_bamboo_pole_blocks_but_does_not_defend() -> None:
    table = KungFu2019Fixture("kick flying", "")
    table.give_weapon(2, "bamboo-pole", "iron-bound")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    table.does(2, "break bamboo-pole")
    assert table.state.chi == [20, 19]
    assert table.pile() == "bamboo-pole flying iron-bound kick"


def test_counterattack_against_invincible_attack_deals_no_damage() -> None:
    table = KungFu2019Fixture("kick invincible", "no-match-for-mine kick")
    table.does(1, "target 2", "attack kick", "play invincible", "done")
    table.does(2, "play no-match-for-mine")
    table.does(2, "attack kick", "done")
    table.does(1, "pass")
    assert table.state.chi == [20, 20]


def test_players_who_take_each_others_weapons_swap_them() -> None:
    table = KungFu2019Fixture("throw", "face-me snatch-the-blade", archetypes="rooftop-thief -")
    table.give_weapon(1, "sword", "freshly-sharpened")
    table.give_weapon(2, "fan")
    table.does(1, "target 2", "attack throw", "done")
    table.does(2, "play face-me", "pass")
    table.does(2, "attack snatch-the-blade", "done")
    table.does(1, "pass")
    assert table.prompted() == "1 take"
    table.does(1, "take 2")
    table.does(2, "take 1")
    assert table.names_of(list(table.state.weapon)) == "fan sword"
    assert table.names_of(table.state.weapon_attachments[1]) == "freshly-sharpened"
    assert table.state.chi == [19, 18]
    assert table.has_all_cards()


def test_enhancements_can_be_added_in_any_order_and_have_one_canonical_order() -> None:
    table = KungFu2019Fixture("kick flying spinning wild", "")
    table.does(1, "target 2", "attack kick", "play wild")
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert table.legal_moves(1) == ["play flying", "play spinning", "done"]
    assert [table.game.format_move(move) for move in table.state.canonical_moves(prompt)] == ["done"]


def test_attack_can_have_only_one_finishing_move() -> None:
    table = KungFu2019Fixture("kick to-the-floor out-the-window", "")
    table.does(1, "target 2", "attack kick", "play out-the-window")
    assert table.legal_moves(1) == ["done"]


def test_heavy_weapon_allows_only_one_enhancement() -> None:
    table = KungFu2019Fixture("flying wild", "")
    table.give_weapon(1, "guandao")
    table.does(1, "target 2", "attack guandao", "play wild")
    assert table.legal_moves(1) == ["done"]
    with pytest.raises(IllegalMove):
        table.does(1, "play flying")


@pytest.mark.parametrize("first", ["discard wild", "discard punch"])
def test_payment_started_with_any_card_can_be_completed_canonically(first: str) -> None:
    table = KungFu2019Fixture("kick", "up-to-the-rafters punch kick wild")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play up-to-the-rafters", first)
    prompt = table.state.prompt(1)
    assert prompt is not None
    canonical = {table.game.format_move(move) for move in table.state.canonical_moves(prompt)}
    assert canonical == (
        {"discard punch", "discard kick"} if first == "discard wild" else {"discard kick", "discard wild"}
    )
    sample = table.game.sample_state(table.state.view(1), LiveDice(2))
    play_randomly_and_count_moves(sample, LiveDice(3))
    assert sample.outcome() is not None

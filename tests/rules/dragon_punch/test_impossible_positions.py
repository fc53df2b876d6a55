"""Impossible positions in Dragon Punch are refused with a message."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from tests.rules.dragon_punch.scenario_position import DragonLayout
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario


def layout(**options: str) -> DragonLayout:
    pack = files("kwoon.games").joinpath("dragon_punch", "cards.toml").read_text(encoding="utf-8")
    return DragonLayout(ScenarioTable(DragonPunchDefinition().load(pack, "cards", 2, options), ["Ann", "Bo"]))


def assert_rejected(position: DragonLayout, why: str) -> None:
    with pytest.raises(ImpossibleScenario, match=why):
        position.build(position.table)


def test_empty_layout_is_first_turn() -> None:
    position = layout()
    state = position.build(position.table)
    assert state.health == [6, 6]
    assert state.all_cards() == position.table.game.all_cards()
    assert state.view(0).characters != state.view(0).characters[::-1]


def test_unknown_card_is_rejected() -> None:
    position = layout()
    position.sides[0].red = ["combo-kick"]
    assert_rejected(position, "There is no card called 'combo-kick': basic cards go by their white moves")


def test_unknown_move_is_rejected() -> None:
    position = layout()
    position.sides[0].plays = ["low-kick"]
    assert_rejected(position, "There is no move called 'low-kick'")


def test_duplicate_card_is_rejected() -> None:
    position = layout()
    position.sides[1].flipped = ["block", "block"]
    assert_rejected(position, "Bo has too few cards called 'block'")


def test_second_character_in_duel_is_rejected() -> None:
    position = layout()
    position.sides[0].characters = ["linnet"]
    position.sides[0].plays = ["auto-punch"]
    assert_rejected(position, "Ann has 2 characters instead of 1")


def test_same_character_for_both_players_is_rejected() -> None:
    position = layout()
    position.sides[0].characters = ["linnet"]
    position.sides[1].characters = ["linnet"]
    assert_rejected(position, "There are not enough cards called 'linnet'")


def test_move_of_flipped_card_is_rejected() -> None:
    position = layout()
    position.sides[0].flipped = ["throw"]
    position.sides[0].plays = ["throw"]
    assert_rejected(position, "Ann cannot play throw: the card is flipped")


def test_white_move_of_red_card_is_rejected() -> None:
    position = layout()
    position.sides[0].red = ["throw"]
    position.sides[0].plays = ["throw"]
    assert_rejected(position, "Ann cannot play throw: the card is red")


def test_red_move_of_white_card_is_rejected() -> None:
    position = layout()
    position.sides[0].white = ["throw", "block"]
    position.sides[0].plays = ["atom-smasher"]
    assert_rejected(position, "Ann cannot play atom-smasher: the card is white")


def test_red_character_is_rejected() -> None:
    position = layout()
    position.sides[0].characters = ["linnet"]
    position.sides[0].red = ["linnet"]
    assert_rejected(position, "A character is neither white nor red")


def test_layout_without_health_is_rejected() -> None:
    position = layout()
    position.sides[0].white = []
    assert_rejected(position, "Ann has no white card left and has lost the round")


def test_finished_game_is_rejected() -> None:
    position = layout()
    position.won = [2, 0]
    assert_rejected(position, "has won the game")


def test_hand_outside_custom_fight_is_rejected() -> None:
    position = layout()
    position.sides[0].hand = ["taunt"]
    assert_rejected(position, "Only a custom fight")


@pytest.mark.parametrize("hand", ["block block throw throw linnet otto", "taunt " * 2 + "block " * 5 + "linnet otto"])
def test_invalid_custom_hand_is_rejected(hand: str) -> None:
    position = layout(mode="custom")
    position.sides[0].hand = hand.split()
    assert_rejected(position, "Ann holds 9 cards with one Taunt")

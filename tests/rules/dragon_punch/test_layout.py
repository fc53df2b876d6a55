"""Impossible positions of Dragon Punch are refused with a message."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from tests.rules.dragon_punch.layout import DragonLayout
from tests.rules.step_parsing import Impossible
from tests.rules.table import Table


def layout(**options: str) -> DragonLayout:
    pack = files("kwoon.games").joinpath("dragon_punch", "cards.toml").read_text(encoding="utf-8")
    return DragonLayout(Table(DragonPunchDefinition().load(pack, "cards", 2, options), ["Ann", "Bo"]))


def refused(position: DragonLayout, why: str) -> None:
    with pytest.raises(Impossible, match=why):
        position.build(position.table)


def test_nothing_said_is_a_first_turn() -> None:
    position = layout()
    state = position.build(position.table)
    assert state.health == [6, 6]
    assert state.all_cards() == position.table.game.all_cards()
    assert state.view(0).characters != state.view(0).characters[::-1]


def test_a_card_that_does_not_exist() -> None:
    position = layout()
    position.sides[0].red = ["combo-kick"]
    refused(position, "There is no card called 'combo-kick': basic cards go by their white moves")


def test_a_move_that_does_not_exist() -> None:
    position = layout()
    position.sides[0].plays = ["low-kick"]
    refused(position, "There is no move called 'low-kick'")


def test_the_same_card_twice() -> None:
    position = layout()
    position.sides[1].flipped = ["block", "block"]
    refused(position, "Bo has too few cards called 'block'")


def test_two_characters_in_a_duel() -> None:
    position = layout()
    position.sides[0].characters = ["linnet"]
    position.sides[0].plays = ["auto-punch"]
    refused(position, "Ann has 2 characters instead of 1")


def test_one_character_for_both() -> None:
    position = layout()
    position.sides[0].characters = ["linnet"]
    position.sides[1].characters = ["linnet"]
    refused(position, "There are not enough cards called 'linnet'")


def test_a_move_of_a_flipped_card() -> None:
    position = layout()
    position.sides[0].flipped = ["throw"]
    position.sides[0].plays = ["throw"]
    refused(position, "Ann cannot play throw: the card is flipped")


def test_a_white_move_of_a_red_card() -> None:
    position = layout()
    position.sides[0].red = ["throw"]
    position.sides[0].plays = ["throw"]
    refused(position, "Ann cannot play throw: the card is red")


def test_a_red_move_of_a_white_card() -> None:
    position = layout()
    position.sides[0].white = ["throw", "block"]
    position.sides[0].plays = ["atom-smasher"]
    refused(position, "Ann cannot play atom-smasher: the card is white")


def test_a_red_character() -> None:
    position = layout()
    position.sides[0].characters = ["linnet"]
    position.sides[0].red = ["linnet"]
    refused(position, "A character is neither white nor red")


def test_no_health() -> None:
    position = layout()
    position.sides[0].white = []
    refused(position, "Ann has no white card left and has lost the round")


def test_a_game_that_is_won_already() -> None:
    position = layout()
    position.won = [2, 0]
    refused(position, "has won the game")


def test_a_hand_outside_a_custom_fight() -> None:
    position = layout()
    position.sides[0].hand = ["taunt"]
    refused(position, "Only in a custom fight")


@pytest.mark.parametrize("hand", ["block block throw throw linnet otto", "taunt " * 2 + "block " * 5 + "linnet otto"])
def test_a_custom_hand_of_other_cards(hand: str) -> None:
    position = layout(mode="custom")
    position.sides[0].hand = hand.split()
    refused(position, "Ann holds 9 cards with one Taunt")

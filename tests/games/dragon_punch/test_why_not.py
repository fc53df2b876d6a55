"""Reasons why a card cannot be switched or played, by side and owner."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.dragon_punch.text.text import DragonText
from tests.games.dragon_punch.fixtures import deal_and_play, load, play_turn, switch_cards


def state_after_damage() -> DragonState:
    """Return a game in which Bo has to switch two cards. Ann has Linnet and Bo has Otto."""
    game = load()
    state = deal_and_play(game, 7)
    for _ in range(2):
        seat = int(state.prompts()[0].seat)
        state.apply(seat, game.parse_move("pick linnet" if seat == 0 else "pick otto"), LiveDice(1))
    play_turn(state, "high-kick", "taunt")
    return state


def why_not(state: DragonState, seat: int, card: str) -> str:
    game = state.game
    return str(DragonText(game).why_not_usable([*game.ids, *game.character_ids].index(card), state.view(seat)))


def test_why_not_names_white_side_of_red_move() -> None:
    state = state_after_damage()
    assert why_not(state, 1, "combo-kick") == "High Kick is up. Switch that card to turn it into Combo Kick."
    switch_cards(state, 1, "high-kick")
    chosen = "You've already chosen this card. Take your choice back to change it."
    assert why_not(state, 1, "combo-kick") == chosen
    assert why_not(state, 1, "high-kick") == chosen


def test_why_not_says_red_card_cannot_be_switched() -> None:
    state = state_after_damage()
    switch_cards(state, 1, "high-kick", "block")
    play_turn(state, "throw", "taunt")
    red = "Combo Kick is up: this card is already red, and damage turns only white ones."
    assert state.view(1).damage[1]
    assert why_not(state, 1, "combo-kick") == red
    assert why_not(state, 1, "high-kick") == red


def test_why_not_says_other_character_is_not_yours() -> None:
    state = state_after_damage()
    assert why_not(state, 1, "linnet") == "You don't have Linnet Vale. Switch your own white cards."
    assert why_not(state, 1, "divekick") == "Divekick belongs to Linnet Vale, and you don't have that character."
    assert why_not(state, 1, "otto").startswith("You took damage: switch a basic card.")
    switch_cards(state, 1, "high-kick", "block")
    assert why_not(state, 1, "linnet") == "You don't have Linnet Vale."
    assert (
        why_not(state, 1, "otto") == "To play a character, choose one of its special moves: Auto-Punch or Boiler Stomp."
    )

"""Packs designed for endless games: the rules end such games and say so."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.core.message import msg
from tests.invariants.test_game_length_limits import default_pack_data, load


def test_repeated_double_knockouts_end_in_draw_after_25_rounds() -> None:
    data = default_pack_data("dragon-punch")
    for card in data["basic"]:
        for side in (card["white"], card["red"]):
            side["high"], side["low"] = {"attack": {"strength": 2, "time": 4}}, {}
    for character in data["character"]:
        for move in character["move"]:
            move["high"], move["low"] = {"attack": {"strength": 2, "time": 4}}, {}
            move["effects"] = []
    table = load("dragon-punch", data)
    state = table.game.deal(LiveDice(3))
    dice = LiveDice(4)
    while prompts := state.prompts():
        state.apply(prompts[0].seat, prompts[0].moves[0], dice)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 1], "stalemate")
    assert state.view(SPECTATOR).as_dict()["round"] == 25
    text = table.text.describe_outcome(outcome)
    assert text == msg("dragon-punch-outcome-draw")

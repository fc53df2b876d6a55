"""Packs designed for endless games: the rules end such games and say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kwoon import pack_editor, registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import SPECTATOR, Prompt, State
from kwoon.core.game_text import Audience
from kwoon.games import GAMES
from kwoon.games.kung_fu_2014.rules.game import MAX_COUNTERATTACKS, KungFu2014State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.specials import MAX_SPECIALS
from tests.invariants.test_mutated_packs import MAX_MOVES, finish

HARMLESS = ("attack", "bonus", "strength", "ap", "points", "n", "enemy", "sp", "first", "second", "third_up", "vp")
"""Names of numbers that are set to 0 because they hurt a player or bring a player closer to winning."""


def without_damage(value: Any) -> Any:
    if isinstance(value, list):
        return [without_damage(each) for each in value]
    if not isinstance(value, dict):
        return value
    calm = {
        name: 0 if name in HARMLESS and type(below) is int else without_damage(below) for name, below in value.items()
    }
    calm.pop("effects", None) if calm.get("kind") not in ("block", "challenge", "special") else None
    if "word" in calm and "n" in calm:
        calm["n"] = 20
    return calm


def load(game: str, data: dict[str, Any], seats: int | None = None, **options: str) -> LoadedGame:
    return registry.load_game_from_text(
        game, pack_editor.pack_to_toml(game, pack_editor.with_derived_values(game, data)), seats, options
    )


def default_pack_data(game: str) -> dict[str, Any]:
    return pack_editor.parse_pack(game, registry.default_pack_text(game))


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
@pytest.mark.parametrize("use_fast_policy", [False, True])
def test_game_without_damage_ends_within_move_limit(game: str, use_fast_policy: bool) -> None:
    data = without_damage(default_pack_data(game))
    if game == "dragon-punch":
        data["basic"] = default_pack_data(game)["basic"]
        for card in data["basic"]:
            for side in (card["white"], card["red"]):
                side["high"], side["low"] = {"block": True}, {"block": True}
    if game == "kung-fur-fight":
        data["start"]["sp"] = 12
    table = load(game, data)
    num_moves = finish(table.game, 7, use_fast_policy)
    assert 10 < num_moves < MAX_MOVES


def test_kung_fu_2019_turn_cap_ends_game_in_draw_with_message() -> None:
    data = without_damage(default_pack_data("kung-fu-2019"))
    data["turn_cap"] = 10
    table = load("kung-fu-2019", data)
    state = table.game.deal(LiveDice(3))
    play(state, LiveDice(3), lambda state, prompt, dice: prompt.moves[-1])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.why, outcome.places) == ("turn-cap", [1, 1])
    assert table.text.describe_outcome(outcome, Audience(["Ann", "Bo"], -1)).startswith(
        "Nobody wins: the last turn is over"
    )


def play(state: State, dice: Dice, choose: Callable[[State, Prompt, Dice], int]) -> int:
    num_moves = 0
    prompts = state.prompts()
    while prompts and num_moves < MAX_MOVES:
        for prompt in prompts:
            state.apply_unchecked(prompt, choose(state, prompt, dice), dice)
            num_moves += 1
        prompts = state.prompts()
    assert not prompts, f"The game did not end within {MAX_MOVES} moves."
    return num_moves


def test_kung_fu_2014_chained_counterattacks_stop_at_limit() -> None:
    """In this pack, every card blocks, draws and counters, and no attack deals damage."""
    data = default_pack_data("kung-fu-2014")
    table = next(card for card in data["card"] if card.get("pile") == "table")
    mirror = {"id": "mirror", "name": "Mirror", "kind": "base", "copies": 60, "attack": 0, "defence": 9}
    mirror |= {"spirit": False, "icon": "fist", "source": "designed"}
    mirror["effects"] = [{"word": "draw-when-played", "n": 2}, {"word": "counter"}]
    data |= {"card": [table, mirror], "turn_cap": 6}
    state = load("kung-fu-2014", data).game.deal(LiveDice(5))
    assert isinstance(state, KungFu2014State)
    highest_count = 0

    def eager(state: State, prompt: Prompt, dice: Dice) -> int:
        nonlocal highest_count
        assert isinstance(state, KungFu2014State)
        highest_count = max(highest_count, int(state.counterattack_count))
        mirrors = [move for move in prompt.moves if "mirror" in state.game.format_move(move)]
        if prompt.kind == "discard" or not mirrors:
            targets = [move for move in prompt.moves if "target" in state.game.format_move(move)]
            return targets[0] if targets else prompt.moves[-1]
        return mirrors[0]

    play(state, LiveDice(5), eager)
    assert highest_count == MAX_COUNTERATTACKS


def test_kung_fu_2019_chained_specials_stop_at_limit() -> None:
    """In this pack for teams, every attack hurts both sides, and hurt players heal, draw and attack again."""
    data = default_pack_data("kung-fu-2019")
    for card in data["card"]:
        if card["deck"] in ("original", "team"):
            card["copies"] = 0
    common = {"deck": "own", "icon": "fist", "source": "designed"}
    hit = {**common, "id": "hit", "name": "Hit", "deck": "original", "kind": "attack", "subtype": "punch", "attack": 1}
    hit |= {"copies": 60, "effects": [{"word": "self-loss", "n": 1}]}
    repeated_attack = {**common, "id": "again", "name": "Again", "kind": "special", "copies": 40}
    repeated_attack["effects"] = [{"word": "strike-staggered", "n": 1}]
    tea = {**common, "id": "tea", "name": "Tea", "deck": "team", "kind": "special", "copies": 40}
    tea["effects"] = [
        {"word": "when-team-loses", "n": 1},
        {"word": "team-heal", "n": 20},
        {"word": "team-draws", "n": 4},
    ]
    data["card"] += [hit, repeated_attack, tea]
    data["turn_cap"] = 4
    state = load("kung-fu-2019", data, 4, format="2v2").game.deal(LiveDice(5))
    highest_count = 0

    def eager(state: State, prompt: Prompt, dice: Dice) -> int:
        nonlocal highest_count
        assert isinstance(state, KungFu2019State)
        highest_count = max(highest_count, int(state.specials_played))
        if prompt.kind == "discard":
            return prompt.moves[-1]
        return prompt.moves[
            int(dice.roll(len(prompt.moves) - 1)) if prompt.kind == "special" and len(prompt.moves) > 1 else 0
        ]

    play(state, LiveDice(5), eager)
    assert highest_count == MAX_SPECIALS


def test_dragon_punch_repeated_double_knockouts_end_in_draw_after_25_rounds() -> None:
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
    assert table.text.describe_outcome(outcome, Audience(["Ann", "Bo"], 0)).startswith("A draw")

"""Packs designed for endless games: the rules end such games and say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kwoon import pack_editor, registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import Dice
from kwoon.core.game import Prompt, State
from kwoon.games import GAMES
from tests.game_facts import FACTS
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
    FACTS[game].pack.prolong(data, default_pack_data(game))
    table = load(game, data)
    num_moves = finish(table.game, 7, use_fast_policy)
    assert 10 < num_moves < MAX_MOVES


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

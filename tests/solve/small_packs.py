"""Packs small enough for exhaustive search, made from the printed cards."""

from __future__ import annotations

import tomllib
from typing import Any, cast

from kwoon.core.definition import LoadedGame
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.fight.rules.game import Fight
from kwoon.pack_editor import pack_to_toml, with_derived_values
from kwoon.registry import default_pack_text, find_game


def load_small_game(game: str, data: dict[str, Any]) -> LoadedGame:
    """Load a game with these cards after correcting all totals."""
    definition = find_game(game)
    return definition.load(
        pack_to_toml(game, with_derived_values(game, data)), "small pack", 2, definition.options_of_stored_game({})
    )


def small_fight(*cards: str, row: int = 2, dealt: int = 2, picks: int = 0, rounds: int = 1) -> Fight:
    data = tomllib.loads(default_pack_text("fight"))
    data["card"] = [card for card in data["card"] if card["id"] in cards]
    data |= {"row_size": row, "dealt_face_down": dealt, "opening_picks": picks, "hand_size": dealt + picks}
    data |= {"rounds_to_win": rounds, "max_rounds": 2 * rounds - 1}
    return cast("Fight", load_small_game("fight", data).game)


def small_dragon_punch(*basics: str, quiet: int) -> DragonPunch:
    """Return one round of Dragon Punch with these basic cards, which ends after `quiet` turns without damage."""
    return cast("DragonPunch", load_small_dragon_punch(*basics, quiet=quiet).game)


def load_small_dragon_punch(*basics: str, quiet: int) -> LoadedGame:
    data = tomllib.loads(default_pack_text("dragon-punch"))
    data["basic"] = [card for card in data["basic"] if card["id"] in basics]
    data |= {"rounds_to_win": 1, "stalemate_turns": quiet, "stalemate_rounds": 1}
    data |= {"custom_health": len(basics), "custom_characters": 2, "custom_hand_size": len(basics) + 2}
    return load_small_game("dragon-punch", data)

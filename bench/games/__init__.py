"""The parts of measurements that depend on the game, in modules named like the games' packages."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kwoon.core.game import Game
from kwoon.registry import definition_of


def find_in_game(game: Game, name: str) -> Any:
    """Return a function from the game's module in this package, or None if there is none."""
    definition = definition_of(game)
    assert definition is not None
    module = f"bench.games.{definition.package.rpartition('.')[2]}"
    return None if find_spec(module) is None else getattr(import_module(module), name, None)

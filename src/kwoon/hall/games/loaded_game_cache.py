"""Cache of loaded games, shared by all tables with the same pack, number of seats and options."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from kwoon import registry
from kwoon.core.definition import OptionError
from kwoon.core.toml_reader import PackError
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.tables.game_serializer import GameSerializer
from kwoon.registry import Pack

MAX_CACHED = 128


@lru_cache(maxsize=MAX_CACHED)
def _cached_serializer(pack: Pack, num_seats: int, options: tuple[tuple[str, str], ...]) -> GameSerializer:
    return GameSerializer(pack.load(num_seats, dict(options)))


def get_serializer(pack: Pack, num_seats: int, options: dict[str, str]) -> GameSerializer:
    """Return the serializer for a pack's game. Raise HallError if the pack, the options or the number of seats is
    invalid."""
    try:
        valid_options = registry.find_game(pack.game).validate_options(num_seats, options)
        return _cached_serializer(pack, num_seats, tuple(sorted(valid_options.items())))
    except registry.UnknownGame as error:
        raise NotFound(error.text) from None
    except (PackError, OptionError) as error:
        raise Conflict(error.text) from None


async def load_serializer(pack: Pack, num_seats: int, options: dict[str, str]) -> GameSerializer:
    """Like `get_serializer`, but load the game in a thread, because some custom packs take a tenth of a second to load.
    Later calls find the result in the cache."""
    return await asyncio.to_thread(get_serializer, pack, num_seats, options)


def default_pack(game: str) -> Pack:
    """Return a game's printed pack. Raise HallError if there is no such game."""
    try:
        return registry.default_pack(game)
    except registry.UnknownGame as error:
        raise NotFound(error.text) from None

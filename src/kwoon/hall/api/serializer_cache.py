"""Opened games, shared by all tables that play them alike."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from kwoon import registry
from kwoon.core.definition import OptionError
from kwoon.core.toml_reader import PackError
from kwoon.hall.api.serializer import GameSerializer
from kwoon.hall.tables.table_state import ApiError
from kwoon.registry import Pack

MAX_CACHED = 128


@lru_cache(maxsize=MAX_CACHED)
def _cached_serializer(pack: Pack, num_seats: int, options: tuple[tuple[str, str], ...]) -> GameSerializer:
    return GameSerializer(pack.load(num_seats, dict(options)))


def get_serializer(pack: Pack, num_seats: int, options: dict[str, str]) -> GameSerializer:
    """The teller of a game that is opened with a pack; Refusal for what cannot be played."""
    try:
        valid_options = registry.find_game(pack.game).validate_options(num_seats, options)
        return _cached_serializer(pack, num_seats, tuple(sorted(valid_options.items())))
    except registry.UnknownGame as error:
        raise ApiError(404, str(error)) from None
    except (OptionError, PackError) as error:
        raise ApiError(409, str(error)) from None


async def load_serializer(pack: Pack, num_seats: int, options: dict[str, str]) -> GameSerializer:
    """The same, found or opened in a thread: the packs of strangers may be large, and some take a tenth of a second.
    Whoever needs it soon after that finds it opened."""
    return await asyncio.to_thread(get_serializer, pack, num_seats, options)


def default_pack(game: str) -> Pack:
    """The pack in a game's box; Refusal for a game that is not on the shelf."""
    try:
        return registry.default_pack(game)
    except registry.UnknownGame as error:
        raise ApiError(404, str(error)) from None

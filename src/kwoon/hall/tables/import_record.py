"""Import of records: an uploaded record becomes a finished table that can be watched and continued."""

from __future__ import annotations

import asyncio

from kwoon import registry
from kwoon.core.dice import DiceError
from kwoon.core.game import Game
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME
from kwoon.core.message import msg
from kwoon.core.record import Match, RecordError, RecordReplay, read_header
from kwoon.hall.errors import Conflict
from kwoon.hall.games.loaded_game_cache import load_serializer
from kwoon.hall.guests import Guest, is_fully_visible
from kwoon.hall.hall import Hall
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import OVER, TableSeat
from kwoon.registry import Pack

MAX_NAME_LENGTH = 24
NOT_OVER_TEXT = msg("hall-record-unfinished")
NO_PACK_TEXT = msg("hall-record-unknown-pack")


async def import_record(hall: Hall, guest: Guest, text: str) -> Table:
    """Open a finished table from a record. Raise HallError if the record is invalid or its game is unfinished.

    The record is not trusted, so it is replayed move by move.
    """
    try:
        header = read_header(text)
        pack = await _find_pack(hall, header.game, header.pack)
        options = registry.upgrade_stored_options(pack.game, header.options)
        async with hall.replays.uploads:
            serializer = await load_serializer(pack, header.seats, options)
            match = await asyncio.to_thread(_replay_record, text, serializer.loaded_game.game)
    except (RecordError, DiceError) as error:
        raise Conflict(msg("hall-record-invalid", reason=error.text)) from None
    outcome = match.state.outcome()
    if outcome is None:
        raise Conflict(NOT_OVER_TEXT)
    # Names only: the players of the record have no access to this table.
    seats = [TableSeat("open", None, _clean_record_name(name, seat)) for seat, name in enumerate(header.names)]
    table_state = hall.new_table_state(pack, seats, guest.id)
    table_state.options = dict(serializer.loaded_game.options)
    table_state.status, table_state.winners = OVER, outcome.winners()
    return await hall.create_table_in_progress(table_state, match)


async def _find_pack(hall: Hall, game: str, fingerprint: str) -> Pack:
    try:
        registry.find_game(game)
    except registry.UnknownGame as error:
        raise Conflict(error.text) from None
    pack = await hall.packs.find_stored_pack(fingerprint)
    if pack is None or pack.game != game:
        raise Conflict(NO_PACK_TEXT)
    return pack


def _replay_record(text: str, game: Game) -> Match:
    """Replay a whole record. Raise RecordError if the record is invalid or too long.

    This runs in a thread, one step at a time, because compiled rules let other threads run only when they return.
    """
    replay = RecordReplay(text, game)
    while replay.replay_next_line():
        if len(replay.match.moves) > MAX_MOVES_PER_GAME:
            raise RecordError(msg("hall-record-too-long", count=MAX_MOVES_PER_GAME))
    return replay.match


def _clean_record_name(name: str, seat: int) -> str:
    """Return a name from a record, or a default if it cannot be displayed."""
    clean = " ".join(name.split())[:MAX_NAME_LENGTH].strip()
    return clean if clean and clean.isprintable() and is_fully_visible(clean) else f"Seat {seat + 1}"

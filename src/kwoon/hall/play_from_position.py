"""Games against bots that continue from a position in a finished game, with the same deal and moves up to that
position."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.table_lifecycle import check_table_limit
from kwoon.hall.tables.replay import match_after
from kwoon.hall.tables.requests import PlayOnRequest
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import PACK_SETTINGS, PLAYING, TableSeat


async def create_table_from_position(hall: Hall, table: Table, guest: Guest, request: PlayOnRequest) -> Table:
    """Open a private table where the guest plays on from a position in a finished game. Bots take all other seats."""
    await check_table_limit(hall, guest)
    source_state = table.table_state
    if request.seat >= len(source_state.seats):
        raise NotFound(msg("hall-no-seat", seat=request.seat, last=len(source_state.seats) - 1))
    match = await match_after(table, request.num_moves)
    if match.state.outcome() is not None:
        raise Conflict(msg("hall-play-on-over"))
    seats = [TableSeat() for _ in source_state.seats]
    table_state = hall.new_table_state(table.pack, seats, guest.id, guest.household)
    table_state = table_state.with_settings_of(source_state, PACK_SETTINGS)
    table_state.status = PLAYING
    levels = hall.bots(source_state.game)
    table_state.seats[request.seat] = TableSeat("person", guest.id, guest.name)
    for seat, table_seat in enumerate(table_state.seats):
        if seat != request.seat:
            # Bots keep their level. Each person is replaced by a medium-level bot.
            bot_id = source_state.seats[seat].bot_id or levels[len(levels) // 2].id
            hall.seat_bot(table_state.id, table_seat, source_state.game, bot_id, table_state.seats)
    return await hall.create_table_in_progress(table_state, match)

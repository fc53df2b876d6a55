"""A person's tables: the unfinished ones and the most recent finished ones."""

from __future__ import annotations

from kwoon.hall.errors import HallError
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.tables.responses import MyTableResponse, table_response
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING, TableState

MAX_ACTIVE = 20
MAX_FINISHED = 10


async def list_guest_tables(hall: Hall, guest: Guest) -> list[MyTableResponse]:
    """Return the guest's unfinished tables, most recently changed first, followed by the most recent finished ones."""
    active = await hall.storage.table_states(WAITING, PLAYING, person_id=guest.id, limit=MAX_ACTIVE)
    finished = await hall.storage.table_states(OVER, person_id=guest.id, limit=MAX_FINISHED)
    # A table that ends between the two queries is in both results; the later state, finished, wins.
    table_states = {table_state.id: table_state for table_state in active + finished}
    return [await _my_table(hall, guest, table_state) for table_state in table_states.values()]


async def _my_table(hall: Hall, guest: Guest, table_state: TableState) -> MyTableResponse:
    pending_seats: list[int] = []
    present: set[str] = set()
    if table_state.status == PLAYING:
        try:
            table = await hall.find_table(table_state.id)
            # The table's lock is not acquired, because the response time must not reveal that another seat is drafting.
            if table.stored_position is not None:
                # Public information: the seats that still have to move, and nothing about their drafts.
                pending_seats = list(table.stored_position.state.pending_seats())
            table_state, present = table.table_state, table.presence.present_people(hall.now())
        except HallError:
            # The table cannot be loaded with the hall's current packs.
            pass
    elif table_state.id in hall.tables:
        present = hall.tables[table_state.id].presence.present_people(hall.now())
    sent = table_response(table_state, table_state.find_seat(guest.id), present)
    return MyTableResponse(sent, pending_seats, table_state.winners, table_state.lesson, round(table_state.changed, 3))

"""The way back: the tables of one person, those that go on and the last of those that are over."""

from __future__ import annotations

from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.tables.head import OVER, PLAYING, WAITING, Head, Refusal
from kwoon.hall.telling.lobby_sent import MyTableSent, table_sent

GOING_ON = 20
FINISHED = 10


async def tables_of(hall: Hall, guest: Guest) -> list[MyTableSent]:
    """Those that go on, the newest first, then the last ones that are over."""
    going_on = await hall.storage.heads(WAITING, PLAYING, person=guest.id, limit=GOING_ON)
    over = await hall.storage.heads(OVER, person=guest.id, limit=FINISHED)
    # A table that ends between the two questions is found by both: it is over.
    heads = {head.id: head for head in going_on + over}
    return [await _sent(hall, guest, head) for head in heads.values()]


async def _sent(hall: Hall, guest: Guest, head: Head) -> MyTableSent:
    owing: list[int] = []
    here: set[str] = set()
    if head.status == PLAYING:
        try:
            table = await hall.find(head.id)
            async with table.lock:
                if table.stale:
                    await hall.reload(table)
                # What everybody at the table sees: who still owes an answer, and nothing of the others.
                owing = list(table.game().state.owed())
                head, here = table.head, table.here(hall.now())
        except Refusal:
            # Kept, but for other cards than the hall has now.
            pass
    elif head.id in hall.tables:
        here = hall.tables[head.id].here(hall.now())
    sent = table_sent(head, head.seat_of(guest.id), here)
    return MyTableSent(sent, owing, head.winners, head.lesson, round(head.changed, 3))

"""The devices of somebody who signs out everywhere, or is forgotten: what is open there is closed."""

from __future__ import annotations

from kwoon.hall.hall import Hall
from kwoon.hall.people.rows import GONE
from kwoon.hall.tables import head as heads

SIGNED_OUT = 4401
SENTENCE = "You have signed out. Come back through the hall."


async def changed(hall: Hall, person: str) -> None:
    """Something has changed about somebody, perhaps elsewhere: look, before they are believed again."""
    hall.guests.forget(person)
    known = await hall.guests.known(person)
    for table in list(hall.tables.values()):
        for subscriber in list(table.subscribers):
            if subscriber.person == person and subscriber.epoch != known.epoch:
                subscriber.close(SIGNED_OUT, SENTENCE)
        if known.standing == GONE and person in heads.pack(table.head):
            # Nothing at any table says any more who they were.
            async with table.lock:
                await hall.reload(table)

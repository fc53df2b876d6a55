"""The devices of somebody who signs out everywhere, is forgotten, or is turned away: what is open there is closed."""

from __future__ import annotations

from kwoon.hall.company.rows import CLOSED
from kwoon.hall.guests import ACCOUNT_CLOSED
from kwoon.hall.hall import Hall
from kwoon.hall.people.rows import GONE
from kwoon.hall.tables import head as heads
from kwoon.hall.tables.talk import SAYINGS, said
from kwoon.hall.telling import wire

SIGNED_OUT = 4401
SENTENCE = "You have signed out. Come back through the hall."
TURNED_AWAY = 4403


async def changed(hall: Hall, person: str) -> None:
    """Something has changed about somebody, perhaps elsewhere: look, before they are believed again."""
    hall.guests.forget(person)
    known = await hall.guests.known(person)
    for table in list(hall.tables.values()):
        for subscriber in list(table.subscribers):
            closed = known.standing == CLOSED
            if subscriber.person == person and (closed or subscriber.epoch != known.epoch):
                subscriber.close(*((TURNED_AWAY, ACCOUNT_CLOSED) if closed else (SIGNED_OUT, SENTENCE)))
        if known.standing == GONE and person in heads.pack(table.head):
            # Nothing at any table says any more who they were.
            async with table.lock:
                await hall.reload(table)
    await hear_anew(hall, person)


async def hear_anew(hall: Hall, person: str) -> None:
    """Whom somebody does not want to hear may be others by now: what those said who are heard again is told."""
    mine = [(table, each) for table in hall.tables.values() for each in table.subscribers if each.person == person]
    if not mine:
        return
    unheard = await hall.storage.company.unheard(person)
    for table, subscriber in mine:
        again = subscriber.unheard - unheard
        subscriber.unheard = unheard
        for saying in table.sayings[-SAYINGS:] if again and not table.head.closed else []:
            if saying.person in again:
                subscriber.send(wire.write(said(saying)))

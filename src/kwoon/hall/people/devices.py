"""The devices of somebody who signs out everywhere, or is forgotten: what is open there is closed."""

from __future__ import annotations

from kwoon.hall.hall import Hall
from kwoon.hall.tables.head import OVER

SIGNED_OUT = 4401
SENTENCE = "You have signed out. Come back through the hall."


def changed(hall: Hall, person: str) -> None:
    """Something has changed about somebody, perhaps elsewhere: look, before they are believed again."""
    hall.guests.forget(person)
    hall.errand(_look(hall, person))


async def _look(hall: Hall, person: str) -> None:
    known = await hall.guests.known(person)
    for table in list(hall.tables.values()):
        if table.head.status == OVER and table.head.seat_of(person) is not None:
            # Whoever is forgotten has no name in old games any more.
            table.stale = True
        for subscriber in list(table.subscribers):
            if subscriber.person == person and subscriber.epoch != known.epoch:
                subscriber.close(SIGNED_OUT, SENTENCE)

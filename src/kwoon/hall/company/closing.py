"""What whoever runs the hall has done from the command line is carried out here: people are turned away, tables closed.
The command writes it down; every process of the hall looks for it every few seconds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from kwoon.hall.company.needs import Deeds, Seekers
from kwoon.hall.company.rows import CLOSE_ACCOUNT, CLOSE_TABLE, OPEN_ACCOUNT, RENAME, Deed
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.notes import mark, note
from kwoon.hall.people import devices
from kwoon.hall.people.leaving import leave_tables
from kwoon.hall.tables.head import Refusal


class Closing:
    """Carries out deeds."""

    def __init__(
        self, hall: Hall, deeds: Deeds, seekers: Seekers, leave_all: Callable[[Guest], Awaitable[None]]
    ) -> None:
        """`leave_all` has somebody leave all tournaments."""
        self.hall = hall
        self._leave_all = leave_all
        self._deeds = deeds
        self._seekers = seekers
        self._known: int | None = None
        """The number of the last one that this process has carried out."""

    async def look(self) -> None:
        """Carry out what is new."""
        if self._known is None:
            # A hall that has just opened remembers nothing that it would have to forget.
            self._known = await self._deeds.last()
        for deed in await self._deeds.since(self._known):
            await self._carry_out(deed)
            if not deed.done:
                await self._deeds.done(deed.n)
            self._known = max(self._known, deed.n)

    async def _carry_out(self, deed: Deed) -> None:
        hall = self.hall
        if deed.what in (CLOSE_ACCOUNT, OPEN_ACCOUNT, RENAME):
            await devices.changed(hall, deed.about)
        if deed.what == CLOSE_ACCOUNT and not deed.done:
            await self._seekers.leave(deed.about, None, hall.now())
            guest = Guest(deed.about, deed.name, None)
            await self._leave_all(guest)
            await leave_tables(hall, guest)
        if deed.what in (CLOSE_TABLE, RENAME):
            for table in list(hall.tables.values()):
                if deed.about == table.head.id or table.head.seat_of(deed.about) is not None:
                    with suppress(Refusal):
                        await hall.refresh(table)
        note("carried out", deed=deed.what, about=mark(deed.about))

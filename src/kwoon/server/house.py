"""The house around a hall: its database, its partners, its figures and its doorway, from opening to closing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from kwoon.hall import lobby
from kwoon.hall.attendant import Attendant
from kwoon.hall.company.closing import Closing
from kwoon.hall.company.reporting import Reporting
from kwoon.hall.company.seeking import Seeking
from kwoon.hall.counsel import Counsel
from kwoon.hall.hall import Hall
from kwoon.hall.notes import note, trouble
from kwoon.hall.people.accounts import Accounts
from kwoon.hall.tournaments.desk import Desk
from kwoon.hall.tournaments.director import Director
from kwoon.hall.workshop.designs import Designs
from kwoon.hall.workshop.studies import Studies
from kwoon.server.doors.hosts import AllowedHosts
from kwoon.server.doors.keys import WebKeys
from kwoon.server.doors.limits import Buckets, Gate
from kwoon.server.laboratory.laboratory import Laboratory
from kwoon.server.operations.metrics import Metrics
from kwoon.server.partners.printers import Printers
from kwoon.server.partners.readers import Readers
from kwoon.server.partners.sparring import Sparring
from kwoon.server.settings import Settings
from kwoon.server.storage.channel import Channel
from kwoon.server.storage.database import Storage
from kwoon.server.storage.opening import explain

# What each address may have of it in a second, and at once.
SHARES = {
    "tables": (0.2, 40),
    "seats": (0.5, 60),
    "hints": (0.5, 40),
    "curves": (0.1, 12),
    "replays": (1.0, 30),
    "readings": (2.0, 40),
    "packs": (20 / 3600, 20),
    "savings": (0.1, 30),
    "drafts": (1.0, 30),
    "notes": (0.1, 10),
    "notes to the host": (1 / 600, 5),
    "studies": (0.05, 20),
    "prints": (0.1, 10),
    "attempts": (0.2, 30),
    "codes": (1 / 60, 10),
    "copies": (1 / 60, 5),
    "pages": (2.0, 60),
    "searches": (0.2, 20),
    "looks": (10.0, 60),
    "changes": (0.5, 30),
    "reports": (1 / 60, 10),
    "tournaments": (0.1, 20),
    "entries": (1.0, 60),
    "standings": (10.0, 200),
    "messages": (5.0, 100),
    "sockets": (3.0, 100),
    "passes": (5.0, 100),
}
BEAT = 5.0
TIDY = 60.0


class House:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.partners = Sparring(settings.partner, settings.workers, settings.bot_timeout)
        self.metrics = Metrics()
        self.doorway = Buckets(settings.requests_per_second, settings.requests_at_once, settings.now)
        """What each address may ask for."""
        self.shares = {
            what: Buckets(rate * settings.generosity, most * settings.generosity, settings.now)
            for what, (rate, most) in SHARES.items()
        }
        """And of what costs more than an answer."""
        self.gate = Gate(settings.connections, settings.connections_each, settings.proxies)
        self.clients = Gate(settings.connections, settings.connections_each)
        """Requests and sockets under way for each client behind a proxy."""
        self.allowed_hosts = AllowedHosts(settings.hosts, settings.origins, behind_proxy=bool(settings.proxies))
        self.hall = Hall(settings, self.storage, self.partners, self.metrics)
        self.attendant = Attendant(self.hall)
        self.counsel = Counsel(self.hall)
        self.readers = Readers(settings.reader, settings.reading_timeout)
        self.printers = Printers(settings.printer, settings.printing_timeout)
        self.designs = Designs(self.hall, self.readers)
        self.accounts = Accounts(self.hall, WebKeys())
        self.seeking = Seeking(self.hall, self.storage.seekers)
        self.reporting = Reporting(self.hall, self.storage.reports)
        self.laboratory = Laboratory(settings.bench)
        self.studies = Studies(self.hall, self.laboratory)
        self.desk = Desk(self.hall, self.storage.scorebook)
        self.director = Director(self.hall, self.desk)
        self.closing = Closing(self.hall, self.storage.deeds, self.storage.seekers, self.desk.leave_all)
        self.channel = Channel(self.hall, self.storage)
        self._tasks: list[asyncio.Task[None]] = []
        self.trouble = ""
        """Why it could not be opened."""

    @asynccontextmanager
    async def opened(self, _: object) -> AsyncGenerator[None, None]:
        """From opening the database to closing it."""
        hall = self.hall
        try:
            await asyncio.to_thread(self._open_database)
        except Exception as error:
            self.trouble = explain(error, self.storage.address)
            raise
        self.storage.start()
        stop_metrics = self.metrics.serve(self.settings.metrics) if self.settings.metrics else None
        yield
        hall.closing = True
        if stop_metrics is not None:
            await asyncio.to_thread(stop_metrics)
        for task in self._tasks:
            task.cancel()
        await self.attendant.stop()
        await self.counsel.stop()
        await self.channel.stop()
        hall.stop()
        await asyncio.gather(self.partners.stop(), self.readers.stop(), self.printers.stop(), self.laboratory.stop())
        await self.storage.stop()
        note("hall closed")

    def _open_database(self) -> None:
        self.storage.claim()
        self.storage.migrate()
        self.hall.start()

    async def begin(self) -> None:
        """Listen to the other processes first, so that nothing is missed; take up the games that go on by and by."""
        await self.channel.start()
        hall = self.hall
        rounds = _every(self.settings.tournament_look, self.director.look_around)
        work = (self._resume(), self.studies.work(), _every(BEAT, hall.beat), _every(TIDY, lambda: lobby.tidy(hall)))
        self._tasks = [asyncio.create_task(each) for each in (*work, _every(BEAT, self.closing.look), rounds)]
        note("hall opened")

    async def _resume(self) -> None:
        try:
            await self.hall.resume()
        except Exception:
            trouble("games not taken up")
        note("games taken up", tables=len(self.hall.tables))


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            trouble("regular work failed")
        await asyncio.sleep(seconds)

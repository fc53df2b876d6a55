"""One server process: the hall with its database, worker pools, metrics and rate limits, from startup to shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from kwoon.hall import lobby
from kwoon.hall.analysis import Analysis
from kwoon.hall.hall import Hall
from kwoon.hall.logging import log_exception, log_info
from kwoon.hall.people.accounts import AccountService
from kwoon.hall.social.matchmaking import Matchmaking
from kwoon.hall.social.moderation import ModerationRunner
from kwoon.hall.social.reports import ReportService
from kwoon.hall.table_driver import TableDriver
from kwoon.hall.tournaments.runner import TournamentRunner
from kwoon.hall.tournaments.service import TournamentService
from kwoon.hall.workshop.studies import StudyQueue
from kwoon.hall.workshop.user_packs import UserPacks
from kwoon.server.http.hosts import AllowedHosts
from kwoon.server.http.rate_limits import ConnectionLimiter, HouseholdBuckets
from kwoon.server.http.webauthn import PasskeyVerifier
from kwoon.server.operations.metrics import PrometheusMetrics
from kwoon.server.settings import Settings
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.opening import explain
from kwoon.server.storage.pubsub import Channel
from kwoon.server.studies.study_pool import StudyPool
from kwoon.server.workers.bot_pool import BotPool
from kwoon.server.workers.pack_check_pool import PackCheckPool
from kwoon.server.workers.print_pool import PrintPool

# Rate limits of expensive operations per address: tokens per second, and burst.
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


class HallServer:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = SqlStorage(settings.database)
        self.partners = BotPool(settings.bot_worker_command, settings.workers, settings.bot_timeout)
        self.metrics = PrometheusMetrics()
        self.doorway = HouseholdBuckets(settings.requests_per_second, settings.request_burst, settings.now)
        """Request limit per household."""
        self.shares = {
            what: HouseholdBuckets(rate * settings.limit_multiplier, most * settings.limit_multiplier, settings.now)
            for what, (rate, most) in SHARES.items()
        }
        """Limits on expensive operations per household."""
        self.gate = ConnectionLimiter(settings.max_connections, settings.max_connections_per_address, settings.proxies)
        self.clients = ConnectionLimiter(settings.max_connections, settings.max_connections_per_address)
        """Limit on requests and sockets in progress for each client behind a proxy."""
        self.allowed_hosts = AllowedHosts(settings.hosts, settings.origins, behind_proxy=bool(settings.proxies))
        self.hall = Hall(settings, self.storage, self.partners, self.metrics)
        self.table_driver = TableDriver(self.hall)
        self.counsel = Analysis(self.hall)
        self.readers = PackCheckPool(settings.pack_check_command, settings.pack_check_timeout)
        self.printers = PrintPool(settings.print_command, settings.print_timeout)
        self.designs = UserPacks(self.hall, self.readers)
        self.accounts = AccountService(self.hall, PasskeyVerifier())
        self.seeking = Matchmaking(self.hall, self.storage.seekers)
        self.reporting = ReportService(self.hall, self.storage.reports)
        self.laboratory = StudyPool(settings.study_command)
        self.studies = StudyQueue(self.hall, self.laboratory)
        self.desk = TournamentService(self.hall, self.storage.scorebook)
        self.director = TournamentRunner(self.hall, self.desk)
        self.closing = ModerationRunner(
            self.hall, self.storage.deeds, self.storage.seekers, self.desk.withdraw_from_all
        )
        self.channel = Channel(self.hall, self.storage)
        self._tasks: list[asyncio.Task[None]] = []
        self.trouble = ""
        """Why startup failed; empty if it did not."""

    @asynccontextmanager
    async def opened(self, _: object) -> AsyncGenerator[None, None]:
        """Open the hall for the lifetime of the application, from opening the database to closing it."""
        hall = self.hall
        try:
            await asyncio.to_thread(self._open_database)
        except Exception as error:
            self.trouble = explain(error, self.storage.address)
            raise
        self.storage.start()
        stop_metrics = self.metrics.serve(self.settings.metrics_address) if self.settings.metrics_address else None
        yield
        hall.closing = True
        if stop_metrics is not None:
            await asyncio.to_thread(stop_metrics)
        for task in self._tasks:
            task.cancel()
        await self.table_driver.stop()
        await self.counsel.stop()
        await self.channel.stop()
        hall.stop()
        await asyncio.gather(self.partners.stop(), self.readers.stop(), self.printers.stop(), self.laboratory.stop())
        await self.storage.stop()
        log_info("hall closed")

    def _open_database(self) -> None:
        self.storage.claim()
        self.storage.migrate()
        self.hall.start()

    async def begin(self) -> None:
        """Subscribe to the other processes first, so that nothing is missed, then resume running games gradually."""
        await self.channel.start()
        hall = self.hall
        rounds = _repeat_every(self.settings.tournament_interval, self.director.schedule_due)
        work = (
            self._resume(),
            self.studies.run(),
            _repeat_every(BEAT, hall.write_heartbeat),
            _repeat_every(TIDY, lambda: lobby.clean_up(hall)),
        )
        self._tasks = [
            asyncio.create_task(each) for each in (*work, _repeat_every(BEAT, self.closing.run_pending), rounds)
        ]
        log_info("hall opened")

    async def _resume(self) -> None:
        try:
            await self.hall.resume()
        except Exception:
            log_exception("resuming games failed")
        log_info("games resumed", tables=len(self.hall.tables))


async def _repeat_every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            log_exception("periodic task failed")
        await asyncio.sleep(seconds)

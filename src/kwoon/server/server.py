"""One server process: the hall with its database, worker pools, metrics and rate limits, from startup to shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from kwoon.core.message import Text
from kwoon.hall import table_lifecycle
from kwoon.hall.accounts.service import AccountService
from kwoon.hall.friends.friends import FriendService
from kwoon.hall.friends.invitations import InvitationService
from kwoon.hall.hall import Hall
from kwoon.hall.hints_and_win_chances import AnalysisService
from kwoon.hall.logging import log_exception, log_info
from kwoon.hall.matchmaking.service import MatchmakingService
from kwoon.hall.moderation.reports import AbuseReportService
from kwoon.hall.moderation.runner import ModerationRunner
from kwoon.hall.table_driver import TableDriver
from kwoon.hall.tournaments.runner import TournamentRunner
from kwoon.hall.tournaments.service import TournamentService
from kwoon.hall.workshop.interfaces import PackPrinter
from kwoon.hall.workshop.studies import StudyQueue
from kwoon.hall.workshop.user_packs import UserPackService
from kwoon.server.http.hosts import AllowedHosts
from kwoon.server.http.passkey_verification import PasskeyVerifier
from kwoon.server.http.rate_limits import ConnectionLimiter, HouseholdBuckets
from kwoon.server.operations.metrics import PrometheusMetrics
from kwoon.server.settings import ServerSettings
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.database_open_errors import explain_database_open_error
from kwoon.server.storage.pubsub import ProcessChannel
from kwoon.server.workers.bot_pool import BotPool
from kwoon.server.workers.pack_check_pool import PackCheckPool
from kwoon.server.workers.print_pool import PrintPool
from kwoon.server.workers.study_pool import STEP_TIMEOUT, StudyPool

# Rate limits for expensive operations, per household: tokens per second and burst size.
OPERATION_LIMITS = {
    "new tables": (0.2, 40),
    "taken seats": (0.5, 60),
    "hints": (0.5, 40),
    "win chances": (0.1, 12),
    "replays": (1.0, 30),
    "pack checks": (2.0, 40),
    "new packs": (20 / 3600, 20),
    "pack saves": (0.1, 30),
    "drafts": (1.0, 30),
    "notes": (0.1, 10),
    "notes to the host": (1 / 600, 5),
    "studies": (0.05, 20),
    "card sheets": (0.1, 10),
    "sign-in attempts": (0.2, 30),
    "recovery codes": (1 / 60, 10),
    "data exports": (1 / 60, 5),
    "pages": (2.0, 60),
    "matchmaking": (0.2, 20),
    "matchmaking polls": (10.0, 60),
    "blocks": (0.5, 30),
    "reports": (1 / 60, 10),
    "friend changes": (0.5, 30),
    "invitations": (0.1, 20),
    "invitation polls": (10.0, 100),
    "new tournaments": (0.1, 20),
    "tournament entries": (1.0, 60),
    "standings": (10.0, 200),
    "chat messages": (5.0, 100),
    "new sockets": (3.0, 100),
    "auto-pass changes": (5.0, 100),
}
HEARTBEAT_SECONDS = 5.0
CLEAN_UP_SECONDS = 60.0


class HallServer:
    """A server process with its services."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.storage = SqlStorage(settings.database)
        self.bot_pool = BotPool(settings.bot_worker_command, settings.workers, settings.bot_timeout)
        self.metrics = PrometheusMetrics()
        self.request_limits = HouseholdBuckets(settings.requests_per_second, settings.request_burst, settings.now)
        """Request limit per household."""
        self.operation_limits = {
            operation: HouseholdBuckets(
                rate * settings.limit_multiplier, burst * settings.limit_multiplier, settings.now
            )
            for operation, (rate, burst) in OPERATION_LIMITS.items()
        }
        """Limits on expensive operations per household."""
        self.connection_limiter = ConnectionLimiter(
            settings.max_connections, settings.max_connections_per_address, settings.proxies
        )
        self.client_limiter = ConnectionLimiter(settings.max_connections, settings.max_connections_per_address)
        """Limit on requests and sockets in progress for each client behind a proxy."""
        self.allowed_hosts = AllowedHosts(settings.hosts, settings.origins, behind_proxy=bool(settings.proxies))
        self.hall = Hall(settings, self.storage, self.bot_pool, self.metrics)
        self.table_driver = TableDriver(self.hall)
        self.analysis = AnalysisService(self.hall)
        self.pack_check_pool = PackCheckPool(settings.pack_check_command, settings.pack_check_timeout)
        self.print_pool = PrintPool(settings.print_command, 1, settings.print_timeout)
        self.user_packs = UserPackService(self.hall, self.pack_check_pool)
        self.study_pool = StudyPool(settings.study_command, 1, STEP_TIMEOUT)
        self.study_queue = StudyQueue(self.hall, self.study_pool)
        self.tournament_service = TournamentService(self.hall, self.storage.tournaments)
        self.tournament_runner = TournamentRunner(self.hall, self.tournament_service)
        self.friend_service = FriendService(self.hall, self.storage.friends)
        self.moderation_runner = ModerationRunner(
            self.hall,
            self.storage.moderation_log,
            self.storage.matchmaking_queue,
            self.tournament_service.withdraw_from_all_tournaments,
        )
        self.services: dict[type, object] = {
            Hall: self.hall,
            SqlStorage: self.storage,
            AnalysisService: self.analysis,
            UserPackService: self.user_packs,
            PackPrinter: self.print_pool,
            AccountService: AccountService(self.hall, self.storage.people, PasskeyVerifier()),
            MatchmakingService: MatchmakingService(self.hall, self.storage.matchmaking_queue),
            AbuseReportService: AbuseReportService(self.hall, self.storage.reports),
            FriendService: self.friend_service,
            InvitationService: InvitationService(self.hall, self.storage.friends, self.friend_service),
            StudyQueue: self.study_queue,
            TournamentService: self.tournament_service,
            TournamentRunner: self.tournament_runner,
        }
        """The services that handlers use, by type."""
        self.channel = ProcessChannel(self.hall, self.storage)
        self._tasks: list[asyncio.Task[None]] = []
        self.startup_error: Text = ""
        """The reason why startup failed; otherwise empty."""

    def take_operation_token(self, address: str, operation: str) -> bool:
        """Take a token for an operation from an address's household, and return whether one was available."""
        if self.operation_limits[operation].take_token(address):
            return True
        self.metrics.count_rate_limited()
        return False

    @asynccontextmanager
    async def lifespan(self, _: object) -> AsyncGenerator[None, None]:
        """Open the database and the hall on startup, and close everything on shutdown."""
        hall = self.hall
        try:
            await asyncio.to_thread(self._open_database_and_start_hall)
        except Exception as error:
            self.startup_error = explain_database_open_error(error, self.storage.address)
            raise
        self.storage.start_writer()
        stop_metrics = (
            self.metrics.serve_metrics(self.settings.metrics_address) if self.settings.metrics_address else None
        )
        yield
        hall.closing = True
        if stop_metrics is not None:
            await asyncio.to_thread(stop_metrics)
        for task in self._tasks:
            task.cancel()
        await self.table_driver.cancel_all_tasks()
        await self.analysis.cancel_computations()
        await self.channel.stop_listening()
        hall.stop_hall()
        await asyncio.gather(
            self.bot_pool.terminate_workers(),
            self.pack_check_pool.terminate_workers(),
            self.print_pool.terminate_workers(),
            self.study_pool.terminate_workers(),
        )
        await self.storage.flush_and_close()
        log_info("hall closed")

    def _open_database_and_start_hall(self) -> None:
        self.storage.lock_database()
        self.storage.migrate()
        self.hall.start_hall()

    async def start_tasks(self) -> None:
        """Start the background tasks. Listen to other processes first, so that no message is missed, and then resume
        running games."""
        await self.channel.start_listening()
        hall = self.hall
        background_jobs = (
            self._resume_games(),
            self.study_queue.run_studies(),
            _repeat_every(HEARTBEAT_SECONDS, hall.write_heartbeat),
            _repeat_every(CLEAN_UP_SECONDS, lambda: table_lifecycle.clean_up_tables(hall)),
            _repeat_every(HEARTBEAT_SECONDS, self.moderation_runner.run_moderation_actions),
            _repeat_every(self.settings.tournament_interval, self.tournament_runner.schedule_due_tournaments),
        )
        self._tasks = [asyncio.create_task(job) for job in background_jobs]
        log_info("hall opened")

    async def _resume_games(self) -> None:
        try:
            await self.hall.resume_running_games()
        except Exception:
            log_exception("resuming games failed")
        log_info("games resumed", tables=len(self.hall.tables))


async def _repeat_every(seconds: float, task: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await task()
        except Exception:
            log_exception("periodic task failed")
        await asyncio.sleep(seconds)

"""The interfaces that a hall needs from its platform (storage, bot workers and metrics), and the interface of the parts
that observe its tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.bot_jobs import (
    BotJob,
    CompareMovesJob,
    JobPriority,
    MoveComparison,
    MoveJob,
    WinChanceJob,
    parse_comparison,
    parse_moves,
    parse_win_chances,
)
from kwoon.hall.moderation.interfaces import PersonBlockStore
from kwoon.hall.ratings.interfaces import PersonStore
from kwoon.hall.tables.stored_rows import StoredTable, WriteBatch
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import TableState
from kwoon.hall.workshop.interfaces import WorkshopStore
from kwoon.registry import Pack


class TableUsage(NamedTuple):
    """Counts of a person's waiting and running tables."""

    hosted: int
    """Tables that the person hosts."""
    bots: int
    """Hosted tables where no person sits."""
    shared: int
    """Tables where the person sits with other people."""
    household: int = 0
    """Tables opened from the person's household."""
    household_bots: int = 0
    """The household's tables where no person sits."""


class Storage(Protocol):
    """A hall's database."""

    is_exclusive: bool
    """Whether no other process can share this storage."""

    @property
    def workshop(self) -> WorkshopStore:
        """Storage for the workshop."""

    @property
    def people(self) -> PersonStore:
        """Storage for names, ratings and game history."""

    @property
    def blocks(self) -> PersonBlockStore:
        """Storage for blocks between people."""

    def write(self, batch: WriteBatch) -> Awaitable[None]:
        """Write a batch durably, all or nothing. Raise WriteConflict if another write came first."""

    async def load_table(
        self, table_id: str, version: int = -1, num_moves: int = 0, num_chat_messages: int = 0, num_auto_passes: int = 0
    ) -> StoredTable:
        """Return the table state if its version differs from `version`, and the rows beyond the given counts. By
        default, return the whole table."""

    async def table_states(self, *statuses: str, person_id: str | None = None, limit: int = 100) -> list[TableState]:
        """Return the newest tables with these statuses. If `person_id` is given, return only tables where that person
        sits."""

    async def public_tables(
        self, status: str, changed_since: float, max_per_host_and_household: tuple[int, int], limit: int
    ) -> list[TableState]:
        """Return the newest public tables that have changed since `changed_since`, up to the given numbers per host and
        per household.

        If there are more than `limit`, each household's newest table takes precedence over any household's second
        newest. Waiting tables are included only if a person sits there.
        """

    async def table_usage(self, person_id: str, household: str = "") -> TableUsage:
        """Return the table counts for a person and their household."""

    async def find_pack(self, fingerprint: str) -> Pack | None:
        """Return the pack with this fingerprint, or None."""

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Store packs permanently, unless they are already stored."""

    def get_or_create_setting(self, name: str, value: str) -> str:
        """Return a setting. If it does not exist, store and return `value`."""

    async def set_setting(self, name: str, value: str) -> None:
        """Change a setting."""


class BotWorkers(ABC):
    """Workers that run bot jobs. All methods raise BotFailed if the bot fails, and BotUnavailable if no worker is
    available."""

    async def choose_moves(self, job: MoveJob, priority: JobPriority) -> list[int]:
        """Return the bot's moves to the end of its draft. The first is one of the prompt's moves."""
        return parse_moves(await self.run_job(job, priority), job)

    async def win_chances(self, job: WinChanceJob, priority: JobPriority) -> list[list[float]]:
        """Return the win probabilities of all seats, one list per view."""
        return parse_win_chances(await self.run_job(job, priority))

    async def compare_moves(self, job: CompareMovesJob, priority: JobPriority) -> MoveComparison:
        """Compare the job's moves with the best alternative."""
        return parse_comparison(await self.run_job(job, priority))

    @abstractmethod
    async def run_job(self, job: BotJob, priority: JobPriority) -> dict[str, object]:
        """Return a worker's reply to a job."""


class Metrics:
    """Operational counters, without information about players or games. This implementation discards all counts."""

    def set_table_count(self, count: int) -> None:
        """Set the number of tables in memory."""

    def count_table_load(self) -> None:
        """Count a table loaded by replay."""

    def count_connect(self) -> None:
        """Count a new subscriber."""

    def count_disconnect(self) -> None:
        """Count a subscriber that has disconnected."""

    def count_move(self, is_person: bool, seconds: float) -> None:
        """Count a stored move that resolved a position, and the seconds that its write took. `is_person` is False for
        moves by bots and clocks."""

    def count_error(self) -> None:
        """Count a request that failed with an error."""

    def count_write_conflict(self) -> None:
        """Count a write conflict."""

    def count_write_failure(self) -> None:
        """Count a failed write."""

    def count_bot_failure(self) -> None:
        """Count a bot that hung, crashed or made an illegal move."""

    def count_rate_limited(self) -> None:
        """Count a request over the rate limit."""


class TableObserver:
    """Reacts to what happens at a hall's tables. This implementation ignores everything."""

    def on_change(self, table: Table) -> None:
        """React to a change. The caller does not hold the table's lock."""

    def on_match_end(self, table: Table) -> None:
        """React to the end of a game. Called only in the process that stored its last move, while it holds the
        table's lock."""

    def on_presence(self, table: Table) -> None:
        """React to a person who has connected to the table through this process, or disconnected from it."""

    def on_load(self, table: Table) -> None:
        """React to a table that has been loaded from storage."""


class TableObservers(TableObserver):
    """Informs all observers of a hall."""

    def __init__(self) -> None:
        self._observers: list[TableObserver] = []

    def add(self, observer: TableObserver) -> None:
        self._observers.append(observer)

    def on_change(self, table: Table) -> None:
        for observer in self._observers:
            observer.on_change(table)

    def on_match_end(self, table: Table) -> None:
        for observer in self._observers:
            observer.on_match_end(table)

    def on_presence(self, table: Table) -> None:
        for observer in self._observers:
            observer.on_presence(table)

    def on_load(self, table: Table) -> None:
        for observer in self._observers:
            observer.on_load(table)

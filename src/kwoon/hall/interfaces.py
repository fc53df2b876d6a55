"""What a hall needs of the place where it runs: somewhere to keep tables, somebody to think for bots, and a tally."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.bot_jobs import CompareJob, CompareResult, JobPriority, MoveJob, WinChanceJob
from kwoon.hall.people.interfaces import AccountStore
from kwoon.hall.social.interfaces import BlockStore
from kwoon.hall.tables.models import StoredTable, WriteBatch
from kwoon.hall.tables.table_state import TableState
from kwoon.hall.workshop.interfaces import WorkshopStore
from kwoon.registry import Pack


class TableUsage(NamedTuple):
    """How much of the hall somebody has: tables that wait or go on."""

    hosted: int
    """Those that they have opened."""
    bots: int
    """Of these, those at which only bots sit."""
    shared: int
    """Those with other people where they sit."""
    household: int = 0
    """Those that their household has opened."""
    household_bots: int = 0
    """Of these, those at which only bots sit."""


class Storage(Protocol):
    """Where tables are kept."""

    is_exclusive: bool
    """Whether no other hall can share it."""

    @property
    def workshop(self) -> WorkshopStore:
        """Where things of the workshop are kept."""

    @property
    def accounts(self) -> AccountStore:
        """Where people are kept."""

    @property
    def blocks(self) -> BlockStore:
        """Who keeps whom away."""

    def write(self, batch: WriteBatch) -> Awaitable[None]:
        """Done when all of the entry is kept for good; fails with Conflict if somebody else was first."""

    async def load_table(
        self, table_id: str, version: int = -1, num_moves: int = 0, num_chat_messages: int = 0, num_auto_passes: int = 0
    ) -> StoredTable:
        """A table, or what is new of it: the head if its version is another one, and the rows after those known."""

    async def table_states(self, *statuses: str, person_id: str | None = None, limit: int = 100) -> list[TableState]:
        """The newest tables of these statuses; all, or those where somebody sits."""

    async def public_tables(self, status: str, since: float, places: tuple[int, int], limit: int) -> list[TableState]:
        """The newest tables that anybody may find and where something has changed since then; at most `places` of each
        host and household. If there are more than `limit`, each household has its first place before any has its
        second. Those that wait are somebody's who sits there."""

    async def table_usage(self, person_id: str, household: str = "") -> TableUsage:
        """How much of the hall somebody has, and their household."""

    async def find_pack(self, fingerprint: str) -> Pack | None:
        """The pack with this fingerprint, if it is kept."""

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Keep packs for good, those that are not kept yet."""

    def get_or_create_setting(self, name: str, value: str) -> str:
        """The setting of this name, which is the value unless there was one before."""

    async def set_setting(self, name: str, value: str) -> None:
        """Change a setting."""


class BotWorkers(Protocol):
    """Who thinks for bots, away from the tables. All raise BotFailed, or BotAway to be asked again later."""

    async def choose_moves(self, job: MoveJob, priority: JobPriority) -> list[int]:
        """The bot's moves to the end of its draft, the first of which is one of the ask's."""

    async def win_chances(self, job: WinChanceJob, priority: JobPriority) -> list[list[float]]:
        """The winning chances of all seats, for each of the views."""

    async def compare(self, job: CompareJob, priority: JobPriority) -> CompareResult:
        """How an answer does beside the others."""


class Metrics:
    """What a hall counts; nothing in it tells who plays or what. This one forgets it."""

    def tables(self, count: int) -> None:
        """So many tables are in memory."""

    def count_load(self) -> None:
        """A table was loaded by replay."""

    def count_connect(self) -> None:
        """Somebody listens to a table."""

    def count_disconnect(self) -> None:
        """Somebody does so no longer."""

    def count_move(self, is_person: bool, seconds: float) -> None:
        """An answer, of a person or of a bot or clock, was written down; so long it took."""

    def count_refusal(self) -> None:
        """A request was refused."""

    def count_conflict(self) -> None:
        """Somebody else was faster with a write."""

    def count_write_failure(self) -> None:
        """A write failed."""

    def count_bot_failure(self) -> None:
        """A bot hung, crashed or cheated."""

    def count_rate_limited(self) -> None:
        """Somebody asked for more than anybody may."""

"""What a hall needs of the place where it runs: somewhere to keep tables, somebody to think for bots, and a tally."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.company.needs import Company
from kwoon.hall.people.needs import Register
from kwoon.hall.tables.head import Head
from kwoon.hall.tables.rows import Entry, Stored
from kwoon.hall.thinking import Question, Turn, Weighed, Weighing, Wondering
from kwoon.hall.workshop.needs import Drawers
from kwoon.shelf import Pack


class Burden(NamedTuple):
    """How much of the hall somebody has: tables that wait or go on."""

    hosts: int
    """Those that they have opened."""
    bots: int
    """Of these, those at which only bots sit."""
    shares: int
    """Those with other people where they sit."""
    household: int = 0
    """Those that their household has opened."""
    household_bots: int = 0
    """Of these, those at which only bots sit."""


class Storage(Protocol):
    """Where tables are kept."""

    alone: bool
    """Whether no other hall can share it."""

    @property
    def drawers(self) -> Drawers:
        """Where things of the workshop are kept."""

    @property
    def register(self) -> Register:
        """Where people are kept."""

    @property
    def company(self) -> Company:
        """Who keeps whom away."""

    def write(self, entry: Entry) -> Awaitable[None]:
        """Done when all of the entry is kept for good; fails with Conflict if somebody else was first."""

    async def table(self, id: str, version: int = -1, answers: int = 0, sayings: int = 0, passes: int = 0) -> Stored:
        """A table, or what is new of it: the head if its version is another one, and the rows after those known."""

    async def heads(self, *statuses: str, person: str | None = None, limit: int = 100) -> list[Head]:
        """The newest tables of these statuses; all, or those where somebody sits."""

    async def public(self, status: str, since: float, places: tuple[int, int], limit: int) -> list[Head]:
        """The newest tables that anybody may find and where something has changed since then; at most `places` of each
        host and household. If there are more than `limit`, each household has its first place before any has its
        second. Those that wait are somebody's who sits there."""

    async def burden(self, guest: str, household: str = "") -> Burden:
        """How much of the hall somebody has, and their household."""

    async def pack(self, fingerprint: str) -> Pack | None:
        """The pack with this fingerprint, if it is kept."""

    def keep_packs(self, packs: Sequence[Pack]) -> None:
        """Keep packs for good, those that are not kept yet."""

    def keep(self, name: str, value: str) -> str:
        """The setting of this name, which is the value unless there was one before."""

    async def put(self, name: str, value: str) -> None:
        """Change a setting."""


class Partners(Protocol):
    """Who thinks for bots, away from the tables. All raise BotFailed, or BotAway to be asked again later."""

    async def choose(self, question: Question, turn: Turn) -> list[int]:
        """The bot's moves to the end of its draft, the first of which is one of the ask's."""

    async def wonder(self, wondering: Wondering, turn: Turn) -> list[list[float]]:
        """The winning chances of all seats, for each of the views."""

    async def weigh(self, weighing: Weighing, turn: Turn) -> Weighed:
        """How an answer does beside the others."""


class Tally:
    """What a hall counts; nothing in it tells who plays or what. This one forgets it."""

    def tables(self, count: int) -> None:
        """So many tables are in memory."""

    def loaded(self) -> None:
        """A table was loaded by replay."""

    def came(self) -> None:
        """Somebody listens to a table."""

    def went(self) -> None:
        """Somebody does so no longer."""

    def answered(self, person: bool, seconds: float) -> None:
        """An answer, of a person or of a bot or clock, was written down; so long it took."""

    def refused(self) -> None:
        """A request was refused."""

    def conflicted(self) -> None:
        """Somebody else was faster with a write."""

    def not_written(self) -> None:
        """A write failed."""

    def bot_failed(self) -> None:
        """A bot hung, crashed or cheated."""

    def limited(self) -> None:
        """Somebody asked for more than anybody may."""

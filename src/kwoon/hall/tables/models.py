"""What is written down and read back: answers, sayings, passes, and bundles of them that count only together."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from kwoon.hall.people.models import RatedResult
from kwoon.hall.social.models import MatchedPair
from kwoon.hall.tables.table_state import TableState

KEPT_MESSAGES = 200
"""Chat messages that are kept of each table, the newest."""


class WriteConflict(Exception):
    """Somebody else wrote first: the number or version is taken. Load again and judge anew."""


class WriteUncertain(Exception):
    """The line broke while it was being written: it is not known whether it was, or yet will be. Anything else that
    goes wrong with writing means that nothing was written."""


class StoredMove(NamedTuple):
    """One answer: the same facts as a step of a record, what is left on the clocks, and the asker's own request id."""

    table_id: str
    number: int
    seat: int
    move: int
    rolls: str
    clock: str | None
    request_id: str | None
    at: float


class ChatMessage(NamedTuple):
    """Something said at a table."""

    table: str
    n: int
    seat: int | None
    person: str
    name: str
    text: str
    request: str | None
    at: float


class AutoPass(NamedTuple):
    """Somebody passes whatever is asked aside in one turn, or wants to be asked again."""

    table: str
    n: int
    person: str
    turn: int | None
    """None to be asked again."""
    request: str | None
    at: float


class WriteBatch(msgspec.Struct):
    """What is to be written; all of it or nothing."""

    moves: tuple[StoredMove, ...] = ()
    table_state: TableState | None = None
    """A changed head; its version must be the one after the stored one."""
    result: RatedResult | None = None
    """How the rated game counts that these answers end."""
    new_tables: tuple[TableState, ...] = ()
    chat_message: ChatMessage | None = None
    auto_pass: AutoPass | None = None
    new_name: tuple[str, str] | None = None
    """A guest and the name that they chose."""
    matched_pair: MatchedPair | None = None
    """Two who found each other, at the first of the tables that are opened; Conflict if one of them looks no more."""
    removed_table: TableState | None = None
    """A table that vanishes, unless it has changed meanwhile."""
    notifications: tuple[str, ...] = ()
    """Told to the other processes when the rest is written, and not otherwise."""

    def is_moves_only(self) -> bool:
        """Whether this is nothing but answers, perhaps with the head of a game that they end, as almost always."""
        return not (self.new_tables or self.chat_message or self.auto_pass or self.new_name or self.removed_table)


class StoredTable(NamedTuple):
    """A table as it was found."""

    table_state: TableState | None
    moves: list[StoredMove]
    chat_messages: list[ChatMessage]
    auto_passes: list[AutoPass]

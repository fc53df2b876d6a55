"""A table's stored rows (moves, chat messages, auto-passes) and the batches in which they are written."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from kwoon.core.record import RecordedMove
from kwoon.hall.matchmaking.models import MatchedPair
from kwoon.hall.ratings.models import RatedResult
from kwoon.hall.tables.table_state import TableState

KEPT_MESSAGES = 200
"""Number of chat messages kept per table; older ones are dropped."""


class WriteConflict(Exception):
    """Another write came first, so the number or version is taken. Reload and validate again."""


class WriteUncertain(Exception):
    """The connection was lost during a write, so it is unknown whether the write took place or will still take place.
    After any other error, nothing was written."""


class StoredMove(NamedTuple):
    """One move: the data of a record's step, the remaining clock times, and the client's request id."""

    table_id: str
    number: int
    seat: int
    move: int
    rolls: str
    clock: str | None
    request_id: str | None
    created: float

    @classmethod
    def from_recorded(
        cls,
        table_id: str,
        number: int,
        recorded_move: RecordedMove,
        created: float,
        *,
        clock: str | None = None,
        request_id: str | None = None,
    ) -> StoredMove:
        rolls = " ".join([str(roll) for roll in recorded_move.rolls])
        return cls(table_id, number, recorded_move.seat, recorded_move.move, rolls, clock, request_id, created)


class ChatMessage(NamedTuple):
    table_id: str
    number: int
    seat: int | None
    person_id: str
    name: str
    text: str
    request_id: str | None
    created: float
    phrase: str = ""
    """Id of a quick phrase, which each reader sees in their own language; empty for a typed message."""


class AutoPassChange(NamedTuple):
    """A change to a person's auto-pass: pass optional prompts in one turn or in the whole game, or stop passing."""

    table_id: str
    number: int
    person_id: str
    turn: int | None
    """The turn to pass in, or WHOLE_GAME; None to stop passing."""
    request_id: str | None
    created: float


class NewLanguage(NamedTuple):
    """A language that a guest has chosen. `name` is stored with it if the guest has no name in storage."""

    person_id: str
    name: str
    language: str


class WriteBatch(msgspec.Struct):
    """A set of changes that is written completely or not at all."""

    moves: tuple[StoredMove, ...] = ()
    table_state: TableState | None = None
    """A changed table state. Its version must follow the stored version."""
    result: RatedResult | None = None
    """The result of a rated game that these moves end."""
    new_tables: tuple[TableState, ...] = ()
    chat_message: ChatMessage | None = None
    auto_pass: AutoPassChange | None = None
    new_name: tuple[str, str] | None = None
    """A guest id and the guest's new name."""
    new_language: NewLanguage | None = None
    matched_pair: MatchedPair | None = None
    """Two matched players for the first of `new_tables`. The write raises WriteConflict if one of them is no longer in
    the queue."""
    removed_table: TableState | None = None
    """A table to delete. The write raises WriteConflict if the table has changed since it was read."""
    notifications: tuple[str, ...] = ()
    """Sent to the other processes if and only if the batch is written."""

    def is_moves_only(self) -> bool:
        """Return whether the batch writes only moves, a table state and a result, which is the common case."""
        changes = (
            self.new_tables,
            self.chat_message,
            self.auto_pass,
            self.new_name,
            self.new_language,
            self.removed_table,
        )
        return not any(changes)


class StoredTable(NamedTuple):
    """A table's rows as read from storage."""

    table_state: TableState | None
    moves: list[StoredMove]
    chat_messages: list[ChatMessage]
    auto_passes: list[AutoPassChange]

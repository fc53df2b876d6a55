"""Requests about tables: path and query parameters and bodies, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kwoon.hall.routing import QueryName
from kwoon.hall.tables.table_state import ClockSettings

TableId = Annotated[str, Meta(max_length=40, description="Id of a table")]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="Number of a seat, from 0")]
BotQuery = Annotated[str, Meta(max_length=80, description="Bot for the seats that are still open")]
Viewpoint = Annotated[str, Meta(max_length=10, description="A seat, `spectator` or `open`"), QueryName("as")]
MoveCount = Annotated[int, Meta(ge=0, le=100_000, description="Number of moves made before the position")]
FirstFrame = Annotated[int, Meta(ge=0, le=1_000_000, description="Number of frames to skip")]
IdField = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
BotIdField = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""A level's id, or `module:Name` for a custom bot."""

PackIdField = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]
MAX_RECORD_LENGTH = 192 * 1024
"""Maximum length of an uploaded record, in characters."""


class ClockRequest(msgspec.Struct):
    """The time control for a new table. If `seconds` is omitted, a default applies."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=86400)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0

    def clock_settings(self) -> ClockSettings:
        """Return the clock settings with defaults filled in."""
        if self.kind == "none":
            return ClockSettings()
        default_seconds = 30.0 if self.kind == "move" else 300.0
        seconds = max(1.0, self.seconds) if self.seconds else default_seconds
        return ClockSettings(self.kind, seconds, self.increment if self.kind == "bank" else 0.0)


class SeatRequest(msgspec.Struct):
    """The intended occupant of a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotIdField | None = None


class CreateTableRequest(msgspec.Struct):
    game: IdField
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    uses_call: bool = False
    public: bool = True
    hints: bool = False
    quick_seconds: Annotated[float, Meta(ge=0, le=600)] = 0
    pack: PackIdField = ""
    """Id or fingerprint of a pack; empty for the printed pack."""
    rated: bool = False
    """Whether the game changes ratings. Rated games are played with a clock, with the printed pack, and without hints.
    """


class SeatBotRequest(msgspec.Struct):
    """Puts a bot in an open seat."""

    bot: BotIdField


class MuteRequest(msgspec.Struct):
    """Mutes or unmutes a person at this table."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    muted: bool = True


class AllowDelayedViewRequest(msgspec.Struct):
    """Allows or forbids showing the sender's cards to spectators with a delay."""

    enabled: bool


class PlayOnRequest(msgspec.Struct):
    """Plays on in one seat of a finished game, from the position after `num_moves` moves."""

    num_moves: MoveCount
    seat: SeatNumber


class SeatCountRequest(msgspec.Struct):
    """Sets a table's number of seats."""

    count: Annotated[int, Meta(ge=1, le=8)]


class ImportRecordRequest(msgspec.Struct):
    """Imports the record of a finished game."""

    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD_LENGTH)]

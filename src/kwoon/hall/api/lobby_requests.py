"""What the lobby is asked for: the shapes of the HTTP part, which OpenAPI describes, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kwoon.hall.tables.table_state import ClockSettings

NicknameField = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]*$", description="1 to 24 characters")
]
IdField = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
BotIdField = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""A level, or `module:Name` for a bot of somebody's own."""

PackIdField = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]


MAX_RECORD_LENGTH = 192 * 1024
"""So long is a record at most."""


class RenameRequest(msgspec.Struct):
    """A nickname."""

    name: NicknameField


class ClockRequest(msgspec.Struct):
    """How time is kept; without seconds the usual ones."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=86400)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0

    def clock_settings(self) -> ClockSettings:
        """Checked and filled in."""
        if self.kind == "none":
            return ClockSettings()
        default_seconds = 30.0 if self.kind == "move" else 300.0
        seconds = max(1.0, self.seconds) if self.seconds else default_seconds
        return ClockSettings(self.kind, seconds, self.increment if self.kind == "bank" else 0.0)


class SeatRequest(msgspec.Struct):
    """Whom a seat is for."""

    kind: Literal["me", "open", "bot"]
    bot: BotIdField | None = None


class OpenTableRequest(msgspec.Struct):
    """A table to be opened."""

    game: IdField
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    call: bool = False
    public: bool = True
    hints: bool = False
    quick: Annotated[float, Meta(ge=0, le=600)] = 0
    pack: PackIdField = ""
    """The id or the fingerprint of a pack; the box's without one."""
    rated: bool = False
    """Whether the game changes ratings: with a clock, with the cards of the box, and without hints."""


class SeatBotRequest(msgspec.Struct):
    """A bot for an open seat."""

    bot: BotIdField


class MuteRequest(msgspec.Struct):
    """Somebody who is to be silent at this table, or may talk again."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool = True


class DelayedViewRequest(msgspec.Struct):
    """Whether watchers may see one's cards, some turns late."""

    on: bool


class PlayOnRequest(msgspec.Struct):
    """Where to play on from: after so many answers, on which seat."""

    answers: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class SeatCountRequest(msgspec.Struct):
    """How many seats a table has."""

    count: Annotated[int, Meta(ge=1, le=8)]


class ImportRecordRequest(msgspec.Struct):
    """A finished game from a file."""

    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD_LENGTH)]

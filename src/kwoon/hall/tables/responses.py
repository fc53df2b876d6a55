"""Responses and socket messages about tables, and pages of replays."""

from __future__ import annotations

from typing import Literal

import msgspec

from kwoon import registry
from kwoon.bots import GRADE_BY_LEVEL, STRENGTH_BY_LEVEL
from kwoon.bots.roster import find_character
from kwoon.core.definition import EDITION
from kwoon.core.message import named
from kwoon.hall.json_encoding import TextField
from kwoon.hall.tables.socket_messages import ReplayFrame
from kwoon.hall.tables.table_state import TableState, can_get_hint, can_watch_delayed


class ClockSettingsResponse(msgspec.Struct):
    """A table's time control."""

    kind: Literal["none", "move", "bank"]
    seconds: float
    increment: float


class SeatResponse(msgspec.Struct):
    """A seat and its occupant."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: TextField | None
    is_present: bool
    bot: str | None
    wants_rematch: bool
    level: int
    """A bot's level from 1 to 5; 0 for people and for all other bots."""
    strength: float
    """A bot's strength on the scale of levels, including values between two levels."""
    face: str
    """Name of a bot's portrait; empty if there is none."""
    allows_delayed_view: bool
    """Whether this player allows the delayed view, which needs the consent of all players."""
    votes: int
    """Number of votes to replace this absent player with a bot."""


class TablePackResponse(msgspec.Struct):
    """A table's pack. `is_default` says whether it is the game's printed pack in this version of Kwoon."""

    fingerprint: str
    name: str
    is_default: bool


class TableResponse(msgspec.Struct):
    """A table as one person sees it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    public: bool
    clock: ClockSettingsResponse
    uses_call: bool
    seats: list[SeatResponse]
    host: str
    your_seat: int | None
    num_spectators: int
    rematch_table: str | None
    can_hint: bool
    """Whether the recipient may get hints."""
    hints_for_all: bool
    """Whether the host has allowed hints for everyone at the table."""
    quick_seconds: float
    """Seconds after which an unanswered optional prompt counts as passed; 0 for no limit."""
    muted: list[str]
    """People who may not chat here; sent to the host only, otherwise empty."""
    can_watch_delayed: bool
    """Whether spectators may use the delayed view (`watch=delayed` on the socket)."""
    pack: TablePackResponse
    rated: bool
    """Whether the game changes ratings."""
    closed: bool
    """Whether the hall's operator has closed the table."""
    tournament: str
    """Id of the tournament that assigns the seats; empty if there is none."""


class CanSitResponse(msgspec.Struct):
    """Whether the recipient may sit down at a table."""

    can_sit: bool


class MyTableResponse(msgspec.Struct):
    """One of the recipient's tables, to return to or to watch again."""

    table: TableResponse
    pending_seats: list[int]
    """The seats that still have to move."""
    winners: list[int] | None
    """The winning seats of a finished game, if they are known."""
    lesson: bool
    changed: float
    """When the table last changed, in seconds since 1970."""


class TableMessage(msgspec.Struct, tag_field="type", tag="table"):
    """The table's current state, sent over the socket."""

    table: TableResponse


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    """The seats whose occupants are present and the number of spectators, sent over the socket."""

    present_seats: list[int]
    num_spectators: int


class ReplayPage(msgspec.Struct):
    """A page of a finished game's replay."""

    table: str
    game: str
    names: list[str]
    frames: list[ReplayFrame]
    first_frame: int
    """Number of frames before this page."""
    num_frames: int
    """Total number of frames."""


def present_seats_and_spectator_count(table_state: TableState, present: set[str]) -> tuple[list[int], int]:
    """Return the seats whose occupants are present, including bots, and the number of spectators."""
    seats = [
        seat
        for seat, table_seat in enumerate(table_state.seats)
        if table_seat.kind == "bot" or table_seat.person_id in present
    ]
    seated = {table_seat.person_id for table_seat in table_state.seats}
    return seats, len([person for person in present if person not in seated])


def table_response(table_state: TableState, your_seat: int | None, present: set[str]) -> TableResponse:
    """Return a table as seen from a seat. Present people without a seat count as spectators."""
    seats = [_seat_response(table_state, seat, present) for seat in range(len(table_state.seats))]
    return TableResponse(
        id=table_state.id,
        game=table_state.game,
        options={name: value for name, value in table_state.options.items() if name != EDITION},
        status=table_state.status,
        public=table_state.public,
        clock=ClockSettingsResponse(table_state.clock.kind, table_state.clock.seconds, table_state.clock.increment),
        uses_call=table_state.uses_call,
        seats=seats,
        host=table_state.host,
        your_seat=your_seat,
        num_spectators=present_seats_and_spectator_count(table_state, present)[1],
        rematch_table=table_state.rematch_table,
        can_hint=can_get_hint(table_state, your_seat),
        hints_for_all=table_state.hints,
        quick_seconds=table_state.quick_seconds,
        muted=list(table_state.muted)
        if your_seat is not None and table_state.seats[your_seat].person_id == table_state.host
        else [],
        can_watch_delayed=can_watch_delayed(table_state),
        pack=TablePackResponse(
            table_state.pack,
            table_state.pack_name,
            table_state.pack == registry.default_pack(table_state.game).fingerprint,
        ),
        rated=table_state.rated,
        closed=table_state.closed,
        tournament=table_state.tournament_id,
    )


def _seat_response(table_state: TableState, seat: int, present: set[str]) -> SeatResponse:
    table_seat = table_state.seats[seat]
    lesson_names = f"{table_state.game}-lesson"
    is_teacher = table_state.lesson and table_seat.kind == "bot"
    bot_character = find_character(table_seat.name or "") if table_seat.kind == "bot" else None
    return SeatResponse(
        seat=seat,
        kind=table_seat.kind,
        person=table_seat.person_id,
        name=named(lesson_names, table_seat.name or "") if is_teacher else table_seat.name,
        is_present=table_seat.kind == "bot" or table_seat.person_id in present,
        bot=table_seat.bot_id,
        wants_rematch=table_seat.wants_rematch,
        # The opponent in a lesson follows a script, so it has no level.
        level=0 if table_state.lesson else GRADE_BY_LEVEL.get(table_seat.bot_id or "", 0),
        strength=0.0 if table_state.lesson else STRENGTH_BY_LEVEL.get(table_seat.bot_id or "", 0.0),
        face="" if bot_character is None else bot_character.face,
        allows_delayed_view=table_seat.allows_delayed_view,
        votes=len(table_seat.votes),
    )

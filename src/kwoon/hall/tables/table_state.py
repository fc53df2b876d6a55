"""The table state: everything about a table except its moves, chat and auto-passes. It is stored as a whole, with an
increasing version."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kwoon import registry
from kwoon.bots.registry import reason_without_bots
from kwoon.core.message import msg
from kwoon.hall.errors import Conflict

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
PACK_SETTINGS = ("options", "pack_name", "design_id")
SETTINGS = (*PACK_SETTINGS, "clock", "uses_call", "public", "hints", "quick_seconds", "rated")
"""The settings that a host chooses for a table, and that a rematch keeps."""


class TableSeat(msgspec.Struct):
    """A seat and its occupant."""

    kind: Literal["open", "person", "bot"] = "open"
    person_id: str | None = None
    name: str | None = None
    bot_id: str | None = None
    wants_rematch: bool = False
    allows_delayed_view: bool = False
    """Whether this player allows the delayed view of their cards."""
    votes: list[str] = []
    """Ids of the people who have voted to replace this absent player with a bot."""
    has_arrived: bool = False
    """Whether this player has arrived at a rated or tournament table."""
    household: str = ""
    """At a rated table, a keyed hash of this person's household that is useless at any other table. It is erased when
    the game is over."""


class ClockSettings(msgspec.Struct):
    """Time control: none, seconds per move, or a time bank with an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


class TableState(msgspec.Struct):
    id: str
    game: str
    pack: str
    """Fingerprint of the pack."""
    options: dict[str, str]
    seats: list[TableSeat]
    clock: ClockSettings
    uses_call: bool
    public: bool
    host: str
    created: float
    status: Literal["waiting", "playing", "over"] = "waiting"
    rematch_table: str | None = None
    deal: list[int] | None = None
    """The dice rolls of the deal. They never leave the server before the game is over."""
    started: float = 0.0
    changed: float = 0.0
    version: int = 0
    lesson: bool = False
    """Whether the table is a lesson, in which the dice and the opponent follow a script."""
    hints: bool = False
    """Whether hints are allowed even if several people play."""
    winners: list[int] | None = None
    """The winning seats of a finished game; None while the game is unfinished, and for games that ended in earlier
    versions."""
    muted: list[str] = []
    """People who may not chat here."""
    barred: list[str] = []
    """People who may not sit here."""
    quick_seconds: float = 0.0
    """Seconds after which an unanswered optional prompt counts as passed; 0 for no limit."""
    pack_name: str = ""
    """Name of the pack when the table was opened; empty for the printed pack."""
    design_id: str = ""
    """Id of the custom pack that the table was opened with; empty if there is none."""
    stopped: bool = False
    """Whether the hall ended the game, at the move limit or because the operator closed the table."""
    rated: bool = False
    """Whether the game changes ratings."""
    initial_players: list[tuple[str | None, str | None]] = []
    """The person or bot in each seat when a rated game began. The people's ratings change even if a bot takes over."""
    num_moves: int = 0
    """Number of moves in a finished game; 0 for games that ended in earlier versions."""
    closed: bool = False
    """Whether the hall's operator has closed the table."""
    tournament_id: str = ""
    """Id of the tournament that opened the table and assigns its seats; empty if there is none."""
    forfeit: bool = False
    """Whether the tournament started the game without an absent player, who loses by forfeit."""
    household: str = ""
    """Fingerprint of the household that opened the table, until the game is over. It is never sent to clients."""

    def find_seat(self, person_id: str) -> int | None:
        """Return this person's seat, or None."""
        for seat, table_seat in enumerate(self.seats):
            if table_seat.person_id == person_id:
                return seat
        return None

    def is_waiting_for_players(self) -> bool:
        """Return whether a seat is open or, at a tournament table, a player has yet to arrive."""
        waits_for_arrival = bool(self.tournament_id) and not self.forfeit
        return any(
            each.kind == "open" or (waits_for_arrival and each.kind == "person" and not each.has_arrived)
            for each in self.seats
        )

    def seat_names(self) -> list[str]:
        """Return the name of each seat, including empty ones."""
        return [table_seat.name or f"Seat {seat + 1}" for seat, table_seat in enumerate(self.seats)]

    def seats_of_people(self) -> list[TableSeat]:
        return [table_seat for table_seat in self.seats if table_seat.kind == "person"]

    def results_by_person(self) -> dict[str, str]:
        """Return the result for every person who sits here or left a rated game; empty strings until the game is over."""
        people = {
            str(table_seat.person_id): self._result(seat)
            for seat, table_seat in enumerate(self.seats)
            if table_seat.person_id
        }
        if self.status == OVER:
            left_people = [person for person, _ in self.initial_players if person is not None and person not in people]
            people |= dict.fromkeys(left_people, "left")
        return people

    def _result(self, seat: int) -> str:
        if self.status != OVER or not self.winners:
            return ""
        return "drawn" if len(self.winners) == len(self.seats) else "won" if seat in self.winners else "lost"

    def copy(self) -> TableState:
        """Return a copy to change. The original stays valid in case the write fails."""
        seats = [msgspec.structs.replace(table_seat, votes=list(table_seat.votes)) for table_seat in self.seats]
        lists = {"muted": list(self.muted), "barred": list(self.barred)}
        return msgspec.structs.replace(self, seats=seats, options=dict(self.options), **lists)

    def with_settings_of(self, source: TableState, names: tuple[str, ...] = SETTINGS) -> TableState:
        """Return a copy with some settings of another table, by default all."""
        copied = msgspec.structs.replace(self, **{name: getattr(source, name) for name in names})
        copied.options = dict(copied.options)
        return copied


TABLE_CLOSED_TEXT = msg("hall-table-closed-by-host")


def require_table_not_closed(table_state: TableState) -> TableState:
    """Return the table state. Raise HallError if the table was closed."""
    if table_state.closed:
        raise Conflict(TABLE_CLOSED_TEXT)
    return table_state


def can_get_hint(table_state: TableState, seat: int | None) -> bool:
    """Return whether a seat may get hints. At casual tables, hints are allowed if all other seats are bots or if the
    host allows them.

    Lessons have their own hints, and games whose bots cannot be loaded have none.
    """
    if (
        seat is None
        or table_state.lesson
        or table_state.rated
        or table_state.tournament_id
        or reason_without_bots(table_state.game)
    ):
        return False
    return table_state.hints or all(
        table_seat.kind == "bot" for at, table_seat in enumerate(table_state.seats) if at != seat
    )


def can_watch_delayed(table_state: TableState) -> bool:
    """Return whether spectators may use the delayed view, which all players must allow. It is never available in
    lessons, nor at rated and tournament tables, where players could watch their own game."""
    people = table_state.seats_of_people()
    is_competitive = table_state.rated or bool(table_state.tournament_id)
    return (
        bool(people)
        and not table_state.lesson
        and not is_competitive
        and all(table_seat.allows_delayed_view for table_seat in people)
    )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableState)


def to_json(table_state: TableState) -> str:
    """Return the table state as JSON for storage."""
    return _encoder.encode(table_state).decode()


def from_json(text: str) -> TableState:
    """Return a table state from its stored JSON."""
    table_state = _decoder.decode(text)
    if table_state.deal is not None:
        table_state.options = registry.upgrade_stored_options(table_state.game, table_state.options)
    return table_state

"""A table's head: everything about it but the answers. It is stored whole, with a version that only grows."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kwoon import registry
from kwoon.bots import GAMES_WITH_BOTS

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class ApiError(Exception):
    """Something that cannot be done at a table: a status for HTTP, and a sentence that says what can."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class TableSeat(msgspec.Struct):
    """A seat and who sits on it."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    again: bool = False
    shows: bool = False
    """Whether watchers may see this seat's cards, some turns late."""
    votes: list[str] = []
    """Who wants a bot to take over for this person, who went away."""
    came: bool = False
    """Whether this person has come to a table that a tournament keeps for them, or that is rated."""
    household: str = ""
    """At a rated table, a keyed hash of this person's household that is worth nothing at any other table. It is erased
    when the game is over."""


class ClockSettings(msgspec.Struct):
    """How time is kept: not at all, so many seconds for each answer, or a bank of them with an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


class TableState(msgspec.Struct):
    """One table."""

    id: str
    game: str
    pack: str
    """The fingerprint of the cards that it is played with."""
    options: dict[str, str]
    seats: list[TableSeat]
    clock: ClockSettings
    call: bool
    public: bool
    host: str
    made: float
    status: Literal["waiting", "playing", "over"] = "waiting"
    next: str | None = None
    deal: list[int] | None = None
    """The luck of the deal; never leaves the server before the game is over."""
    started: float = 0.0
    changed: float = 0.0
    version: int = 0
    lesson: bool = False
    """Whether it is a lesson: luck and opponent follow the game's script."""
    hints: bool = False
    """Whether people may ask the best bot for a hint though other people play."""
    winners: list[int] | None = None
    """Who has won, once it is over; not known of games that ended in earlier versions."""
    muted: list[str] = []
    """Who is not to talk here."""
    barred: list[str] = []
    """Who is not to sit here."""
    quick: float = 0.0
    """The seconds after which a question that is asked aside counts as passed; 0 for as long as it takes."""
    title: str = ""
    """What its pack was called when it was opened; nothing for the box's."""
    design: str = ""
    """The pack of somebody's own that it was opened with."""
    stopped: bool = False
    """Whether the hall ended the game, because it came to no end by itself."""
    rated: bool = False
    """Whether it changes ratings."""
    began: list[tuple[str | None, str | None]] = []
    """Who sat where when a rated game began, person or bot: these count, whoever plays on for them."""
    answers: int = 0
    """How many answers the game took, once it is over; not known of games that ended in earlier versions."""
    closed: bool = False
    """Whether whoever runs the hall has closed it."""
    tournament: str = ""
    """The tournament that opened it and says who sits here; nothing for most."""
    forfeit: bool = False
    """Whether the tournament had it begin without somebody, who loses by that."""
    household: str = ""
    """Fingerprint of the household that opened it, while it waits or is played; never sent to anybody."""

    def find_seat(self, person_id: str) -> int | None:
        """Where this person sits."""
        for seat, table_seat in enumerate(self.seats):
            if table_seat.person == person_id:
                return seat
        return None

    def is_waiting(self) -> bool:
        """Whether somebody has yet to sit down, or to come to the seat that is kept for them."""
        waits_for_arrival = bool(self.tournament) and not self.forfeit
        return any(
            each.kind == "open" or (waits_for_arrival and each.kind == "person" and not each.came)
            for each in self.seats
        )

    def names(self) -> list[str]:
        """What each seat is called, the empty ones too."""
        return [table_seat.name or f"Seat {seat + 1}" for seat, table_seat in enumerate(self.seats)]

    def people(self) -> list[TableSeat]:
        """The seats that people sit on."""
        return [table_seat for table_seat in self.seats if table_seat.kind == "person"]

    def results(self) -> dict[str, str]:
        """How the game ended for everybody who sits here, or left while it counted; words only once it is over."""
        people = {
            str(table_seat.person): self._result(seat)
            for seat, table_seat in enumerate(self.seats)
            if table_seat.person
        }
        if self.status == OVER:
            left_people = [person for person, _ in self.began if person is not None and person not in people]
            people |= dict.fromkeys(left_people, "left")
        return people

    def _result(self, seat: int) -> str:
        if self.status != OVER or not self.winners:
            return ""
        return "drawn" if len(self.winners) == len(self.seats) else "won" if seat in self.winners else "lost"

    def copy(self) -> TableState:
        """A copy to change; the old one stays as it is in case the change cannot be written down."""
        seats = [msgspec.structs.replace(table_seat, votes=list(table_seat.votes)) for table_seat in self.seats]
        lists = {"muted": list(self.muted), "barred": list(self.barred)}
        return msgspec.structs.replace(self, seats=seats, options=dict(self.options), **lists)


TABLE_CLOSED_TEXT = "Whoever runs the hall has closed this table."


def require_open(table_state: TableState) -> TableState:
    """The same head; Refusal if its table was closed."""
    if table_state.closed:
        raise ApiError(409, TABLE_CLOSED_TEXT)
    return table_state


def can_hint(table_state: TableState, seat: int | None) -> bool:
    """Hints are for casual tables: against bots alone, or where the host allows them. A lesson has its own, and a game
    without bots that search has none."""
    if (
        seat is None
        or table_state.lesson
        or table_state.rated
        or table_state.tournament
        or table_state.game not in GAMES_WITH_BOTS
    ):
        return False
    return table_state.hints or all(
        table_seat.kind == "bot" for at, table_seat in enumerate(table_state.seats) if at != seat
    )


def can_watch_delayed(table_state: TableState) -> bool:
    """Whether all who play let watchers see their cards, some turns late. At a rated table and in a tournament nobody
    does: it may be themselves who watch."""
    people = table_state.people()
    is_competitive = table_state.rated or bool(table_state.tournament)
    return (
        bool(people)
        and not table_state.lesson
        and not is_competitive
        and all(table_seat.shows for table_seat in people)
    )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableState)


def to_json(table_state: TableState) -> str:
    """The head as it is stored."""
    return _encoder.encode(table_state).decode()


def from_json(text: str) -> TableState:
    """A head from storage."""
    table_state = _decoder.decode(text)
    if table_state.deal is not None:
        table_state.options = registry.stored_options(table_state.game, table_state.options)
    return table_state

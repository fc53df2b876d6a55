"""A table's head: everything about it but the answers. It is stored whole, with a version that only grows."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kwoon import shelf
from kwoon.bots import GRADED

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class Refusal(Exception):
    """Something that cannot be done at a table: a status for HTTP, and a sentence that says what can."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class Place(msgspec.Struct):
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


class ClockPlan(msgspec.Struct):
    """How time is kept: not at all, so many seconds for each answer, or a bank of them with an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


class Head(msgspec.Struct):
    """One table."""

    id: str
    game: str
    pack: str
    """The fingerprint of the cards that it is played with."""
    options: dict[str, str]
    seats: list[Place]
    clock: ClockPlan
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

    def seat_of(self, person: str) -> int | None:
        """Where this person sits."""
        for seat, place in enumerate(self.seats):
            if place.person == person:
                return seat
        return None

    def awaited(self) -> bool:
        """Whether somebody has yet to sit down, or to come to the seat that is kept for them."""
        kept = bool(self.tournament) and not self.forfeit
        return any(each.kind == "open" or (kept and each.kind == "person" and not each.came) for each in self.seats)

    def names(self) -> list[str]:
        """What each seat is called, the empty ones too."""
        return [place.name or f"Seat {seat + 1}" for seat, place in enumerate(self.seats)]

    def people(self) -> list[Place]:
        """The seats that people sit on."""
        return [place for place in self.seats if place.kind == "person"]

    def results(self) -> dict[str, str]:
        """How the game ended for everybody who sits here, or left while it counted; words only once it is over."""
        people = {str(place.person): self._result(seat) for seat, place in enumerate(self.seats) if place.person}
        if self.status == OVER:
            left = [person for person, _ in self.began if person is not None and person not in people]
            people |= dict.fromkeys(left, "left")
        return people

    def _result(self, seat: int) -> str:
        if self.status != OVER or not self.winners:
            return ""
        return "drawn" if len(self.winners) == len(self.seats) else "won" if seat in self.winners else "lost"

    def twin(self) -> Head:
        """A copy to change; the old one stays as it is in case the change cannot be written down."""
        seats = [msgspec.structs.replace(place, votes=list(place.votes)) for place in self.seats]
        lists = {"muted": list(self.muted), "barred": list(self.barred)}
        return msgspec.structs.replace(self, seats=seats, options=dict(self.options), **lists)


CLOSED = "Whoever runs the hall has closed this table."


def not_closed(head: Head) -> Head:
    """The same head; Refusal if its table was closed."""
    if head.closed:
        raise Refusal(409, CLOSED)
    return head


def hints_allowed(head: Head, seat: int | None) -> bool:
    """Hints are for casual tables: against bots alone, or where the host allows them. A lesson has its own, and a game
    without bots that search has none."""
    if seat is None or head.lesson or head.rated or head.tournament or head.game not in GRADED:
        return False
    return head.hints or all(place.kind == "bot" for at, place in enumerate(head.seats) if at != seat)


def late_allowed(head: Head) -> bool:
    """Whether all who play let watchers see their cards, some turns late. At a rated table and in a tournament nobody
    does: it may be themselves who watch."""
    people = head.people()
    serious = head.rated or bool(head.tournament)
    return bool(people) and not head.lesson and not serious and all(place.shows for place in people)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Head)


def pack(head: Head) -> str:
    """The head as it is stored."""
    return _encoder.encode(head).decode()


def unpack(text: str) -> Head:
    """A head from storage."""
    head = _decoder.decode(text)
    if head.deal is not None:
        head.options = shelf.as_begun(head.game, head.options)
    return head

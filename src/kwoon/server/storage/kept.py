"""Games that a hall has kept, as data: only those that are over, without names, and people's only if that is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from kwoon.core.box import Box
from kwoon.core.dice import RecordedDice
from kwoon.core.packs import PackError
from kwoon.core.record import Bout
from kwoon.hall.tables import head as heads
from kwoon.hall.tables.head import OVER, Head
from kwoon.lab.export import Line
from kwoon.lab.problem import PlanError
from kwoon.server.settings import FILE
from kwoon.server.storage import schema
from kwoon.server.storage.database import Storage
from kwoon.shelf import find, header, open_cards

PERSON = "person"
"""What whoever is no bot is called, with the number of the seat."""


class Kept:
    """The finished games of one game in a hall's database."""

    def __init__(self, place: str, game: str, people: bool) -> None:
        self.url = address(place)
        self.box: Box = find(game)
        self.people = people
        """Whether games that people played in are told too."""
        self.of_people = 0
        """How many games of people were left out."""
        self.of_others = 0
        """How many were left out because their cards are no longer in the box, or were never in it."""

    def lines(self) -> Iterator[Line]:
        """The games, the oldest first. Lessons are no games, and what the hall had to stop has no end."""
        try:
            storage = Storage(self.url)
        except (ArgumentError, ImportError) as error:
            raise PlanError(f"There is no database at this address: {error}.") from None
        try:
            with storage.engine.connect() as connection:
                tables = schema.tables.c
                over = select(tables.id).where(tables.status == OVER).order_by(tables.made, tables.id)
                # Heads one by one: all of them at once could be more than there is memory for.
                for id in connection.execute(over).scalars().all():
                    text = connection.execute(select(tables.head).where(tables.id == id)).scalar_one_or_none()
                    head = None if text is None else heads.unpack(text)
                    if head is not None and self._wanted(head):
                        yield from self._line(connection, head)
        except DBAPIError as error:
            raise PlanError(f"The games of this hall cannot be read: {str(error.orig).splitlines()[0]}.") from None
        finally:
            storage.engine.dispose()

    def _wanted(self, head: Head) -> bool:
        return head.game == self.box.id and head.deal is not None and not head.lesson and not head.stopped

    def _line(self, connection: Connection, head: Head) -> Iterator[Line]:
        answers = schema.answers.c
        rows = connection.execute(
            select(answers.seat, answers.move, answers.luck, answers.request)
            .where(answers.table_id == head.id)
            .order_by(answers.n)
        ).all()
        # A bot may have taken over: whoever has answered by a request was a person all the same.
        people = {int(row.seat) for row in rows if row.request is not None}
        people |= {seat for seat, place in enumerate(head.seats) if place.kind != "bot"}
        if people and not self.people:
            self.of_people += 1
            return
        try:
            opened = open_cards(self.box, head.pack, len(head.seats), head.options)
        except PackError:
            self.of_others += 1
            return
        names = [
            f"{PERSON} {seat + 1}" if seat in people else place.bot or f"{PERSON} {seat + 1}"
            for seat, place in enumerate(head.seats)
        ]
        assert head.deal is not None
        bout = Bout(opened.game, header(self.box, opened, names), RecordedDice(head.deal))
        for row in rows:
            bout.answer(int(row.seat), int(row.move), RecordedDice([int(roll) for roll in row.luck.split()]))
        outcome = bout.state.outcome()
        if outcome is not None:
            places = list(outcome.places)
            yield Line(self.box.id, opened.options, opened.digest, names, "", places, outcome.why, bout.write())


def address(place: str) -> str:
    """The database of a hall: its address, its file, or the folder that it is in. One that is not there is not made."""
    if "://" in place:
        return place
    file = Path(place)
    file = file / FILE if file.is_dir() else file
    if not file.is_file():
        raise PlanError(f"There is no hall's database at {file}. Give its folder (--data), file or address.")
    return f"sqlite:///{file.resolve()}"

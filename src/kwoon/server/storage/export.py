"""Games that a hall has kept, as data: only those that are over, without names, and people's only if that is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from kwoon.core.definition import GameDefinition
from kwoon.core.dice import RecordedDice
from kwoon.core.record import Match
from kwoon.core.toml_reader import PackError
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.table_state import OVER, TableState
from kwoon.lab.errors import LabError
from kwoon.lab.export import ExportedGame
from kwoon.registry import find_game, load_game_by_fingerprint, record_header
from kwoon.server.settings import FILE
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage

PERSON = "person"
"""What whoever is no bot is called, with the number of the seat."""


class Kept:
    """The finished games of one game in a hall's database."""

    def __init__(self, place: str, game: str, people: bool) -> None:
        self.url = address(place)
        self.box: GameDefinition = find_game(game)
        self.people = people
        """Whether games that people played in are told too."""
        self.of_people = 0
        """How many games of people were left out."""
        self.of_others = 0
        """How many were left out because their cards are no longer in the box, or were never in it."""

    def lines(self) -> Iterator[ExportedGame]:
        """The games, the oldest first. Lessons are no games, and what the hall had to stop has no end."""
        try:
            storage = SqlStorage(self.url)
        except (ArgumentError, ImportError) as error:
            raise LabError(f"There is no database at this address: {error}.") from None
        try:
            with storage.engine.connect() as connection:
                tables = schema.tables.c
                over = select(tables.id).where(tables.status == OVER).order_by(tables.made, tables.id)
                # Heads one by one: all of them at once could be more than there is memory for.
                for id in connection.execute(over).scalars().all():
                    text = connection.execute(select(tables.head).where(tables.id == id)).scalar_one_or_none()
                    head = None if text is None else heads.from_json(text)
                    if head is not None and self._wanted(head):
                        yield from self._line(connection, head)
        except DBAPIError as error:
            raise LabError(f"The games of this hall cannot be read: {str(error.orig).splitlines()[0]}.") from None
        finally:
            storage.engine.dispose()

    def _wanted(self, head: TableState) -> bool:
        return head.game == self.box.id and head.deal is not None and not head.lesson and not head.stopped

    def _line(self, connection: Connection, head: TableState) -> Iterator[ExportedGame]:
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
            opened = load_game_by_fingerprint(self.box, head.pack, len(head.seats), head.options)
        except PackError:
            self.of_others += 1
            return
        names = [
            f"{PERSON} {seat + 1}" if seat in people else place.bot or f"{PERSON} {seat + 1}"
            for seat, place in enumerate(head.seats)
        ]
        assert head.deal is not None
        bout = Match(opened.game, record_header(self.box, opened, names), RecordedDice(head.deal))
        for row in rows:
            bout.apply(int(row.seat), int(row.move), RecordedDice([int(roll) for roll in row.luck.split()]))
        outcome = bout.state.outcome()
        if outcome is not None:
            places = list(outcome.places)
            yield ExportedGame(
                self.box.id, opened.options, opened.pack_fingerprint, names, "", places, outcome.why, bout.to_text()
            )


def address(place: str) -> str:
    """The database of a hall: its address, its file, or the folder that it is in. One that is not there is not made."""
    if "://" in place:
        return place
    file = Path(place)
    file = file / FILE if file.is_dir() else file
    if not file.is_file():
        raise LabError(f"There is no hall's database at {file}. Give its folder (--data), file or address.")
    return f"sqlite:///{file.resolve()}"

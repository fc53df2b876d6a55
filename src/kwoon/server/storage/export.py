"""Export of a hall's finished games as data, without names, and of people's games only on request."""

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
from kwoon.server.settings import DATABASE_FILE
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage

PERSON = "person"
"""Label of every player who is not a bot, followed by the seat number."""


class Kept:
    """The finished games of one game in a hall's database."""

    def __init__(self, place: str, game: str, people: bool) -> None:
        self.url = address(place)
        self.box: GameDefinition = find_game(game)
        self.people = people
        """Whether to include games that people played in."""
        self.of_people = 0
        """Number of games of people that were left out."""
        self.of_others = 0
        """Number of games left out because they were not played with the current printed pack."""

    def lines(self) -> Iterator[ExportedGame]:
        """Yield the games, the oldest first. Lessons and games that the hall had to stop are not included."""
        try:
            storage = SqlStorage(self.url)
        except (ArgumentError, ImportError) as error:
            raise LabError(f"Can't open the database: {error}.") from None
        try:
            with storage.engine.connect() as connection:
                tables = schema.tables.c
                over = select(tables.id).where(tables.status == OVER).order_by(tables.made, tables.id)
                # One state at a time: all of them at once might not fit in memory.
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
        # A bot may have taken over later, but a seat that moved by a request was a person's.
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
            f"{PERSON} {seat + 1}" if seat in people else place.bot_id or f"{PERSON} {seat + 1}"
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
    """Return the URL of a hall's database, given its URL, its file or its folder. Never creates one."""
    if "://" in place:
        return place
    file = Path(place)
    file = file / DATABASE_FILE if file.is_dir() else file
    if not file.is_file():
        raise LabError(f"There is no hall's database at {file}. Give its folder (--data), file or address.")
    return f"sqlite:///{file.resolve()}"

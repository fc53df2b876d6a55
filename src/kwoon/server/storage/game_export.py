"""Exports a hall's finished games without names. Games with people are included only on request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from kwoon.core.definition import GameDefinition
from kwoon.core.dice import RecordedDice
from kwoon.core.message import msg
from kwoon.core.record import Match
from kwoon.core.toml_reader import PackError
from kwoon.hall.tables import table_state
from kwoon.hall.tables.table_state import OVER, TableState
from kwoon.lab.errors import LabError
from kwoon.lab.game_export import ExportedGame
from kwoon.registry import find_game, load_game_by_fingerprint, record_header
from kwoon.server.settings import DATABASE_FILE
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage

PERSON = "person"
"""Label of a player who is not a bot; the seat number follows."""


class FinishedGameExporter:
    """Exports the finished tables of one game from a hall's database."""

    def __init__(self, location: str, game: str, include_people: bool) -> None:
        self.url = database_url(location)
        self.definition: GameDefinition = find_game(game)
        self.include_people = include_people
        """Whether to include games with people."""
        self.num_games_of_people = 0
        """Number of omitted games with people."""
        self.num_games_of_other_packs = 0
        """Number of omitted games that were played with neither the current nor an archived printed pack."""

    def games(self) -> Iterator[ExportedGame]:
        """Yield the games, oldest first, without lessons and games that the hall stopped. Raise `LabError` if the
        database cannot be read."""
        try:
            storage = SqlStorage(self.url)
        except (ArgumentError, ImportError) as error:
            raise LabError(msg("server-cannot-open-database", reason=str(error))) from None
        try:
            with storage.engine.connect() as connection:
                tables = schema.tables.c
                over = select(tables.id).where(tables.status == OVER).order_by(tables.created, tables.id)
                # Load one state at a time, because all of them might not fit in memory.
                for id in connection.execute(over).scalars().all():
                    text = connection.execute(select(tables.state).where(tables.id == id)).scalar_one_or_none()
                    state = None if text is None else table_state.from_json(text)
                    if state is not None and self._should_export(state):
                        yield from self._export_table(connection, state)
        except DBAPIError as error:
            reason = str(error.orig).splitlines()[0]
            raise LabError(msg("server-cannot-read-games", reason=reason)) from None
        finally:
            storage.engine.dispose()

    def _should_export(self, state: TableState) -> bool:
        return state.game == self.definition.id and state.deal is not None and not state.lesson and not state.stopped

    def _export_table(self, connection: Connection, state: TableState) -> Iterator[ExportedGame]:
        moves = schema.moves.c
        rows = connection.execute(
            select(moves.seat, moves.move, moves.rolls, moves.request_id)
            .where(moves.table_id == state.id)
            .order_by(moves.number)
        ).all()
        # Only people's moves have a request id. A seat with such a move belonged to a person, even if a bot took over
        # later.
        people = {int(row.seat) for row in rows if row.request_id is not None}
        people |= {seat for seat, table_seat in enumerate(state.seats) if table_seat.kind != "bot"}
        if people and not self.include_people:
            self.num_games_of_people += 1
            return
        try:
            loaded = load_game_by_fingerprint(self.definition, state.pack, len(state.seats), state.options)
        except PackError:
            self.num_games_of_other_packs += 1
            return
        names = [
            f"{PERSON} {seat + 1}" if seat in people else table_seat.bot_id or f"{PERSON} {seat + 1}"
            for seat, table_seat in enumerate(state.seats)
        ]
        assert state.deal is not None
        match = Match(loaded.game, record_header(self.definition, loaded, names), RecordedDice(state.deal))
        for row in rows:
            match.apply(int(row.seat), int(row.move), RecordedDice([int(roll) for roll in row.rolls.split()]))
        outcome = match.state.outcome()
        if outcome is not None:
            yield ExportedGame(
                self.definition.id,
                loaded.options,
                loaded.pack_fingerprint,
                names,
                "",
                list(outcome.places),
                outcome.why,
                match.to_text(),
            )


def database_url(location: str) -> str:
    """Return the URL of a hall's database, given its URL, file or folder. Raise `LabError` if the file does not exist."""
    if "://" in location:
        return location
    file = Path(location)
    file = file / DATABASE_FILE if file.is_dir() else file
    if not file.is_file():
        raise LabError(msg("server-no-database", path=str(file)))
    return f"sqlite:///{file.resolve()}"

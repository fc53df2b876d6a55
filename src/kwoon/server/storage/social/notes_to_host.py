"""Notes that players left for the hall's host, for `kwoon hall feedback`."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Engine, delete, select

from kwoon.hall.workshop.models import FOR_HOST
from kwoon.server.storage import schema

COLUMNS = schema.pack_notes.c


class NoteToHost(NamedTuple):
    """A note on a card, or on the whole game if `card` is empty."""

    game: str
    number: int
    """The note's number among the notes on this game."""
    created: float
    person_id: str
    name: str
    card: str
    text: str
    fingerprint: str
    """Fingerprint of the pack that was played."""


def list_notes_to_host(engine: Engine, game: str = "") -> list[NoteToHost]:
    """Return the notes on a game, or on all games, oldest first."""
    is_listed = COLUMNS.pack_id == FOR_HOST + game if game else COLUMNS.pack_id.startswith(FOR_HOST, autoescape=True)
    columns = [COLUMNS.pack_id, *(COLUMNS[name] for name in NoteToHost._fields[1:])]
    statement = select(*columns).where(is_listed).order_by(COLUMNS.created, COLUMNS.pack_id, COLUMNS.number)
    with engine.connect() as connection:
        return [NoteToHost(pack_id.removeprefix(FOR_HOST), *rest) for pack_id, *rest in connection.execute(statement)]


def remove_notes_to_host(engine: Engine, notes: list[NoteToHost]) -> None:
    with engine.begin() as connection:
        for note in notes:
            is_note = (COLUMNS.pack_id == FOR_HOST + note.game, COLUMNS.number == note.number)
            connection.execute(delete(schema.pack_notes).where(*is_note))

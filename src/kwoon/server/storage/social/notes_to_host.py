"""Notes that players left for the hall's host, for `kwoon hall feedback`."""

from __future__ import annotations

from typing import Any, NamedTuple

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


class NotesToHost:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def list_notes(self, game: str = "") -> list[NoteToHost]:
        """Return the notes on a game, or on all games, oldest first."""
        statement = (
            select(schema.pack_notes)
            .where(_notes_to_host_filter(game))
            .order_by(COLUMNS.created, COLUMNS.pack_id, COLUMNS.number)
        )
        with self._engine.connect() as connection:
            return [
                NoteToHost(
                    row.pack_id.removeprefix(FOR_HOST),
                    row.number,
                    row.created,
                    row.person_id,
                    row.name,
                    row.card,
                    row.text,
                    row.fingerprint,
                )
                for row in connection.execute(statement)
            ]

    def remove_notes(self, notes: list[NoteToHost]) -> None:
        with self._engine.begin() as connection:
            for note in notes:
                connection.execute(
                    delete(schema.pack_notes).where(
                        COLUMNS.pack_id == FOR_HOST + note.game, COLUMNS.number == note.number
                    )
                )


def _notes_to_host_filter(game: str) -> Any:
    if game:
        return COLUMNS.pack_id == FOR_HOST + game
    return COLUMNS.pack_id.startswith(FOR_HOST, autoescape=True)

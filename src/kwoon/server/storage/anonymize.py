"""Account deletion: games stay, but nothing in them identifies the person.

Each table and each tournament gets a different substitute id, so that the lists of players do not link the person's
games. The person's chat messages and automatic passes share one substitute id.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, delete, select, update

from kwoon.hall.accounts.models import DELETED_NAME, STATUS_DELETED
from kwoon.hall.tables import table_state
from kwoon.hall.tournaments import models as tournament_models
from kwoon.server.storage import schema
from kwoon.server.storage.hot_writes import table_columns
from kwoon.server.storage.social.blocks import delete_blocks
from kwoon.server.storage.social.friends import delete_social_data
from kwoon.server.storage.social.matchmaking_queue import delete_seeker
from kwoon.server.storage.social.moderation import anonymize_moderation_log
from kwoon.server.storage.social.reports import delete_or_anonymize_reports

DELETED_TEXT = "…"
"""Text that replaces a deleted person's chat messages."""


def delete_person(connection: Connection, insert: Any, person_id: str) -> None:
    """Delete a person in the caller's transaction. The person must have left all unfinished tables."""
    # The remaining row only marks the person's cookies as invalid.
    values = {
        "name": DELETED_NAME,
        "status": STATUS_DELETED,
        "registered_at": None,
        "recovery_hash": None,
        "language": "",
    }
    marker = insert(schema.guests).values(id=person_id, session_epoch=1, **values)
    next_epoch = {"session_epoch": schema.guests.c.session_epoch + 1}
    connection.execute(marker.on_conflict_do_update(index_elements=["id"], set_=values | next_epoch))
    for table in (schema.passkeys, schema.challenges, schema.ratings, schema.rating_changes):
        connection.execute(delete(table).where(table.c.person_id == person_id))
    for anonymize in (
        delete_seeker,
        delete_blocks,
        delete_social_data,
        delete_or_anonymize_reports,
        anonymize_moderation_log,
    ):
        anonymize(connection, person_id)
    _anonymize_tables(connection, person_id)
    _anonymize_tournaments(connection, person_id)
    _anonymize_rows(connection, person_id)
    _delete_packs(connection, person_id)


def _new_deleted_person_id() -> str:
    return f"{STATUS_DELETED}-{secrets.token_urlsafe(9)}"


def _is_deleted_person_id(person_id: str | None) -> bool:
    return (person_id or "").startswith(f"{STATUS_DELETED}-")


def _anonymize_tables(connection: Connection, person_id: str) -> None:
    tables = schema.tables.c
    # Select all tables that name the person as a player or host, or as muted or removed.
    named = tables.state.contains(person_id, autoescape=True)
    for table_id, text in connection.execute(select(tables.id, tables.state).where(named)).all():
        state = table_state.from_json(text.replace(f'"{person_id}"', f'"{_new_deleted_person_id()}"'))
        state.version += 1
        for seat in state.seats:
            if _is_deleted_person_id(seat.person_id):
                seat.name, seat.household = DELETED_NAME, ""
        if _is_deleted_person_id(state.host):
            state.household = ""
        connection.execute(update(schema.tables).where(tables.id == table_id).values(**table_columns(state)))
    connection.execute(delete(schema.seats).where(schema.seats.c.person_id == person_id))


def _anonymize_tournaments(connection: Connection, person_id: str) -> None:
    columns = schema.tournaments.c
    named = columns.state.contains(f'"{person_id}"', autoescape=True)
    rows = connection.execute(select(columns.id, columns.state, columns.version).where(named)).all()
    for tournament_id, text, version in rows:
        tournament = tournament_models.from_json(text.replace(f'"{person_id}"', f'"{_new_deleted_person_id()}"'))
        tournament.version = version + 1
        for entrant in tournament.entrants:
            if _is_deleted_person_id(entrant.person_id):
                entrant.name, entrant.household = DELETED_NAME, ""
        if _is_deleted_person_id(tournament.host):
            tournament.household = ""
        values = {
            "state": tournament_models.to_json(tournament),
            "version": tournament.version,
            "host": tournament.host,
            "household": tournament.household,
        }
        connection.execute(update(schema.tournaments).where(columns.id == tournament_id).values(**values))


def _anonymize_rows(connection: Connection, person_id: str) -> None:
    chat_messages, auto_passes = schema.chat_messages, schema.auto_passes
    substitute_id = _new_deleted_person_id()
    values = {"person_id": substitute_id, "name": DELETED_NAME, "text": DELETED_TEXT, "phrase": ""}
    connection.execute(update(chat_messages).where(chat_messages.c.person_id == person_id).values(**values))
    connection.execute(update(auto_passes).where(auto_passes.c.person_id == person_id).values(person_id=substitute_id))


def _delete_packs(connection: Connection, person_id: str) -> None:
    """Delete a person's packs with their drafts and notes. Keep the person's studies and notes on other packs, but
    remove the person's id and name."""
    packs, notes, studies = schema.user_packs.c, schema.pack_notes.c, schema.studies.c
    owned = select(packs.id).where(packs.owner == person_id)
    for table in (schema.pack_drafts, schema.pack_notes):
        connection.execute(delete(table).where(table.c.pack_id.in_(owned)))
    connection.execute(delete(schema.user_packs).where(packs.owner == person_id))
    author = {"person_id": STATUS_DELETED, "name": DELETED_NAME}
    connection.execute(update(schema.pack_notes).where(notes.person_id == person_id).values(**author))
    connection.execute(update(schema.studies).where(studies.owner == person_id).values(owner=STATUS_DELETED))

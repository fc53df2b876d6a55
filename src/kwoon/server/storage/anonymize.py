"""Account deletion: games stay, but nothing in them identifies the person.

Each game gets a different substitute id, so that not even the games of one person can be linked.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, delete, select, update

from kwoon.hall.people.models import STATUS_DELETED
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tournaments import models as sheets
from kwoon.server.storage import schema
from kwoon.server.storage.social.blocks import forget_company
from kwoon.server.storage.social.matchmaking_queue import forget_seeker
from kwoon.server.storage.social.moderation_log import forget_deeds
from kwoon.server.storage.social.reports import forget_reports

NOBODY = "Somebody"
SILENCE = "…"


def forget_everywhere(connection: Connection, insert: Any, person: str) -> None:
    """Delete a person in one transaction. They must have left all unfinished tables."""
    # The remaining row only marks the person's cookies as invalid.
    left = {"name": NOBODY, "standing": STATUS_DELETED, "kept": None, "recovery": None}
    gone = insert(schema.guests).values(id=person, epoch=1, **left)
    raised = left | {"epoch": schema.guests.c.epoch + 1}
    connection.execute(gone.on_conflict_do_update(index_elements=["id"], set_=raised))
    for table in (schema.passkeys, schema.challenges, schema.ratings, schema.changes):
        connection.execute(delete(table).where(table.c.person == person))
    for forget in (forget_seeker, forget_company, forget_reports, forget_deeds):
        forget(connection, person)
    _leave_games(connection, person)
    _leave_tournaments(connection, person)
    _leave_talk(connection, person)
    _leave_workshop(connection, person)


def _leave_games(connection: Connection, person: str) -> None:
    tables = schema.tables.c
    # All tables that name the person: as a player, host, muted or removed person.
    found = connection.execute(select(tables.id, tables.head).where(tables.head.contains(person, autoescape=True)))
    for id, stored in found.all():
        head = heads.from_json(stored.replace(f'"{person}"', f'"{STATUS_DELETED}-{secrets.token_urlsafe(9)}"'))
        head.version += 1
        for place in head.seats:
            if (place.person_id or "").startswith(f"{STATUS_DELETED}-"):
                place.name, place.household = NOBODY, ""
        if head.host.startswith(f"{STATUS_DELETED}-"):
            head.household = ""
        values = {
            "head": heads.to_json(head),
            "version": head.version,
            "host": head.host,
            "household": head.household,
        }
        connection.execute(update(schema.tables).where(tables.id == id).values(**values))
    connection.execute(delete(schema.seats).where(schema.seats.c.person == person))


def _leave_tournaments(connection: Connection, person: str) -> None:
    columns = schema.tournaments.c
    named = columns.sheet.contains(f'"{person}"', autoescape=True)
    found = connection.execute(select(columns.id, columns.sheet, columns.version).where(named))
    for id, stored, version in found.all():
        sheet = sheets.from_json(stored.replace(f'"{person}"', f'"{STATUS_DELETED}-{secrets.token_urlsafe(9)}"'))
        sheet.version = version + 1
        for entrant in sheet.entrants:
            if (entrant.person_id or "").startswith(f"{STATUS_DELETED}-"):
                entrant.name, entrant.household = NOBODY, ""
        if sheet.host.startswith(f"{STATUS_DELETED}-"):
            sheet.household = ""
        values = {
            "sheet": sheets.to_json(sheet),
            "version": sheet.version,
            "host": sheet.host,
            "household": sheet.household,
        }
        connection.execute(update(schema.tournaments).where(columns.id == id).values(**values))


def _leave_talk(connection: Connection, person: str) -> None:
    sayings, passes = schema.sayings.c, schema.passes.c
    nobody = f"{STATUS_DELETED}-{secrets.token_urlsafe(9)}"
    said = {"person": nobody, "name": NOBODY, "text": SILENCE}
    connection.execute(update(schema.sayings).where(sayings.person == person).values(**said))
    connection.execute(update(schema.passes).where(passes.person == person).values(person=nobody))


def _leave_workshop(connection: Connection, person: str) -> None:
    designs, notes, studies = schema.designs.c, schema.notes.c, schema.studies.c
    own = select(designs.id).where(designs.owner == person)
    for rows in (schema.drafts, schema.notes):
        connection.execute(delete(rows).where(rows.c.design.in_(own)))
    connection.execute(delete(schema.designs).where(designs.owner == person))
    said = {"person": STATUS_DELETED, "name": NOBODY}
    connection.execute(update(schema.notes).where(notes.person == person).values(**said))
    connection.execute(update(schema.studies).where(studies.owner == person).values(owner=STATUS_DELETED))

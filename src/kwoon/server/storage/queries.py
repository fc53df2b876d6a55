"""What the database is asked: which tables there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, func, or_, select

from kwoon.hall.needs import Burden
from kwoon.hall.tables.head import PLAYING, WAITING
from kwoon.server.storage import schema


def newest(statuses: tuple[str, ...]) -> Select[Any]:
    """The heads of tables, the newest first."""
    columns = schema.tables.c
    return select(columns.head).where(columns.status.in_(statuses)).order_by(columns.made.desc())


def newest_public(status: str, since: float, each: int) -> Select[Any]:
    """The heads of tables that anybody may find, the newest first and so many of each host."""
    columns = schema.tables.c
    place = func.row_number().over(partition_by=columns.host, order_by=columns.made.desc()).label("place")
    found = (
        select(columns.head, columns.made, place)
        .where(columns.status == status, columns.public == 1, columns.changed >= since)
        .where(or_(columns.people > 0, columns.status == PLAYING))
        .subquery()
    )
    return select(found.c.head).where(found.c.place <= each).order_by(found.c.made.desc())


def newest_of(person: str, statuses: tuple[str, ...]) -> Select[Any]:
    """The heads of the tables at which a person sits, those first that have changed last."""
    seats = schema.seats.c
    wanted = select(schema.tables.c.head).join_from(schema.seats, schema.tables, schema.tables.c.id == seats.table_id)
    sits = (seats.person == person, seats.status.in_(statuses), seats.result != "left")
    return wanted.where(*sits).order_by(seats.changed.desc())


def burden_of(connection: Connection, guest: str) -> Burden:
    """How much of the hall somebody has."""
    tables, seats = schema.tables.c, schema.seats.c
    going_on = (WAITING, PLAYING)
    own = select(func.count(), func.count().filter(tables.people == 0)).where(
        tables.host == guest, tables.status.in_(going_on)
    )
    shared = (
        select(func.count())
        .select_from(schema.seats)
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.person == guest, seats.status.in_(going_on), tables.people > 1)
    )
    hosts, bots = connection.execute(own).one()
    return Burden(int(hosts), int(bots), int(connection.execute(shared).scalar_one()))

"""Queries for lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, case, func, or_, select

from kwoon.hall.interfaces import TableUsage
from kwoon.hall.tables.table_state import PLAYING, WAITING
from kwoon.server.storage import schema


def newest(statuses: tuple[str, ...]) -> Select[Any]:
    """Select the states of tables with these statuses, the newest first."""
    columns = schema.tables.c
    return select(columns.head).where(columns.status.in_(statuses)).order_by(columns.made.desc())


def newest_public(status: str, since: float, host_places: int, household_places: int) -> Select[Any]:
    """Select the states of public tables, limited per host and household. The newest table of each household comes
    first, then the second of each, so that no household crowds out another."""
    columns = schema.tables.c
    # Tables from before households were stored count as their host's.
    household = case((columns.household == "", columns.host), else_=columns.household).label("household")
    place = func.row_number().over(partition_by=columns.host, order_by=columns.made.desc()).label("place")
    of_host = (
        select(columns.head, columns.made, household, place)
        .where(columns.status == status, columns.public == 1, columns.changed >= since)
        .where(or_(columns.people > 0, columns.status == PLAYING))
        .subquery()
    )
    newest_first = of_host.c.made.desc()
    place = func.row_number().over(partition_by=of_host.c.household, order_by=newest_first).label("place")
    found = select(of_host.c.head, of_host.c.made, place).where(of_host.c.place <= host_places).subquery()
    listed = select(found.c.head).where(found.c.place <= household_places)
    return listed.order_by(found.c.place, found.c.made.desc())


def newest_of(person: str, statuses: tuple[str, ...]) -> Select[Any]:
    """Select the states of the tables where a person sits, the most recently changed first."""
    seats = schema.seats.c
    wanted = select(schema.tables.c.head).join_from(schema.seats, schema.tables, schema.tables.c.id == seats.table_id)
    sits = (seats.person == person, seats.status.in_(statuses), seats.result != "left")
    return wanted.where(*sits).order_by(seats.changed.desc())


def burden_of(connection: Connection, guest: str, household: str) -> TableUsage:
    """Return how many tables a person and their household use; an empty household counts nothing."""
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
    burden = TableUsage(int(hosts), int(bots), int(connection.execute(shared).scalar_one()))
    if not household:
        return burden
    theirs = select(func.count(), func.count().filter(tables.people == 0)).where(
        tables.household == household, tables.status.in_(going_on)
    )
    all_, only_bots = connection.execute(theirs).one()
    return burden._replace(household=int(all_), household_bots=int(only_bots))

"""Queries for lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, case, func, or_, select

from kwoon.hall.interfaces import TableUsage
from kwoon.hall.tables.table_state import PLAYING, WAITING
from kwoon.server.storage import schema


def select_newest_tables(statuses: tuple[str, ...]) -> Select[Any]:
    """Select the states of tables with these statuses, newest first."""
    columns = schema.tables.c
    return select(columns.state).where(columns.status.in_(statuses)).order_by(columns.created.desc())


def select_newest_public_tables(
    status: str, changed_since: float, max_per_host: int, max_per_household: int
) -> Select[Any]:
    """Select the states of public tables, limited per host and household. The newest table of each household comes
    first, then the second newest of each, so that no household crowds out another."""
    columns = schema.tables.c
    # A table whose household is unknown is counted under its host.
    household = case((columns.household == "", columns.host), else_=columns.household).label("household")
    place = func.row_number().over(partition_by=columns.host, order_by=columns.created.desc()).label("place")
    by_host = (
        select(columns.state, columns.created, household, place)
        .where(columns.status == status, columns.is_public == 1, columns.changed >= changed_since)
        .where(or_(columns.num_people > 0, columns.status == PLAYING))
        .subquery()
    )
    newest_first = by_host.c.created.desc()
    place = func.row_number().over(partition_by=by_host.c.household, order_by=newest_first).label("place")
    by_household = select(by_host.c.state, by_host.c.created, place).where(by_host.c.place <= max_per_host).subquery()
    listed = select(by_household.c.state).where(by_household.c.place <= max_per_household)
    return listed.order_by(by_household.c.place, by_household.c.created.desc())


def select_newest_tables_of(person_id: str, statuses: tuple[str, ...]) -> Select[Any]:
    """Select the states of the tables where a person is seated, most recently changed first."""
    seats = schema.seats.c
    statement = select(schema.tables.c.state).join_from(
        schema.seats, schema.tables, schema.tables.c.id == seats.table_id
    )
    is_seated = (seats.person_id == person_id, seats.status.in_(statuses), seats.result != "left")
    return statement.where(*is_seated).order_by(seats.changed.desc())


def table_usage(connection: Connection, person_id: str, household: str) -> TableUsage:
    """Return how many unfinished tables a person and a household use. The household counts are 0 if the household is
    unknown."""
    tables, seats = schema.tables.c, schema.seats.c
    unfinished = (WAITING, PLAYING)
    counts = select(func.count(), func.count().filter(tables.num_people == 0)).where(tables.status.in_(unfinished))
    shared = (
        select(func.count())
        .select_from(schema.seats)
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.person_id == person_id, seats.status.in_(unfinished), tables.num_people > 1)
    )
    num_hosted, num_bots_only = connection.execute(counts.where(tables.host == person_id)).one()
    usage = TableUsage(int(num_hosted), int(num_bots_only), int(connection.execute(shared).scalar_one()))
    if not household:
        return usage
    num_hosted, num_bots_only = connection.execute(counts.where(tables.household == household)).one()
    return usage._replace(household=int(num_hosted), household_bots=int(num_bots_only))

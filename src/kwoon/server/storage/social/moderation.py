"""Moderation from the command line. Each action is logged in the transaction that carries it out, with a number that
gives all halls the same order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, func, insert, or_, select, update

from kwoon.core.message import MessageError, msg
from kwoon.hall.accounts.models import DELETED_NAME, STATUS_DELETED
from kwoon.hall.guests import default_name
from kwoon.hall.moderation.models import (
    CLOSE_ACCOUNT,
    CLOSE_TABLE,
    RENAME,
    REOPEN_ACCOUNT,
    SETTLE_REPORT,
    STATUS_CLOSED,
    AbuseReport,
    ModerationAction,
)
from kwoon.hall.ratings.rated_table_rules import clear_seat_households
from kwoon.hall.tables import table_state
from kwoon.hall.tables.table_state import OVER
from kwoon.server.storage import schema
from kwoon.server.storage.hot_writes import TableWriter
from kwoon.server.storage.schema import moderation_actions, reports
from kwoon.server.storage.sql_store import SqlStore, insert_function, run_transaction

COLUMNS = moderation_actions.c


class ModerationError(MessageError):
    """The action is impossible; the message says why."""


class SqlModerationLog(SqlStore):
    """The moderation actions, for halls that apply them."""

    async def actions_since(self, number: int) -> list[ModerationAction]:
        """Return the actions after this number, and those that no hall has applied yet."""
        statement = select(moderation_actions).where(or_(COLUMNS.number > number, COLUMNS.is_applied == 0))
        return [_action_from_row(row) for row in await self._read_all(statement.order_by(COLUMNS.number))]

    async def last_action_number(self) -> int:
        """Return the number of the latest action, or 0 if there is none."""
        statement = select(func.coalesce(func.max(COLUMNS.number), 0))
        return int((await self._read_first(statement))[0])

    async def mark_action_done(self, number: int) -> None:
        """Mark an action as applied by a hall."""
        change = update(moderation_actions).where(COLUMNS.number == number).values(is_applied=1)
        await self._write(lambda connection: connection.execute(change))


class Moderator:
    """Carries out moderation actions and logs each with the moderator's name and the time."""

    def __init__(self, engine: Engine, name: str, now: float) -> None:
        self._engine = engine
        self._name = name[:80]
        self._now = now
        self._insert = insert_function(engine)
        self._table_writer = TableWriter(is_sqlite=engine.dialect.name == "sqlite")

    def list_reports(self, include_resolved: bool) -> list[AbuseReport]:
        """Return the open reports, oldest first. Include resolved reports if `include_resolved` is set."""
        statement = select(reports).order_by(reports.c.number)
        if not include_resolved:
            statement = statement.where(reports.c.is_settled == 0)
        with self._engine.connect() as connection:
            rows = connection.execute(statement)
            return [AbuseReport(*row)._replace(is_settled=bool(row.is_settled)) for row in rows]

    def latest_actions(self, limit: int) -> list[ModerationAction]:
        """Return the latest actions, newest last."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(moderation_actions).order_by(COLUMNS.number.desc()).limit(limit)).all()
        return [_action_from_row(row) for row in reversed(rows)]

    def close_account(self, id_or_name: str, reason: str) -> ModerationAction:
        """Close an account and log the action. Raise `ModerationError` if the account is already closed."""

        def mark_closed(connection: Connection) -> ModerationAction:
            id, name, status = _find_person(connection, id_or_name)
            if status == STATUS_CLOSED:
                raise ModerationError(msg("server-already-closed", name=name))
            known = self._insert(schema.guests).values(id=id, name=name, status=STATUS_CLOSED)
            connection.execute(known.on_conflict_do_update(index_elements=["id"], set_={"status": STATUS_CLOSED}))
            return self._log_action(connection, CLOSE_ACCOUNT, id, name, reason)

        return run_transaction(self._engine, mark_closed, "moderation")

    def reopen_account(self, id_or_name: str, reason: str) -> ModerationAction:
        """Reopen a closed account and log the action. Raise `ModerationError` if the account is not closed."""

        def clear_status(connection: Connection) -> ModerationAction:
            id, name, status = _find_person(connection, id_or_name)
            if status != STATUS_CLOSED:
                raise ModerationError(msg("server-not-closed", name=name))
            connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(status=""))
            return self._log_action(connection, REOPEN_ACCOUNT, id, name, reason)

        return run_transaction(self._engine, clear_status, "moderation")

    def reset_name(self, id_or_name: str, reason: str) -> ModerationAction:
        """Replace a person's name with the default name they had before they chose one: in the profile, chat messages,
        notes and tables."""

        def replace_name(connection: Connection) -> ModerationAction:
            id, name, _ = _find_person(connection, id_or_name)
            new = default_name(id)
            if name == new:
                raise ModerationError(msg("server-default-name", name=name))
            connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(name=new))
            for table in (schema.chat_messages, schema.pack_notes):
                connection.execute(update(table).where(table.c.person_id == id).values(name=new))
            seated = select(schema.tables.c.state).join_from(
                schema.seats, schema.tables, schema.tables.c.id == schema.seats.c.table_id
            )
            seated = seated.where(schema.seats.c.person_id == id).with_for_update()
            for text in connection.execute(seated).scalars().all():
                state = table_state.from_json(text)
                for seat in state.seats:
                    seat.name = new if seat.person_id == id else seat.name
                state.version += 1
                self._table_writer.update_table(connection.exec_driver_sql, state)
            return self._log_action(connection, RENAME, id, name, reason)

        return run_transaction(self._engine, replace_name, "moderation")

    def close_table(self, table_id: str, reason: str) -> ModerationAction:
        """Close a table: its game ends without a result, and the table is no longer listed."""

        def store_closed_table(connection: Connection) -> ModerationAction:
            tables = schema.tables.c
            # A hall that is writing to the table at this moment finishes first, or retries.
            statement = select(tables.state).where(tables.id == table_id).with_for_update()
            text = connection.execute(statement).scalar_one_or_none()
            if text is None:
                raise ModerationError(msg("server-no-table", table=repr(table_id)))
            state = table_state.from_json(text)
            if state.closed:
                raise ModerationError(msg("server-table-closed", table=repr(table_id)))
            if state.status != OVER:
                state.status, state.stopped, state.winners = OVER, True, []
            clear_seat_households(state)
            state.closed, state.public, state.household = True, False, ""
            state.version += 1
            state.changed = max(state.changed, self._now)
            self._table_writer.update_table(connection.exec_driver_sql, state)
            return self._log_action(connection, CLOSE_TABLE, table_id, state.game, reason)

        return run_transaction(self._engine, store_closed_table, "moderation")

    def resolve_report(self, number: int, reason: str) -> ModerationAction:
        """Mark a report as resolved and log the action. Raise `ModerationError` if there is no such open report."""

        def mark_resolved(connection: Connection) -> ModerationAction:
            is_open = (reports.c.number == number, reports.c.is_settled == 0)
            name = connection.execute(select(reports.c.name).where(*is_open)).scalar_one_or_none()
            if name is None:
                raise ModerationError(msg("server-no-report", number=str(number)))
            connection.execute(update(reports).where(*is_open).values(is_settled=1))
            return self._log_action(connection, SETTLE_REPORT, str(number), name, reason, is_applied=True)

        return run_transaction(self._engine, mark_resolved, "moderation")

    def _log_action(
        self, connection: Connection, action: str, target_id: str, name: str, reason: str, *, is_applied: bool = False
    ) -> ModerationAction:
        last = connection.execute(select(func.coalesce(func.max(COLUMNS.number), 0))).scalar_one()
        row = ModerationAction(int(last) + 1, self._now, self._name, action, target_id, name, reason, is_applied)
        values = row._asdict() | {"is_applied": int(is_applied)}
        connection.execute(insert(moderation_actions).values(**values))
        return row


def anonymize_moderation_log(connection: Connection, person_id: str) -> None:
    """Remove a person's id and name from the moderation log, but keep the actions."""
    target = {"target_id": STATUS_DELETED, "name": DELETED_NAME}
    connection.execute(update(moderation_actions).where(COLUMNS.target_id == person_id).values(**target))


def _action_from_row(row: Any) -> ModerationAction:
    return ModerationAction(*row)._replace(is_applied=bool(row.is_applied))


def _find_person(connection: Connection, id_or_name: str) -> tuple[str, str, str]:
    """Return the id, name and status of a person, given the id or a name that no other person has."""
    guests = schema.guests.c
    statement = select(guests.id, guests.name, guests.status).where(guests.status != STATUS_DELETED)
    row = connection.execute(statement.where(guests.id == id_or_name)).first()
    if row is not None:
        return row.id, row.name, row.status
    rows = connection.execute(statement.where(guests.name == id_or_name).limit(2)).all()
    if len(rows) > 1:
        raise ModerationError(msg("server-several-people", name=repr(id_or_name)))
    if rows:
        return rows[0].id, rows[0].name, rows[0].status
    # Guests who never chose a name are known only by their seats, messages and reports.
    for table in (schema.seats, schema.chat_messages, reports):
        column = table.c.person_id
        if connection.execute(select(column).where(column == id_or_name).limit(1)).first() is not None:
            return id_or_name, default_name(id_or_name), ""
    raise ModerationError(msg("server-no-person", name=repr(id_or_name)))

"""Checks whether a database belongs to a hall, and explains why a database cannot be opened."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy import URL, Connection, inspect
from sqlalchemy.exc import DBAPIError

from kwoon.core.message import Text, msg
from kwoon.server.storage.file_lock import DatabaseInUse

HALL_TABLES = (frozenset({"tables", "answers", "settings"}), frozenset({"tables", "moves", "settings"}))
"""Tables that every hall's database has: up to schema version 0010, and in later versions."""
ALEMBIC = "alembic_version"

SQLITE_ERROR_IDS = {
    "not a database": "server-database-not-sqlite",
    "malformed": "server-database-damaged",
    "unable to open": "server-database-not-opened",
    "readonly": "server-database-read-only",
    "is full": "server-database-disk-full",
    "locked": "server-database-locked",
}
"""Explanations for the hall's host, by parts of SQLite's error messages."""


class ForeignDatabase(Exception):
    """The database holds the tables of another program."""


def require_hall_database(connection: Connection) -> None:
    """Raise `ForeignDatabase` if a database has tables, but not those of a hall."""
    names = set(inspect(connection).get_table_names()) - {ALEMBIC}
    if names and not any(names >= tables for tables in HALL_TABLES):
        raise ForeignDatabase


def explain_database_open_error(error: Exception, address: URL) -> Text:
    """Return a message that says why a database cannot be opened and what to do."""
    name = _database_name(address)
    if isinstance(error, DatabaseInUse):
        return error.text
    if isinstance(error, ForeignDatabase):
        return msg("server-database-foreign", name=name)
    if isinstance(error, CommandError) and "revision" in str(error):
        return msg("server-database-newer", name=name)
    reason = (str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__).splitlines()[
        0
    ]
    if address.get_backend_name() == "sqlite":
        known = next((part for part in SQLITE_ERROR_IDS if part in reason), None)
        if known is not None:
            return msg(SQLITE_ERROR_IDS[known], name=name)
    if isinstance(error, OSError):
        reason = error.strerror or reason
    return msg("server-database-other", name=name, reason=reason.rstrip("."))


def _database_name(address: URL) -> Text:
    if address.get_backend_name() == "sqlite":
        return str(address.database)
    host: Text = f"{address.host}:{address.port}" if address.host and address.port else address.host or ""
    return msg("server-database-name", database=str(address.database), host=host or msg("server-this-machine"))

"""Checks whether a database belongs to a hall, and explains why a database cannot be opened."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy import URL, Connection, inspect
from sqlalchemy.exc import DBAPIError

from kwoon.server.storage.file_lock import DatabaseInUse

HALL_TABLES = (frozenset({"tables", "answers", "settings"}), frozenset({"tables", "moves", "settings"}))
"""Tables that every hall's database has: up to schema version 0010, and in later versions."""
ALEMBIC = "alembic_version"

# Parts of SQLite's error messages, with explanations for the hall's host.
SQLITE_ERRORS = {
    "not a database": "is not an SQLite database. Move it, or choose another folder with --data.",
    "malformed": "is damaged. Restore a backup, or save what can be read with the command .recover of sqlite3.",
    "unable to open": "cannot be opened. Check that its folder exists and that this user may write there.",
    "readonly": "cannot be written. Check that this user may write the file and its folder.",
    "is full": "cannot be written: the disk is full. Make room and try again.",
    "locked": "is in use by another program. Close that program and try again.",
}


class ForeignDatabase(Exception):
    """The database holds the tables of another program."""


def require_hall_database(connection: Connection) -> None:
    """Raise `ForeignDatabase` if a database has tables, but not those of a hall."""
    names = set(inspect(connection).get_table_names()) - {ALEMBIC}
    if names and not any(names >= tables for tables in HALL_TABLES):
        raise ForeignDatabase


def explain_database_open_error(error: Exception, address: URL) -> str:
    """Return a message that says why a database cannot be opened and what to do."""
    name = _database_name(address)
    if isinstance(error, DatabaseInUse):
        return str(error)
    if isinstance(error, ForeignDatabase):
        return f"{name} belongs to another program: it has tables, but not those of a hall. Choose another database."
    if isinstance(error, CommandError) and "revision" in str(error):
        return f"{name} was last opened by a newer version of Kwoon. Install that version, or restore an older backup."
    reason = (str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__).splitlines()[
        0
    ]
    if address.get_backend_name() == "sqlite":
        for part, explanation in SQLITE_ERRORS.items():
            if part in reason:
                return f"{name} {explanation}"
    if isinstance(error, OSError):
        reason = error.strerror or reason
    return f"{name} cannot be opened: {reason.rstrip('.')}."


def _database_name(address: URL) -> str:
    if address.get_backend_name() == "sqlite":
        return str(address.database)
    port = f":{address.port}" if address.port else ""
    return f"The database {address.database} at {address.host or 'this machine'}{port}"

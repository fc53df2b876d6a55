"""Checks whether a database belongs to a hall, and explains why one cannot be opened."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy import URL, Connection, inspect
from sqlalchemy.exc import DBAPIError

from kwoon.server.storage.file_lock import Taken

OF_EVERY_VERSION = frozenset({"tables", "answers", "settings"})
"""Tables that every hall's database has had since the first version."""
ALEMBIC = "alembic_version"

# Parts of SQLite's error messages, and what they mean for the host of the hall.
SQLITE = {
    "not a database": "is not an SQLite database. Move it away, or choose another folder with --data.",
    "malformed": "is damaged. Restore a backup, or save what can be read with the command .recover of sqlite3.",
    "unable to open": "cannot be opened. Check that its folder exists and that this user may write there.",
    "readonly": "cannot be written. Check that this user may write the file and its folder.",
    "is full": "cannot be written: the disk is full. Make room and try again.",
    "locked": "is in use by another program. Close that and try again.",
}


class ForeignDatabase(Exception):
    """The database holds the tables of another program."""


def check_owner(connection: Connection) -> None:
    """Raise ForeignDatabase if a database has tables, but not those of a hall."""
    names = set(inspect(connection).get_table_names()) - {ALEMBIC}
    if names and not names >= OF_EVERY_VERSION:
        raise ForeignDatabase


def explain(error: Exception, address: URL) -> str:
    """Return a message that says why a database cannot be opened and what to do."""
    place = _place(address)
    if isinstance(error, Taken):
        return str(error)
    if isinstance(error, ForeignDatabase):
        return f"{place} belongs to another program: it has tables, but not those of a hall. Choose another database."
    if isinstance(error, CommandError) and "revision" in str(error):
        return f"{place} was last opened by a newer version of Kwoon. Install that version, or restore an older backup."
    said = (str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__).splitlines()[0]
    if address.get_backend_name() == "sqlite":
        for part, sentence in SQLITE.items():
            if part in said:
                return f"{place} {sentence}"
    if isinstance(error, OSError):
        said = error.strerror or said
    return f"{place} cannot be opened: {said.rstrip('.')}."


def _place(address: URL) -> str:
    if address.get_backend_name() == "sqlite":
        return str(address.database)
    port = f":{address.port}" if address.port else ""
    return f"The database {address.database} at {address.host or 'this machine'}{port}"

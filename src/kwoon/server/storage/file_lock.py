"""An exclusive lock on a database file. Locking also makes the file private to its owner."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from kwoon.core.message import MessageError, msg

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OWNER_ONLY = 0o600


MIN_FREE = 16 * 1024 * 1024
"""Free bytes that a healthy hall needs on its database's disk."""


class DatabaseInUse(MessageError):
    """Another hall has this database file open, or might have it open."""


def free_disk_bytes(database: Path) -> int:
    return shutil.disk_usage(database.parent).free


def lock_database_file(database: Path) -> int:
    """Lock a database file for this hall, and create the file if necessary. Return a file descriptor that holds the lock
    until it is closed or the process ends. Raise `DatabaseInUse` if another hall may use the file.

    The lock is a separate file next to the database, because a lock on the database itself would conflict with SQLite's
    own locks.
    """
    # SQLite gives the files next to the database the same mode.
    database = database.resolve()
    handle = os.open(database, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    links = os.fstat(handle).st_nlink
    os.close(handle)
    if links > 1:
        # Each hard link would have its own lock and its own SQLite log, so two halls would corrupt the file.
        raise DatabaseInUse(msg("server-database-linked", path=str(database)))
    with suppress(OSError):
        database.chmod(OWNER_ONLY)
    handle = os.open(database.with_name(database.name + ".lock"), os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise DatabaseInUse(msg("server-database-in-use", path=str(database))) from None
    return handle

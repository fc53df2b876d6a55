"""A database in a file belongs to one hall at a time, and to nobody but its owner."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OWNER = 0o600


MIN_FREE = 16 * 1024 * 1024
"""Bytes that must be free on the disk of a database for a hall to be healthy."""


class Taken(Exception):
    """Another hall is open with this file, or could be."""


def free_bytes(database: Path) -> int:
    """Return the free space on the disk of a database file."""
    return shutil.disk_usage(database.parent).free


class FileLock:
    """Held until it is given back, or the process ends."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def release(self) -> None:
        """Let others have it."""
        with suppress(OSError):
            os.close(self._handle)


def claim(database: Path) -> FileLock:
    """Take a database file for this hall alone; makes it if there is none. The claim is a file of its own beside it: a
    lock on the database itself would be in its own way."""
    # What SQLite writes beside it has the same mode.
    database = database.resolve()
    handle = os.open(database, os.O_RDWR | os.O_CREAT, OWNER)
    links = os.fstat(handle).st_nlink
    os.close(handle)
    if links > 1:
        # Each name has its own lock, and SQLite a log of its own for each, so that two halls would spoil the file.
        raise Taken(
            f"{database} has another name (a hard link), under which another hall could be open. Copy the file, and "
            "delete the link."
        )
    with suppress(OSError):
        database.chmod(OWNER)
    handle = os.open(database.with_name(database.name + ".lock"), os.O_RDWR | os.O_CREAT, OWNER)
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Taken(f"Another hall is open with {database}. Close it first, or give this one another --data.") from None
    return FileLock(handle)

"""A database in a file belongs to one hall at a time, and to nobody but its owner."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OWNER = 0o600


class Taken(Exception):
    """Another hall is open with this file."""


class Claim:
    """Held until it is given back, or the process ends."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def release(self) -> None:
        """Let others have it."""
        with suppress(OSError):
            os.close(self._handle)


def claim(database: Path) -> Claim:
    """Take a database file for this hall alone; makes it if there is none. The claim is a file of its own beside it: a
    lock on the database itself would be in its own way."""
    # What SQLite writes beside it has the same mode.
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWNER))
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
    return Claim(handle)

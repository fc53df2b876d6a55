"""Writing one after the other: whatever is counted or numbered here is done by one at a time, in any process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, text

Done = TypeVar("Done")


class Read(Protocol):
    """Reads in a thread of its own."""

    async def __call__(self, reading: Callable[[Connection], Done]) -> Done:
        """What the reading found."""


LOCKS = {"seekers": 7196042, "reports": 7196043, "deeds": 7196044}


def take_turn(connection: Connection, what: str) -> None:
    """Wait until nobody else is at it, until this transaction ends. SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCKS[what]})


class WriteLock:
    """Transactions of their own, in a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write(self, what: str | None, writing: Callable[[Connection], Done]) -> Done:
        """Carry it out when it is its turn."""
        return await asyncio.to_thread(self.write_now, what, writing)

    def write_now(self, what: str | None, writing: Callable[[Connection], Done]) -> Done:
        """The same, waiting for it."""
        with self._engine.connect().execution_options(immediate=True) as connection:
            if what is not None:
                take_turn(connection, what)
            done = writing(connection)
            connection.commit()
            return done

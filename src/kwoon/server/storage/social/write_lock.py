"""Serialized writes: counting and numbering is done by one writer at a time, across all processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, text

Done = TypeVar("Done")


class Read(Protocol):
    """Runs a read in a reader thread."""

    async def __call__(self, reading: Callable[[Connection], Done]) -> Done:
        """Run a read and return its result."""


LOCKS = {"seekers": 7196042, "reports": 7196043, "deeds": 7196044}


def take_turn(connection: Connection, what: str) -> None:
    """Wait for an exclusive lock, held until this transaction ends. SQLite has only one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCKS[what]})


class WriteLock:
    """Runs transactions in a thread, each with its own lock."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write(self, what: str | None, writing: Callable[[Connection], Done]) -> Done:
        """Run a transaction when it is its turn."""
        return await asyncio.to_thread(self.write_now, what, writing)

    def write_now(self, what: str | None, writing: Callable[[Connection], Done]) -> Done:
        """Blocking variant of `write`."""
        with self._engine.connect().execution_options(immediate=True) as connection:
            if what is not None:
                take_turn(connection, what)
            done = writing(connection)
            connection.commit()
            return done

"""Serialized writes. Across all processes, only one writer at a time counts rows and assigns numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, text

Result = TypeVar("Result")


class RunRead(Protocol):
    """Runs a query in a reader thread."""

    async def __call__(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query and return its result."""


LOCKS = {"matchmaking": 7196042, "reports": 7196043, "moderation": 7196044}
"""Numbers of the advisory locks in PostgreSQL."""


def acquire_transaction_lock(connection: Connection, lock: str) -> None:
    """Wait for an exclusive lock, held until this transaction ends. SQLite has only one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCKS[lock]})


class LockedWriter:
    """Runs write transactions, optionally under a named lock."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write_locked(self, lock: str | None, transaction: Callable[[Connection], Result]) -> Result:
        """Run a transaction in a thread while holding a lock; None means no lock."""
        return await asyncio.to_thread(self.write_blocking, lock, transaction)

    def write_blocking(self, lock: str | None, transaction: Callable[[Connection], Result]) -> Result:
        """Blocking variant of `write_locked`."""
        with self._engine.connect().execution_options(immediate=True) as connection:
            if lock is not None:
                acquire_transaction_lock(connection, lock)
            result = transaction(connection)
            connection.commit()
            return result

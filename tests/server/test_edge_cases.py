"""Odd headers, paths and names, two halls on one file, and a clock that jumps."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kwoon.hall.settings import MonotonicTime
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.server.client import HallClient
from kwoon.server.run import RunningServer
from kwoon.server.settings import Settings, from_environment
from kwoon.server.storage.database import SqlStorage
from tests.server.two_players import open_two_player_table

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://evil.example"])
async def test_malformed_or_foreign_origin_is_refused(serve: Serve, origin: str) -> None:
    hall = await serve()
    status, error = await HallClient(hall.address).call("PUT", "/api/me", {"name": "Eve"}, origin=origin)
    assert status == 403 and "own pages" in error["detail"]


@pytest.mark.parametrize("segment", ["x" * 256, "é" * 200, "x" * 3000, "%00", "..%2f" * 60])
async def test_impossible_path_causes_no_server_error(serve: Serve, segment: str) -> None:
    hall = await serve()
    for path in (f"/assets/{segment}", f"/{segment}/x", f"/api/{segment}", f"/t/{segment}"):
        assert (await HallClient(hall.address).call("GET", path.replace("é", "%C3%A9")))[0] in (200, 400, 404), path


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f a", "\u0301", "\u200b", "a\u202eb", "Cinnabar", "cinnabar (bot)", "Çinnabar"],
)
async def test_invisible_and_bot_names_are_refused(serve: Serve, name: str) -> None:
    hall = await serve()
    assert (await HallClient(hall.address).call("PUT", "/api/me", {"name": name}))[0] == 409


@pytest.mark.parametrize("name", ["Zoë", "李小龙", "O'Neil", "Ann 2", "ქართული"])
async def test_international_names_are_accepted(serve: Serve, name: str) -> None:
    hall = await serve()
    assert (await HallClient(hall.address).call("PUT", "/api/me", {"name": name}))[0] == 200


async def test_rename_with_unknown_write_result_is_reported_as_unknown(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("GET", "/api/me")
    write = SqlStorage.write

    async def fail_after_commit(self: SqlStorage, batch: WriteBatch) -> None:
        await write(self, batch)
        raise OSError("the connection was lost after the commit")

    monkeypatch.setattr(SqlStorage, "write", fail_after_commit)
    status, error = await ann.call("PUT", "/api/me", {"name": "Ann"})
    assert status == 503 and "may not have been saved" in error["detail"]
    assert (await ann.request("GET", "/api/me"))["name"] == "Ann"


async def test_seat_taken_despite_reported_write_failure_is_confirmed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    table = await HallClient(hall.address).create_table("me", "open")
    write = SqlStorage.write

    async def fail_after_commit(self: SqlStorage, batch: WriteBatch) -> None:
        await write(self, batch)
        if batch.table_state is not None:
            raise OSError("the connection was lost after the commit")

    monkeypatch.setattr(SqlStorage, "write", fail_after_commit)
    bo = HallClient(hall.address)
    assert (await bo.request("POST", f"/api/tables/{table}/seats/1"))["your_seat"] == 1


async def test_table_with_failed_write_does_not_exist(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()

    async def fail(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(SqlStorage, "write", fail)
    body = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, error = await HallClient(hall.address).call("POST", "/api/tables", body)
    assert status == 503 and "nothing has changed" in error["detail"]
    assert await HallClient(hall.address).request("GET", "/api/tables") == []


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/tables", "/api/tables/abc", "/healthz"])
async def test_unavailable_database_is_reported_with_status_503(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("GET", "/api/me")
    hall.server.storage.engine.dispose()

    def fail(*_: object, **__: object) -> Any:
        raise OperationalError("SELECT", {}, Exception("server closed the connection"))

    monkeypatch.setattr(type(hall.server.storage.engine), "connect", fail)
    monkeypatch.setattr(type(hall.server.storage.engine), "begin", fail)
    status, error = await ann.call("GET", path)
    assert status == 503 and error["detail"].endswith(".")


async def test_database_files_are_readable_by_owner_only(tmp_path: Path) -> None:
    settings = from_environment(None, None, {"KWOON_DATA": str(tmp_path / "data")})
    async with RunningServer(settings) as hall:
        await HallClient(hall.address).create_table("me", "open")
        assert stat.S_IMODE(os.stat(tmp_path / "data").st_mode) == 0o700
        files = [each for each in (tmp_path / "data").iterdir() if each.is_file()]
        assert {each.name for each in files} >= {"hall.sqlite3", "hall.sqlite3-wal", "hall.sqlite3.lock"}
        assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}


async def test_second_hall_on_same_database_file_is_refused(settings: Callable[..., Settings]) -> None:
    async with RunningServer(settings()):
        with pytest.raises(RuntimeError, match="Another hall is using"):
            await RunningServer(settings()).__aenter__()
    async with RunningServer(settings()) as again:
        assert (await HallClient(again.address).call("GET", "/healthz"))[0] == 200


def test_failed_start_reports_error_on_stderr(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite3").write_bytes(b"This is no database at all." * 100)
    command = [sys.executable, "-m", "kwoon", "serve", "--port", "0", "--data", str(tmp_path)]
    command += ["--log", str(tmp_path / "log")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert "The hall could not start: " in ended.stderr
    assert "Traceback" not in ended.stderr


def test_system_clock_jump_does_not_affect_monotonic_time(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = MonotonicTime()
    before = steady()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    assert steady() - before < 60


async def test_hint_setting_is_visible_to_visitors(serve: Serve) -> None:
    hall = await serve()
    for hints in (True, False):
        table = await HallClient(hall.address).create_table("me", "open", hints=hints)
        assert (await HallClient(hall.address).request("GET", f"/api/tables/{table}"))["hints_for_all"] is hints


async def test_hall_serves_requests_before_running_games_are_loaded(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    table, ann, _ = await open_two_player_table(hall.address, clock={"kind": "move", "seconds": 600})
    proceed = asyncio.Event()
    table_states = SqlStorage.table_states

    async def slow_table_states(self: SqlStorage, *statuses: str, **options: Any) -> Any:
        await proceed.wait()
        return await table_states(self, *statuses, **options)

    monkeypatch.setattr(SqlStorage, "table_states", slow_table_states)
    again = await serve()
    ann.address = again.address
    assert (await ann.request("GET", f"/api/tables/{table}"))["status"] == "playing"
    proceed.set()

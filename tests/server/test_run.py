"""Starting the hall: error messages when it cannot start, requests before games are loaded, and optional logging."""

import asyncio
import json
import logging
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kwoon.bots.level import UnknownBot
from kwoon.games import GAMES
from kwoon.hall.logging import log, log_info
from kwoon.server.operations import logs
from kwoon.server.run import _lan_address, _load_custom_bot_level, _serve_command, _wait_for_free_port
from kwoon.server.storage.database import SqlStorage
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table

Serve = Callable[..., Awaitable[RunningServer]]

NAMES = ("kwoon", "uvicorn", "litestar", "alembic")


@pytest.fixture
def usual_logs() -> Iterator[None]:
    """Restore the process-wide loggers after each test."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.parametrize(("by_make", "hint"), [(True, "make play PORT="), (False, "kwoon serve --port ")])
def test_port_in_use_error_suggests_next_port(by_make: bool, hint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)
    if by_make:
        monkeypatch.setenv("MAKELEVEL", "1")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SystemExit, match=f"Port {port} is in use.*{hint}{port + 1}$"):
            _wait_for_free_port("127.0.0.1", port)
    _wait_for_free_port("127.0.0.1", 0)


def test_port_released_during_retry_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr("kwoon.server.run.time.sleep", lambda _: other.close())
        _wait_for_free_port("127.0.0.1", other.getsockname()[1])


@pytest.mark.parametrize(
    ("host", "port", "message"), [("127.0.0.1", 70_000, "Invalid port 70000"), ("203.0.113.9", 0, "Cannot listen on")]
)
def test_invalid_host_or_port_is_reported(host: str, port: int, message: str) -> None:
    with pytest.raises(SystemExit, match=message):
        _wait_for_free_port(host, port)


def test_serve_command_opens_hall_and_stops_on_sigint(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def TestBot(game, dice):\n    return None\n", encoding="utf-8")
    command = [sys.executable, "-m", "kwoon", "serve", "--port", "0", "--data", str(tmp_path), "--bot", "mine:TestBot"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as hall:
        assert hall.stdout is not None
        match = re.fullmatch(r"The hall is open at (http://127[.]0[.]0[.]1:\d+)\n", hall.stdout.readline())
        assert match is not None
        for game in httpx.get(f"{match[1]}/api/games").json():
            assert game["bots"][-1]["name"] == "TestBot"
        hall.send_signal(signal.SIGINT)
        assert hall.wait(30) == 0
    assert (tmp_path / "hall.sqlite3").is_file()


ONE_GAME = """
def Fighter(game, dice):
    if game.seats != 2 or type(game).__name__ != "Fight":
        raise ValueError("I know one game.")
    return None


def Nobody(game, dice):
    raise ValueError("I know none of them.")
"""


def test_custom_bot_is_offered_in_games_that_it_supports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "onegame.py").write_text(ONE_GAME, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    level = _load_custom_bot_level("onegame:Fighter")
    assert level.game_ids == ("fight",)
    output = capsys.readouterr().err.splitlines()
    assert len(output) == len(GAMES) - 1
    reason = "ValueError: I know one game. (onegame.py, line 4)"
    assert output[0] == f"Not offered: onegame:Fighter failed to start in {GAMES[1].title}: {reason}"
    with pytest.raises(
        UnknownBot, match=r"any of the games\. onegame:Nobody failed to start in [^:]+: ValueError: I know none"
    ):
        _load_custom_bot_level("onegame:Nobody")


def test_lan_address_is_not_a_wildcard() -> None:
    assert _lan_address() not in ("", "0.0.0.0")


def test_suggested_command_matches_how_the_hall_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")
    assert _serve_command("HOST=0.0.0.0", "--host 0.0.0.0") == "make play HOST=0.0.0.0"
    monkeypatch.delenv("MAKELEVEL")
    assert _serve_command("HOST=0.0.0.0", "--host 0.0.0.0") == "kwoon serve --host 0.0.0.0"


def test_default_logging_prints_errors_only(usual_logs: None, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure_logging()
    log_info("table opened")
    assert capsys.readouterr().err == ""
    log.error("no bread")
    assert json.loads(capsys.readouterr().err)["event"] == "no bread"


def test_log_is_written_to_stderr_or_file(usual_logs: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure_logging("-")
    log_info("table opened", seats=2)
    assert json.loads(capsys.readouterr().err)["seats"] == 2
    logs.configure_logging(str(tmp_path / "log"))
    log_info("table closed")
    assert json.loads((tmp_path / "log").read_text())["event"] == "table closed"
    with pytest.raises(SystemExit, match="Cannot write the log to"):
        logs.configure_logging(str(tmp_path / "nowhere" / "log"))


def test_failed_start_reports_error_on_stderr(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite3").write_bytes(b"This is no database at all." * 100)
    command = [sys.executable, "-m", "kwoon", "serve", "--port", "0", "--data", str(tmp_path)]
    command += ["--log", str(tmp_path / "log")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert "The hall could not start: " in ended.stderr
    assert "Traceback" not in ended.stderr
    lines = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert (lines[0]["event"], lines[0]["error"]) == ("start failed", "DatabaseError")
    assert any(frame.startswith("database.py:") for frame in lines[0]["where"])
    assert "not a database" not in str(lines), "The log contains no text of errors."


@pytest.mark.anyio
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

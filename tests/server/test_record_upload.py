"""Uploaded records are replayed outside the event loop, two at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from kwoon.core.game import Game
from kwoon.core.record import RecordReplay
from kwoon.hall.tables import import_record
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
RECORD = Path(__file__).parent.parent.joinpath("records", "points.record").read_text(encoding="utf-8")


async def test_record_with_repeated_checksum_line_is_refused(serve: Serve) -> None:
    hall = await serve()
    last = RECORD.splitlines()[-1]
    status, error = await HallClient(hall.address).call("POST", "/api/records", {"record": RECORD + f"{last}\n" * 1000})
    assert status == 409 and "must be the last line" in error["detail"]


async def test_records_are_replayed_outside_the_event_loop_two_at_a_time(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    loop_thread = threading.current_thread()
    threads: list[threading.Thread] = []
    running = max_running = 0
    barrier = threading.Barrier(2)

    class WatchedReplay:
        def __init__(self, text: str, game: Game) -> None:
            nonlocal running, max_running
            threads.append(threading.current_thread())
            running += 1
            max_running = max(max_running, running)
            # The barrier makes two replays overlap; a third one would be counted.
            barrier.wait(20)
            self.replay = RecordReplay(text, game)
            self.match = self.replay.match

        def replay_next_line(self) -> bool:
            nonlocal running
            has_more = self.replay.replay_next_line()
            running -= not has_more
            return has_more

    monkeypatch.setattr(import_record, "RecordReplay", WatchedReplay)
    # This client does not use the server's threads, although both run in one process.
    async with httpx.AsyncClient(base_url=hall.address, timeout=30) as client:
        responses = await asyncio.gather(*[client.post("/api/records", json={"record": RECORD}) for _ in range(6)])
    assert [response.status_code for response in responses] == [201] * 6
    assert {response.json()["status"] for response in responses} == {"over"}
    assert len(threads) == 6 and loop_thread not in threads
    assert max_running == 2

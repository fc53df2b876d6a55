"""The hall for one person that runs in a browser, tested without one: storage, endings and errors."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest

from kwoon.browser import bot_worker, indexeddb_storage
from kwoon.browser.local_hall import LocalHall
from kwoon.games import GAMES
from kwoon.hall import table_driver
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.stored_rows import WriteBatch, WriteConflict
from kwoon.localization.formatter import english, format_json
from kwoon.registry import has_lesson
from tests.sample_game import SAMPLE_GAME

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class FailingStore(dict[str, str]):
    """An in-memory store whose writes can be made to fail."""

    broken = False

    async def read(self, prefix: str) -> dict[str, str]:
        return {name: text for name, text in sorted(self.items()) if name.startswith(prefix)}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        if self.broken:
            raise OSError("the disk is full")
        for name, text in changes.items():
            if text is None:
                self.pop(name, None)
            else:
                self[name] = text


class FakeBotWorker:
    """A bot worker that responds at once or not at all."""

    hangs = False
    ended = 0

    async def run_encoded_bot_job(self, question: str) -> str:
        if self.hangs:
            await asyncio.sleep(3600)
        return bot_worker.run_encoded_bot_job(question)

    def restart_worker(self) -> None:
        self.ended += 1


class LocalPlayer:
    def __init__(self, store: FailingStore, fake_worker: FakeBotWorker | None = None) -> None:
        self._ids = 0
        self.lines: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        settings = HallSettings(bot_delay=0.0, viewing_seconds=0.0, presence_delay=0.0)
        self.hall = LocalHall(
            store, fake_worker or FakeBotWorker(), lambda line: self.lines.put_nowait(json.loads(line)), settings
        )

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        reply = json.loads(await self.hall.handle_request(method, path, "" if body is None else json.dumps(body)))
        return reply["status"], reply["text"] if reply["name"] else format_json(json.loads(reply["text"]), english())

    async def open(self, bot: str = "random") -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        status, table = await self.call("POST", "/api/tables", {"game": SAMPLE_GAME, "seats": seats})
        assert status == 201, table
        return str(table["id"])

    async def receive(self, type: str) -> dict[str, Any]:
        while True:
            line = await asyncio.wait_for(self.lines.get(), 20)
            message = format_json(json.loads(line.get("text", "{}")), english())
            if message.get("type") == type:
                return dict(message)

    async def make_first_move(self, update: dict[str, Any]) -> None:
        self._ids += 1
        move = update["prompt"]["moves"][0]["move"]
        message = {"type": "move", "id": f"{id(self)}.{self._ids}", "key": update["prompt"]["key"], "move": move}
        await self.hall.receive(1, json.dumps(message))

    async def play(self, table: str, num_moves: int) -> dict[str, Any]:
        """Make `num_moves` moves, or play to the end; return the last update."""
        await self.hall.connect(1, f"/api/tables/{table}/socket?protocol=3&since=0")
        num_made, key = 0, ""
        while True:
            update = await self.receive("update")
            if update["outcome"] or (num_made == num_moves and update["prompt"]):
                self.hall.disconnect(1)
                return update
            if update["prompt"] and update["prompt"]["key"] != key:
                num_made, key = num_made + 1, update["prompt"]["key"]
                await self.make_first_move(update)


async def test_game_and_identity_are_kept_when_hall_is_reopened() -> None:
    store = FailingStore()
    ann = LocalPlayer(store)
    await ann.hall.open()
    await ann.call("PUT", "/api/me", {"name": "Ann"})
    table = await ann.open()
    before = await ann.play(table, 3)
    me = await ann.call("GET", "/api/me")
    await ann.hall.close()
    again = LocalPlayer(store)
    await again.hall.open()
    assert await again.call("GET", "/api/me") == me
    after = await again.play(table, 0)
    assert (after["view"], after["prompt"], after["last_event"]) == (
        before["view"],
        before["prompt"],
        before["last_event"],
    )
    assert (await again.play(table, 500))["outcome"]
    assert (await again.call("GET", "/api/me/tables"))[1][0]["table"]["status"] == "over"
    await again.hall.close()


async def next_close(player: LocalPlayer) -> dict[str, Any]:
    """Return the next line that closes a socket."""
    while "close" not in (line := await asyncio.wait_for(player.lines.get(), 20)):
        pass
    return dict(line)


async def test_refused_sockets_are_closed_with_a_reason() -> None:
    ann = LocalPlayer(FailingStore())
    await ann.hall.open()
    await ann.hall.connect(1, "/api/tables/nowhere/socket?protocol=3&since=0")
    missing = await next_close(ann)
    assert (missing["socket"], missing["close"], missing["reason"]["msg"]) == (1, 4404, "hall-no-table")
    await ann.hall.connect(2, f"/api/tables/{await ann.open()}/socket?protocol=3&since=0")
    await ann.hall.receive(2, "x" * 5000)
    too_long = await next_close(ann)
    assert (too_long["socket"], too_long["close"], too_long["reason"]["msg"]) == (2, 1008, "hall-message-too-long")
    await ann.hall.close()


async def test_move_with_failing_storage_is_refused_without_effect() -> None:
    store = FailingStore()
    ann = LocalPlayer(store)
    await ann.hall.open()
    table = await ann.open()
    before = await ann.play(table, 0)
    stored = dict(store)
    store.broken = True
    await ann.hall.connect(1, f"/api/tables/{table}/socket?protocol=3&since=0")
    await ann.make_first_move(before)
    assert "couldn't be saved, so nothing has changed" in (await ann.receive("error"))["message"]
    ann.hall.disconnect(1)
    store.broken = False
    assert dict(store) == stored
    assert (await ann.play(table, 0))["prompt"] == before["prompt"]
    await ann.hall.close()


async def test_oldest_finished_game_over_the_limit_is_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexeddb_storage, "MAX_FINISHED_TABLES", 1)
    store = FailingStore()
    ann = LocalPlayer(store)
    await ann.hall.open()
    tables = [await ann.open(), await ann.open()]
    for table in tables:
        await ann.play(table, 500)
    await ann.hall.close()
    again = LocalPlayer(store)
    await again.hall.open()
    assert (await again.call("GET", f"/api/tables/{tables[0]}"))[0] == 404
    assert (await again.call("GET", f"/api/tables/{tables[1]}"))[0] == 200
    assert not [name for name in store if tables[0] in name]
    await again.hall.close()


async def test_write_with_wrong_version_raises_write_conflict() -> None:
    ann = LocalPlayer(FailingStore())
    await ann.hall.open()
    table = await ann.open()
    (table_state,) = await ann.hall.storage.table_states("playing")
    assert table_state.id == table
    for wrong in (WriteBatch(table_state=table_state), WriteBatch(removed_table=_with_version(table_state, 7))):
        with pytest.raises(WriteConflict):
            await ann.hall.storage.write(wrong)
    await ann.hall.close()


def _with_version(table_state: Any, version: int) -> Any:
    changed = table_state.copy()
    changed.version = version
    return changed


async def test_bot_over_its_time_limit_is_terminated_and_game_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "JOB_TIMEOUT", 0.05)
    fake_worker = FakeBotWorker()
    fake_worker.hangs = True
    ann = LocalPlayer(FailingStore(), fake_worker)
    await ann.hall.open()
    table = await ann.open("greedy")
    await ann.play(table, 2)
    assert fake_worker.ended >= 1
    await ann.hall.close()


async def test_canceled_bot_job_is_terminated_after_grace_period(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "CANCEL_GRACE_SECONDS", 0.05)
    fake_worker = FakeBotWorker()
    ann = LocalPlayer(FailingStore(), fake_worker)
    await ann.hall.open()
    table = await ann.open("greedy")
    await ann.play(table, 1)
    fake_worker.hangs = True
    hint_task = asyncio.create_task(
        ann.hall.analysis.hint(await ann.hall.hall.find_table(table), (await ann.call("GET", "/api/me"))[1]["id"])
    )
    await asyncio.sleep(0.05)
    hint_task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hint_task
    while not fake_worker.ended:
        await asyncio.sleep(0.01)
    fake_worker.hangs = False
    # After the canceled request, the next one succeeds.
    assert (await ann.call("POST", f"/api/tables/{table}/hint"))[0] == 200
    await ann.hall.close()


async def test_pack_creation_is_refused_and_lobby_is_empty_in_local_hall() -> None:
    ann = LocalPlayer(FailingStore())
    await ann.hall.open()
    status, error = await ann.call("POST", "/api/packs", {"game": SAMPLE_GAME, "name": "x"})
    assert (status, "make play HOST=0.0.0.0" in error["detail"]) == (409, True)
    assert await ann.call("GET", "/api/tables") == (200, [])
    status, packs = await ann.call("GET", "/api/packs?of=offered&game=fight")
    assert (status, [pack["is_default"] for pack in packs]) == (200, [True])
    status, text = await ann.call("GET", f"/api/packs/{packs[0]['fingerprint']}/toml")
    assert (status, "[[card]]" in text or "card" in text) == (200, True)
    await ann.hall.close()


async def test_deeply_nested_json_is_refused_but_brackets_in_text_are_not() -> None:
    ann = LocalPlayer(FailingStore())
    await ann.hall.open()
    nested = '{"name": "Ann", "more": ' + "[" * 5000
    reply = json.loads(await ann.hall.handle_request("PUT", "/api/me", nested))
    assert (reply["status"], "hall-nested-too-deeply" in reply["text"]) == (400, True)
    table = await ann.open()
    await ann.hall.connect(1, f"/api/tables/{table}/socket?protocol=3&since=0")
    await ann.hall.receive(1, '{"type": "ping", "id": "a", "more": ' + "[" * 4000)
    assert (await ann.receive("error"))["message"].startswith("Invalid message")
    status, _ = await ann.call("POST", "/api/records", {"record": '"[{' * 200})
    assert status == 409
    await ann.hall.close()


@pytest.mark.parametrize("game", [definition.id for definition in GAMES if has_lesson(definition)])
async def test_bot_plays_on_after_learner_leaves_lesson(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_driver, "RETRY_SECONDS", 0.01)
    store = FailingStore()
    ann = LocalPlayer(store)
    await ann.hall.open()
    table = (await ann.call("POST", f"/api/lessons/{game}"))[1]["id"]
    assert (await ann.call("DELETE", f"/api/tables/{table}/seats/0"))[0] == 200
    await asyncio.sleep(1)
    numbers = [move.number for move in (await ann.hall.storage.load_table(table)).moves]
    assert len(numbers) > 1
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    await ann.hall.close()
    again = LocalPlayer(store)
    await again.hall.open()
    assert (await again.call("GET", f"/api/tables/{table}"))[0] == 200
    await again.hall.close()


async def test_hall_with_damaged_game_opens_and_refuses_only_that_game() -> None:
    store = FailingStore()
    ann = LocalPlayer(store)
    await ann.hall.open()
    damaged, intact = await ann.open(), await ann.open()
    for table in (damaged, intact):
        await ann.play(table, 3)
    await ann.hall.close()
    first_move = min(name for name in store if name.startswith(f"row/{damaged}/{indexeddb_storage.MOVE_ROWS}/"))
    del store[first_move]
    again = LocalPlayer(store)
    await again.hall.open()
    status, error = await again.call("GET", f"/api/tables/{damaged}")
    assert (status, "moves are damaged" in error["detail"]) == (409, True)
    assert (await again.play(intact, 500))["outcome"]
    await again.hall.close()


async def test_seen_message_before_game_starts_is_ignored() -> None:
    ann = LocalPlayer(FailingStore())
    await ann.hall.open()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await ann.call("POST", "/api/tables", {"game": SAMPLE_GAME, "seats": seats}))[1]["id"]
    await ann.hall.connect(1, f"/api/tables/{table}/socket?protocol=3&since=0")
    await ann.hall.receive(1, json.dumps({"type": "seen", "id": "a", "last_event": 0}))
    await ann.hall.receive(1, json.dumps({"type": "ping", "id": "b"}))
    kinds: list[str] = []
    while not ann.lines.empty():
        kinds.append(json.loads(ann.lines.get_nowait().get("text", "{}")).get("type", ""))
    assert "pong" in kinds
    assert "error" not in kinds
    await ann.hall.close()

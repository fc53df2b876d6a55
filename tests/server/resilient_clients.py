"""Simulated players that keep playing through faults, and a check that compares the database with their
acknowledgments."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPException
from typing import Any

import msgspec
from sqlalchemy import text

from kwoon import registry
from kwoon.hall.hall import BUSY_TEXT, NOT_SAVED_TEXT, SAVE_UNKNOWN_TEXT
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.stored_rows import StoredMove, StoredTable
from kwoon.hall.tables.table import Table
from kwoon.server.settings import ServerSettings
from kwoon.server.storage.database import SqlStorage
from tests.server.hall_client import HallClient, Message, TableConnection

RECOVERY_SECONDS = 60.0
"""Seconds after the last fault within which every game must have advanced."""
REPLY_TIMEOUT = 4.0
"""Seconds that a player waits for a reply before trying another server."""
IDLE_SECONDS = 1.5
RETRY_SECONDS = 0.03
TABLES_PATH = "/api/tables"
UNCHANGED_TEXT = "nothing has changed"


class ServerGone(Exception):
    """No message arrived for a while; the server may be gone."""


class ResilientPlayer:
    """Plays game after game and reconnects to any available server when the connection breaks."""

    def __init__(self, addresses: list[str], rng: random.Random, pause: float = 0.0) -> None:
        self.addresses = addresses
        self.rng = rng
        self.pause = pause
        self.cookie = ""
        self.acknowledged: dict[str, list[Message]] = {}
        self.abandoned: dict[str, list[str]] = {}
        """Ids of the moves, by table, that were refused without effect and not sent again."""
        self.seen_events: dict[str, dict[int, Message]] = {}
        self.opened_tables: list[str] = []
        self.num_unknown_openings = 0
        """Number of requests for a new table that got no reply, so the table may or may not exist."""
        self.connection: Any = None
        self.num_disconnects = 0
        self.refusals: Counter[str] = Counter()
        self._ids = 0
        self._sent: Counter[str] = Counter()

    @property
    def answers(self) -> int:
        return sum(len(each) for each in self.acknowledged.values())

    def client(self) -> HallClient:
        return HallClient(self.rng.choice(self.addresses), self.cookie)

    async def request_until_ok(self, method: str, path: str, body: object = None) -> Any:
        while True:
            client = self.client()
            try:
                status, response = await asyncio.wait_for(client.call(method, path, body), REPLY_TIMEOUT)
            except (OSError, HTTPException, TimeoutError):
                self.num_unknown_openings += path == TABLES_PATH
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.cookie = client.cookie
            if status < 400:
                return response
            # A proxy without a running backend responds with its own error page.
            assert status in (502, 503, 504), response
            message = response["detail"] if status == 503 else str(status)
            self.refusals[message] += 1
            self.num_unknown_openings += path == TABLES_PATH and UNCHANGED_TEXT not in message
            await asyncio.sleep(RETRY_SECONDS)

    async def play(self, table: str, stop: asyncio.Event) -> None:
        pending: Message | None = None
        seen_events = self.seen_events.setdefault(table, {})
        while True:
            connection: Any = None
            try:
                async with asyncio.timeout(REPLY_TIMEOUT):
                    self.connection = connection = await self.client().connect(table, since=max(seen_events, default=0))
                    await connection.receive_until(lambda m: m["type"] == "update")
                await self.play_connection(connection, table, pending, stop)
                return
            except (OSError, EOFError, TimeoutError, ServerGone):
                pass
            except Exception as error:
                if not type(error).__module__.startswith("websockets"):
                    raise
            finally:
                if connection is not None:
                    pending = getattr(connection, "pending", pending)
                    for event in connection.events:
                        assert seen_events.setdefault(event["number"], event) == event, "history was changed"
                    connection.socket.transport.abort()
            self.num_disconnects += 1
            await asyncio.sleep(RETRY_SECONDS)

    async def play_connection(self, connection: Any, table: str, pending: Message | None, stop: asyncio.Event) -> None:
        """Answer every prompt. Resend an unacknowledged move with the same id."""
        while True:
            if pending is not None:
                connection.pending = pending
                if not await self.send_move(connection, table, pending):
                    continue
                connection.pending = pending = None
                # Updates caused by the move arrive before this pong, so wait for it.
                await request_in_time(connection, "ping")
            if connection.latest_update["outcome"] or stop.is_set():
                return
            if connection.latest_update["prompt"] is None:
                await wait_for_others(connection)
                continue
            await asyncio.sleep(self.rng.uniform(0, self.pause))
            self._ids += 1
            prompt = connection.latest_update["prompt"]
            pending = {"id": f"m{self._ids}", "key": prompt["key"], "move": self.rng.choice(prompt["moves"])["move"]}

    async def send_move(self, connection: Any, table: str, pending: Message) -> bool:
        id = pending["id"]
        self._sent[id] += 1
        reply = await request_in_time(connection, "move", **pending)
        if reply["type"] == "done":
            self.acknowledged.setdefault(table, []).append(pending)
            return True
        self.refusals[reply["message"]] += 1
        assert reply["message"] in (str(NOT_SAVED_TEXT), str(SAVE_UNKNOWN_TEXT), str(BUSY_TEXT)), reply
        if UNCHANGED_TEXT in reply["message"] and self._sent[id] == 1 and self.rng.random() < 0.5:
            # The move was sent only once: if it has not been applied by now, it never will be.
            self.abandoned.setdefault(table, []).append(id)
            return True
        await asyncio.sleep(RETRY_SECONDS)
        return False


async def request_in_time(connection: TableConnection, type: str, **fields: object) -> Message:
    async with asyncio.timeout(REPLY_TIMEOUT):
        return await connection.request(type, **fields)


async def wait_for_others(connection: TableConnection) -> None:
    """Wait for a message; raise `ServerGone` if none arrives and the server does not respond either."""
    with suppress(TimeoutError):
        await connection.receive(timeout=IDLE_SECONDS)
        return
    try:
        await request_in_time(connection, "ping")
    except TimeoutError:
        raise ServerGone from None


async def play_games(game: str, people: list[ResilientPlayer], bots: int, stop: asyncio.Event) -> None:
    first, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *[{"kind": "bot", "bot": "random"}] * bots]
    for person in people:
        # The page does the same: otherwise a client whose first request got no reply would be a new person next time.
        await person.request_until_ok("GET", "/api/me")
    while not stop.is_set():
        table = (await first.request_until_ok("POST", TABLES_PATH, {"game": game, "seats": seats}))["id"]
        first.opened_tables.append(table)
        for seat, person in enumerate(others, 1):
            await person.request_until_ok("POST", f"/api/tables/{table}/seats/{seat}")
        await asyncio.gather(*[person.play(table, stop) for person in people])


async def wait_for_progress(sides: list[list[ResilientPlayer]]) -> None:
    before = [num_moves(side) for side in sides]
    deadline = time.monotonic() + RECOVERY_SECONDS
    while stuck := [side for side, count in zip(sides, before, strict=True) if num_moves(side) < count + 10]:
        stuck_states = [
            (
                player.num_disconnects,
                player.connection.latest_update.get("prompt"),
                player.connection.latest_update.get("view"),
            )
            for player in stuck[0]
            if player.connection
        ]
        assert time.monotonic() < deadline, f"{len(stuck)} tables do not advance, such as: {stuck_states}"
        await asyncio.sleep(0.05)


def num_moves(side: list[ResilientPlayer]) -> int:
    return sum(person.answers for person in side)


class AcknowledgmentCheck:
    """Compares the final contents of the database with the acknowledgments that players received."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        storage = SqlStorage(settings.database)
        with storage.engine.connect() as connection:
            rows = connection.execute(text("SELECT * FROM moves ORDER BY table_id, number")).all()
            table_rows = connection.execute(text("SELECT state FROM tables")).all()
        storage.engine.dispose()
        self.table_states = {
            table_state.id: table_state for table_state in [heads.from_json(row.state) for row in table_rows]
        }
        self.answers: dict[str, list[StoredMove]] = {id: [] for id in self.table_states}
        for row in rows:
            self.answers[row.table_id].append(StoredMove(*row))

    def check(self, people: Iterable[ResilientPlayer]) -> int:
        """Check that the acknowledged moves are stored once and in order; return their number."""
        for stored_moves in self.answers.values():
            assert [row.number for row in stored_moves] == list(range(1, len(stored_moves) + 1))
        for person in people:
            for table in person.seen_events:
                self._check_moves(table, person)
            self._check_tables(person)
        return sum(person.answers for person in people)

    def _check_moves(self, table: str, person: ResilientPlayer) -> None:
        table_state = self.table_states[table]
        seat = table_state.find_seat(person_id(person.cookie))
        assert seat is not None
        written = [(row.request_id, row.move) for row in self.answers[table] if row.seat == seat]
        acknowledged = [(move["id"], move["move"]) for move in person.acknowledged.get(table, [])]
        denied_but_stored = {id for id, _ in written} & set(person.abandoned.get(table, []))
        assert not denied_but_stored, f"refused as unchanged, but stored: {denied_but_stored}"
        assert written == acknowledged
        game = Table(table_state, registry.default_pack(table_state.game), self.settings)
        game.load_stored_rows(StoredTable(table_state, self.answers[table], [], []), 0.0)
        now = msgspec.json.decode(socket_messages.encode_message(game.build_update(seat, 0, 0.0)))["events"]
        assert [event["number"] for event in now] == list(range(1, len(now) + 1))
        for n, event in person.seen_events[table].items():
            # The client has formatted the texts.
            assert {**now[n - 1], "text": ""} == {**event, "text": ""}, "history was changed"

    def _check_tables(self, person: ResilientPlayer) -> None:
        own_tables = {
            id for id, table_state in self.table_states.items() if table_state.host == person_id(person.cookie)
        }
        assert set(person.opened_tables) <= own_tables
        assert len(own_tables) - len(person.opened_tables) <= person.num_unknown_openings


def person_id(cookie: str) -> str:
    return cookie.partition("=")[2].partition(".")[0]


def fault_counts(people: list[ResilientPlayer]) -> dict[str, int]:
    totals = Counter({"tables": 0, "breaks": 0, "given up as not written": 0})
    for person in people:
        totals["tables"] += len(person.opened_tables)
        totals["breaks"] += person.num_disconnects
        totals["given up as not written"] += sum(len(each) for each in person.abandoned.values())
        totals += person.refusals
    return dict(totals)

"""Simulated players that keep playing through faults, remember every acknowledgment and check the hall against them."""

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
from kwoon.hall.api import socket_messages
from kwoon.hall.hall import NOT_SAVED_TEXT, SAVE_UNKNOWN_TEXT
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.answers import BUSY_TEXT
from kwoon.hall.tables.models import StoredMove, StoredTable
from kwoon.hall.tables.table import Table
from kwoon.server.client import HallClient, Message, TableConnection
from kwoon.server.settings import Settings
from kwoon.server.storage.database import SqlStorage

CALM = 60.0
"""Seconds after the last fault within which every game must have advanced."""
PATIENCE = 4.0
"""Seconds a player waits for an immediate reply before trying another server."""
QUIET = 1.5
AGAIN = 0.03
OPENING = "/api/tables"
UNCHANGED = "nothing has changed"


class Gone(Exception):
    """No message arrived for a while; the server may be gone."""


class Player:
    """Plays game after game and reconnects to any available server when the connection breaks."""

    def __init__(self, addresses: list[str], rng: random.Random, pause: float = 0.0) -> None:
        self.addresses = addresses
        self.rng = rng
        self.pause = pause
        self.cookie = ""
        self.acknowledged: dict[str, list[Message]] = {}
        """Acknowledged moves by table, in order."""
        self.denied: dict[str, list[str]] = {}
        """Moves by table that were refused without effect and not sent again."""
        self.heard: dict[str, dict[int, Message]] = {}
        self.opened: list[str] = []
        self.unknown = 0
        """Number of times a table was opened without learning whether it succeeded."""
        self.at: Any = None
        """The current table connection."""
        self.breaks = 0
        self.refusals: Counter[str] = Counter()
        self._ids = 0
        self._sent: Counter[str] = Counter()

    @property
    def answers(self) -> int:
        """Number of acknowledged moves."""
        return sum(len(each) for each in self.acknowledged.values())

    def visitor(self) -> HallClient:
        """Return a client with this player's cookie at one of the servers."""
        return HallClient(self.rng.choice(self.addresses), self.cookie)

    async def insist(self, method: str, path: str, body: object = None) -> Any:
        """Repeat a request until it succeeds."""
        while True:
            visitor = self.visitor()
            try:
                status, answer = await asyncio.wait_for(visitor.call(method, path, body), PATIENCE)
            except (OSError, HTTPException, TimeoutError):
                self.unknown += path == OPENING
                await asyncio.sleep(AGAIN)
                continue
            self.cookie = visitor.cookie
            if status < 400:
                return answer
            # A proxy without a backend responds with its own error page.
            assert status in (502, 503, 504), answer
            sentence = answer["detail"] if status == 503 else str(status)
            self.refusals[sentence] += 1
            self.unknown += path == OPENING and UNCHANGED not in sentence
            await asyncio.sleep(AGAIN)

    async def play(self, table: str, stop: asyncio.Event) -> None:
        """Play a table to its end or until `stop` is set."""
        pending: Message | None = None
        heard = self.heard.setdefault(table, {})
        while True:
            sitting: Any = None
            try:
                async with asyncio.timeout(PATIENCE):
                    self.at = sitting = await self.visitor().connect(table, since=max(heard, default=0))
                    await sitting.receive_until(lambda m: m["type"] == "update")
                await self.sit(sitting, table, pending, stop)
                return
            except (OSError, EOFError, TimeoutError, Gone):
                pass
            except Exception as error:
                if not type(error).__module__.startswith("websockets"):
                    raise
            finally:
                if sitting is not None:
                    pending = getattr(sitting, "pending", pending)
                    for event in sitting.events:
                        assert heard.setdefault(event["number"], event) == event, "history was changed"
                    sitting.socket.transport.abort()
            self.breaks += 1
            await asyncio.sleep(AGAIN)

    async def sit(self, sitting: Any, table: str, pending: Message | None, stop: asyncio.Event) -> None:
        """Answer every prompt; resend an unacknowledged move with the same id."""
        while True:
            if pending is not None:
                sitting.pending = pending
                if not await self.give(sitting, table, pending):
                    continue
                sitting.pending = pending = None
                # News caused by the move arrives before this pong; a repeated move causes none.
                await do(sitting, "ping")
            if sitting.latest_update["outcome"] or stop.is_set():
                return
            if sitting.latest_update["prompt"] is None:
                await waited(sitting)
                continue
            await asyncio.sleep(self.rng.uniform(0, self.pause))
            self._ids += 1
            ask = sitting.latest_update["prompt"]
            pending = {"id": f"m{self._ids}", "key": ask["key"], "move": self.rng.choice(ask["moves"])["move"]}

    async def give(self, sitting: Any, table: str, pending: Message) -> bool:
        """Send one move and return whether its fate is settled."""
        id = pending["id"]
        self._sent[id] += 1
        reply = await do(sitting, "move", **pending)
        if reply["type"] == "done":
            self.acknowledged.setdefault(table, []).append(pending)
            return True
        self.refusals[reply["message"]] += 1
        assert reply["message"] in (NOT_SAVED_TEXT, SAVE_UNKNOWN_TEXT, BUSY_TEXT), reply
        if UNCHANGED in reply["message"] and self._sent[id] == 1 and self.rng.random() < 0.5:
            # It was sent only once: if it is not applied now, it never will be.
            self.denied.setdefault(table, []).append(id)
            return True
        await asyncio.sleep(AGAIN)
        return False


async def do(sitting: TableConnection, type: str, **fields: object) -> Message:
    """Send a request and wait for its reply, with a timeout."""
    async with asyncio.timeout(PATIENCE):
        return await sitting.request(type, **fields)


async def waited(sitting: TableConnection) -> None:
    """Wait for the other players, and stay as long as the server responds."""
    with suppress(TimeoutError):
        await sitting.receive(timeout=QUIET)
        return
    try:
        await do(sitting, "ping")
    except TimeoutError:
        raise Gone from None


async def play_on(game: str, people: list[Player], bots: int, stop: asyncio.Event) -> None:
    """Play game after game with `bots` bots."""
    first, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *[{"kind": "bot", "bot": "random"}] * bots]
    for person in people:
        # As the page does: a client whose first request has no cookie and gets no reply is a new person next time.
        await person.insist("GET", "/api/me")
    while not stop.is_set():
        table = (await first.insist("POST", OPENING, {"game": game, "seats": seats}))["id"]
        first.opened.append(table)
        for seat, person in enumerate(others, 1):
            await person.insist("POST", f"/api/tables/{table}/seats/{seat}")
        await asyncio.gather(*[person.play(table, stop) for person in people])


async def get_on(sides: list[list[Player]]) -> None:
    """Wait until every table has advanced after the last fault."""
    before = [answers(side) for side in sides]
    until = time.monotonic() + CALM
    while stuck := [side for side, count in zip(sides, before, strict=True) if answers(side) < count + 10]:
        where = [
            (who.breaks, who.at.latest_update.get("prompt"), who.at.latest_update.get("view"))
            for who in stuck[0]
            if who.at
        ]
        assert time.monotonic() < until, f"{len(stuck)} tables do not get on, such as: {where}"
        await asyncio.sleep(0.05)


def answers(side: list[Player]) -> int:
    """Return the number of acknowledged moves at one table."""
    return sum(person.answers for person in side)


class Books:
    """Compares the final contents of the database with what the players were told."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        storage = SqlStorage(settings.database)
        with storage.engine.connect() as connection:
            rows = connection.execute(text("SELECT * FROM answers ORDER BY table_id, n")).all()
            known = connection.execute(text("SELECT head FROM tables")).all()
        storage.engine.dispose()
        self.heads = {head.id: head for head in [heads.from_json(row.head) for row in known]}
        self.answers: dict[str, list[StoredMove]] = {id: [] for id in self.heads}
        for row in rows:
            self.answers[row.table_id].append(StoredMove(*row))

    def check(self, people: Iterable[Player]) -> int:
        """Check that exactly the acknowledged moves are stored, once and in order; return their number."""
        for answers in self.answers.values():
            assert [row.number for row in answers] == list(range(1, len(answers) + 1))
        for person in people:
            for table in person.heard:
                self._check_answers(table, person)
            self._check_tables(person)
        return sum(person.answers for person in people)

    def _check_answers(self, table: str, person: Player) -> None:
        head = self.heads[table]
        seat = head.find_seat(whose(person.cookie))
        assert seat is not None
        written = [(row.request_id, row.move) for row in self.answers[table] if row.seat == seat]
        told = [(given["id"], given["move"]) for given in person.acknowledged.get(table, [])]
        false = {id for id, _ in written} & set(person.denied.get(table, []))
        assert not false, f"said to have changed nothing, and yet on disk: {false}"
        assert written == told
        game = Table(head, registry.default_pack(head.game), self.settings)
        game.load(StoredTable(head, self.answers[table], [], []), 0.0)
        now = msgspec.json.decode(socket_messages.encode_message(game.build_update(seat, 0, 0.0)))["events"]
        assert [event["number"] for event in now] == list(range(1, len(now) + 1))
        assert all(now[n - 1] == event for n, event in person.heard[table].items()), "history was changed"

    def _check_tables(self, person: Player) -> None:
        """Check that no table exists whose creation was refused."""
        theirs = {id for id, head in self.heads.items() if head.host == whose(person.cookie)}
        assert set(person.opened) <= theirs
        assert len(theirs) - len(person.opened) <= person.unknown


def whose(cookie: str) -> str:
    """Return the public id in a cookie."""
    return cookie.partition("=")[2].partition(".")[0]


def tallied(people: list[Player]) -> dict[str, int]:
    """Return totals of what happened to the players, for the printed figures."""
    sums = Counter({"tables": 0, "breaks": 0, "given up as not written": 0})
    for person in people:
        sums["tables"] += len(person.opened)
        sums["breaks"] += person.breaks
        sums["given up as not written"] += sum(len(each) for each in person.denied.values())
        sums += person.refusals
    return dict(sums)

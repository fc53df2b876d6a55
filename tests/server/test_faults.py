"""Servers are killed without warning, again and again, in the middle of games; nothing that was told is ever untrue.

KWOON_LONG=1 kills a hundred times.
"""

import asyncio
import multiprocessing
import os
import random
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kwoon import shelf
from kwoon.core.record import replay
from kwoon.server.client import Message, Sitting, Visitor
from kwoon.server.run import run
from kwoon.server.settings import Settings
from kwoon.server.storage.database import Storage

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
PAIRS = 3
# After closing in good order the server passes the signal on that it was stopped by.
ENDED = (0, -signal.SIGTERM)

# A server that is forked from a process which has read all modules is up in no time.
spawning = multiprocessing.get_context("forkserver")
spawning.set_forkserver_preload(["kwoon.server.run"])


def lasting_port() -> int:
    """A free port that stays free while its server is down: outside of where the system takes ports for callers."""
    while True:
        port = random.SystemRandom().randrange(18_000, 30_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Victim:
    """A server process to be killed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = lasting_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Any = None

    async def start(self) -> None:
        self.process = spawning.Process(target=run, args=(self.settings, "127.0.0.1", self.port), daemon=True)
        self.process.start()
        while True:
            try:
                await Visitor(self.address).ask("GET", "/healthz")
                return
            except (OSError, HTTPException):
                assert self.process.is_alive(), "the server does not start any more"
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        self.process.kill()
        await asyncio.to_thread(self.process.join)

    async def stop(self) -> int:
        self.process.terminate()
        await asyncio.to_thread(self.process.join)
        return int(self.process.exitcode)


class Player:
    """Plays game after game, and comes back whenever the line breaks, to any server that is there."""

    def __init__(self, addresses: list[str], rng: random.Random) -> None:
        self.addresses = addresses
        self.rng = rng
        self.cookie = ""
        self.acknowledged: dict[str, list[str]] = {}
        self.heard: dict[str, dict[int, Message]] = {}
        self.breaks = 0
        self._ids = 0

    def visitor(self) -> Visitor:
        return Visitor(self.rng.choice(self.addresses), self.cookie)

    async def insist(self, method: str, path: str, body: object = None) -> Any:
        while True:
            visitor = self.visitor()
            try:
                status, answer = await visitor.call(method, path, body)
            except (OSError, HTTPException):
                await asyncio.sleep(0.03)
                continue
            self.cookie = visitor.cookie
            assert status < 500 or status == 503, answer
            if status < 400:
                return answer
            await asyncio.sleep(0.03)

    async def play(self, table: str, stop: asyncio.Event) -> None:
        """Play a table to its end, or until nobody is killed any more."""
        pending: Message | None = None
        heard = self.heard.setdefault(table, {})
        while True:
            sitting = None
            try:
                sitting = await self.visitor().come(table, since=max(heard, default=0))
                await sitting.until(lambda m: m["type"] == "news")
                pending = await self.sit(sitting, table, pending, stop)
                if pending is None:
                    return
            except (OSError, EOFError, TimeoutError, Gone):
                self.breaks += 1
                await asyncio.sleep(0.03)
            except Exception as error:
                if type(error).__module__.startswith("websockets"):
                    self.breaks += 1
                    await asyncio.sleep(0.03)
                    continue
                raise
            finally:
                if sitting is not None:
                    pending = getattr(sitting, "pending", pending)
                    for event in sitting.events:
                        assert heard.setdefault(event["n"], event) == event, "history was changed"

    async def sit(self, sitting: Any, table: str, pending: Message | None, stop: asyncio.Event) -> Message | None:
        while True:
            if pending is not None:
                sitting.pending = pending
                reply = await sitting.do("answer", **pending)
                assert reply["type"] == "done", reply
                self.acknowledged.setdefault(table, []).append(pending["id"])
                sitting.pending = pending = None
                # What the answer did was told before this is answered; of one that was repeated there are no news.
                await sitting.do("ping")
            if sitting.news["outcome"] or stop.is_set():
                return None
            if sitting.news["ask"] is None:
                await waited(sitting, stop)
                continue
            self._ids += 1
            ask = sitting.news["ask"]
            pending = {"id": f"m{self._ids}", "key": ask["key"], "move": self.rng.choice(ask["moves"])["move"]}


class Gone(Exception):
    """Nothing was heard for a while: perhaps the server is gone."""


async def waited(sitting: Sitting, stop: asyncio.Event) -> None:
    try:
        await sitting.next(timeout=1.5)
    except TimeoutError:
        if not stop.is_set():
            raise Gone from None


async def play_on(ann: Player, bo: Player | None, stop: asyncio.Event) -> list[str]:
    """Game after game."""
    tables = []
    while not stop.is_set():
        seats = [{"kind": "me"}, {"kind": "open"} if bo else {"kind": "bot", "bot": "random"}]
        table = (await ann.insist("POST", "/api/tables", {"game": "fight", "seats": seats}))["id"]
        tables.append(table)
        playing = [ann.play(table, stop)]
        if bo is not None:
            await bo.insist("POST", f"/api/tables/{table}/seats/1")
            playing.append(bo.play(table, stop))
        await asyncio.gather(*playing)
    return tables


async def kill_and_play(victims: list[Victim], kills: int, pairs: int, seed: int) -> list[tuple[Player, list[str]]]:
    rng = random.Random(seed)
    addresses = [victim.address for victim in victims]
    await asyncio.gather(*[victim.start() for victim in victims])
    stop = asyncio.Event()
    people = [Player(addresses, random.Random(rng.random())) for _ in range(2 * pairs + 1)]
    alone = people.pop()
    games = [asyncio.create_task(play_on(people[at], people[at + 1], stop)) for at in range(0, len(people), 2)]
    games.append(asyncio.create_task(play_on(alone, None, stop)))
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.01, 0.5))
        victim = rng.choice(victims)
        await victim.kill()
        await victim.start()
        for game in games:
            if game.done():
                game.result()
    await asyncio.sleep(0.3)
    stop.set()
    tables = await asyncio.wait_for(asyncio.gather(*games), 60)
    pairs_of = [(person, tables[at // 2]) for at, person in enumerate(people)]
    return [*pairs_of, (alone, tables[-1])]


def check_rows(url: str, results: list[tuple[Player, list[str]]]) -> int:
    """Every acknowledged answer is there once, nothing is there twice, and numbers have no gaps."""
    storage = Storage(url)
    with storage.engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, n, seat, request FROM answers ORDER BY table_id, n")).all()
    storage.engine.dispose()
    by_table: dict[str, list[Any]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row)
    for answers in by_table.values():
        assert [row.n for row in answers] == list(range(1, len(answers) + 1))
        requests = [(row.seat, row.request) for row in answers if row.request is not None]
        assert len(requests) == len(set(requests))
    acknowledged = 0
    for person, _ in results:
        for table, ids in person.acknowledged.items():
            written = [row.request for row in by_table.get(table, [])]
            assert all(written.count(id) >= 1 for id in ids)
            acknowledged += len(ids)
    return acknowledged


async def check_history(address: str, results: list[tuple[Player, list[str]]]) -> int:
    """What anybody was ever told is what a newcomer to the same seat is told now; records replay."""
    over = 0
    for person, tables in results:
        visitor = Visitor(address, person.cookie)
        for table in tables:
            sitting = await visitor.come(table, since=0)
            while not sitting.news and not (sitting.table and sitting.table["status"] == "waiting"):
                await sitting.next()
            now = {event["n"]: event for event in sitting.events}
            for n, event in person.heard.get(table, {}).items():
                assert now[n] == event
            if sitting.table["status"] == "over":
                record = await visitor.ask("GET", f"/api/tables/{table}/record")
                opened, _ = shelf.open_record(record)
                assert replay(record, opened.game).state.outcome() is not None
                over += 1
            await sitting.close()
    return over


async def test_a_killed_server_loses_nothing(settings: Callable[..., Settings], tmp_path: Path) -> None:
    victim = Victim(settings())
    results = await kill_and_play([victim], 100 if LONG else 10, PAIRS, seed=1)
    assert await check_history(victim.address, results) > 0
    assert await victim.stop() in ENDED
    assert check_rows(victim.settings.database, results) > 50
    assert sum(person.breaks for person, _ in results) > 10


async def test_one_of_two_servers_on_postgresql_is_killed(
    settings: Callable[..., Settings], postgres: Callable[[], str]
) -> None:
    database = postgres()
    victims = [Victim(settings(database=database, grace=0.2, process=name)) for name in ("one", "two")]
    results = await kill_and_play(victims, 100 if LONG else 6, 2, seed=2)
    assert await check_history(victims[0].address, results) >= 0
    for victim in victims:
        assert await victim.stop() in ENDED
    assert check_rows(database, results) > 20
    assert sum(person.breaks for person, _ in results) > 5

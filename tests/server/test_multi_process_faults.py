"""Three halls on one PostgreSQL server, behind a plain TCP proxy, with faults: halls are killed, the database restarts,
and one hall's database connection is cut, silently or not. No acknowledged move is lost or applied twice, no reply is
false, and players reconnect by themselves.

With KWOON_LONG=1, the halls are killed hundreds of times.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import make_url

from kwoon.server.settings import ServerSettings
from tests.server.hall_client import HallClient
from tests.server.killable_servers import CLEAN_EXIT_CODES, CuttableProxy, KillableServer
from tests.server.resilient_clients import (
    RECOVERY_SECONDS,
    AcknowledgmentCheck,
    ResilientPlayer,
    fault_counts,
    play_games,
    wait_for_progress,
)

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
ROUNDS, KILLS, KILLS_PER_FAULT = (8, 60, 6) if LONG else (1, 6, 1)
"""Rounds, kills per round, and kills between two database faults. All tables must advance after each round."""
TABLES = (("fight", 2, 0), ("fight", 2, 0), ("fight", 1, 1), ("dragon-punch", 2, 0), ("kung-fu-2014", 2, 1))
"""Game, number of people and number of bots for each table."""
FAULTS = ("fast", "immediate", "held up", "lost", "broken")
"""Faults in the database, or in one hall's connection to it."""

Make = Callable[..., ServerSettings]


class ThreeHalls:
    """Three halls; the first one's connection to the database can be cut."""

    def __init__(self, make: Make, postgres: Any, rng: random.Random) -> None:
        self.postgres = postgres
        self.rng = rng
        self.database = postgres()
        self.database_proxy = CuttableProxy(postgres.socket)
        self.proxy = CuttableProxy()
        self.servers: list[KillableServer] = []
        self.supervisors: list[asyncio.Task[None]] = []
        self.fault_counts: Counter[str] = Counter()
        self._make = make

    @asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        """Start all three halls and yield their common address."""
        async with self.database_proxy, self.proxy:
            cut = f"postgresql://postgres@127.0.0.1:{self.database_proxy.port}/{make_url(self.database).database}?sslmode=disable"
            for process, database in zip(("one", "two", "three"), (cut, self.database, self.database), strict=True):
                self.servers.append(
                    KillableServer(self._make(database=database, takeover_grace=0.3, process_id=process))
                )
            self.proxy.backends = [("127.0.0.1", server.port) for server in self.servers]
            await asyncio.gather(*[server.start() for server in self.servers])
            self.supervisors = [asyncio.create_task(server.supervise()) for server in self.servers]
            try:
                yield f"http://127.0.0.1:{self.proxy.port}"
            finally:
                for task, server in zip(self.supervisors, self.servers, strict=True):
                    task.cancel()
                    server.process.kill()

    async def kill(self) -> None:
        """Kill a hall, usually one that is ready, as soon as another one is ready."""
        await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        opening = self.rng.random() < 0.25
        async with asyncio.timeout(60):
            while not (
                servers := [each for each in self.servers if each.is_ready != opening and self.another_is_ready(each)]
            ):
                opening = opening and not all(each.is_ready for each in self.servers)
                await asyncio.sleep(0.01)
        self.fault_counts["kills while opening"] += opening
        self.fault_counts["kills"] += 1
        await self.rng.choice(servers).kill()

    def another_is_ready(self, server: KillableServer) -> bool:
        return any(each.is_ready for each in self.servers if each is not server)

    async def fail(self, fault: str) -> None:
        """Cause a fault in the database, or in the first hall's connection to it."""
        self.fault_counts[fault] += 1
        if fault in ("fast", "immediate"):
            await asyncio.to_thread(self.postgres.restart, fault)
        else:
            self.database_proxy.cut(silently=fault != "broken")
            await asyncio.sleep(self.rng.uniform(1.0, 4.0) if LONG else 1.0)
            if fault == "lost":
                self.database_proxy.reset()
            self.database_proxy.restore()

    async def wait_until_ready(self) -> None:
        async with asyncio.timeout(60):
            while not all(server.is_ready for server in self.servers):
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        for task, server in zip(self.supervisors, self.servers, strict=True):
            assert task.cancel(), "nobody looked after it any more"
            assert await server.stop() in CLEAN_EXIT_CODES


async def fail_and_kill(halls: ThreeHalls, games: list[asyncio.Task[None]]) -> None:
    """Kill halls while the database goes through each of the `FAULTS` in turn."""
    failing: asyncio.Task[None] | None = None
    for at in range(KILLS):
        if at % KILLS_PER_FAULT == 0:
            if failing is not None:
                await failing
            failing = asyncio.create_task(halls.fail(FAULTS[at // KILLS_PER_FAULT % len(FAULTS)]))
        await halls.kill()
        for task in [*games, *halls.supervisors]:
            if task.done():
                task.result()
    if failing is not None:
        await failing
    await halls.wait_until_ready()


async def test_three_processes_under_faults_lose_no_acknowledged_move(settings: Make, postgres: Any) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
    rng = random.Random(3)
    halls = ThreeHalls(settings, postgres, rng)
    stop = asyncio.Event()
    started = time.monotonic()
    async with halls.running() as address:
        tables = [
            [ResilientPlayer([address], random.Random(rng.random()), 0.03) for _ in range(num_people)]
            for _, num_people, _ in TABLES
        ]
        games = [
            asyncio.create_task(play_games(game, players, bots, stop))
            for (game, _, bots), players in zip(TABLES, tables, strict=True)
        ]
        people = [person for players in tables for person in players]
        for _ in range(ROUNDS):
            await fail_and_kill(halls, games)
            await wait_for_progress(tables)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*games), RECOVERY_SECONDS)
        await check_every_hall(halls, people)
        await halls.close()
    acknowledged = AcknowledgmentCheck(settings(database=halls.database)).check(people)
    if LONG:
        # In the short run, the killed halls may not have had any visitors.
        assert sum(person.num_disconnects for person in people) > 1000
    print(f"\n{dict(halls.fault_counts)}, {acknowledged} answers acknowledged, {time.monotonic() - started:.0f} s")
    print(fault_counts(people))


async def check_every_hall(halls: ThreeHalls, people: list[ResilientPlayer]) -> None:
    """Check that every hall serves the players' latest tables with the same events."""
    for person in people:
        for table in list(person.seen_events)[-3:]:
            connections = [
                await HallClient(server.address, person.cookie).connect(table, since=0) for server in halls.servers
            ]
            for connection in connections:
                await connection.receive_until(lambda m: m["type"] == "update")
            assert connections[0].events == connections[1].events == connections[2].events
            assert (
                connections[0].latest_update["prompt"]
                == connections[1].latest_update["prompt"]
                == connections[2].latest_update["prompt"]
            )
            for connection in connections:
                await connection.close()

"""Three halls on one PostgreSQL behind a plain TCP proxy, with faults everywhere: halls are killed, the database
restarts, and one hall's connection to it is cut, silently or not. No acknowledged move is lost or applied twice, no
reply is false, and players reconnect by themselves.

KWOON_LONG=1 kills hundreds of times.
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

from kwoon.server.client import HallClient
from kwoon.server.settings import Settings
from tests.server.killable_servers import ENDED, Victim, Wire
from tests.server.resilient_clients import CALM, Books, Player, get_on, play_on, tallied

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
ROUNDS, KILLS, EVERY = (8, 60, 6) if LONG else (1, 6, 1)
"""Rounds, kills per round, and kills between two database faults. All tables must advance after each round."""
TABLES = (("fight", 2, 0), ("fight", 2, 0), ("fight", 1, 1), ("dragon-punch", 2, 0), ("kung-fu-2014", 2, 1))
"""Game, number of people and number of bots of each table."""
FAULTS = ("fast", "immediate", "held up", "lost", "broken")
"""Faults of the database, or of one hall's connection to it."""

Make = Callable[..., Settings]


class Halls:
    """Three halls; the first one's connection to the database can be cut."""

    def __init__(self, make: Make, postgres: Any, rng: random.Random) -> None:
        self.postgres = postgres
        self.rng = rng
        self.database = postgres()
        self.way = Wire(postgres.socket)
        self.door = Wire()
        self.victims: list[Victim] = []
        self.looking_after: list[asyncio.Task[None]] = []
        self.done: Counter[str] = Counter()
        self._make = make

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[str]:
        """Start all three and yield their common address."""
        async with self.way, self.door:
            cut = f"postgresql://postgres@127.0.0.1:{self.way.port}/{make_url(self.database).database}?sslmode=disable"
            for process, database in zip(("one", "two", "three"), (cut, self.database, self.database), strict=True):
                self.victims.append(Victim(self._make(database=database, takeover_grace=0.3, process_id=process)))
            self.door.places = [("127.0.0.1", victim.port) for victim in self.victims]
            await asyncio.gather(*[victim.start() for victim in self.victims])
            self.looking_after = [asyncio.create_task(victim.look_after()) for victim in self.victims]
            try:
                yield f"http://127.0.0.1:{self.door.port}"
            finally:
                for task, victim in zip(self.looking_after, self.victims, strict=True):
                    task.cancel()
                    victim.process.kill()

    async def kill(self) -> None:
        """Kill a hall, usually a running one, if another one is running."""
        await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        opening = self.rng.random() < 0.25
        async with asyncio.timeout(60):
            while not (victims := [each for each in self.victims if each.open != opening and self.others(each)]):
                opening = opening and not all(each.open for each in self.victims)
                await asyncio.sleep(0.01)
        self.done["kills while opening"] += opening
        self.done["kills"] += 1
        await self.rng.choice(victims).kill()

    def others(self, victim: Victim) -> bool:
        """Return whether another hall is running."""
        return any(each.open for each in self.victims if each is not victim)

    async def fail(self, how: str) -> None:
        """Cause a fault of the database or of the connection to it."""
        self.done[how] += 1
        if how in ("fast", "immediate"):
            await asyncio.to_thread(self.postgres.restart, how)
        else:
            self.way.cut(silently=how != "broken")
            await asyncio.sleep(self.rng.uniform(1.0, 4.0) if LONG else 1.0)
            if how == "lost":
                self.way.reset()
            self.way.mend()

    async def all_open(self) -> None:
        """Wait for the halls that are starting."""
        async with asyncio.timeout(60):
            while not all(victim.open for victim in self.victims):
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop all halls cleanly."""
        for task, victim in zip(self.looking_after, self.victims, strict=True):
            assert task.cancel(), "nobody looked after it any more"
            assert await victim.stop() in ENDED


async def fail_and_kill(halls: Halls, games: list[asyncio.Task[None]]) -> None:
    """Kill halls while the database fails in each way in turn."""
    failing: asyncio.Task[None] | None = None
    for at in range(KILLS):
        if at % EVERY == 0:
            if failing is not None:
                await failing
            failing = asyncio.create_task(halls.fail(FAULTS[at // EVERY % len(FAULTS)]))
        await halls.kill()
        for task in [*games, *halls.looking_after]:
            if task.done():
                task.result()
    if failing is not None:
        await failing
    await halls.all_open()


async def test_three_processes_under_faults_lose_no_acknowledged_move(settings: Make, postgres: Any) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
    rng = random.Random(3)
    halls = Halls(settings, postgres, rng)
    stop = asyncio.Event()
    started = time.monotonic()
    async with halls.opened() as address:
        sides = [[Player([address], random.Random(rng.random()), 0.03) for _ in range(many)] for _, many, _ in TABLES]
        games = [
            asyncio.create_task(play_on(game, side, bots, stop))
            for (game, _, bots), side in zip(TABLES, sides, strict=True)
        ]
        people = [person for side in sides for person in side]
        for _ in range(ROUNDS):
            await fail_and_kill(halls, games)
            await get_on(sides)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*games), CALM)
        await any_hall_answers(halls, people)
        await halls.close()
    acknowledged = Books(settings(database=halls.database)).check(people)
    if LONG:
        # In the short run, the killed halls may not have been serving anybody.
        assert sum(person.breaks for person in people) > 1000
    print(f"\n{dict(halls.done)}, {acknowledged} answers acknowledged, {time.monotonic() - started:.0f} s")
    print(tallied(people))


async def any_hall_answers(halls: Halls, people: list[Player]) -> None:
    """Check that every hall serves every table."""
    for person in people:
        for table in list(person.heard)[-3:]:
            found = [
                await HallClient(victim.address, person.cookie).connect(table, since=0) for victim in halls.victims
            ]
            for sitting in found:
                await sitting.receive_until(lambda m: m["type"] == "update")
            assert found[0].events == found[1].events == found[2].events
            assert (
                found[0].latest_update["prompt"] == found[1].latest_update["prompt"] == found[2].latest_update["prompt"]
            )
            for sitting in found:
                await sitting.close()

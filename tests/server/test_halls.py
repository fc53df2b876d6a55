"""Three halls on one PostgreSQL behind a plain proxy, of which everything fails: halls are killed, the database starts
anew, and the way from one hall to it is cut, silently or not. Nothing that was acknowledged is lost, nothing is done
twice, nothing false is said, and people come back by themselves.

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

from kwoon.server.client import Visitor
from kwoon.server.settings import Settings
from tests.server.people import Books, Player, play_on
from tests.server.victims import ENDED, Victim, Wire

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
KILLS, EVERY = (480, 8) if LONG else (6, 1)
"""And every so many kills something happens to the database."""
CALM = 60.0
"""So many seconds after the last fault everybody must have got on with their game."""
TABLES = (("fight", 2, 0), ("fight", 2, 0), ("fight", 1, 1), ("dragon-punch", 2, 0), ("kung-fu-2014", 2, 1))
"""Games, and how many people and bots play them."""
FAULTS = ("fast", "immediate", "held up", "lost", "broken")
"""What happens to the database, and to the way of one hall to it."""

Make = Callable[..., Settings]


class Halls:
    """Three halls: the way of the first one to its database can be cut."""

    def __init__(self, make: Make, postgres: Any, rng: random.Random) -> None:
        self.postgres = postgres
        self.rng = rng
        self.database = postgres()
        self.way = Wire(postgres.socket)
        self.door = Wire()
        self.victims: list[Victim] = []
        self.done: Counter[str] = Counter()
        self._make = make
        self._opening: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[str]:
        """The address at which all three are found."""
        async with self.way, self.door:
            cut = f"postgresql://postgres@127.0.0.1:{self.way.port}/{make_url(self.database).database}?sslmode=disable"
            for process, database in zip(("one", "two", "three"), (cut, self.database, self.database), strict=True):
                self.victims.append(Victim(self._make(database=database, grace=0.3, process=process)))
            self.door.places = [("127.0.0.1", victim.port) for victim in self.victims]
            await asyncio.gather(*[victim.start() for victim in self.victims])
            try:
                yield f"http://127.0.0.1:{self.door.port}"
            finally:
                for victim in self.victims:
                    victim.process.kill()

    async def kill(self) -> None:
        """Kill one of them, as soon as another one is open; whoever is about to open may be the one."""
        await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        victim = self.rng.choice(self.victims)
        async with asyncio.timeout(60):
            while not any(other.open for other in self.victims if other is not victim):
                await asyncio.sleep(0.01)
        self.done["kills"] += 1
        self.done["kills while opening"] += not victim.open
        await victim.kill()
        victim.begin()
        task = asyncio.create_task(victim.opened())
        self._opening.add(task)
        task.add_done_callback(self._was_opened)

    def _was_opened(self, task: asyncio.Task[None]) -> None:
        self._opening.discard(task)
        task.result()

    async def fail(self, how: str) -> None:
        """Let something happen to the database, or to the way there."""
        self.done[how] += 1
        for victim in self.victims:
            victim.away = True
        if how in ("fast", "immediate"):
            await asyncio.to_thread(self.postgres.restart, how)
        else:
            self.way.cut(silently=how != "broken")
            await asyncio.sleep(self.rng.uniform(1.0, 4.0) if LONG else 1.0)
            if how == "lost":
                self.way.reset()
            self.way.mend()

    async def all_open(self) -> None:
        """Wait for those that are about to open."""
        await asyncio.wait_for(asyncio.gather(*self._opening), 60)
        for victim in self.victims:
            assert victim.process.is_alive()


async def play_and_fail(halls: Halls, people: list[Player], games: list[asyncio.Task[None]]) -> None:
    """Kill, and let the database fail in every way by turns; then everybody must get on."""
    failing: asyncio.Task[None] | None = None
    for at in range(KILLS):
        if at % EVERY == 0:
            if failing is not None:
                await failing
            failing = asyncio.create_task(halls.fail(FAULTS[at // EVERY % len(FAULTS)]))
        await halls.kill()
        for game in games:
            if game.done():
                game.result()
    if failing is not None:
        await failing
    await halls.all_open()
    before = [person.answers for person in people]
    until = time.monotonic() + CALM
    while stuck := [who for who, count in enumerate(before) if people[who].answers <= count]:
        assert time.monotonic() < until, f"not going on: {[(who, people[who].at.news.get('ask'), people[who].at.news.get('view'), people[who].at.table) for who in stuck]}"
        await asyncio.sleep(0.05)


async def test_three_halls_of_which_everything_fails(settings: Make, postgres: Any) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
    rng = random.Random(3)
    halls = Halls(settings, postgres, rng)
    stop = asyncio.Event()
    people: list[Player] = []
    games: list[asyncio.Task[None]] = []
    started = time.monotonic()
    async with halls.opened() as address:
        for game, persons, bots in TABLES:
            side = [Player([address], random.Random(rng.random()), 0.03) for _ in range(persons)]
            people += side
            games.append(asyncio.create_task(play_on(game, side, bots, stop)))
        await play_and_fail(halls, people, games)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*games), CALM)
        await any_hall_answers(halls, people)
        for victim in halls.victims:
            assert await victim.stop() in ENDED
    acknowledged = Books(settings(database=halls.database)).check(people)
    denied = sum(len(each) for person in people for each in person.denied.values())
    breaks = [person.breaks for person in people]
    tables = sum(len(person.opened) for person in people)
    refusals = sum([person.refusals for person in people], Counter())
    print(f"\n{dict(halls.done)}, {acknowledged} acknowledged at {tables} tables, {denied} refused as not written,")
    print(f"{sum(breaks)} breaks, {time.monotonic() - started:.0f} s; {dict(refusals)}")
    assert sum(breaks) > (1000 if LONG else 3)


async def any_hall_answers(halls: Halls, people: list[Player]) -> None:
    """Nobody needs to come back to the same one: each of them has every table."""
    for person in people:
        for table in list(person.heard)[-3:]:
            found = [await Visitor(victim.address, person.cookie).come(table, since=0) for victim in halls.victims]
            for sitting in found:
                await sitting.until(lambda m: m["type"] == "news")
            assert found[0].events == found[1].events == found[2].events
            assert found[0].news["ask"] == found[1].news["ask"] == found[2].news["ask"]
            for sitting in found:
                await sitting.close()

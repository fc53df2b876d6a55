"""Halls are killed while rated games end: each game changes every rating exactly once, or has not ended.

KWOON_LONG=1 kills hundreds of times.
"""

import asyncio
import os
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any

import pytest
from sqlalchemy import text

from kwoon.hall.people.models import INITIAL_MU, INITIAL_SIGMA
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.table_state import OVER
from kwoon.server.client import HallClient
from kwoon.server.settings import Settings
from kwoon.server.storage.database import SqlStorage
from tests.server.killable_servers import ENDED, Victim

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
PEOPLE = 5
AT_ONCE = 6
CLOSE = 1e-9


class Rivals:
    """A few people with unreliable connections who play each other at many tables at once and concede."""

    def __init__(self, victims: list[Victim], seed: int) -> None:
        self.victims = victims
        self.rng = random.Random(seed)
        self.cookies: list[str] = []
        self.ended = 0
        self.breaks = 0

    async def come(self) -> None:
        for _ in range(PEOPLE):
            visitor = HallClient(self.victims[0].address)
            await visitor.request("GET", "/api/me")
            self.cookies.append(visitor.cookie)

    async def call(self, who: int, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Retry any hall until one responds; the request may already have been carried out."""
        while True:
            visitor = HallClient(self.rng.choice(self.victims).address, self.cookies[who])
            with suppress(OSError, HTTPException, TimeoutError, ValueError):
                status, answer = await asyncio.wait_for(visitor.call(method, path, body), 10)
                if status != 503:
                    return status, answer
            self.breaks += 1
            await asyncio.sleep(0.02)

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            one, other = self.rng.sample(range(PEOPLE), 2)
            asked = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
            status, table = await self.call(one, "POST", "/api/tables", asked)
            assert status == 201, table
            here = f"/api/tables/{table['id']}"
            while (await self.call(one, "GET", here))[1]["status"] == "waiting":
                await self.call(other, "POST", f"{here}/seats/1")
            loser, seat = self.rng.choice([(one, 0), (other, 1)])
            while (await self.call(one, "GET", here))[1]["status"] == "playing":
                # Sometimes both concede at once.
                if self.rng.random() < 0.3:
                    await asyncio.gather(
                        self.call(one, "DELETE", f"{here}/seats/0"), self.call(other, "DELETE", f"{here}/seats/1")
                    )
                await self.call(loser, "DELETE", f"{here}/seats/{seat}")
            self.ended += 1


async def kill_and_end(victims: list[Victim], kills: int, seed: int) -> Rivals:
    await asyncio.gather(*[victim.start() for victim in victims])
    rivals = Rivals(victims, seed)
    await rivals.come()
    stop = asyncio.Event()
    games = [asyncio.create_task(rivals.play(stop)) for _ in range(AT_ONCE)]
    for _ in range(kills):
        await asyncio.sleep(rivals.rng.uniform(0.05, 0.5))
        victim = rivals.rng.choice(victims)
        await victim.kill()
        await victim.start()
        for game in games:
            if game.done():
                game.result()
    stop.set()
    await asyncio.wait_for(asyncio.gather(*games), 60)
    for victim in victims:
        assert await victim.stop() in ENDED
    return rivals


def check(settings: Settings) -> int:
    """Check that each finished game changed two ratings once, no other game did, and ratings equal the sum of their
    changes."""
    storage = SqlStorage(settings.database)
    with storage.engine.connect() as connection:
        found = [heads.from_json(row.head) for row in connection.execute(text("SELECT head FROM tables"))]
        changes = connection.execute(text("SELECT * FROM changes ORDER BY person, games")).all()
        ratings = connection.execute(text("SELECT * FROM ratings")).all()
    storage.engine.dispose()
    over = {head.id for head in found if head.status == OVER}
    assert Counter(change.table_id for change in changes) == dict.fromkeys(over, 2)
    by_person = defaultdict(list)
    for change in changes:
        by_person[change.person].append(change)
    assert by_person.keys() == {rating.person for rating in ratings}
    for rating in ratings:
        theirs = by_person[rating.person]
        assert [change.games for change in theirs] == list(range(1, len(theirs) + 1))
        before = (INITIAL_MU, INITIAL_SIGMA)
        for change in theirs:
            assert abs(change.mu_before - before[0]) + abs(change.sigma_before - before[1]) < CLOSE
            before = (change.mu, change.sigma)
        assert abs(rating.mu - before[0]) + abs(rating.sigma - before[1]) < CLOSE
        assert (rating.games, rating.won) == (len(theirs), sum(change.place == 1 for change in theirs))
    return len(over)


async def test_killed_hall_rates_every_game_once(settings: Callable[..., Settings]) -> None:
    victim = Victim(settings())
    rivals = await kill_and_end([victim], 300 if LONG else 4, seed=17)
    games = check(victim.settings)
    print(f"\n{victim.kills} kills, {games} rated games, {rivals.breaks} broken calls")
    assert games >= rivals.ended > 5 and rivals.breaks > 5


async def test_two_halls_on_postgresql_rate_every_game_once(
    settings: Callable[..., Settings], postgres: Callable[[], str]
) -> None:
    database = postgres()
    victims = [Victim(settings(database=database, takeover_grace=0.2, process_id=name)) for name in ("one", "two")]
    rivals = await kill_and_end(victims, 150 if LONG else 4, seed=18)
    games = check(victims[0].settings)
    print(f"\n{sum(each.kills for each in victims)} kills, {games} rated games, {rivals.breaks} broken calls")
    assert games >= rivals.ended > 5 and rivals.breaks > 5

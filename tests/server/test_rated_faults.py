"""Halls are killed while rated games end: each finished game changes its players' ratings exactly once.

With KWOON_LONG=1, the halls are killed hundreds of times.
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

from kwoon.hall.ratings.models import INITIAL_MU, INITIAL_SIGMA
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.table_state import OVER
from kwoon.server.settings import ServerSettings
from kwoon.server.storage.database import SqlStorage
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.killable_servers import CLEAN_EXIT_CODES, KillableServer

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
NUM_PEOPLE = 5
NUM_TABLES = 6
TOLERANCE = 1e-9


class UnreliablePeople:
    """A few people with unreliable connections who play each other at many tables at once and concede."""

    def __init__(self, servers: list[KillableServer], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.cookies: list[str] = []
        self.num_finished = 0
        self.num_failures = 0

    async def create_people(self) -> None:
        for _ in range(NUM_PEOPLE):
            visitor = HallClient(self.servers[0].address)
            await visitor.request("GET", "/api/me")
            self.cookies.append(visitor.cookie)

    async def call(self, person: int, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Repeat a request at random halls until one responds. An earlier attempt may already have been carried out."""
        while True:
            visitor = HallClient(self.rng.choice(self.servers).address, self.cookies[person])
            with suppress(OSError, HTTPException, TimeoutError, ValueError):
                status, error = await asyncio.wait_for(visitor.call(method, path, body), 10)
                if status != 503:
                    return status, error
            self.num_failures += 1
            await asyncio.sleep(0.02)

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            one, other = self.rng.sample(range(NUM_PEOPLE), 2)
            body = {"game": SAMPLE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
            status, table = await self.call(one, "POST", "/api/tables", body)
            assert status == 201, table
            path = f"/api/tables/{table['id']}"
            while (await self.call(one, "GET", path))[1]["status"] == "waiting":
                await self.call(other, "POST", f"{path}/seats/1")
            loser, seat = self.rng.choice([(one, 0), (other, 1)])
            while (await self.call(one, "GET", path))[1]["status"] == "playing":
                # Sometimes both concede at once.
                if self.rng.random() < 0.3:
                    await asyncio.gather(
                        self.call(one, "DELETE", f"{path}/seats/0"), self.call(other, "DELETE", f"{path}/seats/1")
                    )
                await self.call(loser, "DELETE", f"{path}/seats/{seat}")
            self.num_finished += 1


async def play_while_killing(servers: list[KillableServer], kills: int, seed: int) -> UnreliablePeople:
    await asyncio.gather(*[server.start() for server in servers])
    rivals = UnreliablePeople(servers, seed)
    await rivals.create_people()
    stop = asyncio.Event()
    games = [asyncio.create_task(rivals.play(stop)) for _ in range(NUM_TABLES)]
    for _ in range(kills):
        await asyncio.sleep(rivals.rng.uniform(0.05, 0.5))
        server = rivals.rng.choice(servers)
        await server.kill()
        await server.start()
        for game in games:
            if game.done():
                game.result()
    stop.set()
    await asyncio.wait_for(asyncio.gather(*games), 60)
    for server in servers:
        assert await server.stop() in CLEAN_EXIT_CODES
    return rivals


def check_ratings(settings: ServerSettings) -> int:
    """Check that each finished game changed two ratings once, that no other game changed any, and that every rating is
    the result of its changes in order. Return the number of finished games."""
    storage = SqlStorage(settings.database)
    with storage.engine.connect() as connection:
        found = [heads.from_json(row.state) for row in connection.execute(text("SELECT state FROM tables"))]
        changes = connection.execute(text("SELECT * FROM rating_changes ORDER BY person_id, num_games")).all()
        ratings = connection.execute(text("SELECT * FROM ratings")).all()
    storage.engine.dispose()
    over = {table_state.id for table_state in found if table_state.status == OVER}
    assert Counter(change.table_id for change in changes) == dict.fromkeys(over, 2)
    by_person = defaultdict(list)
    for change in changes:
        by_person[change.person_id].append(change)
    assert by_person.keys() == {rating.person_id for rating in ratings}
    for rating in ratings:
        own_changes = by_person[rating.person_id]
        assert [change.num_games for change in own_changes] == list(range(1, len(own_changes) + 1))
        before = (INITIAL_MU, INITIAL_SIGMA)
        for change in own_changes:
            assert abs(change.mu_before - before[0]) + abs(change.sigma_before - before[1]) < TOLERANCE
            before = (change.mu, change.sigma)
        assert abs(rating.mu - before[0]) + abs(rating.sigma - before[1]) < TOLERANCE
        assert (rating.num_games, rating.num_wins) == (
            len(own_changes),
            sum(change.place == 1 for change in own_changes),
        )
    return len(over)


async def test_killed_hall_rates_every_game_once(settings: Callable[..., ServerSettings]) -> None:
    server = KillableServer(settings())
    rivals = await play_while_killing([server], 300 if LONG else 4, seed=17)
    games = check_ratings(server.settings)
    print(f"\n{server.kills} kills, {games} rated games, {rivals.num_failures} broken calls")
    assert games >= rivals.num_finished > 5 and rivals.num_failures > 5


async def test_two_halls_on_postgresql_rate_every_game_once(
    settings: Callable[..., ServerSettings], postgres: Callable[[], str]
) -> None:
    database = postgres()
    servers = [
        KillableServer(settings(database=database, takeover_grace=0.2, process_id=name)) for name in ("one", "two")
    ]
    rivals = await play_while_killing(servers, 150 if LONG else 4, seed=18)
    games = check_ratings(servers[0].settings)
    print(f"\n{sum(each.kills for each in servers)} kills, {games} rated games, {rivals.num_failures} broken calls")
    assert games >= rivals.num_finished > 5 and rivals.num_failures > 5

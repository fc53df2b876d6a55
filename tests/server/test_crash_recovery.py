"""Servers are killed without warning during games, and no acknowledgment is ever false.

With KWOON_LONG=1, the servers are killed hundreds of times. test_multi_process_faults.py covers several halls behind a
proxy and a failing database.
"""

import asyncio
import os
import random
from collections.abc import Callable

import pytest

from kwoon import registry
from kwoon.core.record import replay
from kwoon.server.settings import ServerSettings
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.killable_servers import CLEAN_EXIT_CODES, KillableServer
from tests.server.resilient_clients import (
    RECOVERY_SECONDS,
    AcknowledgmentCheck,
    ResilientPlayer,
    fault_counts,
    play_games,
)

pytestmark = pytest.mark.anyio

LONG = os.environ.get("KWOON_LONG") == "1"
PAIRS = 3


async def play_while_killing(servers: list[KillableServer], kills: int, pairs: int, seed: int) -> list[ResilientPlayer]:
    rng = random.Random(seed)
    addresses = [server.address for server in servers]
    await asyncio.gather(*[server.start() for server in servers])
    stop = asyncio.Event()
    people = [ResilientPlayer(addresses, random.Random(rng.random()), 0.02) for _ in range(2 * pairs + 1)]
    tables = [people[at : at + 2] for at in range(0, len(people), 2)]
    games = [asyncio.create_task(play_games(SAMPLE_GAME, players, 2 - len(players), stop)) for players in tables]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.01, 0.4))
        server = rng.choice(servers)
        await server.kill()
        if rng.random() < 0.1:
            # Kill the server again while it starts.
            server.spawn()
            await asyncio.sleep(rng.uniform(0, 0.5))
            await server.kill()
        await server.start()
        for game in games:
            if game.done():
                game.result()
    async with asyncio.timeout(RECOVERY_SECONDS):
        # A second table shows that someone's first game has ended.
        while sum(person.answers for person in people) <= 50 or all(len(each.opened_tables) < 2 for each in people):
            await asyncio.sleep(0.1)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*games), 60)
    return people


async def check_records(address: str, people: list[ResilientPlayer]) -> int:
    """Check that the records of finished games replay; return their number."""
    over = 0
    for person in people:
        for table in person.opened_tables:
            visitor = HallClient(address, person.cookie)
            if (await visitor.request("GET", f"/api/tables/{table}"))["status"] == "over":
                record = await visitor.request("GET", f"/api/tables/{table}/record")
                loaded, _ = registry.load_game_of_record(record)
                assert replay(record, loaded.game).state.outcome() is not None
                over += 1
    return over


async def test_killed_server_loses_no_acknowledged_move(settings: Callable[..., ServerSettings]) -> None:
    server = KillableServer(settings())
    people = await play_while_killing([server], 480 if LONG else 6, PAIRS, seed=1)
    assert await check_records(server.address, people) > 0
    assert await server.stop() in CLEAN_EXIT_CODES
    acknowledged = AcknowledgmentCheck(server.settings).check(people)
    assert acknowledged > 50
    print(f"\n{server.kills} kills, {acknowledged} answers acknowledged, {fault_counts(people)}")
    assert sum(person.num_disconnects for person in people) > 10


async def test_killing_one_of_two_servers_loses_no_acknowledged_move(
    settings: Callable[..., ServerSettings], postgres: Callable[[], str]
) -> None:
    database = postgres()
    servers = [
        KillableServer(settings(database=database, takeover_grace=0.2, process_id=name)) for name in ("one", "two")
    ]
    people = await play_while_killing(servers, 100 if LONG else 4, 2, seed=2)
    await check_records(servers[0].address, people)
    for server in servers:
        assert await server.stop() in CLEAN_EXIT_CODES
    acknowledged = AcknowledgmentCheck(servers[0].settings).check(people)
    assert acknowledged > 20
    print(f"\n{sum(each.kills for each in servers)} kills, {acknowledged} answers acknowledged, {fault_counts(people)}")
    assert sum(person.num_disconnects for person in people) > 5

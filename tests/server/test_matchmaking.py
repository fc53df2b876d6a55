"""Matchmaking: seekers are paired exactly once, whichever hall they use. Absent or blocked people are not paired, and
little is revealed."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from kwoon.games import GAMES
from kwoon.hall.matchmaking.models import MatchedPair, Seeker
from kwoon.hall.matchmaking.service import ARRIVAL_SECONDS, EXPIRY_SECONDS, PRESENT_SECONDS
from kwoon.hall.matchmaking.wait_estimate import RECENT_SECONDS
from kwoon.hall.tables.stored_rows import WriteBatch, WriteConflict
from kwoon.server.storage.database import SqlStorage
from tests.sample_game import SAMPLE_GAME
from tests.server.controlled_clock import ControlledClock
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_storage import make_state
from tests.server.two_players import wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
SEEK_PATH = "/api/matchmaking/fight"


async def named_guest(address: str, name: str) -> tuple[HallClient, str]:
    visitor = HallClient(address)
    me = await visitor.request("PUT", "/api/me", {"name": name})
    return visitor, me["id"]


async def test_two_seekers_are_paired_at_a_rated_table_with_clock(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    (ann, _), (bo, _) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    first = await ann.request("POST", SEEK_PATH)
    assert first == {
        "game": SAMPLE_GAME,
        "is_waiting": True,
        "waited_seconds": 0.0,
        "num_others": 0,
        "rating_range": 10.3,
        "points_range": 310,
        "remaining_seconds": None,
        "recently_found": 0,
        "table": "",
    }
    time.now += 12
    assert (await ann.request("PUT", SEEK_PATH))["rating_range"] == 12.3
    assert await ann.request("GET", "/api/matchmaking") == []
    assert await bo.request("GET", "/api/matchmaking") == [{"game": SAMPLE_GAME, "num_others": 1}]
    response = await bo.request("POST", SEEK_PATH)
    ann_response = await ann.request("PUT", SEEK_PATH)
    assert (
        response["table"] == ann_response["table"] != ""
        and not response["is_waiting"]
        and not ann_response["is_waiting"]
    )
    table = await bo.request("GET", f"/api/tables/{response['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bo"]
    assert (table["status"], table["rated"], table["public"]) == ("playing", True, True)
    assert table["clock"] == {"kind": "bank", "seconds": 300.0, "increment": 5.0}
    a, b = await ann.connect(response["table"]), await bo.connect(response["table"])
    await wait_for_update(a, b)
    # Clocks start only after players have had time to arrive at the table.
    clock = a.latest_update["clock"]
    assert clock["remaining"] == [300.0, 300.0] and max(clock["starts_in"]) == ARRIVAL_SECONDS
    # A heartbeat does not put a seeker back who has left the queue, and a new search after the game finds no stale
    # entry.
    await ann.request("DELETE", SEEK_PATH)
    assert (await ann.request("PUT", SEEK_PATH))["is_waiting"] is False
    await b.request("concede")
    assert (await bo.request("POST", SEEK_PATH))["table"] == ""
    for game in GAMES:
        await ann.request("POST", f"/api/matchmaking/{game.id}")
        other = (await bo.request("POST", f"/api/matchmaking/{game.id}"))["table"]
        assert (await ann.request("GET", f"/api/tables/{other}"))["status"] == "playing"
        for each in (ann, bo):
            await each.request("DELETE", f"/api/matchmaking/{game.id}")
    await a.close()
    await b.close()


async def test_queue_is_limited_and_wait_estimate_uses_recent_waits(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, max_seekers=2, max_shared_tables=2)
    people = [(await named_guest(hall.address, f"Guest {at}"))[0] for at in range(3)]
    ann, bo, cy = people
    # Seeking twice counts once, and nobody is paired with themselves.
    for _ in range(2):
        assert (await ann.request("POST", SEEK_PATH))["table"] == ""
    assert (await ann.call("POST", "/api/matchmaking/chess"))[0] == 404
    for take in range(2):
        await ann.request("POST", SEEK_PATH)
        time.now += 4.0 + take
        table = (await bo.request("POST", SEEK_PATH))["table"]
        assert table
        for each in (ann, bo):
            await each.request("DELETE", SEEK_PATH)
        await ann.request("DELETE", f"/api/tables/{table}/seats/0")
    seen = await ann.request("POST", SEEK_PATH)
    # Four seekers found an opponent, after 0, 0, 4 and 5 seconds. Of the two who had to wait, half waited at most 4
    # seconds.
    assert (seen["recently_found"], seen["remaining_seconds"]) == (4, 4)
    assert (await cy.request("POST", "/api/matchmaking/dragon-punch"))["is_waiting"]
    status, error = await bo.call("POST", SEEK_PATH)
    assert status == 409 and "Too many players are waiting" in error["detail"]
    for _ in range(2):
        other = await ann.create_table("me", "open")
        await bo.request("POST", f"/api/tables/{other}/seats/1")
    status, error = await ann.call("POST", "/api/matchmaking/dragon-punch")
    assert status == 409 and "already playing at" in error["detail"]


async def test_absent_seeker_is_not_paired_and_expires(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    (ann, _), (bo, _) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    await ann.request("POST", SEEK_PATH)
    time.now += PRESENT_SECONDS + 1
    response = await bo.request("POST", SEEK_PATH)
    assert (response["table"], response["num_others"]) == ("", 0)
    # A disconnected seeker's place is kept for a while; then the seeker is dropped and never paired.
    assert (await ann.request("PUT", SEEK_PATH))["table"] != ""
    assert (await bo.request("PUT", SEEK_PATH))["table"] != ""
    for each in (ann, bo):
        await each.request("DELETE", SEEK_PATH)
    await ann.request("POST", SEEK_PATH)
    time.now += EXPIRY_SECONDS + 1
    assert (await ann.request("PUT", SEEK_PATH))["is_waiting"] is False
    assert (await bo.request("POST", SEEK_PATH))["table"] == ""
    # The wait of the seeker who was dropped is stored as unsuccessful.
    waits = await hall.server.storage.matchmaking_queue.recent_waits(SAMPLE_GAME, 0.0, 10)
    assert sorted((wait.seconds, wait.found_opponent) for wait in waits)[0] == (0.0, False)


async def test_blocked_people_are_never_paired_and_cannot_detect_it(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    (ann, a), (bo, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    await ann.request("PUT", f"/api/blocks/{b}", {"blocked": True})
    for first, second in ((ann, bo), (bo, ann)):
        await first.request("POST", SEEK_PATH)
        for _ in range(10):
            time.now += PRESENT_SECONDS - 1
            response, first_response = await second.request("POST", SEEK_PATH), await first.request("PUT", SEEK_PATH)
            assert (response["table"], first_response["table"]) == ("", "")
            # The count includes the other person; leaving them out would reveal the block.
            assert response["num_others"] == first_response["num_others"] == 1
            assert a not in json.dumps(first_response) + json.dumps(response) and b not in json.dumps(
                first_response
            ) + json.dumps(response)
        for each in (first, second):
            await each.request("DELETE", SEEK_PATH)
    await ann.request("PUT", f"/api/blocks/{b}", {"blocked": False})
    await ann.request("POST", SEEK_PATH)
    assert (await bo.request("POST", SEEK_PATH))["table"] != ""


async def test_waiting_seeker_learns_only_the_number_of_others(serve: Serve, tmp_path: Path) -> None:
    observations: list[str] = []
    for name, mu in (("Bo", 60.0), ("Wing Chun", -60.0)):
        time = ControlledClock()
        hall = await serve(now=time, database=f"sqlite:///{tmp_path / name}")
        (ann, _), (_, other) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, name)
        await hall.server.storage.matchmaking_queue.join(
            SAMPLE_GAME, Seeker(other, mu, 1.0, time.now, time.now), 0.0, 10
        )
        responses = [
            await ann.request("POST", SEEK_PATH),
            await ann.request("PUT", SEEK_PATH),
            await ann.request("GET", "/api/matchmaking"),
        ]
        observations.append(json.dumps(responses))
    assert observations[0] == observations[1] and '"num_others": 1' in observations[0]


async def seek_at_once(halls: list[RunningServer], people: int) -> dict[str, list[str]]:
    """Let `people` visitors seek at once, spread over the halls; return the players at each table."""
    found: dict[str, list[str]] = {}
    # The visitors block threads in this process. The larger pool leaves threads for the halls' writes.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(3 * people))

    async def seek(at: int) -> None:
        visitor, id = await named_guest(halls[at % len(halls)].address, f"Guest {at}")
        response = await visitor.request("POST", SEEK_PATH)
        for step in itertools.count(1):
            if response["table"]:
                break
            other = HallClient(halls[(at + step) % len(halls)].address, visitor.cookie)
            response = await other.request("PUT", SEEK_PATH)
            assert response["is_waiting"] or response["table"], "lost in the queue"
        found.setdefault(response["table"], []).append(id)

    async with asyncio.timeout(120):
        await asyncio.gather(*[seek(at) for at in range(people)])
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_concurrent_seekers_are_each_paired_once(serve: Serve, request: pytest.FixtureRequest, kind: str) -> None:
    """Many people seek at the same moment, in two halls on PostgreSQL or in one hall on an SQLite file."""
    if kind == "postgresql":
        url = request.getfixturevalue("postgres")()
        halls = [await serve(database=url) for _ in range(2)]
    else:
        halls = [await serve()]
    found = await seek_at_once(halls, 12)
    assert sorted(len(people) for people in found.values()) == [2] * 6
    rated_tables = [each for each in await halls[0].hall.storage.table_states("playing") if each.rated]
    assert {each.id: sorted(str(table_seat.person_id) for table_seat in each.seats) for each in rated_tables} == {
        table: sorted(people) for table, people in found.items()
    }
    if kind == "postgresql":
        # A visitor to another hall finds the table too.
        table, _ = next(iter(found.items()))
        connection = await HallClient(halls[1].address).connect(table)
        await wait_for_update(connection)
        await connection.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_pairing_and_table_are_written_atomically(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    file = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    storage = SqlStorage(file if kind == "sqlite" else request.getfixturevalue("postgres")())
    storage.migrate()
    storage.start_writer()
    for person, game in (("ann", "fight"), ("bo", "fight"), ("cy", "fight"), ("ann", "dragon-punch")):
        await storage.matchmaking_queue.join(game, Seeker(person, 25.0, 8.0, 100.0, 100.0), 0.0, 10)

    def pairing(one: str, other: str, present: float = 90.0) -> WriteBatch:
        id = f"{one}-{other}-{present}"
        return WriteBatch(new_tables=(make_state(id),), matched_pair=MatchedPair("fight", one, other, present, 101.0))

    for wrong in (pairing("ann", "ann"), pairing("ann", "nobody"), pairing("ann", "bo", present=100.5)):
        with pytest.raises(WriteConflict):
            await storage.write(wrong)
    tries = [storage.write(pairing(*pair)) for pair in (("ann", "bo"), ("bo", "cy"), ("cy", "ann"), ("bo", "ann"))]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in results].count(WriteConflict) == 3
    assert len(await storage.table_states("waiting")) == 1
    # A paired player is removed from all other queues.
    heartbeats = {
        person: await storage.matchmaking_queue.refresh_seeker("fight", person, 101.0, 0.0)
        for person in ("ann", "bo", "cy")
    }
    paired = [person for person, seeker in heartbeats.items() if seeker is not None and seeker.table_id]
    assert len(paired) == 2
    assert (await storage.matchmaking_queue.refresh_seeker("dragon-punch", "ann", 101.0, 0.0) is None) == (
        "ann" in paired
    )
    assert sorted(wait.found_opponent for wait in await storage.matchmaking_queue.recent_waits("fight", 0.0, 9)) == [
        True,
        True,
    ]
    await storage.flush_and_close()


async def test_backward_clock_jump_leaves_no_stale_seekers_or_waits(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    storage.migrate()
    seekers = storage.matchmaking_queue
    ahead, now = 2_000_000_000.0, 1_000_000_000.0
    # These rows were written while the clock was wrong. One of the seekers gave up.
    await seekers.join(SAMPLE_GAME, Seeker("ghost", 25.0, 8.0, ahead, ahead), ahead - EXPIRY_SECONDS, 10)
    await seekers.join(SAMPLE_GAME, Seeker("ann", 25.0, 8.0, ahead, ahead), ahead - EXPIRY_SECONDS, 10)
    await seekers.join(SAMPLE_GAME, Seeker("bo", 25.0, 8.0, ahead, ahead), ahead - EXPIRY_SECONDS, 10)
    await seekers.leave_queue("bo", SAMPLE_GAME, ahead + 50)
    # Ann's page keeps polling, so her wait restarts now and she is stored as present.
    beat = await seekers.refresh_seeker(SAMPLE_GAME, "ann", now, now - EXPIRY_SECONDS)
    assert beat is not None and (beat.since, beat.seen) == (now, now)
    cy = Seeker("cy", 25.0, 8.0, now, now)
    await seekers.join(SAMPLE_GAME, cy, now - EXPIRY_SECONDS, 10)
    assert [each.person_id for each in await seekers.nearest_seekers(SAMPLE_GAME, cy, now - PRESENT_SECONDS, 9)] == [
        "ann"
    ]
    assert await seekers.count_seekers_by_game(now - PRESENT_SECONDS) == {SAMPLE_GAME: 2}
    assert await seekers.recent_waits(SAMPLE_GAME, now - RECENT_SECONDS, 9, now) == []
    await seekers.leave_queue("cy", SAMPLE_GAME, now + 4)
    assert [wait.seconds for wait in await seekers.recent_waits(SAMPLE_GAME, now - RECENT_SECONDS, 9, now + 4)] == [4.0]
    with storage.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM wait_times")).scalar() == 1
    storage.engine.dispose()

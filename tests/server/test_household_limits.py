"""Attacks from one address, with a new guest for every request, fail under the default limits. A school class behind
one address stays within them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.hall.bot_jobs import RANK_PLAYERS, JobPriority
from kwoon.hall.fair_queue import FairQueue, FairSemaphore
from kwoon.hall.workshop.user_packs import PackSummary
from kwoon.server.settings import ServerSettings, load_settings
from kwoon.server.storage import schema
from tests.sample_game import SAMPLE_GAME
from tests.server.controlled_clock import ControlledClock
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.test_workshop import create_pack

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
ATTACKER, NEIGHBOR = "127.0.0.1", "127.0.0.2"
CLASS_SIZE = 30
LIMITS = (
    "requests_per_second",
    "request_burst",
    "messages_per_second",
    "message_burst",
    "max_connections_per_address",
    "limit_multiplier",
    "max_tables_per_person",
    "max_bot_tables_per_person",
    "max_shared_tables",
    "max_listed_per_host",
    "max_tables_per_household",
    "max_bot_tables_per_household",
    "max_listed_per_household",
    "max_tournaments_per_household",
    "max_studies_per_household",
    "error_delay",
)


def default_limits() -> dict[str, Any]:
    defaults = {field.name: field.default for field in fields(ServerSettings) if field.default is not MISSING}
    return {name: defaults[name] for name in LIMITS}


async def serve_with_default_limits(serve: Serve, **overrides: Any) -> tuple[RunningServer, ControlledClock]:
    time = ControlledClock()
    return await serve(**default_limits() | overrides, now=time), time


def attacker(hall: RunningServer) -> HallClient:
    return HallClient(hall.address, source=ATTACKER)


def neighbor(hall: RunningServer) -> HallClient:
    return HallClient(hall.address, source=NEIGHBOR)


def table_request(**overrides: Any) -> dict[str, Any]:
    return {"game": SAMPLE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **overrides}


def tournament_request(**overrides: Any) -> dict[str, Any]:
    return {"title": "A cup", "game": SAMPLE_GAME, **overrides}


# Lists.


async def test_tables_from_one_address_do_not_crowd_others_out_of_the_list(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve)
    host = neighbor(hall)
    table = await host.create_table("me", "open")
    connection = await host.connect(table)
    num_opened = 0
    for _ in range(130):
        # This is as fast as the per-address limit on tables allows.
        time.now += 5
        status, _ = await attacker(hall).call("POST", "/api/tables", table_request())
        num_opened += status == 201
    assert num_opened > 100
    listed = [each["id"] for each in await neighbor(hall).request("GET", "/api/tables")]
    assert table in listed
    assert len(listed) <= 40
    await connection.close()


async def test_tables_per_address_are_limited(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve, max_tables_per_household=50)
    statuses = []
    for _ in range(60):
        time.now += 5
        statuses.append((await attacker(hall).call("POST", "/api/tables", table_request()))[0])
    assert statuses == [201] * 50 + [409] * 10
    assert await neighbor(hall).create_table("me", "open")


async def test_seats_taken_per_address_are_rate_limited(serve: Serve) -> None:
    hall, _ = await serve_with_default_limits(serve)
    tables = []
    for number in range(80):
        host = HallClient(hall.address, source=f"127.0.1.{number + 1}")
        tables.append(await host.create_table("me", "open"))
    sat = 0
    for table in tables:
        status, _ = await attacker(hall).call("POST", f"/api/tables/{table}/seats/1")
        sat += status == 200
    assert sat <= 60


async def test_tournaments_from_one_address_do_not_crowd_others_out_of_the_list(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve)
    tournament = await neighbor(hall).request("POST", "/api/tournaments", tournament_request())
    for _ in range(45):
        time.now += 10
        await attacker(hall).call("POST", "/api/tournaments", tournament_request())
    assert tournament["id"] in [each["id"] for each in await neighbor(hall).request("GET", "/api/tournaments")]


async def test_tournaments_per_address_are_limited(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve)
    for _ in range(205):
        time.now += 10
        await attacker(hall).call("POST", "/api/tournaments", tournament_request())
    assert (await neighbor(hall).call("POST", "/api/tournaments", tournament_request()))[0] == 201


async def test_tournament_without_people_is_canceled_after_an_hour(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve, request_burst=100_000.0, limit_multiplier=1000.0)
    host = neighbor(hall)
    path = f"/api/tournaments/{(await host.request('POST', '/api/tournaments', tournament_request()))['id']}"
    entered = f"/api/tournaments/{(await host.request('POST', '/api/tournaments', tournament_request()))['id']}"
    await host.request("POST", f"{path}/bots", {"bot": "random", "count": 2})
    await host.request("POST", f"{entered}/entrants")
    starts = f"/api/tournaments/{(await host.request('POST', '/api/tournaments', tournament_request(starts=time.now + 9000)))['id']}"
    for seconds, state in ((3500, "waiting"), (200, "off")):
        time.now += seconds
        await hall.server.tournament_runner.schedule_due_tournaments()
        async with asyncio.timeout(10):
            while (await host.request("GET", path))["tournament"]["state"] != state:
                await asyncio.sleep(0.01)
    assert (await host.request("GET", entered))["tournament"]["state"] == "waiting"
    assert (await host.request("GET", starts))["tournament"]["state"] == "waiting"


async def test_abandoned_tournament_is_canceled_for_a_new_one_in_full_hall(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve, max_tournaments=2)
    host = neighbor(hall)
    first, second = [
        (await host.request("POST", "/api/tournaments", tournament_request(starts=time.now + 99_000)))["id"]
        for _ in range(2)
    ]
    assert (await attacker(hall).call("POST", "/api/tournaments", tournament_request()))[0] == 409
    await host.request("POST", f"/api/tournaments/{first}/entrants")
    time.now += 3700
    assert (await attacker(hall).call("POST", "/api/tournaments", tournament_request()))[0] == 201
    states = [(await host.request("GET", f"/api/tournaments/{id}"))["tournament"]["state"] for id in (first, second)]
    assert states == ["waiting", "off"]


async def test_entrants_per_address_are_limited(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve)
    path = f"/api/tournaments/{(await neighbor(hall).request('POST', '/api/tournaments', tournament_request()))['id']}"
    for _ in range(140):
        time.now += 1
        await attacker(hall).call("POST", f"{path}/entrants")
    assert (await neighbor(hall).call("POST", f"{path}/entrants"))[0] == 200
    assert (await neighbor(hall).request("GET", path))["tournament"]["num_entrants"] == 41


# Queues.


def test_fair_queue_alternates_between_households_and_owners() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(6):
        queue.enqueue("many", f"new person {number}", number)
    queue.enqueue("one", "ann", 10)
    queue.enqueue("one", "ann", 11)
    order = []
    while queue:
        household, owner, item = queue.peek_and_rotate()
        queue.remove(household, owner, item)
        order.append(item)
    assert order == [0, 10, 1, 11, 2, 3, 4, 5]


async def test_canceled_wait_leaves_no_entry_in_the_queue() -> None:
    slots = FairSemaphore(1)
    await slots.acquire(JobPriority(RANK_PLAYERS, "ann", "home"))
    waiting = asyncio.create_task(slots.acquire(JobPriority(RANK_PLAYERS, "bo", "home")))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert not any(slots._waiting)


class RecordingPool:
    """Replaces a worker pool's methods and records who was served."""

    def __init__(self, pool: Any, reply: dict[str, object]) -> None:
        self.served: list[str] = []
        self.may_go = asyncio.Event()
        self._reply = reply
        pool._get_or_start_worker = self._get_worker
        pool.run_request = self._run_request

    async def _get_worker(self) -> object:
        await self.may_go.wait()

        class Nobody:
            returncode = None

        return Nobody()

    async def _run_request(self, worker: object, job: Any) -> dict[str, object]:
        self.served.append(job.text)
        return self._reply


@pytest.mark.parametrize("work", ["readings", "pdf", "rulebook"])
async def test_jobs_from_one_address_do_not_delay_another_address(serve: Serve, work: str) -> None:
    hall, _ = await serve_with_default_limits(serve)
    server = hall.server
    pool = server.pack_check_pool if work == "readings" else server.print_pool
    line = RecordingPool(pool, {} if work == "readings" else {"pdf": "", "problem": ""})
    definition, other = registry.default_pack("fight"), registry.default_pack("dragon-punch")

    threads = ThreadPoolExecutor(12)

    async def request_job(visitor: HallClient, pack: registry.Pack) -> int:
        call_args: tuple[Any, ...] = ("POST", "/api/packs/check", {"game": pack.game, "text": pack.text}, {})
        if work != "readings":
            server.user_packs._summaries[pack.fingerprint] = PackSummary(1, [])
            call_args = ("GET", f"/api/packs/{pack.fingerprint}/{work}", None, {})
        status, _ = await asyncio.get_running_loop().run_in_executor(threads, visitor.call_blocking, *call_args)
        return status

    many = [asyncio.create_task(request_job(attacker(hall), definition)) for _ in range(10)]
    async with asyncio.timeout(20):
        while pool._slots._waiting[RANK_PLAYERS].count_waiting(hall.hall.guests.household_fingerprint(ATTACKER)) < 9:
            await asyncio.sleep(0.01)
    one = asyncio.create_task(request_job(neighbor(hall), other))
    async with asyncio.timeout(20):
        while pool._slots._waiting[RANK_PLAYERS].count_waiting(hall.hall.guests.household_fingerprint(NEIGHBOR)) < 1:
            await asyncio.sleep(0.01)
    line.may_go.set()
    assert await one == 200
    assert set(await asyncio.gather(*many)) == {200}
    assert line.served.index(other.text) <= 2
    threads.shutdown()


async def test_studies_per_address_are_limited(serve: Serve) -> None:
    hall, time = await serve_with_default_limits(serve)

    async def nothing(*_: object) -> None:
        await asyncio.Event().wait()

    hall.server.study_pool.play_more_games = nothing  # type: ignore[assignment, method-assign]
    pack = await create_pack(attacker(hall))
    num_started = 0
    for number in range(60):
        time.now += 20
        body = {"pack": pack["id"], "num_games": 100, "seed": f"a{number}"}
        num_started += (await attacker(hall).call("POST", "/api/studies", body))[0] == 201
    assert 3 < num_started <= 15
    body = {"pack": pack["id"], "num_games": 100, "seed": "b"}
    assert (await neighbor(hall).call("POST", "/api/studies", body))[0] == 201


# Chat.


async def test_chat_per_address_is_limited(serve: Serve) -> None:
    hall = await serve(**default_limits())
    tables = [await attacker(hall).create_table("me", "open") for _ in range(20)]
    connections = [await attacker(hall).connect(table) for table in tables]

    async def flood_chat(table_connection: TableConnection) -> None:
        for _ in range(29):
            await table_connection.send("chat", text="x" * 300)
        # Chat messages of one socket are handled in order, so all others have been handled when this one is answered.
        await table_connection.request("chat", text="x" * 300, id="end")

    await asyncio.gather(*map(flood_chat, connections))
    with hall.server.storage.engine.connect() as connection:
        stored = connection.execute(select(func.count()).select_from(schema.chat_messages)).scalar_one()
    assert 0 < stored < 300
    other = await neighbor(hall).connect(tables[0])
    assert (await other.request("chat", text="Hello"))["type"] == "done"
    reply = await connections[0].request("chat", text="More", id="again")
    if reply["type"] == "error":
        assert "Wait" in reply["message"]
    for table_connection in (*connections, other):
        await table_connection.close()


async def test_only_last_200_chat_messages_of_a_table_are_kept(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "open")
    table_connection = await ann.connect(table)
    for number in range(230):
        assert (await table_connection.request("chat", text=f"message {number}"))["type"] == "done"
    live_table = hall.hall.tables[table]
    assert [message.text for message in live_table.chat.messages] == [f"message {number}" for number in range(30, 230)]
    assert len(live_table.requests.results) <= 200
    with hall.server.storage.engine.connect() as connection:
        stored = connection.execute(select(func.count()).select_from(schema.chat_messages)).scalar_one()
    assert stored == 200
    # A reloaded table continues with the next number.
    await table_connection.close()
    hall.hall.unload_table(live_table)
    table_connection = await ann.connect(table)
    assert (await table_connection.request("chat", text="once more"))["type"] == "done"
    assert hall.hall.tables[table].chat.messages[-1].number == 231
    await table_connection.close()


# Sockets.


async def test_sockets_per_person_and_table_are_limited(serve: Serve) -> None:
    hall = await serve(**default_limits())
    ann = neighbor(hall)
    table, other = await ann.create_table("me", "open"), await ann.create_table("me", "open")
    connections = [await ann.connect(table) for _ in range(10)]
    with pytest.raises(Exception, match="429"):
        await ann.connect(table)
    connections.append(await ann.connect(other))
    connections.append(await neighbor(hall).connect(table))
    await connections.pop(0).close()
    async with asyncio.timeout(10):
        while len([each for each in hall.hall.tables[table].presence.subscribers if each.person_id]) > 10:
            await asyncio.sleep(0.01)
    connections.append(await ann.connect(table))
    for connection in connections:
        await connection.close()


# A school class.


async def test_class_of_30_behind_one_address_stays_within_the_limits(serve: Serve) -> None:
    dice = LiveDice(5)
    hall = await serve(**default_limits() | {"request_burst": 1000.0}, dice=lambda: dice)
    people = [neighbor(hall) for _ in range(CLASS_SIZE)]
    for person in people:
        await person.request("GET", "/api/me")
    tables = []
    for host in people[::2]:
        tables.append(await host.create_table("me", "open"))
    listed = {each["id"] for each in await people[-1].request("GET", "/api/tables")}
    assert listed == set(tables)
    connections = []
    for table, host, guest in zip(tables, people[::2], people[1::2], strict=True):
        await guest.request("POST", f"/api/tables/{table}/seats/1")
        connections += [await host.connect(table), await guest.connect(table)]
    for connection in connections:
        await connection.receive_until(lambda message: message["type"] == "update")
        for chat_text in ("Hello", "Good luck"):
            assert (await connection.request("chat", text=chat_text))["type"] == "done"
    for connection in connections[::2]:
        assert (await connection.request("concede"))["type"] == "done"
    for connection in connections:
        await connection.close()
    # A tournament opened from another address has room for the whole class.
    path = f"/api/tournaments/{(await attacker(hall).request('POST', '/api/tournaments', tournament_request()))['id']}"
    for person in people:
        await person.request("POST", f"{path}/entrants")
    assert (await people[0].request("GET", path))["tournament"]["num_entrants"] == CLASS_SIZE


def test_household_multiplier_scales_every_household_limit(tmp_path: Path) -> None:
    default, triple = [
        load_settings(tmp_path, None, {"KWOON_HOUSEHOLD_MULTIPLIER": factor} if factor else {}) for factor in ("", "3")
    ]
    for name in (field.name for field in fields(ServerSettings) if field.name.endswith("_household")):
        assert getattr(default, name) == getattr(ServerSettings, name)
        assert getattr(triple, name) == 3 * getattr(ServerSettings, name), name

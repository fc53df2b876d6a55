"""Each table has its own pack, even one that is no longer offered, and tables with different packs run side by side."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from kwoon import registry
from kwoon.core.record import replay
from kwoon.games import GAMES
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.registry import NamedPack, Pack
from kwoon.server.settings import ServerSettings
from kwoon.server.storage.database import SqlStorage
from tests.games.fight.packs import FIGHT_PACKS
from tests.server.hall_client import HallClient, TableConnection
from tests.server.killable_servers import CLEAN_EXIT_CODES, KillableServer
from tests.server.old_databases import old_json
from tests.server.running_server import RunningServer
from tests.server.test_old_editions import edition_1_match, edition_1_table, stored_moves

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
Make = Callable[..., ServerSettings]


def make_pack(text: str) -> Pack:
    return Pack("fight", registry.load_game_from_text("fight", text).pack_fingerprint, text)


TINY = NamedPack("tiny", make_pack(FIGHT_PACKS["tiny"]))
LONGER_TEXT = registry.default_pack_text("fight").replace("points_to_win_round = 13", "points_to_win_round = 15")
LONGER = NamedPack("longer", make_pack(LONGER_TEXT))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Any) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    return str(request.getfixturevalue("postgres")())


async def make_moves(visitor: HallClient, table: str, count: int) -> list[int]:
    """Make up to `count` moves; return the numbers of all events."""
    connection = await visitor.connect(table, since=0)
    for _ in range(count):
        prompt = await connection.wait_for_prompt()
        if prompt is None:
            break
        connection.latest_update["prompt"] = None
        await connection.request("move", key=prompt["key"], move=prompt["moves"][0]["move"])
        await connection.receive_until(lambda message: message["type"] == "update")
    seen = [event["number"] for event in connection.events]
    await connection.close()
    return seen


async def play_to_end(visitor: HallClient, table: str) -> TableConnection:
    connection = await visitor.connect(table, since=0)
    await connection.play_to_end()
    with suppress(ConnectionClosed):
        while connection.table["status"] != "over":
            await connection.receive()
    return connection


async def test_tables_with_different_packs_survive_a_server_kill(settings: Make, url: str) -> None:
    """Three tables use different packs of one game. After the restart, two of these packs are no longer offered."""
    first = KillableServer(settings(database=url, offered_packs=(TINY, LONGER)))
    await first.start()
    ann = HallClient(first.address)
    over = await ann.create_table("me", "random", pack=TINY.pack.fingerprint)
    finished = await play_to_end(ann, over)
    events, outcome = finished.events, finished.latest_update["outcome"]
    await finished.close()
    default_table, longer = (
        await ann.create_table("me", "greedy"),
        await ann.create_table("me", "greedy", pack=LONGER.pack.fingerprint),
    )
    seen = await asyncio.gather(make_moves(ann, default_table, 3), make_moves(ann, longer, 3))
    await first.kill()
    # This server offers neither `TINY` nor `LONGER`.
    second = KillableServer(settings(database=url))
    await second.start()
    ann = HallClient(second.address, ann.cookie)
    for table, fingerprint, seen_before in (
        (default_table, registry.default_pack("fight").fingerprint, seen[0]),
        (longer, LONGER.pack.fingerprint, seen[1]),
    ):
        response = await ann.request("GET", f"/api/tables/{table}")
        assert response["pack"]["fingerprint"] == fingerprint
        assert (await make_moves(ann, table, 1))[: len(seen_before)] == seen_before
    again, played, other = await asyncio.gather(
        ann.replay(over, "0"), play_to_end(ann, longer), play_to_end(ann, default_table)
    )
    assert [event for frame in again["frames"] for event in frame["events"]] == events
    assert again["frames"][-1]["outcome"] == outcome
    assert played.latest_update["outcome"] and other.latest_update["outcome"]
    # Each record replays with the cards of its own table.
    for table, offer in ((longer, LONGER), (over, TINY)):
        record = await ann.request("GET", f"/api/tables/{table}/record")
        assert replay(record, offer.pack.load().game).state.outcome() is not None
    faces = await ann.request("GET", f"/api/games/fight/cards?pack={TINY.pack.fingerprint}")
    assert len(faces) == len(TINY.pack.load().faces) < len(await ann.request("GET", "/api/games/fight/cards"))
    for connection in (played, other):
        await connection.close()
    assert await second.stop() in CLEAN_EXIT_CODES


async def test_analysis_play_on_and_rematch_use_the_tables_pack(serve: Serve) -> None:
    hall = await serve(offered_packs=(TINY,))
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "novice", pack=TINY.pack.fingerprint)
    connection = await ann.connect(table)
    prompt = await connection.wait_for_prompt()
    assert prompt is not None
    hint = await ann.request("POST", f"/api/tables/{table}/hint")
    assert hint["moves"][0] in [move["move"] for move in prompt["moves"]]
    await connection.play_to_end()
    while connection.table["status"] != "over":
        await connection.receive()
    while not (chances := await ann.request("GET", f"/api/tables/{table}/win-chances"))["done"]:
        await asyncio.sleep(0.05)
    assert chances["points"][-1]["chances"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    branch = await ann.request("POST", f"/api/tables/{table}/play-on", {"num_moves": 2, "seat": 0})
    rematch = await ann.request("POST", f"/api/tables/{table}/rematch")
    following = await ann.request("GET", f"/api/tables/{rematch['rematch_table']}")
    for each in (branch, following):
        assert each["pack"] == {"fingerprint": TINY.pack.fingerprint, "name": "tiny", "is_default": False}
    await connection.close()


async def test_bot_worker_is_sent_each_pack_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve(offered_packs=(TINY,), workers=1)
    sent: list[str] = []
    original_ask = hall.server.bot_pool.send_request

    async def recording_ask(worker: Any, job: Any) -> Any:
        sent.append(job.pack.text)
        return await original_ask(worker, job)

    monkeypatch.setattr(hall.server.bot_pool, "send_request", recording_ask)
    ann = HallClient(hall.address)
    for pack in (TINY.pack.fingerprint, "", TINY.pack.fingerprint, ""):
        connection = await ann.connect(await ann.create_table("me", "random", pack=pack))
        await connection.play_to_end()
        await connection.close()
    assert len(sent) > 20
    assert sorted(text for text in sent if text) == sorted([TINY.pack.text, registry.default_pack_text("fight")])


async def test_migrated_table_loads_only_if_its_pack_is_known(serve: Serve, url: str) -> None:
    """These tables were stored before packs were in the database: one uses an earlier edition, the other unknown cards."""
    storage = SqlStorage(url)
    storage.migrate("0004")
    match = edition_1_match()
    columns = "id, version, status, public, made, changed, head, host, people"
    values = ":id, 0, :status, 1, 1.0, 1.0, :head, 'ann', 1"
    packs = {"old": match.header.pack, "lost": "0123456789abcdef"}
    with storage.engine.begin() as connection:
        for id, pack in packs.items():
            table_state = edition_1_table(match, "ann", "playing")
            table_state.id, table_state.pack = id, pack
            row = {"id": id, "status": "playing", "head": old_json(table_state)}
            connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), row)
    storage.engine.dispose()
    hall = await serve(database=url)
    await hall.hall.storage.write(WriteBatch(moves=stored_moves(match, 40)))
    ann = HallClient(hall.address)
    assert (await ann.request("GET", "/api/tables/old"))["pack"]["fingerprint"] == match.header.pack
    assert len((await hall.hall.find_table("old")).require_match().moves) == 40
    status, error = await ann.call("GET", "/api/tables/lost")
    assert (status, "a pack that the hall no longer has" in error["detail"]) == (409, True)
    with hall.server.storage.engine.connect() as connection:
        fingerprints = set(connection.execute(text("SELECT fingerprint FROM packs")).scalars())
    assert fingerprints == {
        pack.fingerprint
        for definition in GAMES
        for pack in (registry.default_pack(definition.id), *registry.archived_packs(definition.id))
    }


async def test_lesson_with_other_pack_continues_as_plain_game(serve: Serve) -> None:
    hall = await serve(offered_packs=(LONGER,))
    ann = HallClient(hall.address)
    table = (await ann.request("POST", "/api/lessons/fight"))["id"]
    assert (await ann.request("GET", f"/api/tables/{table}"))["pack"]["is_default"]
    found = await hall.hall.find_table(table)

    def change(table_state: Any) -> tuple[Any, ...]:
        table_state.pack = LONGER.pack.fingerprint
        return ()

    await hall.hall.update_table(found, change)
    hall.hall.unload_table(found)
    connection = await ann.connect(table)
    await connection.play_to_end()
    assert connection.latest_update["lesson"] is None
    await connection.close()


async def test_game_over_the_move_limit_is_stopped(serve: Serve) -> None:
    hall = await serve(max_moves=9)
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random", clock={"kind": "bank", "seconds": 300})
    connection = await ann.connect(table, since=0)
    outcome = await connection.play_to_end()
    while connection.table["status"] != "over":
        await connection.receive()
    assert (outcome["reason"], outcome["places"], outcome["winners"]) == ("stopped", [1, 1], [])
    assert "reached the move limit" in outcome["text"]
    assert connection.latest_update["clock"] is None and connection.latest_update["why_not"] == {}
    reply = await connection.request("concede")
    assert reply["type"] == "error"
    await connection.close()
    assert (await ann.replay(table, "open"))["frames"][-1]["outcome"] == outcome
    my_tables = await ann.request("GET", "/api/me/tables")
    assert my_tables[0]["winners"] == []
    hall = await serve(max_moves=9)
    again = await HallClient(hall.address, ann.cookie).connect(table)
    assert (await again.receive_until(lambda message: message["type"] == "update"))["outcome"] == outcome
    await again.close()
    # A rematch is possible.
    following = await rematch_table(hall.address, ann.cookie, table)
    assert following["status"] == "playing"


async def rematch_table(address: str, cookie: str, table: str) -> Any:
    ann = HallClient(address, cookie)
    response = await ann.request("POST", f"/api/tables/{table}/rematch")
    return await ann.request("GET", f"/api/tables/{response['rematch_table']}")


async def test_table_with_unknown_pack_or_pack_of_another_game_is_refused(serve: Serve) -> None:
    hall = await serve(offered_packs=(TINY,))
    ann = HallClient(hall.address)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for pack, status in ((TINY.pack.fingerprint, 409), ("0123456789abcdef", 404), ("x" * 40, 404)):
        body = {"game": "dragon-punch", "seats": seats, "pack": pack}
        assert (await ann.call("POST", "/api/tables", body))[0] == status
    for pack in ("0123456789abcdef", registry.default_pack("dragon-punch").fingerprint):
        for resource in ("cards", "rules"):
            assert (await ann.call("GET", f"/api/games/fight/{resource}?pack={pack}"))[0] == 404

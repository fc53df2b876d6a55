"""Every registered game is played over the wire: the server contains nothing specific to one game."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from kwoon import registry
from kwoon.core.record import replay
from kwoon.games import GAMES
from kwoon.server.client import HallClient, TableConnection
from kwoon.server.run import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]

ENOUGH = 120


async def play_oddly(sitting: TableConnection, rng: random.Random) -> int:
    """Play at random, sometimes taking moves back; concede when it takes too long."""
    answers = 0
    while (ask := await sitting.wait_for_prompt()) is not None:
        sitting.latest_update["prompt"] = None
        if ask["can_take_back"] and rng.random() < 0.2:
            reply = await sitting.request("take_back")
        elif answers > ENOUGH:
            reply = await sitting.request("concede")
        else:
            assert ask["moves"]
            reply = await sitting.request("move", key=ask["key"], move=rng.choice(ask["moves"])["move"])
            answers += 1
        if reply["type"] == "done":
            await sitting.receive_until(lambda m: m["type"] == "update")
    return answers


@pytest.mark.parametrize(
    ("game", "seats"), sorted({(box.id, count) for box in GAMES for count in (min(box.seats), max(box.seats))})
)
async def test_game_is_playable_over_sockets_and_replays(serve: Serve, game: str, seats: int) -> None:
    hall = await serve()
    rng = random.Random(game)
    people = [HallClient(hall.address) for _ in range(seats)]
    table = await people[0].open_table("me", *["open"] * (seats - 1), game=game)
    for seat in range(1, seats):
        await people[seat].request("POST", f"/api/tables/{table}/seats/{seat}")
    sittings = [await person.connect(table, since=0) for person in people]
    watcher = await HallClient(hall.address).connect(table, since=0)
    counts = await asyncio.gather(*[play_oddly(sitting, random.Random(rng.random())) for sitting in sittings])
    assert sum(counts) > 5
    while watcher.table.get("status") != "over":
        await watcher.receive()
    for sitting in (*sittings, watcher):
        assert [event["number"] for event in sitting.events] == list(range(1, sitting.latest_update["last_event"] + 1))
    text = await people[0].request("GET", f"/api/tables/{table}/record")
    opened, _ = registry.load_game_of_record(text)
    final = replay(text, opened.game).state.outcome()
    assert final is not None
    assert final.places == watcher.latest_update["outcome"]["places"]
    for way in ("0", "watcher", "open"):
        frames = (await people[0].replay(table, way))["frames"]
        assert frames[-1]["outcome"]["places"] == final.places
    for sitting in (*sittings, watcher):
        await sitting.close()


@pytest.mark.parametrize("game", [box.id for box in GAMES])
async def test_every_bot_makes_moves_through_its_worker(serve: Serve, game: str) -> None:
    """Every bot of the game can be called through its worker process."""
    hall = await serve(bot_timeout=60.0)
    ann = HallClient(hall.address)
    seats = registry.find_game(game).seats[0]
    for bot in hall.hall.bots(game):
        table = await ann.open_table(*[bot.id] * seats, game=game)
        live = hall.hall.tables[table]
        while live.num_moves < 3 and not live.is_over():
            await asyncio.sleep(0.02)
        assert {place.bot_id for place in live.table_state.seats} == {bot.id}

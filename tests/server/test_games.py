"""Every registered game is played over the wire. The server contains nothing specific to one game."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from kwoon import registry
from kwoon.core.record import replay
from kwoon.games import GAMES
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]

MAX_MOVES = 120


async def play_randomly(connection: TableConnection, rng: random.Random) -> int:
    """Play random moves and sometimes take one back; concede if the game takes too long. Return the number of moves."""
    num_moves = 0
    while (prompt := await connection.wait_for_prompt()) is not None:
        connection.latest_update["prompt"] = None
        if prompt["can_take_back"] and rng.random() < 0.2:
            reply = await connection.request("take_back")
        elif num_moves > MAX_MOVES:
            reply = await connection.request("concede")
        else:
            assert prompt["moves"]
            reply = await connection.request("move", key=prompt["key"], move=rng.choice(prompt["moves"])["move"])
            num_moves += 1
        if reply["type"] == "done":
            await connection.receive_until(lambda m: m["type"] == "update")
    return num_moves


@pytest.mark.parametrize(
    ("game", "seats"),
    sorted(
        {(definition.id, count) for definition in GAMES for count in (min(definition.seats), max(definition.seats))}
    ),
)
async def test_game_is_playable_over_sockets_and_its_record_replays(serve: Serve, game: str, seats: int) -> None:
    hall = await serve()
    rng = random.Random(game)
    people = [HallClient(hall.address) for _ in range(seats)]
    table = await people[0].create_table("me", *["open"] * (seats - 1), game=game)
    for seat in range(1, seats):
        await people[seat].request("POST", f"/api/tables/{table}/seats/{seat}")
    connections = [await person.connect(table, since=0) for person in people]
    spectator = await HallClient(hall.address).connect(table, since=0)
    counts = await asyncio.gather(
        *[play_randomly(connection, random.Random(rng.random())) for connection in connections]
    )
    assert sum(counts) > 5
    while spectator.table.get("status") != "over":
        await spectator.receive()
    for connection in (*connections, spectator):
        assert [event["number"] for event in connection.events] == list(
            range(1, connection.latest_update["last_event"] + 1)
        )
    text = await people[0].request("GET", f"/api/tables/{table}/record")
    loaded, _ = registry.load_game_of_record(text)
    final = replay(text, loaded.game).state.outcome()
    assert final is not None
    assert final.places == spectator.latest_update["outcome"]["places"]
    for viewpoint in ("0", "spectator", "open"):
        frames = (await people[0].replay(table, viewpoint))["frames"]
        assert frames[-1]["outcome"]["places"] == final.places
    for connection in (*connections, spectator):
        await connection.close()


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
async def test_every_bot_makes_moves_through_its_worker(serve: Serve, game: str) -> None:
    hall = await serve(bot_timeout=60.0)
    ann = HallClient(hall.address)
    seats = registry.find_game(game).seats[0]
    for bot in hall.hall.bots(game):
        table = await ann.create_table(*[bot.id] * seats, game=game)
        live_table = hall.hall.tables[table]
        while live_table.game.num_moves < 3 and live_table.require_match().state.outcome() is None:
            await asyncio.sleep(0.02)
        assert {table_seat.bot_id for table_seat in live_table.table_state.seats} == {bot.id}

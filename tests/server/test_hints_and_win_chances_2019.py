"""Hints and the win probability curve for Kung Fu Fighting! (2019), with and without teams, where drafts are long."""

from collections.abc import Awaitable, Callable

import pytest

from kwoon import registry
from kwoon.localization.formatter import Reader
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_hints_and_win_chances import win_chance_curve

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
GAME = "kung-fu-2019"
TEAMS = {"format": "2v2", "expansion": "yes", "archetypes": "dealt"}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, TEAMS)])
async def test_hints_are_playable_with_and_without_teams(serve: Serve, seats: int, options: dict[str, str]) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", *["greedy"] * (seats - 1), game=GAME, options=options)
    a = await ann.connect(table)
    for _ in range(3):
        prompt = await a.wait_for_prompt()
        if prompt is None:
            break
        hint = await ann.request("POST", f"/api/tables/{table}/hint")
        assert hint["key"] == prompt["key"]
        assert hint["bot"] == "Master"
        assert len(hint["advice"]) == len(hint["moves"]) > 0
        assert all(hint["advice"])
        assert 0 <= hint["win_chance"] <= 1
        for move in hint["moves"]:
            assert (await a.move(move))["type"] == "done"
            await a.receive_until(lambda message: message["type"] == "update")
    await a.close()


async def test_win_chance_curve_ends_with_the_winner(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "greedy", game=GAME)
    a = await ann.connect(table)
    outcome = await a.play_to_end()
    found = await win_chance_curve(ann, table)
    points = found["points"]
    assert 2 <= len(points) <= 40
    assert all(0 <= chance <= 1 for point in points for chance in point["chances"])
    share = 1 / outcome["places"].count(1)
    assert points[-1]["chances"] == [share if place == 1 else 0.0 for place in outcome["places"]]
    await a.close()


def test_advice_names_players_instead_of_seat_numbers() -> None:
    loaded = registry.load_game(GAME, 4, TEAMS)
    reader = Reader(["Ann", "Bo", "Cleo", "Dan"], 0)
    texts = [
        reader.say(loaded.text.describe_move(loaded.game.parse_move(text)))
        for text in ("target 2", "take 3", "to 1", "count 2")
    ]
    assert texts == ["Strike Bo", "Take it from Cleo", "Give it to you", "Swap 2 cards"]
    older = registry.load_game("kung-fu-2014", 3)
    assert reader.say(older.text.describe_move(older.game.parse_move("target 3"))) == "Strike Cleo"
    assert str(older.text.describe_move(older.game.parse_move("target 3"))) == "Strike seat 3"

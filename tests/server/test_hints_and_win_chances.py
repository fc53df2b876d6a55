"""Hints and the win probability curve: computed from views alone, only where allowed and only at the right time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.core.record import RecordedMove
from kwoon.hall.bot_jobs import WinChanceJob, win_chances
from kwoon.hall.hints_and_win_chances import (
    CurvePointResponse,
    curve_sample_indices,
    describe_moves,
    find_key_moments,
    steepest_index,
)
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def win_chance_curve(visitor: HallClient, table: str) -> dict[str, Any]:
    """Poll until the curve is complete, and return it."""
    for _ in range(600):
        found: dict[str, Any] = await visitor.request("GET", f"/api/tables/{table}/win-chances")
        if found["done"]:
            return found
        await asyncio.sleep(0.05)
    pytest.fail("The chances were never worked out.")


@pytest.mark.parametrize("game", ["fight", "kung-fur-fight"])
async def test_hint_is_a_playable_draft(serve: Serve, game: str) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random", game=game)
    a = await ann.connect(table)
    prompt = await a.wait_for_prompt()
    assert prompt is not None
    hint = await ann.request("POST", f"/api/tables/{table}/hint")
    assert hint["key"] == prompt["key"]
    assert hint["moves"][0] in [move["move"] for move in prompt["moves"]]
    assert len(hint["advice"]) == len(hint["moves"])
    assert all(hint["advice"])
    assert 0 <= hint["win_chance"] <= 1
    assert isinstance(hint["reason"], str)
    for move in hint["moves"]:
        assert a.latest_update["prompt"]["key"].split(".")[0] == prompt["key"].split(".")[0]
        assert (await a.move(move))["type"] == "done"
        await a.receive_until(lambda message: message["type"] == "update")
    await a.close()


async def test_hints_need_permission_a_seat_and_a_prompt(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    strict = await ann.create_table("me", "open")
    assert (await ann.request("GET", f"/api/tables/{strict}"))["can_hint"] is False
    await bo.request("POST", f"/api/tables/{strict}/seats/1")
    status, error = await ann.call("POST", f"/api/tables/{strict}/hint")
    assert (status, error["detail"].split(".")[0]) == (409, "Hints are off at this table")

    casual = await ann.create_table("me", "open", hints=True)
    status, error = await ann.call("POST", f"/api/tables/{casual}/hint")
    assert (status, error["detail"]) == (409, "It's not your turn.")
    await bo.request("POST", f"/api/tables/{casual}/seats/1")
    assert (await bo.request("GET", f"/api/tables/{casual}"))["can_hint"] is True
    responses = [await each.call("POST", f"/api/tables/{casual}/hint") for each in (ann, bo)]
    assert 200 in [status for status, _ in responses]
    status, error = await HallClient(hall.address).call("POST", f"/api/tables/{casual}/hint")
    assert (status, error["detail"]) == (403, "Only seated players can get hints.")


async def test_analysis_is_refused_if_bots_cannot_be_loaded(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("kwoon.hall.hints_and_win_chances", "kwoon.hall.tables.table_state"):
        monkeypatch.setattr(f"{module}.reason_without_bots", lambda game: "broken")
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random")
    a = await ann.connect(table)
    assert await a.wait_for_prompt() is not None
    assert (await ann.request("GET", f"/api/tables/{table}"))["can_hint"] is False
    refusal = (409, "The bots for FIGHT can't be loaded, so there's no analysis.")
    status, error = await ann.call("POST", f"/api/tables/{table}/hint")
    assert (status, error["detail"]) == refusal
    await a.play_to_end()
    for path in ("win-chances", "better-move?num_moves=0&seat=0"):
        status, error = await ann.call("GET", f"/api/tables/{table}/{path}")
        assert (status, error["detail"]) == refusal
    await a.close()


async def test_win_chance_curve_of_finished_game_ends_with_the_winner(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random")
    status, error = await ann.call("GET", f"/api/tables/{table}/win-chances")
    assert (status, error["detail"].split(".")[0]) == (409, "Win probability is available once the game is over")
    a = await ann.connect(table)
    outcome = await a.play_to_end()
    found = await win_chance_curve(ann, table)
    points = found["points"]
    assert 2 <= len(points) <= 40
    assert points[-1]["chances"] == [1.0 if place == 1 else 0.0 for place in outcome["places"]]
    assert points[-1]["last_event"] == a.latest_update["last_event"]
    assert [point["last_event"] for point in points] == sorted(point["last_event"] for point in points)
    for moment in found["moments"]:
        change = (
            points[moment["point"]]["chances"][moment["seat"]] - points[moment["point"] - 1]["chances"][moment["seat"]]
        )
        assert moment["change"] == pytest.approx(change, abs=0.002)
        assert moment["sentences"]
        assert points[moment["point"] - 1]["last_event"] < moment["last_event"] <= points[moment["point"]]["last_event"]
    await a.close()


def test_key_moments_are_the_largest_changes_in_order() -> None:
    own = [0.5, 0.9, 0.88, 0.4, 0.45, 0.7, 1.0]
    points = [CurvePointResponse(at, [chance, 1 - chance]) for at, chance in enumerate(own)]
    found = find_key_moments(points, [[0], [1]])
    assert [(each.point, each.seat, each.change) for each in found] == [(1, 0, 0.4), (3, 0, -0.48), (6, 0, 0.3)]


def test_moves_of_a_key_moment_are_described() -> None:
    """Some decisive events have no text of their own."""
    loaded_game = registry.load_game("fight")
    take, play = loaded_game.game.parse_move("take S1"), loaded_game.game.parse_move("play S1")
    steps = [RecordedMove(1, take, []), RecordedMove(0, play, [])]
    sentences = describe_moves(steps, loaded_game.text)
    assert [str(sentence) for sentence in sentences] == [
        "seat 2 chose: Take Punch 1.",
        "seat 1 chose: Play Punch 1.",
    ]


def test_steepest_index_finds_the_largest_change() -> None:
    assert steepest_index([0.5, 0.9]) == 1
    assert steepest_index([0.5, 0.6, 0.2, 0.9, 0.95]) == 3
    assert steepest_index([0.5, 0.6, 0.2, 0.3]) == 2


@pytest.mark.parametrize("count", [1, 2, 39, 40, 41, 100, 333])
def test_sample_indices_include_both_ends_and_are_bounded(count: int) -> None:
    for seats, most in ((2, 40), (4, 20), (6, 20)):
        shown = curve_sample_indices(count, seats)
        assert (shown[0], shown[-1]) == (0, count - 1)
        assert shown == sorted(set(shown))
        assert len(shown) == min(count, most)


def test_win_chance_of_a_team_is_the_average_of_its_members() -> None:
    points = [CurvePointResponse(0, [0.5, 0.5, 0.5, 0.5]), CurvePointResponse(1, [0.9, 0.5, 0.3, 0.2])]
    (moment,) = find_key_moments(points, [[0, 2], [1, 3]])
    assert (moment.point, moment.seat, moment.change) == (1, 1, -0.15)


@pytest.mark.parametrize("game", ["fight", "dragon-punch"])
def test_win_chances_are_uncertain_at_the_deal_and_certain_at_the_end(game: str) -> None:
    loaded = registry.load_game(game)
    dice = LiveDice(8)
    state = loaded.game.deal(dice)
    options = tuple(sorted(loaded.options.items()))
    (even,) = win_chances(WinChanceJob(registry.default_pack(game), 2, options, (state.view(0),)))
    assert sum(even) == pytest.approx(1)
    assert all(0.05 < chance < 0.95 for chance in even)
    state.apply(1, -2, dice)
    assert win_chances(WinChanceJob(registry.default_pack(game), 2, options, (state.view(0), state.view(1)))) == [
        [1, 0],
        [1, 0],
    ]

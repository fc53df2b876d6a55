"""Limits on moves and take-backs: moves taken back do not count as moves, and too many take-backs are refused without
ending the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon.hall.tables import live_game
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.two_players import (
    connect_two_players,
    open_two_player_table,
    play_until_both_prompted,
    wait_for_update,
)

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def test_moves_taken_back_do_not_count_toward_the_move_limit(serve: Serve) -> None:
    hall = await serve(max_moves=9)
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    for _ in range(10):
        await a.move(a.latest_update["prompt"]["moves"][0]["move"])
        await wait_for_update(a)
        await a.request("take_back")
        await wait_for_update(a)
    assert (await ann.request("GET", f"/api/tables/{table}"))["status"] == "playing"
    assert (await hall.hall.find_table(table)).game.num_moves > 20
    await a.close()
    await b.close()
    # Moves that were taken back do not count after a restart either.
    hall = await serve(max_moves=9)
    assert (await hall.hall.find_table(table)).game.answers < 9
    assert (await HallClient(hall.address, ann.cookie).request("GET", f"/api/tables/{table}"))["status"] == "playing"


async def test_resolved_moves_of_all_seats_count_toward_the_move_limit(serve: Serve) -> None:
    hall = await serve(max_moves=4)
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    live_table = await hall.hall.find_table(table)
    before = live_table.game.answers
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    assert live_table.game.answers == before
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    assert live_table.game.answers == before + 2
    await a.close()
    await b.close()


async def test_draft_changes_over_the_limit_are_refused_and_draft_can_be_completed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_game, "MAX_DRAFT_CHANGES", 10)
    monkeypatch.setattr(live_game, "TO_FINISH", 4)
    hall = await serve(max_moves=30)
    table, a, b = await connect_two_players(hall.address, game="kung-fur-fight")
    await play_until_both_prompted(a, b)
    message = ""
    for _ in range(60):
        moves = [each["notation"] for each in a.latest_update["prompt"]["moves"]]
        taking_off = next((at for at, text in enumerate(moves) if text.startswith("off ")), None)
        laying = next(at for at, text in enumerate(moves) if text.startswith("lead "))
        at = laying if taking_off is None else taking_off
        reply = await a.move(a.latest_update["prompt"]["moves"][at]["move"])
        if reply["type"] == "error":
            message = reply["message"]
            break
        await wait_for_update(a)
    assert "taken back too many moves" in message
    assert (await hall.hall.find_table(table)).is_playing
    seal: Any = next(each for each in a.latest_update["prompt"]["moves"] if each["notation"] == "seal")
    assert (await a.move(seal["move"]))["type"] == "done"
    await a.close()
    await b.close()

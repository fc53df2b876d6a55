"""Absent people are replaced by vote, and the host removes or mutes unpleasant ones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.server.controlled_clock import ControlledClock
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def test_absent_player_is_replaced_by_bot_after_vote(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    replace_path = f"/api/tables/{table}/people/1/replace"
    status, error = await ann.call("POST", replace_path)
    assert (status, error["detail"]) == (409, "Bo isn't away.")
    await b.close()
    await a.receive_until(lambda m: m["type"] == "presence" and m["present_seats"] == [0])
    time.now += 60
    status, error = await ann.call("POST", replace_path)
    assert status == 409 and "Wait 61 more seconds" in error["detail"]
    assert (await bo.call("POST", replace_path))[0] == 403
    assert (await HallClient(hall.address).call("POST", replace_path))[0] == 403
    time.now += 61
    response = await ann.request("POST", replace_path)
    assert response["seats"][1]["kind"] == "bot"
    assert (await ann.call("POST", replace_path))[0] == 409
    back = await bo.connect(table)
    await wait_for_update(back)
    assert back.table["your_seat"] is None
    assert (await a.play_to_end())["places"]
    await a.close()
    await back.close()


async def test_replacement_needs_majority_and_return_resets_votes(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    people = [HallClient(hall.address) for _ in range(4)]
    table = await people[0].create_table("me", "open", "open", "open", game="kung-fu-2014")
    for seat in (1, 2, 3):
        await people[seat].request("POST", f"/api/tables/{table}/seats/{seat}")
    connections = [await person.connect(table) for person in people]
    await wait_for_update(*connections)
    await connections[3].close()
    await connections[0].receive_until(lambda m: m["type"] == "presence" and m["present_seats"] == [0, 1, 2])
    time.now += 200
    replace_path = f"/api/tables/{table}/people/3/replace"
    for _ in range(2):
        response = await people[0].request("POST", replace_path)
        assert (response["seats"][3]["kind"], response["seats"][3]["votes"]) == ("person", 1)
    back = await people[3].connect(table)
    await connections[0].receive_until(lambda m: m["type"] == "table" and m["table"]["seats"][3]["votes"] == 0)
    await back.close()
    await connections[0].receive_until(lambda m: m["type"] == "presence" and m["present_seats"] == [0, 1, 2])
    time.now += 200
    assert (await people[1].request("POST", replace_path))["seats"][3]["kind"] == "person"
    assert (await people[2].request("POST", replace_path))["seats"][3]["kind"] == "bot"
    for connection in connections[:3]:
        await connection.close()


async def test_vote_at_table_with_clock_is_refused(serve: Serve) -> None:
    hall = await serve(away_seconds=0.0)
    table, ann, _ = await open_two_player_table(hall.address, clock={"kind": "move", "seconds": 60})
    status, error = await ann.call("POST", f"/api/tables/{table}/people/1/replace")
    assert status == 409 and "has a clock" in error["detail"]


async def test_person_removed_by_host_cannot_return(serve: Serve) -> None:
    hall = await serve()
    ann, bo, eve = [HallClient(hall.address) for _ in range(3)]
    table = await ann.create_table("me", "open", "open", game="kung-fu-2014")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    assert (await bo.call("DELETE", f"/api/tables/{table}/people/0"))[0] == 403
    assert (await ann.call("DELETE", f"/api/tables/{table}/people/0"))[0] == 409
    assert (await ann.call("DELETE", f"/api/tables/{table}/people/2"))[0] == 409
    response = await ann.request("DELETE", f"/api/tables/{table}/people/1")
    assert response["seats"][1]["kind"] == "open"
    status, error = await bo.call("POST", f"/api/tables/{table}/seats/1")
    assert status == 403 and "removed you from this table" in error["detail"]
    await eve.request("POST", f"/api/tables/{table}/seats/1")
    await ann.request("POST", f"/api/tables/{table}/start")
    assert (await ann.call("DELETE", f"/api/tables/{table}/people/1"))[0] == 409


async def test_mute_by_host_blocks_chat_and_only_host_sees_muted_people(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    assert (await b.request("chat", text="hello"))["type"] == "done"
    person = (await a.receive_until(lambda m: m["type"] == "chat"))["person"]
    assert (await bo.call("PUT", f"/api/tables/{table}/mutes", {"person": person}))[0] == 403
    assert (await ann.request("PUT", f"/api/tables/{table}/mutes", {"person": person}))["muted"] == [person]
    assert (await bo.request("GET", f"/api/tables/{table}"))["muted"] == []
    reply = await b.request("chat", text="hello?")
    assert reply["type"] == "error" and "muted you" in reply["message"]
    assert "muted you" in (await b.request("phrase", phrase="sorry"))["message"]
    await ann.request("PUT", f"/api/tables/{table}/mutes", {"person": person, "muted": False})
    assert (await b.request("chat", text="thanks"))["type"] == "done"
    await a.close()
    await b.close()

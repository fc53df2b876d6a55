"""Clocks, calls and countdowns, mostly with a controlled clock."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from kwoon.hall.settings import MonotonicTime
from kwoon.hall.tables.clock import Clock
from kwoon.hall.tables.play_moves import PlayMoves
from kwoon.hall.tables.table_state import ClockSettings
from tests.server.controlled_clock import ControlledClock
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.two_players import connect_two_players, play_until_both_prompted, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def pass_time(hall: RunningServer, time: ControlledClock, table: str, seconds: float) -> None:
    time.now += seconds
    await hall.table_driver.apply_default_moves(hall.hall.tables[table])


def test_clocks_of_simultaneously_prompted_seats_run_together() -> None:
    clock = Clock(ClockSettings("bank", 100, 5), 2)
    clock.start_clocks(0, (0, 1))
    clock.update_after_move(10, (1,), False, (0, 1))
    assert clock.clock_response(30).remaining == [90, 70]
    assert clock.next_timeout() == 110 - 10 + 0
    clock.update_after_move(40, (0, 1), True, (0, 1))
    assert clock.remaining == [95, 65]


def test_taking_back_earns_no_increment() -> None:
    clock = Clock(ClockSettings("bank", 100, 5), 2)
    clock.start_clocks(0, (0, 1))
    for moment in range(1, 11):
        clock.update_after_move(moment, (1,) if moment % 2 else (0, 1), False, (0, 1))
    assert clock.remaining == [95, 90]


def test_increment_is_added_only_for_prompted_seats() -> None:
    clock = Clock(ClockSettings("bank", 100, 5), 3)
    clock.start_clocks(0, (1,))
    clock.update_after_move(10, (0, 2), True, (1,))
    assert clock.remaining == [100, 95, 100]


def test_move_clock_restarts_with_each_position() -> None:
    clock = Clock(ClockSettings("move", 30, 0), 2)
    clock.start_clocks(0, (0,))
    clock.update_after_move(20, (1,), True, (0,))
    assert clock.clock_response(25).remaining == [30, 25]
    assert clock.timed_out_seats(49) == []
    assert clock.timed_out_seats(50) == [1]


def test_stored_clock_continues_where_it_stopped() -> None:
    clock = Clock(ClockSettings("bank", 100, 5), 2)
    clock.start_clocks(0, (0, 1))
    clock.update_after_move(10, (1,), False, (0, 1))
    again = Clock(ClockSettings("bank", 100, 5), 2)
    again.load_json(clock.to_json())
    again.start_clocks(5000, (1,))
    assert again.remaining == [90, 90]
    assert again.next_timeout() == 5090


async def test_timeout_plays_the_default_move(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    table, a, b = await connect_two_players(hall.address, clock={"kind": "move", "seconds": 30})
    turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
    assert turn.latest_update["clock"]["running"] == [turn.latest_update["view"]["seat"]]
    await pass_time(hall, time, table, 29)
    assert hall.hall.tables[table].game.num_moves == 0
    await pass_time(hall, time, table, 1)
    assert hall.hall.tables[table].game.num_moves == 1
    await wait_for_update(turn, other)
    assert other.latest_update["prompt"]
    assert other.latest_update["clock"]["remaining"] == [30, 30]
    # When both players are prompted, one player's timeout does not affect the other's choice.
    await play_until_both_prompted(a, b)
    chosen = a.latest_update["prompt"]["moves"][0]["card"]
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    await pass_time(hall, time, table, 31)
    await wait_for_update(a, b)
    reveal = next(event for event in a.events if event["kind"] == "reveal")
    assert reveal["cards"][0] == chosen
    await a.close()
    await b.close()


async def test_bank_clock_runs_only_for_pending_seat(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    _, a, b = await connect_two_players(hall.address, clock={"kind": "bank", "seconds": 100, "increment": 0})
    await play_until_both_prompted(a, b)
    time.now += 99
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    assert a.latest_update["clock"] == {"remaining": [1, 1], "running": [1], "starts_in": [0, 0]}
    time.now += 0.5
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    assert a.latest_update["clock"]["remaining"] == [1, 0.5]
    await a.close()
    await b.close()


async def test_clock_survives_restart_without_counting_downtime(serve: Serve) -> None:
    time = ControlledClock()
    first = await serve(now=time)
    table, a, b = await connect_two_players(first.address, clock={"kind": "bank", "seconds": 100, "increment": 0})
    turn = a if a.latest_update["prompt"] else b
    seat = turn.latest_update["view"]["seat"]
    time.now += 40
    await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    time.now += 1000
    second = await serve(now=time)
    w = await HallClient(second.address).connect(table)
    await wait_for_update(w)
    assert w.latest_update["clock"]["remaining"][seat] == 60
    assert w.latest_update["clock"]["remaining"][1 - seat] == 100
    # The second hall runs the clock although neither player is connected to it.
    time.now += 100
    await second.table_driver.apply_default_moves(second.hall.tables[table])
    assert second.hall.tables[table].game.num_moves >= 2
    for connection in (a, b, w):
        await connection.close()


async def test_call_starts_countdown_that_ends_in_default_moves(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    table, a, b = await connect_two_players(hall.address, uses_call=True)
    if not a.latest_update["can_call"]:
        assert (await a.request("call"))["type"] == "error"
    await play_until_both_prompted(a, b)
    assert a.latest_update["can_call"]
    await pass_time(hall, time, table, 10_000)
    assert b.latest_update["prompt"]
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    assert (await a.request("call", id="now"))["type"] == "done"
    await wait_for_update(a, b)
    assert b.latest_update["countdown"] == 3.0
    assert not b.latest_update["can_call"]
    assert (await b.request("call"))["type"] == "error"
    # Choices can be changed until the countdown ends.
    time.now += 2
    await a.request("take_back")
    await wait_for_update(a, b)
    assert a.latest_update["countdown"] == 1.0
    await pass_time(hall, time, table, 0.5)
    assert a.latest_update["prompt"]
    await pass_time(hall, time, table, 0.5)
    await a.receive_until(lambda m: m["type"] == "update" and any(event["kind"] == "reveal" for event in m["events"]))
    assert a.latest_update["countdown"] is None
    await a.close()
    await b.close()


async def test_first_choice_starts_countdown_in_dragon_punch(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    table, a, b = await connect_two_players(hall.address, game="dragon-punch", uses_call=True)
    await play_until_both_prompted(a, b)
    assert not a.latest_update["can_call"]
    assert "starts by itself when the first player has chosen" in (await a.request("call"))["message"]
    await pass_time(hall, time, table, 10_000)
    assert b.latest_update["prompt"] and b.latest_update["countdown"] is None
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    assert b.latest_update["countdown"] == 3.0
    # Taking a choice back does not give the opponent more time.
    time.now += 2
    await a.request("take_back")
    await wait_for_update(a, b)
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b)
    assert b.latest_update["countdown"] == 1.0
    await pass_time(hall, time, table, 1)
    await b.receive_until(lambda m: m["type"] == "update" and any(event["kind"] == "reveal" for event in m["events"]))
    assert b.latest_update["countdown"] is None
    await a.close()
    await b.close()


async def test_countdown_runs_only_for_last_pending_play(serve: Serve) -> None:
    hall = await serve(now=ControlledClock())
    id, a, b = await connect_two_players(hall.address, game="dragon-punch", uses_call=True)
    table = hall.hall.tables[id]
    num_prompts = {"play": 0, "switch": 0}
    async with table.lock:
        while table.is_playing:
            prompt = table.require_match().state.prompts()[0]
            await hall.hall.commit(PlayMoves(hall.hall, table, int(prompt.seat), int(prompt.moves[-1])))
            if prompt.kind in num_prompts and table.is_playing:
                num_prompts[prompt.kind] += 1
                pending_kinds = [prompt.kind for prompt in table.require_match().state.prompts()]
                assert (table.deadlines.countdown_started is not None) == (pending_kinds == ["play"])
    assert min(num_prompts.values()) > 5
    await a.close()
    await b.close()


async def test_call_is_refused_when_table_does_not_use_it(serve: Serve) -> None:
    hall = await serve()
    _, a, b = await connect_two_players(hall.address)
    await play_until_both_prompted(a, b)
    assert not a.latest_update["can_call"]
    assert "no countdown" in (await a.request("call"))["message"]
    await a.close()
    await b.close()


async def test_countdown_expires_without_further_requests(serve: Serve) -> None:
    hall = await serve(countdown_seconds=0.05)
    _, a, b = await connect_two_players(hall.address, uses_call=True)
    await play_until_both_prompted(a, b)
    await a.request("call")
    for connection in (a, b):
        await connection.receive_until(
            lambda m: m["type"] == "update" and any(e["kind"] == "reveal" for e in m["events"])
        )
    await a.close()
    await b.close()


async def wait_for_events(*connections: TableConnection) -> None:
    """Wait until each connection has received events to watch, which pause the clocks.

    A sealed move alone causes an update without events.
    """
    for connection in connections:
        while not any(connection.latest_update["clock"]["starts_in"]):
            await wait_for_update(connection)


async def test_clock_starts_after_viewing_grace_period(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, viewing_seconds=2.0)
    id, a, b = await connect_two_players(hall.address, clock={"kind": "move", "seconds": 10})
    await play_until_both_prompted(a, b)
    table = hall.hall.tables[id]
    for connection in (a, b):
        await connection.move(connection.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_events(a, b)
    seat = int(table.require_match().state.pending_seats()[0])
    starts_in = a.latest_update["clock"]["starts_in"][seat]
    assert starts_in >= 4, "a turn of FIGHT has at least two things to tell"
    resolved_before = table.game.resolved_count
    await pass_time(hall, time, id, starts_in + 9)
    assert table.game.resolved_count == resolved_before
    await pass_time(hall, time, id, 1.5)
    assert table.game.resolved_count > resolved_before
    await a.close()
    await b.close()


async def test_seen_message_starts_the_clock(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, viewing_seconds=2.0)
    id, a, b = await connect_two_players(hall.address, clock={"kind": "move", "seconds": 10})
    await play_until_both_prompted(a, b)
    for connection in (a, b):
        await connection.move(connection.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_events(a, b)
    table = hall.hall.tables[id]
    seat = int(table.require_match().state.pending_seats()[0])
    prompted, other = (a, b) if seat == 0 else (b, a)
    # An acknowledgment of an earlier event, or from a different seat, is ignored.
    await prompted.send("seen", last_event=prompted.latest_update["last_event"] - 1)
    await other.send("seen", last_event=other.latest_update["last_event"])
    await prompted.request("ping")
    await other.request("ping")
    assert table.deadlines.clock is not None and table.deadlines.clock.running_from[seat] > time.now
    await prompted.send("seen", last_event=prompted.latest_update["last_event"])
    await prompted.request("ping")
    assert table.deadlines.clock.running_from[seat] == time.now
    resolved_before = table.game.resolved_count
    await pass_time(hall, time, id, 10)
    assert table.game.resolved_count > resolved_before
    await a.close()
    await b.close()


async def test_absent_player_gets_no_viewing_grace_period(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, viewing_seconds=2.0)
    id, a, b = await connect_two_players(hall.address, clock={"kind": "move", "seconds": 10})
    await play_until_both_prompted(a, b)
    table = hall.hall.tables[id]
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await b.close()
    while table.presence.present_people(time.now) != {table.table_state.seats[0].person_id}:
        await asyncio.sleep(0.01)
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a)
    assert table.deadlines.viewing_until[1] == time.now < table.deadlines.viewing_until[0]
    await a.close()


async def test_countdown_starts_after_viewing_grace_period(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, viewing_seconds=2.0)
    id, a, b = await connect_two_players(hall.address, uses_call=True)
    await play_until_both_prompted(a, b)
    table = hall.hall.tables[id]
    await a.send("seen", last_event=a.latest_update["last_event"])
    await a.request("call")
    viewing_seconds_left = table.deadlines.viewing_until[1] - time.now
    assert viewing_seconds_left > 0
    assert table.deadlines.countdown_deadline(table.require_match().state) == time.now + viewing_seconds_left + 3
    await b.send("seen", last_event=b.latest_update["last_event"])
    await b.request("ping")
    assert table.deadlines.countdown_deadline(table.require_match().state) == time.now + 3
    await a.close()
    await b.close()


def test_system_clock_jump_does_not_affect_monotonic_time(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = MonotonicTime()
    before = steady()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    assert steady() - before < 60

"""Passing at optional prompts, when the countdown ends or automatically for the rest of a turn or game."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.hall.settings import DiceFactory
from kwoon.hall.tables.play_moves import PlayMoves
from kwoon.hall.tables.table import Table
from kwoon.server.storage.database import SqlStorage
from tests.server.controlled_clock import ControlledClock
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.test_clocks import pass_time

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
NUM_PLAYERS = 6


def seeded_dice(seed: int) -> DiceFactory:
    """Return a dice factory that gives different dice for every move and the same sequence in every run."""
    source = LiveDice(seed)
    return lambda: LiveDice(int(source.roll(1 << 30)))


@dataclass
class SixPlayers:
    hall: RunningServer
    table: Table
    people: list[HallClient]
    time: ControlledClock

    @property
    def pending_seats(self) -> tuple[int, ...]:
        return self.table.require_match().state.pending_seats()

    def at_optional_prompt(self) -> bool:
        return self.table.require_match().state.is_optional() and len(self.pending_seats) > 1

    async def play_until(self, until: Callable[[], bool]) -> None:
        hall = self.hall.hall
        async with self.table.lock:
            while not until():
                move = self.table.require_match().state.default_move(self.pending_seats[0], hall.settings.dice())
                await hall.commit(PlayMoves(hall, self.table, self.pending_seats[0], move))
            self.table.broadcast_update(hall.now())
        hall.observers.on_change(self.table)

    async def connect(self, seat: int) -> TableConnection:
        connection = await self.people[seat].connect(self.table.table_state.id)
        await connection.receive_until(lambda message: message["type"] == "update")
        return connection

    async def wait(self, seconds: float) -> None:
        await pass_time(self.hall, self.time, self.table.table_state.id, seconds)

    async def restart(self, serve: Serve) -> None:
        self.hall = await serve(now=self.time, dice=seeded_dice(2))
        for visitor in self.people:
            visitor.address = self.hall.address
        self.table = await self.hall.hall.find_table(self.table.table_state.id)

    def last_moves(self, count: int) -> list[tuple[int, str]]:
        game = self.table.require_match()
        return [(step.seat, game.game.format_move(step.move)) for step in game.moves[-count:]]


async def six_players(serve: Serve, **fields: Any) -> SixPlayers:
    """Seat six people at a table and play until there is an optional prompt."""
    time = ControlledClock()
    hall = await serve(now=time, dice=seeded_dice(1))
    people = [HallClient(hall.address) for _ in range(NUM_PLAYERS)]
    seats = ["me"] + ["open"] * (NUM_PLAYERS - 1)
    id = await people[0].create_table(*seats, game="kung-fu-2019", options={"format": "3v3"}, **fields)
    for seat in range(1, NUM_PLAYERS):
        await people[seat].request("POST", f"/api/tables/{id}/seats/{seat}")
    six = SixPlayers(hall, hall.hall.tables[id], people, time)
    await six.play_until(six.at_optional_prompt)
    return six


def is_auto_pass_update(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "update" and message["auto_pass"])


async def test_optional_prompt_is_passed_after_quick_seconds(serve: Serve) -> None:
    six = await six_players(serve, quick_seconds=5)
    assert (await six.people[0].request("GET", f"/api/tables/{six.table.table_state.id}"))["quick_seconds"] == 5
    prompted_seats = six.pending_seats
    resolved_before = six.table.game.resolved_count
    helper = await six.connect(prompted_seats[0])
    striker = await six.connect(next(seat for seat in range(NUM_PLAYERS) if seat not in prompted_seats))
    assert (helper.latest_update["is_optional"], helper.latest_update["quick_seconds"]) == (True, 5.0)
    # Seats without a prompt see only the countdown and which seats still have to act.
    assert (striker.latest_update["prompt"], striker.latest_update["quick_seconds"]) == (None, 5.0)
    assert striker.latest_update["view"]["pending_seats"] == list(prompted_seats)
    await six.wait(4.9)
    assert six.table.game.resolved_count == resolved_before
    await six.wait(0.2)
    assert six.table.game.resolved_count == resolved_before + 1
    assert six.last_moves(len(prompted_seats)) == [(seat, "pass") for seat in prompted_seats]
    await helper.close()
    await striker.close()


async def test_quick_seconds_restart_after_hall_restart(serve: Serve) -> None:
    six = await six_players(serve, quick_seconds=5)
    resolved_before = six.table.game.resolved_count
    six.time.now += 1_000
    await six.restart(serve)
    connection = await six.connect(six.pending_seats[0])
    assert connection.latest_update["quick_seconds"] == 5.0
    await six.wait(5)
    assert six.table.game.resolved_count == resolved_before + 1
    await connection.close()


async def test_optional_prompt_without_quick_seconds_waits(serve: Serve) -> None:
    six = await six_players(serve)
    resolved_before = six.table.game.resolved_count
    connection = await six.connect(six.pending_seats[0])
    assert (connection.latest_update["is_optional"], connection.latest_update["quick_seconds"]) == (True, None)
    await six.wait(100_000)
    assert six.table.game.resolved_count == resolved_before
    await connection.close()


async def test_auto_pass_for_turn_passes_until_next_turn(serve: Serve) -> None:
    six = await six_players(serve)
    turn = six.table.require_match().state.turn_number()
    one, other = six.pending_seats[:2]
    a, b = await six.connect(one), await six.connect(other)
    assert not a.latest_update["auto_pass"]
    assert (await a.request("auto_pass"))["type"] == "done"
    await a.receive_until(lambda message: message["type"] == "update" and message["prompt"] is None)
    assert a.latest_update["auto_pass"]
    assert six.last_moves(1) == [(one, "pass")]
    # The others see the same update as if the player had passed by hand.
    await b.receive_until(lambda message: message["type"] == "update" and one not in message["view"]["pending_seats"])
    assert not b.latest_update["auto_pass"]
    assert b.latest_update["prompt"] is not None
    # The player is prompted again in the next turn.
    await six.play_until(lambda: six.table.require_match().state.turn_number() > turn and one in six.pending_seats)
    assert not six.table.should_autopass(one)
    await a.close()
    await b.close()


async def test_automatic_pass_cannot_be_taken_back_until_auto_pass_is_off(serve: Serve) -> None:
    six = await six_players(serve)
    # With this seed, two seats are prompted at once. One turns on auto-pass and waits for the other.
    one = six.pending_seats[0]
    a = await six.connect(one)
    await a.request("auto_pass")
    await a.receive_until(lambda message: message["type"] == "update" and one not in message["view"]["pending_seats"])
    assert a.latest_update["view"]["draft"]
    assert not a.latest_update["can_take_back"]
    await a.close()
    await six.restart(serve)
    a = await six.connect(one)
    assert not a.latest_update["can_take_back"]
    await a.request("auto_pass", enabled=False)
    assert (await a.request("take_back", key=six.table.game.prompt_key(one)))["type"] == "done"
    await a.receive_until(lambda message: message["type"] == "update" and message["prompt"] is not None)
    await a.request("move", key=a.latest_update["prompt"]["key"], move=a.latest_update["prompt"]["moves"][-1]["move"])
    await a.receive_until(lambda message: message["type"] == "update" and one not in message["view"]["pending_seats"])
    assert a.latest_update["can_take_back"]
    await a.close()


async def test_auto_pass_for_game_passes_in_every_turn(serve: Serve) -> None:
    six = await six_players(serve)
    turn = six.table.require_match().state.turn_number()
    one = six.pending_seats[0]
    connection = await six.connect(one)
    assert (await connection.request("auto_pass", **{"for": "game"}))["type"] == "done"
    await connection.receive_until(lambda message: message["type"] == "update" and message["prompt"] is None)
    assert connection.latest_update["auto_pass"] == "game"
    await six.play_until(
        lambda: (
            six.table.require_match().state.turn_number() > turn
            and six.at_optional_prompt()
            and one in six.pending_seats
        )
    )
    assert six.table.should_autopass(one)
    await six.restart(serve)
    assert six.table.autopass_span(one) == "game"
    await connection.close()
    connection = await six.connect(one)
    assert (await connection.request("auto_pass", enabled=False))["type"] == "done"
    assert six.table.autopass_span(one) == ""
    await connection.close()


async def test_auto_pass_delay_is_random_and_drawn_once_per_prompt(serve: Serve) -> None:
    six = await six_players(serve)
    six.hall.hall.settings.autopass_delay = (1.0, 3.0)
    one = six.pending_seats[0]
    connection = await six.connect(one)
    await connection.request("auto_pass")
    due = six.hall.table_driver.next_deadline(six.table)
    assert due is not None and 1.0 <= due - six.time.now <= 3.0
    assert one in six.pending_seats
    # The delay is drawn once per prompt.
    assert six.hall.table_driver.next_deadline(six.table) == due
    await six.wait(3.0)
    assert one not in six.pending_seats
    await connection.close()


async def test_only_person_at_table_is_not_prompted_when_passing_is_the_only_move(serve: Serve) -> None:
    """With other people at the table, everyone is prompted: otherwise the list of pending seats would reveal who has a
    usable card."""
    six = await six_players(serve)
    table, state = six.table, six.table.require_match().state
    pass_only_seats = [seat for seat in six.pending_seats if len(state.prompt(seat).moves) == 1]  # type: ignore[union-attr]
    assert pass_only_seats, "with this seed, one seat can only pass"
    assert not any(table.should_autopass(seat) for seat in six.pending_seats)
    for seat, table_seat in enumerate(table.table_state.seats):
        if seat != pass_only_seats[0]:
            table_seat.kind = "bot"
    assert [seat for seat in six.pending_seats if table.should_autopass(seat)] == [pass_only_seats[0]]


async def test_auto_pass_can_be_turned_off_and_is_refused_for_spectators(serve: Serve) -> None:
    six = await six_players(serve)
    connection = await six.connect(next(seat for seat in range(NUM_PLAYERS) if seat not in six.pending_seats))
    await connection.request("auto_pass")
    await connection.receive_until(is_auto_pass_update)
    await connection.request("auto_pass", enabled=False)
    await connection.receive_until(lambda message: message["type"] == "update" and not message["auto_pass"])
    await connection.close()
    spectator = await HallClient(six.hall.address).connect(six.table.table_state.id)
    assert "seated players" in (await spectator.request("auto_pass"))["message"]
    await spectator.close()


async def test_auto_pass_survives_restart_and_repeated_request_has_no_effect(serve: Serve) -> None:
    six = await six_players(serve)
    turn = six.table.require_match().state.turn_number()
    waiting, changed = [seat for seat in range(NUM_PLAYERS) if seat not in six.pending_seats][:2]
    connection = await six.connect(waiting)
    assert (await connection.request("auto_pass"))["type"] == "done"
    undecided = await six.connect(changed)
    assert (await undecided.request("auto_pass", id="on"))["type"] == "done"
    assert (await undecided.request("auto_pass", enabled=False, id="off"))["type"] == "done"
    await connection.close()
    await undecided.close()
    await six.restart(serve)
    again, undecided = await six.connect(waiting), await six.connect(changed)
    assert again.latest_update["auto_pass"]
    assert not undecided.latest_update["auto_pass"]
    assert (await undecided.request("auto_pass", id="on"))["type"] == "done"
    await undecided.receive_until(lambda message: message["type"] == "update")
    assert not undecided.latest_update["auto_pass"]
    await six.play_until(lambda: six.table.require_match().state.turn_number() > turn)
    await again.receive_until(lambda message: message["type"] == "update" and not message["auto_pass"])
    await again.close()
    await undecided.close()


async def test_auto_pass_with_failing_write_has_no_effect(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    six = await six_players(serve)
    connection = await six.connect(six.pending_seats[0])

    def broken(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(SqlStorage, "_transact", broken)
        assert "couldn't be saved" in (await connection.request("auto_pass"))["message"]
    assert not six.table.autopass_span(six.pending_seats[0])
    await connection.close()


async def test_mandatory_prompt_is_never_passed_automatically(serve: Serve) -> None:
    six = await six_players(serve, quick_seconds=5)
    await six.play_until(lambda: not six.table.require_match().state.is_optional())
    resolved_before = six.table.game.resolved_count
    connection = await six.connect(six.pending_seats[0])
    await connection.request("auto_pass")
    await connection.receive_until(is_auto_pass_update)
    assert (connection.latest_update["is_optional"], connection.latest_update["quick_seconds"]) == (False, None)
    await six.wait(100)
    assert six.table.game.resolved_count == resolved_before
    await connection.close()


def test_default_move_for_optional_prompt_is_pass() -> None:
    loaded = registry.load_game("kung-fu-2019", NUM_PLAYERS, {"format": "3v3", "expansion": "yes"})
    dice = LiveDice(7)
    state = loaded.game.deal(dice)
    seen: set[str] = set()
    for _ in range(4000):
        if state.outcome() is not None:
            state = loaded.game.deal(dice)
        prompt = state.prompts()[int(dice.roll(len(state.prompts())))]
        if state.is_optional() and not state.draft(int(prompt.seat)):
            seen.add(prompt.kind)
            assert loaded.game.format_move(state.default_move(prompt.seat, dice)) == "pass"
        moves = state.canonical_moves(prompt)
        state.apply(prompt.seat, moves[int(dice.roll(len(moves)))], dice)
    assert seen == {"help", "special", "step-in"}

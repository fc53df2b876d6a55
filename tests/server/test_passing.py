"""Passing quickly what is asked aside: by the table's countdown, or for the rest of a turn. Time is the test's own."""

from collections.abc import Callable
from typing import Any

import pytest

from kwoon import shelf
from kwoon.core.dice import Dice, LiveDice
from kwoon.server.client import Sitting, Visitor
from kwoon.server.play import commit
from kwoon.server.run import Serving
from kwoon.server.tables import Table
from tests.server.test_clocks import Time, pass_time

pytestmark = pytest.mark.anyio

Serve = Callable[..., Any]
PEOPLE = 6


def seeded(seed: int) -> Callable[[], Dice]:
    """The same luck in every run, other luck for every answer."""
    source = LiveDice(seed)
    return lambda: LiveDice(int(source.roll(1 << 30)))


async def six_sitting(hall: Serving, **more: Any) -> tuple[Table, list[Visitor]]:
    """Two teams of three people each."""
    people = [Visitor(hall.address) for _ in range(PEOPLE)]
    seats = ["me"] + ["open"] * (PEOPLE - 1)
    id = await people[0].open(*seats, game="kung-fu-2019", options={"format": "3v3"}, **more)
    for seat in range(1, PEOPLE):
        await people[seat].ask("POST", f"/api/tables/{id}/seats/{seat}")
    return hall.hall.tables[id], people


async def play_on(hall: Serving, table: Table, until: Callable[[], bool]) -> None:
    """Everybody does as little as possible, until something is so."""
    async with table.lock:
        while not until():
            seat = table.game().state.owed()[0]
            move = table.game().state.default(seat, hall.hall.settings.luck())
            await commit(hall.hall, table, seat, move, key=None, request=None)
        table.tell(hall.hall.now())
    hall.hall.after(table)


def aside(table: Table) -> Callable[[], bool]:
    """Several teammates are asked at once whether they add to an attack."""
    return lambda: table.game().state.asks_aside() and len(table.game().state.owed()) > 1


def last_moves(table: Table, count: int) -> list[tuple[int, str]]:
    game = table.game()
    return [(step.seat, game.game.write(step.move)) for step in game.steps[-count:]]


async def at(people: list[Visitor], table: Table, seat: int) -> Sitting:
    sitting = await people[seat].come(table.head.id)
    await sitting.until(lambda message: message["type"] == "news")
    return sitting


async def test_after_the_seconds_of_the_table_a_question_aside_is_passed(serve: Serve) -> None:
    time = Time()
    hall = await serve(now=time, luck=seeded(1))
    table, people = await six_sitting(hall, quick=5)
    assert (await people[0].ask("GET", f"/api/tables/{table.head.id}"))["quick"] == 5
    await play_on(hall, table, aside(table))
    asked = table.game().state.owed()
    settled = table.settled
    helper = await at(people, table, asked[0])
    striker = await at(people, table, next(seat for seat in range(PEOPLE) if seat not in asked))
    assert (helper.news["aside"], helper.news["quick"]) == (True, 5.0)
    # Whoever is not asked sees the same seconds, and nothing but who is still awaited.
    assert (striker.news["ask"], striker.news["quick"]) == (None, 5.0)
    assert striker.news["view"]["owing"] == list(asked)
    await pass_time(hall, time, table.head.id, 4.9)
    assert table.settled == settled
    await pass_time(hall, time, table.head.id, 0.2)
    assert table.settled == settled + 1
    assert last_moves(table, len(asked)) == [(seat, "pass") for seat in asked]
    await helper.close()
    await striker.close()


async def test_the_seconds_survive_a_restart(serve: Serve) -> None:
    time = Time()
    first = await serve(now=time, luck=seeded(1))
    table, people = await six_sitting(first, quick=5)
    await play_on(first, table, aside(table))
    settled = table.settled
    time.now += 1_000
    second = await serve(now=time, luck=seeded(2))
    for visitor in people:
        visitor.address = second.address
    sitting = await at(people, table, table.game().state.owed()[0])
    assert sitting.news["quick"] == 5.0
    await pass_time(second, time, table.head.id, 5)
    assert second.hall.tables[table.head.id].settled == settled + 1
    await sitting.close()


async def test_without_that_setting_the_table_waits(serve: Serve) -> None:
    time = Time()
    hall = await serve(now=time, luck=seeded(1))
    table, people = await six_sitting(hall)
    await play_on(hall, table, aside(table))
    settled = table.settled
    sitting = await at(people, table, table.game().state.owed()[0])
    assert (sitting.news["aside"], sitting.news["quick"]) == (True, None)
    await pass_time(hall, time, table.head.id, 100_000)
    assert table.settled == settled
    await sitting.close()


async def test_whoever_passes_for_the_rest_of_the_turn_is_asked_and_answered_for(serve: Serve) -> None:
    time = Time()
    hall = await serve(now=time, luck=seeded(1))
    table, people = await six_sitting(hall)
    await play_on(hall, table, aside(table))
    turn = table.game().state.turns()
    one, other = table.game().state.owed()[:2]
    a, b = await at(people, table, one), await at(people, table, other)
    assert not a.news["passing"]
    assert (await a.do("pass"))["type"] == "done"
    await a.until(lambda message: message["type"] == "news" and message["ask"] is None)
    assert a.news["passing"]
    assert last_moves(table, 1) == [(one, "pass")]
    # The others see that there is an answer; the same as if it had been given by hand.
    await b.until(lambda message: message["type"] == "news" and one not in message["view"]["owing"])
    assert not b.news["passing"]
    assert b.news["ask"] is not None
    # In the next turn they are asked as before.
    await play_on(hall, table, lambda: table.game().state.turns() > turn and one in table.game().state.owed())
    assert not table.passes_now(one)
    await a.close()
    await b.close()


async def test_passing_can_be_switched_off_again(serve: Serve) -> None:
    time = Time()
    hall = await serve(now=time, luck=seeded(1))
    table, people = await six_sitting(hall)
    await play_on(hall, table, aside(table))
    waiting = next(seat for seat in range(PEOPLE) if seat not in table.game().state.owed())
    sitting = await at(people, table, waiting)
    await sitting.do("pass")
    await sitting.until(lambda message: message["type"] == "news" and message["passing"])
    await sitting.do("pass", on=False)
    await sitting.until(lambda message: message["type"] == "news" and not message["passing"])
    await sitting.close()
    watcher = await Visitor(hall.address).come(table.head.id)
    assert "watching" in (await watcher.do("pass"))["sentence"]
    await watcher.close()


async def test_what_is_not_asked_aside_is_never_passed_for_somebody(serve: Serve) -> None:
    time = Time()
    hall = await serve(now=time, luck=seeded(1))
    table, people = await six_sitting(hall, quick=5)
    await play_on(hall, table, lambda: table.settled > 3 and not table.game().state.asks_aside())
    settled = table.settled
    sitting = await at(people, table, table.game().state.owed()[0])
    await sitting.do("pass")
    await sitting.until(lambda message: message["type"] == "news" and message["passing"])
    assert (sitting.news["aside"], sitting.news["quick"]) == (False, None)
    await pass_time(hall, time, table.head.id, 100)
    assert table.settled == settled
    await sitting.close()


def test_what_is_asked_aside_can_always_be_passed() -> None:
    """Whoever is asked aside may pass, whatever they hold, and that is what the default move does."""
    opened = shelf.open_box("kung-fu-2019", PEOPLE, {"format": "3v3", "expansion": "yes"})
    luck = LiveDice(7)
    state = opened.game.deal(luck)
    seen: set[str] = set()
    for _ in range(4000):
        if state.outcome() is not None:
            state = opened.game.deal(luck)
        ask = state.asks()[int(luck.roll(len(state.asks())))]
        if state.asks_aside() and not state.draft(int(ask.seat)):
            seen.add(ask.word)
            assert opened.game.write(state.default(ask.seat, luck)) == "pass"
        moves = state.onward(ask)
        state.answer(ask.seat, moves[int(luck.roll(len(moves)))], luck)
    assert seen == {"help", "special", "step-in"}

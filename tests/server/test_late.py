"""Watching late: all cards open, some turns late, and only while everybody who plays allows it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from kwoon.core.contract import WATCHER
from kwoon.core.dice import LiveDice
from kwoon.hall.tables.late import LATE
from kwoon.hall.tables.table import Table
from kwoon.server.client import Sitting, Visitor
from kwoon.server.run import Serving

pytestmark = pytest.mark.anyio

Serve = Callable[..., Any]


class Pair:
    """Two people at a table of FIGHT."""

    def __init__(self, hall: Serving, table: Table, ann: Visitor, bo: Visitor) -> None:
        self.hall = hall
        self.table = table
        self.people = (ann, bo)

    async def allow(self, *people: int, on: bool = True) -> Any:
        """Some of them show their cards."""
        told = None
        for seat in people:
            path = f"/api/tables/{self.table.head.id}/shows"
            told = await self.people[seat].ask("PUT", path, {"on": on})
        return told

    async def play(self, answers: int) -> None:
        """They go on for so many answers, or to the end."""
        sittings = [await person.come(self.table.head.id) for person in self.people]
        for _ in range(answers):
            if not self.table.playing:
                break
            seat = int(self.table.game().state.owed()[0])
            ask = await sittings[seat].asked()
            assert ask is not None
            await sittings[seat].answer(ask["moves"][0]["move"])
            sittings[seat].news = {}
            await sittings[seat].until(lambda message: message["type"] == "news")
        for sitting in sittings:
            await sitting.close()

    async def watch(self, how: str = "late") -> Sitting:
        """Somebody who only watches."""
        watcher = Visitor(self.hall.address)
        await watcher.ask("GET", "/api/me")
        sitting = await watcher.come(self.table.head.id, watch=how)
        await sitting.until(lambda message: message["type"] == "news")
        return sitting


async def pair(serve: Serve) -> Pair:
    # Always the same luck, with which no game of these tests is over too soon.
    dice = LiveDice(5)
    hall = await serve(luck=lambda: dice)
    ann, bo = Visitor(hall.address), Visitor(hall.address)
    id = await ann.open("me", "open")
    await bo.ask("POST", f"/api/tables/{id}/seats/1")
    return Pair(hall, hall.hall.tables[id], ann, bo)


async def test_it_takes_everybody_who_plays(serve: Serve) -> None:
    two = await pair(serve)
    await two.play(12)
    assert (await two.allow(0))["late"] is False
    closed = await two.watch()
    assert closed.news["views"] == []
    told = await two.allow(1)
    assert told["late"] is True
    assert [seat["shows"] for seat in told["seats"]] == [True, True]
    late = await two.watch()
    assert len(late.news["views"]) == 2
    usual = await two.watch("")
    assert usual.news["views"] == []
    for sitting in (closed, late, usual):
        await sitting.close()


async def test_what_is_shown_is_some_turns_old_and_nothing_newer(serve: Serve) -> None:
    two = await pair(serve)
    await two.allow(0, 1)
    late = await two.watch()
    await two.play(40)
    table = two.table
    while True:
        past = table.past
        if past is not None and late.news["last"] == len(past.events):
            break
        await late.next()
    assert past is not None
    assert past.settled == table.settled - 2 * LATE
    assert late.news["last"] < len(table.events)
    assert [view["hand"] for view in late.news["views"]] == [
        list(past.bout.state.view(seat).facts()["hand"])  # type: ignore[call-overload]
        for seat in range(2)
    ]
    # Everything that was ever sent to this watcher could be told from those answers alone.
    numbers = [
        event["n"] for text in late.heard if (told := json.loads(text))["type"] == "news" for event in told["events"]
    ]
    assert numbers == list(range(1, late.news["last"] + 1))
    assert late.news["ask"] is None and late.news["why_not"] == {}
    await late.close()


async def test_somebody_who_wants_it_no_longer_ends_it_for_all(serve: Serve) -> None:
    two = await pair(serve)
    await two.allow(0, 1)
    await two.play(20)
    late = await two.watch()
    assert late.news["views"]
    await two.allow(1, on=False)
    await two.play(4)
    await late.until(lambda message: message["type"] == "news")
    assert late.news["views"] == []
    assert late.news["view"]["seat"] == WATCHER
    await late.close()


async def test_whoever_plays_sees_their_own_game_and_no_other(serve: Serve) -> None:
    two = await pair(serve)
    await two.allow(0, 1)
    await two.play(20)
    own = await two.people[0].come(two.table.head.id, watch="late")
    await own.until(lambda message: message["type"] == "news")
    assert own.news["views"] == []
    assert own.news["view"]["seat"] == 0
    await own.close()
    assert (await Visitor(two.hall.address).call("PUT", f"/api/tables/{two.table.head.id}/shows", {"on": True}))[
        0
    ] == 403


async def test_when_it_is_over_all_of_it_is_shown(serve: Serve) -> None:
    two = await pair(serve)
    await two.allow(0, 1)
    late = await two.watch()
    await two.play(2000)
    assert not two.table.playing
    await late.until(lambda message: message["type"] == "news" and message["outcome"] is not None)
    assert late.news["last"] == len(two.table.events)
    await late.close()

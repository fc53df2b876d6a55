"""The length of a draft cannot be observed from the content, order, number or timing of messages.

A bot, or a person move by move, makes a short draft in one hall and a long one in another. Where drafts stay hidden, as
the plans of Kung Fur Fight do, listeners must receive the same bytes. Everywhere they must receive the same number of
messages of the same kinds, and for a bot the hall must have written, and so waited, equally often.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.hall.bot_jobs import JobPriority, MoveJob
from kwoon.hall.table_driver import TableDriver
from kwoon.hall.tables.answers import broadcast_move, commit_moves
from kwoon.hall.tables.models import WriteBatch
from kwoon.hall.tables.table import Table as Live
from kwoon.server.client import HallClient, TableConnection
from kwoon.server.run import RunningServer
from kwoon.server.storage.database import SqlStorage
from tests.invariants.tables import REGISTERED_TABLES, Table
from tests.server.test_leaks import ids
from tests.server.two_players import hear, to_sealed, two_at_a_table

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
AT = ("fight-2", "dragon-punch-2-mode=custom", "kung-fur-fight-2", "kung-fu-2014-3", "kung-fu-2019-4")
TABLES = [next(table for table in REGISTERED_TABLES if table.label.startswith(label)) for label in AT]
HIDDEN = [table for table in TABLES if table.definition.id == "kung-fur-fight"]
# One move is a whole answer in FIGHT, and all built hands in Dragon Punch have the same size.
LONGER = [table for table in TABLES if table.definition.id not in ("fight", "dragon-punch")]
POSITIONS = 600
DRAFTS = 12


class Sealed(NamedTuple):
    """A position, the drafting seat, a listening seat, and two drafts that the listener cannot distinguish."""

    state: State
    drafts: int
    listens: int
    short: list[int]
    long: list[int]


def draft(state: State, seat: int, luck: random.Random) -> tuple[list[int], State]:
    """Return a random complete draft of a seat and the position after it."""
    state = state.copy()
    moves: list[int] = []
    settled = False
    while (ask := state.prompt(seat)) is not None and not settled and len(moves) < 40:
        move = luck.choice(ask.moves)
        before = state.draft(seat)
        state.apply(seat, move, LiveDice(5))
        moves.append(int(move))
        settled = state.draft(seat) != (*before, move)
    return moves, state


def sealed(table: Table, hidden: bool) -> Sealed:
    """Find a position where drafts differ in length: unnoticed by another seat if `hidden`, else anywhere."""
    luck = random.Random(3)
    for seed in range(8):
        dice = LiveDice(seed)
        state = table.game.deal(dice)
        for _ in range(POSITIONS // 8):
            if state.outcome() is not None:
                break
            ask = luck.choice(state.prompts())
            seat = int(ask.seat)
            for other in range(len(table.seats)):
                found = _alike(state, seat, other, luck, hidden) if other != seat and not state.draft(seat) else None
                if found is not None:
                    return found
            state.apply(seat, luck.choice(ask.moves), dice)
    pytest.fail(f"{table.label}: no drafts of different length.")


def _alike(state: State, seat: int, other: int, luck: random.Random, hidden: bool) -> Sealed | None:
    seen: dict[object, list[int]] = {}
    for _ in range(DRAFTS):
        moves, after = draft(state, seat, luck)
        # Where the draft is public, both must lead to equally much news: nothing resolves, or the same prompts follow.
        view = repr(after.view(other).as_dict()) if hidden else tuple(ask.kind for ask in after.prompts())
        known = seen.setdefault((view, after.pending_seats(), after.outcome() is None), moves)
        if abs(len(known) - len(moves)) > 1:
            return Sealed(state.copy(), seat, other, *sorted((known, moves), key=len))
    return None


async def _seated(hall: RunningServer, table: Table, scene: Sealed) -> tuple[Live, list[HallClient]]:
    """A table with people on all seats, at this position."""
    people = [
        HallClient(hall.address, f"kwoon_guest={hall.hall.guests.sign_cookie(f'guest{seat}')}") for seat in table.seats
    ]
    for seat, person in enumerate(people):
        await person.request("PUT", "/api/me", {"name": f"Somebody {seat}"})
    options = dict(table.loaded.options)
    id = await people[0].open_table("me", *["open"] * (len(people) - 1), game=table.definition.id, options=options)
    for seat in range(1, len(people)):
        await people[seat].request("POST", f"/api/tables/{id}/seats/{seat}")
    live = hall.hall.tables[id]
    bout = live.require_match()
    bout.state = scene.state.copy()
    bout.state.log = bout.log
    return live, people


async def overheard(serve: Serve, table: Table, scene: Sealed, moves: list[int], place: str) -> tuple[list[str], int]:
    """Return all messages to the listener while the bot moves, and how often the hall waited for a write."""
    hall = await serve(dice=lambda: LiveDice(5), now=lambda: 1_000_000.0, new_id=ids(), database=place, bot_delay=0.0)
    live, people = await _seated(hall, table, scene)
    listener = await people[scene.listens].connect(live.table_state.id)
    await listener.receive_until(lambda message: message["type"] == "update")
    await listener.request("ping", id="before")
    listener.raw_messages.clear()
    writes = 0
    write = SqlStorage.write

    async def counted(self: SqlStorage, entry: WriteBatch) -> None:
        nonlocal writes
        writes += 1
        await write(self, entry)

    async def chosen(question: MoveJob, turn: JobPriority) -> list[int]:
        return list(moves)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqlStorage, "write", counted)
        patch.setattr(hall.house.partners, "choose_moves", chosen)
        async with live.lock:
            await hall.table_driver._apply_bot_moves(live, scene.drafts, list(moves))
    await listener.request("ping", id="after")
    heard = list(listener.raw_messages)
    await listener.close()
    return heard, writes


async def differs(serve: Serve, table: Table, tmp_path: object, hidden: bool) -> bool:
    """Return whether a listener can distinguish a long draft from a short one."""
    scene = sealed(table, hidden)
    told = []
    for which, moves in (("short", scene.short), ("long", scene.long)):
        place = f"sqlite:///{tmp_path}/{which}.sqlite3"
        heard, writes = await overheard(serve, table, scene, moves, place)
        told.append((heard if hidden else [json.loads(each)["type"] for each in heard], writes))
    return told[0] != told[1]


async def drafted(serve: Serve, table: Table, scene: Sealed, moves: list[int], place: str) -> list[str]:
    """Return all messages to the listener while a person drafts move by move over a socket."""
    hall = await serve(dice=lambda: LiveDice(5), now=lambda: 1_000_000.0, new_id=ids(), database=place)
    live, people = await _seated(hall, table, scene)
    listener, drafter = [await people[seat].connect(live.table_state.id) for seat in (scene.listens, scene.drafts)]
    for each in (listener, drafter):
        await each.receive_until(lambda message: message["type"] == "update")
        await each.request("ping", id="before")
    await listener.request("ping", id="both")
    listener.raw_messages.clear()
    for move in moves:
        assert (await drafter.move(move))["type"] == "done"
        await drafter.receive_until(lambda message: message["type"] == "update")
    await listener.request("ping", id="after")
    for each in (listener, drafter):
        await each.close()
    return listener.raw_messages


async def drafts_differ(serve: Serve, table: Table, tmp_path: object) -> bool:
    """Return whether a listener can distinguish a person's long draft from a short one."""
    scene = sealed(table, hidden=True)
    short, long = [
        await drafted(serve, table, scene, moves, f"sqlite:///{tmp_path}/{len(moves)}.sqlite3")
        for moves in (scene.short, scene.long)
    ]
    assert any('"update"' in text for text in short), "that an answer was given is told"
    return short != long


@pytest.mark.parametrize("table", HIDDEN, ids=lambda table: table.definition.id)
async def test_length_of_persons_hidden_draft_is_not_observable(serve: Serve, table: Table, tmp_path: object) -> None:
    assert not await drafts_differ(serve, table, tmp_path)


@pytest.mark.parametrize("table", HIDDEN, ids=lambda table: table.definition.id)
async def test_planted_broadcast_during_persons_draft_is_detected(
    serve: Serve, table: Table, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = Live.broadcast

    def to_all(self: Live, now: float, only_seat: int | None = None) -> None:
        tell(self, now)

    monkeypatch.setattr(Live, "broadcast", to_all)
    assert await drafts_differ(serve, table, tmp_path)


@pytest.mark.parametrize("table", HIDDEN, ids=lambda table: table.definition.id)
async def test_length_of_bots_hidden_draft_is_not_observable(serve: Serve, table: Table, tmp_path: object) -> None:
    assert not await differs(serve, table, tmp_path, hidden=True)


@pytest.mark.parametrize("table", LONGER, ids=lambda table: table.definition.id)
async def test_bot_draft_of_any_length_is_one_write_and_broadcast(serve: Serve, table: Table, tmp_path: object) -> None:
    assert not await differs(serve, table, tmp_path, hidden=False)


@pytest.mark.parametrize("table", LONGER, ids=lambda table: table.definition.id)
async def test_planted_write_per_bot_move_is_detected(
    serve: Serve, table: Table, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def move_by_move(self: TableDriver, live: Live, seat: int, moves: list[int]) -> None:
        for move in moves:
            heard = await commit_moves(self.hall, live, seat, move, prompt_key=live.prompt_key(seat), request_key=None)
            broadcast_move(self.hall, live, heard, seat)

    monkeypatch.setattr(TableDriver, "_apply_bot_moves", move_by_move)
    assert await differs(serve, table, tmp_path, hidden=False)


@pytest.mark.parametrize("table", HIDDEN, ids=lambda table: table.definition.id)
async def test_planted_broadcast_per_draft_move_is_detected(
    serve: Serve, table: Table, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = Live.broadcast

    def for_each(self: Live, now: float, only_seat: int | None = None) -> None:
        state = self.require_match().state
        for _ in range(max(len(state.draft(seat)) for seat in range(len(self.table_state.seats)))):
            tell(self, now)

    monkeypatch.setattr(Live, "broadcast", for_each)
    assert await differs(serve, table, tmp_path, hidden=True)


# Locks: requests that are always possible must not reveal who holds the table's lock.


class Held:
    """A disk that does not respond, so that a move stays in flight."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.under_way = asyncio.Event()
        self.go_on = asyncio.Event()
        write = SqlStorage.write

        async def held(storage: SqlStorage, entry: WriteBatch) -> None:
            self.under_way.set()
            await self.go_on.wait()
            await write(storage, entry)

        patch.setattr(SqlStorage, "write", held)


async def two_who_choose(serve: Serve, **more: Any) -> tuple[RunningServer, str, TableConnection, TableConnection]:
    """Return two people at a table where both are prompted at once."""
    hall = await serve(**more)
    table, ann, bo = await two_at_a_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await hear(a, b)
    await to_sealed(a, b)
    return hall, table, a, b


async def test_why_not_reply_does_not_wait_for_another_seats_write(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, a, b = await two_who_choose(serve)
    before = await b.request("why_not", id="before")
    disk = Held(monkeypatch)
    drafting = asyncio.create_task(a.move(a.latest_update["prompt"]["moves"][0]["move"]))
    await disk.under_way.wait()
    async with asyncio.timeout(5):
        during = await b.request("why_not", id="during")
    disk.go_on.set()
    assert (await drafting)["type"] == "done"
    after = await b.request("why_not", id="after")
    assert before["why_not"] and [{**each, "id": ""} for each in (during, after)] == [{**before, "id": ""}] * 2
    for each in (a, b):
        await each.close()


async def test_why_not_reply_does_not_reveal_unwritten_move(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, a, b = await two_who_choose(serve)
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await hear(b)
    before = await b.request("why_not", id="before")
    disk = Held(monkeypatch)
    # This move resolves the position: cards are shown once it is on disk.
    settling = asyncio.create_task(a.move(a.latest_update["prompt"]["moves"][0]["move"]))
    await disk.under_way.wait()
    during = await b.request("why_not", id="during")
    assert {**during, "id": ""} == {**before, "id": ""}
    disk.go_on.set()
    assert (await settling)["type"] == "done"
    await hear(b)
    assert (await b.request("why_not", id="after"))["key"] != before["key"]
    for each in (a, b):
        await each.close()


@pytest.mark.parametrize("repeated", [False, True])
async def test_refusal_delay_does_not_depend_on_the_table_lock(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, repeated: bool
) -> None:
    _, _, a, b = await two_who_choose(serve, refusal_delay=0.4)
    await b.move(b.latest_update["prompt"]["moves"][0]["move"], id="first")
    await hear(b)
    loop = asyncio.get_running_loop()
    asked = {"id": "first"} if repeated else {"id": "second"}

    async def probe() -> float:
        began = loop.time()
        told = await b.request("move", key="99.0", move=0, **asked)
        assert told["type"] == ("done" if repeated else "error")
        return loop.time() - began

    free = await probe()
    asked["id"] = "first" if repeated else "third"
    disk = Held(monkeypatch)
    drafting = asyncio.create_task(a.request("chat", text="This is being written."))
    await disk.under_way.wait()
    probing = asyncio.create_task(probe())
    await asyncio.sleep(0.15)
    disk.go_on.set()
    held = await probing
    await drafting
    assert 0.39 < free < 0.6 and 0.39 < held < 0.6
    for each in (a, b):
        await each.close()

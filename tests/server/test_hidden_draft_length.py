"""The length of a draft cannot be observed from the content, order, number or timing of messages.

In one hall a bot or a person makes a short draft, in another hall a long one. If drafts stay hidden, as the plans in
Kung Fur Fight do, listeners must receive the same bytes. In all games, they must receive the same number of messages of
the same kinds. After a bot's draft, the halls must also have written, and therefore waited, equally often.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.hall.bot_jobs import JobPriority, MoveJob
from kwoon.hall.table_driver import TableDriver
from kwoon.hall.tables.play_moves import PlayMoves
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table import Table as Live
from kwoon.server.storage.database import SqlStorage
from tests.game_facts import FACTS
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_hidden_info import sequential_ids

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
TABLES = [
    next(table for table in REGISTERED_TABLES if table.label.startswith(facts.table_label)) for facts in FACTS.values()
]
HIDDEN_DRAFT_TABLES = [table for table in TABLES if FACTS[table.definition.id].has_hidden_drafts]
LONG_DRAFT_TABLES = [table for table in TABLES if FACTS[table.definition.id].has_drafts_of_different_length]
POSITIONS = 600
DRAFTS = 12


class DraftPair(NamedTuple):
    state: State
    drafter: int
    listener: int
    short: list[int]
    long: list[int]


def random_draft(state: State, seat: int, rng: random.Random) -> tuple[list[int], State]:
    """Return a random complete draft for a seat, and the position after it."""
    state = state.copy()
    moves: list[int] = []
    is_resolved = False
    while (prompt := state.prompt(seat)) is not None and not is_resolved and len(moves) < 40:
        move = rng.choice(prompt.moves)
        before = state.draft(seat)
        state.apply(seat, move, LiveDice(5))
        moves.append(int(move))
        is_resolved = state.draft(seat) != (*before, move)
    return moves, state


def find_draft_pair(table: InvariantTable, hidden: bool) -> DraftPair:
    """Return a position with two drafts of different lengths; if `hidden`, drafts that another seat cannot distinguish."""
    rng = random.Random(3)
    for seed in range(8):
        dice = LiveDice(seed)
        state = table.game.deal(dice)
        for _ in range(POSITIONS // 8):
            if state.outcome() is not None:
                break
            prompt = rng.choice(state.prompts())
            seat = int(prompt.seat)
            for other in range(len(table.seats)):
                found = (
                    _find_pair_at(state, seat, other, rng, hidden) if other != seat and not state.draft(seat) else None
                )
                if found is not None:
                    return found
            state.apply(seat, rng.choice(prompt.moves), dice)
    pytest.fail(f"{table.label}: no drafts of different length.")


def _find_pair_at(state: State, seat: int, other: int, rng: random.Random, hidden: bool) -> DraftPair | None:
    seen: dict[object, list[int]] = {}
    for _ in range(DRAFTS):
        moves, after = random_draft(state, seat, rng)
        # Public drafts must cause equally many updates, so the same prompts must follow them.
        view = repr(after.view(other).as_dict()) if hidden else tuple(prompt.kind for prompt in after.prompts())
        other_moves = seen.setdefault((view, after.pending_seats(), after.outcome() is None), moves)
        if abs(len(other_moves) - len(moves)) > 1:
            return DraftPair(state.copy(), seat, other, *sorted((other_moves, moves), key=len))
    return None


async def _seat_people(hall: RunningServer, table: InvariantTable, scene: DraftPair) -> tuple[Live, list[HallClient]]:
    people = [
        HallClient(hall.address, f"kwoon_guest={hall.hall.guests.sign_cookie(f'guest{seat}')}") for seat in table.seats
    ]
    for seat, person in enumerate(people):
        await person.request("PUT", "/api/me", {"name": f"Player {seat}"})
    options = dict(table.loaded.options)
    id = await people[0].create_table("me", *["open"] * (len(people) - 1), game=table.definition.id, options=options)
    for seat in range(1, len(people)):
        await people[seat].request("POST", f"/api/tables/{id}/seats/{seat}")
    live_table = hall.hall.tables[id]
    match = live_table.require_match()
    match.state = scene.state.copy()
    match.state.log = match.log
    return live_table, people


async def messages_during_bot_draft(
    serve: Serve, table: InvariantTable, scene: DraftPair, moves: list[int], database: str
) -> tuple[list[str], int]:
    """Return all messages that the listener receives while the bot moves, and the number of writes."""
    hall = await serve(
        dice=lambda: LiveDice(5), now=lambda: 1_000_000.0, new_id=sequential_ids(), database=database, bot_delay=0.0
    )
    live_table, people = await _seat_people(hall, table, scene)
    listener = await people[scene.listener].connect(live_table.table_state.id)
    await listener.receive_until(lambda message: message["type"] == "update")
    await listener.request("ping", id="before")
    listener.raw_messages.clear()
    writes = 0
    write = SqlStorage.write

    async def count_writes(self: SqlStorage, batch: WriteBatch) -> None:
        nonlocal writes
        writes += 1
        await write(self, batch)

    async def return_moves(question: MoveJob, turn: JobPriority) -> list[int]:
        return list(moves)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqlStorage, "write", count_writes)
        patch.setattr(hall.server.bot_pool, "choose_moves", return_moves)
        async with live_table.lock:
            await hall.table_driver._apply_bot_moves(live_table, scene.drafter, list(moves))
    await listener.request("ping", id="after")
    messages = list(listener.raw_messages)
    await listener.close()
    return messages, writes


async def bot_drafts_differ(serve: Serve, table: InvariantTable, tmp_path: object, hidden: bool) -> bool:
    """Return whether a listener can distinguish a bot's long draft from a short one."""
    scene = find_draft_pair(table, hidden)
    observations = []
    for which, moves in (("short", scene.short), ("long", scene.long)):
        database = f"sqlite:///{tmp_path}/{which}.sqlite3"
        messages, writes = await messages_during_bot_draft(serve, table, scene, moves, database)
        observations.append((messages if hidden else [json.loads(each)["type"] for each in messages], writes))
    return observations[0] != observations[1]


async def messages_during_persons_draft(
    serve: Serve, table: InvariantTable, scene: DraftPair, moves: list[int], database: str
) -> list[str]:
    hall = await serve(dice=lambda: LiveDice(5), now=lambda: 1_000_000.0, new_id=sequential_ids(), database=database)
    live_table, people = await _seat_people(hall, table, scene)
    listener, drafter = [
        await people[seat].connect(live_table.table_state.id) for seat in (scene.listener, scene.drafter)
    ]
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


async def persons_drafts_differ(serve: Serve, table: InvariantTable, tmp_path: object) -> bool:
    scene = find_draft_pair(table, hidden=True)
    short, long = [
        await messages_during_persons_draft(serve, table, scene, moves, f"sqlite:///{tmp_path}/{len(moves)}.sqlite3")
        for moves in (scene.short, scene.long)
    ]
    assert any('"update"' in text for text in short), "others are notified that a move was made"
    return short != long


@pytest.mark.parametrize("table", HIDDEN_DRAFT_TABLES, ids=lambda table: table.definition.id)
async def test_length_of_persons_hidden_draft_is_not_observable(
    serve: Serve, table: InvariantTable, tmp_path: object
) -> None:
    assert not await persons_drafts_differ(serve, table, tmp_path)


@pytest.mark.parametrize("table", HIDDEN_DRAFT_TABLES, ids=lambda table: table.definition.id)
async def test_planted_broadcast_during_persons_draft_is_detected(
    serve: Serve, table: InvariantTable, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    broadcast = Live.broadcast_update

    def broadcast_to_all(self: Live, now: float, only_seat: int | None = None) -> None:
        broadcast(self, now)

    monkeypatch.setattr(Live, "broadcast_update", broadcast_to_all)
    assert await persons_drafts_differ(serve, table, tmp_path)


@pytest.mark.parametrize("table", HIDDEN_DRAFT_TABLES, ids=lambda table: table.definition.id)
async def test_length_of_bots_hidden_draft_is_not_observable(
    serve: Serve, table: InvariantTable, tmp_path: object
) -> None:
    assert not await bot_drafts_differ(serve, table, tmp_path, hidden=True)


@pytest.mark.parametrize("table", LONG_DRAFT_TABLES, ids=lambda table: table.definition.id)
async def test_bot_draft_of_any_length_causes_one_write_and_one_broadcast(
    serve: Serve, table: InvariantTable, tmp_path: object
) -> None:
    assert not await bot_drafts_differ(serve, table, tmp_path, hidden=False)


@pytest.mark.parametrize("table", LONG_DRAFT_TABLES, ids=lambda table: table.definition.id)
async def test_planted_write_per_bot_move_is_detected(
    serve: Serve, table: InvariantTable, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def move_by_move(self: TableDriver, live_table: Live, seat: int, moves: list[int]) -> None:
        for move in moves:
            await self.hall.commit(PlayMoves(self.hall, live_table, seat, move))

    monkeypatch.setattr(TableDriver, "_apply_bot_moves", move_by_move)
    assert await bot_drafts_differ(serve, table, tmp_path, hidden=False)


@pytest.mark.parametrize("table", HIDDEN_DRAFT_TABLES, ids=lambda table: table.definition.id)
async def test_planted_broadcast_per_draft_move_is_detected(
    serve: Serve, table: InvariantTable, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    broadcast = Live.broadcast_update

    def broadcast_per_move(self: Live, now: float, only_seat: int | None = None) -> None:
        state = self.require_match().state
        for _ in range(max(len(state.draft(seat)) for seat in range(len(self.table_state.seats)))):
            broadcast(self, now)

    monkeypatch.setattr(Live, "broadcast_update", broadcast_per_move)
    assert await bot_drafts_differ(serve, table, tmp_path, hidden=True)

"""Games continue under the edition in which they began; a rematch uses the current one."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kwoon import registry
from kwoon.core.record import Match, RecordReplay, replay
from kwoon.hall.tables.stored_rows import StoredMove, WriteBatch
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING, ClockSettings, TableSeat, TableState
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]

EDITION_1_RECORD = Path(__file__).parent.parent.joinpath("records", "kung-fu-2014-3.record").read_text(encoding="utf-8")
NUM_MOVES_TO_LAST_ATTACK = 87
"""Number of moves after which Cleo has attacked only Bo. No other target was left, so edition 1 ended the attack."""


def edition_1_match() -> Match:
    """Return a complete game played under edition 1; its record names no edition."""
    return replay(EDITION_1_RECORD, registry.load_game_of_record(EDITION_1_RECORD)[0].game)


def edition_1_table(match: Match, host: str, status: Any) -> TableState:
    """Return a table as it was stored before editions existed."""
    names = ("Ann", "Bo", "Cleo")
    return TableState(
        id="old",
        game="kung-fu-2014",
        pack=match.header.pack,
        options={},
        seats=[TableSeat("person", host if seat == 0 else f"p{seat}", name) for seat, name in enumerate(names)],
        clock=ClockSettings(),
        uses_call=False,
        public=True,
        host=host,
        created=1.0,
        status=status,
        deal=None if status == WAITING else match.deal_rolls,
    )


def stored_moves(match: Match, count: int) -> tuple[StoredMove, ...]:
    return tuple(
        StoredMove("old", n, step.seat, step.move, " ".join(map(str, step.rolls)), None, None, 2.0)
        for n, step in enumerate(match.moves[:count], start=1)
    )


def test_edition_1_attack_is_complete_without_prompt_for_further_target() -> None:
    loaded, _ = registry.load_game_of_record(EDITION_1_RECORD)
    walk = RecordReplay(EDITION_1_RECORD, loaded.game)
    while len(walk.match.moves) < NUM_MOVES_TO_LAST_ATTACK:
        assert walk.replay_next_line()
    assert loaded.game.format_move(walk.match.moves[-1].move) == "target 2"
    assert [(prompt.seat, prompt.kind) for prompt in walk.match.state.prompts()] == [(1, "block")]
    today = RecordReplay(EDITION_1_RECORD, registry.load_game("kung-fu-2014", 3).game)
    while len(today.match.moves) < NUM_MOVES_TO_LAST_ATTACK:
        assert today.replay_next_line()
    assert [(prompt.seat, prompt.kind) for prompt in today.match.state.prompts()] == [(2, "target")]


async def test_running_edition_1_game_continues_under_edition_1(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    match = edition_1_match()
    await hall.hall.storage.write(
        WriteBatch(
            new_tables=(edition_1_table(match, me["id"], PLAYING),), moves=stored_moves(match, NUM_MOVES_TO_LAST_ATTACK)
        )
    )
    table = await hall.hall.find_table("old")
    assert [(prompt.seat, prompt.kind) for prompt in table.require_match().state.prompts()] == [(1, "block")]
    assert table.table_state.options == {"edition": "1"}
    connection = await ann.connect("old", since=0)
    await connection.receive_until(lambda m: m["type"] == "table")
    assert connection.table["options"] == {}
    await connection.close()


async def test_finished_edition_1_game_keeps_its_record_and_gets_edition_2_rematch(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    match = edition_1_match()
    table_state = edition_1_table(match, me["id"], OVER)
    for seat in (1, 2):
        table_state.seats[seat] = TableSeat("bot", None, "Bot", "random")
    await hall.hall.storage.write(WriteBatch(new_tables=(table_state,), moves=stored_moves(match, len(match.moves))))
    text = await ann.request("GET", "/api/tables/old/record")
    assert "\noption edition 1\n" in text
    again = replay(text, registry.load_game_of_record(text)[0].game)
    assert [(step.seat, step.move, step.rolls) for step in again.moves] == [
        (step.seat, step.move, step.rolls) for step in match.moves
    ]
    assert (await ann.replay("old", "spectator"))["frames"][-1]["outcome"] is not None
    await ann.request("POST", "/api/tables/old/rematch")
    following = (await hall.hall.find_table("old")).table_state.rematch_table
    assert following is not None
    assert (await hall.hall.find_table(following)).table_state.options == {"edition": "2"}


async def test_waiting_table_starts_under_current_edition(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    table_state = edition_1_table(edition_1_match(), me["id"], WAITING)
    table_state.seats[2] = TableSeat()
    await hall.hall.storage.write(WriteBatch(new_tables=(table_state,)))
    await HallClient(hall.address).request("POST", "/api/tables/old/seats/2")
    assert (await hall.hall.find_table("old")).table_state.options == {"edition": "2"}
    stored = await hall.hall.storage.load_table("old")
    assert stored is not None and stored.table_state is not None
    assert stored.table_state.options == {"edition": "2"}

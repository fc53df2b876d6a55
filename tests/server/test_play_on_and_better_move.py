"""After a game: analysis of mistakes, and playing on from any position."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.hall.bot_jobs import CompareMovesJob, JobPriority, MoveComparison
from kwoon.hall.hints_and_win_chances import remove_undone_moves
from kwoon.hall.tables.play_moves import PlayMoves
from kwoon.hall.tables.replay import match_after
from kwoon.hall.tables.table import Table
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def finished_table(
    hall: RunningServer, ann: HallClient, *seats: str, game: str = SAMPLE_GAME, **fields: Any
) -> Table:
    id = await ann.create_table("me", *seats, game=game, **fields)
    table: Table = hall.hall.tables[id]
    dice = LiveDice(5)
    async with table.lock:
        while table.is_playing:
            prompt = table.require_match().state.prompts()[0]
            moves = table.require_match().state.canonical_moves(prompt)
            move = int(moves[int(dice.roll(len(moves)))])
            await hall.hall.commit(PlayMoves(hall.hall, table, int(prompt.seat), move))
    return table


async def test_better_move_compares_played_move_with_best_bots_move(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, "random")
    own = [n for n, step in enumerate(table.require_match().moves) if step.seat == 0]
    num_moves, *_ = [n for n in own if not (await match_after(table, n)).state.draft(0)]
    response = await ann.request("GET", f"/api/tables/{table.table_state.id}/better-move?num_moves={num_moves}&seat=0")
    move = table.require_match().moves[num_moves].move
    assert response["actual"] == [str(table.serializer.loaded_game.text.describe_move(move))]
    assert response["better"] and response["seat"] == 0
    assert response["same"] == (response["actual"] == response["better"])


async def test_better_move_reports_win_chance_lost_in_solved_position(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, "random", game="dragon-punch")
    kinds = [table.require_match().game.format_move(step.move).split()[0] for step in table.require_match().moves]
    path = f"/api/tables/{table.table_state.id}/better-move?seat=0&num_moves={kinds.index('play')}"
    assert (await ann.request("GET", path))["solved_text"] == "", "Nobody has solved anything here."
    jobs: list[CompareMovesJob] = []

    async def compare(job: CompareMovesJob, turn: JobPriority) -> MoveComparison:
        jobs.append(job)
        return MoveComparison(0.0, [], 0.0, False, False, 0.031)

    monkeypatch.setattr(hall.hall.bot_workers, "compare_moves", compare)
    response = (await ann.request("GET", path))["solved_text"]
    assert response == "Solved with open switches: this lowered the chance of winning the round by 3 percentage points."
    assert [view.seat for view in jobs[0].all_views] == [0, 1]


async def test_better_move_without_prompt_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, "random")
    path = f"/api/tables/{table.table_state.id}/better-move?seat=0&num_moves="
    last = len(table.require_match().moves)
    assert (await ann.call("GET", f"{path}{last}"))[0] == 409
    assert (await ann.call("GET", f"{path}{last + 1}"))[0] == 404
    assert (await ann.call("GET", f"{path}-1"))[0] == 400
    running = await ann.create_table("me", "open")
    assert (await ann.call("GET", f"/api/tables/{running}/better-move?seat=0&num_moves=0"))[0] == 409


@pytest.mark.parametrize(("game", "seats"), [("fight", 1), ("kung-fu-2019", 3)])
async def test_play_on_continues_from_a_position_with_bots(serve: Serve, game: str, seats: int) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, *["random"] * seats, game=game)
    old = table.require_match()
    half = len(old.moves) // 2
    response = await ann.request("POST", f"/api/tables/{table.table_state.id}/play-on", {"num_moves": half, "seat": 1})
    assert response["your_seat"] == 1 and response["public"] is False and response["status"] == "playing"
    branch = hall.hall.tables[response["id"]]
    assert [(step.seat, step.move, step.rolls) for step in branch.require_match().moves[:half]] == [
        (step.seat, step.move, step.rolls) for step in old.moves[:half]
    ]
    assert branch.require_match().deal_rolls == old.deal_rolls
    assert [table_seat.kind for table_seat in branch.table_state.seats] == ["bot", "person", *["bot"] * (seats - 1)]
    connection = await ann.connect(response["id"])
    outcome = await connection.play_to_end()
    assert outcome["places"]
    await connection.close()
    # The finished game is unchanged.
    assert len(table.require_match().moves) == len(old.moves)


async def test_play_on_table_survives_restart(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, "random")
    response = await ann.request("POST", f"/api/tables/{table.table_state.id}/play-on", {"num_moves": 5, "seat": 0})
    again = await serve()
    loaded = await again.hall.find_table(response["id"])
    assert [step.move for step in loaded.require_match().moves[:5]] == [
        step.move for step in table.require_match().moves[:5]
    ]


async def test_play_on_from_invalid_position_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, "random")
    path = f"/api/tables/{table.table_state.id}/play-on"
    end = len(table.require_match().moves)
    for body, status in (
        ({"num_moves": end, "seat": 0}, 409),
        ({"num_moves": end + 1, "seat": 0}, 404),
        ({"num_moves": 3, "seat": 5}, 404),
        ({"num_moves": -1, "seat": 0}, 400),
    ):
        assert (await ann.call("POST", path, body))[0] == status
    running = await ann.create_table("me", "open")
    assert (await ann.call("POST", f"/api/tables/{running}/play-on", {"num_moves": 0, "seat": 0}))[0] == 409


async def test_key_moment_names_a_seat_that_was_pending(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await finished_table(hall, ann, "random")
    while not (curve := await ann.request("GET", f"/api/tables/{table.table_state.id}/win-chances"))["done"]:
        pass
    for moment in curve["moments"]:
        state = (await match_after(table, moment["num_moves"])).state
        assert moment["decided_by"] in state.pending_seats()


async def test_remove_undone_moves_drops_moves_that_cancel_out() -> None:
    loaded = registry.load_game("kung-fur-fight", 2, {"dogs": "seat 1"})
    state = loaded.game.deal(LiveDice(3))
    plan = ["lead 2 hua", "lead 1 ban", "assist 1 chai", "off 1 chai", "off 2 hua", "assist 1 yue", "seal"]
    moves = [int(loaded.game.parse_move(move)) for move in plan]
    state.log = None
    fewer = await remove_undone_moves(state, 0, moves)
    assert [loaded.game.format_move(move) for move in fewer] == ["lead 1 ban", "assist 1 yue", "seal"]
    assert await remove_undone_moves(state, 0, fewer) == fewer

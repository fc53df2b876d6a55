"""After a game: what would have been better, and playing on from any moment of it."""

from collections.abc import Callable
from typing import Any

import pytest

from kwoon import shelf
from kwoon.core.dice import LiveDice
from kwoon.hall.counsel import tidied
from kwoon.hall.tables.play import commit
from kwoon.hall.tables.replay import position
from kwoon.hall.tables.table import Table
from kwoon.hall.thinking import Turn, Weighed, Weighing
from kwoon.server.client import Visitor
from kwoon.server.run import Serving

pytestmark = pytest.mark.anyio

Serve = Callable[..., Any]


async def finished(hall: Serving, ann: Visitor, *seats: str, game: str = "fight", **more: Any) -> Table:
    """A table whose game went to its end by any moves."""
    id = await ann.open("me", *seats, game=game, **more)
    table: Table = hall.hall.tables[id]
    dice = LiveDice(5)
    async with table.lock:
        while table.playing:
            ask = table.game().state.asks()[0]
            moves = table.game().state.onward(ask)
            move = int(moves[int(dice.roll(len(moves)))])
            await commit(hall.hall, table, int(ask.seat), move, key=None, request=None)
    return table


async def test_the_best_bot_says_what_it_would_have_done(serve: Serve) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, "random")
    own = [n for n, step in enumerate(table.game().steps) if step.seat == 0]
    answers, *_ = [n for n in own if not (await position(table, n)).state.draft(0)]
    told = await ann.ask("GET", f"/api/tables/{table.head.id}/better?answers={answers}&seat=0")
    move = table.game().steps[answers].move
    assert told["did"] == [table.teller.opened.words.move(move)]
    assert told["better"] and told["seat"] == 0
    assert told["same"] == (told["did"] == told["better"])


async def test_what_was_solved_is_told(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, "random", game="dragon-punch")
    words = [table.game().game.write(step.move).split()[0] for step in table.game().steps]
    path = f"/api/tables/{table.head.id}/better?seat=0&answers={words.index('play')}"
    assert (await ann.ask("GET", path))["solved"] == "", "Nobody has solved anything here."
    asked: list[Weighing] = []

    async def weigh(weighing: Weighing, turn: Turn) -> Weighed:
        asked.append(weighing)
        return Weighed(0.0, [], 0.0, False, False, 0.031)

    monkeypatch.setattr(hall.hall.partners, "weigh", weigh)
    told = (await ann.ask("GET", path))["solved"]
    assert told == "Solved, with open switches: as chances to win the round go, this gave 3 of 100 away."
    assert [view.seat for view in asked[0].views] == [0, 1]


async def test_a_seat_that_was_not_asked_then_has_nothing_better_to_do(serve: Serve) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, "random")
    path = f"/api/tables/{table.head.id}/better?seat=0&answers="
    last = len(table.game().steps)
    assert (await ann.call("GET", f"{path}{last}"))[0] == 409
    assert (await ann.call("GET", f"{path}{last + 1}"))[0] == 404
    assert (await ann.call("GET", f"{path}-1"))[0] == 400
    running = await ann.open("me", "open")
    assert (await ann.call("GET", f"/api/tables/{running}/better?seat=0&answers=0"))[0] == 409


@pytest.mark.parametrize(("game", "seats"), [("fight", 1), ("kung-fu-2019", 3)])
async def test_a_game_goes_on_from_any_moment_of_it(serve: Serve, game: str, seats: int) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, *["random"] * seats, game=game)
    old = table.game()
    half = len(old.steps) // 2
    told = await ann.ask("POST", f"/api/tables/{table.head.id}/branch", {"answers": half, "seat": 1})
    assert told["you"] == 1 and told["public"] is False and told["status"] == "playing"
    branch = hall.hall.tables[told["id"]]
    assert [(step.seat, step.move, step.luck) for step in branch.game().steps[:half]] == [
        (step.seat, step.move, step.luck) for step in old.steps[:half]
    ]
    assert branch.game().deal == old.deal
    assert [place.kind for place in branch.head.seats] == ["bot", "person", *["bot"] * (seats - 1)]
    sitting = await ann.come(told["id"])
    outcome = await sitting.play()
    assert outcome["places"]
    await sitting.close()
    # The game that was over is as it was.
    assert len(table.game().steps) == len(old.steps)


async def test_such_a_game_survives_a_restart(serve: Serve) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, "random")
    told = await ann.ask("POST", f"/api/tables/{table.head.id}/branch", {"answers": 5, "seat": 0})
    again = await serve()
    loaded = await again.hall.find(told["id"])
    assert [step.move for step in loaded.game().steps[:5]] == [step.move for step in table.game().steps[:5]]


async def test_nobody_plays_on_from_where_there_is_nothing(serve: Serve) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, "random")
    path = f"/api/tables/{table.head.id}/branch"
    end = len(table.game().steps)
    for asked, status in (
        ({"answers": end, "seat": 0}, 409),
        ({"answers": end + 1, "seat": 0}, 404),
        ({"answers": 3, "seat": 5}, 404),
        ({"answers": -1, "seat": 0}, 400),
    ):
        assert (await ann.call("POST", path, asked))[0] == status
    running = await ann.open("me", "open")
    assert (await ann.call("POST", f"/api/tables/{running}/branch", {"answers": 0, "seat": 0}))[0] == 409


async def test_a_moment_says_whose_answer_it_was_and_where_it_lies(serve: Serve) -> None:
    hall = await serve()
    ann = Visitor(hall.address)
    table = await finished(hall, ann, "random")
    while not (curve := await ann.ask("GET", f"/api/tables/{table.head.id}/chances"))["done"]:
        pass
    for moment in curve["moments"]:
        state = (await position(table, moment["answers"])).state
        assert moment["by"] in state.owed()


async def test_what_was_laid_and_taken_back_is_not_told() -> None:
    opened = shelf.open_box("kung-fur-fight", 2, {"dogs": "seat 1"})
    state = opened.game.deal(LiveDice(3))
    plan = ["lead 2 hua", "lead 1 ban", "assist 1 chai", "off 1 chai", "off 2 hua", "assist 1 yue", "seal"]
    moves = [int(opened.game.read(move)) for move in plan]
    state.log = None
    fewer = await tidied(state, 0, moves)
    assert [opened.game.write(move) for move in fewer] == ["lead 1 ban", "assist 1 yue", "seal"]
    assert await tidied(state, 0, fewer) == fewer

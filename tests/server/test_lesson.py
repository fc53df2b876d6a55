"""The guided match: rigged dice, a scripted opponent and text for the learner, also after a restart."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon import registry
from kwoon.games import GAMES
from kwoon.server.client import HallClient, Message
from kwoon.server.run import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


def followed(news: Message) -> int:
    """Return the move that the lesson suggests, or the first legal one."""
    only = news["lesson"]["allowed_moves"] if news["lesson"] else None
    return int(only[0] if only else news["prompt"]["moves"][0]["move"])


async def test_following_the_fight_lesson_wins_the_first_round(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = (await ann.request("POST", "/api/lessons/fight"))["id"]
    sitting = await ann.connect(table, since=0)
    steps = []
    while (await sitting.wait_for_prompt()) is not None and sitting.latest_update["lesson"]:
        lesson = sitting.latest_update["lesson"]
        assert lesson["pages"]
        steps.append((lesson["step"], lesson["num_steps"]))
        if len(steps) == 4:
            # The hall is restarted in the middle, and the script continues.
            await sitting.close()
            hall = await serve()
            ann.address = hall.address
            sitting = await ann.connect(table, since=sitting.latest_update["last_event"])
            await sitting.wait_for_prompt()
        if lesson["allowed_moves"]:
            other = next(
                move["move"]
                for move in sitting.latest_update["prompt"]["moves"]
                if move["move"] not in lesson["allowed_moves"]
            )
            refused = await sitting.move(other)
            assert refused["message"] == lesson["hint"]
        move = followed(sitting.latest_update)
        key = sitting.latest_update["prompt"]["key"]
        sitting.latest_update["prompt"] = None
        assert (await sitting.request("move", key=key, move=move))["type"] == "done"
    assert steps == [(at, 10) for at in range(1, 11)]
    won = [event for event in sitting.events if event["kind"] == "round-by-points"]
    assert [event["seat"] for event in won] == [0]
    assert sitting.latest_update["view"]["round"] == 2
    assert (await ann.request("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Old Crane"


async def test_lesson_is_unlisted_and_hidden_from_spectators(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = (await ann.request("POST", "/api/lessons/fight"))["id"]
    assert table not in [each["id"] for each in await bo.request("GET", "/api/tables")]
    watching = await bo.connect(table)
    await watching.receive_until(lambda message: message["type"] == "update")
    assert watching.latest_update["lesson"] is None
    status, answer = await ann.call("POST", "/api/lessons/chess")
    assert status == 404
    assert "chess" in answer["detail"]
    sitting = await ann.connect(await ann.open_table("me", "random"))
    assert await sitting.wait_for_prompt()
    assert sitting.latest_update["lesson"] is None


@pytest.mark.parametrize("box", [box for box in GAMES if registry.has_lesson(box)], ids=lambda box: box.id)
def test_lesson_script_loads_with_text_on_every_page(box: Any) -> None:
    lesson = registry.load_lesson(box, registry.load_game(box.id))
    assert lesson is not None
    assert lesson.exercises
    assert all(page.text for exercise in lesson.exercises for page in exercise.pages)

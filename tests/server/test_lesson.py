"""The guided match: rigged dice, a scripted opponent and text for the learner, all of which survive a restart."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon import registry
from kwoon.games import GAMES
from kwoon.localization.formatter import Reader
from tests.server.hall_client import HallClient, Message
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


def lesson_move(update: Message) -> int:
    """Return the first move that the lesson allows, or the first legal one."""
    only = update["lesson"]["allowed_moves"] if update["lesson"] else None
    return int(only[0] if only else update["prompt"]["moves"][0]["move"])


async def test_following_the_fight_lesson_wins_the_first_round(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = (await ann.request("POST", "/api/lessons/fight"))["id"]
    connection = await ann.connect(table, since=0)
    steps = []
    while (await connection.wait_for_prompt()) is not None and connection.latest_update["lesson"]:
        lesson = connection.latest_update["lesson"]
        assert lesson["pages"]
        steps.append((lesson["step"], lesson["num_steps"]))
        if len(steps) == 4:
            # Restart the hall in the middle of the script.
            await connection.close()
            hall = await serve()
            ann.address = hall.address
            connection = await ann.connect(table, since=connection.latest_update["last_event"])
            await connection.wait_for_prompt()
        if lesson["allowed_moves"]:
            other = next(
                move["move"]
                for move in connection.latest_update["prompt"]["moves"]
                if move["move"] not in lesson["allowed_moves"]
            )
            reply = await connection.move(other)
            assert reply["message"] == lesson["hint"]
        move = lesson_move(connection.latest_update)
        key = connection.latest_update["prompt"]["key"]
        connection.latest_update["prompt"] = None
        assert (await connection.request("move", key=key, move=move))["type"] == "done"
    assert steps == [(at, 10) for at in range(1, 11)]
    won = [event for event in connection.events if event["kind"] == "round-by-points"]
    assert [event["seat"] for event in won] == [0]
    assert connection.latest_update["view"]["round"] == 2
    assert (await ann.request("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Old Crane"


async def test_lesson_is_unlisted_and_hidden_from_spectators(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = (await ann.request("POST", "/api/lessons/fight"))["id"]
    assert table not in [each["id"] for each in await bo.request("GET", "/api/tables")]
    watching = await bo.connect(table)
    await watching.receive_until(lambda message: message["type"] == "update")
    assert watching.latest_update["lesson"] is None
    status, body = await ann.call("POST", "/api/lessons/chess")
    assert status == 404
    assert "chess" in body["detail"]
    connection = await ann.connect(await ann.create_table("me", "random"))
    assert await connection.wait_for_prompt()
    assert connection.latest_update["lesson"] is None


@pytest.mark.parametrize(
    "definition",
    [definition for definition in GAMES if registry.has_lesson(definition)],
    ids=lambda definition: definition.id,
)
def test_lesson_script_loads_with_text_on_every_page(definition: Any) -> None:
    lesson = registry.load_lesson(definition, registry.load_game(definition.id))
    assert lesson is not None
    assert lesson.exercises
    texts = [page.text for exercise in lesson.exercises for page in exercise.pages]
    texts += [exercise.hint for exercise in lesson.exercises if exercise.allowed_moves]
    assert all(Reader().say(text) for text in texts)

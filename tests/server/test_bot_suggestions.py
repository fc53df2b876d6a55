"""Suggested opponents depend on rating and experience, are easy for newcomers and include intermediate bots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from kwoon.bots import STRENGTH_BY_LEVEL
from kwoon.games import GAMES
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.bot_suggestion import FinishedBotDuel, suggest_bot
from kwoon.hall.ratings.models import DUEL
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

Serve = Callable[..., Awaitable[RunningServer]]


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_rated_person_is_offered_the_bot_with_nearest_rating(game: str) -> None:
    ratings = bot_ratings(game, DUEL)
    for bot in ratings:
        if STRENGTH_BY_LEVEL[bot] > 0:
            assert ratings[suggest_bot(game, [], ratings[bot][0])][0] == ratings[bot][0]
    assert suggest_bot(game, [], -100.0) == "random"
    assert suggest_bot(game, [], 100.0) == "master"


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_suggestion_needs_three_duels_and_rises_gradually(game: str) -> None:
    assert suggest_bot(game, [FinishedBotDuel("random", 1.0)] * 2) == ""
    suggestion = suggest_bot(game, [FinishedBotDuel("random", 1.0)] * 20)
    assert 1.0 < STRENGTH_BY_LEVEL[suggestion] <= 2.0
    assert STRENGTH_BY_LEVEL[suggest_bot(game, [FinishedBotDuel("greedy", 1.0)] * 20)] > 3.0
    assert suggest_bot(game, [FinishedBotDuel("random", 0.0)] * 3) == "random"


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_suggestion_after_losses_is_weaker_than_after_wins(game: str) -> None:
    before = [FinishedBotDuel("novice", 1.0), FinishedBotDuel("greedy", 1.0), FinishedBotDuel("greedy", 0.0)] * 3
    losing = STRENGTH_BY_LEVEL[suggest_bot(game, [FinishedBotDuel("greedy", 0.0)] * 8 + before)]
    winning = STRENGTH_BY_LEVEL[suggest_bot(game, [FinishedBotDuel("greedy", 1.0)] * 8 + before)]
    assert losing < winning


@pytest.mark.anyio
async def test_interpolated_and_personality_bots_play_rated_games(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    assert await ann.request("GET", "/api/me/suggestions") == []
    games = {each["id"]: each for each in await ann.request("GET", "/api/games")}
    assert [bot["strength"] for bot in games["fight"]["interpolated_bots"]] == [1.5, 2.5, 3.5, 4.5]
    assert [bot["id"] for bot in games["kung-fur-fight"]["personality_bots"]] == []
    assert all(
        bot["rating"] is not None for bot in games["fight"]["interpolated_bots"] + games["fight"]["personality_bots"]
    )
    for bot, strength in (("novice-50", 2.5), ("bold", 0.0)):
        body = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], "rated": True}
        table = await ann.request("POST", "/api/tables", body)
        seat = table["seats"][1]
        assert (seat["bot"], seat["level"], seat["strength"]) == (bot, 0, strength)
        assert seat["face"]
        connection = await ann.connect(table["id"])
        update = await connection.receive_until(
            lambda message: message["type"] == "update" and message["prompt"] is not None
        )
        await connection.move(update["prompt"]["moves"][0]["move"])
        await connection.receive_until(lambda message: message["type"] == "update" and len(message["events"]) > 0)
        await connection.close()

"""The rules over the wire: clauses, their reading order, and the clauses about a card."""

from collections.abc import Awaitable, Callable

import pytest

from kwoon.games import GAMES
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def test_rulebook_names_every_clause_once(serve: Serve) -> None:
    ann = HallClient((await serve()).address)
    for definition in GAMES:
        rules = await ann.request("GET", f"/api/games/{definition.id}/rules")
        chapters = await ann.request("GET", f"/api/games/{definition.id}/rulebook")
        passages = [passage for chapter in chapters for passage in chapter["passages"]]
        named = [clause for passage in passages for clause in (*passage["clauses"], *passage["details"])]
        assert sorted(named) == sorted(rule["id"] for rule in rules)
        assert all(chapter["title"] and chapter["passages"] for chapter in chapters)


async def test_rules_list_the_cards_they_mention(serve: Serve) -> None:
    ann = HallClient((await serve()).address)
    cards = [card["id"] for card in await ann.request("GET", "/api/games/kung-fur-fight/cards")]
    rules = await ann.request("GET", "/api/games/kung-fur-fight/rules")
    ban = {rule["id"] for rule in rules if cards.index("ban") in rule["cards"]}
    assert {"fur.card.ban-steal", "fur.ruling.ban-full", "fur.item.coconut-not-hw"} <= ban
    assert "fur.card.chai" not in ban


async def test_rules_of_unknown_game_are_not_found(serve: Serve) -> None:
    ann = HallClient((await serve()).address)
    for resource in ("rules", "rulebook"):
        status, error = await ann.call("GET", f"/api/games/chess/{resource}")
        assert status == 404
        assert "Known games: fight" in error["detail"]

"""The rules over the wire: clauses, their reading order, and the clauses about a card."""

import json
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
        sections = await ann.request("GET", f"/api/games/{definition.id}/rulebook")
        named = [clause for section in sections for clause in section["clauses"]]
        assert sorted(named) == sorted(rule["id"] for rule in rules)
        assert all(section["heading"] for section in sections)


async def test_rulebook_is_sent_in_the_language_of_the_reader(serve: Serve) -> None:
    ann = HallClient((await serve()).address)
    path = "/api/games/fight/rulebook"
    english = await ann.request("GET", path)
    chinese = await ann.request("GET", f"{path}?language=zh-Hant")
    assert [section["clauses"] for section in chinese] == [section["clauses"] for section in english]
    assert "拳擊" in json.dumps(chinese, ensure_ascii=False)
    # A language that has no rulebook yet gets the English one.
    assert await ann.request("GET", f"{path}?language=de") == english
    for language in ("../en", "zh.Hant", "x" * 30):
        assert (await ann.call("GET", f"{path}?language={language}"))[0] == 400


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

"""Bots play fair, and a bot that does not cannot stop a table."""

import asyncio
import json
import logging
import pickle
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from kwoon import shelf
from kwoon.core.contract import State
from kwoon.core.dice import LiveDice
from kwoon.server.client import Visitor
from kwoon.server.partner import Question, choose
from kwoon.server.sparring import BotFailed, Sparring

pytestmark = pytest.mark.anyio

Serve = Callable[..., Any]

ODD_PARTNER = Path(__file__).with_name("odd_partner.py")
spec = spec_from_file_location("odd_partner", ODD_PARTNER)
assert spec is not None
assert spec.loader is not None
odd = module_from_spec(spec)
spec.loader.exec_module(odd)


def question(bot: str) -> Question:
    opened = shelf.open_box("fight")
    state = opened.game.deal(LiveDice(5))
    ask = state.asks()[0]
    return Question(bot, "fight", 2, (), state.view(int(ask.seat)), ask)


def test_what_a_bot_is_given_holds_no_state() -> None:
    asked = question("random")
    assert not any(isinstance(part, State) for part in asked)
    there = pickle.loads(pickle.dumps(asked))
    assert there.view == asked.view
    assert there.ask.facts() == asked.ask.facts()
    assert choose(there, odd.ODD) in asked.ask.moves


@pytest.mark.parametrize("bot", ["slow", "crashing", "dying", "cheating"])
async def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(serve: Serve, bot: str) -> None:
    hall = await serve(partner=(sys.executable, str(ODD_PARTNER)), bots=odd.ODD, bot_timeout=2.0)
    ann = Visitor(hall.address)
    table = await ann.open("me", bot)
    a = await ann.come(table)
    assert (await a.play())["places"]
    assert a.table["seats"][1]["bot"] == "random"
    await a.close()


async def test_a_noisy_bot_is_only_noisy(serve: Serve) -> None:
    hall = await serve(partner=(sys.executable, str(ODD_PARTNER)), bots=odd.ODD)
    ann = Visitor(hall.address)
    table = await ann.open("me", "noisy")
    a = await ann.come(table)
    await a.play()
    assert a.table["seats"][1]["bot"] == "noisy"
    await a.close()


async def test_a_table_goes_on_when_no_partner_can_be_started(serve: Serve) -> None:
    hall = await serve(partner=("/nonexistent/python",))
    ann = Visitor(hall.address)
    table = await ann.open("me", "random")
    a = await ann.come(table)
    assert (await a.play())["places"]
    await a.close()


async def test_bots_alone_play_to_the_end(serve: Serve) -> None:
    hall = await serve()
    table = await Visitor(hall.address).open("random", "random")
    w = await Visitor(hall.address).come(table)
    await w.until(lambda m: m["type"] == "news" and m["outcome"])
    await w.close()


async def test_one_slow_bot_does_not_hold_up_another_partner() -> None:
    sparring = Sparring((sys.executable, str(ODD_PARTNER)), 2, 3.0)
    slow = asyncio.create_task(sparring.choose(question("slow")))
    assert await sparring.choose(question("random")) in question("random").ask.moves
    assert not slow.done()
    with pytest.raises(BotFailed):
        await slow
    assert await sparring.choose(question("random")) in question("random").ask.moves
    await sparring.stop()


async def test_what_a_crashing_bot_saw_is_not_logged(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    hall = await serve(partner=(sys.executable, str(ODD_PARTNER)), bots=odd.ODD)
    with caplog.at_level(logging.INFO):
        table = await Visitor(hall.address).open("crashing", "random")
        w = await Visitor(hall.address).come(table)
        await w.until(lambda m: m["type"] == "news" and m["outcome"])
        await w.close()
    failed = [record for record in caplog.records if record.getMessage() == "bot failed"]
    assert failed
    written = [json.dumps(record.__dict__, default=str) for record in caplog.records if record.name == "kwoon"]
    assert not any("my hand is" in line or table in line for line in written)

"""The protocol for one person with bots is identical with and without a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.luck import Luck
from tests.web.static import Guest
from tests.web.talk import Talk

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module", params=["server", "browser"])
def talk(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Talk]:
    """Yield a client in a hall with a server, then in one without."""
    if request.param == "server":
        Luck(request.getfixturevalue("data")).is_that_of(request.node.nodeid)
        context = browser.new_context()
        page = context.new_page()
        page.goto(request.getfixturevalue("hall"))
        yield Talk(page)
        context.close()
        return
    guest = Guest(browser, request.getfixturevalue("site"))
    page = guest.page()
    guest.hurry(page)
    guest.come(page)
    yield Talk(page)
    guest.context.close()
    assert guest.errors == []


def test_who_you_are_and_how_you_are_called(talk: Talk) -> None:
    me = talk.ask("GET", "/api/me")
    assert set(me) == {"id", "name"}
    assert talk.ask("PUT", "/api/me", {"name": " Ann  Lee "}) == {"id": me["id"], "name": "Ann Lee"}
    assert talk.ask("GET", "/api/me")["name"] == "Ann Lee"
    status, refused = talk.call("PUT", "/api/me", {"name": "\u200b"})
    assert (status, refused["detail"]) == (409, "A nickname must have 1 to 24 visible characters.")


WRONG = [
    ("PUT", "/api/me", {"name": ""}, 400, "'name' must not be empty."),
    ("PUT", "/api/me", {"name": "x" * 25}, 400, "'name' must be at most 24 characters."),
    ("PUT", "/api/me", {"name": 3}, 400, "'name' is invalid: expected `str`, got `int`."),
    (
        "POST",
        "/api/tables",
        {"game": "fight", "seats": []},
        400,
        "'seats' is invalid: expected `array`",
    ),
    ("POST", "/api/tables", {"seats": [{"kind": "me"}]}, 400, "object missing required field `game`."),
    ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404, "There is no game called"),
    ("POST", "/api/tables", {"game": "fight", "seats": [{"kind": "me"}] * 2}, 409, "You can take only one seat."),
    ("GET", "/api/tables/nowhere", None, 404, "Table not found."),
    ("GET", "/api/tables/nowhere/record", None, 404, "Table not found."),
    ("GET", "/api/games/chess/rulebook", None, 404, "There is no game called"),
    ("POST", "/api/lessons/chess", None, 404, "There is no game called"),
    ("POST", "/api/records", {"record": "hello"}, 409, "The record can't be opened. Line 1:"),
    ("GET", "/api/nothing", None, 404, "Not Found"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "sentence"), WRONG)
def test_what_is_wrong_is_said(talk: Talk, *, method: str, path: str, body: Any, status: int, sentence: str) -> None:
    found, problem = talk.call(method, path, body)
    assert (found, problem["status_code"]) == (status, status)
    assert sentence in problem["detail"]


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"game": 1}', '"x"', "\x00", "[" * 9000, '{"name": NaN}'])
def test_bad_bodies(talk: Talk, body: str) -> None:
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me")):
        status, problem = talk.call_text(method, path, body)
        assert status == 400
        assert problem.keys() == {"status_code", "detail"}
        assert "Traceback" not in problem["detail"]


def test_the_shelf(talk: Talk) -> None:
    games = talk.ask("GET", "/api/games")
    assert [game["id"] for game in games] == ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"]
    for game in games:
        cards = talk.ask("GET", f"/api/games/{game['id']}/cards")
        rules = talk.ask("GET", f"/api/games/{game['id']}/rules")
        assert cards
        assert {clause["id"] for clause in rules}
        assert all(0 <= card < len(cards) for clause in rules for card in clause["cards"])


def test_a_game_from_its_opening_to_what_is_said_of_it_afterwards(talk: Talk) -> None:
    table = talk.open("fight", "novice")
    played = talk.play(table)
    assert sorted(played["outcome"]["places"]) == [1, 2]
    mine = next(each for each in talk.ask("GET", "/api/me/tables") if each["table"]["id"] == table)
    assert (mine["table"]["status"], mine["winners"]) == ("over", played["outcome"]["winners"])
    replay = talk.ask("GET", f"/api/tables/{table}/replay?as=0")
    assert len(replay["frames"]) == min(100, replay["of"])
    record = talk.ask("GET", f"/api/tables/{table}/record")
    assert record.startswith("kwoon record 1\ngame fight\n")
    first = next(line for line in record.split("\n") if line[:1].isdigit())
    better = talk.ask("GET", f"/api/tables/{table}/better-move?num_moves=0&seat={int(first[0]) - 1}")
    assert set(better) == {"seat", "bot", "did", "better", "same", "solved"}
    while not (chances := talk.ask("GET", f"/api/tables/{table}/win-chances?as=0"))["done"]:
        talk.page.wait_for_timeout(100)
    assert len(chances["points"]) == chances["of"]
    again = talk.ask("POST", f"/api/tables/{table}/rematch")
    assert talk.ask("GET", f"/api/tables/{again['next']}")["status"] == "playing"
    onward = talk.ask("POST", f"/api/tables/{table}/play-on", {"answers": 2, "seat": 0})
    assert talk.play(onward["id"])["outcome"]


def test_a_game_is_brought_in_a_file(talk: Talk) -> None:
    table = talk.open("dragon-punch", "random")
    played = talk.play(table)
    record = talk.ask("GET", f"/api/tables/{table}/record")
    status, brought = talk.call("POST", "/api/records", {"record": record})
    assert status == 201, brought
    assert (brought["status"], brought["you"]) == ("over", None)
    assert brought["seats"][0]["name"] == talk.ask("GET", "/api/me")["name"]
    assert talk.ask("GET", f"/api/tables/{brought['id']}/record") == record
    last = talk.ask("GET", f"/api/tables/{brought['id']}/replay?as=open")
    assert last["of"] > 1
    assert played["outcome"]
    # Nothing in an uploaded file is trusted.
    lines = record.splitlines()
    for wrong in (
        "\n".join(lines[:-4]),
        record.replace("\nend ", "\nend 9"),
        record.replace(lines[2], "pack 0123"),
        "\0",
    ):
        status, problem = talk.call("POST", "/api/records", {"record": wrong})
        assert status == 409, problem


def test_what_is_repeated_late_or_no_message_at_all_changes_nothing(talk: Talk) -> None:
    line = talk.come(talk.open("fight", "novice"))
    ask = line.asked()
    move = ask["moves"][0]["move"]
    assert line.do("answer", id="once", key=ask["key"], move=move)["type"] == "done"
    assert line.do("answer", id="once", key=ask["key"], move=move)["type"] == "done"
    late = line.do("answer", id="late", key=ask["key"], move=move)
    assert (late["type"], "moved on" in late["sentence"]) == ("refused", True)
    for text in ("", "{", "[]", '{"type": "dance", "id": "1"}', '{"type": "answer", "id": "1"}', "[" * 3000):
        line.text(text)
        refused = line.until("refused")
        assert (refused["id"], "Invalid message" in refused["sentence"]) == ("", True)
    line.text(json.dumps({"type": "ping", "id": "x" * 65}))
    assert "at most 64" in line.until("refused")["sentence"]
    assert line.do("ping", id="there")["type"] == "pong"
    line.text("x" * 5000)
    assert line.code() == 1008


def test_coming_back_with_what_was_seen(talk: Talk) -> None:
    table = talk.open("fight", "novice")
    first = talk.come(table)
    first.asked()
    assert [event["n"] for event in first.events] == list(range(1, first.news["last"] + 1))
    first.close()
    again = talk.come(table, f"since={first.news['last']}&why_not=on-request")
    ask = again.asked()
    assert again.news["events"] == []
    assert again.news["view"] == first.news["view"]
    assert ask == first.news["ask"]
    assert again.news["why_not"] == {}
    assert again.do("why")["why_not"] == first.news["why_not"]
    assert again.do("concede")["type"] == "done"
    while again.news["outcome"] is None:
        again.until("news")
    assert again.news["outcome"]["winners"] == [1]
    again.close()


def test_what_is_drafted_can_be_taken_back(talk: Talk) -> None:
    line = talk.come(talk.open("kung-fur-fight", "random"))
    ask = line.asked()
    assert line.do("answer", key=ask["key"], move=ask["moves"][0]["move"])["type"] == "done"
    line.until("news")
    assert line.news["back"]
    assert line.do("back")["type"] == "done"
    line.until("news")
    assert line.asked() == ask
    line.close()


def test_a_hint_can_be_followed_and_asked_for_only_by_who_is_asked(talk: Talk) -> None:
    table = talk.open("fight", "novice")
    line = talk.come(table)
    ask = line.asked()
    hint = talk.ask("POST", f"/api/tables/{table}/hint")
    assert hint["key"] == ask["key"]
    assert hint["moves"][0] in [move["move"] for move in ask["moves"]]
    assert 0 <= hint["chance"] <= 1
    line.close()
    talk.play(table)
    status, problem = talk.call("POST", f"/api/tables/{table}/hint")
    assert (status, problem["detail"]) == (409, "It's not your turn.")


def test_a_lesson_takes_only_what_it_teaches(talk: Talk) -> None:
    table = talk.ask("POST", "/api/lessons/fight")["id"]
    line = talk.come(table)
    steps = []
    while line.asked() and line.news["lesson"]:
        lesson, ask = line.news["lesson"], line.news["ask"]
        steps.append((lesson["at"], lesson["of"]))
        moves = [move["move"] for move in ask["moves"]]
        if lesson["only"]:
            other = next(move for move in moves if move not in lesson["only"])
            assert line.do("answer", key=ask["key"], move=other)["sentence"] == lesson["hint"]
        move = lesson["only"][0] if lesson["only"] else moves[0]
        assert line.do("answer", key=ask["key"], move=move)["type"] == "done"
    assert steps == [(at, 10) for at in range(1, 11)]
    assert line.news["view"]["round"] == 2
    line.close()


def test_a_table_that_waits_is_set_up_by_its_host(talk: Talk) -> None:
    wish = {"game": "kung-fu-2014", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": False}
    table = talk.ask("POST", "/api/tables", wish)
    path = f"/api/tables/{table['id']}"
    assert (table["status"], len(table["seats"])) == ("waiting", 3)
    assert len(talk.ask("PUT", f"{path}/seats", {"count": 4})["seats"]) == 4
    assert talk.call("PUT", f"{path}/seats", {"count": 9})[0] == 400
    assert talk.ask("PUT", f"{path}/seats/1", {"bot": "greedy"})["seats"][1]["bot"] == "greedy"
    assert talk.call("PUT", f"{path}/seats/7", {"bot": "greedy"})[0] == 404
    assert talk.ask("POST", f"{path}/start?bot=random")["status"] == "playing"
    assert talk.call("POST", f"{path}/start")[1]["detail"] == "The game has already started."
    assert talk.ask("DELETE", f"{path}/seats/0")["seats"][0]["kind"] == "bot"

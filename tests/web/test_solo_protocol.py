"""The protocol for one person with bots is the same with and without a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.fixed_dice import FixedDice
from tests.web.protocol_client import ProtocolClient
from tests.web.static_site import SiteVisitor

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module", params=["server", "browser"])
def client(request: pytest.FixtureRequest, browser: Browser) -> Iterator[ProtocolClient]:
    """Yield a client in a hall on a server, or in a hall in the browser."""
    if request.param == "server":
        FixedDice(request.getfixturevalue("data")).use_test(request.node.nodeid)
        context = browser.new_context()
        page = context.new_page()
        page.goto(request.getfixturevalue("hall"))
        yield ProtocolClient(page)
        context.close()
        return
    visitor = SiteVisitor(browser, request.getfixturevalue("site"))
    page = visitor.page()
    visitor.disable_bot_delay(page)
    visitor.open_hall(page)
    yield ProtocolClient(page)
    visitor.context.close()
    assert visitor.errors == []


def test_identity_can_be_read_and_renamed(client: ProtocolClient) -> None:
    me = client.request("GET", "/api/me")
    assert set(me) == {"id", "language", "name"}
    assert client.request("PUT", "/api/me", {"name": " Ann  Lee "}) == {
        "id": me["id"],
        "language": "",
        "name": "Ann Lee",
    }
    assert client.request("GET", "/api/me")["name"] == "Ann Lee"
    status, error = client.call("PUT", "/api/me", {"name": "\u200b"})
    assert (status, error["detail"]) == (409, "Names must have 1 to 24 visible characters.")


INVALID_REQUESTS = [
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


@pytest.mark.parametrize(("method", "path", "body", "status", "message"), INVALID_REQUESTS)
def test_invalid_request_returns_explanation(
    client: ProtocolClient, *, method: str, path: str, body: Any, status: int, message: str
) -> None:
    found_status, problem = client.call(method, path, body)
    assert (found_status, problem["status_code"]) == (status, status)
    assert message in problem["detail"]


NESTED_BODY = '{"name": "Ann", "more": ' + "[" * 9000
MALFORMED_BODIES = ["", "{", "[]", "null", '{"game": 1}', '"x"', "\x00", "[" * 9000, '{"name": NaN}', NESTED_BODY]


@pytest.mark.parametrize("body", MALFORMED_BODIES)
def test_malformed_body_returns_400(client: ProtocolClient, body: str) -> None:
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me")):
        status, problem = client.call_text(method, path, body)
        assert status == 400
        assert problem.keys() == {"status_code", "detail"}
        assert "Traceback" not in problem["detail"]


def test_game_list_has_cards_and_rules(client: ProtocolClient) -> None:
    games = client.request("GET", "/api/games")
    assert [game["id"] for game in games] == ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"]
    for game in games:
        cards = client.request("GET", f"/api/games/{game['id']}/cards")
        rules = client.request("GET", f"/api/games/{game['id']}/rules")
        assert cards
        assert {clause["id"] for clause in rules}
        assert all(0 <= card < len(cards) for clause in rules for card in clause["cards"])


def test_finished_game_has_replay_record_and_analysis(client: ProtocolClient) -> None:
    table = client.open_table("fight", "novice")
    played = client.play(table)
    assert sorted(played["outcome"]["places"]) == [1, 2]
    my_table = next(each for each in client.request("GET", "/api/me/tables") if each["table"]["id"] == table)
    assert (my_table["table"]["status"], my_table["winners"]) == ("over", played["outcome"]["winners"])
    replay = client.request("GET", f"/api/tables/{table}/replay?as=0")
    assert len(replay["frames"]) == min(100, replay["num_frames"])
    record = client.request("GET", f"/api/tables/{table}/record")
    assert record.startswith("kwoon record 1\ngame fight\n")
    first_move = next(line for line in record.split("\n") if line[:1].isdigit())
    better_move = client.request("GET", f"/api/tables/{table}/better-move?num_moves=0&seat={int(first_move[0]) - 1}")
    assert set(better_move) == {"seat", "bot", "actual", "better", "same", "solved_text"}
    while not (chances := client.request("GET", f"/api/tables/{table}/win-chances?as=0"))["done"]:
        client.page.wait_for_timeout(100)
    assert len(chances["points"]) == chances["num_points"]
    rematch = client.request("POST", f"/api/tables/{table}/rematch")
    assert client.request("GET", f"/api/tables/{rematch['rematch_table']}")["status"] == "playing"
    continued = client.request("POST", f"/api/tables/{table}/play-on", {"num_moves": 2, "seat": 0})
    assert client.play(continued["id"])["outcome"]


def test_record_upload_opens_replay_and_rejects_invalid_files(client: ProtocolClient) -> None:
    table = client.open_table("dragon-punch", "random")
    played = client.play(table)
    record = client.request("GET", f"/api/tables/{table}/record")
    status, imported = client.call("POST", "/api/records", {"record": record})
    assert status == 201, imported
    assert (imported["status"], imported["your_seat"]) == ("over", None)
    assert imported["seats"][0]["name"] == client.request("GET", "/api/me")["name"]
    assert client.request("GET", f"/api/tables/{imported['id']}/record") == record
    replay = client.request("GET", f"/api/tables/{imported['id']}/replay?as=open")
    assert replay["num_frames"] > 1
    assert played["outcome"]
    # The hall rejects records that are incomplete, altered or not records at all.
    lines = record.splitlines()
    for invalid_record in (
        "\n".join(lines[:-4]),
        record.replace("\nend ", "\nend 9"),
        record.replace(lines[2], "pack 0123"),
        "\0",
    ):
        status, problem = client.call("POST", "/api/records", {"record": invalid_record})
        assert status == 409, problem


def test_repeated_late_and_malformed_messages_change_nothing(client: ProtocolClient) -> None:
    connection = client.connect(client.open_table("fight", "novice"))
    prompt = connection.wait_for_prompt()
    move = prompt["moves"][0]["move"]
    assert connection.request("move", id="once", key=prompt["key"], move=move)["type"] == "done"
    assert connection.request("move", id="once", key=prompt["key"], move=move)["type"] == "done"
    late_reply = connection.request("move", id="late", key=prompt["key"], move=move)
    assert (late_reply["type"], "moved on" in late_reply["message"]) == ("error", True)
    for text in ("", "{", "[]", '{"type": "dance", "id": "1"}', '{"type": "move", "id": "1"}', "[" * 3000):
        connection.send_text(text)
        error = connection.receive_until("error")
        assert (error["id"], "Invalid message" in error["message"]) == ("", True)
    connection.send_text(json.dumps({"type": "ping", "id": "x" * 65}))
    assert "at most 64" in connection.receive_until("error")["message"]
    assert connection.request("ping", id="there")["type"] == "pong"
    connection.send_text("x" * 5000)
    assert connection.wait_closed() == 1008


def test_reconnect_with_since_sends_only_new_events(client: ProtocolClient) -> None:
    table = client.open_table("fight", "novice")
    first_connection = client.connect(table)
    first_connection.wait_for_prompt()
    assert [event["number"] for event in first_connection.events] == list(
        range(1, first_connection.latest_update["last_event"] + 1)
    )
    first_connection.close()
    second_connection = client.connect(
        table, f"since={first_connection.latest_update['last_event']}&why_not=on-request"
    )
    prompt = second_connection.wait_for_prompt()
    assert second_connection.latest_update["events"] == []
    assert second_connection.latest_update["view"] == first_connection.latest_update["view"]
    assert prompt == first_connection.latest_update["prompt"]
    assert second_connection.latest_update["why_not"] == {}
    assert second_connection.request("why_not")["why_not"] == first_connection.latest_update["why_not"]
    assert second_connection.request("concede")["type"] == "done"
    while second_connection.latest_update["outcome"] is None:
        second_connection.receive_until("update")
    assert second_connection.latest_update["outcome"]["winners"] == [1]
    second_connection.close()


def test_draft_can_be_taken_back(client: ProtocolClient) -> None:
    connection = client.connect(client.open_table("kung-fur-fight", "random"))
    prompt = connection.wait_for_prompt()
    assert connection.request("move", key=prompt["key"], move=prompt["moves"][0]["move"])["type"] == "done"
    connection.receive_until("update")
    assert connection.latest_update["can_take_back"]
    assert connection.request("take_back")["type"] == "done"
    connection.receive_until("update")
    assert connection.wait_for_prompt() == prompt
    connection.close()


def test_hint_is_a_legal_move_and_only_for_prompted_seat(client: ProtocolClient) -> None:
    table = client.open_table("fight", "novice")
    connection = client.connect(table)
    prompt = connection.wait_for_prompt()
    hint = client.request("POST", f"/api/tables/{table}/hint")
    assert hint["key"] == prompt["key"]
    assert hint["moves"][0] in [move["move"] for move in prompt["moves"]]
    assert 0 <= hint["win_chance"] <= 1
    connection.close()
    client.play(table)
    status, problem = client.call("POST", f"/api/tables/{table}/hint")
    assert (status, problem["detail"]) == (409, "It's not your turn.")


def test_lesson_accepts_only_taught_moves(client: ProtocolClient) -> None:
    table = client.request("POST", "/api/lessons/fight")["id"]
    connection = client.connect(table)
    steps = []
    while connection.wait_for_prompt() and connection.latest_update["lesson"]:
        lesson, prompt = connection.latest_update["lesson"], connection.latest_update["prompt"]
        steps.append((lesson["step"], lesson["num_steps"]))
        moves = [move["move"] for move in prompt["moves"]]
        if lesson["allowed_moves"]:
            other_move = next(move for move in moves if move not in lesson["allowed_moves"])
            assert connection.request("move", key=prompt["key"], move=other_move)["message"] == lesson["hint"]
        move = lesson["allowed_moves"][0] if lesson["allowed_moves"] else moves[0]
        assert connection.request("move", key=prompt["key"], move=move)["type"] == "done"
    assert steps == [(step, 10) for step in range(1, 11)]
    assert connection.latest_update["view"]["round"] == 2
    connection.close()


def test_waiting_table_can_be_set_up_by_host(client: ProtocolClient) -> None:
    body = {"game": "kung-fu-2014", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": False}
    table = client.request("POST", "/api/tables", body)
    path = f"/api/tables/{table['id']}"
    assert (table["status"], len(table["seats"])) == ("waiting", 3)
    assert len(client.request("PUT", f"{path}/seats", {"count": 4})["seats"]) == 4
    assert client.call("PUT", f"{path}/seats", {"count": 9})[0] == 400
    assert client.request("PUT", f"{path}/seats/1", {"bot": "greedy"})["seats"][1]["bot"] == "greedy"
    assert client.call("PUT", f"{path}/seats/7", {"bot": "greedy"})[0] == 404
    assert client.request("POST", f"{path}/start?bot=random")["status"] == "playing"
    assert client.call("POST", f"{path}/start")[1]["detail"] == "The game has already started."
    assert client.request("DELETE", f"{path}/seats/0")["seats"][0]["kind"] == "bot"

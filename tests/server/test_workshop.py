"""The workshop: visitors' packs, the designer's private data, players' notes, and attacks."""

import asyncio
import http.client
import json
import sys
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kwoon import pack_editor, registry
from kwoon.games import GAMES
from kwoon.server.workers import pack_check_worker
from tests.games.fight.packs import FIGHT_PACKS
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

anyio = pytest.mark.anyio
Serve = Callable[..., Awaitable[RunningServer]]

DEFAULT_TEXT = registry.default_pack_text("fight")
LONGER_TEXT = DEFAULT_TEXT.replace("points_to_win_round = 13", "points_to_win_round = 15")
SLOW_CHECKER = """
from kwoon.server.workers import pack_check_worker
check_pack = pack_check_worker.check_pack
def slow_check(request):
    while "sleep" in request.text:
        pass
    if "die" in request.text:
        raise SystemExit(3)
    return check_pack(request)
pack_check_worker.check_pack = slow_check
pack_check_worker.main()
"""


async def create_pack(visitor: HallClient, text: str | None = LONGER_TEXT, **fields: object) -> Any:
    body = {"game": "fight", "name": "Longer rounds", "text": text} | fields
    return await visitor.request(
        "POST", "/api/packs", {name: value for name, value in body.items() if value is not None}
    )


# Drafts as text.


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_pack_to_toml_round_trips_every_default_pack(definition: Any) -> None:
    data = tomllib.loads(registry.default_pack_text(definition.id))
    text = pack_editor.pack_to_toml(definition.id, json.loads(json.dumps(data)))
    assert tomllib.loads(text) == data
    assert (
        registry.load_game_from_text(definition.id, text).pack_fingerprint
        == registry.default_pack(definition.id).fingerprint
    )


def test_pack_to_toml_round_trips_unusual_values() -> None:
    odd: dict[str, object] = {
        "a b": "\x7f\x00\n\t\"'\\ é 漢",
        "": {"x.y": [1, True, "]]"], "empty": {}, "none": []},
        "card": [{"id": "x", "effects": [{"word": "=" * 200}, {"n": -1}], "of": [{"a": 1}]}, {}],
        "move": [{"id": "x"}, 5],
        "deep": [{"deep": [{"deep": [{"low": 0.5}]}]}],
    }
    assert tomllib.loads(pack_editor.pack_to_toml("fight", odd)) == odd


@pytest.mark.parametrize("bad", [[], "x", {"a": None}, {"a": [{"b": None}]}, {"card": [None]}])
def test_draft_that_cannot_be_written_as_toml_is_refused(bad: object) -> None:
    problems = pack_check_worker.check_pack(pack_check_worker.PackCheckJob("fight", "", bad, False, 5.0)).problems
    assert [problem for problem in problems if str(problem.message).endswith(".")]


def test_deeply_nested_draft_is_refused() -> None:
    deep: Any = []
    entries: Any = {"a": 1}
    for _ in range(2_000):
        deep, entries = [deep], {"a": [entries]}
    for bad in ({"a": deep}, entries):
        assert pack_check_worker.check_pack(pack_check_worker.PackCheckJob("fight", "", bad, False, 5.0)).problems


# Own packs.


@anyio
async def test_pack_can_be_checked_created_shared_played_and_deleted(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    checked = await ann.request("POST", "/api/packs/check", {"game": "fight", "text": LONGER_TEXT})
    assert (checked["problems"], len(checked["cards"]), checked["seats"]) == ([], 24, [2])
    assert any("15" in line for line in checked["differences"])
    pack = await create_pack(ann)
    assert (pack["fingerprint"], pack["parent"]) == (checked["fingerprint"], registry.default_pack("fight").fingerprint)
    assert (pack["owner_name"], pack["is_owner"], pack["shared"], pack["version"], pack["is_default"]) == (
        "Ann",
        True,
        False,
        0,
        False,
    )
    # The same pack, checked as a draft, has the same fingerprint.
    draft = await ann.request("POST", "/api/packs/check", {"game": "fight", "draft": tomllib.loads(LONGER_TEXT)})
    assert draft["fingerprint"] == pack["fingerprint"]
    # Anyone with the link can view, play and copy the pack; others cannot find it.
    seen = await bo.request("GET", f"/api/packs/{pack['id']}")
    assert (seen["is_owner"], seen["text"], seen["differences"]) == (False, LONGER_TEXT, checked["differences"])
    assert await bo.request("GET", f"/api/packs/{pack['id']}/toml") == LONGER_TEXT
    assert await bo.request("GET", "/api/packs?of=shared") == []
    table = await bo.create_table("me", "random", pack=pack["id"])
    response = await bo.request("GET", f"/api/tables/{table}")
    assert response["pack"] == {"fingerprint": pack["fingerprint"], "name": "Longer rounds", "is_default": False}
    copy = await bo.request("POST", "/api/packs", {"game": "fight", "name": "Mine", "parent": pack["id"]})
    assert (copy["fingerprint"], copy["parent"], copy["id"] != pack["id"]) == (pack["fingerprint"],) * 2 + (True,)
    # The pack is shared, unshared, renamed, changed and removed; the table continues.
    await ann.request("PUT", f"/api/packs/{pack['id']}/shared", {"shared": True})
    assert [each["id"] for each in await bo.request("GET", "/api/packs?of=shared&game=fight")] == [pack["id"]]
    assert (await bo.request("GET", f"/api/packs/{pack['fingerprint']}"))["id"] == pack["id"]
    assert await bo.request("GET", "/api/packs?of=shared&game=dragon-punch") == []
    await ann.request("PUT", f"/api/packs/{pack['id']}/shared", {"shared": False})
    assert (await bo.request("GET", f"/api/packs/{pack['fingerprint']}"))["id"] is None
    saved = await ann.request(
        "PUT", f"/api/packs/{pack['id']}", {"version": 2, "name": "New", "text": FIGHT_PACKS["tiny"]}
    )
    assert (saved["name"], saved["version"], saved["parent"]) == ("New", 3, pack["parent"])
    assert (await ann.call("PUT", f"/api/packs/{pack['id']}", {"version": 2, "name": "Old"}))[0] == 409
    assert [each["id"] for each in await ann.request("GET", "/api/packs?of=mine")] == [pack["id"]]
    assert await ann.request("DELETE", f"/api/packs/{pack['id']}") == {"removed_id": pack["id"]}
    assert (await bo.call("GET", f"/api/packs/{pack['id']}"))[0] == 404
    connection = await bo.connect(table)
    await connection.play_to_end()
    await connection.close()


@anyio
async def test_invalid_pack_is_refused_without_effect(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    pack = await create_pack(ann)
    wrong = LONGER_TEXT.replace("value = 1", "value = 0", 1)
    assert wrong != LONGER_TEXT
    for body in ({"text": wrong}, {"draft": tomllib.loads(wrong)}):
        status, error = await ann.call("PUT", f"/api/packs/{pack['id']}", {"version": 0} | body)
        assert status == 409
        assert "'value' is 0" in error["detail"]
        assert (await ann.call("POST", "/api/packs", {"game": "fight", "name": "x"} | body))[0] == 409
        response = await ann.request("POST", "/api/packs/check", {"game": "fight"} | body)
        assert "'value' is 0" in response["problems"][0]["message"]
        assert (response["fingerprint"], response["cards"]) == ("", [])
    now = await ann.request("GET", f"/api/packs/{pack['id']}")
    assert (now["text"], now["version"]) == (LONGER_TEXT, 0)
    assert len(await ann.request("GET", "/api/packs?of=mine")) == 1


@anyio
async def test_draft_is_stored_and_private(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    pack = await create_pack(ann)
    pack_path = f"/api/packs/{pack['id']}"
    assert await ann.request("GET", f"{pack_path}/draft") == {"text": "", "at": 0.0}
    await ann.request("PUT", f"{pack_path}/draft", {"text": "half a pack = = SECRET"})
    await ann.request("PUT", f"{pack_path}/shared", {"shared": True})
    hall = await serve()
    ann, bo = HallClient(hall.address, ann.cookie), HallClient(hall.address, bo.cookie)
    assert (await ann.request("GET", f"{pack_path}/draft"))["text"] == "half a pack = = SECRET"
    assert (await ann.request("GET", pack_path))["has_draft"]
    responses = []
    for path in (
        pack_path,
        f"/api/packs/{pack['fingerprint']}",
        f"{pack_path}/toml",
        "/api/packs?of=shared",
        f"{pack_path}/draft",
    ):
        responses.append(str((await bo.call("GET", path))[1]))
    for method, path, body in (
        ("PUT", pack_path, {"version": 1, "name": "Stolen"}),
        ("PUT", f"{pack_path}/draft", {"text": "mine now"}),
        ("PUT", f"{pack_path}/shared", {"shared": False}),
        ("DELETE", pack_path, None),
        ("GET", f"{pack_path}/notes", None),
        ("DELETE", f"{pack_path}/notes/1", None),
    ):
        status, error = await bo.call(method, path, body)
        assert status == 403, path
        responses.append(str(error))
    assert not [each for each in responses if "SECRET" in each]
    assert not (await bo.request("GET", pack_path))["has_draft"]
    # Saving the pack deletes its draft.
    saved = await ann.request("PUT", pack_path, {"version": 1, "text": FIGHT_PACKS["tiny"]})
    assert not saved["has_draft"]
    assert (await ann.request("GET", f"{pack_path}/draft"))["text"] == ""


# Notes.


@anyio
async def test_players_can_leave_feedback_for_the_designer(serve: Serve) -> None:
    hall = await serve()
    ann, bo, cy = HallClient(hall.address), HallClient(hall.address), HallClient(hall.address)
    pack = await create_pack(ann, FIGHT_PACKS["tiny"])
    table = await bo.create_table("me", "random", pack=pack["id"])
    path = f"/api/tables/{table}/notes"
    assert (await bo.call("POST", path, {"text": "early"}))[0] == 409
    connection = await bo.connect(table)
    await connection.play_to_end()
    while connection.table["status"] != "over":
        await connection.receive()
    await connection.close()
    await ann.request("PUT", f"/api/packs/{pack['id']}/shared", {"shared": True})
    card = (await bo.request("GET", f"/api/games/fight/cards?pack={pack['fingerprint']}"))[0]["id"]
    note = await bo.request("POST", path, {"text": " <b>Too   strong</b> ", "card": card})
    assert (note["text"], note["card"], note["fingerprint"]) == ("<b>Too strong</b>", card, pack["fingerprint"])
    await bo.request("POST", path, {"text": "Fun."})
    for visitor, body, status in (
        (cy, {"text": "I was not there"}, 403),
        (ann, {"text": "nor was I"}, 403),
        (bo, {"text": "what?", "card": "no such card"}, 404),
        (bo, {"text": " \t "}, 409),
        (bo, {"text": "\x00"}, 409),
        (bo, {"text": "\u202egnihton"}, 409),
        (bo, {"text": "x" * 501}, 400),
        (bo, {"text": ""}, 400),
    ):
        assert (await visitor.call("POST", path, body))[0] == status, body
    notes = await ann.request("GET", f"/api/packs/{pack['id']}/notes")
    assert [(each["number"], each["text"], each["card"]) for each in notes] == [
        (2, "Fun.", ""),
        (1, note["text"], card),
    ]
    assert (await ann.request("GET", f"/api/packs/{pack['id']}"))["num_notes"] == 2
    assert (await bo.request("GET", f"/api/packs/{pack['id']}"))["num_notes"] == 0
    remaining = await ann.request("DELETE", f"/api/packs/{pack['id']}/notes/1")
    assert [each["number"] for each in remaining] == [2]
    assert (await ann.call("DELETE", f"/api/packs/{pack['id']}/notes/1"))[0] == 404
    statuses = [(await bo.call("POST", path, {"text": f"note {n}"}))[0] for n in range(20)]
    assert statuses.count(201) == 19
    assert statuses[-1] == 429
    # Printed packs have no designer.
    plain = await bo.create_table("me", "random")
    connection = await bo.connect(plain)
    await connection.request("concede")
    await connection.close()
    assert (await bo.call("POST", f"/api/tables/{plain}/notes", {"text": "Good pack."}))[0] == 409


# Attacks.


@anyio
async def test_pack_that_hangs_or_kills_the_checker_is_refused(serve: Serve, tmp_path: Path) -> None:
    script = tmp_path / "slow_reader.py"
    script.write_text(SLOW_CHECKER, encoding="utf-8")
    hall = await serve(pack_check_command=(sys.executable, str(script)), pack_check_timeout=3.0)
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await bo.create_table("me", "random")
    game = asyncio.create_task(play_table(bo, table))
    for poison in ("# sleep\n", "# die\n"):
        status, error = await ann.call(
            "POST", "/api/packs", {"game": "fight", "name": "x", "text": poison + DEFAULT_TEXT}
        )
        assert status == 409
        assert "took too long" in error["detail"]
    # The hall kept running and handles the next request.
    await asyncio.wait_for(game, 60)
    assert (await create_pack(ann))["version"] == 0


async def play_table(visitor: HallClient, table: str) -> None:
    connection = await visitor.connect(table)
    await connection.play_to_end()
    await connection.close()


@anyio
async def test_malicious_packs_are_refused(serve: Serve) -> None:
    hall = await serve(pack_check_timeout=2.0)
    ann = HallClient(hall.address)
    many = "\n".join(
        f'[[card]]\nid = "X{n}"\nname = "X{n}"\nmove = "strike"\nvalue = 1\npoints = 1\ncopies = 1\nsource = "designed"'
        for n in range(2000)
    )
    bombs = {
        "deep": "game = " + "[" * 20_000,
        "digits": "game = " + "9" * 100_000,
        "dotted": ".".join("a" for _ in range(5_000)) + " = 1",
        "cards": DEFAULT_TEXT + "\n" + many,
        "zero": 'game = "fight"\x00',
        "other game": registry.default_pack_text("dragon-punch"),
        "empty": "",
    }
    for name, text in bombs.items():
        body = {"game": "fight", "name": "x", "text": text}
        status, error = await ann.call("POST", "/api/packs", body)
        assert status == 409, name
        assert len(error["detail"]) > 10
        assert "Traceback" not in error["detail"]
    drafts: list[Any] = [{"card": [[[1]]]}, {"card": {"a": None}}, {"game": "fight"}, {"x" * 1000: 1}]
    for draft in drafts:
        assert (await ann.call("POST", "/api/packs", {"game": "fight", "name": "x", "draft": draft}))[0] == 409
    await check_size_limits(ann)
    for name in ("", " ", "\u3164", "a\x00b", "x" * 61):
        assert (await ann.call("POST", "/api/packs", {"game": "fight", "name": name, "text": DEFAULT_TEXT}))[0] in (
            400,
            409,
        )
    assert (await ann.call("POST", "/api/packs", {"game": "chess", "name": "x"}))[0] == 404
    assert (await ann.call("POST", "/api/packs", {"game": "fight", "name": "x", "parent": "nobody"}))[0] == 404
    other = registry.default_pack("dragon-punch").fingerprint
    assert (await ann.call("POST", "/api/packs", {"game": "fight", "name": "x", "parent": other}))[0] == 409
    pack = await create_pack(ann)
    for text, status in (("\x00", 409), ("x" * 300_000, 400)):
        assert (await ann.call("PUT", f"/api/packs/{pack['id']}/draft", {"text": text}))[0] == status
    for pack_id in ("nobody", "%00", "..%2f..", "x" * 60, "' OR 1=1 --".replace(" ", "%20")):
        for path in (f"/api/packs/{pack_id}", f"/api/packs/{pack_id}/toml", f"/api/packs/{pack_id}/draft"):
            assert (await ann.call("GET", path))[0] in (400, 404), path
    # Markup in a pack is treated as plain text.
    evil = DEFAULT_TEXT.replace("points_to_win_round = 13", "points_to_win_round = 15  # <script>alert(1)</script>")
    headers = await asyncio.to_thread(download_headers, hall.address, (await create_pack(ann, evil))["id"])
    assert headers["content-type"].startswith("text/plain")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-disposition"].startswith("attachment")


async def check_size_limits(ann: HallClient) -> None:
    for change, status, message in (
        ({"text": "#" * 300_000}, 400, "'text' must be at most 262,144 characters."),
        ({"text": "#" * 3_000_000}, 413, "The request is too large."),
        ({"text": DEFAULT_TEXT, "name": ""}, 400, "'name' must not be empty."),
        (
            {"text": DEFAULT_TEXT, "name": "a\nb"},
            400,
            "'name' contains a character that is not allowed, such as a line break.",
        ),
        ({"text": DEFAULT_TEXT, "name": 3}, 400, "'name' is invalid: expected `str`, got `int`."),
    ):
        actual_status, error = await ann.call("POST", "/api/packs", {"game": "fight", "name": "x"} | change)
        assert (actual_status, message in error["detail"]) == (status, True), error


def download_headers(address: str, id: str) -> dict[str, str]:
    url = urlsplit(address)
    connection = http.client.HTTPConnection(url.hostname or "", url.port)
    connection.request("GET", f"/api/packs/{id}/toml")
    response = connection.getresponse()
    response.read()
    connection.close()
    return {name.lower(): value for name, value in response.getheaders()}


@anyio
async def test_packs_per_person_and_address_are_limited(serve: Serve) -> None:
    hall = await serve(max_packs_per_person=2, max_packs=3)
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    body = {"game": "fight", "name": "x"}
    assert [(await ann.call("POST", "/api/packs", body))[0] for _ in range(3)] == [201, 201, 409]
    assert [(await bo.call("POST", "/api/packs", body))[0] for _ in range(2)] == [201, 409]
    # The hourly limit is per address, not per guest.
    hall = await serve(limit_multiplier=0.1)
    statuses = [(await HallClient(hall.address).call("POST", "/api/packs", body))[0] for _ in range(4)]
    assert statuses == [201, 201, 429, 429]


@anyio
async def test_table_with_pack_over_the_storage_limit_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    pack = await create_pack(ann)
    hall = await serve(max_pack_characters=1)
    ann = HallClient(hall.address, ann.cookie)
    seats = [{"kind": "me"}, {"kind": "open"}]
    status, error = await ann.call("POST", "/api/tables", {"game": "fight", "seats": seats, "pack": pack["id"]})
    assert (status, "no room" in error["detail"]) == (409, True)
    assert (await ann.call("POST", "/api/tables", {"game": "fight", "seats": seats}))[0] == 201

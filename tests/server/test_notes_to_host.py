"""Notes to the host after games with designed cards: who may leave them, how they are limited, and what the host reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from kwoon.hall.workshop import feedback
from kwoon.server.storage.social.notes_to_host import list_notes_to_host
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_workshop import create_pack

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def concede_game(visitor: HallClient, **fields: str) -> str:
    """Concede a game to a bot and return the path for notes about it."""
    table = await visitor.create_table("me", "random", **fields)
    connection = await visitor.connect(table)
    await connection.receive_until(lambda message: message["type"] == "update")
    await connection.request("concede")
    await connection.close()
    return f"/api/tables/{table}/notes"


def host_notes(hall: RunningServer) -> list[tuple[str, str, str, str]]:
    notes = list_notes_to_host(hall.server.storage.engine)
    return [(note.game, note.name, note.card, note.text) for note in notes]


@pytest.mark.parametrize("game", ["dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"])
async def test_note_goes_to_the_host_after_a_game_with_designed_cards(serve: Serve, game: str) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    path = await concede_game(ann, game=game)
    card = (await ann.request("GET", f"/api/games/{game}/cards"))[0]["id"]
    note = await ann.request("POST", path, {"text": " Too   strong ", "card": card})
    assert (note["text"], note["card"], note["author_name"]) == ("Too strong", card, "Ann")
    await ann.request("POST", path, {"text": "Fun."})
    assert host_notes(hall) == [(game, "Ann", card, "Too strong"), (game, "Ann", "", "Fun.")]


async def test_note_on_a_private_pack_goes_to_the_host(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    pack = await create_pack(ann)
    path = await concede_game(bo, pack=pack["id"])
    assert (await bo.call("POST", path, {"text": "Long."}))[0] == 201
    assert [note[3] for note in host_notes(hall)] == ["Long."]
    assert await ann.request("GET", f"/api/packs/{pack['id']}/notes") == []


async def test_note_on_pack_without_designed_cards_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    status, error = await ann.call("POST", await concede_game(ann), {"text": "Good pack."})
    assert (status, "designed cards" in error["detail"]) == (409, True)
    assert host_notes(hall) == []


async def test_invalid_note_to_the_host_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    path = await concede_game(ann, game="kung-fu-2014")
    for visitor, body, status in (
        (bo, {"text": "I was not there"}, 403),
        (ann, {"text": "what?", "card": "no such card"}, 404),
        (ann, {"text": " \t "}, 409),
        (ann, {"text": "\x1b[31m"}, 409),
        (ann, {"text": "x" * 501}, 400),
    ):
        assert (await visitor.call("POST", path, body))[0] == status, body
    assert host_notes(hall) == []


async def test_notes_to_the_host_per_person_and_game_are_limited(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feedback, "MAX_NOTES_PER_DAY", 2)
    monkeypatch.setattr(feedback, "MAX_NOTES", 3)
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    path = await concede_game(ann, game="kung-fu-2014")
    assert [(await ann.call("POST", path, {"text": f"{n}"}))[0] for n in range(3)] == [201, 201, 429]
    path = await concede_game(bo, game="kung-fu-2014")
    assert [(await bo.call("POST", path, {"text": f"{n}"}))[0] for n in range(2)] == [201, 409]
    # Each game has its own limit.
    path = await concede_game(bo, game="kung-fu-2019")
    assert (await bo.call("POST", path, {"text": "more"}))[0] == 201
    assert len(host_notes(hall)) == 4


async def test_notes_to_the_host_per_address_are_rate_limited(serve: Serve) -> None:
    hall = await serve(limit_multiplier=1.0)
    statuses: list[int] = []
    for _ in range(3):
        visitor = HallClient(hall.address)
        path = await concede_game(visitor, game="kung-fu-2014")
        statuses += [(await visitor.call("POST", path, {"text": f"{n}"}))[0] for n in range(3)]
    assert statuses.count(201) == 5
    assert set(statuses) == {201, 429}


async def test_account_deletion_removes_name_from_host_notes(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    await ann.request("POST", await concede_game(ann, game="kung-fu-2014"), {"text": "Fun."})
    await ann.request("POST", "/api/account/delete", {"name": "Ann"})
    assert [(note[1] != "Ann", note[3]) for note in host_notes(hall)] == [(True, "Fun.")]

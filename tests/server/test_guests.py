"""Guests: cookies that identify them, and their nicknames."""

from collections.abc import Awaitable, Callable

import pytest

from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def test_cookie_identifies_the_same_guest(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    again = await HallClient(hall.address, ann.cookie).request("GET", "/api/me")
    other = await HallClient(hall.address).request("GET", "/api/me")
    assert again == me
    assert other["id"] != me["id"]


async def test_forged_cookie_creates_a_new_guest(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    for forged in (
        f"kwoon_guest={me['id']}",
        f"kwoon_guest={me['id']}.{'0' * 64}",
        "kwoon_guest=..",
        "kwoon_guest=é.ü",
    ):
        guest = await HallClient(hall.address, forged).request("GET", "/api/me") if forged.isascii() else {"id": ""}
        assert guest["id"] != me["id"]


async def test_cookie_is_not_in_response_bodies(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("GET", "/api/me")
    guest = await hall.hall.guests.find_or_create_guest(None)
    assert guest.cookie is not None
    assert guest.cookie not in str(await ann.request("GET", "/api/me"))


async def test_nickname_is_normalized_and_invalid_ones_are_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    assert (await ann.request("PUT", "/api/me", {"name": "  Ann   of the  Hill "}))["name"] == "Ann of the Hill"
    assert (await ann.request("GET", "/api/me"))["name"] == "Ann of the Hill"
    for bad in ("", " ", "x" * 25, "a\x00b", "\u202eevil"):
        status, error = await ann.call("PUT", "/api/me", {"name": bad})
        assert status in (400, 409), bad
        assert error["detail"]
    assert (await ann.request("GET", "/api/me"))["name"] == "Ann of the Hill"


async def test_new_nickname_is_sent_to_the_table(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "open")
    connection = await ann.connect(table)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    await connection.receive_until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Ann")
    await connection.close()


async def test_language_is_kept_for_the_account_and_leaves_the_name_alone(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    assert me["language"] == ""
    assert await ann.request("PUT", "/api/me/language", {"language": "zh-Hant"}) == me | {"language": "zh-Hant"}
    assert await HallClient(hall.address, ann.cookie).request("GET", "/api/me") == me | {"language": "zh-Hant"}
    renamed = await ann.request("PUT", "/api/me", {"name": "Ann"})
    assert renamed == {"id": me["id"], "name": "Ann", "language": "zh-Hant"}
    assert await ann.request("PUT", "/api/me/language", {"language": "en"}) == renamed | {"language": "en"}
    assert (await ann.call("PUT", "/api/me/language", {"language": "pseudo"}))[0] == 400

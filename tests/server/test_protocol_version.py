"""Clients with a different protocol version must reload and cannot change anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kwoon.hall.tables.socket_messages import OUTDATED_CODE, OUTDATED_TEXT, PROTOCOL
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
PAGE_SCRIPT = {"sec-fetch-dest": "empty", "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin"}
"""Headers that browsers add to requests from a page's scripts."""
OTHER_VERSIONS: list[dict[str, str]] = [{}, {"kwoon-protocol": str(PROTOCOL - 1)}, {"kwoon-protocol": ""}]


def test_protocol_version_is_3_and_close_code_for_outdated_pages_is_4426() -> None:
    assert (PROTOCOL, OUTDATED_CODE) == (3, 4426)


@pytest.mark.parametrize("query", ["", "?since=0", f"?protocol={PROTOCOL - 1}", "?protocol="])
async def test_socket_with_other_protocol_version_is_closed_with_4426(serve: Serve, query: str) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "open")
    url = f"ws://{urlsplit(hall.address).netloc}/api/tables/{table}/socket{query}"
    async with connect(url, additional_headers={"cookie": ann.cookie}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 20)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4426, str(OUTDATED_TEXT))
    assert not hall.hall.tables[table].presence.subscribers


@pytest.mark.parametrize("version", OTHER_VERSIONS, ids=["missing", "old", "empty"])
async def test_page_request_with_other_protocol_version_is_refused_without_effect(
    serve: Serve, version: dict[str, str]
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("PUT", "/api/me", {"name": "Ann"})
    error = {"status_code": 409, "detail": str(OUTDATED_TEXT)}
    seats = [{"kind": "me"}, {"kind": "open"}]
    for method, path, body in (
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"name": "Bo"}),
        ("POST", "/api/tables", {"game": SAMPLE_GAME, "seats": seats}),
    ):
        assert await ann.call(method, path, body, **PAGE_SCRIPT | version) == (409, error), path
    assert await ann.request("GET", "/api/me") == me
    assert await ann.request("GET", "/api/me/tables") == []


async def test_refused_page_request_without_cookie_gets_no_cookie(serve: Serve) -> None:
    hall = await serve()
    guest = HallClient(hall.address)
    assert (await guest.call("GET", "/api/me", **PAGE_SCRIPT))[0] == 409
    assert guest.cookie == ""


async def test_page_request_with_current_protocol_version_is_accepted(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    headers: dict[str, Any] = PAGE_SCRIPT | {"kwoon-protocol": str(PROTOCOL)}
    status, me = await ann.call("PUT", "/api/me", {"name": "Ann"}, **headers)
    assert (status, me["name"]) == (200, "Ann")
    assert await ann.call("GET", "/api/me", **headers) == (200, me)


async def test_program_without_fetch_headers_needs_no_protocol_version(serve: Serve) -> None:
    hall = await serve()
    assert (await HallClient(hall.address).call("PUT", "/api/me", {"name": "Ann"}))[0] == 200


@pytest.mark.parametrize("destination", ["document", "script", "image"])
async def test_page_load_needs_no_protocol_version(serve: Serve, destination: str) -> None:
    hall = await serve()
    headers: dict[str, Any] = {"sec-fetch-dest": destination, "sec-fetch-site": "none"}
    assert (await HallClient(hall.address).call("GET", "/", **headers))[0] == 200


async def test_download_link_without_protocol_header_is_served(serve: Serve) -> None:
    hall = await serve()
    link: dict[str, Any] = {"sec-fetch-dest": "empty", "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin"}
    assert (await HallClient(hall.address).call("GET", "/api/account", **link))[0] == 200

"""Host names that a hall accepts, over TLS and behind proxies, and connection limits for clients behind a proxy."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kwoon.server.http.hosts import AllowedHosts
from kwoon.server.http.rate_limits import ConnectionLimiter
from kwoon.server.settings import load_settings
from tests.server.authenticator import SoftwareAuthenticator
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_accounts import PasskeyVisitor

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
PROXY = ("127.0.0.1",)


async def get(hall: RunningServer, path: str = "/healthz", **headers: str) -> httpx.Response:
    request_headers = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=hall.address) as client:
        return await client.get(path, headers=request_headers)


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost", "LOCALHOST:8000", "pi", ""]
)
def test_local_hosts_are_allowed_without_configuration(host: str) -> None:
    assert AllowedHosts().allows_host(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_public_names_are_allowed_only_if_configured(host: str) -> None:
    assert not AllowedHosts().allows_host(host)
    assert not AllowedHosts(("cards.example",)).allows_host(host)
    assert AllowedHosts((host.partition(":")[0],)).allows_host(host)
    assert AllowedHosts(("*",)).allows_host(host)
    assert AllowedHosts(origins=(f"https://{host}",)).allows_host(host)


def test_any_host_name_is_allowed_behind_a_proxy_unless_hosts_are_configured() -> None:
    assert AllowedHosts(behind_proxy=True).allows_host("cards.example")
    assert not AllowedHosts(("cards.example",), behind_proxy=True).allows_host("evil.example")


@pytest.mark.parametrize("host", ["a b", "cards.example:port", "[::1", "http://cards.example", "a@cards.example"])
def test_malformed_host_is_refused_even_if_all_hosts_are_allowed(host: str) -> None:
    assert not AllowedHosts(("*",)).allows_host(host)


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz"])
async def test_request_for_another_host_is_refused(serve: Serve, path: str) -> None:
    hall = await serve()
    response = await get(hall, path, host="evil.example:8000")
    assert response.status_code == 421 and "KWOON_HOSTS" in response.json()["detail"]
    assert "set-cookie" not in response.headers


async def test_socket_for_another_host_is_refused(serve: Serve) -> None:
    hall = await serve()
    visitor = HallClient(hall.address)
    table = await visitor.create_table("me", "open")
    port = hall.address.rpartition(":")[2]
    with pytest.raises(InvalidStatus) as raised:
        await connect(f"ws://evil.example:{port}/api/tables/{table}/socket", host="127.0.0.1", port=int(port))
    assert raised.value.response.status_code == 421


async def test_hosts_and_hsts_are_read_from_the_environment(tmp_path: Path) -> None:
    env = {"KWOON_HOSTS": "cards.example, other.example", "KWOON_HSTS": "60"}
    settings = load_settings(tmp_path, None, env)
    assert settings.hosts == ("cards.example", "other.example") and settings.hsts == 60
    assert load_settings(tmp_path, None, {}).hosts == ()


async def test_hsts_is_sent_over_tls_only(serve: Serve) -> None:
    hall = await serve(proxies=PROXY)
    assert (await get(hall, x_forwarded_proto="https")).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in (await get(hall, x_forwarded_proto="http")).headers
    hall = await serve(proxies=PROXY, hsts=0)
    assert "strict-transport-security" not in (await get(hall, x_forwarded_proto="https")).headers


async def sign_in_through(
    hall: RunningServer, device: SoftwareAuthenticator, host: str, **headers: str
) -> tuple[int, Any]:
    request_headers = {name.replace("_", "-"): value for name, value in headers.items()} | {"host": host}
    async with httpx.AsyncClient(base_url=hall.address) as client:
        begin_response = await client.post("/api/account/sign-in/begin", headers=request_headers)
        if begin_response.status_code != 200:
            return begin_response.status_code, begin_response.json()
        response = await client.post(
            "/api/account/sign-in",
            headers=request_headers,
            json=device.sign_challenge(begin_response.json()["options"]),
        )
        return response.status_code, response.json()


async def test_passkey_signed_at_another_port_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    me = await ann.request("GET", "/api/me")
    device = await ann.register_passkey()
    own = ann.address.removeprefix("http://")
    assert (await sign_in_through(hall, device, own)) == (200, me)
    # A page on another port of the same machine may request the same passkey, but its signatures are refused.
    for port in (":9", "", ":port"):
        device.origin = f"http://localhost{port}"
        for headers in ({}, {"origin": device.origin}):
            status, error = await sign_in_through(hall, device, f"localhost{port}", **headers)
            assert status in (403, 421), (port, error)
    hall = await serve(origins=("http://localhost:9",))
    device.origin = "http://localhost:9"
    assert (await sign_in_through(hall, device, "localhost:9"))[0] == 200


async def test_passkey_behind_a_proxy_on_another_port_is_refused(serve: Serve) -> None:
    hall = await serve(proxies=PROXY)
    for host, status in (("cards.example", 200), ("cards.example:443", 200), ("cards.example:8443", 403)):
        response = await httpx.AsyncClient(base_url=hall.address).post(
            "/api/account/sign-in/begin",
            headers={"host": host, "origin": f"https://{host}", "x-forwarded-proto": "https"},
        )
        assert response.status_code == status, host


def test_proxy_networks_are_exempt_from_the_per_address_limit() -> None:
    gate = ConnectionLimiter(100, 1, ("10.0.0.0/8", "::1"))
    assert (
        gate.acquire_ticket("10.1.2.3")
        and gate.acquire_ticket("10.1.2.3")
        and gate.acquire_ticket("::1")
        and gate.acquire_ticket("::1")
    )
    assert gate.acquire_ticket("192.0.2.1") is not None and gate.acquire_ticket("192.0.2.1") is None


async def test_sockets_behind_a_proxy_are_counted_per_client(serve: Serve) -> None:
    hall = await serve(proxies=PROXY, max_connections_per_address=3)
    visitor = HallClient(hall.address)
    table = await visitor.create_table("me", "open")
    headers: Any = {"x-forwarded-for": "192.0.2.7"}
    sockets = [await visitor.connect(table, **headers) for _ in range(3)]
    with pytest.raises(InvalidStatus) as raised:
        await visitor.connect(table, **headers)
    assert raised.value.response.status_code == 429
    assert (await get(hall, x_forwarded_for="192.0.2.7")).status_code == 429
    assert (await get(hall, x_forwarded_for="192.0.2.8")).status_code == 200
    headers["x-forwarded-for"] = "192.0.2.8"
    other = await visitor.connect(table, **headers)
    await sockets[0].close()
    for _ in range(200):
        if (await get(hall, x_forwarded_for="192.0.2.7")).status_code == 200:
            break
        await asyncio.sleep(0.02)
    else:
        pytest.fail("A closed socket is still counted.")
    for each in (*sockets[1:], other):
        await each.close()


def test_documented_nginx_config_limits_connections() -> None:
    page = Path(__file__).parents[2].joinpath("docs/host/deployment.md").read_text()
    [conf] = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    assert re.search(r"^limit_conn_zone \$kwoon_client zone=kwoon_clients:\d+m;$", conf, re.M)
    assert re.search(r"^ +limit_conn kwoon_clients \d+;$", conf, re.M)

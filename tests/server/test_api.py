"""The HTTP API: conformance with its OpenAPI document, access control, static files, replays and metrics."""

import asyncio
import http.client
import json
import logging
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, strategies
from hypothesis import settings as examples

from kwoon import registry
from kwoon.core.record import replay
from kwoon.server.operations.logs import JsonLineFormatter
from kwoon.server.settings import ServerSettings
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

Serve = Callable[..., Awaitable[RunningServer]]


@pytest.fixture
def hall_address(settings: Callable[..., ServerSettings]) -> Iterator[str]:
    """Run a hall in its own thread, so that tests can block, and yield its address."""
    ready = threading.Event()
    done: list[Any] = []

    async def work() -> None:
        async with RunningServer(settings()) as hall:
            stop = asyncio.Event()
            done.extend([hall.address, asyncio.get_running_loop(), stop])
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(work(),), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield done[0]
    done[1].call_soon_threadsafe(done[2].set)
    thread.join()


def has_input(operation: Any) -> bool:
    return bool(operation.body) or bool(list(operation.iter_parameters()))


def test_api_conforms_to_its_openapi_schema(hall_address: str) -> None:
    schema = schemathesis.openapi.from_url(f"{hall_address}/schema/openapi.json")
    table = asyncio.run(HallClient(hall_address).create_table("me", "open"))
    bounded = examples(
        max_examples=15,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    operations = 0
    for found in schema.get_all_operations():
        operation: Any = cast(Any, found).ok()
        operations += 1

        valid = operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE)
        wrong = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)

        @bounded
        @given(case=valid | wrong if has_input(operation) else valid, real=strategies.booleans())
        def check(case: Any, real: bool) -> None:
            # Some cases use an existing table.
            if real and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            case.call_and_validate()

        check()
    assert operations >= 16


@pytest.mark.anyio
async def test_every_response_has_security_headers(serve: Serve) -> None:
    hall = await serve()
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/x", "/healthz", "/schema/openapi.json"):
        headers = await asyncio.to_thread(response_headers, hall.address, path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    cookie = (await asyncio.to_thread(response_headers, hall.address, "/api/me"))["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.anyio
async def test_options_request_lists_allowed_methods(serve: Serve) -> None:
    hall = await serve()
    for path, allowed in (("/api/me", "GET, OPTIONS, PUT"), ("/api/tables/x/seats/0", "DELETE, OPTIONS, POST, PUT")):
        headers = await asyncio.to_thread(response_headers, hall.address, path, "OPTIONS")
        assert headers["allow"] == allowed
    assert (await HallClient(hall.address).call("PATCH", "/api/me"))[0] == 405


def response_headers(address: str, path: str, method: str = "GET") -> dict[str, str]:
    url = urlsplit(address)
    connection = http.client.HTTPConnection(url.hostname or "", url.port)
    connection.request(method, path)
    response = connection.getresponse()
    response.read()
    connection.close()
    return {name.lower(): value for name, value in response.getheaders()}


@pytest.mark.anyio
async def test_cross_origin_requests_and_sockets_are_refused(serve: Serve) -> None:
    hall = await serve(origins=("https://cards.example",))
    host = urlsplit(hall.address).netloc
    body = {"game": SAMPLE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    ann = HallClient(hall.address)
    for status, headers in (
        (403, {"origin": "http://evil.example"}),
        (403, {"origin": "null"}),
        (403, {"origin": f"http://{host}.evil.example"}),
        (403, {"sec-fetch-site": "cross-site"}),
        (201, {"origin": f"http://{host}"}),
        (201, {"origin": "https://cards.example"}),
        (201, {}),
    ):
        assert (await ann.call("POST", "/api/tables", body, **headers))[0] == status, headers
    table = await ann.create_table("me", "open")
    for origin in ("http://evil.example", "null", "https://cards.example.evil"):
        with pytest.raises(Exception, match="403"):
            await ann.connect(table, origin=origin)
    for origin in (f"http://{host}", "https://cards.example"):
        await (await ann.connect(table, origin=origin)).close()


@pytest.mark.anyio
async def test_large_bodies_and_frequent_requests_are_refused(serve: Serve) -> None:
    hall = await serve(requests_per_second=1.0, request_burst=20.0)
    ann = HallClient(hall.address)
    huge = {"game": "x" * 100_000, "seats": []}
    status, error = await ann.call("POST", "/api/tables", huge)
    assert (status, error["status_code"]) == (413, 413)
    statuses = [(await ann.call("GET", "/api/me"))[0] for _ in range(40)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


@pytest.mark.anyio
@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"game": 1}', '"x"', "\x00", "[" * 9000])
async def test_malformed_body_is_refused_with_status_400(serve: Serve, body: str) -> None:
    hall = await serve()
    url = urlsplit(hall.address)
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me")):

        def send(method: str = method, path: str = path) -> tuple[int, Any]:
            connection = http.client.HTTPConnection(url.hostname or "", url.port)
            connection.request(method, path, body, {"content-type": "application/json"})
            response = connection.getresponse()
            text = response.read().decode()
            connection.close()
            return response.status, json.loads(text)

        status, error = await asyncio.to_thread(send)
        assert status == 400
        assert error.keys() == {"status_code", "detail"}
        assert "Traceback" not in error["detail"]


@pytest.mark.anyio
async def test_internal_error_details_are_not_revealed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()

    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr("kwoon.hall.table_lifecycle.public_tables", broken)
    status, error = await HallClient(hall.address).call("GET", "/api/tables")
    assert status == 500
    assert "42" not in json.dumps(error)


@pytest.mark.anyio
async def test_static_files_are_served_with_cache_headers_and_without_path_traversal(
    serve: Serve, tmp_path: Path
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    status, page = await ann.call("GET", "/")
    assert status == 200
    assert "npm run build" in page
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>built</title>")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "main-1a2b.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/", "/table/abc", "/play/fight?x=1"):
        assert "built" in (await ann.call("GET", path))[1]
    assert (await ann.call("GET", "/assets/main-1a2b.js"))[1] == "let x"
    caches = {
        path: (await asyncio.to_thread(response_headers, hall.address, path))["cache-control"]
        for path in ("/", "/assets/main-1a2b.js", "/icon.svg", "/api/games")
    }
    assert "immutable" in caches["/assets/main-1a2b.js"]
    assert caches["/"] == caches["/icon.svg"] == "no-cache"
    assert caches["/api/games"] == "no-store"
    kind = (await asyncio.to_thread(response_headers, hall.address, "/assets/main-1a2b.js"))["content-type"]
    assert "javascript" in kind
    assert (await ann.call("GET", "/assets/none.js"))[0] == 404
    assert (await ann.call("GET", "/api/none"))[0] == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%00"):
        assert "secret" not in str((await ann.call("GET", path))[1])


@pytest.mark.anyio
async def test_replay_of_finished_game_is_complete_for_every_viewpoint(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    table = await ann.create_table("me", "random")
    a = await ann.connect(table, since=0)
    await a.receive_until(lambda m: m["type"] == "update")
    for path in ("record", "replay", "replay?as=0", "replay?as=open"):
        assert (await ann.call("GET", f"/api/tables/{table}/{path}"))[0] == 409
    await a.play_to_end()
    while a.table["status"] != "over":
        await a.receive()
    replays = {viewpoint: await ann.replay(table, viewpoint) for viewpoint in ("0", "1", "spectator", "open")}
    names = ["Ann", a.table["seats"][1]["name"]]
    assert replays["0"]["names"] == names
    replayed = [event for frame in replays["0"]["frames"] for event in frame["events"]]
    # The client formats a replay's texts without the players' names.
    assert [{**event, "text": ""} for event in replayed] == [{**event, "text": ""} for event in a.events]
    for viewpoint, game_replay in replays.items():
        events = [event for frame in game_replay["frames"] for event in frame["events"]]
        assert [event["number"] for event in events] == list(range(1, a.latest_update["last_event"] + 1))
        hidden = [event["seat"] for event in events if -1 in event["cards"]]
        assert set(hidden) == {"0": {1}, "1": {0}, "spectator": {0, 1}, "open": set()}[viewpoint]
        assert game_replay["frames"][-1]["outcome"]["places"] == a.latest_update["outcome"]["places"]
        assert all(len(frame["views"]) == (2 if viewpoint == "open" else 0) for frame in game_replay["frames"])
    assert replays["1"]["frames"][5]["view"]["seat"] == 1
    assert (await ann.call("GET", f"/api/tables/{table}/replay?as=2"))[0] == 404
    text = await HallClient(hall.address).request("GET", f"/api/tables/{table}/record")
    loaded, header = registry.load_game_of_record(text)
    assert header.names == names
    assert replay(text, loaded.game).state.outcome() is not None
    await a.close()


@pytest.mark.anyio
async def test_metrics_are_served_on_their_own_port_only(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        metrics_address = f"127.0.0.1:{probe.getsockname()[1]}"
    hall = await serve(metrics_address=metrics_address)
    ann = HallClient(hall.address)
    a = await ann.connect(await ann.create_table("me", "random"))
    await a.play_to_end()
    assert await ann.request("GET", "/healthz") == {"status": "ok"}
    assert "kwoon_moves" not in str(await ann.call("GET", "/metrics"))
    text = await HallClient(f"http://{metrics_address}").request("GET", "/metrics")
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(numbers['kwoon_moves_total{by="person"}']) > 5
    assert float(numbers["kwoon_sockets"]) == 1
    assert float(numbers["kwoon_tables"]) == 1
    await a.close()


@pytest.mark.anyio
async def test_health_check_fails_when_database_fails(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()

    async def broken(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("kwoon.server.storage.database.SqlStorage.set_setting", broken)
    assert (await HallClient(hall.address).call("GET", "/healthz"))[0] == 503


@pytest.mark.anyio
async def test_log_lines_contain_no_secrets(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "kwoon"):
        hall = await serve()
        ann = HallClient(hall.address)
        table = await ann.create_table("me", "random")
        a = await ann.connect(table)
        await a.play_to_end()
        await a.request("chat", text="a secret word")
        await a.close()
    formatter = JsonLineFormatter()
    lines = [formatter.format(record) for record in caplog.records if record.name == "kwoon"]
    assert lines
    for line in lines:
        assert isinstance(json.loads(line), dict)
        for secret in (table, ann.cookie.partition("=")[2], "a secret word", "deal"):
            assert secret not in line


def test_logged_error_contains_type_but_no_message() -> None:
    try:
        raise ValueError("the hand is 4 5 6")
    except ValueError:
        record = logging.LogRecord("kwoon", logging.ERROR, "x", 1, "broke", (), sys.exc_info())
    line = JsonLineFormatter().format(record)
    assert "4 5 6" not in line
    assert json.loads(line)["error"] == "ValueError"


@pytest.mark.anyio
async def test_shutdown_closes_sockets_with_1012_and_game_resumes_after_restart(
    settings: Callable[..., ServerSettings],
) -> None:
    async with RunningServer(settings()) as hall:
        ann = HallClient(hall.address)
        table = await ann.create_table("me", "random")
        a = await ann.connect(table, since=0)
        prompt = await a.wait_for_prompt()
        assert prompt is not None
        await a.move(prompt["moves"][0]["move"])
    assert await a.wait_until_closed() == 1012
    async with RunningServer(settings()) as hall:
        back = await HallClient(hall.address, ann.cookie).connect(table, since=a.events[-1]["number"])
        assert (await back.play_to_end())["places"]
        assert [event["number"] for event in a.events + back.events] == list(
            range(1, back.latest_update["last_event"] + 1)
        )
        await back.close()


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://evil.example"])
async def test_malformed_or_foreign_origin_is_refused(serve: Serve, origin: str) -> None:
    hall = await serve()
    status, error = await HallClient(hall.address).call("PUT", "/api/me", {"name": "Eve"}, origin=origin)
    assert status == 403 and "own pages" in error["detail"]


@pytest.mark.anyio
@pytest.mark.parametrize("segment", ["x" * 256, "é" * 200, "x" * 3000, "%00", "..%2f" * 60])
async def test_impossible_path_causes_no_server_error(serve: Serve, segment: str) -> None:
    hall = await serve()
    for path in (f"/assets/{segment}", f"/{segment}/x", f"/api/{segment}", f"/t/{segment}"):
        assert (await HallClient(hall.address).call("GET", path.replace("é", "%C3%A9")))[0] in (200, 400, 404), path

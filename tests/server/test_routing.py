"""Routes: how requests become arguments, and that the server and the browser hall respond alike."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Annotated, Any, Literal, get_args
from urllib.parse import quote, urlencode

import msgspec
import pytest
from msgspec import Meta

from kwoon.browser.local_hall import OFFERED_FEATURES, LocalHall
from kwoon.hall.errors import Conflict, HallError, InvalidRequest, LimitReached, MethodNotAllowed, NotFound, TooLarge
from kwoon.hall.guests import Guest
from kwoon.hall.routes import FEATURES
from kwoon.hall.routing import REQUIRED, Download, Feature, Parameter, QueryName, RequestContext, Route, find_route
from kwoon.localization.formatter import english, format_json
from kwoon.server.http.app import ROUTES
from kwoon.server.server import OPERATION_LIMITS
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

Serve = Callable[..., Awaitable[RunningServer]]
ALL_ROUTES = [(feature, route) for feature in FEATURES for route in feature.routes]

Color = Annotated[Literal["red", "blue"], Meta(description="Color")]
Count = Annotated[int, Meta(ge=2, le=9, description="Count")]
Share = Annotated[float, Meta(ge=0, le=1, description="Share"), QueryName("part")]
Text = Annotated[str, Meta(max_length=3, description="Text")]
Flag = Annotated[bool, Meta(description="Flag")]


class Body(msgspec.Struct):
    name: Annotated[str, Meta(min_length=1, max_length=5)]
    numbers: Annotated[list[int], Meta(max_length=2)] = []


class Shop:
    """A service."""


class Visitor(RequestContext):
    def __init__(self) -> None:
        super().__init__({Shop: Shop()})
        self.charged: list[str] = []

    async def find_guest(self) -> Guest:
        return Guest("g", "Ann", None)

    def charge(self, operation: str) -> None:
        self.charged.append(operation)
        if operation == "too many":
            raise LimitReached("Wait.")


feature = Feature("shop")


@feature.route("PUT", "/api/shops/{shop}/{count}", "Buy", charge="buying", max_body=6000)
async def buy(
    context: RequestContext, service: Shop, guest: Guest, shop: Text, *, count: Count, data: Body, share: Share = 0.5
) -> Download[str]:
    """Buy
    something."""
    assert isinstance(context, Visitor)
    assert isinstance(service, Shop)
    return Download(f"{guest.name} {shop} {count} {share} {data.name}", "bill.txt")


@feature.route("GET", "/api/shops", "List shops", errors=(Conflict,))
async def list_shops(color: Color, flag: Flag = False, near: Text | None = None) -> list[str]:
    return [color, str(flag), str(near)]


@feature.route("POST", "/api/shops", "Open a shop", charge="too many")
async def open_shop(data: Body | None = None) -> str:
    return "none" if data is None else data.name


def shop_route(method: str, path: str) -> tuple[Route, dict[str, str]]:
    _, route, values = find_route([feature], method, path)
    return route, values


async def call(method: str, path: str, query: Mapping[str, str], body: bytes = b"") -> object:
    route, values = shop_route(method, path)
    response = await route.call(Visitor(), path, values, query, body)
    return response.content if isinstance(response, Download) else response


@pytest.mark.anyio
async def test_arguments_come_from_path_query_body_and_services() -> None:
    body = b'{"name": "tea", "unknown": 1}'
    assert await call("PUT", "/api/shops/abc/7", {"part": "1e-1", "share": "9"}, body) == "Ann abc 7 0.1 tea"
    assert await call("PUT", "/api/shops/abc/7", {}, body) == "Ann abc 7 0.5 tea"
    assert await call("GET", "/api/shops", {"color": "red", "flag": "TRUE", "near": "x"}) == ["red", "True", "x"]
    assert await call("GET", "/api/shops", {"color": "red"}) == ["red", "False", "None"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "query", "body", "message"),
    [
        ("PUT", "/api/shops/abcd/7", {}, b'{"name": "a"}', "'shop' must be at most 3 characters"),
        ("PUT", "/api/shops/a/1", {}, b'{"name": "a"}', "'count' must be at least 2"),
        ("PUT", "/api/shops/a/2", {"part": "x"}, b'{"name": "a"}', "'part' is invalid: expected `float`, got `str`"),
        ("PUT", "/api/shops/a/2", {"part": "nan"}, b'{"name": "a"}', "'part' is invalid: expected `float` >= 0.0"),
        ("PUT", "/api/shops/a/2", {"part": "2"}, b'{"name": "a"}', "'part' is invalid: expected `float` <= 1.0"),
        ("PUT", "/api/shops/a/2", {}, b"", "The body is missing"),
        ("PUT", "/api/shops/a/2", {}, b"{", "The body is not JSON: input data was truncated"),
        ("PUT", "/api/shops/a/2", {}, b"\xff", "The body is not JSON: invalid character (byte 0)"),
        ("PUT", "/api/shops/a/2", {}, b"[]", "The body is invalid: expected `object`, got `array`"),
        ("PUT", "/api/shops/a/2", {}, b"{}", "The body is invalid: object missing required field `name`"),
        ("PUT", "/api/shops/a/2", {}, b'{"name": ""}', "'name' must not be empty"),
        (
            "PUT",
            "/api/shops/a/2",
            {},
            b'{"name": "a", "numbers": [1.0, "x"]}',
            "'numbers[1]' is invalid: expected `int`",
        ),
        ("PUT", "/api/shops/a/2", {}, b'{"name": "a", "numbers": [1, 2, 3]}', "'numbers' must have at most 2 items"),
        ("GET", "/api/shops", {}, b"", "'color' is missing"),
        ("GET", "/api/shops", {"color": "green"}, b"", "'color' is invalid: invalid enum value 'green'"),
        ("GET", "/api/shops", {"color": "red", "flag": "2"}, b"", "'flag' is invalid: expected `bool`, got `str`"),
        ("GET", "/api/shops", {"near": "1234"}, b"", "'color' is missing. 'near' must be at most 3 characters"),
    ],
)
async def test_invalid_value_is_named(
    method: str, path: str, query: dict[str, str], *, body: bytes, message: str
) -> None:
    with pytest.raises(InvalidRequest) as error:
        await call(method, path, query, body)
    assert str(error.value).startswith(f"Validation failed for {method} {path}. {message}")


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "body", "kind"),
    [
        ("PUT", "/api/shops/a/two", b'{"name": "a"}', NotFound),
        ("PUT", "/api/shops/a/2/", b'{"name": "a"}', NotFound),
        ("PUT", "/api/shops/a/2", b'{"name": "a", "x": "' + b"x" * 6000 + b'"}', TooLarge),
        ("DELETE", "/api/shops", b"", MethodNotAllowed),
        ("GET", "/api/shops/a", b"", NotFound),
        ("POST", "/api/shops", b"", LimitReached),
    ],
)
async def test_refused_request_raises_domain_error(method: str, path: str, body: bytes, kind: type[HallError]) -> None:
    with pytest.raises(kind):
        await call(method, path, {}, body)


@pytest.mark.anyio
async def test_deeply_nested_body_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="nested too deeply"):
        await call("PUT", "/api/shops/a/2", {}, b'{"x": ' + b"[" * 5000)


@pytest.mark.anyio
async def test_request_is_charged_only_if_it_is_valid() -> None:
    route, values = shop_route("PUT", "/api/shops/a/2")
    visitor = Visitor()
    with pytest.raises(InvalidRequest):
        await route.call(visitor, "/api/shops/a/2", values, {}, b"")
    assert visitor.charged == []
    await route.call(visitor, "/api/shops/a/2", values, {}, b'{"name": "a"}')
    assert visitor.charged == ["buying"]


def test_every_route_has_a_unique_handler_name_path_and_known_charge() -> None:
    assert len({route.handler.__name__ for _, route in ALL_ROUTES}) == len(ALL_ROUTES)
    assert len({(route.method, route.path) for _, route in ALL_ROUTES}) == len(ALL_ROUTES)
    assert {route.charge for _, route in ALL_ROUTES} <= {"", *OPERATION_LIMITS}


class EmptyStore:
    async def read(self, prefix: str) -> dict[str, str]:
        return {}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Discard the changes."""


class NoBots:
    async def run_encoded_bot_job(self, encoded_job: str) -> str:
        return "{}"

    def restart_worker(self) -> None:
        """Do nothing."""


def bad_values(parameter: Parameter) -> list[str]:
    """Return texts that are invalid for a parameter of a path or query."""
    if get_args(parameter.type)[0] in (int, float):
        return ["-1", "99999999999999", "1e99", "nonsense"]
    return ["x" * 81]


def bad_requests(route: Route) -> Iterator[tuple[str, str, object]]:
    """Yield requests for a route, each with one invalid part: path, query or body."""
    good_path = {each.name: "1" for each in route.path_parameters}
    good_query = {each.name: "1" for each in route.query_parameters if each.default is REQUIRED}

    def address(path: dict[str, str], query: dict[str, str]) -> str:
        filled = route.path.format_map({name: quote(value, safe="") for name, value in path.items()})
        return f"{filled}?{urlencode(query)}" if query else filled

    bodies: list[object] = [None] if route.body is None else [[], {"x": 1}, 3, {"game": 7, "name": "", "seats": [{}]}]
    for body in bodies if route.body else []:
        yield address(good_path, good_query), "body", body
    for parameter in route.path_parameters:
        for value in bad_values(parameter):
            yield address(good_path | {parameter.name: value}, good_query), parameter.name, bodies[0]
    for parameter in route.query_parameters:
        for value in bad_values(parameter):
            yield address(good_path, good_query | {parameter.name: value}), parameter.name, bodies[0]
    for name in good_query:
        yield address(good_path, {other: "1" for other in good_query if other != name}), name, bodies[0]


@pytest.mark.anyio
async def test_server_and_browser_answer_invalid_requests_alike(serve: Serve) -> None:
    client = HallClient((await serve()).address)
    local_hall = LocalHall(EmptyStore(), NoBots(), lambda line: None)
    await local_hall.open()

    async def call_browser(method: str, path: str, body: object) -> tuple[int, Any]:
        reply = json.loads(await local_hall.handle_request(method, path, "" if body is None else json.dumps(body)))
        return reply["status"], format_json(json.loads(reply["text"]), english())

    num_compared = 0
    for owner, route in ALL_ROUTES:
        for path, part, body in bad_requests(route):
            status, error = await client.call(route.method, path, body)
            assert status in (400, 404) or part == "body", (route.path, path, status, error)
            if owner.name in OFFERED_FEATURES:
                assert await call_browser(route.method, path, body) == (status, error), (route.path, path)
                num_compared += 1
    assert num_compared > 100
    await local_hall.close()


@pytest.mark.anyio
async def test_every_route_is_known_to_server_and_browser(serve: Serve) -> None:
    hall = await serve()
    local_hall = LocalHall(EmptyStore(), NoBots(), lambda line: None)
    await local_hall.open()
    _, document = await HallClient(hall.address).call("GET", "/schema/openapi.json")
    documented = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert documented == {(route.method, route.path) for route in ROUTES}
    for owner, route in ALL_ROUTES:
        path = route.path.format_map({each.name: "1" for each in route.path_parameters})
        reply = json.loads(await local_hall.handle_request(route.method, path, ""))
        assert reply["status"] not in (405, 500), route.path
        if owner.name not in OFFERED_FEATURES:
            assert reply["status"] == 409
            detail = format_json(json.loads(reply["text"]), english())["detail"]
            assert "runs only in your browser and doesn't have this feature" in detail
    await local_hall.close()

"""Routes: which handler answers a method and path, and how a request becomes the handler's arguments.

Routes do not depend on a web framework. An adapter passes requests to `Route.call` and sends the result:
`server/http/adapter.py` in a server, `browser/local_hall.py` in a browser.

A handler's signature says what it needs:

- an argument that the path names comes from the path, and any other argument with an annotated type from the query;
- `data` is the body, decoded from JSON;
- an argument whose type is a class is a service such as `Hall`, the `Guest`, or the `RequestContext`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from kwoon.core.message import Text, joined, msg
from kwoon.hall.accounts.interfaces import PasskeyOrigin
from kwoon.hall.errors import (
    Conflict,
    HallError,
    InvalidRequest,
    LimitReached,
    MethodNotAllowed,
    NotFound,
    PermissionDenied,
    TooLarge,
    Unavailable,
)
from kwoon.hall.guests import Guest
from kwoon.hall.json_encoding import TextField, encode_json

MAX_BODY = 16 * 1024
"""Maximum size of a request body in bytes, unless the route says otherwise."""
MAX_SHOWN_PATH = 200
"""Maximum number of characters of a path that an error message shows."""
MAX_PROBLEMS = 3
"""Maximum number of invalid values that an error message names."""
TOO_LARGE_TEXT = msg("hall-too-large")
JSON = "application/json"
REQUIRED = inspect.Parameter.empty
INVALID_VALUE_PATTERNS = (
    r"Expected `str` of length <= (?P<limit>\d+)",
    r"Expected `str` of length >= 1",
    r"Expected `str` of length >= (?P<limit>\d+)",
    r"Expected `str` matching regex .*",
    r"Expected `int` >= (?P<limit>-?\d+)",
    r"Expected `int` <= (?P<limit>-?\d+)",
    r"Expected `array` of length <= (?P<limit>\d+)",
)
INVALID_VALUE_IDS = (
    "hall-invalid-too-long",
    "hall-invalid-empty",
    "hall-invalid-too-short",
    "hall-invalid-character",
    "hall-invalid-too-small",
    "hall-invalid-too-large",
    "hall-invalid-too-many",
)
"""What we say for each of msgspec's messages above. People may have typed the input into a form."""

Method = Literal["GET", "POST", "PUT", "DELETE"]
Content = TypeVar("Content")
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[object]])


class ErrorResponse(msgspec.Struct):
    """An HTTP status, and a sentence that says why the request was refused."""

    status_code: int
    detail: TextField


class Download(Generic[Content]):
    """A response that browsers save as a file. Text and bytes are sent as they are, anything else as JSON."""

    def __init__(self, content: Content, name: str) -> None:
        self.content = content
        self.name = name


class QueryName(NamedTuple):
    """Annotates an argument whose name in the query is not its name in Python."""

    name: str


class RequestContext:
    """The request that a handler answers, and the services of its hall. Each adapter has a subclass."""

    def __init__(self, services: Mapping[type, object]) -> None:
        self.services = services

    @property
    def household(self) -> str:
        """Fingerprint of the household that the request comes from; empty if unknown."""
        return ""

    async def find_guest(self) -> Guest:
        """Return the guest who makes the request."""
        raise NotImplementedError

    def charge(self, operation: str) -> None:
        """Charge an expensive operation to the requester's household. Raise `LimitReached` if there were too many."""

    def set_cookie(self, cookie: str) -> None:
        """Identify the requester by this cookie from now on."""

    def passkey_origin(self) -> PasskeyOrigin:
        """Return the page's host and origin. Raise `HallError` if passkeys do not work there."""
        raise NotImplementedError


class Parameter(NamedTuple):
    """An argument that comes from the path, the query or the body."""

    argument: str
    name: str
    """Its name in the path or the query."""
    type: Any
    default: Any

    @property
    def is_int(self) -> bool:
        return get_args(self.type)[0] is int


class Route:
    """A method and path, and the handler that answers requests for them."""

    def __init__(
        self,
        handler: Callable[..., Awaitable[object]],
        method: Method,
        path: str,
        summary: str,
        *,
        status: int,
        errors: Iterable[type[HallError]],
        charge: str,
        max_body: int,
        media_type: str,
    ) -> None:
        self.handler = handler
        self.method = method
        self.path = path
        self.summary = summary
        self.status = status
        self.charge = charge
        """Name of the rate-limited operation that every request counts as; empty if there is none."""
        self.max_body = max_body
        self.media_type = media_type
        self.path_parameters: list[Parameter] = []
        self.query_parameters: list[Parameter] = []
        self.body: Parameter | None = None
        self.services: dict[str, type] = {}
        """The types of the arguments that do not come from the request."""
        hints = get_type_hints(handler, include_extras=True)
        self.response_type = hints["return"]
        for argument, parameter in inspect.signature(handler).parameters.items():
            self._add_argument(argument, hints[argument], parameter.default)
        # Like JSON Schema, accept 1.0 as an integer.
        self._decoder = None if self.body is None else msgspec.json.Decoder(self.body.type, strict=False)
        self.errors = {*errors, LimitReached}
        """The errors that clients must expect."""
        if self.path_parameters or self.query_parameters or self.body:
            self.errors.add(InvalidRequest)
        if self.body:
            self.errors.add(TooLarge)
        if method != "GET" or Guest in self.services.values():
            self.errors.add(PermissionDenied)
        groups = {
            each.name: f"(?P<{each.name}>{r'-?[0-9]+' if each.is_int else '[^/]+'})" for each in self.path_parameters
        }
        self._pattern = re.compile(path.format_map(groups))

    def _add_argument(self, argument: str, type: Any, default: Any) -> None:
        name = next((each.name for each in get_args(type) if isinstance(each, QueryName)), argument)
        parameter = Parameter(argument, name, type, default)
        if argument == "data":
            self.body = parameter
        elif f"{{{argument}}}" in self.path:
            self.path_parameters.append(parameter)
        elif get_origin(type) is None:
            self.services[argument] = type
        else:
            self.query_parameters.append(parameter)

    def match(self, path: str) -> dict[str, str] | None:
        """Return the path's parameters, or None if this is not the route's path."""
        found = self._pattern.fullmatch(path)
        return None if found is None else found.groupdict()

    async def call(
        self, context: RequestContext, path: str, path_values: Mapping[str, str], query: Mapping[str, str], body: bytes
    ) -> object:
        """Answer a request. Raise `HallError` if it is invalid or fails."""
        try:
            arguments = self.decode(path, path_values, query, body)
            for argument, service in self.services.items():
                if service is Guest:
                    arguments[argument] = await context.find_guest()
                else:
                    arguments[argument] = context if service is RequestContext else context.services[service]
            if self.charge:
                context.charge(self.charge)
            return await self.handler(**arguments)
        except RecursionError:
            raise InvalidRequest(msg("hall-nested-too-deeply")) from None

    def decode(
        self, path: str, path_values: Mapping[str, str], query: Mapping[str, str], body: bytes
    ) -> dict[str, Any]:
        """Return the handler's arguments from the path, the query and the body. Raise `HallError` if any is invalid."""
        arguments: dict[str, Any] = {}
        problems: list[Text] = []
        for parameter in self.path_parameters:
            _convert(parameter, path_values[parameter.name], arguments, problems)
        for parameter in self.query_parameters:
            if parameter.name in query:
                _convert(parameter, query[parameter.name], arguments, problems)
            elif parameter.default is REQUIRED:
                problems.append(msg("hall-invalid-missing", name=parameter.name))
        if self.body is not None and (body or self.body.default is REQUIRED):
            self._decode_body(body, arguments, problems)
        if problems:
            request = f"{self.method} {path[:MAX_SHOWN_PATH]}"
            raise InvalidRequest(
                msg("hall-invalid-request", request=request, problems=joined("sentences", problems[:MAX_PROBLEMS]))
            )
        return arguments

    def _decode_body(self, body: bytes, arguments: dict[str, Any], problems: list[Text]) -> None:
        assert self._decoder is not None
        if len(body) > self.max_body:
            raise TooLarge(TOO_LARGE_TEXT)
        try:
            arguments["data"] = self._decoder.decode(body)
        except msgspec.ValidationError as error:
            problems.append(_problem("", str(error)))
        except (msgspec.DecodeError, UnicodeError) as error:
            reason = _lower_first(str(error).removeprefix("JSON is malformed: "))
            problems.append(msg("hall-invalid-json", reason=reason) if body else msg("hall-invalid-no-body"))


class Feature:
    """The routes of one part of the hall."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.routes: list[Route] = []

    def route(
        self,
        method: Method,
        path: str,
        summary: str,
        *,
        status: int = 0,
        errors: Iterable[type[HallError]] | None = None,
        charge: str = "",
        max_body: int = MAX_BODY,
        media_type: str = JSON,
    ) -> Callable[[Handler], Handler]:
        """Return a decorator that makes a function the handler of a new route.

        The default status is 201 for POST and 200 for other methods. `errors` are errors that clients must expect
        besides those that follow from the signature: by default none for GET, and `NotFound`, `Conflict` and
        `Unavailable` for other methods. `charge` names the rate-limited operation that every request counts as.
        """
        if errors is None:
            errors = () if method == "GET" else (NotFound, Conflict, Unavailable)

        def add_route(handler: Handler) -> Handler:
            self.routes.append(
                Route(
                    handler,
                    method,
                    path,
                    summary,
                    status=status or (201 if method == "POST" else 200),
                    errors=errors,
                    charge=charge,
                    max_body=max_body,
                    media_type=media_type,
                )
            )
            return handler

        return add_route


def find_route(features: Iterable[Feature], method: str, path: str) -> tuple[Feature, Route, dict[str, str]]:
    """Return the route for a request with its feature and path parameters. Raise `HallError` if there is none."""
    path_exists = False
    for feature in features:
        for route in feature.routes:
            values = route.match(path)
            if values is not None and route.method == method:
                return feature, route, values
            path_exists = path_exists or values is not None
    raise MethodNotAllowed(msg("hall-method-not-allowed")) if path_exists else NotFound(msg("hall-not-found"))


def encode_response(response: object) -> bytes:
    """Return the body of a response."""
    content = response.content if isinstance(response, Download) else response
    if isinstance(response, Download) and isinstance(content, str | bytes):
        return content.encode() if isinstance(content, str) else content
    return encode_json(content)


def _convert(parameter: Parameter, text: object, arguments: dict[str, Any], problems: list[Text]) -> None:
    try:
        arguments[parameter.argument] = msgspec.convert(text, parameter.type, strict=False)
    except msgspec.ValidationError as error:
        problems.append(_problem(parameter.name, str(error)))


def _problem(name: str, message: str) -> Text:
    """Return a readable message about an invalid value. For a value in the body, `message` contains its path."""
    message, _, path = message.partition(" - at `$")
    name = name or path.strip(".`")
    if not name:
        return msg("hall-invalid-body", reason=_lower_first(message))
    for index, pattern in enumerate(INVALID_VALUE_PATTERNS):
        found = re.fullmatch(pattern, message)
        if found:
            limits = {key: int(value) for key, value in found.groupdict().items()}
            return msg(INVALID_VALUE_IDS[index], name=name, **limits)
    return msg("hall-invalid-value", name=name, reason=_lower_first(message))


def _lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]

"""Shared by the handlers: path and query parameters, dependencies, error responses, and the limits per household."""

from __future__ import annotations

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from kwoon.hall.errors import LimitReached
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.routing import ErrorResponse
from kwoon.server.server import HallServer

CurrentHall = NamedDependency[Hall]
CurrentGuest = NamedDependency[Guest]
TableId = Annotated[str, PathParameter(max_length=40, description="Id of a table")]
GameId = Annotated[str, PathParameter(max_length=40, description="Id of a game")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7, description="Number of a seat, from 0")]
BotId = Annotated[str | None, QueryParameter(max_length=80, description="Bot for the seats that are still open")]
Viewpoint = Annotated[str, QueryParameter(name="as", max_length=10, description="A seat, `spectator` or `open`")]

Fingerprint = Annotated[
    str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="Fingerprint of a pack")
]
MoveCount = Annotated[int, QueryParameter(ge=0, le=100_000, description="Number of moves made before")]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=7, description="Number of a seat, from 0")]

FirstFrame = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Number of frames to skip")]
CurrentServer = NamedDependency[HallServer]
HttpRequest = Request[None, None, State]
ERROR_DESCRIPTIONS = {
    400: "The request is invalid.",
    403: "You are not allowed to do this.",
    404: "Not found.",
    405: "The method is not allowed.",
    409: "The request conflicts with the current state.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "The change could not be saved.",
}


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI error responses for these statuses and 429."""
    return {status: ResponseSpec(ErrorResponse, description=ERROR_DESCRIPTIONS[status]) for status in (*statuses, 429)}


ANY_ERROR = error_responses(400, 403, 404, 409, 413, 503)


def client_address(request: HttpRequest) -> str:
    """Return the network address that a request comes from."""
    return request.client.host if request.client is not None else ""


def household_of(server: HallServer, request: HttpRequest) -> str:
    """Return the fingerprint of the household that a request comes from."""
    return server.hall.guests.household_fingerprint(client_address(request))


def charge_operation(server: HallServer, request: HttpRequest, operation: str) -> None:
    """Charge an expensive operation to the requester's household. Raise `HallError` if the limit is reached."""
    if not server.operation_limits[operation].take_token(client_address(request)):
        server.metrics.count_rate_limited()
        raise LimitReached(f"Too many requests ({operation}). Wait a moment and try again.")

"""The ASGI application of the hall."""

from __future__ import annotations

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from sqlalchemy.exc import SQLAlchemyError

from kwoon import __version__
from kwoon.hall.api.lobby_responses import ErrorResponse
from kwoon.hall.api.validation_text import REQUEST_TOO_LARGE_TEXT, validation_messages
from kwoon.hall.guests import Guest
from kwoon.hall.logging import log_exception
from kwoon.hall.tables.table_state import ApiError
from kwoon.server.http.cookies import COOKIE, set_cookie
from kwoon.server.http.middleware import SAFE, GuardedApp, is_allowed_origin
from kwoon.server.http.people import people_router
from kwoon.server.http.routes import address_of, api_router, healthz
from kwoon.server.http.social import social_router
from kwoon.server.http.socket import table_socket
from kwoon.server.http.static_files import static_router
from kwoon.server.http.tournaments import tournaments_router
from kwoon.server.http.workshop import workshop_router
from kwoon.server.server import HallServer
from kwoon.server.settings import Settings

BODY = 16 * 1024

HttpRequest = Request[None, None, State]


class Dependencies:
    """Request dependencies: authentication, and the checks that run before every handler."""

    def __init__(self, house: HallServer) -> None:
        self.house = house

    async def guest(self, request: HttpRequest) -> Guest:
        """Return the guest who makes a request, and set the cookie of a new one."""
        guest = await self.house.hall.guests.authenticate(request.cookies.get(COOKIE), address_of(request))
        if guest.cookie is not None:
            request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")
        return guest

    async def at_the_door(self, request: HttpRequest) -> Response[ErrorResponse] | None:
        """Reject cross-site requests and those over the rate limit."""
        house = self.house
        if request.method not in SAFE and not is_allowed_origin(request.headers, house.settings.origins):
            return _error_response(403, "Cross-site request rejected. Use the hall's own pages.")
        if not house.doorway.take(address_of(request)):
            house.metrics.count_rate_limited()
            return _error_response(429, "Too many requests. Wait a moment and try again.")
        return None


def build_app(settings: Settings) -> Litestar:
    """Return the application for these settings. Its database is opened on startup."""
    house = HallServer(settings)
    porter = Dependencies(house)
    plugin = house.channel.plugin
    return GuardedApp(
        route_handlers=[
            api_router(),
            workshop_router(),
            people_router(),
            social_router(),
            tournaments_router(),
            table_socket,
            healthz,
            static_router(),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "hall": Provide(lambda: house.hall, sync_to_thread=False),
            "guest": Provide(porter.guest),
        },
        plugins=[] if plugin is None else [plugin],
        lifespan=[house.opened],
        on_startup=[house.begin],
        before_request=porter.at_the_door,
        exception_handlers={
            ApiError: _on_refusal,
            HTTPException: _on_http_error,
            RecursionError: _on_recursion_error,
            SQLAlchemyError: _on_database_error,
            Exception: _on_unexpected_error,
        },
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Kwoon",
            version=__version__,
            description="The HTTP API of a Kwoon hall. Games are played over a websocket; see docs/develop/protocol.md.",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"house": house}),
        logging_config=None,
        debug=False,
    )


def _error_response(status: int, sentence: str) -> Response[ErrorResponse]:
    return Response(ErrorResponse(status, sentence), status_code=status, media_type="application/json")


def _on_refusal(_: HttpRequest, refusal: ApiError) -> Response[ErrorResponse]:
    return _error_response(refusal.status, refusal.message)


def _on_http_error(_: HttpRequest, error: HTTPException) -> Response[ErrorResponse]:
    sentence = str(error.detail)
    if error.status_code == 413:
        sentence = REQUEST_TOO_LARGE_TEXT
    wrong = validation_messages(error.extra)
    if wrong:
        sentence = f"{sentence}. {'. '.join(wrong)}."
    answer = _error_response(error.status_code, sentence)
    answer.headers.update(error.headers or {})
    return answer


def _on_recursion_error(_: HttpRequest, __: RecursionError) -> Response[ErrorResponse]:
    return _error_response(400, "The request is nested too deeply.")


def _on_database_error(request: HttpRequest, error: SQLAlchemyError) -> Response[ErrorResponse]:
    try:
        raise error
    except SQLAlchemyError:
        log_exception("database unavailable", method=request.method)
    return _error_response(503, "The hall can't reach its database right now. Try again soon.")


def _on_unexpected_error(request: HttpRequest, error: Exception) -> Response[ErrorResponse]:
    try:
        raise error
    except Exception:
        log_exception("request failed", method=request.method)
    return _error_response(500, "Something went wrong. The error has been logged. Try again.")

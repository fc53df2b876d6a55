"""The hall's ASGI application."""

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
from kwoon.hall.errors import HallError, status_of
from kwoon.hall.guests import Guest
from kwoon.hall.logging import log_exception
from kwoon.hall.routing import ErrorResponse
from kwoon.hall.validation_text import REQUEST_TOO_LARGE_TEXT, validation_messages
from kwoon.server.http.cookies import COOKIE, format_set_cookie
from kwoon.server.http.games_and_tables import check_health, games_and_tables_router
from kwoon.server.http.parameters import client_address
from kwoon.server.http.people import people_router
from kwoon.server.http.security_middleware import SAFE_METHODS, GuardedApp, is_allowed_origin
from kwoon.server.http.social import social_router
from kwoon.server.http.socket import table_socket
from kwoon.server.http.static_files import static_router
from kwoon.server.http.tournaments import tournaments_router
from kwoon.server.http.workshop import workshop_router
from kwoon.server.server import HallServer
from kwoon.server.settings import ServerSettings

MAX_BODY = 16 * 1024

HttpRequest = Request[None, None, State]


class RequestDependencies:
    """Authentication, and the checks that run before every handler."""

    def __init__(self, server: HallServer) -> None:
        self.server = server

    async def guest(self, request: HttpRequest) -> Guest:
        """Return the guest who makes a request. Set the cookie of a new guest."""
        guest = await self.server.hall.guests.find_or_create_guest(request.cookies.get(COOKIE), client_address(request))
        if guest.cookie is not None:
            request.scope["state"]["cookie"] = format_set_cookie(guest.cookie, request.url.scheme == "https")
        return guest

    async def check_request(self, request: HttpRequest) -> Response[ErrorResponse] | None:
        """Return an error response for a cross-site request or a request over the rate limit; otherwise None."""
        server = self.server
        if request.method not in SAFE_METHODS and not is_allowed_origin(request.headers, server.settings.origins):
            return _error_response(403, "Cross-site request rejected. Use the hall's own pages.")
        if not server.request_limits.take_token(client_address(request)):
            server.metrics.count_rate_limited()
            return _error_response(429, "Too many requests. Wait a moment and try again.")
        return None


def build_app(settings: ServerSettings) -> Litestar:
    """Return the application for these settings. Its database is opened on startup."""
    server = HallServer(settings)
    dependencies = RequestDependencies(server)
    plugin = server.channel.plugin
    return GuardedApp(
        route_handlers=[
            games_and_tables_router(),
            workshop_router(),
            people_router(),
            social_router(),
            tournaments_router(),
            table_socket,
            check_health,
            static_router(),
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "hall": Provide(lambda: server.hall, sync_to_thread=False),
            "guest": Provide(dependencies.guest),
        },
        plugins=[] if plugin is None else [plugin],
        lifespan=[server.lifespan],
        on_startup=[server.start_tasks],
        before_request=dependencies.check_request,
        exception_handlers={
            HallError: _on_hall_error,
            HTTPException: _on_http_error,
            RecursionError: _on_recursion_error,
            SQLAlchemyError: _on_database_error,
            Exception: _on_unexpected_error,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Kwoon",
            version=__version__,
            description="The HTTP API of a Kwoon hall. Games are played over a websocket; see docs/develop/protocol.md.",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"server": server}),
        logging_config=None,
        debug=False,
    )


def _error_response(status: int, message: str) -> Response[ErrorResponse]:
    return Response(ErrorResponse(status, message), status_code=status, media_type="application/json")


def _on_hall_error(_: HttpRequest, error: HallError) -> Response[ErrorResponse]:
    return _error_response(status_of(error), error.message)


def _on_http_error(_: HttpRequest, error: HTTPException) -> Response[ErrorResponse]:
    message = str(error.detail)
    if error.status_code == 413:
        message = REQUEST_TOO_LARGE_TEXT
    problems = validation_messages(error.extra)
    if problems:
        message = f"{message}. {'. '.join(problems)}."
    response = _error_response(error.status_code, message)
    response.headers.update(error.headers or {})
    return response


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

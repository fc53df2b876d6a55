"""The hall's ASGI application."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.response import Response
from sqlalchemy.exc import SQLAlchemyError

from kwoon.hall.errors import HallError, status_of
from kwoon.hall.guests import Guest
from kwoon.hall.logging import log_exception
from kwoon.hall.routes import FEATURES
from kwoon.hall.routing import MAX_BODY, TOO_LARGE_TEXT, ErrorResponse
from kwoon.server.http.adapter import HttpContext, HttpRequest, client_address, make_handler
from kwoon.server.http.health import health
from kwoon.server.http.openapi import openapi_document
from kwoon.server.http.security_middleware import SAFE_METHODS, GuardedApp, is_allowed_origin
from kwoon.server.http.socket import table_socket
from kwoon.server.http.static_files import static_router
from kwoon.server.server import HallServer
from kwoon.server.settings import ServerSettings

ROUTES = [route for feature in (*FEATURES, health) for route in feature.routes]


class RequestDependencies:
    """Finds the guest of a request, and checks each request before its handler runs."""

    def __init__(self, server: HallServer) -> None:
        self.server = server

    async def guest(self, request: HttpRequest) -> Guest:
        return await HttpContext(self.server, request).find_guest()

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
            *(make_handler(server, route) for route in ROUTES),
            get_openapi,
            table_socket,
            static_router(),
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "guest": Provide(dependencies.guest),
        },
        plugins=[] if plugin is None else [plugin],
        lifespan=[server.lifespan],
        on_startup=[server.start_tasks],
        before_request=dependencies.check_request,
        exception_handlers={
            HallError: _on_hall_error,
            HTTPException: _on_http_error,
            SQLAlchemyError: _on_database_error,
            Exception: _on_unexpected_error,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=None,
        state=State({"server": server}),
        logging_config=None,
        debug=False,
    )


@get("/schema/openapi.json", media_type="application/json")
async def get_openapi() -> bytes:
    """Return the OpenAPI document of the routes."""
    return _encoded_openapi_document()


@cache
def _encoded_openapi_document() -> bytes:
    return msgspec.json.encode(openapi_document(ROUTES))


def _error_response(status: int, message: str) -> Response[ErrorResponse]:
    return Response(ErrorResponse(status, message), status_code=status, media_type="application/json")


def _on_hall_error(_: HttpRequest, error: HallError) -> Response[ErrorResponse]:
    return _error_response(status_of(error), error.message)


def _on_http_error(_: HttpRequest, error: HTTPException) -> Response[ErrorResponse]:
    response = _error_response(error.status_code, TOO_LARGE_TEXT if error.status_code == 413 else str(error.detail))
    response.headers.update(error.headers or {})
    return response


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

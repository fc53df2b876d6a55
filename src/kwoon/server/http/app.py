"""The hall's ASGI application."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.response import Response
from sqlalchemy.exc import SQLAlchemyError

from kwoon.core.message import Text, msg
from kwoon.hall.errors import HallError, status_of
from kwoon.hall.guests import Guest
from kwoon.hall.json_encoding import encode_json
from kwoon.hall.logging import log_exception
from kwoon.hall.routes import FEATURES
from kwoon.hall.routing import MAX_BODY, TOO_LARGE_TEXT, ErrorResponse
from kwoon.server.http.adapter import HttpContext, HttpRequest, client_address, make_handler
from kwoon.server.http.health import health
from kwoon.server.http.openapi import openapi_document
from kwoon.server.http.security_middleware import SAFE_METHODS, GuardedApp, is_allowed_origin
from kwoon.server.http.socket import table_socket
from kwoon.server.http.static_files import client_file, index_page
from kwoon.server.server import HallServer
from kwoon.server.settings import ServerSettings

ROUTES = [route for feature in (*FEATURES, health) for route in feature.routes]


async def find_guest(request: HttpRequest, server: NamedDependency[HallServer]) -> Guest:
    return await HttpContext(server, request).find_guest()


async def check_request(request: HttpRequest) -> Response[bytes] | None:
    """Return an error response for a cross-site request or a request over the rate limit; otherwise None."""
    server: HallServer = request.app.state.server
    if request.method not in SAFE_METHODS and not is_allowed_origin(request.headers, server.settings.origins):
        return _error_response(403, msg("hall-cross-site"))
    if not server.request_limits.take_token(client_address(request)):
        server.metrics.count_rate_limited()
        return _error_response(429, msg("hall-too-many-requests"))
    return None


def build_app(settings: ServerSettings) -> Litestar:
    """Return the application for these settings. Its database is opened on startup."""
    server = HallServer(settings)
    plugin = server.channel.plugin
    return GuardedApp(
        route_handlers=[
            *(make_handler(server, route) for route in ROUTES),
            get_openapi,
            table_socket,
            index_page,
            client_file,
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "guest": Provide(find_guest),
        },
        plugins=[] if plugin is None else [plugin],
        lifespan=[server.lifespan],
        on_startup=[server.start_tasks],
        before_request=check_request,
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


def _error_response(status: int, message: Text) -> Response[bytes]:
    return Response(encode_json(ErrorResponse(status, message)), status_code=status, media_type="application/json")


def _on_hall_error(_: HttpRequest, error: HallError) -> Response[bytes]:
    return _error_response(status_of(error), error.message)


def _on_http_error(_: HttpRequest, error: HTTPException) -> Response[bytes]:
    response = _error_response(error.status_code, TOO_LARGE_TEXT if error.status_code == 413 else str(error.detail))
    response.headers.update(error.headers or {})
    return response


def _on_database_error(request: HttpRequest, error: SQLAlchemyError) -> Response[bytes]:
    try:
        raise error
    except SQLAlchemyError:
        log_exception("database unavailable", method=request.method)
    return _error_response(503, msg("hall-no-database"))


def _on_unexpected_error(request: HttpRequest, error: Exception) -> Response[bytes]:
    try:
        raise error
    except Exception:
        log_exception("request failed", method=request.method)
    return _error_response(500, msg("hall-internal-error"))

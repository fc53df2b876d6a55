"""Serves the hall's routes (`hall/routing.py`) with Litestar."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

from kwoon.core.message import msg
from kwoon.hall.accounts.interfaces import PasskeyOrigin
from kwoon.hall.errors import Conflict, LimitReached, PermissionDenied
from kwoon.hall.guests import Guest
from kwoon.hall.routing import Download, RequestContext, Route, encode_response
from kwoon.server.http.hosts import has_hall_port, is_ip_address
from kwoon.server.server import HallServer

HttpRequest = Request[None, None, State]
COOKIE = "kwoon_guest"
"""Name of the signed cookie that identifies a guest."""
YEAR_SECONDS = 365 * 24 * 3600


class HttpContext(RequestContext):
    """A request to the server."""

    def __init__(self, server: HallServer, request: HttpRequest) -> None:
        super().__init__(server.services)
        self._server = server
        self._request = request
        self._address = client_address(request)

    @property
    def household(self) -> str:
        return self._server.hall.guests.household_fingerprint(self._address)

    async def find_guest(self) -> Guest:
        """Return the guest who makes the request. Set the cookie of a new guest."""
        guest = await self._server.hall.guests.find_or_create_guest(self._request.cookies.get(COOKIE), self._address)
        if guest.cookie is not None:
            self.set_cookie(guest.cookie)
        return guest

    def charge(self, operation: str) -> None:
        if not self._server.take_operation_token(self._address, operation):
            raise LimitReached(msg("hall-too-many-requests"))

    def set_cookie(self, cookie: str) -> None:
        request = self._request
        request.scope["state"]["cookie"] = format_set_cookie(cookie, request.url.scheme == "https")

    def passkey_origin(self) -> PasskeyOrigin:
        request, settings = self._request, self._server.settings
        origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
        host = urlsplit(origin).hostname or ""
        if is_ip_address(host):
            raise Conflict(msg("hall-passkey-no-host-name"))
        listening = (request.scope.get("server") or ("", 0))[1] or 0
        if origin in settings.origins or has_hall_port(origin, listening, behind_proxy=bool(settings.proxies)):
            return PasskeyOrigin(host, origin)
        raise PermissionDenied(msg("hall-passkey-unknown-origin", origin=repr(origin)))


def format_set_cookie(value: str, secure: bool) -> str:
    """Return the Set-Cookie value for a guest's cookie."""
    flags = f"Path=/; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{COOKIE}={value}; {flags}"


def client_address(request: HttpRequest) -> str:
    """Return the network address that a request comes from."""
    return request.client.host if request.client is not None else ""


def make_handler(server: HallServer, route: Route) -> HTTPRouteHandler:
    """Return the Litestar handler for a route."""

    async def handle_request(request: HttpRequest) -> Response[bytes]:
        response = await route.call(
            HttpContext(server, request),
            request.scope["path"],
            request.path_params,
            dict(request.query_params.multi_items()),
            await request.body() if route.body else b"",
        )
        headers = (
            {"content-disposition": f'attachment; filename="{response.name}"'} if isinstance(response, Download) else {}
        )
        return Response(
            encode_response(response), status_code=route.status, media_type=route.media_type, headers=headers
        )

    types = {each.name: f"{{{each.name}:{'int' if each.is_int else 'str'}}}" for each in route.path_parameters}
    handler = HTTPRouteHandler(
        route.path.format_map(types),
        http_method=route.method,
        status_code=route.status,
        request_max_body_size=route.max_body,
    )
    return handler(handle_request)

"""Origin checks, per-client limits and security headers."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from kwoon.core.message import Text, msg
from kwoon.hall.json_encoding import encode_json
from kwoon.hall.routing import ErrorResponse
from kwoon.hall.tables.socket_messages import OUTDATED_TEXT, PROTOCOL
from kwoon.server.http.http_protocol import COUNT_RESPONSE

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
UNKNOWN_HOST_TEXT = (
    "This hall doesn't serve this host name. To allow it, set the environment variable KWOON_HOSTS, for example "
    "KWOON_HOSTS=cards.example."
)
TOO_MANY_CONNECTIONS_TEXT = msg("hall-too-many-connections")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def is_allowed_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Return whether a request comes from the hall's own pages, an allowed origin, or a program, which sends no Origin
    header."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin") and "origin" not in headers:
        return False
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def _allowed_methods(scope: Scope) -> str:
    """Return the methods of a path for the Allow header. Each handler knows only its own methods."""
    methods = {"OPTIONS"}
    for route in scope["litestar_app"].routes:
        if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template"):
            methods.update(str(method) for method in route.methods)
    return ", ".join(sorted(methods))


class GuardedApp(Litestar):
    """The application with host checks, limits and security headers on every HTTP response.

    Websocket messages need no such headers and pass through unchanged.
    """

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        http_scope, raw_send = cast(Scope, scope), cast(Send, send)
        if http_scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await super().__call__(scope, receive, send)
            return
        server = self.state.server

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_response_headers(message, http_scope, server.settings.hsts)
            await raw_send(message)

        response_send = send_with_headers if http_scope["type"] == ScopeType.HTTP else raw_send
        if not server.allowed_hosts.allows_host(Headers.from_scope(http_scope).get("host", "")):
            await send_error(http_scope, response_send, 421, UNKNOWN_HOST_TEXT)
        elif _is_outdated_client(http_scope):
            await send_error(http_scope, response_send, 409, OUTDATED_TEXT)
        elif not server.settings.proxies:
            await super().__call__(scope, receive, cast(Any, response_send))
        else:
            await self._call_limited(http_scope, cast(Receive, receive), response_send)

    async def _call_limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Limit the concurrent requests of each client behind a proxy, because all connections come from the proxy."""
        clients = self.state.server.client_limiter
        client = scope.get("client")
        ticket = clients.acquire_ticket(client[0] if client is not None else "")
        if ticket is None:
            self.state.server.metrics.count_rate_limited()
            await send_error(scope, send, 429, TOO_MANY_CONNECTIONS_TEXT)
            return
        try:
            await super().__call__(scope, receive, send)
        finally:
            clients.release_ticket(ticket)


def _is_outdated_client(scope: Scope) -> bool:
    """Return whether a script on an outdated page makes this call. Programs other than browsers send no
    `Sec-Fetch-Dest` header and need not name a version."""
    if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api/"):
        return False
    headers = dict(scope["headers"])
    if headers.get(b"sec-fetch-mode") == b"navigate":  # a link with `download`
        return False
    return headers.get(b"sec-fetch-dest") == b"empty" and headers.get(b"kwoon-protocol") != str(PROTOCOL).encode()


async def send_error(scope: Scope, send: Send, status: int, message: Text) -> None:
    """Respond to a request or a websocket handshake with an error, before the application sees it."""
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    body = encode_json(ErrorResponse(status, message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send(cast(Any, {"type": f"{kind}.start", "status": status, "headers": headers}))
    await send(cast(Any, {"type": f"{kind}.body", "body": body}))


def add_response_headers(message: Message, scope: Scope, hsts: int) -> None:
    """Add the security headers to a response, and the guest's cookie if it is to be set."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    if hsts and scope["scheme"] == "https":
        headers["strict-transport-security"] = f"max-age={hsts}"
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    count_response = cast("dict[str, Any]", scope.get("extensions") or {}).get(COUNT_RESPONSE)
    if count_response is not None and count_response(cast("dict[str, Any]", message)["status"]):
        headers["connection"] = "close"
    if "allow" in headers:
        headers["allow"] = _allowed_methods(scope)
    cookie = scope.get("state", {}).get("cookie")
    if cookie is not None:
        headers.add("set-cookie", str(cookie))

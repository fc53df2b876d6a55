"""The door: who may speak to the server from where, and the headers that keep browsers safe."""

from __future__ import annotations

from typing import cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from kwoon.server.doors.requests import ANSWERED

HEADERS = {
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
SAFE = ("GET", "HEAD", "OPTIONS")


def welcome(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from the hall's own pages, or from a program, which sends no Origin."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin") and "origin" not in headers:
        return False
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def _allowed(scope: Scope) -> str:
    """The methods of a path; handlers that were registered one by one each know only of themselves."""
    methods = {"OPTIONS"}
    for route in scope["litestar_app"].routes:
        if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template"):
            methods.update(str(method) for method in route.methods)
    return ", ".join(sorted(methods))


class Doors(Litestar):
    """The application behind its doors: every HTTP answer is guarded. Sockets have no such headers, and each message
    on them goes its way without being looked at."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        asked = cast(Scope, scope)
        if asked["type"] != ScopeType.HTTP:
            await super().__call__(scope, receive, send)
            return
        pass_on = cast(Send, send)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                guard_answer(message, asked)
            await pass_on(message)

        await super().__call__(scope, receive, guarded)


def guard_answer(message: Message, scope: Scope) -> None:
    """Put the headers on an answer, and the cookie on the first one."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    answered = (scope.get("extensions") or {}).get(ANSWERED)
    if answered is not None and answered(message["status"]):
        headers["connection"] = "close"
    if "allow" in headers:
        headers["allow"] = _allowed(scope)
    cookie = scope.get("state", {}).get("cookie")
    if cookie is not None:
        headers.add("set-cookie", str(cookie))

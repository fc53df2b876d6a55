"""The application: the hall behind its doors, as ASGI."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from kwoon import __version__
from kwoon.server import lobby
from kwoon.server.attendant import Attendant
from kwoon.server.channel import Channel
from kwoon.server.counsel import Counsel
from kwoon.server.guard import SAFE, Doors, welcome
from kwoon.server.guests import COOKIE, Guest, set_cookie
from kwoon.server.hall import Hall
from kwoon.server.heads import Refusal
from kwoon.server.logs import note, trouble
from kwoon.server.routes import api, healthz, metrics
from kwoon.server.settings import Settings
from kwoon.server.shapes import Problem
from kwoon.server.site import site
from kwoon.server.socket import table_socket

BODY = 16 * 1024
BEAT = 5.0
TIDY = 60.0

Asking = Request[None, None, State]


class House:
    """A hall with all that belongs to it, and what the application asks of it."""

    def __init__(self, settings: Settings) -> None:
        self.hall = Hall(settings)
        self.attendant = Attendant(self.hall)
        self.counsel = Counsel(self.hall)
        self.channel = Channel(self.hall)

    @asynccontextmanager
    async def opened(self, _: Litestar) -> AsyncGenerator[None, None]:
        """From opening the database to closing it."""
        hall = self.hall
        await asyncio.to_thread(hall.open_database)
        hall.storage.start()
        regular = (_every(BEAT, hall.beat), _every(TIDY, lambda: lobby.tidy(hall)))
        work = [asyncio.create_task(each) for each in regular]
        yield
        hall.closing = True
        for task in work:
            task.cancel()
        await self.attendant.stop()
        await self.counsel.stop()
        await self.channel.stop()
        await hall.stop()
        note("hall closed")

    async def begin(self) -> None:
        """Listen to the other processes first, so that nothing is missed, then take up the games that go on."""
        await self.channel.start()
        await self.hall.resume()
        note("hall opened", tables=len(self.hall.tables))

    async def guest(self, request: Asking) -> Guest:
        """Who asks."""
        guest = await self.hall.guests.guest(request.cookies.get(COOKIE))
        if guest.cookie is not None:
            request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")
        return guest

    async def at_the_door(self, request: Asking) -> Response[Problem] | None:
        """Turn away what comes from other pages, and who asks for too much."""
        hall = self.hall
        if request.method not in SAFE and not welcome(request.headers, hall.settings.origins):
            return _problem(403, "This can be done only from the hall's own pages.")
        if not hall.doorway.take(request.client.host if request.client is not None else ""):
            hall.metrics.limited.inc()
            return _problem(429, "You ask for too much at once. Wait a little and try again.")
        return None


def build(settings: Settings) -> Litestar:
    """The server for these settings; it opens its database when it starts."""
    house = House(settings)
    plugin = house.channel.plugin
    return Doors(
        route_handlers=[api(), table_socket, healthz, metrics, site()],
        dependencies={
            "hall": Provide(lambda: house.hall, sync_to_thread=False),
            "counsel": Provide(lambda: house.counsel, sync_to_thread=False),
            "guest": Provide(house.guest),
        },
        plugins=[] if plugin is None else [plugin],
        lifespan=[house.opened],
        on_startup=[house.begin],
        before_request=house.at_the_door,
        exception_handlers={
            Refusal: _refused,
            HTTPException: _failed,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_max_body_size=BODY,
        compression_config=CompressionConfig(backend="gzip", exclude="^/api"),
        openapi_config=OpenAPIConfig(
            title="Kwoon",
            version=__version__,
            description="The lobby of the hall. Play itself goes over a websocket, see docs/protocol.md.",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"hall": house.hall, "attendant": house.attendant}),
        logging_config=None,
        debug=False,
    )


def _problem(status: int, sentence: str) -> Response[Problem]:
    return Response(Problem(status, sentence), status_code=status, media_type="application/json")


def _refused(_: Asking, refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.status, refusal.sentence)


def _failed(_: Asking, error: HTTPException) -> Response[Problem]:
    sentence = str(error.detail)
    wrong = [each for each in error.extra if isinstance(each, dict)] if isinstance(error.extra, list) else []
    if wrong:
        parts = [f"{each['key']}: {each['message']}" if "key" in each else str(each["message"]) for each in wrong[:3]]
        sentence = f"{sentence}. {'. '.join(parts)}."
    answer = _problem(error.status_code, sentence)
    answer.headers.update(error.headers or {})
    return answer


def _too_deep(_: Asking, __: RecursionError) -> Response[Problem]:
    return _problem(400, "The request is nested too deeply.")


def _broken(request: Asking, error: Exception) -> Response[Problem]:
    try:
        raise error
    except Exception:
        trouble("request failed", method=request.method)
    return _problem(500, "Something went wrong here. It has been noted; try again.")


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            trouble("regular work failed")
        await asyncio.sleep(seconds)

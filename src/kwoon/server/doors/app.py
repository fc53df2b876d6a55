"""The application: the hall behind its doors, as ASGI."""

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
from kwoon.hall.guests import Guest
from kwoon.hall.notes import trouble
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.lobby_sent import Problem
from kwoon.hall.telling.plainly import TOO_MUCH, wrong_in
from kwoon.server.doors.company import company
from kwoon.server.doors.cookies import COOKIE, set_cookie
from kwoon.server.doors.guard import SAFE, Doors, welcome
from kwoon.server.doors.people import people
from kwoon.server.doors.routes import address_of, api, healthz
from kwoon.server.doors.site import site
from kwoon.server.doors.socket import table_socket
from kwoon.server.doors.tournaments import tournaments
from kwoon.server.doors.workshop import workshop
from kwoon.server.house import House
from kwoon.server.settings import Settings

BODY = 16 * 1024

Asking = Request[None, None, State]


class Porter:
    """Looks at every request before it comes in."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def guest(self, request: Asking) -> Guest:
        """Who asks."""
        guest = await self.house.hall.guests.guest(request.cookies.get(COOKIE), address_of(request))
        if guest.cookie is not None:
            request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")
        return guest

    async def at_the_door(self, request: Asking) -> Response[Problem] | None:
        """Turn away what comes from other pages, and who asks for too much."""
        house = self.house
        if request.method not in SAFE and not welcome(request.headers, house.settings.origins):
            return _problem(403, "This can be done only from the hall's own pages.")
        if not house.doorway.take(address_of(request)):
            house.metrics.limited()
            return _problem(429, "You ask for too much at once. Wait a little and try again.")
        return None


def build(settings: Settings) -> Litestar:
    """The server for these settings; it opens its database when it starts."""
    house = House(settings)
    porter = Porter(house)
    plugin = house.channel.plugin
    return Doors(
        route_handlers=[api(), workshop(), people(), company(), tournaments(), table_socket, healthz, site()],
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
            Refusal: _refused,
            HTTPException: _failed,
            RecursionError: _too_deep,
            SQLAlchemyError: _away,
            Exception: _broken,
        },
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Kwoon",
            version=__version__,
            description="The lobby of the hall. Play itself goes over a websocket, see docs/develop/protocol.md.",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"house": house}),
        logging_config=None,
        debug=False,
    )


def _problem(status: int, sentence: str) -> Response[Problem]:
    return Response(Problem(status, sentence), status_code=status, media_type="application/json")


def _refused(_: Asking, refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.status, refusal.sentence)


def _failed(_: Asking, error: HTTPException) -> Response[Problem]:
    sentence = str(error.detail)
    if error.status_code == 413:
        sentence = TOO_MUCH
    wrong = wrong_in(error.extra)
    if wrong:
        sentence = f"{sentence}. {'. '.join(wrong)}."
    answer = _problem(error.status_code, sentence)
    answer.headers.update(error.headers or {})
    return answer


def _too_deep(_: Asking, __: RecursionError) -> Response[Problem]:
    return _problem(400, "The request is nested too deeply.")


def _away(request: Asking, error: SQLAlchemyError) -> Response[Problem]:
    try:
        raise error
    except SQLAlchemyError:
        trouble("database away", method=request.method)
    return _problem(503, "The hall cannot reach its memory at the moment. Try again soon.")


def _broken(request: Asking, error: Exception) -> Response[Problem]:
    try:
        raise error
    except Exception:
        trouble("request failed", method=request.method)
    return _problem(500, "Something went wrong here. It has been noted; try again.")

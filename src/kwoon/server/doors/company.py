"""The doors of company: finding an opponent, keeping people away, and reports."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from kwoon.hall.company import shunning
from kwoon.hall.telling.company_asked import ReportAsked, ShunAsked
from kwoon.hall.telling.company_sent import ReportedSent, SeekingSent, ShunnedSent, SoughtSent
from kwoon.server.doors.people import Person
from kwoon.server.doors.routes import ANY, Asking, Building, Game, Somebody, problems, spend


@get("/seeking", summary="How many look for an opponent", responses=problems())
async def sought(house: Building, request: Asking, guest: Somebody) -> list[SoughtSent]:
    """How many others look for an opponent now, game by game; those are left out for which nobody does."""
    spend(house, request, "looks")
    return await house.seeking.sought(guest)


@post("/seeking/{game:str}", summary="Look for an opponent", status_code=200, responses=ANY)
async def seek(house: Building, request: Asking, guest: Somebody, game: Game) -> SeekingSent:
    """A place in the queue for a rated duel. Whoever has one keeps it; ask again how it stands every few seconds."""
    spend(house, request, "searches")
    return await house.seeking.join(guest, game)


@put("/seeking/{game:str}", summary="Go on looking for an opponent", responses=ANY)
async def seek_on(house: Building, request: Asking, guest: Somebody, game: Game) -> SeekingSent:
    """How it stands, and that you are still there: whoever is not heard of for a while drops out of the queue."""
    spend(house, request, "looks")
    return await house.seeking.beat(guest, game)


@delete("/seeking/{game:str}", summary="Look no longer", status_code=200, responses=ANY)
async def seek_no_longer(house: Building, request: Asking, guest: Somebody, game: Game) -> SeekingSent:
    """Give your place in the queue up, or say that you have come to the table."""
    spend(house, request, "looks")
    return await house.seeking.leave(guest, game)


@get("/shunned", summary="Whom you keep away", responses=problems())
async def shunned(house: Building, request: Asking, guest: Somebody) -> list[ShunnedSent]:
    """Those whom you have blocked or muted; nobody else is told."""
    spend(house, request, "pages")
    return await shunning.shunned(house.hall, guest)


@put("/shunned/{person:str}", summary="Block or mute somebody", responses=ANY)
async def shun(
    house: Building, request: Asking, guest: Somebody, person: Person, data: JSONBody[ShunAsked]
) -> list[ShunnedSent]:
    """Whoever is blocked does not sit down with you, nor is heard; whoever is muted is not heard. Or neither."""
    spend(house, request, "changes")
    return await shunning.shun(house.hall, guest, person, data.blocked, data.muted)


@post("/reports", summary="Report a name or talk", responses=ANY)
async def report(house: Building, request: Asking, guest: Somebody, data: JSONBody[ReportAsked]) -> ReportedSent:
    """Whoever runs the hall sees it, with the words as they were."""
    spend(house, request, "reports")
    return await house.reporting.report(guest, data)


def company() -> Router:
    """Everything about company, below /api."""
    return Router("/api", route_handlers=[sought, seek, seek_on, seek_no_longer, shunned, shun, report])

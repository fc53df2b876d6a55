"""The doors of company: finding an opponent, keeping people away, and reports."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from kwoon.hall.api.social_requests import BlockRequest, ReportRequest
from kwoon.hall.api.social_responses import BlockResponse, MatchmakingResponse, ReportResponse, SeekersResponse
from kwoon.hall.social import blocks
from kwoon.server.http.people import Person
from kwoon.server.http.routes import ANY, Asking, Building, Game, Somebody, error_responses, spend_share


@get("/seeking", summary="How many look for an opponent", responses=error_responses())
async def list_queues(house: Building, request: Asking, guest: Somebody) -> list[SeekersResponse]:
    """How many others look for an opponent now, game by game; those are left out for which nobody does."""
    spend_share(house, request, "looks")
    return await house.seeking.waiting_by_game(guest)


@post("/seeking/{game:str}", summary="Look for an opponent", status_code=200, responses=ANY)
async def join_queue(house: Building, request: Asking, guest: Somebody, game: Game) -> MatchmakingResponse:
    """A place in the queue for a rated duel. Whoever has one keeps it; ask again how it stands every few seconds."""
    spend_share(house, request, "searches")
    return await house.seeking.join(guest, game)


@put("/seeking/{game:str}", summary="Go on looking for an opponent", responses=ANY)
async def poll_queue(house: Building, request: Asking, guest: Somebody, game: Game) -> MatchmakingResponse:
    """How it stands, and that you are still there: whoever is not heard of for a while drops out of the queue."""
    spend_share(house, request, "looks")
    return await house.seeking.heartbeat(guest, game)


@delete("/seeking/{game:str}", summary="Look no longer", status_code=200, responses=ANY)
async def leave_queue(house: Building, request: Asking, guest: Somebody, game: Game) -> MatchmakingResponse:
    """Give your place in the queue up, or say that you have come to the table."""
    spend_share(house, request, "looks")
    return await house.seeking.leave(guest, game)


@get("/shunned", summary="Whom you keep away", responses=error_responses())
async def list_blocks(house: Building, request: Asking, guest: Somebody) -> list[BlockResponse]:
    """Those whom you have blocked or muted; nobody else is told."""
    spend_share(house, request, "pages")
    return await blocks.list_blocks(house.hall, guest)


@put("/shunned/{person:str}", summary="Block or mute somebody", responses=ANY)
async def set_block(
    house: Building, request: Asking, guest: Somebody, person: Person, data: JSONBody[BlockRequest]
) -> list[BlockResponse]:
    """Whoever is blocked does not sit down with you, nor is heard; whoever is muted is not heard. Or neither."""
    spend_share(house, request, "changes")
    return await blocks.set_block(house.hall, guest, person, data.blocked, data.muted)


@post("/reports", summary="Report a name or talk", responses=ANY)
async def report_person(
    house: Building, request: Asking, guest: Somebody, data: JSONBody[ReportRequest]
) -> ReportResponse:
    """Whoever runs the hall sees it, with the words as they were."""
    spend_share(house, request, "reports")
    return await house.reporting.report(guest, data)


def social_router() -> Router:
    """Everything about company, below /api."""
    return Router(
        "/api", route_handlers=[list_queues, join_queue, poll_queue, leave_queue, list_blocks, set_block, report_person]
    )

"""HTTP handlers for matchmaking, blocks and reports."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from kwoon.hall.api.social_requests import BlockRequest, ReportRequest
from kwoon.hall.api.social_responses import BlockResponse, MatchmakingResponse, ReportResponse, SeekersResponse
from kwoon.hall.social import blocks
from kwoon.server.http.people import Person
from kwoon.server.http.routes import ANY, CurrentGuest, CurrentServer, Game, HttpRequest, error_responses, spend_share


@get("/matchmaking", summary="Count the players in matchmaking", responses=error_responses())
async def list_queues(house: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> list[SeekersResponse]:
    """Count the others who are looking for an opponent, by game; games without any are left out."""
    spend_share(house, request, "looks")
    return await house.seeking.waiting_by_game(guest)


@post("/matchmaking/{game:str}", summary="Join matchmaking", status_code=200, responses=ANY)
async def join_queue(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: Game
) -> MatchmakingResponse:
    """Join the queue for a rated duel, or keep your place in it. Poll it every few seconds."""
    spend_share(house, request, "searches")
    return await house.seeking.join(guest, game)


@put("/matchmaking/{game:str}", summary="Poll matchmaking", responses=ANY)
async def poll_queue(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: Game
) -> MatchmakingResponse:
    """Return your status in the queue and keep your place. You lose it if you stop polling."""
    spend_share(house, request, "looks")
    return await house.seeking.heartbeat(guest, game)


@delete("/matchmaking/{game:str}", summary="Leave matchmaking", status_code=200, responses=ANY)
async def leave_queue(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: Game
) -> MatchmakingResponse:
    """Leave the queue, or confirm that you have reached the table."""
    spend_share(house, request, "looks")
    return await house.seeking.leave(guest, game)


@get("/blocks", summary="List your blocks", responses=error_responses())
async def list_blocks(house: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> list[BlockResponse]:
    """List the people you have blocked or muted. Nobody else can see this."""
    spend_share(house, request, "pages")
    return await blocks.list_blocks(house.hall, guest)


@put("/blocks/{person:str}", summary="Block or mute a player", responses=ANY)
async def set_block(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, person: Person, data: JSONBody[BlockRequest]
) -> list[BlockResponse]:
    """Block, mute or unblock a person. Blocked people cannot sit with you or chat with you; muted people cannot chat
    with you."""
    spend_share(house, request, "changes")
    return await blocks.set_block(house.hall, guest, person, data.blocked, data.muted)


@post("/reports", summary="Report a name or a chat message", responses=ANY)
async def report_person(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[ReportRequest]
) -> ReportResponse:
    """Report a person to the host of the hall, with the message as it was written."""
    spend_share(house, request, "reports")
    return await house.reporting.report(guest, data)


def social_router() -> Router:
    """Return the router for matchmaking, blocks and reports, below /api."""
    return Router(
        "/api", route_handlers=[list_queues, join_queue, poll_queue, leave_queue, list_blocks, set_block, report_person]
    )

"""HTTP handlers for matchmaking, blocks and reports."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from kwoon.hall.matchmaking.responses import MatchmakingResponse, QueueCountResponse
from kwoon.hall.moderation import blocks
from kwoon.hall.moderation.requests import AbuseReportRequest, BlockPersonRequest
from kwoon.hall.moderation.responses import AbuseReportResponse, BlockedPersonResponse
from kwoon.server.http.parameters import (
    ANY_ERROR,
    CurrentGuest,
    CurrentServer,
    GameId,
    HttpRequest,
    charge_operation,
    error_responses,
)
from kwoon.server.http.people import PersonId


@get("/matchmaking", summary="Count the players in matchmaking", responses=error_responses())
async def count_seekers(server: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> list[QueueCountResponse]:
    """Count the other people who are looking for an opponent, by game. Games without any are omitted."""
    charge_operation(server, request, "matchmaking polls")
    return await server.matchmaking.count_other_seekers(guest)


@post("/matchmaking/{game:str}", summary="Join matchmaking", status_code=200, responses=ANY_ERROR)
async def join_queue(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: GameId
) -> MatchmakingResponse:
    """Join the queue for a rated duel, or keep your place in it. Then poll every few seconds."""
    charge_operation(server, request, "matchmaking")
    return await server.matchmaking.join_queue(guest, game)


@put("/matchmaking/{game:str}", summary="Poll matchmaking", responses=ANY_ERROR)
async def poll_queue(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: GameId
) -> MatchmakingResponse:
    """Return your status in the queue. Polling keeps your place."""
    charge_operation(server, request, "matchmaking polls")
    return await server.matchmaking.heartbeat(guest, game)


@delete("/matchmaking/{game:str}", summary="Leave matchmaking", status_code=200, responses=ANY_ERROR)
async def leave_queue(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: GameId
) -> MatchmakingResponse:
    """Leave the queue, or confirm that you have reached the table."""
    charge_operation(server, request, "matchmaking polls")
    return await server.matchmaking.leave(guest, game)


@get("/blocks", summary="List your blocks", responses=error_responses())
async def list_blocks(server: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> list[BlockedPersonResponse]:
    """List the people you have blocked or muted. Nobody else can see this list."""
    charge_operation(server, request, "pages")
    return await blocks.list_blocks(server.hall, guest)


@put("/blocks/{person:str}", summary="Block or mute a player", responses=ANY_ERROR)
async def set_block(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    person: PersonId,
    data: JSONBody[BlockPersonRequest],
) -> list[BlockedPersonResponse]:
    """Block, mute or unblock a person. Blocked people cannot sit with you or chat with you; muted people cannot chat
    with you."""
    charge_operation(server, request, "blocks")
    return await blocks.set_block(server.hall, guest, person, data.blocked, data.muted)


@post("/reports", summary="Report a name or a chat message", responses=ANY_ERROR)
async def report_person(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[AbuseReportRequest]
) -> AbuseReportResponse:
    """Report a person's name or chat message to the hall's host."""
    charge_operation(server, request, "reports")
    return await server.report_service.submit_report(guest, data)


def social_router() -> Router:
    """Return the router for matchmaking, blocks and reports, below /api."""
    return Router(
        "/api",
        route_handlers=[count_seekers, join_queue, poll_queue, leave_queue, list_blocks, set_block, report_person],
    )

"""HTTP handlers for tournaments."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kwoon.hall.tournaments.requests import AddTournamentBotsRequest, CreateTournamentRequest
from kwoon.hall.tournaments.responses import TournamentFile, TournamentPageResponse, TournamentResponse
from kwoon.hall.tournaments.round_advancement import MAX_ENTRANTS
from kwoon.server.http.parameters import (
    ANY_ERROR,
    CurrentGuest,
    CurrentServer,
    HttpRequest,
    charge_operation,
    error_responses,
)

TournamentId = Annotated[
    str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a tournament")
]
EntrantId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of an entrant")]
RoundNumber = Annotated[
    int, QueryParameter(ge=0, le=MAX_ENTRANTS, description="Round whose pairings to return; 0 for the latest")
]


@get("/tournaments", summary="List tournaments", responses=error_responses())
async def list_tournaments(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest
) -> list[TournamentResponse]:
    """List the public tournaments: waiting and running ones, newest first, then the most recent finished ones."""
    charge_operation(server, request, "standings")
    return await server.tournament_service.list_public(guest)


@post("/tournaments", summary="Open a tournament", responses=ANY_ERROR)
async def create_tournament(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CreateTournamentRequest]
) -> TournamentResponse:
    """Open a tournament. The host does not take part automatically."""
    charge_operation(server, request, "new tournaments")
    return await server.tournament_service.create_tournament(guest, data)


@get("/tournaments/{tournament:str}", summary="Get a tournament", responses=error_responses(400, 404))
async def get_tournament(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: TournamentId, round: RoundNumber = 0
) -> TournamentPageResponse:
    """Return the standings, the pairings and the table where you have to play."""
    charge_operation(server, request, "standings")
    return await server.tournament_service.standings(guest, tournament, round)


@delete("/tournaments/{tournament:str}", summary="Cancel a tournament", status_code=200, responses=ANY_ERROR)
async def cancel_tournament(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: TournamentId
) -> TournamentPageResponse:
    """Cancel a tournament. Games in progress continue. Host only."""
    charge_operation(server, request, "tournament entries")
    return await server.tournament_service.cancel(guest, tournament)


@post("/tournaments/{tournament:str}/entrants", summary="Join a tournament", status_code=200, responses=ANY_ERROR)
async def join_tournament(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: TournamentId
) -> TournamentPageResponse:
    """Join a tournament before it starts, or later in a Swiss tournament that allows it. Late entrants get no points
    for earlier rounds."""
    charge_operation(server, request, "tournament entries")
    return await server.tournament_service.join(guest, tournament)


@delete(
    "/tournaments/{tournament:str}/entrants/{entrant:str}",
    summary="Leave a tournament",
    status_code=200,
    responses=ANY_ERROR,
)
async def leave_tournament(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: TournamentId, entrant: EntrantId
) -> TournamentPageResponse:
    """Leave a tournament, or remove an entrant as the host. The entrant loses a game in progress."""
    charge_operation(server, request, "tournament entries")
    return await server.tournament_service.withdraw(guest, tournament, entrant)


@post("/tournaments/{tournament:str}/bots", summary="Add bots to a tournament", status_code=200, responses=ANY_ERROR)
async def add_tournament_bots(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    tournament: TournamentId,
    data: JSONBody[AddTournamentBotsRequest],
) -> TournamentPageResponse:
    """Add bots of one level. Host only."""
    charge_operation(server, request, "tournament entries")
    return await server.tournament_service.add_bots(guest, tournament, data)


@post("/tournaments/{tournament:str}/start", summary="Start a tournament", status_code=200, responses=ANY_ERROR)
async def start_tournament(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: TournamentId
) -> TournamentPageResponse:
    """Start a tournament now, regardless of its start time. Host only."""
    charge_operation(server, request, "tournament entries")
    return await server.tournament_runner.start_for_host(guest, tournament)


@get(
    "/tournaments/{tournament:str}/csv",
    summary="Download the results as CSV",
    media_type="text/csv",
    responses=error_responses(400, 404),
)
async def download_tournament_csv(
    server: CurrentServer, request: HttpRequest, tournament: TournamentId
) -> Response[str]:
    """Download the standings as CSV, with a column for each round."""
    charge_operation(server, request, "pages")
    text = await server.tournament_service.standings_csv(tournament)
    headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/tournaments/{tournament:str}/json", summary="Download the results as JSON", responses=error_responses(400, 404))
async def download_tournament_json(
    server: CurrentServer, request: HttpRequest, tournament: TournamentId
) -> Response[TournamentFile]:
    """Download the whole tournament: settings, standings and pairings."""
    charge_operation(server, request, "pages")
    headers = {"content-disposition": 'attachment; filename="tournament.json"'}
    return Response(await server.tournament_service.tournament_file(tournament), headers=headers)


def tournaments_router() -> Router:
    """Return the router for tournaments, below /api."""
    changes = [
        create_tournament,
        cancel_tournament,
        join_tournament,
        leave_tournament,
        add_tournament_bots,
        start_tournament,
    ]
    return Router(
        "/api",
        route_handlers=[list_tournaments, get_tournament, *changes, download_tournament_csv, download_tournament_json],
    )

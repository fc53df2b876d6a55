"""HTTP handlers for tournaments."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kwoon.hall.api.tournaments_requests import AddBotsRequest, OpenTournamentRequest
from kwoon.hall.api.tournaments_responses import StandingsResponse, TournamentFile, TournamentResponse
from kwoon.hall.tournaments.schedule import MAX_ENTRANTS
from kwoon.server.http.routes import ANY, CurrentGuest, CurrentServer, HttpRequest, error_responses, spend_share

Id = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a tournament")]
Who = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of an entrant")]
Round = Annotated[
    int, QueryParameter(ge=0, le=MAX_ENTRANTS, description="Round whose pairings to return; 0 for the latest")
]


@get("/tournaments", summary="List tournaments", responses=error_responses())
async def list_tournaments(house: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> list[TournamentResponse]:
    """List the public tournaments: waiting and running ones, the newest first, then the most recent finished ones."""
    spend_share(house, request, "standings")
    return await house.desk.list_public(guest)


@post("/tournaments", summary="Open a tournament", responses=ANY)
async def create_tournament(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[OpenTournamentRequest]
) -> TournamentResponse:
    """Open a tournament. The host does not take part automatically."""
    spend_share(house, request, "tournaments")
    return await house.desk.open_tournament(guest, data)


@get("/tournaments/{tournament:str}", summary="Get a tournament", responses=error_responses(400, 404))
async def get_tournament(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: Id, round: Round = 0
) -> StandingsResponse:
    """Return the standings, the pairings and the table you have to play at."""
    spend_share(house, request, "standings")
    return await house.desk.standings(guest, tournament, round)


@delete("/tournaments/{tournament:str}", summary="Cancel a tournament", status_code=200, responses=ANY)
async def cancel_tournament(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: Id
) -> StandingsResponse:
    """Cancel a tournament. Games in progress continue. Host only."""
    spend_share(house, request, "entries")
    return await house.desk.cancel(guest, tournament)


@post("/tournaments/{tournament:str}/entrants", summary="Join a tournament", status_code=200, responses=ANY)
async def join_tournament(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: Id
) -> StandingsResponse:
    """Join before it starts, or later in a Swiss tournament that allows it, without points for the rounds before."""
    spend_share(house, request, "entries")
    return await house.desk.join(guest, tournament)


@delete(
    "/tournaments/{tournament:str}/entrants/{entrant:str}",
    summary="Leave a tournament",
    status_code=200,
    responses=ANY,
)
async def leave_tournament(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: Id, entrant: Who
) -> StandingsResponse:
    """Leave, or remove an entrant as the host. A game in progress is lost."""
    spend_share(house, request, "entries")
    return await house.desk.withdraw(guest, tournament, entrant)


@post("/tournaments/{tournament:str}/bots", summary="Add bots to a tournament", status_code=200, responses=ANY)
async def add_bots(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: Id, data: JSONBody[AddBotsRequest]
) -> StandingsResponse:
    """Add bots of a level. Host only."""
    spend_share(house, request, "entries")
    return await house.desk.add_bots(guest, tournament, data)


@post("/tournaments/{tournament:str}/start", summary="Start a tournament", status_code=200, responses=ANY)
async def start_tournament(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, tournament: Id
) -> StandingsResponse:
    """Start the tournament, whether or not it has a start time. Host only."""
    spend_share(house, request, "entries")
    return await house.director.start(guest, tournament)


@get(
    "/tournaments/{tournament:str}/csv",
    summary="Download the results as CSV",
    media_type="text/csv",
    responses=error_responses(400, 404),
)
async def tournament_csv(house: CurrentServer, request: HttpRequest, tournament: Id) -> Response[str]:
    """Download the standings as CSV, with a column for each round."""
    spend_share(house, request, "pages")
    text = await house.desk.standings_csv(tournament)
    headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/tournaments/{tournament:str}/json", summary="Download the results as JSON", responses=error_responses(400, 404))
async def tournament_json(house: CurrentServer, request: HttpRequest, tournament: Id) -> Response[TournamentFile]:
    """Download the whole tournament: settings, standings and pairings."""
    spend_share(house, request, "pages")
    headers = {"content-disposition": 'attachment; filename="tournament.json"'}
    return Response(await house.desk.tournament_file(tournament), headers=headers)


def tournaments_router() -> Router:
    """Return the router for tournaments, below /api."""
    changes = [create_tournament, cancel_tournament, join_tournament, leave_tournament, add_bots, start_tournament]
    return Router("/api", route_handlers=[list_tournaments, get_tournament, *changes, tournament_csv, tournament_json])

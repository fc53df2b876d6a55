"""The doors of tournaments: open one, join by its link, and look how everybody stands."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kwoon.hall.api.tournaments_requests import AddBotsRequest, OpenTournamentRequest
from kwoon.hall.api.tournaments_responses import StandingsResponse, TournamentFile, TournamentResponse
from kwoon.hall.tournaments.schedule import MAX_ENTRANTS
from kwoon.server.http.routes import ANY, Asking, Building, Somebody, error_responses, spend_share

Id = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A tournament's id")]
Who = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="An entrant's id")]
Round = Annotated[
    int, QueryParameter(ge=0, le=MAX_ENTRANTS, description="Which round's pairings; 0 for the last one's")
]


@get("/tournaments", summary="Tournaments", responses=error_responses())
async def list_tournaments(house: Building, request: Asking, guest: Somebody) -> list[TournamentResponse]:
    """Those that anybody may find: that wait or go on, the newest first, and the last ones that are over."""
    spend_share(house, request, "standings")
    return await house.desk.list_public(guest)


@post("/tournaments", summary="Open a tournament", responses=ANY)
async def create_tournament(
    house: Building, request: Asking, guest: Somebody, data: JSONBody[OpenTournamentRequest]
) -> TournamentResponse:
    """Whoever opens it does not take part by that."""
    spend_share(house, request, "tournaments")
    return await house.desk.open_tournament(guest, data)


@get("/tournaments/{tournament:str}", summary="One tournament", responses=error_responses(400, 404))
async def get_tournament(
    house: Building, request: Asking, guest: Somebody, tournament: Id, round: Round = 0
) -> StandingsResponse:
    """How everybody stands, who plays whom, and where you are to play."""
    spend_share(house, request, "standings")
    return await house.desk.standings(guest, tournament, round)


@delete("/tournaments/{tournament:str}", summary="Call a tournament off", status_code=200, responses=ANY)
async def cancel_tournament(house: Building, request: Asking, guest: Somebody, tournament: Id) -> StandingsResponse:
    """The host ends it; games that are being played go on."""
    spend_share(house, request, "entries")
    return await house.desk.cancel(guest, tournament)


@post("/tournaments/{tournament:str}/entrants", summary="Join a tournament", status_code=200, responses=ANY)
async def join_tournament(house: Building, request: Asking, guest: Somebody, tournament: Id) -> StandingsResponse:
    """Before it starts; a Swiss one that allows it also later, with no points for the rounds before."""
    spend_share(house, request, "entries")
    return await house.desk.join(guest, tournament)


@delete(
    "/tournaments/{tournament:str}/entrants/{entrant:str}",
    summary="Leave a tournament",
    status_code=200,
    responses=ANY,
)
async def leave_tournament(
    house: Building, request: Asking, guest: Somebody, tournament: Id, entrant: Who
) -> StandingsResponse:
    """You leave, or the host sends somebody away. Whoever is just playing has lost that game."""
    spend_share(house, request, "entries")
    return await house.desk.withdraw(guest, tournament, entrant)


@post("/tournaments/{tournament:str}/bots", summary="Let bots take part", status_code=200, responses=ANY)
async def add_bots(
    house: Building, request: Asking, guest: Somebody, tournament: Id, data: JSONBody[AddBotsRequest]
) -> StandingsResponse:
    """The host has so many bots of a level join."""
    spend_share(house, request, "entries")
    return await house.desk.add_bots(guest, tournament, data)


@post("/tournaments/{tournament:str}/start", summary="Start a tournament", status_code=200, responses=ANY)
async def start_tournament(house: Building, request: Asking, guest: Somebody, tournament: Id) -> StandingsResponse:
    """The host starts it, whether or not it would start by itself."""
    spend_share(house, request, "entries")
    return await house.director.start(guest, tournament)


@get(
    "/tournaments/{tournament:str}/csv",
    summary="Results as CSV",
    media_type="text/csv",
    responses=error_responses(400, 404),
)
async def tournament_csv(house: Building, request: Asking, tournament: Id) -> Response[str]:
    """The standings, with a column for each round."""
    spend_share(house, request, "pages")
    text = await house.desk.standings_csv(tournament)
    headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/tournaments/{tournament:str}/json", summary="Results as JSON", responses=error_responses(400, 404))
async def tournament_json(house: Building, request: Asking, tournament: Id) -> Response[TournamentFile]:
    """The whole tournament: how it is played, the standings, and every pairing."""
    spend_share(house, request, "pages")
    headers = {"content-disposition": 'attachment; filename="tournament.json"'}
    return Response(await house.desk.tournament_file(tournament), headers=headers)


def tournaments_router() -> Router:
    """Everything about tournaments, below /api."""
    changes = [create_tournament, cancel_tournament, join_tournament, leave_tournament, add_bots, start_tournament]
    return Router("/api", route_handlers=[list_tournaments, get_tournament, *changes, tournament_csv, tournament_json])

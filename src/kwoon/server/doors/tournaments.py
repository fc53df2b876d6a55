"""The doors of tournaments: open one, join by its link, and look how everybody stands."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kwoon.hall.telling.tournaments_asked import BotsAsked, TournamentAsked
from kwoon.hall.telling.tournaments_sent import StandingsSent, TournamentFile, TournamentSent
from kwoon.hall.tournaments.schedule import MOST
from kwoon.server.doors.routes import ANY, Asking, Building, Somebody, problems, spend

Id = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A tournament's id")]
Who = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="An entrant's id")]
Round = Annotated[int, QueryParameter(ge=0, le=MOST, description="Which round's pairings; 0 for the last one's")]


@get("/tournaments", summary="Tournaments", responses=problems())
async def listed(house: Building, request: Asking, guest: Somebody) -> list[TournamentSent]:
    """Those that anybody may find: that wait or go on, the newest first, and the last ones that are over."""
    spend(house, request, "standings")
    return await house.desk.listed(guest)


@post("/tournaments", summary="Open a tournament", responses=ANY)
async def open_one(
    house: Building, request: Asking, guest: Somebody, data: JSONBody[TournamentAsked]
) -> TournamentSent:
    """Whoever opens it does not take part by that."""
    spend(house, request, "tournaments")
    return await house.desk.open(guest, data)


@get("/tournaments/{tournament:str}", summary="One tournament", responses=problems(400, 404))
async def one(house: Building, request: Asking, guest: Somebody, tournament: Id, round: Round = 0) -> StandingsSent:
    """How everybody stands, who plays whom, and where you are to play."""
    spend(house, request, "standings")
    return await house.desk.look(guest, tournament, round)


@delete("/tournaments/{tournament:str}", summary="Call a tournament off", status_code=200, responses=ANY)
async def call_off(house: Building, request: Asking, guest: Somebody, tournament: Id) -> StandingsSent:
    """The host ends it; games that are being played go on."""
    spend(house, request, "entries")
    return await house.desk.call_off(guest, tournament)


@post("/tournaments/{tournament:str}/entrants", summary="Join a tournament", status_code=200, responses=ANY)
async def join(house: Building, request: Asking, guest: Somebody, tournament: Id) -> StandingsSent:
    """Before it starts; a Swiss one that allows it also later, with no points for the rounds before."""
    spend(house, request, "entries")
    return await house.desk.join(guest, tournament)


@delete(
    "/tournaments/{tournament:str}/entrants/{entrant:str}",
    summary="Leave a tournament",
    status_code=200,
    responses=ANY,
)
async def leave(house: Building, request: Asking, guest: Somebody, tournament: Id, entrant: Who) -> StandingsSent:
    """You leave, or the host sends somebody away. Whoever is just playing has lost that game."""
    spend(house, request, "entries")
    return await house.desk.leave(guest, tournament, entrant)


@post("/tournaments/{tournament:str}/bots", summary="Let bots take part", status_code=200, responses=ANY)
async def bots(
    house: Building, request: Asking, guest: Somebody, tournament: Id, data: JSONBody[BotsAsked]
) -> StandingsSent:
    """The host has so many bots of a level join."""
    spend(house, request, "entries")
    return await house.desk.add_bots(guest, tournament, data)


@post("/tournaments/{tournament:str}/start", summary="Start a tournament", status_code=200, responses=ANY)
async def start(house: Building, request: Asking, guest: Somebody, tournament: Id) -> StandingsSent:
    """The host starts it, whether or not it would start by itself."""
    spend(house, request, "entries")
    return await house.director.start(guest, tournament)


@get("/tournaments/{tournament:str}/csv", summary="Results as CSV", media_type="text/csv", responses=problems(400, 404))
async def as_table(house: Building, request: Asking, tournament: Id) -> Response[str]:
    """The standings, with a column for each round."""
    spend(house, request, "pages")
    text = await house.desk.table_of(tournament)
    headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/tournaments/{tournament:str}/json", summary="Results as JSON", responses=problems(400, 404))
async def as_file(house: Building, request: Asking, tournament: Id) -> Response[TournamentFile]:
    """The whole tournament: how it is played, the standings, and every pairing."""
    spend(house, request, "pages")
    headers = {"content-disposition": 'attachment; filename="tournament.json"'}
    return Response(await house.desk.file_of(tournament), headers=headers)


def tournaments() -> Router:
    """Everything about tournaments, below /api."""
    changes = [open_one, call_off, join, leave, bots, start]
    return Router("/api", route_handlers=[listed, one, *changes, as_table, as_file])

"""Routes for tournaments."""

from __future__ import annotations

from kwoon.hall.errors import NotFound
from kwoon.hall.guests import Guest
from kwoon.hall.routing import Download, Feature
from kwoon.hall.tournaments.requests import (
    AddTournamentBotsRequest,
    CreateTournamentRequest,
    EntrantId,
    RoundNumber,
    TournamentId,
)
from kwoon.hall.tournaments.responses import TournamentFile, TournamentPageResponse, TournamentResponse
from kwoon.hall.tournaments.runner import TournamentRunner
from kwoon.hall.tournaments.service import TournamentService

tournaments = Feature("tournaments")


@tournaments.route("GET", "/api/tournaments", "List tournaments", charge="standings")
async def list_tournaments(service: TournamentService, guest: Guest) -> list[TournamentResponse]:
    """List the public tournaments: waiting and running ones, newest first, then the most recent finished ones."""
    return await service.list_public(guest)


@tournaments.route("POST", "/api/tournaments", "Open a tournament", charge="new tournaments")
async def create_tournament(
    service: TournamentService, guest: Guest, data: CreateTournamentRequest
) -> TournamentResponse:
    """Open a tournament. The host does not take part automatically."""
    return await service.create_tournament(guest, data)


@tournaments.route("GET", "/api/tournaments/{tournament}", "Get a tournament", errors=(NotFound,), charge="standings")
async def get_tournament(
    service: TournamentService, guest: Guest, tournament: TournamentId, round: RoundNumber = 0
) -> TournamentPageResponse:
    """Return the standings, the pairings and the table where you have to play."""
    return await service.standings(guest, tournament, round)


@tournaments.route("DELETE", "/api/tournaments/{tournament}", "Cancel a tournament", charge="tournament entries")
async def cancel_tournament(
    service: TournamentService, guest: Guest, tournament: TournamentId
) -> TournamentPageResponse:
    """Cancel a tournament. Games in progress continue. Host only."""
    return await service.cancel(guest, tournament)


@tournaments.route(
    "POST", "/api/tournaments/{tournament}/entrants", "Join a tournament", status=200, charge="tournament entries"
)
async def join_tournament(service: TournamentService, guest: Guest, tournament: TournamentId) -> TournamentPageResponse:
    """Join a tournament before it starts, or later in a Swiss tournament that allows it. Late entrants get no points
    for earlier rounds."""
    return await service.join(guest, tournament)


@tournaments.route(
    "DELETE", "/api/tournaments/{tournament}/entrants/{entrant}", "Leave a tournament", charge="tournament entries"
)
async def leave_tournament(
    service: TournamentService, guest: Guest, tournament: TournamentId, entrant: EntrantId
) -> TournamentPageResponse:
    """Leave a tournament, or remove an entrant as the host. The entrant loses a game in progress."""
    return await service.withdraw(guest, tournament, entrant)


@tournaments.route(
    "POST", "/api/tournaments/{tournament}/bots", "Add bots to a tournament", status=200, charge="tournament entries"
)
async def add_tournament_bots(
    service: TournamentService, guest: Guest, tournament: TournamentId, data: AddTournamentBotsRequest
) -> TournamentPageResponse:
    """Add bots of one level. Host only."""
    return await service.add_bots(guest, tournament, data)


@tournaments.route(
    "POST", "/api/tournaments/{tournament}/start", "Start a tournament", status=200, charge="tournament entries"
)
async def start_tournament(runner: TournamentRunner, guest: Guest, tournament: TournamentId) -> TournamentPageResponse:
    """Start a tournament now, regardless of its start time. Host only."""
    return await runner.start_for_host(guest, tournament)


@tournaments.route(
    "GET",
    "/api/tournaments/{tournament}/csv",
    "Download the results as CSV",
    errors=(NotFound,),
    charge="pages",
    media_type="text/csv",
)
async def download_tournament_csv(service: TournamentService, tournament: TournamentId) -> Download[str]:
    """Download the standings as CSV, with a column for each round."""
    return Download(await service.standings_csv(tournament), "tournament.csv")


@tournaments.route(
    "GET", "/api/tournaments/{tournament}/json", "Download the results as JSON", errors=(NotFound,), charge="pages"
)
async def download_tournament_json(service: TournamentService, tournament: TournamentId) -> Download[TournamentFile]:
    """Download the whole tournament: settings, standings and pairings."""
    return Download(await service.tournament_file(tournament), "tournament.json")

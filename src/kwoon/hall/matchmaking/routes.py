"""Routes for matchmaking."""

from __future__ import annotations

from kwoon.hall.games.requests import GameId
from kwoon.hall.guests import Guest
from kwoon.hall.matchmaking.responses import MatchmakingResponse, QueueCountResponse
from kwoon.hall.matchmaking.service import MatchmakingService
from kwoon.hall.routing import Feature

matchmaking = Feature("matchmaking")


@matchmaking.route("GET", "/api/matchmaking", "Count the players in matchmaking", charge="matchmaking polls")
async def count_seekers(service: MatchmakingService, guest: Guest) -> list[QueueCountResponse]:
    """Count the other people who are looking for an opponent, by game. Games without any are omitted."""
    return await service.count_other_seekers(guest)


@matchmaking.route("POST", "/api/matchmaking/{game}", "Join matchmaking", status=200, charge="matchmaking")
async def join_queue(service: MatchmakingService, guest: Guest, game: GameId) -> MatchmakingResponse:
    """Join the queue for a rated duel, or keep your place in it. Then poll every few seconds."""
    return await service.join_queue(guest, game)


@matchmaking.route("PUT", "/api/matchmaking/{game}", "Poll matchmaking", charge="matchmaking polls")
async def poll_queue(service: MatchmakingService, guest: Guest, game: GameId) -> MatchmakingResponse:
    """Return your status in the queue. Polling keeps your place."""
    return await service.heartbeat(guest, game)


@matchmaking.route("DELETE", "/api/matchmaking/{game}", "Leave matchmaking", charge="matchmaking polls")
async def leave_queue(service: MatchmakingService, guest: Guest, game: GameId) -> MatchmakingResponse:
    """Leave the queue, or confirm that you have reached the table."""
    return await service.leave(guest, game)

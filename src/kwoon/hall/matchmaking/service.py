"""Matchmaking with one queue for each game. A waiting client polls, and each poll tries to find an opponent. A pairing
is written in one transaction with its table, so it happens exactly once, whichever process handled the request."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, Unavailable
from kwoon.hall.games.game_info import find_game_definition
from kwoon.hall.games.loaded_game_cache import default_pack, load_serializer
from kwoon.hall.guests import Guest
from kwoon.hall.hall import SAVE_UNKNOWN_TEXT, Hall
from kwoon.hall.logging import log_exception, log_info, redact_id
from kwoon.hall.matchmaking import wait_estimate
from kwoon.hall.matchmaking.interfaces import MatchmakingQueue
from kwoon.hall.matchmaking.models import MatchedPair, Seeker
from kwoon.hall.matchmaking.responses import MatchmakingResponse, QueueCountResponse
from kwoon.hall.matchmaking.rules import best_opponent, rating_range
from kwoon.hall.ratings.models import DUEL, Rating
from kwoon.hall.ratings.rated_table_rules import prepare_rated_table
from kwoon.hall.table_lifecycle import check_table_limit
from kwoon.hall.tables.stored_rows import WriteBatch, WriteConflict
from kwoon.hall.tables.table_state import OVER, TableSeat, TableState
from kwoon.rating_scale import POINTS_PER_MU

PRESENT_SECONDS = 20.0
"""Seekers not seen for this many seconds are not paired."""
EXPIRY_SECONDS = 90.0
"""Seekers not seen for this many seconds are removed from the queue."""
ARRIVAL_SECONDS = 8.0
"""Seconds that both players have to arrive before the clock starts: one poll, the introduction of the players, and the
time to load the table."""
MAX_CANDIDATES = 20
NO_DUEL_TEXT = msg("hall-matchmaking-two")
QUEUE_FULL_TEXT = msg("hall-matchmaking-full")


class MatchmakingService:
    """A hall's matchmaking, with one queue for each game."""

    def __init__(self, hall: Hall, queue: MatchmakingQueue) -> None:
        self.hall = hall
        self._queue = queue

    async def join_queue(self, guest: Guest, game: str) -> MatchmakingResponse:
        """Add the guest to a game's queue, or keep their place if they are already in it, and try to pair them."""
        hall = self.hall
        if 2 not in find_game_definition(game).seats:
            raise Conflict(NO_DUEL_TEXT)
        await check_table_limit(hall, guest)
        if (await hall.storage.table_usage(guest.id)).shared >= hall.settings.max_shared_tables:
            raise Conflict(msg("hall-matchmaking-tables", count=hall.settings.max_shared_tables))
        ratings = await hall.storage.people.ratings([guest.id], game, DUEL)
        rating = ratings.get(guest.id, Rating())
        now = hall.now()
        candidate = Seeker(guest.id, rating.mu, rating.sigma, now, now)
        seeker = await self._add_seeker(game, candidate)
        if seeker.table_id and (await hall.find_table(seeker.table_id)).table_state.status == OVER:
            # The game of the previous pairing is over, so the entry is stale.
            await self._queue.leave_queue(guest.id, game, now)
            seeker = await self._add_seeker(game, candidate)
        return await self._try_to_pair(game, seeker, guest.household)

    async def _add_seeker(self, game: str, candidate: Seeker) -> Seeker:
        seeker = await self._queue.join(
            game, candidate, candidate.seen - EXPIRY_SECONDS, self.hall.settings.max_seekers
        )
        if seeker is None:
            raise Conflict(QUEUE_FULL_TEXT)
        return seeker

    async def heartbeat(self, guest: Guest, game: str) -> MatchmakingResponse:
        """Mark the guest as present, try to pair them, and return the queue status, with the table once an opponent is
        found."""
        now = self.hall.now()
        seeker = await self._queue.refresh_seeker(find_game_definition(game).id, guest.id, now, now - EXPIRY_SECONDS)
        if seeker is None:
            return await self._queue_status(game, None)
        return await self._try_to_pair(game, seeker, guest.household)

    async def leave(self, guest: Guest, game: str) -> MatchmakingResponse:
        """Remove the guest from a game's queue."""
        await self._queue.leave_queue(guest.id, find_game_definition(game).id, self.hall.now())
        return await self._queue_status(game, None)

    async def count_other_seekers(self, guest: Guest) -> list[QueueCountResponse]:
        """Return the number of other seekers for each game that has any."""
        now = self.hall.now()
        counts = await self._queue.count_seekers_by_game(now - PRESENT_SECONDS)
        own_games = await self._queue.games_sought(guest.id, now - PRESENT_SECONDS)
        others = {game: count - (game in own_games) for game, count in counts.items()}
        return [QueueCountResponse(game, count) for game, count in sorted(others.items()) if count > 0]

    async def _try_to_pair(self, game: str, seeker: Seeker, household: str) -> MatchmakingResponse:
        if not seeker.table_id:
            others = await self._queue.nearest_seekers(game, seeker, self.hall.now() - PRESENT_SECONDS, MAX_CANDIDATES)
            other = best_opponent(seeker, others, self.hall.now())
            if other is not None:
                seeker = await self._seat_pair(game, seeker, other, household)
        return await self._queue_status(game, seeker)

    async def _seat_pair(self, game: str, seeker: Seeker, other_seeker: Seeker, household: str) -> Seeker:
        """Seat both players at a new table, unless one of them was paired elsewhere or has left."""
        hall = self.hall
        table_state = await self._duel_state(
            game, *sorted((seeker, other_seeker), key=lambda each: (each.since, each.person_id))
        )
        table_state.household = household
        now = hall.now()
        pair = MatchedPair(game, seeker.person_id, other_seeker.person_id, now - PRESENT_SECONDS, now)
        try:
            await hall.storage.write(WriteBatch(new_tables=(table_state,), matched_pair=pair))
        except WriteConflict:
            # Another request won the race. The seeker learns the result from the next poll.
            return seeker
        except Exception:
            log_exception("saving pair failed")
            raise Unavailable(SAVE_UNKNOWN_TEXT) from None
        log_info("players paired", table=redact_id(table_state.id), game=game)
        # Load the table so that its clock runs whether or not the players arrive.
        await hall.find_table(table_state.id)
        return seeker._replace(table_id=table_state.id)

    async def _duel_state(self, game: str, first: Seeker, second: Seeker) -> TableState:
        """Return a rated duel with default options and both seats taken. The player who waited longer is the host."""
        hall = self.hall
        pack = default_pack(game)
        seats = [
            TableSeat("person", each.person_id, await hall.guests.nickname(each.person_id)) for each in (first, second)
        ]
        table_state = hall.new_table_state(pack, seats, first.person_id)
        table_state.public = table_state.rated = True
        prepare_rated_table(table_state)
        table_state.options = (await load_serializer(pack, 2, table_state.options)).loaded_game.options
        hall.start_if_full(table_state, pack)
        table_state.started = table_state.created + ARRIVAL_SECONDS
        return table_state

    async def _queue_status(self, game: str, seeker: Seeker | None) -> MatchmakingResponse:
        now = self.hall.now()
        if seeker is None:
            return MatchmakingResponse(game, False, 0.0, 0, None, None, None, 0, "")
        waited = max(0.0, now - seeker.since)
        recent = await self._queue.recent_waits(game, now - wait_estimate.RECENT_SECONDS, wait_estimate.MAX_WAITS, now)
        remaining = wait_estimate.estimate_remaining_wait(recent, waited)
        counts = await self._queue.count_seekers_by_game(now - PRESENT_SECONDS)
        rating_limit = rating_range(seeker, now)
        is_unlimited = rating_limit == float("inf")
        return MatchmakingResponse(
            game=game,
            is_waiting=not seeker.table_id,
            waited_seconds=round(waited, 1),
            num_others=max(0, counts.get(game, 0) - (not seeker.table_id)),
            rating_range=None if is_unlimited else round(rating_limit, 1),
            points_range=None if is_unlimited else round(POINTS_PER_MU * rating_limit),
            remaining_seconds=None if remaining is None else round(remaining),
            recently_found=wait_estimate.count_successful_waits(recent),
            table=seeker.table_id,
        )

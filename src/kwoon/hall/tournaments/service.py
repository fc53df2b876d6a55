"""Tournament operations for people: open, join, leave, cancel, and view standings."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from kwoon import registry
from kwoon.bots.roster import pick_bot_name
from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, NotFound, PermissionDenied
from kwoon.hall.games.loaded_game_cache import default_pack, load_serializer
from kwoon.hall.guests import Guest, is_fully_visible
from kwoon.hall.hall import MAX_ATTEMPTS, MAX_ID_LENGTH, Hall
from kwoon.hall.logging import log_info, redact_id
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL
from kwoon.hall.ratings.rated_table_rules import DEFAULT_RATED_CLOCK
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.hall.tournaments import responses
from kwoon.hall.tournaments.interfaces import TournamentStore
from kwoon.hall.tournaments.models import (
    CANCELED,
    OVER,
    RUNNING,
    SWISS,
    WAITING,
    Entrant,
    Tournament,
    TournamentProgress,
)
from kwoon.hall.tournaments.requests import AddTournamentBotsRequest, CreateTournamentRequest
from kwoon.hall.tournaments.responses import TournamentFile, TournamentPageResponse, TournamentResponse
from kwoon.hall.tournaments.round_advancement import MAX_ROUND_ROBIN, max_entrants
from kwoon.hall.tournaments.standings import StandingsRow, standings

MAX_START_AHEAD = 60 * 24 * 3600.0
"""A scheduled start must be at most this many seconds away."""
MAX_LISTED = 30
MAX_CACHED = 50
"""Number of tournaments whose standings are cached."""
NO_TOURNAMENT_TEXT = msg("hall-no-tournament")
ONLY_HOST_TEXT = msg("hall-tournament-host-only")

TournamentEdit = Callable[[Tournament], None]


class TournamentService:
    def __init__(self, hall: Hall, store: TournamentStore) -> None:
        self.hall = hall
        self.store = store
        self.on_change: Callable[[str], None] = lambda id: None
        """Called with the tournament's id after a change, so that the runner can react."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[str, tuple[int, TournamentProgress, list[StandingsRow]]] = OrderedDict()

    # Viewing.

    async def list_public(self, guest: Guest) -> list[TournamentResponse]:
        """Return the public tournaments: waiting, running and recently finished."""
        active = await self.store.list_tournaments(WAITING, RUNNING, limit=MAX_LISTED)
        finished = await self.store.list_tournaments(OVER, limit=MAX_LISTED // 3)
        return [responses.tournament_response(each, guest.id) for each in [*active, *finished]]

    async def standings(self, guest: Guest, tournament_id: str, round_number: int = 0) -> TournamentPageResponse:
        """Return the standings, and the pairings of one round, by default the latest."""
        progress, lines = await self._load_standings(tournament_id)
        return responses.standings_response(progress, lines, guest.id, round_number)

    async def standings_csv(self, tournament_id: str) -> str:
        return responses.standings_csv(*await self._load_standings(tournament_id))

    async def tournament_file(self, tournament_id: str) -> TournamentFile:
        return responses.tournament_file(*await self._load_standings(tournament_id))

    async def _load_standings(self, tournament_id: str) -> tuple[TournamentProgress, list[StandingsRow]]:
        """Return the tournament and its standings, recomputed only when the version has changed."""
        version = (
            await self.store.stored_version(tournament_id)
            if 0 < len(tournament_id) <= MAX_ID_LENGTH and "\0" not in tournament_id
            else None
        )
        if version is None:
            raise NotFound(NO_TOURNAMENT_TEXT)
        cached = self._cache.get(tournament_id)
        if cached is None or cached[0] != version:
            progress = await self.store.load(tournament_id)
            if progress is None:
                raise NotFound(NO_TOURNAMENT_TEXT)
            lines = await asyncio.to_thread(standings, progress)
            cached = self._cache[tournament_id] = (progress.tournament.version, progress, lines)
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        self._cache.move_to_end(tournament_id)
        return cached[1], cached[2]

    # Opening.

    async def create_tournament(self, guest: Guest, request: CreateTournamentRequest) -> TournamentResponse:
        """Open a new tournament. The host does not enter it automatically."""
        title = clean_title(request.title)
        pack_choice = await self.hall.packs.resolve_and_store_pack(request.game, request.pack)
        if 2 not in registry.find_game(request.game).seat_counts(request.options):
            raise Conflict(msg("hall-tournament-two"))
        options = (await load_serializer(pack_choice.pack, 2, request.options)).loaded_game.options
        now = self.hall.now()
        if request.starts and not now - 60 <= request.starts <= now + MAX_START_AHEAD:
            raise Conflict(msg("hall-tournament-start"))
        if request.rated and pack_choice.pack.fingerprint != default_pack(request.game).fingerprint:
            raise Conflict(msg("hall-tournament-printed-pack"))
        await self._make_room_for_tournament(guest)
        clock_settings = request.clock.clock_settings()
        tournament = Tournament(
            id=self.hall.settings.new_id(),
            title=title,
            host=guest.id,
            game=request.game,
            pack=pack_choice.pack.fingerprint,
            pack_name=pack_choice.name,
            design_id=pack_choice.design_id,
            options=options,
            # Without a clock, an absent player would keep everyone waiting.
            clock=DEFAULT_RATED_CLOCK if clock_settings.kind == "none" else clock_settings,
            uses_call=request.uses_call,
            quick_seconds=max(1.0, request.quick_seconds) if request.quick_seconds else 0.0,
            kind=request.kind,
            rounds=request.rounds if request.kind == SWISS else 0,
            no_show_seconds=request.no_show_seconds,
            starts=request.starts or None,
            allow_late_entry=request.allow_late_entry and request.kind == SWISS,
            rated=request.rated,
            public=request.public,
            max_entrants=min(request.max_entrants, max_entrants(request.kind)),
            created=now,
            changed=now,
            household=guest.household,
        )
        await self.store.create(tournament)
        log_info("tournament opened", tournament=redact_id(tournament.id), game=tournament.game, kind=tournament.kind)
        return responses.tournament_response(tournament, guest.id)

    async def _make_room_for_tournament(self, guest: Guest) -> None:
        settings = self.hall.settings
        counts = await self.store.count_active(guest.id, guest.household)
        if counts.hosted >= settings.max_tournaments_per_person:
            raise Conflict(msg("hall-tournament-hosting", count=counts.hosted))
        if counts.household >= settings.max_tournaments_per_household:
            raise Conflict(msg("hall-tournament-network", count=counts.household))
        if counts.all >= settings.max_tournaments and not await self._cancel_empty_tournament():
            raise Conflict(msg("hall-tournament-limit"))

    async def _cancel_empty_tournament(self) -> bool:
        """Cancel the waiting tournament without people that has been unchanged longest, if it has been so for
        `empty_tournament_seconds`. Return whether there was one."""
        abandoned = await self.store.oldest_empty_tournament(
            self.hall.now() - self.hall.settings.empty_tournament_seconds
        )
        if abandoned is None:
            return False

        def cancel_if_empty(tournament: Tournament) -> None:
            if tournament.status == WAITING and not tournament.has_people():
                tournament.close(CANCELED)

        await self.update_tournament(abandoned, cancel_if_empty)
        return True

    # Entering and leaving.

    async def join(self, guest: Guest, tournament_id: str) -> TournamentPageResponse:
        """Enter a tournament. Late entrants in a running Swiss tournament start in the next round, without points for
        earlier rounds."""

        def add_entrant(tournament: Tournament) -> None:
            index = tournament.find_entrant(guest.id)
            if index is not None and not tournament.entrants[index].withdrawn:
                return
            if guest.id in tournament.barred:
                raise PermissionDenied(msg("hall-tournament-removed"))
            if index is not None:
                raise Conflict(msg("hall-tournament-left"))
            _check_room(tournament, 1)
            self._check_household_limit(tournament, guest)
            first_round = 1 if tournament.status == WAITING else tournament.round + 1
            entrant = Entrant(self.hall.settings.new_id(), guest.id, None, guest.name, first_round)
            entrant.household = guest.household
            tournament.entrants.append(entrant)

        await self.update_tournament(tournament_id, add_entrant)
        return await self.standings(guest, tournament_id)

    def _check_household_limit(self, tournament: Tournament, guest: Guest) -> None:
        if not guest.household or guest.household == tournament.household:
            return
        household_entrants = [
            each for each in tournament.entrants if each.household == guest.household and not each.withdrawn
        ]
        if len(household_entrants) >= self.hall.settings.max_entrants_per_household:
            raise Conflict(msg("hall-tournament-network-players", count=len(household_entrants)))

    async def add_bots(
        self, guest: Guest, tournament_id: str, request: AddTournamentBotsRequest
    ) -> TournamentPageResponse:
        """Add bots to a tournament before it starts. Host only."""

        def add_bot_entrants(tournament: Tournament) -> None:
            _require_host(tournament, guest)
            if tournament.status != WAITING:
                raise Conflict(msg("hall-tournament-bots-before"))
            _check_room(tournament, request.count)
            max_bots = self.hall.settings.max_tournament_bots
            if len([each for each in tournament.entrants if each.bot_id is not None]) + request.count > max_bots:
                raise Conflict(msg("hall-tournament-too-many-bots", count=max_bots))
            levels = {level.id: level for level in self.hall.bots_including_custom(tournament.game)}
            level = levels.get(request.bot)
            if level is None:
                raise NotFound(msg("hall-no-bot", bots=", ".join(levels)))
            if tournament.rated and request.bot not in bot_ratings(tournament.game, DUEL):
                raise Conflict(msg("hall-tournament-unrated-bot", bot=level.name))
            for _ in range(request.count):
                name = pick_bot_name(level, tournament_id, [each.name for each in tournament.entrants])
                tournament.entrants.append(Entrant(self.hall.settings.new_id(), None, level.id, name))

        await self.update_tournament(tournament_id, add_bot_entrants)
        return await self.standings(guest, tournament_id)

    async def withdraw(self, guest: Guest, tournament_id: str, entrant_id: str) -> TournamentPageResponse:
        """Withdraw an entrant, at their own request or the host's. People whom the host removes cannot join again.

        Before the start, the entrant is removed from the list. After the start, the entrant loses the current game and
        is not paired again.
        """

        def withdraw_entrant(tournament: Tournament) -> None:
            index = next((n for n, each in enumerate(tournament.entrants) if each.id == entrant_id), None)
            if index is None:
                raise NotFound(msg("hall-tournament-not-in"))
            found_entrant = tournament.entrants[index]
            if found_entrant.person_id != guest.id:
                _require_host(tournament, guest)
            if tournament.status not in (WAITING, RUNNING):
                raise Conflict(msg("hall-tournament-over"))
            if (
                found_entrant.person_id is not None
                and found_entrant.person_id != guest.id
                and found_entrant.person_id not in tournament.barred
            ):
                tournament.barred.append(found_entrant.person_id)
            if tournament.status == WAITING:
                del tournament.entrants[index]
            else:
                found_entrant.withdrawn = True

        await self.update_tournament(tournament_id, withdraw_entrant)
        return await self.standings(guest, tournament_id)

    async def withdraw_from_all_tournaments(self, guest: Guest) -> None:
        """Withdraw a guest from all tournaments before their account is deleted or closed. Tournaments that the guest
        hosts are canceled if they have not started."""
        for tournament in await self.store.tournaments_of(guest.id, WAITING, RUNNING):
            index = tournament.find_entrant(guest.id)
            if tournament.host == guest.id and tournament.status == WAITING:
                await self.cancel(guest, tournament.id)
            elif index is not None and not tournament.entrants[index].withdrawn:
                await self.withdraw(guest, tournament.id, tournament.entrants[index].id)

    async def tournaments_of(self, guest: Guest) -> list[TournamentResponse]:
        """Return the tournaments that a guest entered or opened, for the data export."""
        all_states = (WAITING, RUNNING, OVER, CANCELED)
        return [
            responses.tournament_response(each, guest.id)
            for each in await self.store.tournaments_of(guest.id, *all_states)
        ]

    async def cancel(self, guest: Guest, tournament_id: str) -> TournamentPageResponse:
        """Cancel a tournament. Running games continue, but do not count for the tournament. Host only."""

        def cancel_tournament(tournament: Tournament) -> None:
            _require_host(tournament, guest)
            if tournament.status not in (WAITING, RUNNING):
                raise Conflict(msg("hall-tournament-over"))
            tournament.close(CANCELED)

        await self.update_tournament(tournament_id, cancel_tournament)
        return await self.standings(guest, tournament_id)

    async def update_tournament(self, tournament_id: str, edit: TournamentEdit) -> None:
        """Apply an edit to a tournament and store the result. `edit` raises HallError to reject the change, and is
        called again after a write conflict."""
        if not 0 < len(tournament_id) <= MAX_ID_LENGTH or "\0" in tournament_id:
            raise NotFound(NO_TOURNAMENT_TEXT)
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            for _ in range(MAX_ATTEMPTS):
                progress = await self.store.load(tournament_id)
                if progress is None:
                    raise NotFound(NO_TOURNAMENT_TEXT)
                tournament = progress.tournament.copy()
                edit(tournament)
                if tournament == progress.tournament:
                    return
                tournament.version += 1
                tournament.changed = self.hall.now()
                try:
                    await self.store.write(tournament)
                except WriteConflict:
                    self.hall.metrics.count_write_conflict()
                    continue
                break
            else:
                raise Conflict(msg("hall-tournament-busy"))
        self.on_change(tournament_id)


def clean_title(title: str) -> str:
    """Return a title with normalized spaces. Raise HallError if the title is empty or contains unprintable characters."""
    clean = " ".join(title.split())
    if not clean or not clean.isprintable() or not is_fully_visible(clean):
        raise Conflict(msg("hall-tournament-title"))
    return clean


def _check_room(tournament: Tournament, count: int) -> None:
    if not responses.can_join(tournament):
        is_full = len(tournament.entrants) >= tournament.max_entrants
        raise Conflict(msg("hall-tournament-full") if is_full else msg("hall-tournament-entries-closed"))
    if len(tournament.entrants) + count > tournament.max_entrants:
        free = tournament.max_entrants - len(tournament.entrants)
        if tournament.max_entrants == MAX_ROUND_ROBIN:
            raise Conflict(msg("hall-tournament-room-round-robin", free=free, max=MAX_ROUND_ROBIN))
        raise Conflict(msg("hall-tournament-room", free=free))


def _require_host(tournament: Tournament, guest: Guest) -> None:
    if tournament.host != guest.id:
        raise PermissionDenied(ONLY_HOST_TEXT)

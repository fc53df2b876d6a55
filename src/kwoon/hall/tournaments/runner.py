"""The tournament runner: starts tournaments when they are due, opens the tables of each round, records results and
makes absent players forfeit.

Every operation is idempotent and safe to run in several processes at once: results are read from finished tables and
written once, and a round is written atomically with its tables. A process may stop at any time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, HallError, PermissionDenied
from kwoon.hall.games.loaded_game_cache import load_serializer
from kwoon.hall.guests import Guest
from kwoon.hall.hall import MAX_ATTEMPTS, Hall
from kwoon.hall.interfaces import TableObserver
from kwoon.hall.logging import log_exception, log_info, redact_id
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL, Rating
from kwoon.hall.tables import table_state as table_states
from kwoon.hall.tables.play_moves import concede
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import TableSeat, TableState
from kwoon.hall.time_slicer import TimeSlicer
from kwoon.hall.tournaments.models import (
    CANCELED,
    FORFEIT,
    OVER,
    PLAYED,
    RUNNING,
    WAITING,
    Entrant,
    Pairing,
    PairingResultKind,
    Tournament,
    TournamentProgress,
)
from kwoon.hall.tournaments.responses import TournamentPageResponse
from kwoon.hall.tournaments.round_advancement import MIN_ENTRANTS, NextPairings, next_step, num_rounds
from kwoon.hall.tournaments.service import ONLY_HOST_TEXT, TournamentService
from kwoon.registry import Pack

UNSTARTED_SECONDS = 14 * 24 * 3600.0
"""Seconds without a change after which a waiting tournament is canceled."""


class TournamentRunner(TableObserver):
    def __init__(self, hall: Hall, service: TournamentService) -> None:
        self.hall = hall
        self.service = service
        self.store = service.store
        service.on_change = self.schedule_advance
        hall.observers.add(self)
        self._running: set[str] = set()
        self._run_again: set[str] = set()

    def on_match_end(self, table: Table) -> None:
        """Advance the tournament that the game belongs to."""
        if table.table_state.tournament_id:
            self.schedule_advance(table.table_state.tournament_id)

    def schedule_advance(self, tournament_id: str) -> None:
        """Advance a tournament soon. A request during a run causes another run afterwards."""
        if tournament_id in self._running:
            self._run_again.add(tournament_id)
        elif not self.hall.closing:
            self._running.add(tournament_id)
            self.hall.spawn(self._run_until_idle(tournament_id))

    async def _run_until_idle(self, tournament_id: str) -> None:
        try:
            self._run_again.add(tournament_id)
            while tournament_id in self._run_again and not self.hall.closing:
                self._run_again.discard(tournament_id)
                await self.advance(tournament_id)
        except (HallError, WriteConflict):
            # Another process was faster and has done the work, or the next periodic check will.
            pass
        except Exception:
            log_exception("tournament check failed", tournament=redact_id(tournament_id))
        finally:
            self._running.discard(tournament_id)
            self._run_again.discard(tournament_id)

    async def schedule_due_tournaments(self) -> None:
        """Schedule all tournaments that are running, due to start or abandoned. Called periodically."""
        now = self.hall.now()
        for id in await self.store.due_tournament_ids(
            now, now - UNSTARTED_SECONDS, now - self.hall.settings.empty_tournament_seconds
        ):
            self.schedule_advance(id)

    async def start_for_host(self, guest: Guest, tournament_id: str) -> TournamentPageResponse:
        """Start a tournament at its host's request. Raise HallError if it cannot start."""
        await self.service.standings(guest, tournament_id)
        for _ in range(MAX_ATTEMPTS):
            progress = await self.store.load(tournament_id)
            assert progress is not None
            if progress.tournament.host != guest.id:
                raise PermissionDenied(ONLY_HOST_TEXT)
            if progress.tournament.status != WAITING:
                raise Conflict(msg("hall-tournament-started"))
            if len(progress.tournament.entrants) < MIN_ENTRANTS:
                raise Conflict(msg("hall-tournament-too-few", count=MIN_ENTRANTS))
            with suppress(WriteConflict):
                await self._start_tournament(progress)
                return await self.service.standings(guest, tournament_id)
        raise Conflict(msg("hall-tournament-changing"))

    async def advance(self, tournament_id: str) -> None:
        """Do everything that is due in a tournament."""
        progress = await self.store.load(tournament_id)
        if progress is None:
            return
        tournament, now = progress.tournament, self.hall.now()
        empty_after = self.hall.settings.empty_tournament_seconds
        if tournament.status == WAITING:
            due = tournament.starts is not None and tournament.starts <= now
            kept = UNSTARTED_SECONDS if tournament.starts is not None or tournament.has_people() else empty_after
            if due and len(tournament.entrants) >= MIN_ENTRANTS:
                await self._start_tournament(progress)
            elif due or now - tournament.changed > kept:
                await self._finish_tournament(progress.tournament, CANCELED)
            return
        if tournament.status != RUNNING:
            return
        if await self._record_results(progress):
            progress = await self.store.load(tournament_id)
            assert progress is not None
        # Pairing more than a hundred entrants takes most of a second, so it must not block the event loop.
        step = await asyncio.to_thread(next_step, progress)
        if step is not None and progress.tournament.status == RUNNING:
            await self._write_next_step(progress, step)

    async def _finish_tournament(self, tournament: Tournament, status: str) -> None:
        finished = tournament.copy()
        finished.close(CANCELED if status == CANCELED else OVER)
        finished.version += 1
        finished.changed = self.hall.now()
        await self.store.write(finished)

    # Starting.

    async def _start_tournament(self, progress: TournamentProgress) -> None:
        """Sort the entrants by rating and pair the first round."""
        tournament = progress.tournament.copy()
        people = [entrant.person_id for entrant in tournament.entrants if entrant.person_id is not None]
        ratings = await self.hall.storage.people.ratings(people, tournament.game, DUEL)
        bots = {bot: Rating(*bot_rating) for bot, bot_rating in bot_ratings(tournament.game, DUEL).items()}

        def entrant_strength(entrant: Entrant) -> float:
            return (ratings.get(entrant.person_id or "") or bots.get(entrant.bot_id or "") or Rating()).lower_bound()

        tournament.entrants.sort(key=entrant_strength, reverse=True)
        tournament.rounds = num_rounds(tournament.kind, tournament.rounds, len(tournament.entrants))
        tournament.status = RUNNING
        first_step = await asyncio.to_thread(next_step, TournamentProgress(tournament, []))
        assert first_step is not None
        await self._write_next_step(TournamentProgress(tournament, []), first_step)

    async def _write_next_step(self, progress: TournamentProgress, step: NextPairings) -> None:
        """Write the next step. Raise WriteConflict if another process has already done so."""
        if step.is_over:
            await self._finish_tournament(progress.tournament, OVER)
            log_info("tournament finished", tournament=redact_id(progress.tournament.id))
            return
        tournament = progress.tournament.copy()
        tournament.round = step.round
        tournament.version += 1
        tournament.paired = tournament.changed = self.hall.now()
        pairings, new_tables = await self._build_table_states(tournament, step.pairings)
        await self.store.write(tournament, pairings, new_tables)
        log_info("round paired", tournament=redact_id(tournament.id), round=tournament.round, tables=len(new_tables))
        for table_state in new_tables:
            if table_state.status == table_states.PLAYING:
                # Bots start playing as soon as the table is loaded; people load it when they arrive.
                with suppress(HallError):
                    await self.hall.find_table(table_state.id)
        if not new_tables:
            self.schedule_advance(tournament.id)

    async def _build_table_states(
        self, tournament: Tournament, pairings: list[Pairing]
    ) -> tuple[list[Pairing], list[TableState]]:
        pack = await self.hall.packs.find_stored_pack(tournament.pack)
        if pack is None:
            raise Conflict(msg("hall-tournament-no-pack"))
        await load_serializer(pack, 2, tournament.options)
        slicer = TimeSlicer()
        table_pairings: list[Pairing] = []
        new_tables: list[TableState] = []
        for pairing in pairings:
            if pairing.scores is None and pairing.second is not None:
                table_state = self._table_state(
                    tournament, pack, tournament.entrants[pairing.first], tournament.entrants[pairing.second]
                )
                new_tables.append(table_state)
                table_pairings.append(pairing._replace(table_id=table_state.id))
                await slicer.pause_if_due()
            else:
                table_pairings.append(pairing)
        return table_pairings, new_tables

    def _table_state(self, tournament: Tournament, pack: Pack, *players: Entrant) -> TableState:
        people = [each for each in players if each.person_id is not None]
        seats = [
            TableSeat("bot" if each.person_id is None else "person", each.person_id, each.name, each.bot_id)
            for each in players
        ]
        # The host is not a person, so nobody can change the seats. All bots of the tournament share one place in the
        # job queue.
        table_state = self.hall.new_table_state(pack, seats, tournament.id, tournament.household)
        table_state.tournament_id, table_state.options = tournament.id, dict(tournament.options)
        table_state.clock, table_state.quick_seconds = tournament.clock, tournament.quick_seconds
        table_state.uses_call, table_state.public = tournament.uses_call, tournament.public
        table_state.pack_name, table_state.design_id = tournament.pack_name, tournament.design_id
        table_state.rated = tournament.rated and bool(people)
        self.hall.start_if_full(table_state, pack)
        return table_state

    # Playing.

    async def _record_results(self, progress: TournamentProgress) -> bool:
        """Record the results of finished games, and handle unfinished ones. Return whether any result was recorded."""
        tournament = progress.tournament
        waiting = [
            pairing
            for pairing in progress.round_pairings(tournament.round)
            if pairing.scores is None and pairing.table_id is not None
        ]
        tables = await self.store.table_states([str(pairing.table_id) for pairing in waiting])
        any_recorded = False
        for pairing in waiting:
            table_state = tables.get(str(pairing.table_id))
            if table_state is None or table_state.status == table_states.OVER:
                result_kind, scores = table_result(table_state)
                await self.store.record_result(tournament.id, pairing, scores, result_kind, self.hall.now())
                # True also if another process recorded the result.
                any_recorded = True
            else:
                with suppress(HallError):
                    await self._handle_unfinished(tournament, pairing, table_state)
        return any_recorded

    async def _handle_unfinished(self, tournament: Tournament, pairing: Pairing, table_state: TableState) -> None:
        """Make absent or withdrawn players forfeit. Load the table if the process that opened it may be gone."""
        now = self.hall.now()
        withdrawn_seats = [
            seat for seat, n in enumerate((pairing.first, pairing.second or 0)) if tournament.entrants[n].withdrawn
        ]
        if table_state.status == table_states.WAITING and (
            withdrawn_seats or now >= tournament.paired + tournament.no_show_seconds
        ):
            await self._forfeit_absent(await self.hall.find_table(table_state.id), withdrawn_seats)
        elif table_state.status == table_states.PLAYING and (table_state.forfeit or withdrawn_seats):
            table = await self.hall.find_table(table_state.id)
            if any(tournament.entrants[n].person_id in tournament.barred for n in (pairing.first, pairing.second or 0)):
                await self._make_unrated_forfeit(table)
            await concede(
                self.hall, table, withdrawn_seats[0] if withdrawn_seats else seats_not_arrived(table_state)[0]
            )
        elif (
            table_state.id not in self.hall.tables
            and now > tournament.paired + self.hall.settings.tournament_takeover_seconds
        ):
            await self.hall.find_table(table_state.id)

    async def _make_unrated_forfeit(self, table: Table) -> None:
        """Turn a running game into an unrated forfeit after the host has removed a player."""

        def mark_unrated_forfeit(table_state: TableState) -> tuple[TableState, ...]:
            if table_state.status != table_states.PLAYING:
                raise Conflict(msg("hall-game-over"))
            table_state.rated, table_state.forfeit = False, True
            return ()

        if table.table_state.rated:
            await self.hall.update_table(table, mark_unrated_forfeit)

    async def _forfeit_absent(self, table: Table, withdrawn_seats: list[int]) -> None:
        """Start the game as an unrated forfeit and concede it for an absent player."""

        def start_as_forfeit(table_state: TableState) -> tuple[TableState, ...]:
            if table_state.status != table_states.WAITING:
                raise Conflict(msg("hall-tournament-arrived"))
            for seat, table_seat in enumerate(table_state.seats):
                # The opponent of a withdrawn player does not have to arrive.
                table_seat.has_arrived = seat not in withdrawn_seats if withdrawn_seats else table_seat.has_arrived
            table_state.forfeit = True
            table_state.rated = False
            self.hall.start_if_full(table_state, table.pack)
            return ()

        await self.hall.update_table(table, start_as_forfeit)
        await concede(self.hall, table, seats_not_arrived(table.table_state)[0])


def seats_not_arrived(table_state: TableState) -> list[int]:
    """Return the seats whose players have not arrived."""
    return [
        seat
        for seat, table_seat in enumerate(table_state.seats)
        if table_seat.kind == "person" and not table_seat.has_arrived
    ]


def table_result(table_state: TableState | None) -> tuple[PairingResultKind, tuple[float, float]]:
    """Return how a pairing was decided, and the points of both seats.

    A win is worth 1 point. A draw is worth 0.5 points, as is a game that the hall ended. Absent players get 0 points.
    If the table is missing, both players count as absent.
    """
    if table_state is None:
        return FORFEIT, (0.0, 0.0)
    winners = table_state.winners or []
    points = [0.5, 0.5] if len(winners) != 1 else [float(seat in winners) for seat in range(2)]
    if not table_state.forfeit:
        return PLAYED, (points[0], points[1])
    missing = seats_not_arrived(table_state)
    return FORFEIT, (points[0] * (0 not in missing), points[1] * (1 not in missing))

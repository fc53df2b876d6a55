"""Moves of players, bots and clocks."""

from __future__ import annotations

import time

from kwoon.core.game import CONCEDE, IllegalMove
from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, HallError
from kwoon.hall.hall import Hall
from kwoon.hall.ratings.models import RatedResult
from kwoon.hall.ratings.rated_table_rules import clear_seat_households, count_rated_moves, rated_result
from kwoon.hall.tables.live_game import AppliedMove
from kwoon.hall.tables.request_results import RequestKey
from kwoon.hall.tables.stored_rows import StoredMove, WriteBatch
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_change import TableChange
from kwoon.hall.tables.table_state import OVER, TableState

TOO_MANY_CHANGES_TEXT = msg("hall-too-many-take-backs")
STALE_PROMPT_TEXT = msg("hall-moved-on")
NOT_PLAYING_TEXT = msg("hall-not-running")


class PlayMoves(TableChange):
    """One move of a seat, or as many moves of its draft as are legal. If the first move is illegal, it is refused."""

    def __init__(
        self,
        hall: Hall,
        table: Table,
        seat: int,
        *moves: int,
        prompt_key: str | None = None,
        request_key: RequestKey | None = None,
    ) -> None:
        super().__init__(table, request_key)
        self.hall = hall
        self.seat = seat
        self.moves = moves
        self.prompt_key = prompt_key
        """The prompt that the moves answer; None for any prompt."""
        self.finished_state: TableState | None = None
        """The table state after the last move of the game; None if the game continues."""
        self.is_visible = False
        """Whether anyone besides the seat itself can notice the moves."""
        self.resolved = False
        self.started = 0.0
        """Start time of the write by `time.perf_counter`, for metrics."""

    def prepare(self) -> WriteBatch:
        """Apply the moves in memory, and return the rows to write."""
        table, by_player = self.table, self.request_key is not None
        match = table.game.match
        if self.prompt_key is not None and match is not None and self.prompt_key != table.game.prompt_key(self.seat):
            raise Conflict(STALE_PROMPT_TEXT)
        if match is None or not table.is_playing:
            raise Conflict(NOT_PLAYING_TEXT)
        for move in self.moves if by_player else ():
            if table.game.exceeds_draft_changes(self.seat, move):
                raise Conflict(TOO_MANY_CHANGES_TEXT)
        now = self.hall.now()
        self.is_visible = self.resolved = False
        stored_moves: list[StoredMove] = []
        for move in self.moves:
            if stored_moves and not self._continues_draft(move):
                break
            try:
                effect = self._apply_move(move, now)
            except HallError:
                if not stored_moves:
                    raise
                # The moves before this one are applied and must be stored.
                break
            table.game.track_mover(effect, by_player)
            self.is_visible, self.resolved = self.is_visible or effect.is_visible, self.resolved or effect.resolved
            stored_moves.append(
                StoredMove.from_recorded(
                    table.table_state.id,
                    table.game.num_moves,
                    effect.recorded_move,
                    now,
                    clock=None if table.deadlines.clock is None else table.deadlines.clock.to_json(),
                    request_id=None if self.request_key is None else self.request_key[1],
                )
            )
        self.finished_state = newly_finished_state(self.hall, table)
        self.started = time.perf_counter()
        return WriteBatch(
            tuple(stored_moves),
            self.finished_state,
            None if self.finished_state is None else self._rated_result(self.finished_state),
            notifications=self.hall.table_change_notifications(table),
        )

    def _continues_draft(self, move: int) -> bool:
        prompt = None if self.resolved else self.table.require_match().state.prompt(self.seat)
        return prompt is not None and move in prompt.moves

    def _apply_move(self, move: int, now: float) -> AppliedMove:
        table = self.table
        # A bot that replaces a learner who has left plays freely.
        if table.teacher is not None and move >= 0 and self.request_key is not None:
            table.teacher.require_allowed_move(self.seat, table.require_match().moves, move)
        try:
            return table.apply_move(self.seat, move, self.hall.settings.dice(), now)
        except IllegalMove as error:
            raise Conflict(error.text) from None

    def _rated_result(self, finished_state: TableState) -> RatedResult | None:
        match = self.table.require_match()
        min_moves = self.hall.settings.min_rated_moves * len(finished_state.seats)
        is_long_enough = count_rated_moves(match.moves) >= min_moves
        result = rated_result(finished_state, match.game.teams(), match.state.outcome()) if is_long_enough else None
        clear_seat_households(finished_state)
        return result

    def finish(self) -> None:
        """Record the result of the request, and of the game if it is over."""
        if self.resolved:
            # Only resolved positions are counted, so that the metrics do not reveal drafts.
            self.hall.metrics.count_move(self.request_key is not None, time.perf_counter() - self.started)
        if self.request_key is not None:
            self.table.requests.record(self.request_key)
        if self.finished_state is not None:
            self.table.table_state = self.finished_state
        self.table.keep_stored_position()

    def broadcast(self) -> None:
        """Send an update to everyone who can notice the moves."""
        is_over = self.finished_state is not None
        self.table.broadcast_update(self.hall.now(), only_seat=None if self.is_visible or is_over else self.seat)
        if is_over:
            self.table.broadcast_table(self.hall.now())
            self.hall.observers.on_match_end(self.table)


def newly_finished_state(hall: Hall, table: Table) -> TableState | None:
    """Return the state to write with the last move of a game that has just ended, or None if the game continues.

    With some packs a game could continue forever, so the hall ends every game after `max_moves` moves. Only finished
    drafts count, so nobody can end a game by changing a draft.
    """
    outcome = table.require_match().state.outcome()
    if table.table_state.status == OVER or (outcome is None and table.game.answers < hall.settings.max_moves):
        return None
    table_state = table.table_state.copy()
    table_state.status = OVER
    table_state.household = ""
    table_state.stopped = outcome is None
    table_state.winners = [] if outcome is None else outcome.winners()
    table_state.num_moves = table.game.num_moves
    table_state.version += 1
    table_state.changed = hall.now()
    return table_state


async def concede(hall: Hall, table: Table, seat: int) -> None:
    """Concede for a player who leaves their seat or forfeits."""
    async with hall.lock_table(table):
        await hall.commit(PlayMoves(hall, table, seat, CONCEDE))
    hall.observers.on_change(table)

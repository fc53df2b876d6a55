"""Applies moderation actions to a running hall. The command line has already changed the database; the hall updates its
tables and connections, and makes the owner of a closed account leave tables, tournaments and queues. Every process of
the hall polls for new actions every few seconds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from kwoon.hall.accounts import person_updates
from kwoon.hall.accounts.personal_data import leave_all_tables
from kwoon.hall.errors import HallError
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.logging import log_info, redact_id
from kwoon.hall.matchmaking.interfaces import MatchmakingQueue
from kwoon.hall.moderation.interfaces import ModerationLog
from kwoon.hall.moderation.models import CLOSE_ACCOUNT, CLOSE_TABLE, RENAME, REOPEN_ACCOUNT, ModerationAction


class ModerationRunner:
    def __init__(
        self,
        hall: Hall,
        moderation_log: ModerationLog,
        queue: MatchmakingQueue,
        leave_tournaments: Callable[[Guest], Awaitable[None]],
    ) -> None:
        """`leave_tournaments` withdraws a guest from all tournaments."""
        self.hall = hall
        self._leave_tournaments = leave_tournaments
        self._moderation_log = moderation_log
        self._queue = queue
        self._last_done: int | None = None
        """The number of the last action that this process has applied."""

    async def run_moderation_actions(self) -> None:
        """Apply all new actions."""
        if self._last_done is None:
            # A process that has just started has cached nothing that old actions would affect.
            self._last_done = await self._moderation_log.last_action_number()
        for action in await self._moderation_log.actions_since(self._last_done):
            await self._run_action(action)
            if not action.is_applied:
                await self._moderation_log.mark_action_done(action.number)
            self._last_done = max(self._last_done, action.number)

    async def _run_action(self, action: ModerationAction) -> None:
        hall = self.hall
        if action.action in (CLOSE_ACCOUNT, REOPEN_ACCOUNT, RENAME):
            await person_updates.refresh_person(hall, action.target_id)
        if action.action == CLOSE_ACCOUNT and not action.is_applied:
            await self._queue.leave_queue(action.target_id, None, hall.now())
            guest = Guest(action.target_id, action.name, None)
            await self._leave_tournaments(guest)
            await leave_all_tables(hall, guest)
        if action.action in (CLOSE_TABLE, RENAME):
            for table in list(hall.tables.values()):
                if (
                    action.target_id == table.table_state.id
                    or table.table_state.find_seat(action.target_id) is not None
                ):
                    with suppress(HallError):
                        await hall.refresh_table(table)
        log_info("moderation action applied", action=action.action, about=redact_id(action.target_id))

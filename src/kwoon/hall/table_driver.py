"""The table driver runs bots, clocks, countdowns and auto-passes."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Coroutine
from contextlib import suppress

from kwoon.core.game import Prompt
from kwoon.hall.bot_jobs import RANK_BOTS_ONLY, RANK_PLAYERS, BotFailed, BotUnavailable, JobPriority, MoveJob
from kwoon.hall.errors import HallError
from kwoon.hall.hall import Hall
from kwoon.hall.interfaces import TableObserver
from kwoon.hall.logging import log_exception, log_info, redact_id
from kwoon.hall.tables.bot_pacing import bot_delay
from kwoon.hall.tables.play_moves import PlayMoves
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import TableState

MAX_DEFAULT_MOVES = 1000
RETRY_SECONDS = 2.0
BOT_RETRY_DELAYS = (0.2, 0.8, 2.0)
"""Seconds before each retry if no bot worker is available."""


def bot_job_priority(table: Table) -> JobPriority:
    """Return the priority of a table's bot jobs: tables with people come first, and households and hosts take turns."""
    return JobPriority(
        RANK_PLAYERS if table.table_state.seats_of_people() else RANK_BOTS_ONLY,
        table.table_state.host,
        table.table_state.household,
    )


def _pacing_inputs(table: Table) -> tuple[int, int, int]:
    """Return the public facts that determine bot delays: the number of bots, the number of people, and the number of
    positions since a person moved."""
    bots = [table_seat for table_seat in table.table_state.seats if table_seat.kind == "bot"]
    positions = table.game.resolved_count - table.game.resolved_at_human_move
    return len(bots), len(table.table_state.seats_of_people()), positions


class TableDriver(TableObserver):
    """Drives all tables in a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        hall.observers.add(self)

    def on_change(self, table: Table) -> None:
        """Start the bots that have to move, and set the table's timer."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        match = table.game.match
        if self.hall.closing or match is None or not table.is_playing:
            return
        if table.is_stale:
            table.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._on_timer, table)
            return
        for seat in match.state.pending_seats():
            if table.table_state.seats[seat].kind == "bot":
                self._start_bot(table, seat)
        deadline = self.next_deadline(table)
        if deadline is not None:
            grace = 0.0 if table.is_owner else self.hall.settings.takeover_grace
            wait = max(0.0, deadline + grace - self.hall.now())
            table.timer = asyncio.get_running_loop().call_later(wait, self._on_timer, table)

    def next_deadline(self, table: Table) -> float | None:
        """Return the time at which the driver must act if nobody moves before then, or None if there is no such time."""
        state = table.require_match().state
        is_optional = state.is_optional()
        if (
            table.deadlines.clock is None
            and table.deadlines.countdown_started is None
            and table.deadlines.quick_started is None
            and not is_optional
        ):
            # Fast path for the common case.
            return None
        times = [
            table.deadlines.countdown_deadline(state),
            table.deadlines.optional_prompt_deadline(state),
            None if table.deadlines.clock is None else table.deadlines.clock.next_timeout(),
        ]
        if is_optional:
            times += [
                self._autopass_due_time(table, seat) for seat in state.pending_seats() if table.should_autopass(seat)
            ]
        return min([time for time in times if time is not None], default=None)

    def _autopass_due_time(self, table: Table, seat: int) -> float:
        """Return when to pass for a seat: at once if no other person plays, otherwise after a human-like delay that
        does not depend on the seat's cards."""
        autopass = table.deadlines.autopass_times.get(seat)
        if autopass is None or autopass[0] != table.game.resolved_count:
            is_only_person = len(table.table_state.seats_of_people()) == 1
            shortest, longest = (0.0, 0.0) if is_only_person else self.hall.settings.autopass_delay
            wait = shortest + (longest - shortest) * secrets.randbelow(1 << 20) / (1 << 20)
            autopass = table.deadlines.autopass_times[seat] = (table.game.resolved_count, self.hall.now() + wait)
        return autopass[1]

    async def cancel_all_tasks(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Deadlines.

    def _on_timer(self, table: Table) -> None:
        self._spawn(table, self.apply_default_moves(table))

    async def apply_default_moves(self, table: Table) -> None:
        """Apply the game's default moves for all seats whose time is up."""
        async with self.hall.lock_table(table):
            for _ in range(MAX_DEFAULT_MOVES):
                seat = self._overdue_seat(table)
                if seat is None:
                    break
                move = table.require_match().state.default_move(seat, self.hall.settings.dice())
                # If another process was faster, the prompt key prevents this move from answering the next prompt.
                await self.hall.commit(PlayMoves(self.hall, table, seat, move, prompt_key=table.game.prompt_key(seat)))
        self.on_change(table)

    def _overdue_seat(self, table: Table) -> int | None:
        if not table.is_playing or table.match is None:
            return None
        now, state = self.hall.now(), table.match.state
        pending_seats = state.pending_seats()
        if table.deadlines.clock is not None:
            for seat in table.deadlines.clock.timed_out_seats(now):
                if seat in pending_seats:
                    return seat
        for seat in pending_seats:
            if table.should_autopass(seat) and self._autopass_due_time(table, seat) <= now + 0.001:
                return seat
        deadlines = [
            time
            for time in (table.deadlines.countdown_deadline(state), table.deadlines.optional_prompt_deadline(state))
            if time is not None
        ]
        # A timer may fire slightly early.
        return pending_seats[0] if pending_seats and deadlines and min(deadlines) <= now + 0.001 else None

    # Bots.

    def _start_bot(self, table: Table, seat: int) -> None:
        prompt_key = table.game.prompt_key(seat)
        bot_task = table.bot_tasks.get(seat)
        if bot_task is not None:
            if bot_task[0] == prompt_key and not bot_task[1].done():
                return
            bot_task[1].cancel()
        table.bot_tasks[seat] = (prompt_key, self._spawn(table, self._run_bot(table, seat, prompt_key)))

    async def _run_bot(self, table: Table, seat: int, prompt_key: str) -> None:
        if not table.is_owner:
            # Other processes may be waiting too. The random delay prevents them from all running the bot.
            await asyncio.sleep(self.hall.settings.takeover_grace * (1 + random.random()))
        prompt = (
            table.require_match().state.prompt(seat)
            if table.match is not None and table.game.prompt_key(seat) == prompt_key
            else None
        )
        bot = table.table_state.seats[seat].bot_id
        if prompt is None or bot is None:
            return
        loop = asyncio.get_running_loop()
        started = loop.time()
        moves = await self._choose_moves(table, seat, bot, prompt)
        elapsed = loop.time() - started
        due = started + bot_delay(self.hall.settings.bot_delay, *_pacing_inputs(table), elapsed)
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        async with self.hall.lock_table(table):
            if (
                not table.is_playing
                or table.table_state.seats[seat].kind != "bot"
                or table.game.prompt_key(seat) != prompt_key
            ):
                return
            table.bot_tasks.pop(seat, None)
            await self._apply_bot_moves(table, seat, moves)
        self.on_change(table)

    async def _choose_moves(self, table: Table, seat: int, bot: str, prompt: Prompt) -> list[int]:
        """Return a bot's moves to the end of its draft: scripted ones in a lesson, and a random one if the bot fails."""
        match = table.require_match()
        if table.teacher is not None:
            scripted_move = table.teacher.scripted_move(seat, match.moves, prompt)
            if scripted_move is not None:
                return [scripted_move]
        options = tuple(sorted(table.table_state.options.items()))
        job = MoveJob(bot, table.pack, len(table.table_state.seats), options, match.state.view(seat), prompt)
        try:
            return await self._choose_with_retry(table, job)
        except BotUnavailable as error:
            # The bot is not at fault, so it keeps its seat. The next job may succeed.
            log_info("bot unavailable", table=redact_id(table.table_state.id), bot=bot, why=str(error))
        except BotFailed as failure:
            await self._replace_failed_bot(table, seat, bot, str(failure))
        return [prompt.moves[secrets.randbelow(len(prompt.moves))]]

    async def _choose_with_retry(self, table: Table, job: MoveJob) -> list[int]:
        for delay in BOT_RETRY_DELAYS:
            with suppress(BotUnavailable):
                return await self.hall.bot_workers.choose_moves(job, bot_job_priority(table))
            await asyncio.sleep(delay)
        return await self.hall.bot_workers.choose_moves(job, bot_job_priority(table))

    async def _apply_bot_moves(self, table: Table, seat: int, moves: list[int]) -> None:
        """Commit a bot's whole draft at once, so that the timing does not reveal the draft's length. If the first move
        is no longer legal, do nothing: the driver prompts the bot again."""
        prompt = table.require_match().state.prompt(seat) if table.is_playing else None
        if prompt is not None and moves[0] in prompt.moves:
            await self.hall.commit(PlayMoves(self.hall, table, seat, *moves, prompt_key=table.game.prompt_key(seat)))

    async def _replace_failed_bot(self, table: Table, seat: int, bot: str, reason: str) -> None:
        self.hall.metrics.count_bot_failure()
        log_info("bot failed", table=redact_id(table.table_state.id), bot=bot, why=reason)
        if bot == self.hall.bots(table.table_state.game)[0].id:
            return

        def seat_weakest_bot(table_state: TableState) -> tuple[TableState, ...]:
            if table_state.seats[seat].bot_id == bot:
                self.hall.seat_bot(table_state.id, table_state.seats[seat], table_state.game, None, table_state.seats)
            return ()

        await self.hall.update_table(table, seat_weakest_bot)

    def _spawn(self, table: Table, coroutine: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._run_and_log_errors(table, coroutine))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _run_and_log_errors(self, table: Table, coroutine: Coroutine[None, None, None]) -> None:
        try:
            await coroutine
            return
        except HallError:
            log_info("driver move rejected", table=redact_id(table.table_state.id))
        except Exception:
            log_exception("table driver failed", table=redact_id(table.table_state.id))
        # Another process was faster, or storage is unavailable: retry after a delay.
        if not self.hall.closing:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.on_change, table)

"""The attendant: sees to it that bots answer, clocks run out and countdowns end, whoever else is at the table."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Coroutine
from contextlib import suppress

from kwoon.core.contract import Ask
from kwoon.hall.hall import Hall
from kwoon.hall.notes import mark, note, trouble
from kwoon.hall.tables.head import Head, Refusal
from kwoon.hall.tables.pace import answered_after
from kwoon.hall.tables.play import announce, commit
from kwoon.hall.tables.table import Table
from kwoon.hall.thinking import PLAYED, WATCHED, BotAway, BotFailed, Question, Turn

MOST_DEFAULTS = 1000
RETRY = 2.0
AWAY = (0.2, 0.8, 2.0)
"""After so many seconds a bot that could not be reached is asked again."""


def turn_for(table: Table) -> Turn:
    """Whose turn it is to be thought for: tables that people play at come first; households and hosts take turns."""
    return Turn(PLAYED if table.head.people() else WATCHED, table.head.host, table.head.household)


class Attendant:
    """Looks after all tables of a hall; called after every change."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        hall.after = self.look_after

    def look_after(self, table: Table) -> None:
        """Set bots to think and the timer to ring."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if self.hall.closing or table.bout is None or not table.playing:
            return
        if table.stale:
            table.timer = asyncio.get_running_loop().call_later(RETRY, self._ring, table)
            return
        for seat in table.game().state.owed():
            if table.head.seats[seat].kind == "bot":
                self._set_thinking(table, seat)
        due = self.due(table)
        if due is not None:
            late = 0.0 if table.mine else self.hall.settings.grace
            wait = max(0.0, due + late - self.hall.now())
            table.timer = asyncio.get_running_loop().call_later(wait, self._ring, table)

    def due(self, table: Table) -> float | None:
        """When something is to be done at the table next, if nobody does anything."""
        state = table.game().state
        aside = state.asks_aside()
        if table.clock is None and table.called is None and table.hurried is None and not aside:
            # As at most tables.
            return None
        times = [table.countdown(), table.hurry(), None if table.clock is None else table.clock.due()]
        if aside:
            times += [self._pause(table, seat) for seat in state.owed() if table.passes_now(seat)]
        return min([time for time in times if time is not None], default=None)

    def _pause(self, table: Table, seat: int) -> float:
        """When to answer for a seat that passes: after a while as people take, whatever the seat holds."""
        known = table.pausing.get(seat)
        if known is None or known[0] != table.settled:
            alone = len(table.head.people()) == 1
            shortest, longest = (0.0, 0.0) if alone else self.hall.settings.pause
            wait = shortest + (longest - shortest) * secrets.randbelow(1 << 20) / (1 << 20)
            known = table.pausing[seat] = (table.settled, self.hall.now() + wait)
        return known[1]

    async def stop(self) -> None:
        """Wait for what is being done."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Time.

    def _ring(self, table: Table) -> None:
        self._spawn(table, self.time_is_up(table))

    async def time_is_up(self, table: Table) -> None:
        """Answer for the seats whose time is over with the game's default moves."""
        async with table.lock:
            if table.stale:
                await self.hall.reload(table)
            for _ in range(MOST_DEFAULTS):
                seat = self._late(table)
                if seat is None:
                    break
                move = table.game().state.default(seat, self.hall.settings.luck())
                # If another process was faster, it is not done once more for what is asked next.
                heard = await commit(self.hall, table, seat, move, key=table.key(seat), request=None)
                announce(self.hall, table, heard, seat)
        self.look_after(table)

    def _late(self, table: Table) -> int | None:
        if not table.playing or table.bout is None:
            return None
        now = self.hall.now()
        owing = table.bout.state.owed()
        if table.clock is not None:
            for seat in table.clock.out(now):
                if seat in owing:
                    return seat
        for seat in owing:
            if table.passes_now(seat) and self._pause(table, seat) <= now + 0.001:
                return seat
        ends = [time for time in (table.countdown(), table.hurry()) if time is not None]
        # A timer may fire a hair early.
        return owing[0] if owing and ends and min(ends) <= now + 0.001 else None

    # Bots.

    def _set_thinking(self, table: Table, seat: int) -> None:
        key = table.key(seat)
        known = table.thinking.get(seat)
        if known is not None:
            if known[0] == key and not known[1].done():
                return
            known[1].cancel()
        table.thinking[seat] = (key, self._spawn(table, self._think(table, seat, key)))

    async def _think(self, table: Table, seat: int, key: str) -> None:
        if not table.mine:
            # Others may wait as well: not all of them need do the work.
            await asyncio.sleep(self.hall.settings.grace * (1 + random.random()))
        ask = table.game().state.ask(seat) if table.bout is not None and table.key(seat) == key else None
        bot = table.head.seats[seat].bot
        if ask is None or bot is None:
            return
        loop = asyncio.get_running_loop()
        started = loop.time()
        scripted = None if table.teacher is None else table.teacher.reply(seat, table.game().steps, ask)
        try:
            moves = [] if scripted is None else [scripted]
            if not moves:
                moves = await self._moves(table, self._question(table, seat, bot, ask))
        except BotAway as why:
            # It did nothing wrong, and keeps its seat: the next question may reach it.
            note("bot away", table=mark(table.head.id), bot=bot, why=str(why))
            moves = [ask.moves[secrets.randbelow(len(ask.moves))]]
        except BotFailed as failure:
            moves = [ask.moves[secrets.randbelow(len(ask.moves))]]
            await self._replace(table, seat, bot, str(failure))
        thought = loop.time() - started
        due = started + answered_after(self.hall.settings.bot_delay, *table.paced_by(), thought)
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        async with table.lock:
            if table.stale:
                await self.hall.reload(table)
            if not table.playing or table.head.seats[seat].kind != "bot" or table.key(seat) != key:
                return
            table.thinking.pop(seat, None)
            await self._answer(table, seat, moves)
        self.look_after(table)

    async def _moves(self, table: Table, question: Question) -> list[int]:
        """What a bot does; one that cannot be reached is asked again for a while."""
        for pause in AWAY:
            with suppress(BotAway):
                return await self.hall.partners.choose(question, turn_for(table))
            await asyncio.sleep(pause)
        return await self.hall.partners.choose(question, turn_for(table))

    async def _answer(self, table: Table, seat: int, moves: list[int]) -> None:
        """Take a bot's draft as one answer, so that nobody sees by its time how long it is. What does not fit is left,
        and the bot asked again."""
        ask = table.game().state.ask(seat) if table.playing else None
        if ask is not None and moves[0] in ask.moves:
            heard = await commit(self.hall, table, seat, *moves, key=table.key(seat), request=None)
            announce(self.hall, table, heard, seat)

    def _question(self, table: Table, seat: int, bot: str, ask: Ask) -> Question:
        options = tuple(sorted(table.head.options.items()))
        view = table.game().state.view(seat)
        return Question(bot, table.pack, len(table.head.seats), options, view, ask)

    async def _replace(self, table: Table, seat: int, bot: str, why: str) -> None:
        """A bot that failed gives its seat to the simplest one; the table goes on."""
        self.hall.tally.bot_failed()
        note("bot failed", table=mark(table.head.id), bot=bot, why=why)
        if bot == self.hall.bots(table.head.game)[0].id:
            return

        def change(head: Head) -> tuple[Head, ...]:
            if head.seats[seat].bot == bot:
                self.hall.seat_bot(head.id, head.seats[seat], head.game, None, head.seats)
            return ()

        await self.hall.alter(table, change)

    def _spawn(self, table: Table, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._safely(table, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _safely(self, table: Table, work: Coroutine[None, None, None]) -> None:
        try:
            await work
            return
        except Refusal:
            note("attendant refused", table=mark(table.head.id))
        except Exception:
            trouble("attendant failed", table=mark(table.head.id))
        # Somebody was faster, or storage is away: look again, but not at once.
        if not self.hall.closing:
            asyncio.get_running_loop().call_later(RETRY, self.look_after, table)

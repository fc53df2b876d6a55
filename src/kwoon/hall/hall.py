"""The hall: all tables that this process has in memory, and how they are found, opened, changed and put away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence

from kwoon.bots.cast import name_for
from kwoon.bots.level import Level
from kwoon.core.dice import RecordingDice
from kwoon.hall.guests import Guests
from kwoon.hall.needs import Partners, Storage, Tally
from kwoon.hall.notes import mark, note, trouble
from kwoon.hall.people.rated import begin
from kwoon.hall.settings import HallSettings
from kwoon.hall.spells import Spells
from kwoon.hall.tables import head as heads
from kwoon.hall.tables.head import OVER, PLAYING, WAITING, Head, Place, Refusal
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.replay import Replays
from kwoon.hall.tables.rows import Answer, Conflict, Entry, Stored, Unsure
from kwoon.hall.tables.table import Table
from kwoon.hall.telling import wire
from kwoon.hall.telling.lobby_sent import HereNews, TableNews, TableSent, presence, table_sent
from kwoon.hall.telling.tellers import fetch_teller, teller_for
from kwoon.hall.workshop.packs import Packs
from kwoon.shelf import Pack

TRIES = 6
RESUMED = 2000
FEW = 8
"""So many answers are played again at a time."""
LONGEST_ID = 40
NOT_WRITTEN = "That could not be written down, so nothing has changed. Try again in a moment."
NOT_KNOWN = "The hall cannot reach its memory, so that it is not known whether that was done. Look again in a moment."
NO_TABLE = "There is no such table. Perhaps it was closed, or the link is not complete."


class Hall:
    """All that goes on in one process."""

    def __init__(self, settings: HallSettings, storage: Storage, partners: Partners, tally: Tally) -> None:
        self.settings = settings
        self.now = settings.now
        self.storage = storage
        self.partners = partners
        self.tally = tally
        self.guests = Guests(storage, [level.name for level in settings.own])
        self.packs = Packs(storage, settings.offered, settings.packs_letters)
        self.replays = Replays()
        self.tables: dict[str, Table] = {}
        self.after: Callable[[Table], None] = lambda table: None
        """Called when a table has changed and its lock is free: for bots and clocks."""
        self.ended: Callable[[Table], None] = lambda table: None
        """Called when a game has ended here: for tournaments."""
        self.presence: Callable[[Table], None] = lambda table: None
        """Called when somebody comes or goes: for other processes."""
        self.loaded: Callable[[Table], None] = lambda table: None
        """Called when a table was loaded, to ask other processes who is there."""
        self.charged_from = 0.0
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Find out who we are, and whether others are."""
        self.guests.start()
        self.packs.start()
        self.charged_from = self.now() if self.storage.alone or not self._others() else 0.0

    def stop(self) -> None:
        """Everything that was accepted is on disk already; the tables will be loaded again."""
        self.closing = True
        for table in self.tables.values():
            if table.timer is not None:
                table.timer.cancel()
            for _, task in table.thinking.values():
                task.cancel()

    def errand(self, work: Coroutine[None, None, None]) -> None:
        """Have something done, whoever goes away meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def resume(self) -> None:
        """Load the games in which clocks or bots go on by themselves."""
        for head in await self.storage.heads(PLAYING, limit=RESUMED):
            if head.clock.kind != "none" or any(place.kind == "bot" for place in head.seats):
                try:
                    await self.find(head.id)
                except Refusal:
                    continue

    def _others(self) -> bool:
        """Whether another process of this hall was alive a moment ago, so that no time was lost."""
        return abs(self.now() - float(self.storage.keep("alive", "0"))) < 15

    async def beat(self) -> None:
        """Show that this process is alive, to others that share the database."""
        if self.storage.alone:
            return
        await self.storage.put("alive", str(self.now()))

    # Finding.

    async def find(self, id: str) -> Table:
        """A table, from memory or by replay."""
        table = self.tables.get(id) or await self._loaded_once(id)
        if not self.storage.alone:
            # Whoever comes here from another process must not find less than they were told there; and what others
            # wrote while it was being loaded, they told to nobody here.
            await self.refresh(table)
        table.touched = self.now()
        return table

    async def _loaded_once(self, id: str) -> Table:
        """Load a table, whoever else asks for it meanwhile."""
        if not 0 < len(id) <= LONGEST_ID or "\0" in id:
            raise Refusal(404, NO_TABLE)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            loading.add_done_callback(lambda done: self._was_loaded(id, done))
        # Whoever goes away does not take it from the others.
        return await asyncio.shield(loading)

    def _was_loaded(self, id: str, done: asyncio.Task[Table]) -> None:
        self._loading.pop(id, None)
        if not done.cancelled():
            # Whoever still waits hears of it; if nobody does, it is no trouble of ours.
            done.exception()

    async def _load(self, id: str) -> Table:
        stored = await self.storage.table(id)
        if stored.head is None:
            raise Refusal(404, NO_TABLE)
        head = stored.head
        pack = await self.packs.of(head)
        await fetch_teller(pack, len(head.seats), head.options)
        table = Table(head, pack, self.settings)
        await self._catch_up(table, stored)
        table.told = len(table.events)
        table.since = self.now()
        # Perhaps another process has it too and is about to see to it.
        table.mine = self.storage.alone
        self._keep(table)
        self.tally.loaded()
        note("table loaded", table=mark(id), answers=table.length)
        self.loaded(table)
        self.after(table)
        return table

    def _keep(self, table: Table) -> None:
        table.touched = self.now()
        self.tables[table.head.id] = table
        self.tally.tables(len(self.tables))

    def drop(self, table: Table) -> None:
        """Put a table away; it is loaded again when somebody asks for it."""
        if table.timer is not None:
            table.timer.cancel()
        if self.tables.get(table.head.id) is table:
            del self.tables[table.head.id]
        self.tally.tables(len(self.tables))

    async def _catch_up(self, table: Table, stored: Stored) -> None:
        """Add what storage knows. A long game is played again a little at a time, so that nobody waits for it."""
        answers = stored.answers
        spells = Spells()
        table.load(stored._replace(answers=answers[:FEW]), self.charged_from)
        for at in range(FEW, len(answers), FEW):
            await spells.rest()
            table.load(Stored(None, answers[at : at + FEW], [], []), self.charged_from)

    async def reload(self, table: Table) -> None:
        """Make memory what storage says, and tell what is new. The caller holds the lock."""
        table.stale = True
        stored = await self.storage.table(table.head.id)
        if stored.head is None:
            raise Refusal(404, "This table was closed.")
        before = (table.settled, table.called)
        table.clear()
        await self._catch_up(table, stored)
        if table.settled == before[0] and before[1] is not None:
            table.called = before[1]
        table.stale = False
        table.mine = False
        table.tell(self.now())
        self.tell_table(table)

    async def refresh(self, table: Table) -> None:
        """Another process wrote something: take it over and tell it."""
        async with table.lock:
            if table.stale:
                await self.reload(table)
                return
            known = (table.head.version, table.length, table.heard(), table.passed)
            stored = await self.storage.table(table.head.id, *known)
            if stored.head is None and not any(stored[1:]):
                return
            try:
                await self._catch_up(table, stored)
            except Exception:
                trouble("table differs from storage", table=mark(table.head.id))
                await self.reload(table)
                return
            table.mine = False
            if stored.answers or table.told < len(table.events):
                table.tell(self.now())
            else:
                # Nobody else is to notice that somebody passes.
                for seat in {table.head.seat_of(each.person) for each in stored.passes} - {None}:
                    table.tell(self.now(), only=seat)
            if stored.head is not None:
                self.tell_table(table)
            for saying in stored.sayings:
                table.say(saying)
        self.after(table)

    # Opening and changing.

    async def open(self, head: Head, pack: Pack) -> Table:
        """A new table; it starts at once if nobody is awaited."""
        head.pack = pack.fingerprint
        head.options = (await fetch_teller(pack, len(head.seats), head.options)).opened.options
        self.start_if_full(head, pack)
        await self._write_new(Entry(opened=(head,)), head)
        table = Table(head, pack, self.settings)
        table.take(head, self.now())
        table.told = len(table.events)
        self._keep(table)
        note("table opened", table=mark(head.id), game=head.game)
        self.after(table)
        return table

    async def open_at(self, head: Head, answers: tuple[Answer, ...]) -> Table:
        """A new table with a game that has come so far already."""
        await self._write_new(Entry(answers=answers, opened=(head,)), head)
        return await self.find(head.id)

    def until_reply(self, began: float) -> float:
        """Return the seconds until a refusal may be sent, for a request that came at `began` by the loop's clock."""
        delay = self.settings.refusal_delay
        if delay <= 0:
            return 0.0
        return delay - (asyncio.get_running_loop().time() - began) % delay

    async def alter(self, table: Table, change: Callable[[Head], tuple[Head, ...]]) -> None:
        """Change a table's head; `change` raises Refusal for what cannot be, and names tables to be opened with it."""
        began = asyncio.get_running_loop().time()
        try:
            await self._alter(table, change)
        except Refusal:
            await asyncio.sleep(self.until_reply(began))
            raise

    async def _alter(self, table: Table, change: Callable[[Head], tuple[Head, ...]]) -> None:
        async with table.lock:
            if table.stale:
                await self.reload(table)
            for _ in range(TRIES):
                head = table.head.twin()
                opened = change(heads.not_closed(head))
                head.version += 1
                head.changed = self.now()
                try:
                    await self.storage.write(Entry(head=head, opened=opened, notes=self.notes(table)))
                except Conflict:
                    self.tally.conflicted()
                    await self.reload(table)
                    continue
                except Exception as error:
                    self._failed()
                    table.stale = True
                    await self._look_whether(table, head, isinstance(error, Unsure))
                except BaseException:
                    table.stale = True
                    raise
                began = table.bout is None
                table.take(head, self.now())
                table.mine = True
                break
            else:
                raise Refusal(409, "The table is busy. Try again.")
            self.tell_table(table)
            if began:
                table.tell(self.now())
        self.after(table)

    async def _look_whether(self, table: Table, head: Head, unsure: bool) -> None:
        """A write failed, perhaps after it was done: Refusal unless this head is what is stored now."""
        try:
            await self.reload(table)
        except Exception:
            trouble("table not loaded", table=mark(table.head.id))
            raise Refusal(503, NOT_KNOWN) from None
        if heads.pack(table.head) != heads.pack(head):
            raise Refusal(503, NOT_KNOWN if unsure else NOT_WRITTEN) from None

    async def _write_new(self, entry: Entry, head: Head) -> None:
        """Write down a new table; if that fails, look whether it is there."""
        try:
            await self.storage.write(entry)
            return
        except Unsure:
            self._failed()
            raise Refusal(503, NOT_KNOWN) from None
        except Exception:
            self._failed()
        try:
            stored = await self.storage.table(head.id)
        except Exception:
            raise Refusal(503, NOT_KNOWN) from None
        if stored.head is None:
            raise Refusal(503, NOT_WRITTEN)

    def _failed(self) -> None:
        self.tally.not_written()
        trouble("not written")

    def start_if_full(self, head: Head, pack: Pack) -> None:
        """Deal once every seat is taken."""
        if head.status != WAITING or head.awaited():
            return
        teller = teller_for(pack, len(head.seats), head.options)
        live = self.settings.luck()
        if head.lesson:
            live = teacher_for(head.game, teller.opened).luck(None, [], live)
        luck = RecordingDice(live)
        teller.opened.game.deal(luck)
        begin(head, teller.opened.game.sides())
        head.deal = luck.taken()
        head.options = teller.opened.options
        head.status = PLAYING
        head.started = self.now()

    def end_if_over(self, table: Table) -> Head | None:
        """The head of a game that has just ended, for the same entry as its last answer. With some cards a game may go
        on for ever: that ends here. Only finished answers count, so that nobody ends a game by changing their mind."""
        endless = table.answers >= self.settings.most_answers
        if table.head.status == OVER or not (table.over() or endless):
            return None
        head = table.head.twin()
        head.status = OVER
        head.household = ""
        outcome = table.game().state.outcome()
        head.stopped = outcome is None
        head.winners = [] if outcome is None else outcome.winners()
        head.answers = table.length
        head.version += 1
        head.changed = self.now()
        return head

    def notes(self, table: Table) -> tuple[str, ...]:
        """What other processes are told about a change: only where to look."""
        return () if self.storage.alone else (f"look {self.settings.process} {table.head.id}",)

    def about(self, person: str) -> tuple[str, ...]:
        """The same about a change that concerns somebody."""
        return () if self.storage.alone else (f"person {self.settings.process} {person}",)

    # Bots.

    def bots(self, game: str) -> list[Level]:
        """The bots that can play a game, gentlest first."""
        return [level for level in self.settings.bots if level.plays(game)]

    def best_bot(self, game: str) -> Level:
        """Whoever is hardest to beat."""
        return sorted(self.bots(game), key=lambda level: level.grade)[-1]

    def all_bots(self, game: str) -> list[Level]:
        """The same, and after them those that whoever runs the hall has written."""
        return self.bots(game) + [level for level in self.settings.own if level.plays(game)]

    def seat_bot(self, table: str, place: Place, game: str, bot: str | None, others: Sequence[Place] = ()) -> None:
        """Put a bot on a seat; the gentlest if none is named. No two at a table are called the same."""
        levels = self.all_bots(game) + self.settings.more_bots(game)
        for level in levels:
            if bot is None or level.id == bot:
                taken = [other.name for other in others if other is not place and other.name is not None]
                place.kind, place.person, place.bot = "bot", None, level.id
                place.name = name_for(level, table, taken)
                place.again, place.votes = False, []
                return
        raise Refusal(404, f"There is no such bot for this game. There is: {', '.join(each.id for each in levels)}.")

    # Telling.

    def sent(self, table: Table, person: str) -> TableSent:
        """A table as one person sees it."""
        return table_sent(table.head, table.head.seat_of(person), table.here(self.now()))

    def tell_presence(self, table: Table) -> None:
        """Everybody hears who is here, soon: many who come at once are told of in one message."""
        if not table.counting:
            table.counting = True
            asyncio.get_running_loop().call_later(self.settings.presence, self._count, table)

    def _count(self, table: Table) -> None:
        table.counting = False
        seats, watchers = presence(table.head, table.here(self.now()))
        if (seats, watchers) != table.counted:
            table.counted = (seats, watchers)
            message = wire.write(HereNews(seats, watchers))
            for subscriber in table.subscribers:
                subscriber.send(message)

    def tell_table(self, table: Table) -> None:
        """Everybody hears how the table is now."""
        here = table.here(self.now())
        table.counted = presence(table.head, here)
        for subscriber in table.subscribers:
            seat = table.head.seat_of(subscriber.person)
            subscriber.send(wire.write(TableNews(table_sent(table.head, seat, here))))

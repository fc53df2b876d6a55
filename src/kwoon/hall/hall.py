"""The hall: loads, opens, changes and unloads the tables of this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial

from kwoon.bots import levels_for_game
from kwoon.bots.level import Level
from kwoon.bots.roster import pick_bot_name
from kwoon.core.dice import RecordingDice
from kwoon.core.message import msg
from kwoon.core.record import Match
from kwoon.hall.errors import Conflict, HallError, NotFound, Unavailable
from kwoon.hall.games.loaded_game_cache import get_serializer, load_serializer
from kwoon.hall.guests import GuestDirectory
from kwoon.hall.interfaces import BotWorkers, Metrics, Storage, TableObservers
from kwoon.hall.logging import log_exception, log_info, redact_id
from kwoon.hall.ratings.rated_table_rules import record_rated_players
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.chat import broadcast_chat
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.replay import ReplayCache
from kwoon.hall.tables.responses import TableResponse
from kwoon.hall.tables.stored_rows import StoredMove, StoredTable, WriteBatch, WriteConflict, WriteUncertain
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_change import TableChange
from kwoon.hall.tables.table_state import (
    PLAYING,
    WAITING,
    ClockSettings,
    TableSeat,
    TableState,
    require_table_not_closed,
    to_json,
)
from kwoon.hall.time_slicer import TimeSlicer
from kwoon.hall.workshop.pack_catalog import PackCatalog
from kwoon.registry import Pack

MAX_ATTEMPTS = 6
MAX_RESUMED_TABLES = 2000
REPLAY_CHUNK = 8
"""Number of moves replayed between two checks of the time slice."""
MAX_ID_LENGTH = 40
NOT_SAVED_TEXT = msg("hall-not-saved")
SAVE_UNKNOWN_TEXT = msg("hall-save-unsure")
BUSY_TEXT = msg("hall-table-busy")
DAMAGED_GAME_TEXT = msg("hall-table-damaged")
NO_TABLE_TEXT = msg("hall-no-table")

StateEdit = Callable[[TableState], tuple[TableState, ...]]
"""Changes a copy of a table's state, and returns further tables to open in the same write. Raises HallError to refuse the
change. It is called again after a write conflict."""


class Hall:
    """The tables, guests, packs and services of one process."""

    def __init__(self, settings: HallSettings, storage: Storage, bot_workers: BotWorkers, metrics: Metrics) -> None:
        self.settings = settings
        self.now = settings.now
        self.storage = storage
        self.bot_workers = bot_workers
        self.metrics = metrics
        self.guests = GuestDirectory(storage, [str(level.name) for level in settings.custom_bots])
        self.packs = PackCatalog(storage, settings.offered_packs, settings.max_pack_characters)
        self.replays = ReplayCache()
        self.tables: dict[str, Table] = {}
        self.observers = TableObservers()
        self.clocks_run_from = 0.0
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._background_tasks: set[asyncio.Task[None]] = set()

    def start_hall(self) -> None:
        """Load the secrets, store the bundled packs, and set the time from which clocks run."""
        self.guests.load_secrets()
        self.packs.store_bundled_packs()
        self.clocks_run_from = self.now() if self.storage.is_exclusive or not self._is_other_process_alive() else 0.0

    def stop_hall(self) -> None:
        """Cancel timers and bots. Every accepted move is already stored, so nothing has to be saved."""
        self.closing = True
        for table in self.tables.values():
            if table.timer is not None:
                table.timer.cancel()
            for _, task in table.bot_tasks.values():
                task.cancel()

    def spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background, independent of the caller."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def resume_running_games(self) -> None:
        """Load the running games that have a clock or bots."""
        for table_state in await self.storage.table_states(PLAYING, limit=MAX_RESUMED_TABLES):
            if table_state.clock.kind != "none" or any(table_seat.kind == "bot" for table_seat in table_state.seats):
                try:
                    await self.find_table(table_state.id)
                except Exception:
                    # One table that cannot be loaded must not stop the others.
                    log_exception("resuming table failed", table=redact_id(table_state.id))

    def _is_other_process_alive(self) -> bool:
        """Return whether another process of this hall was alive recently. If so, clocks were never interrupted."""
        return abs(self.now() - float(self.storage.get_or_create_setting("alive", "0"))) < 15

    async def write_heartbeat(self) -> None:
        """Record that this process is alive, for other processes that share the database."""
        if self.storage.is_exclusive:
            return
        await self.storage.set_setting("alive", str(self.now()))

    # Loading.

    async def find_table(self, table_id: str) -> Table:
        """Return a table from memory, or load it by replay. Raise HallError if there is no such table."""
        table = self.tables.get(table_id) or await self._load_table_once(table_id)
        if not self.storage.is_exclusive:
            await self._catch_up(table)
        table.last_used = self.now()
        return table

    async def _catch_up(self, table: Table) -> None:
        """Load the changes that other processes have written: a person who comes from another process must not see an
        older state here, and the table has missed any notifications that were sent while it was loading.

        A request must not wait for the table's lock, which may be held while another seat drafts. If it is held, the
        changes are loaded afterwards, unless another request is already loading them.
        """
        while True:
            stored = await self.storage.load_table(table.table_state.id, *table.stored_counts())
            has_changes = stored.table_state is not None or any(stored[1:])
            if not has_changes or table.refresh_done is None:
                break
            await table.refresh_done.wait()
        if not table.lock.locked():
            if has_changes or table.is_stale:
                await self.refresh_table(table)
        elif has_changes:
            self.spawn(self._refresh_in_background(table))

    async def _refresh_in_background(self, table: Table) -> None:
        try:
            await self.refresh_table(table)
        except Exception:
            # The next request tries again.
            log_exception("refreshing table failed", table=redact_id(table.table_state.id))

    async def _load_table_once(self, table_id: str) -> Table:
        if not 0 < len(table_id) <= MAX_ID_LENGTH or "\0" in table_id:
            raise NotFound(NO_TABLE_TEXT)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load_table(table_id))
            loading.add_done_callback(lambda done: self._finish_loading(table_id, done))
        # A canceled caller must not cancel the load for the others.
        return await asyncio.shield(loading)

    def _finish_loading(self, table_id: str, task: asyncio.Task[Table]) -> None:
        self._loading.pop(table_id, None)
        if not task.cancelled():
            # Mark the exception as retrieved: callers that still wait receive it, and otherwise it does not matter.
            task.exception()

    async def _load_table(self, table_id: str) -> Table:
        stored = await self.storage.load_table(table_id)
        if stored.table_state is None:
            raise NotFound(NO_TABLE_TEXT)
        table_state = stored.table_state
        pack = await self.packs.table_pack(table_state)
        await load_serializer(pack, len(table_state.seats), table_state.options)
        table = Table(table_state, pack, self.settings)
        try:
            await self._apply_stored_changes(table, stored)
        except Exception:
            log_exception("replaying stored moves failed", table=redact_id(table_id))
            raise Conflict(DAMAGED_GAME_TEXT) from None
        table.num_events_sent = len(table.game.events)
        table.presence.tracking_since = self.now()
        # Another process may have loaded the table too, and may be driving it.
        table.is_owner = self.storage.is_exclusive
        self._add_table(table)
        self.metrics.count_table_load()
        log_info("table loaded", table=redact_id(table_id), moves=table.game.num_moves)
        self.observers.on_load(table)
        self.observers.on_change(table)
        return table

    def _add_table(self, table: Table) -> None:
        table.last_used = self.now()
        self.tables[table.table_state.id] = table
        self.metrics.set_table_count(len(self.tables))

    def unload_table(self, table: Table) -> None:
        """Remove a table from memory. It is loaded again on demand."""
        if table.timer is not None:
            table.timer.cancel()
        if self.tables.get(table.table_state.id) is table:
            del self.tables[table.table_state.id]
        self.metrics.set_table_count(len(self.tables))

    async def _apply_stored_changes(self, table: Table, stored: StoredTable) -> None:
        """Add the stored data that the table lacks. Replay long games in slices, so that other requests need not wait."""
        stored_moves = stored.moves
        slicer = TimeSlicer()
        table.load_stored_rows(stored._replace(moves=stored_moves[:REPLAY_CHUNK]), self.clocks_run_from)
        for start in range(REPLAY_CHUNK, len(stored_moves), REPLAY_CHUNK):
            await slicer.pause_if_due()
            table.load_stored_rows(
                StoredTable(None, stored_moves[start : start + REPLAY_CHUNK], [], []), self.clocks_run_from
            )

    async def reload_table(self, table: Table) -> None:
        """Rebuild a table from storage and broadcast it. The caller must hold the lock. Raise HallError if storage is
        unavailable: it is then unknown which requests were carried out."""
        table.is_stale = True
        try:
            await self._rebuild_table(table, await self.storage.load_table(table.table_state.id))
        except HallError:
            raise
        except Exception:
            log_exception("loading table failed", table=redact_id(table.table_state.id))
            raise Unavailable(SAVE_UNKNOWN_TEXT) from None
        table.is_stale = False
        table.is_owner = False
        table.broadcast_update(self.now())
        table.broadcast_table(self.now())

    async def _rebuild_table(self, table: Table, stored: StoredTable) -> None:
        if stored.table_state is None:
            raise NotFound(msg("hall-table-closed"))
        countdown_before = (table.game.resolved_count, table.deadlines.countdown_started)
        table.discard_loaded_data()
        await self._apply_stored_changes(table, stored)
        if table.game.resolved_count == countdown_before[0] and countdown_before[1] is not None:
            table.deadlines.countdown_started = countdown_before[1]

    async def refresh_table(self, table: Table) -> None:
        """Load and broadcast the changes that another process has written."""
        received_at = asyncio.get_running_loop().time()
        async with table.lock:
            table.refresh_done = asyncio.Event()
            try:
                has_changed = await self._refresh_locked_table(table, received_at)
            finally:
                table.refresh_done.set()
                table.refresh_done = None
        if has_changed:
            self.observers.on_change(table)

    async def _refresh_locked_table(self, table: Table, received_at: float) -> bool:
        """Load and broadcast what another process has written. Return whether the observers must be told."""
        if table.is_stale:
            await self.reload_table(table)
            return False
        stored = await self.storage.load_table(table.table_state.id, *table.stored_counts())
        if stored.table_state is None and not any(stored[1:]):
            return False
        try:
            await self._apply_stored_changes(table, stored)
        except Exception:
            log_exception("table differs from storage", table=redact_id(table.table_state.id))
            await self.reload_table(table)
            return False
        table.is_owner = False
        if stored.moves or table.num_events_sent < len(table.game.events):
            table.broadcast_update(self.now())
        else:
            # An auto-pass must not be noticeable to others.
            for seat in {table.table_state.find_seat(auto_pass.person_id) for auto_pass in stored.auto_passes} - {None}:
                table.broadcast_update(self.now(), only_seat=seat)
        if stored.table_state is not None:
            self.send_in_constant_time(received_at, partial(table.broadcast_table, self.now()))
        for chat_message in stored.chat_messages:
            send = partial(broadcast_chat, chat_message, tuple(table.presence.subscribers))
            self.send_in_constant_time(received_at, send)
        return True

    # Opening and changing.

    def new_table_state(self, pack: Pack, seats: list[TableSeat], host: str, household: str = "") -> TableState:
        """Return the state of a new private table without a clock. The caller changes any settings that differ."""
        now = self.now()
        return TableState(
            id=self.settings.new_id(),
            game=pack.game,
            pack=pack.fingerprint,
            options={},
            seats=seats,
            clock=ClockSettings(),
            uses_call=False,
            public=False,
            host=host,
            created=now,
            changed=now,
            household=household,
        )

    async def create_table(self, table_state: TableState, pack: Pack) -> Table:
        """Open a new table. The game starts at once if all seats are taken."""
        table_state.pack = pack.fingerprint
        table_state.options = (
            await load_serializer(pack, len(table_state.seats), table_state.options)
        ).loaded_game.options
        self.start_if_full(table_state, pack)
        await self._insert_table(WriteBatch(new_tables=(table_state,)), table_state)
        table = Table(table_state, pack, self.settings)
        table.set_table_state(table_state, self.now())
        table.num_events_sent = len(table.game.events)
        self._add_table(table)
        log_info("table opened", table=redact_id(table_state.id), game=table_state.game)
        self.observers.on_change(table)
        return table

    async def create_table_in_progress(self, table_state: TableState, match: Match) -> Table:
        """Open a table with a game that is already in progress or over."""
        table_state.deal, table_state.started = list(match.deal_rolls), table_state.created
        stored_moves = tuple(
            StoredMove.from_recorded(table_state.id, number, move, table_state.created)
            for number, move in enumerate(match.moves, 1)
        )
        await self._insert_table(WriteBatch(moves=stored_moves, new_tables=(table_state,)), table_state)
        return await self.find_table(table_state.id)

    def seconds_until_reply(self, received_at: float) -> float:
        """Return how many seconds to wait before replying to a request whose reply must not show how long the table's
        lock was held. `received_at` is the event loop time of the request."""
        delay = self.settings.error_delay
        if delay <= 0:
            return 0.0
        return delay - (asyncio.get_running_loop().time() - received_at) % delay

    def reply_time(self, received_at: float) -> float:
        """Return the time at which such a reply is sent, for the clocks that it shows."""
        return self.now() + self.seconds_until_reply(received_at)

    def send_in_constant_time(self, received_at: float, send: Callable[[], None]) -> None:
        """Call `send` at a time that does not depend on who held the table's lock. `received_at` is the event loop time
        of the request.

        Otherwise a client that keeps sending requests could infer from the delays when another seat is drafting.
        """
        wait = self.seconds_until_reply(received_at)
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, send)
        else:
            send()

    @asynccontextmanager
    async def constant_time(self, table: Table) -> AsyncGenerator[float, None]:
        """Leave the block, even by an error, at a time that does not depend on who held the table's lock. Yield the
        event loop time of the request. Before the game nobody drafts, so nothing is delayed."""
        received_at = asyncio.get_running_loop().time()
        try:
            yield received_at
        finally:
            if table.match is not None:
                await asyncio.sleep(self.seconds_until_reply(received_at))

    async def update_table(self, table: Table, edit: StateEdit) -> None:
        """Change a table's state. Raise HallError if `edit` refuses the change or it cannot be stored."""
        changed = self.now()
        async with self.constant_time(table) as received_at:
            async with self.lock_table(table):
                await self.commit(StateChange(self, table, edit, changed, received_at))
            self.observers.on_change(table)

    @asynccontextmanager
    async def lock_table(self, table: Table) -> AsyncGenerator[None, None]:
        """Hold a table's lock. Reload the table first if memory may differ from storage."""
        async with table.lock:
            if table.is_stale:
                await self.reload_table(table)
            yield

    async def commit(self, change: TableChange, send_reply: Callable[[], None] | None = None) -> None:
        """Carry out a change to a table, whose lock the caller must hold: prepare it, write it, finish it, send the reply
        and broadcast it. Raise HallError if the change is refused or cannot be stored."""
        table = change.table
        for _ in range(MAX_ATTEMPTS):
            # Until the change is finished or refused, memory may differ from storage.
            table.is_stale = True
            try:
                batch = change.prepare()
            except HallError:
                table.is_stale = False
                raise
            try:
                if batch is not None:
                    await self.storage.write(batch)
            except Exception as write_error:
                self._report_failed_write(write_error)
                error = write_error
            else:
                change.finish()
                table.is_stale = False
                break
            await self.reload_table(table)
            if change.was_stored_despite_failure():
                break
            if not isinstance(error, WriteConflict):
                raise Unavailable(SAVE_UNKNOWN_TEXT if isinstance(error, WriteUncertain) else NOT_SAVED_TEXT)
        else:
            raise Unavailable(BUSY_TEXT)
        table.is_owner = True
        if change.received_at is None:
            change.announce(send_reply)
        else:
            self.send_in_constant_time(change.received_at, partial(change.announce, send_reply))

    def _report_failed_write(self, error: Exception) -> None:
        if isinstance(error, WriteConflict):
            self.metrics.count_write_conflict()
        else:
            self.metrics.count_write_failure()
            log_exception("write failed")

    async def _insert_table(self, batch: WriteBatch, table_state: TableState) -> None:
        """Store a new table. Raise HallError if the write fails, unless a check shows that the table was stored after
        all."""
        try:
            await self.storage.write(batch)
            return
        except Exception as error:
            self._report_failed_write(error)
            is_uncertain = isinstance(error, WriteUncertain)
        try:
            stored = None if is_uncertain else await self.storage.load_table(table_state.id)
        except Exception:
            stored = None
        if stored is None:
            raise Unavailable(SAVE_UNKNOWN_TEXT)
        if stored.table_state is None:
            raise Unavailable(NOT_SAVED_TEXT)

    def start_if_full(self, table_state: TableState, pack: Pack) -> None:
        """Deal and start the game if every seat is taken."""
        if table_state.status != WAITING or table_state.is_waiting_for_players():
            return
        serializer = get_serializer(pack, len(table_state.seats), table_state.options)
        live_dice = self.settings.dice()
        if table_state.lesson:
            live_dice = teacher_for(table_state.game, serializer.loaded_game).lesson_dice(None, [], live_dice)
        dice = RecordingDice(live_dice)
        serializer.loaded_game.game.deal(dice)
        record_rated_players(table_state, serializer.loaded_game.game.teams())
        table_state.deal = dice.take_rolls()
        table_state.options = serializer.loaded_game.options
        table_state.status = PLAYING
        table_state.started = self.now()

    def table_change_notifications(self, table: Table) -> tuple[str, ...]:
        """Return the notification that tells other processes that a table has changed; empty if the storage is
        exclusive."""
        return () if self.storage.is_exclusive else (f"look {self.settings.process_id} {table.table_state.id}",)

    def person_change_notifications(self, person_id: str) -> tuple[str, ...]:
        """Return the notification that tells other processes that a person has changed; empty if the storage is
        exclusive."""
        return () if self.storage.is_exclusive else (f"person {self.settings.process_id} {person_id}",)

    # Bots.

    def bots(self, game: str) -> list[Level]:
        """Return the bots that can play a game, weakest first."""
        return levels_for_game(self.settings.bots, game)

    def best_bot(self, game: str) -> Level:
        """Return the strongest bot for a game."""
        return sorted(self.bots(game), key=lambda level: level.grade)[-1]

    def bots_including_custom(self, game: str) -> list[Level]:
        """Return the bots that can play a game, followed by the operator's custom bots."""
        return self.bots(game) + [level for level in self.settings.custom_bots if level.can_play(game)]

    def seat_bot(
        self, table_id: str, table_seat: TableSeat, game: str, bot_id: str | None, table_seats: Sequence[TableSeat] = ()
    ) -> None:
        """Put a bot in a seat, by default the weakest bot. Raise HallError if `bot_id` is unknown.

        Bot names are unique within a table.
        """
        levels = self.bots_including_custom(game) + self.settings.interpolated_and_personality_bots(game)
        for level in levels:
            if bot_id is None or level.id == bot_id:
                used_names = [other.name for other in table_seats if other is not table_seat and other.name is not None]
                table_seat.kind, table_seat.person_id, table_seat.bot_id = "bot", None, level.id
                table_seat.name = pick_bot_name(level, table_id, used_names)
                table_seat.wants_rematch, table_seat.votes = False, []
                return
        raise NotFound(msg("hall-no-bot", bots=", ".join(each.id for each in levels)))

    # Messages.

    def table_response(self, table: Table, person_id: str) -> TableResponse:
        """Return a table as one person sees it."""
        return table.response_for(person_id, self.now())

    def schedule_presence_message(self, table: Table) -> None:
        """Schedule a presence message. Several arrivals and departures share one message."""
        if not table.presence.is_message_scheduled:
            table.presence.is_message_scheduled = True
            asyncio.get_running_loop().call_later(self.settings.presence_delay, self._send_presence, table)

    def _send_presence(self, table: Table) -> None:
        table.presence.is_message_scheduled = False
        table.broadcast_presence(self.now())


class StateChange(TableChange):
    """A change to a table's state, such as its seats."""

    def __init__(self, hall: Hall, table: Table, edit: StateEdit, changed: float, received_at: float) -> None:
        super().__init__(table)
        self.hall = hall
        self.edit = edit
        self.changed = changed
        """Time of the request. Any later time would show how long the table's lock was held."""
        self.new_state = table.table_state
        self.was_waiting = table.match is None
        self.received_at = None if self.was_waiting else received_at

    def prepare(self) -> WriteBatch:
        """Edit a copy of the state."""
        self.new_state = self.table.table_state.copy()
        new_tables = self.edit(require_table_not_closed(self.new_state))
        self.new_state.version += 1
        self.new_state.changed = self.changed
        notifications = self.hall.table_change_notifications(self.table)
        return WriteBatch(table_state=self.new_state, new_tables=new_tables, notifications=notifications)

    def finish(self) -> None:
        """Use the new state, which may start the game."""
        self.table.set_table_state(self.new_state, self.hall.now())

    def was_stored_despite_failure(self) -> bool:
        """Return whether storage holds the new state."""
        return to_json(self.table.table_state) == to_json(self.new_state)

    def broadcast(self) -> None:
        """Send the table, and the game if it has just started."""
        self.table.broadcast_table(self.hall.now())
        if self.was_waiting:
            self.table.broadcast_update(self.hall.now())

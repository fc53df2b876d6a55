"""The hall: loads, opens, changes and unloads the tables of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence

from kwoon.bots import levels_for_game
from kwoon.bots.level import Level
from kwoon.bots.roster import pick_bot_name
from kwoon.core.dice import RecordingDice
from kwoon.hall.errors import Conflict, HallError, NotFound, Unavailable
from kwoon.hall.games.loaded_game_cache import get_serializer, load_serializer
from kwoon.hall.guests import GuestDirectory
from kwoon.hall.interfaces import BotWorkers, Metrics, Storage
from kwoon.hall.logging import log_exception, log_info, redact_id
from kwoon.hall.ratings.rated_table_rules import record_rated_players
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.replay import ReplayCache
from kwoon.hall.tables.responses import (
    PresenceMessage,
    TableMessage,
    TableResponse,
    present_seats_and_spectator_count,
    table_response,
)
from kwoon.hall.tables.stored_rows import StoredMove, StoredTable, WriteBatch, WriteConflict, WriteUncertain
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import (
    OVER,
    PLAYING,
    WAITING,
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
NOT_SAVED_TEXT = "That couldn't be saved, so nothing has changed. Try again in a moment."
SAVE_UNKNOWN_TEXT = (
    "The hall can't reach its database, so your change may not have been saved. Check again in a moment."
)
NO_TABLE_TEXT = "Table not found. It may have been closed, or the link is incomplete."


class Hall:
    """The tables, guests, packs and services of one process."""

    def __init__(self, settings: HallSettings, storage: Storage, bot_workers: BotWorkers, metrics: Metrics) -> None:
        self.settings = settings
        self.now = settings.now
        self.storage = storage
        self.bot_workers = bot_workers
        self.metrics = metrics
        self.guests = GuestDirectory(storage, [level.name for level in settings.custom_bots])
        self.packs = PackCatalog(storage, settings.offered_packs, settings.max_pack_characters)
        self.replays = ReplayCache()
        self.tables: dict[str, Table] = {}
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called when a table has changed and its lock is free; used for bots and clocks."""
        self.on_match_end: Callable[[Table], None] = lambda table: None
        """Called when a game has ended in this process; used for tournaments."""
        self.on_presence: Callable[[Table], None] = lambda table: None
        """Called when a person connects or disconnects; used to inform other processes."""
        self.on_load: Callable[[Table], None] = lambda table: None
        """Called when a table has been loaded; used to ask other processes who is present."""
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
                except HallError:
                    continue

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
            # A person who comes from another process must not see an older state here. The table has also missed any
            # notifications that were sent while it was loading.
            await self.refresh_table(table)
        table.last_used = self.now()
        return table

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
        await self._apply_stored_changes(table, stored)
        table.num_events_sent = len(table.events)
        table.tracking_since = self.now()
        # Another process may have loaded the table too, and may be driving it.
        table.is_owner = self.storage.is_exclusive
        self._add_table(table)
        self.metrics.count_table_load()
        log_info("table loaded", table=redact_id(table_id), moves=table.num_moves)
        self.on_load(table)
        self.on_change(table)
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
        """Rebuild a table from storage and broadcast it. The caller must hold the lock."""
        table.is_stale = True
        stored = await self.storage.load_table(table.table_state.id)
        if stored.table_state is None:
            raise NotFound("This table has been closed.")
        countdown_before = (table.resolved_count, table.countdown_started)
        table.clear_game()
        await self._apply_stored_changes(table, stored)
        if table.resolved_count == countdown_before[0] and countdown_before[1] is not None:
            table.countdown_started = countdown_before[1]
        table.is_stale = False
        table.is_owner = False
        table.broadcast_update(self.now())
        self.broadcast_table(table)

    async def refresh_table(self, table: Table) -> None:
        """Load and broadcast the changes that another process has written."""
        async with table.lock:
            if table.is_stale:
                await self.reload_table(table)
                return
            known_counts = (table.table_state.version, table.num_moves, table.last_chat_number(), table.last_auto_pass)
            stored = await self.storage.load_table(table.table_state.id, *known_counts)
            if stored.table_state is None and not any(stored[1:]):
                return
            try:
                await self._apply_stored_changes(table, stored)
            except Exception:
                log_exception("table differs from storage", table=redact_id(table.table_state.id))
                await self.reload_table(table)
                return
            table.is_owner = False
            if stored.moves or table.num_events_sent < len(table.events):
                table.broadcast_update(self.now())
            else:
                # An auto-pass must not be noticeable to others.
                for seat in {table.table_state.find_seat(auto_pass.person_id) for auto_pass in stored.auto_passes} - {
                    None
                }:
                    table.broadcast_update(self.now(), only_seat=seat)
            if stored.table_state is not None:
                self.broadcast_table(table)
            for chat_message in stored.chat_messages:
                table.broadcast_chat(chat_message)
        self.on_change(table)

    # Opening and changing.

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
        table.num_events_sent = len(table.events)
        self._add_table(table)
        log_info("table opened", table=redact_id(table_state.id), game=table_state.game)
        self.on_change(table)
        return table

    async def create_table_in_progress(self, table_state: TableState, stored_moves: tuple[StoredMove, ...]) -> Table:
        """Open a table with a game that is already in progress."""
        await self._insert_table(WriteBatch(moves=stored_moves, new_tables=(table_state,)), table_state)
        return await self.find_table(table_state.id)

    def seconds_until_reply(self, received_at: float) -> float:
        """Return how many seconds to wait before replying with an error. `received_at` is the event loop time of the
        request."""
        delay = self.settings.error_delay
        if delay <= 0:
            return 0.0
        return delay - (asyncio.get_running_loop().time() - received_at) % delay

    async def update_table(self, table: Table, change: Callable[[TableState], tuple[TableState, ...]]) -> None:
        """Change a table's state. `change` returns further tables to open in the same write, and raises HallError to
        reject the change. It is called again after a write conflict."""
        received_at = asyncio.get_running_loop().time()
        try:
            await self._apply_change(table, change)
        except HallError:
            await asyncio.sleep(self.seconds_until_reply(received_at))
            raise

    async def _apply_change(self, table: Table, change: Callable[[TableState], tuple[TableState, ...]]) -> None:
        async with table.lock:
            if table.is_stale:
                await self.reload_table(table)
            for _ in range(MAX_ATTEMPTS):
                table_state = table.table_state.copy()
                new_tables = change(require_table_not_closed(table_state))
                table_state.version += 1
                table_state.changed = self.now()
                try:
                    await self.storage.write(
                        WriteBatch(
                            table_state=table_state,
                            new_tables=new_tables,
                            notifications=self.table_change_notifications(table),
                        )
                    )
                except WriteConflict:
                    self.metrics.count_write_conflict()
                    await self.reload_table(table)
                    continue
                except Exception as error:
                    self._report_write_failure()
                    table.is_stale = True
                    await self._confirm_write(table, table_state, isinstance(error, WriteUncertain))
                except BaseException:
                    table.is_stale = True
                    raise
                has_started = table.match is None
                table.set_table_state(table_state, self.now())
                table.is_owner = True
                break
            else:
                raise Conflict("The table is busy. Try again.")
            self.broadcast_table(table)
            if has_started:
                table.broadcast_update(self.now())
        self.on_change(table)

    async def _confirm_write(self, table: Table, table_state: TableState, is_uncertain: bool) -> None:
        """Reload after a failed write. Raise HallError unless this state was stored after all."""
        try:
            await self.reload_table(table)
        except Exception:
            log_exception("loading table failed", table=redact_id(table.table_state.id))
            raise Unavailable(SAVE_UNKNOWN_TEXT) from None
        if to_json(table.table_state) != to_json(table_state):
            raise Unavailable(SAVE_UNKNOWN_TEXT if is_uncertain else NOT_SAVED_TEXT) from None

    async def _insert_table(self, batch: WriteBatch, table_state: TableState) -> None:
        """Store a new table. Raise HallError if the write fails, unless a check shows that the table was stored after
        all."""
        try:
            await self.storage.write(batch)
            return
        except WriteUncertain:
            self._report_write_failure()
            raise Unavailable(SAVE_UNKNOWN_TEXT) from None
        except Exception:
            self._report_write_failure()
        try:
            stored = await self.storage.load_table(table_state.id)
        except Exception:
            raise Unavailable(SAVE_UNKNOWN_TEXT) from None
        if stored.table_state is None:
            raise Unavailable(NOT_SAVED_TEXT)

    def _report_write_failure(self) -> None:
        self.metrics.count_write_failure()
        log_exception("write failed")

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

    def newly_finished_state(self, table: Table) -> TableState | None:
        """Return the state to write with the last move of a game that has just ended, or None if the game continues.

        With some packs a game could continue forever, so the hall ends every game after `max_moves` moves. Only
        finished drafts count, so nobody can end a game by changing a draft.
        """
        is_too_long = table.answers >= self.settings.max_moves
        if table.table_state.status == OVER or not (table.is_over() or is_too_long):
            return None
        table_state = table.table_state.copy()
        table_state.status = OVER
        table_state.household = ""
        outcome = table.require_match().state.outcome()
        table_state.stopped = outcome is None
        table_state.winners = [] if outcome is None else outcome.winners()
        table_state.num_moves = table.num_moves
        table_state.version += 1
        table_state.changed = self.now()
        return table_state

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
        raise NotFound(f"There is no such bot for this game. Available bots: {', '.join(each.id for each in levels)}.")

    # Messages.

    def table_response(self, table: Table, person_id: str) -> TableResponse:
        """Return a table as one person sees it."""
        return table_response(
            table.table_state, table.table_state.find_seat(person_id), table.present_people(self.now())
        )

    def schedule_presence_message(self, table: Table) -> None:
        """Schedule a presence message. Several arrivals and departures share one message."""
        if not table.presence_pending:
            table.presence_pending = True
            asyncio.get_running_loop().call_later(self.settings.presence_delay, self._send_presence, table)

    def _send_presence(self, table: Table) -> None:
        table.presence_pending = False
        seats, watchers = present_seats_and_spectator_count(table.table_state, table.present_people(self.now()))
        if (seats, watchers) != table.last_presence:
            table.last_presence = (seats, watchers)
            message = socket_messages.encode_message(PresenceMessage(seats, watchers))
            for subscriber in table.subscribers:
                subscriber.send(message)

    def broadcast_table(self, table: Table) -> None:
        """Send the table's state to all subscribers."""
        present = table.present_people(self.now())
        table.last_presence = present_seats_and_spectator_count(table.table_state, present)
        for subscriber in table.subscribers:
            seat = table.table_state.find_seat(subscriber.person_id)
            subscriber.send(
                socket_messages.encode_message(TableMessage(table_response(table.table_state, seat, present)))
            )

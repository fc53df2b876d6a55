"""The hall's database, SQLite or PostgreSQL: one writer thread that commits many moves at once, and reader threads."""

from __future__ import annotations

import asyncio
import errno
import os
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from kwoon.hall.interfaces import TableUsage
from kwoon.hall.tables import table_state
from kwoon.hall.tables.stored_rows import (
    KEPT_MESSAGES,
    AutoPassChange,
    ChatMessage,
    StoredMove,
    StoredTable,
    WriteBatch,
    WriteConflict,
    WriteUncertain,
)
from kwoon.hall.tables.table_state import TableState
from kwoon.registry import Pack
from kwoon.server.storage import schema
from kwoon.server.storage.accounts import SqlAccounts
from kwoon.server.storage.commit_check import TRANSACTION_ID, was_committed
from kwoon.server.storage.database_open_errors import require_hall_database
from kwoon.server.storage.file_lock import MIN_FREE, free_disk_bytes, lock_database_file
from kwoon.server.storage.hot_writes import Execute, TableWriter
from kwoon.server.storage.rating_writes import RatingWriter
from kwoon.server.storage.social.blocks import SqlPersonBlocks
from kwoon.server.storage.social.friends import SqlFriends
from kwoon.server.storage.social.matchmaking_queue import SqlMatchmakingQueue, assign_table
from kwoon.server.storage.social.moderation import SqlModerationLog
from kwoon.server.storage.social.reports import SqlAbuseReports
from kwoon.server.storage.sql_store import insert_function
from kwoon.server.storage.table_list_queries import (
    select_newest_public_tables,
    select_newest_tables,
    select_newest_tables_of,
    table_usage,
)
from kwoon.server.storage.tournaments import SqlTournaments
from kwoon.server.storage.workshop import SqlWorkshopStore

CHANNEL = "kwoon"
NOTIFY = f"SELECT {TRANSACTION_ID}, pg_notify('{CHANNEL}', notification) FROM unnest(%s::text[]) notification"
POSTGRES_DEFAULTS = {
    # Detect an unreachable database within seconds, even if nothing reports the broken connection.
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    # Limits how long a hall that is cut off during a write can block other halls from the same table.
    "options": "-cidle_in_transaction_session_timeout=3000",
}
"""Default connection parameters for PostgreSQL. The database URL can override them."""
MAX_BATCH = 100
LARGE_BATCH = 8
COMMIT_INTERVAL = 0.005
"""Minimum seconds between commits of large batches. A commit costs as much as thirty moves, so under load more moves
share a commit. Small batches are not delayed."""

PAGE_SIZE = 1024
"""SQLite page size in bytes. The moves in one commit belong to tables in different places in the file, so a whole page
is written for a few bytes each time. Small pages save a third of the work. An existing file keeps its page size."""

Result = TypeVar("Result")
Waiting = tuple[WriteBatch, "asyncio.Future[None]"]


class SqlStorage:
    """A server process's access to the database."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        if address.get_backend_name() == "postgresql":
            address = address.set(drivername="postgresql+psycopg", query=POSTGRES_DEFAULTS | dict(address.query))
        self.is_exclusive = address.get_backend_name() == "sqlite"
        """Whether no other process can share this database."""
        self.address = address
        self.engine = (
            _sqlite_engine(address.database or "") if self.is_exclusive else create_engine(address, pool_size=6)
        )
        self._insert = insert_function(self.engine)
        self.workshop = SqlWorkshopStore(self.engine, self.read)
        self.people = SqlAccounts(self.engine, self.read)
        self.blocks = SqlPersonBlocks(self.engine, self.read)
        self.friends = SqlFriends(self.engine, self.read)
        self.matchmaking_queue = SqlMatchmakingQueue(self.engine, self.read)
        self.reports = SqlAbuseReports(self.engine, self.read)
        self.moderation_log = SqlModerationLog(self.engine, self.read)
        self._table_writer = TableWriter(is_sqlite=self.is_exclusive)
        self._rating_writer = RatingWriter(is_sqlite=self.is_exclusive)
        self.tournaments = SqlTournaments(self.engine, self.read, self._table_writer)
        self._waiting: list[Waiting] = []
        """Writes for the next batch, which arrived while the writer was busy."""
        self._busy = False
        self._next_batch_time = 0.0
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2 if self.is_exclusive else 4, thread_name_prefix="kwoon-reader")
        self._writer: threading.Thread | None = None
        self._writer_connection: PoolProxiedConnection | None = None
        """The writer's connection, kept open between batches."""
        self._file_lock: int | None = None
        """The file descriptor that holds the lock on an SQLite file."""

    def lock_database(self) -> None:
        """Lock an SQLite file against other halls, and make it private to its owner. Do nothing for PostgreSQL."""
        if self.is_exclusive and self.address.database not in (None, "", ":memory:"):
            self._file_lock = lock_database_file(Path(str(self.address.database)))

    def migrate(self, version: str = "head") -> None:
        """Migrate the schema to this version, by default the newest. Processes that start at the same time take turns."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.connect().execution_options(immediate=True) as connection:
            if not self.is_exclusive:
                connection.execute(text("SELECT pg_advisory_xact_lock(7196041)"))
            require_hall_database(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, version)
            connection.commit()

    def start_writer(self) -> None:
        loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._run_writer, args=(loop,), name="kwoon-writer", daemon=True)
        self._writer.start()

    async def flush_and_close(self) -> None:
        """Write the pending entries and close the database."""
        if self._writer is not None:
            while self._waiting or self._busy:
                await asyncio.sleep(0.005)
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._writer_connection is not None:
            self._writer_connection.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._file_lock is not None:
            os.close(self._file_lock)
            self._file_lock = None

    # Writing.

    def write(self, batch: WriteBatch) -> asyncio.Future[None]:
        """Queue a batch for the writer. Return a future that completes when the batch is durable, and fails with
        `WriteConflict` if another write came first."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((batch, future))
        if not self._busy:
            # Submit the batch later, so that other writes from this event loop iteration share the commit.
            self._busy = True
            loop.call_soon(self._submit_write_batch)
        return future

    def _submit_write_batch(self) -> None:
        """Hand the pending writes, at most `MAX_BATCH`, to the writer. The writer has only one such batch at a time."""
        batch = self._waiting[:MAX_BATCH]
        del self._waiting[:MAX_BATCH]
        self._busy = bool(batch)
        if batch:
            self._next_batch_time = (
                asyncio.get_running_loop().time() + COMMIT_INTERVAL if len(batch) >= LARGE_BATCH else 0.0
            )
            self._queue.put(batch)

    def _run_writer(self, loop: asyncio.AbstractEventLoop) -> None:
        while (batch := self._queue.get()) is not None:
            loop.call_soon_threadsafe(self._finish_batch, self._commit_batch(batch))

    def _finish_batch(self, results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._next_batch_time:
            loop.call_at(self._next_batch_time, self._submit_write_batch)
        else:
            self._submit_write_batch()
        for future, error in results:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    def _commit_batch(self, batch: list[Waiting]) -> list[tuple[asyncio.Future[None], Exception | None]]:
        try:
            self._transact([entry for entry, _ in batch])
        except Exception as error:
            if isinstance(error, WriteUncertain):
                return [(future, error) for _, future in batch]
            if len(batch) == 1:
                return [(batch[0][1], error)]
            # One of the writes failed. Commit them separately, so that each gets its own result.
            return [result for waiting in batch for result in self._commit_batch([waiting])]
        return [(future, None) for _, future in batch]

    def _transact(self, entries: list[WriteBatch]) -> None:
        """Write all entries or none. If the connection breaks during a commit, find out whether the commit succeeded."""
        moves_only = all(entry.is_moves_only() for entry in entries)
        transaction_ids: list[str] = []
        try:
            (self._transact_moves if moves_only else self._transact_all)(entries, transaction_ids)
        except Exception:
            if not transaction_ids or not was_committed(self.engine, transaction_ids[0], entries):
                raise

    def _transact_all(self, entries: list[WriteBatch], transaction_ids: list[str]) -> None:
        with self.engine.connect() as connection:
            for entry in entries:
                if not entry.is_moves_only():
                    self._write_other_rows(connection, entry)
            self._write_moves_and_states(connection.exec_driver_sql, entries, transaction_ids)
            connection.commit()

    def _transact_moves(self, entries: list[WriteBatch], transaction_ids: list[str]) -> None:
        """Write entries that contain only moves and table states, which is the common case, on the writer's own
        connection and without SQLAlchemy's overhead."""
        connection = self._writer_connection or self.engine.raw_connection()
        self._writer_connection = None
        try:
            cursor = connection.cursor()
            if self.is_exclusive:
                cursor.execute("BEGIN")
            self._write_moves_and_states(
                lambda *arguments: cursor.execute(*arguments) or cursor, entries, transaction_ids
            )
            connection.commit()
        except WriteConflict:
            connection.rollback()
            self._writer_connection = connection
            raise
        except BaseException:
            # After any other error, the next batch starts with a new connection.
            connection.invalidate()
            raise
        self._writer_connection = connection

    def _write_moves_and_states(self, execute: Execute, entries: list[WriteBatch], transaction_ids: list[str]) -> None:
        """Write moves, table states, ratings and the notifications to other processes. On PostgreSQL, add the
        transaction id to `transaction_ids` before the commit."""
        for entry in entries:
            if entry.table_state is not None:
                self._table_writer.update_table(execute, entry.table_state)
        moves = [move for entry in entries for move in entry.moves]
        if moves:
            self._table_writer.insert_moves(execute, moves)
        results = [entry.result for entry in entries if entry.result is not None]
        if results:
            # Write the ratings after the table states, whose version check guarantees that only the process that ended
            # the games writes the ratings.
            self._rating_writer.apply_results(execute, results)
        if not self.is_exclusive:
            notifications = [each for entry in entries for each in entry.notifications]
            result = execute(NOTIFY, (notifications,)) if notifications else execute(f"SELECT {TRANSACTION_ID}", ())
            transaction_ids.append(result.fetchone()[0])

    def _write_other_rows(self, connection: Connection, entry: WriteBatch) -> None:
        for state in entry.new_tables:
            self._table_writer.insert_table(connection, state)
        if entry.matched_pair is not None:
            assign_table(connection, entry.matched_pair, entry.new_tables[0].id)
        if entry.chat_message is not None:
            self._append_row(connection, schema.chat_messages, entry.chat_message)
            columns = schema.chat_messages.c
            too_old = (
                columns.table_id == entry.chat_message.table_id,
                columns.number <= entry.chat_message.number - KEPT_MESSAGES,
            )
            connection.execute(delete(schema.chat_messages).where(*too_old))
        if entry.auto_pass is not None:
            self._append_row(connection, schema.auto_passes, entry.auto_pass)
        if entry.new_name is not None:
            guest_id, name = entry.new_name
            connection.execute(self._upsert_statement(schema.guests, {"id": guest_id, "name": name}, replace=("name",)))
        if entry.new_language is not None:
            row = {
                "id": entry.new_language.person_id,
                "name": entry.new_language.name,
                "language": entry.new_language.language,
            }
            connection.execute(self._upsert_statement(schema.guests, row, replace=("language",)))
        if entry.removed_table is not None:
            tables = schema.tables.c
            same = (tables.id == entry.removed_table.id, tables.version == entry.removed_table.version)
            if connection.execute(delete(schema.tables).where(*same)).rowcount != 1:
                raise WriteConflict
            for rows in (schema.chat_messages, schema.seats):
                connection.execute(delete(rows).where(rows.c.table_id == entry.removed_table.id))

    def _append_row(self, connection: Connection, table: Any, row: ChatMessage | AutoPassChange) -> None:
        """Append a row; raise WriteConflict if its number is taken."""
        result = connection.execute(
            self._upsert_statement(table, row._asdict()), execution_options={"preserve_rowcount": True}
        )
        if result.rowcount != 1:
            raise WriteConflict

    def _upsert_statement(self, table: Any, values: dict[str, Any], replace: tuple[str, ...] = ()) -> Any:
        statement = self._insert(table).values(**values)
        if replace:
            return statement.on_conflict_do_update(
                index_elements=list(table.primary_key.columns), set_={name: values[name] for name in replace}
            )
        return statement.on_conflict_do_nothing()

    # Reading.

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        # The database was restarted: retry with a new connection.
        with self.engine.connect() as connection:
            return query(connection)

    async def load_table(
        self, table_id: str, version: int = -1, num_moves: int = 0, num_chat_messages: int = 0, num_auto_passes: int = 0
    ) -> StoredTable:
        """Return a table, or only its changes: the state if its version differs, and the rows that the caller does not
        have."""
        return await self.read(
            lambda connection: _load_table(
                connection, table_id, version, (num_moves, num_chat_messages, num_auto_passes)
            )
        )

    async def table_states(self, *statuses: str, person_id: str | None = None, limit: int = 100) -> list[TableState]:
        """Return the newest tables with these statuses. If `person_id` is given, include only tables where that person
        is seated."""
        statement = (
            select_newest_tables(statuses) if person_id is None else select_newest_tables_of(person_id, statuses)
        )
        return await self._select_states(statement.limit(limit))

    async def public_tables(
        self, status: str, changed_since: float, max_per_host_and_household: tuple[int, int], limit: int
    ) -> list[TableState]:
        """Return the newest public tables that have changed since `changed_since`, up to the given numbers per host and
        per household.

        If there are more than `limit`, each household's newest table takes precedence over any household's second
        newest. A waiting table is listed only while a person is seated at it.
        """
        found = await self._select_states(
            select_newest_public_tables(status, changed_since, *max_per_host_and_household).limit(limit)
        )
        return sorted(found, key=lambda state: state.created, reverse=True)

    async def _select_states(self, statement: Select[Any]) -> list[TableState]:
        return await self.read(lambda c: [table_state.from_json(text) for text in c.execute(statement).scalars()])

    async def table_usage(self, person_id: str, household: str = "") -> TableUsage:
        return await self.read(lambda connection: table_usage(connection, person_id, household))

    async def find_pack(self, fingerprint: str) -> Pack | None:
        return await self.workshop.find_pack(fingerprint)

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Store packs permanently, unless they are stored already."""
        self.workshop.store_packs(packs)

    def get_or_create_setting(self, name: str, value: str) -> str:
        """Return a setting. If it does not exist yet, create it with `value`."""
        with self.engine.begin() as connection:
            connection.execute(self._upsert_statement(schema.settings, {"name": name, "value": value}))
            statement = select(schema.settings.c.value).where(schema.settings.c.name == name)
            return str(connection.execute(statement).scalar_one())

    async def set_setting(self, name: str, value: str) -> None:
        def upsert_setting() -> None:
            with self.engine.begin() as connection:
                connection.execute(
                    self._upsert_statement(schema.settings, {"name": name, "value": value}, replace=("value",))
                )

        await asyncio.to_thread(upsert_setting)

    async def check_writable(self, now: float) -> None:
        """Write a test value. Raise an error if that fails or the disk is almost full. SQLite can overwrite a row even
        when there is no room for a new one, so the free space is checked separately."""
        await self.set_setting("health", str(round(now)))
        if self._file_lock is not None and free_disk_bytes(Path(str(self.address.database))) < MIN_FREE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _load_table(connection: Connection, table_id: str, version: int, known_counts: tuple[int, int, int]) -> StoredTable:
    tables = schema.tables.c
    row = connection.execute(
        select(tables.state, tables.version).where(tables.id == table_id, tables.version != version)
    ).one_or_none()
    moves, chat_messages, auto_passes = [
        connection.execute(
            select(table).where(table.c.table_id == table_id, table.c.number > last).order_by(table.c.number)
        )
        for table, last in zip((schema.moves, schema.chat_messages, schema.auto_passes), known_counts, strict=True)
    ]
    return StoredTable(
        None if row is None else table_state.from_json(row.state),
        [StoredMove(*each) for each in moves],
        [ChatMessage(*each) for each in chat_messages],
        [AutoPassChange(*each) for each in auto_passes],
    )


def _sqlite_engine(path: str) -> Engine:
    """Return an SQLite engine that syncs its log at each commit, so that neither a process crash nor a machine crash
    loses a committed move."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in (f"page_size = {PAGE_SIZE}", "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine

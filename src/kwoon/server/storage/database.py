"""The database of the hall, SQLite or PostgreSQL: one writer thread that commits many moves at once, and reader
threads."""

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
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from kwoon.hall.interfaces import TableUsage
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.models import (
    KEPT_MESSAGES,
    AutoPass,
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
from kwoon.server.storage.commit_check import NUMBER, was_done
from kwoon.server.storage.file_lock import MIN_FREE, FileLock, claim, free_bytes
from kwoon.server.storage.hot_writes import Execute, HotWriter, head_columns
from kwoon.server.storage.opening import check_owner
from kwoon.server.storage.packs import SqlPackStore
from kwoon.server.storage.queries import burden_of, newest, newest_of, newest_public
from kwoon.server.storage.rating_writes import Scores
from kwoon.server.storage.social.blocks import CompanyRows
from kwoon.server.storage.social.matchmaking_queue import SeekerRows, pair
from kwoon.server.storage.social.moderation_log import DeedRows
from kwoon.server.storage.social.reports import ReportRows
from kwoon.server.storage.tournaments import SqlTournaments

CHANNEL = "kwoon"
NOTIFY = f"SELECT {NUMBER}, pg_notify('{CHANNEL}', note) FROM unnest(%s::text[]) note"
LINE = {
    # Detect an unreachable database within seconds, even if nothing reports the broken connection.
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    # Limits how long a hall that is cut off during a write can block others from the same table.
    "options": "-cidle_in_transaction_session_timeout=3000",
}
"""Connection parameters for PostgreSQL, unless the database URL overrides them."""
AT_ONCE = 100
MANY = 8
REST = 0.005
"""Minimum seconds between commits of large batches. Under load more moves share a commit, which costs as much as thirty
of them. Small batches are not delayed."""

PAGE = 1024
"""SQLite page size in bytes. The moves of one commit belong to many tables in different places of the file, so that
whole pages are written for a few bytes each; small pages save a third of the work. An existing file keeps its page
size."""

Found = TypeVar("Found")
Waiting = tuple[WriteBatch, "asyncio.Future[None]"]


class SqlStorage:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        if address.get_backend_name() == "postgresql":
            address = address.set(drivername="postgresql+psycopg", query=LINE | dict(address.query))
        self.is_exclusive = address.get_backend_name() == "sqlite"
        """Whether no other process can share this database."""
        self.address = address
        self.engine = _sqlite(address.database or "") if self.is_exclusive else create_engine(address, pool_size=6)
        self.workshop = SqlPackStore(self.engine, self.is_exclusive, self.read)
        self.accounts = SqlAccounts(self.engine, self.is_exclusive, self.read)
        self.blocks = CompanyRows(self.engine, self.is_exclusive, self.read)
        self.seekers = SeekerRows(self.engine, self.read)
        self.reports = ReportRows(self.engine, self.read)
        self.deeds = DeedRows(self.engine, self.read)
        self.scorebook = SqlTournaments(self.engine, self.is_exclusive, self.read)
        self._rows = HotWriter("?" if self.is_exclusive else "%s")
        self._scores = Scores("?" if self.is_exclusive else "%s", self.is_exclusive)
        self._waiting: list[Waiting] = []
        """Writes that arrived while the writer was busy: its next batch."""
        self._busy = False
        self._rested = 0.0
        """Earliest time of the next batch."""
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2 if self.is_exclusive else 4, thread_name_prefix="kwoon-reader")
        self._writer: threading.Thread | None = None
        self._own: PoolProxiedConnection | None = None
        self._claimed: FileLock | None = None

    def claim(self) -> None:
        """Lock the database file against other halls, and make it readable only by its owner."""
        if self.is_exclusive and self.address.database not in (None, "", ":memory:"):
            self._claimed = claim(Path(str(self.address.database)))

    def migrate(self, version: str = "head") -> None:
        """Migrate the schema to this version, by default the newest; processes starting together take turns."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.connect().execution_options(immediate=True) as connection:
            if not self.is_exclusive:
                connection.execute(text("SELECT pg_advisory_xact_lock(7196041)"))
            check_owner(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, version)
            connection.commit()

    def start(self) -> None:
        """Start the writer."""
        loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_on, args=(loop,), name="kwoon-writer", daemon=True)
        self._writer.start()

    async def stop(self) -> None:
        """Write the pending entries and close."""
        if self._writer is not None:
            while self._waiting or self._busy:
                await asyncio.sleep(0.005)
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._own is not None:
            self._own.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._claimed is not None:
            self._claimed.release()

    # Writing.

    def write(self, batch: WriteBatch) -> asyncio.Future[None]:
        """Return a future that completes when the entry is on disk, or fails with WriteConflict if another write was
        first."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((batch, future))
        if not self._busy:
            # Deferred, so that other writes of this event loop iteration share the commit.
            self._busy = True
            loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        """Hand all pending writes to the writer as one batch; there is only one at a time."""
        batch = self._waiting[:AT_ONCE]
        del self._waiting[:AT_ONCE]
        self._busy = bool(batch)
        if batch:
            self._rested = asyncio.get_running_loop().time() + REST if len(batch) >= MANY else 0.0
            self._queue.put(batch)

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        while (batch := self._queue.get()) is not None:
            loop.call_soon_threadsafe(self._deliver, self._commit(batch))

    def _deliver(self, results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._rested:
            loop.call_at(self._rested, self._hand_over)
        else:
            self._hand_over()
        for future, error in results:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    def _commit(self, batch: list[Waiting]) -> list[tuple[asyncio.Future[None], Exception | None]]:
        try:
            self._transact([entry for entry, _ in batch])
        except Exception as error:
            if isinstance(error, WriteUncertain):
                return [(future, error) for _, future in batch]
            if len(batch) == 1:
                return [(batch[0][1], error)]
            # One of them conflicts; committed separately, each gets its own result.
            return [result for waiting in batch for result in self._commit([waiting])]
        return [(future, None) for _, future in batch]

    def _transact(self, entries: list[WriteBatch]) -> None:
        """Write all entries or none. If the connection breaks during the commit, find out whether it succeeded."""
        plain = all(entry.is_moves_only() for entry in entries)
        under_way: list[str] = []
        try:
            (self._transact_plain if plain else self._transact_all)(entries, under_way)
        except Exception:
            if not under_way or not was_done(self.engine, under_way[0], entries):
                raise

    def _transact_all(self, entries: list[WriteBatch], under_way: list[str]) -> None:
        with self.engine.connect() as connection:
            for entry in entries:
                if not entry.is_moves_only():
                    self._write_rest(connection, entry)
            self._write_plain(connection.exec_driver_sql, entries, under_way)
            connection.commit()

    def _transact_plain(self, entries: list[WriteBatch], under_way: list[str]) -> None:
        """Write the entries of the common case, plain game play, on the writer's own connection and without
        SQLAlchemy's overhead."""
        own = self._own or self.engine.raw_connection()
        self._own = None
        try:
            cursor = own.cursor()
            if self.is_exclusive:
                cursor.execute("BEGIN")
            self._write_plain(lambda *given: cursor.execute(*given) or cursor, entries, under_way)
            own.commit()
        except WriteConflict:
            own.rollback()
            self._own = own
            raise
        except BaseException:
            # Whatever failed, the next batch starts with a new connection.
            own.invalidate()
            raise
        self._own = own

    def _write_plain(self, execute: Execute, entries: list[WriteBatch], under_way: list[str]) -> None:
        """Write moves, table states and the notifications to other processes; add the transaction id to `under_way`
        once it may be committing."""
        for entry in entries:
            if entry.table_state is not None:
                self._rows.change(execute, entry.table_state)
        answers = [answer for entry in entries for answer in entry.moves]
        if answers:
            self._rows.add(execute, answers)
        results = [entry.result for entry in entries if entry.result is not None]
        if results:
            # After the table states: their version check guarantees that only the process that ended the games writes
            # the ratings.
            self._scores.write(execute, results)
        if not self.is_exclusive:
            notes = [note for entry in entries for note in entry.notifications]
            told = execute(NOTIFY, (notes,)) if notes else execute(f"SELECT {NUMBER}", ())
            under_way.append(told.fetchone()[0])

    def _write_rest(self, connection: Connection, entry: WriteBatch) -> None:
        for head in entry.new_tables:
            connection.execute(insert(schema.tables).values(id=head.id, made=head.created, **head_columns(head)))
            self._rows.seat_people(connection.exec_driver_sql, head)
        if entry.matched_pair is not None:
            pair(connection, entry.matched_pair, entry.new_tables[0].id)
        if entry.chat_message is not None:
            self._append(connection, schema.sayings, entry.chat_message)
            columns = schema.sayings.c
            too_old = (columns.table_id == entry.chat_message.table_id, columns.n <= entry.chat_message.number - KEPT_MESSAGES)
            connection.execute(delete(schema.sayings).where(*too_old))
        if entry.auto_pass is not None:
            self._append(connection, schema.passes, entry.auto_pass)
        if entry.new_name is not None:
            guest, name = entry.new_name
            connection.execute(self._upsert(schema.guests, {"id": guest, "name": name}, over=("name",)))
        if entry.removed_table is not None:
            tables = schema.tables.c
            same = (tables.id == entry.removed_table.id, tables.version == entry.removed_table.version)
            if connection.execute(delete(schema.tables).where(*same)).rowcount != 1:
                raise WriteConflict
            for rows in (schema.sayings, schema.seats):
                connection.execute(delete(rows).where(rows.c.table_id == entry.removed_table.id))

    def _append(self, connection: Connection, table: Any, row: ChatMessage | AutoPass) -> None:
        """Append a row; raise WriteConflict if its number is taken."""
        fields = row._asdict()
        values = {"table_id": fields.pop("table"), **fields}
        added = connection.execute(self._upsert(table, values), execution_options={"preserve_rowcount": True})
        if added.rowcount != 1:
            raise WriteConflict

    def _upsert(self, table: Any, values: dict[str, Any], over: tuple[str, ...] = ()) -> Any:
        statement: Any = (sqlite.insert if self.is_exclusive else postgresql.insert)(table).values(**values)
        if over:
            return statement.on_conflict_do_update(
                index_elements=list(table.primary_key.columns), set_={name: values[name] for name in over}
            )
        return statement.on_conflict_do_nothing()

    # Reading.

    async def read(self, reading: Callable[[Connection], Found]) -> Found:
        """Run a read in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, reading)

    def _read(self, reading: Callable[[Connection], Found]) -> Found:
        try:
            with self.engine.connect() as connection:
                return reading(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        # The database was restarted: retry with a new connection.
        with self.engine.connect() as connection:
            return reading(connection)

    async def load_table(
        self, table_id: str, version: int = -1, num_moves: int = 0, num_chat_messages: int = 0, num_auto_passes: int = 0
    ) -> StoredTable:
        """Return a table, or its changes: the state if its version differs, and the rows after the known ones."""
        return await self.read(
            lambda connection: _table(connection, table_id, version, (num_moves, num_chat_messages, num_auto_passes))
        )

    async def table_states(self, *statuses: str, person_id: str | None = None, limit: int = 100) -> list[TableState]:
        """Return the newest tables with these statuses: all of them, or those where a person sits."""
        wanted = newest(statuses) if person_id is None else newest_of(person_id, statuses)
        return await self._heads(wanted.limit(limit))

    async def public_tables(self, status: str, since: float, places: tuple[int, int], limit: int) -> list[TableState]:
        """Return the newest public tables that changed since then, at most `places` per host and household. Beyond
        `limit`, every household gets its first place before any gets its second. Waiting tables are listed only while
        somebody sits at them."""
        found = await self._heads(newest_public(status, since, *places).limit(limit))
        return sorted(found, key=lambda head: head.created, reverse=True)

    async def _heads(self, wanted: Select[Any]) -> list[TableState]:
        return await self.read(lambda connection: [heads.from_json(row.head) for row in connection.execute(wanted)])

    async def table_usage(self, person_id: str, household: str = "") -> TableUsage:
        """Return how many tables a person and their household use."""
        return await self.read(lambda connection: burden_of(connection, person_id, household))

    async def find_pack(self, fingerprint: str) -> Pack | None:
        """Return the stored pack with this fingerprint."""
        return await self.workshop.pack(fingerprint)

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Store packs permanently, unless they are stored already."""
        self.workshop.keep_packs(packs)

    def get_or_create_setting(self, name: str, value: str) -> str:
        """Return the setting with this name; create it with this value if it does not exist."""
        with self.engine.begin() as connection:
            connection.execute(self._upsert(schema.settings, {"name": name, "value": value}))
            wanted = select(schema.settings.c.value).where(schema.settings.c.name == name)
            return str(connection.execute(wanted).scalar_one())

    async def set_setting(self, name: str, value: str) -> None:
        """Set a setting."""

        def putting() -> None:
            with self.engine.begin() as connection:
                connection.execute(self._upsert(schema.settings, {"name": name, "value": value}, over=("value",)))

        await asyncio.to_thread(putting)

    async def check(self, now: float) -> None:
        """Write a test value; raise if that fails or the disk is almost full. The space check is needed because SQLite
        can still overwrite a row when there is no room for a new one."""
        await self.set_setting("health", str(round(now)))
        if self._claimed is not None and free_bytes(Path(str(self.address.database))) < MIN_FREE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _table(connection: Connection, id: str, version: int, known: tuple[int, int, int]) -> StoredTable:
    tables = schema.tables.c
    row = connection.execute(
        select(tables.head, tables.version).where(tables.id == id, tables.version != version)
    ).one_or_none()
    answers, sayings, passes = [
        connection.execute(select(rows).where(rows.c.table_id == id, rows.c.n > last).order_by(rows.c.n))
        for rows, last in zip((schema.answers, schema.sayings, schema.passes), known, strict=True)
    ]
    return StoredTable(
        None if row is None else heads.from_json(row.head),
        [StoredMove(*each) for each in answers],
        [ChatMessage(*each) for each in sayings],
        [AutoPass(*each) for each in passes],
    )


def _sqlite(path: str) -> Engine:
    """Return an SQLite engine that syncs its log at each commit: neither a process nor a machine crash loses a
    committed move."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in (f"page_size = {PAGE}", "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine

"""Messages between the processes of one hall: Litestar's channels over PostgreSQL's LISTEN and NOTIFY.

Only ids and numbers are sent. The transaction that changes a table also sends the notification, so the notification is
delivered even if the process dies right after the commit. Each process then reads the rows and sends the updates to its
own clients.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import suppress

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier

from kwoon.hall.accounts.person_updates import refresh_person
from kwoon.hall.errors import HallError, NotFound
from kwoon.hall.hall import Hall
from kwoon.hall.interfaces import TableObserver
from kwoon.hall.logging import log_exception
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table import Table
from kwoon.server.storage.database import CHANNEL, SqlStorage

MISSED = b"missed"
PRESENCE_INTERVAL = 30.0
RETRY_SECONDS = 1.0
MAX_PEOPLE = 200


class ReconnectingBackend(PsycoPgChannelsBackend):
    """Resumes listening after a database outage, and reports that messages may have been missed."""

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=0.1):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except Exception:
                log_exception("listening for notifications failed")
                await self._reconnect()

    async def _reconnect(self) -> None:
        while not self._stop_listening:
            await asyncio.sleep(1)
            with suppress(Exception):
                connection = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                self._listener_conn = connection
                self._event_queue.put_nowait((CHANNEL, MISSED))
                return


class ProcessChannel(TableObserver):
    """A process's connection to the hall's other processes. It does nothing if the process has the database to itself."""

    def __init__(self, hall: Hall, storage: SqlStorage) -> None:
        self.hall = hall
        self.plugin: ChannelsPlugin | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._outdated: set[str] = set()
        """Tables that could not be read and will be retried soon."""
        if not storage.is_exclusive:
            address = storage.address.set(drivername="postgresql")
            backend = ReconnectingBackend(address.render_as_string(hide_password=False))
            self.plugin = ChannelsPlugin(backend, channels=[CHANNEL])
            hall.observers.add(self)

    async def start_listening(self) -> None:
        """Start listening to the other processes, and publish presence regularly."""
        if self.plugin is not None:
            subscriber = await self.plugin.subscribe(CHANNEL)
            self._spawn(self._handle_notifications(subscriber.iter_events()))
            self._spawn(self._repeat_presence())

    async def stop_listening(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def on_presence(self, table: Table) -> None:
        """Publish who is connected to this table through this process."""
        people = sorted({subscriber.person_id for subscriber in table.presence.subscribers})[:MAX_PEOPLE]
        self._notify_processes(f"here {self.hall.settings.process_id} {table.table_state.id} {' '.join(people)}")

    def on_load(self, table: Table) -> None:
        """Ask the other processes who is connected to this table through them."""
        self._notify_processes(f"who {self.hall.settings.process_id} {table.table_state.id}")

    def _notify_processes(self, notification: str) -> None:
        if self.plugin is not None and not self.hall.closing:
            self._spawn(self._write_entry(WriteBatch(notifications=(notification,))))

    async def _write_entry(self, entry: WriteBatch) -> None:
        await self.hall.storage.write(entry)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_INTERVAL)
            for table in list(self.hall.tables.values()):
                if table.presence.subscribers:
                    self.on_presence(table)

    async def _handle_notifications(self, notifications: AsyncGenerator[bytes, None]) -> None:
        async for notification in notifications:
            try:
                await self._handle_notification(notification.decode())
            except HallError:
                continue
            except Exception:
                log_exception("notification not handled")

    async def _handle_notification(self, notification: str) -> None:
        if notification == MISSED.decode():
            self.hall.guests.invalidate_profile()
            for each in list(self.hall.tables.values()):
                self._spawn(self._refresh_table(each))
            return
        kind, process, id, *rest = notification.split()
        if kind == "person" and process != self.hall.settings.process_id:
            self._spawn(refresh_person(self.hall, id))
            return
        table = self.hall.tables.get(id)
        if process == self.hall.settings.process_id or table is None:
            return
        if kind == "look":
            self._spawn(self._refresh_table(table))
        elif kind == "here":
            table.presence.remote_people[process] = (self.hall.now(), rest)
            self.hall.schedule_presence_message(table)
        elif kind == "who" and table.presence.subscribers:
            self.on_presence(table)
        elif kind == "call" and table.game.resolved_count == int(rest[0]) and table.deadlines.countdown_started is None:
            table.deadlines.countdown_started = self.hall.now()
            table.is_owner = False
            table.broadcast_update(self.hall.now())
            self.hall.observers.on_change(table)

    async def _refresh_table(self, table: Table) -> None:
        """Load the changes that other processes wrote. If loading fails, retry after `RETRY_SECONDS`, because no other
        notification will follow."""
        if table.table_state.id in self._outdated:
            return
        while self.hall.tables.get(table.table_state.id) is table:
            try:
                await self.hall.refresh_table(table)
                return
            except NotFound:
                return
            except Exception:
                log_exception("table not refreshed")
            self._outdated.add(table.table_state.id)
            await asyncio.sleep(RETRY_SECONDS)
            self._outdated.discard(table.table_state.id)

    def _spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(_run_and_log_errors(coroutine))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _run_and_log_errors(coroutine: Coroutine[None, None, None]) -> None:
    try:
        await coroutine
    except HallError:
        return
    except Exception:
        log_exception("channel task failed")

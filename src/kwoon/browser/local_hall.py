"""The hall for one person: API requests and socket messages are passed in and out as text."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import msgspec

from kwoon.browser.bot_worker import BrowserBotPool, WorkerClient
from kwoon.browser.indexeddb_storage import BrowserStorage, KeyValueStore
from kwoon.browser.request import JsonReply, LocalRequest, TextFile
from kwoon.browser.routes import LocalRoutes
from kwoon.hall import lobby
from kwoon.hall.analysis import Analysis
from kwoon.hall.api.lobby_responses import ErrorResponse
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.interfaces import Metrics
from kwoon.hall.logging import log_exception
from kwoon.hall.settings import HallSettings
from kwoon.hall.table_driver import TableDriver
from kwoon.hall.tables.connection import connect, disconnect, handle_raw
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import ApiError

ME = "me"
"""The setting that holds the cookie of this hall's guest."""
BOT_DELAY = "bot-delay"
"""The setting that holds `HallSettings.bot_delay`."""
TIDY = 60.0
LONGEST = 4096
POLICY = 1008
TOO_LONG = f"A message must be at most {LONGEST} bytes."
NO_TABLE = 4404
BROKEN = "Something went wrong. The error has been logged. Try again."

Tell = Callable[[str], None]
"""Receives a line of JSON for the page, with the number of a socket and `open`, `text` or `close`."""


class LocalConnection:
    """An open socket to a table."""

    def __init__(self, table: Table, subscriber: Subscriber) -> None:
        self.table = table
        self.subscriber = subscriber


class LocalHall:
    """A hall with its tables and its single guest."""

    def __init__(
        self, closet: KeyValueStore, thinker: WorkerClient, tell: Tell, settings: HallSettings | None = None
    ) -> None:
        self.storage = BrowserStorage(closet)
        self.hall = Hall(settings or HallSettings(), self.storage, BrowserBotPool(thinker), Metrics())
        self.table_driver = TableDriver(self.hall)
        self.counsel = Analysis(self.hall)
        self._calls = LocalRoutes(self.hall, self.counsel)
        self._tell = tell
        self._visits: dict[int, LocalConnection] = {}
        self._tidying: asyncio.Task[None] | None = None
        self._cookie = ""

    async def open(self) -> None:
        """Load the stored data and resume running tables."""
        await self.storage.open()
        self.hall.start()
        self.hall.settings.bot_delay = float(
            self.storage.get_or_create_setting(BOT_DELAY, str(self.hall.settings.bot_delay))
        )
        self._cookie = self.storage.get_or_create_setting(ME, (await self.hall.guests.authenticate(None)).cookie or "")
        await self.storage.flush()
        await self.hall.resume()
        self._tidying = asyncio.get_running_loop().create_task(self._tidy())

    async def close(self) -> None:
        """Stop all tasks. Everything accepted is already stored."""
        if self._tidying is not None:
            self._tidying.cancel()
        self.hall.closing = True
        await self.table_driver.stop()
        await self.counsel.stop()
        self.hall.stop()

    async def call(self, method: str, address: str, body: str) -> str:
        """Handle an API request and return JSON with `status`, `text` and, for a file, `name`."""
        try:
            said = LocalRequest(method, address, body, await self._guest())
            answer = await self._calls.answer(said)
        except ApiError as refusal:
            return _encode_reply(refusal.status, ErrorResponse(refusal.status, refusal.message))
        except Exception:
            log_exception("request failed", method=method)
            return _encode_reply(500, ErrorResponse(500, BROKEN))
        if isinstance(answer, TextFile):
            return json.dumps({"status": 200, "text": answer.text, "name": answer.name})
        return _encode_reply(201, answer.value) if isinstance(answer, JsonReply) else _encode_reply(200, answer)

    async def sit(self, socket: int, address: str) -> None:
        """Open a socket to a table at `/api/tables/{table}/socket` with its query."""
        place = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(place.query).items()}
        try:
            table = await self.hall.find(place.path.split("/")[3])
        except ApiError as refusal:
            self._say(socket, close=NO_TABLE if refusal.status == 404 else POLICY, reason=refusal.message)
            return
        guest = await self._guest()
        subscriber = Subscriber(guest.id, guest.name, lambda message: self._say(socket, text=message.decode()))
        subscriber.wants_why_not = query.get("why_not") != "on-request"
        subscriber.wants_delayed = query.get("watch") == "delayed"
        self._visits[socket] = LocalConnection(table, subscriber)
        self._say(socket, open=True)
        try:
            await connect(self.hall, table, subscriber, query.get("since"))
        except ApiError as refusal:
            self.leave(socket)
            self._say(socket, close=POLICY, reason=refusal.message)

    async def hear(self, socket: int, text: str) -> None:
        """Handle a message from a socket."""
        visit = self._visits.get(socket)
        if visit is None:
            return
        if len(text) > LONGEST:
            self.leave(socket)
            self._say(socket, close=POLICY, reason=TOO_LONG)
            return
        await handle_raw(self.hall, visit.table, visit.subscriber, text)

    def leave(self, socket: int) -> None:
        """Close a socket."""
        visit = self._visits.pop(socket, None)
        if visit is not None:
            disconnect(self.hall, visit.table, visit.subscriber)

    async def _guest(self) -> Guest:
        return await self.hall.guests.authenticate(self._cookie)

    def _say(self, socket: int, **what: object) -> bool:
        self._tell(json.dumps({"socket": socket, **what}))
        return True

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            try:
                await lobby.clean_up(self.hall)
            except Exception:
                log_exception("periodic task failed")


def _encode_reply(status: int, answer: object) -> str:
    return json.dumps({"status": status, "text": msgspec.json.encode(answer).decode(), "name": ""})

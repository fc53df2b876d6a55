"""The hall for one person: API requests and socket messages are passed in and out as text."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from urllib.parse import parse_qsl, unquote, urlsplit

from kwoon.browser.bot_worker import BrowserBotPool, WorkerClient
from kwoon.browser.disabled_packs import NOT_AVAILABLE_TEXT, DisabledPackChecks
from kwoon.browser.indexeddb_storage import BrowserStorage, KeyValueStore
from kwoon.core.message import msg, to_json
from kwoon.hall import table_lifecycle
from kwoon.hall.errors import Conflict, HallError, InvalidRequest, NotFound, status_of
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.hints_and_win_chances import AnalysisService
from kwoon.hall.interfaces import Metrics
from kwoon.hall.logging import log_exception
from kwoon.hall.routes import FEATURES
from kwoon.hall.routing import Download, ErrorResponse, RequestContext, encode_response, find_route
from kwoon.hall.settings import HallSettings
from kwoon.hall.table_driver import TableDriver
from kwoon.hall.tables import connection as table_connection
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.hall.workshop.user_packs import UserPackService

COOKIE_SETTING = "me"
"""Name of the setting that stores the guest's cookie."""
BOT_DELAY_SETTING = "bot-delay"
"""Name of the setting that stores `HallSettings.bot_delay`."""
CLEAN_UP_SECONDS = 60.0
MAX_MESSAGE_LENGTH = 4096
POLICY_VIOLATION = 1008
MAX_JSON_DEPTH = 100
"""Maximum nesting depth of lists and objects. In a browser, msgspec can exhaust the stack before Python notices, and
Python does not recover from that."""
STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]')
TOO_LONG_TEXT = msg("hall-message-too-long", most=str(MAX_MESSAGE_LENGTH))
NO_TABLE_CODE = 4404
INTERNAL_ERROR_TEXT = msg("hall-internal-error")

OFFERED_FEATURES = ("games", "guests", "tables", "packs", "ratings")
"""The features that work without a server. Requests for any other feature are refused."""

SendToPage = Callable[[str], None]
"""Receives a line of JSON for the page: a socket's number and `open`, `text`, or `close` with a `reason`."""


class LocalContext(RequestContext):
    """A request from the hall's single guest."""

    def __init__(self, services: Mapping[type, object], guest: Guest) -> None:
        super().__init__(services)
        self._guest = guest

    async def find_guest(self) -> Guest:
        return self._guest


class LocalHall:
    """A hall with its tables and its single guest."""

    def __init__(
        self, store: KeyValueStore, worker: WorkerClient, send_to_page: SendToPage, settings: HallSettings | None = None
    ) -> None:
        self.storage = BrowserStorage(store)
        # There are no other people from whom the timing of replies could hide anything.
        self.hall = Hall(settings or HallSettings(error_delay=0.0), self.storage, BrowserBotPool(worker), Metrics())
        self.table_driver = TableDriver(self.hall)
        self.analysis = AnalysisService(self.hall)
        self._services = {
            Hall: self.hall,
            AnalysisService: self.analysis,
            UserPackService: UserPackService(self.hall, DisabledPackChecks()),
        }
        self._send_to_page = send_to_page
        self._connections: dict[int, tuple[Table, Subscriber]] = {}
        """The open sockets."""
        self._clean_up_task: asyncio.Task[None] | None = None
        self._cookie = ""

    async def open(self) -> None:
        """Load the stored data and resume running tables."""
        await self.storage.preload_and_prune()
        self.hall.start_hall()
        self.hall.settings.bot_delay = float(
            self.storage.get_or_create_setting(BOT_DELAY_SETTING, str(self.hall.settings.bot_delay))
        )
        self._cookie = self.storage.get_or_create_setting(
            COOKIE_SETTING, (await self.hall.guests.find_or_create_guest(None)).cookie or ""
        )
        await self.storage.flush()
        await self.hall.resume_running_games()
        self._clean_up_task = asyncio.get_running_loop().create_task(self._clean_up_periodically())

    async def close(self) -> None:
        """Stop all tasks. No data is lost, because accepted changes are already stored."""
        if self._clean_up_task is not None:
            self._clean_up_task.cancel()
        self.hall.closing = True
        await self.table_driver.cancel_all_tasks()
        await self.analysis.cancel_computations()
        self.hall.stop_hall()

    async def handle_request(self, method: str, address: str, body: str) -> str:
        """Handle an API request and return JSON with `status`, `text` and `name`; `name` is empty unless the response
        is a file."""
        try:
            if _is_nested_too_deeply(body):
                raise InvalidRequest(msg("hall-nested-too-deeply"))
            url = urlsplit(address)
            path = unquote(url.path).rstrip("/")
            feature, route, path_values = find_route(FEATURES, method, path)
            if feature.name not in OFFERED_FEATURES:
                raise Conflict(NOT_AVAILABLE_TEXT)
            context = LocalContext(self._services, await self._find_or_create_guest())
            query = dict(parse_qsl(url.query, keep_blank_values=True))
            response = await route.call(context, path, path_values, query, body.encode(errors="surrogatepass"))
        except HallError as error:
            return _encode_reply(status_of(error), ErrorResponse(status_of(error), error.message))
        except Exception:
            log_exception("request failed", method=method)
            return _encode_reply(500, ErrorResponse(500, INTERNAL_ERROR_TEXT))
        return _encode_reply(route.status, response)

    async def connect(self, socket: int, path_and_query: str) -> None:
        """Open a socket to a table. `path_and_query` is `/api/tables/{table}/socket`, with an optional query."""
        url = urlsplit(path_and_query)
        query = dict(parse_qsl(url.query))
        try:
            table = await self.hall.find_table(url.path.split("/")[3])
        except HallError as error:
            self._send(
                socket, close=NO_TABLE_CODE if isinstance(error, NotFound) else POLICY_VIOLATION, reason=error.message
            )
            return
        guest = await self._find_or_create_guest()
        subscriber = Subscriber(guest.id, guest.name, lambda message: self._send(socket, text=message.decode()))
        subscriber.wants_why_not = query.get("why_not") != "on-request"
        subscriber.wants_delayed = query.get("watch") == "delayed"
        self._connections[socket] = (table, subscriber)
        self._send(socket, open=True)
        try:
            await table_connection.connect_subscriber(self.hall, table, subscriber, query.get("since"))
        except HallError as error:
            self.disconnect(socket)
            self._send(socket, close=POLICY_VIOLATION, reason=error.message)

    async def receive(self, socket: int, text: str) -> None:
        """Handle a message from a socket. Close the socket if the message is too long."""
        connection = self._connections.get(socket)
        if connection is None:
            return
        if len(text) > MAX_MESSAGE_LENGTH:
            self.disconnect(socket)
            self._send(socket, close=POLICY_VIOLATION, reason=TOO_LONG_TEXT)
            return
        message = "" if _is_nested_too_deeply(text) else text
        await table_connection.handle_raw_message(self.hall, *connection, message)

    def disconnect(self, socket: int) -> None:
        """Unsubscribe a socket from its table."""
        connection = self._connections.pop(socket, None)
        if connection is not None:
            table_connection.disconnect_subscriber(self.hall, *connection)

    async def _find_or_create_guest(self) -> Guest:
        return await self.hall.guests.find_or_create_guest(self._cookie)

    def _send(self, socket: int, **fields: object) -> bool:
        self._send_to_page(json.dumps({"socket": socket, **fields}, default=to_json))
        return True

    async def _clean_up_periodically(self) -> None:
        while True:
            await asyncio.sleep(CLEAN_UP_SECONDS)
            try:
                await table_lifecycle.clean_up_tables(self.hall)
            except Exception:
                log_exception("periodic task failed")


def _is_nested_too_deeply(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAX_JSON_DEPTH:
        return False
    depth = 0
    for token in STRING_OR_BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > MAX_JSON_DEPTH:
            return True
    return False


def _encode_reply(status: int, response: object) -> str:
    name = response.name if isinstance(response, Download) else ""
    return json.dumps({"status": status, "text": encode_response(response).decode(), "name": name})

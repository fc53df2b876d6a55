"""A small hall client for tests and benchmarks."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kwoon.core.game import SPECTATOR
from kwoon.games import GAMES
from kwoon.hall.tables.socket_messages import PROTOCOL
from kwoon.localization.formatter import Reader, english, format_json
from kwoon.localization.languages import ENGLISH

Message = dict[str, Any]
DEFAULT_GAME = GAMES[0].id


class HallClient:
    """A visitor to a hall: holds the cookie and calls the HTTP API."""

    def __init__(self, address: str, cookie: str = "", source: str = "") -> None:
        self.address = address
        self.cookie = cookie
        self.source = source
        """Local address to connect from, for machines with several addresses."""

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """Make a request and return its status and decoded body, with texts in English."""
        status, response = await asyncio.to_thread(self.call_blocking, method, path, body, headers)
        return status, format_json(response, english())

    def call_blocking(self, method: str, path: str, body: object, headers: dict[str, str]) -> tuple[int, Any]:
        """Make a request in this thread and return its status and decoded body, with messages as they are."""
        url = urlsplit(self.address)
        connection = http.client.HTTPConnection(
            url.hostname or "", url.port, timeout=30, source_address=self._source_address()
        )
        try:
            all_headers = {"cookie": self.cookie, "content-type": "application/json"} | headers
            connection.request(method, path, None if body is None else json.dumps(body), all_headers)
            response = connection.getresponse()
            new_cookie = response.getheader("set-cookie")
            if new_cookie is not None:
                self.cookie = new_cookie.split(";")[0]
            text = response.read().decode()
            is_json = (response.getheader("content-type") or "").startswith("application/json")
            return response.status, json.loads(text) if is_json and text else text
        finally:
            connection.close()

    def _source_address(self) -> tuple[str, int] | None:
        return (self.source, 0) if self.source else None

    async def request(self, method: str, path: str, body: object = None, reader: Reader | None = None) -> Any:
        """Make a request and return its decoded body, formatted for `reader`. Raise `RuntimeError` if the status is 400 or higher."""
        status, response = await asyncio.to_thread(self.call_blocking, method, path, body, {})
        response = format_json(response, reader or english())
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {response}")
        return response

    async def create_table(self, *seats: str, game: str = DEFAULT_GAME, **fields: object) -> str:
        """Open a table and return its id. Each seat is `me`, `open` or a bot's id."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        table = await self.request("POST", "/api/tables", {"game": game, "seats": kinds, **fields})
        return str(table["id"])

    async def replay(self, table_id: str, viewpoint: str) -> Message:
        """Return the replay of a finished game with all its frames."""
        names = [seat["name"] for seat in (await self.request("GET", f"/api/tables/{table_id}"))["seats"]]
        reader = Reader(names, int(viewpoint) if viewpoint.isdigit() else SPECTATOR, ENGLISH)
        path = f"/api/tables/{table_id}/replay?as={viewpoint}"
        replay: Message = await self.request("GET", path, reader=reader)
        while len(replay["frames"]) < replay["num_frames"]:
            page = await self.request("GET", f"{path}&first={len(replay['frames'])}", reader=reader)
            replay["frames"] += page["frames"]
        return replay

    async def connect(
        self, table_id: str, since: int | None = None, watch: str = "", **headers: str
    ) -> TableConnection:
        """Connect to a table. With `watch="delayed"`, use the delayed view, if the players allow it."""
        url = urlsplit(self.address)
        parameters = {"protocol": PROTOCOL, "since": since, "watch": watch or None}
        query = urlencode({name: value for name, value in parameters.items() if value is not None})
        path = f"/api/tables/{table_id}/socket?{query}"
        socket = await connect(
            f"ws://{url.netloc}{path}",
            additional_headers={"cookie": self.cookie} | headers,
            compression=None,
            open_timeout=30,
            ping_interval=None,
            # A client that does not read for a while must still be able to close the connection.
            max_queue=None,
            local_addr=self._source_address(),
        )
        new_cookie = socket.response.headers.get("set-cookie") if socket.response is not None else None
        if new_cookie is not None:
            self.cookie = new_cookie.split(";")[0]
        return TableConnection(socket)


class TableConnection:
    """An open websocket connection to a table, with the latest messages received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.latest_update: Message = {}
        self.events: list[Message] = []
        self.chat_messages: list[Message] = []
        self.raw_messages: list[str] = []
        """All received messages, unparsed."""
        # Ids must stay unique across reconnects: a repeated id counts as a repeated request.
        self._id_prefix = secrets.token_hex(4)
        self._ids = itertools.count(1)

    async def receive(self, timeout: float = 20) -> Message:
        """Receive the next message and update the cached state."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.raw_messages.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        message = format_json(message, self._reader(message))
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "presence":
            for seat in self.table["seats"]:
                seat["is_present"] = seat["seat"] in message["present_seats"]
            self.table["num_spectators"] = message["num_spectators"]
        elif message["type"] == "update":
            self.latest_update = message
            self.events.extend(message["events"])
        elif message["type"] == "chat":
            self.chat_messages.append(message)
        return message

    def _reader(self, message: Message) -> Reader:
        """Return an English reader of a message about this table."""
        names = [seat["name"] or "" for seat in self.table.get("seats", [])]
        view = message.get("view") or self.latest_update.get("view") or {}
        return Reader(names, view.get("seat", SPECTATOR))

    async def receive_until(self, is_wanted: Callable[[Message], bool], timeout: float = 20) -> Message:
        """Receive messages until one satisfies `is_wanted`, and return it."""
        while True:
            message = await self.receive(timeout)
            if is_wanted(message):
                return message

    async def send(self, type: str, **fields: object) -> str:
        """Send a message and return its id."""
        id = str(fields.pop("id", f"{self._id_prefix}-{next(self._ids)}"))
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def request(self, type: str, **fields: object) -> Message:
        """Send a message and return the reply with the same id."""
        id = await self.send(type, **fields)
        return await self.receive_until(lambda message: message.get("id") == id)

    async def move(self, move: int, **fields: object) -> Message:
        """Answer the current prompt with a move and return the reply."""
        return await self.request("move", key=self.latest_update["prompt"]["key"], move=move, **fields)

    async def wait_for_prompt(self) -> Message | None:
        """Receive messages until this seat has a prompt or the game is over; return the prompt, or None."""
        while not self.latest_update or (
            self.latest_update["prompt"] is None and self.latest_update["outcome"] is None
        ):
            await self.receive()
        prompt: Message | None = self.latest_update["prompt"]
        return prompt

    async def play_to_end(
        self, choose: Callable[[Message], int] = lambda prompt: int(prompt["moves"][0]["move"])
    ) -> Message:
        """Play to the end of the game and return the outcome. `choose` returns a move for a prompt."""
        while (prompt := await self.wait_for_prompt()) is not None:
            self.latest_update["prompt"] = None
            reply = await self.request("move", key=prompt["key"], move=choose(prompt))
            if reply["type"] == "done":
                # The update about this move follows right after the reply.
                await self.receive_until(lambda message: message["type"] == "update")
        outcome: Message = self.latest_update["outcome"]
        return outcome

    async def close(self) -> None:
        await self.socket.close()

    async def wait_until_closed(self) -> int | None:
        """Receive messages until the server closes the connection; return the close code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

"""A small client for the hall: for scripts, bots on other machines, tests and measurements."""

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

Message = dict[str, Any]


class HallClient:
    """Somebody who visits a hall: a cookie, and calls to the lobby."""

    def __init__(self, address: str, cookie: str = "", source: str = "") -> None:
        self.address = address
        self.cookie = cookie
        self.source = source
        """The local address to connect from, on a machine that has several."""

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """One call; its status, and what it answered."""
        return await asyncio.to_thread(self.call_now, method, path, body, headers)

    def call_now(self, method: str, path: str, body: object, headers: dict[str, str]) -> tuple[int, Any]:
        """The same, waiting for it."""
        place = urlsplit(self.address)
        connection = http.client.HTTPConnection(
            place.hostname or "", place.port, timeout=30, source_address=self._source()
        )
        try:
            said = {"cookie": self.cookie, "content-type": "application/json"} | headers
            connection.request(method, path, None if body is None else json.dumps(body), said)
            answer = connection.getresponse()
            given = answer.getheader("set-cookie")
            if given is not None:
                self.cookie = given.split(";")[0]
            text = answer.read().decode()
            is_json = (answer.getheader("content-type") or "").startswith("application/json")
            return answer.status, json.loads(text) if is_json and text else text
        finally:
            connection.close()

    def _source(self) -> tuple[str, int] | None:
        return (self.source, 0) if self.source else None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One call that must succeed."""
        status, answer = await self.call(method, path, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return answer

    async def open(self, *seats: str, game: str = "fight", **more: object) -> str:
        """Open a table for `me`, `open` and otherwise bots; its id."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        table = await self.ask("POST", "/api/tables", {"game": game, "seats": kinds, **more})
        return str(table["id"])

    async def replay(self, table: str, viewpoint: str) -> Message:
        """A finished game, with all frames."""
        path = f"/api/tables/{table}/replay?as={viewpoint}"
        whole: Message = await self.ask("GET", path)
        while len(whole["frames"]) < whole["of"]:
            whole["frames"] += (await self.ask("GET", f"{path}&first={len(whole['frames'])}"))["frames"]
        return whole

    async def come(self, table: str, since: int | None = None, watch: str = "", **headers: str) -> TableConnection:
        """Connect to a table; with `late` as `watch` to see all cards some turns late, where that is allowed."""
        place = urlsplit(self.address)
        asked = {"since": since, "watch": watch or None}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        path = f"/api/tables/{table}/socket?{query}"
        socket = await connect(
            f"ws://{place.netloc}{path}",
            additional_headers={"cookie": self.cookie} | headers,
            compression=None,
            open_timeout=30,
            ping_interval=None,
            # Somebody who does not listen for a while can still say goodbye.
            max_queue=None,
            local_addr=self._source(),
        )
        given = socket.response.headers.get("set-cookie") if socket.response is not None else None
        if given is not None:
            self.cookie = given.split(";")[0]
        return TableConnection(socket)


class TableConnection:
    """An open socket, and what it was told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.news: Message = {}
        self.events: list[Message] = []
        self.said: list[Message] = []
        self.heard: list[str] = []
        """Every message, as it came."""
        # Ids must be new also after coming back: a repeated one is a repeated request.
        self._mark = secrets.token_hex(4)
        self._ids = itertools.count(1)

    async def next(self, timeout: float = 20) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "here":
            for seat in self.table["seats"]:
                seat["here"] = seat["seat"] in message["seats"]
            self.table["watchers"] = message["watchers"]
        elif message["type"] == "news":
            self.news = message
            self.events.extend(message["events"])
        elif message["type"] == "said":
            self.said.append(message)
        return message

    async def until(self, wanted: Callable[[Message], bool], timeout: float = 20) -> Message:
        """Listen until a message is what is wanted."""
        while True:
            message = await self.next(timeout)
            if wanted(message):
                return message

    async def send(self, type: str, **fields: object) -> str:
        """Send a message; its id."""
        id = str(fields.pop("id", f"{self._mark}-{next(self._ids)}"))
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def do(self, type: str, **fields: object) -> Message:
        """Send a message and wait for what becomes of it."""
        id = await self.send(type, **fields)
        return await self.until(lambda message: message.get("id") == id)

    async def answer(self, move: int, **fields: object) -> Message:
        """Answer what is asked."""
        return await self.do("answer", key=self.news["ask"]["key"], move=move, **fields)

    async def asked(self) -> Message | None:
        """Listen until this seat is asked something or the game is over; what it is asked."""
        while not self.news or (self.news["ask"] is None and self.news["outcome"] is None):
            await self.next()
        ask: Message | None = self.news["ask"]
        return ask

    async def play(self, choose: Callable[[Message], int] = lambda ask: int(ask["moves"][0]["move"])) -> Message:
        """Play to the end; the outcome."""
        while (ask := await self.asked()) is not None:
            self.news["ask"] = None
            done = await self.do("answer", key=ask["key"], move=choose(ask))
            if done["type"] == "done":
                # What the answer changed is told right after it.
                await self.until(lambda message: message["type"] == "news")
        outcome: Message = self.news["outcome"]
        return outcome

    async def close(self) -> None:
        """Go."""
        await self.socket.close()

    async def closed(self) -> int | None:
        """Listen until the other side closes; its code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else None

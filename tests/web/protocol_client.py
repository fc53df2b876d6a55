"""A protocol client inside a page, for a hall on a server or in the page's own worker."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from kwoon.localization.formatter import english, format_json

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
CAPTURE_WORKER = """
const OriginalWorker = window.Worker
window.Worker = class extends OriginalWorker {
  constructor(...options) {
    super(...options)
    window.hallWorker = this
  }
}
"""
"""Runs before the page's scripts to capture the hall's worker."""
Message = dict[str, Any]


class ProtocolClient:
    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(SCRIPT)

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send one request; return the status and body of the response."""
        return self.call_text(method, path, None if body is None else json.dumps(body))

    def call_text(self, method: str, path: str, body: str | None) -> tuple[int, Any]:
        """Send one request with this text as its body; return the status and body of the response."""
        script = "([method, path, body]) => protocolClient.call(method, path, body)"
        response = self.page.evaluate(script, [method, path, body])
        text = response["text"]
        return response["status"], format_json(json.loads(text), english()) if text[:1] in ("{", "[") else text

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Send one request, which must succeed; return the body of the response."""
        status, response = self.call(method, path, body)
        assert status < 400, response
        return response

    def open_table(self, game: str, *bots: str, **settings: object) -> str:
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        return str(self.request("POST", "/api/tables", {"game": game, "seats": seats, **settings})["id"])

    def play(self, table: str, max_moves: int = 5000) -> Message:
        """Play at a table until the game ends or `max_moves` moves have been made. Return the outcome, the number of
        moves and the number of the last event."""
        script = "([table, maxMoves]) => protocolClient.play(table, maxMoves)"
        result: Message = self.page.evaluate(script, [table, max_moves])
        return result

    def connect(self, table: str, query: str = "since=0") -> PageTableConnection:
        return PageTableConnection(self.page, table, query)


class PageTableConnection:
    def __init__(self, page: Page, table: str, query: str) -> None:
        self.page = page
        self.index: int = page.evaluate("([table, query]) => protocolClient.connect(table, query)", [table, query])
        self.latest_update: Message = {}
        self.events: list[Message] = []
        self._answered_key = ""
        """Key of the last answered prompt, which an update in flight may repeat."""
        self._num_requests = 0

    def receive(self) -> Message | None:
        """Return the next message, or None if the server has closed the connection."""
        message: Message | None = self.page.evaluate("index => protocolClient.receive(index)", self.index)
        message = format_json(message, english())
        if message is not None and message["type"] == "update":
            self.latest_update = message
            self.events += message["events"]
        return message

    def receive_until(self, type: str) -> Message:
        while True:
            message = self.receive()
            assert message is not None, f"closed before {type}"
            if message["type"] == type:
                return message

    def send_text(self, text: str) -> None:
        self.page.evaluate("([index, text]) => protocolClient.send(index, text)", [self.index, text])

    def request(self, type: str, **fields: object) -> Message:
        self._num_requests += 1
        id = str(fields.pop("id", f"{self.index}.{self._num_requests}"))
        self.send_text(json.dumps({"type": type, "id": id, **fields}))
        while True:
            message = self.receive()
            assert message is not None, "closed"
            if message.get("id") == id:
                if message["type"] == "done":
                    self._answered_key = str(fields.get("key", "")) if type == "move" else ""
                return message

    def wait_for_prompt(self) -> Message:
        while not (prompt := self.latest_update.get("prompt")) or prompt["key"] == self._answered_key:
            self.receive_until("update")
        found: Message = prompt
        return found

    def wait_closed(self) -> int:
        """Wait until the server closes the connection; return the close code."""
        while self.receive() is not None:
            pass
        code: int = self.page.evaluate("index => protocolClient.closeCode(index)", self.index)
        return code

    def close(self) -> None:
        self.page.evaluate("index => protocolClient.close(index)", self.index)

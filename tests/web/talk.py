"""A protocol client inside a page, for a hall with a server or in the page's own worker."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("talk.js").read_text(encoding="utf-8")
KEEP_WORKER = """
const Plain = window.Worker
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given)
    window.hallWorker = this
  }
}
"""
"""Runs before the page's scripts to capture the hall's worker."""
Message = dict[str, Any]


class Talk:
    """A client of the protocol."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(SCRIPT)

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send one request; return status and body."""
        return self.call_text(method, path, None if body is None else json.dumps(body))

    def call_text(self, method: str, path: str, body: str | None) -> tuple[int, Any]:
        """Send one request with an arbitrary body."""
        answer = self.page.evaluate("([method, path, body]) => talk.call(method, path, body)", [method, path, body])
        text = answer["text"]
        return answer["status"], json.loads(text) if text[:1] in ("{", "[") else text

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send one request that must succeed."""
        status, answer = self.call(method, path, body)
        assert status < 400, answer
        return answer

    def open(self, game: str, *bots: str, **more: object) -> str:
        """Open a table with these bots; return its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})["id"])

    def play(self, table: str, most: int = 5000) -> Message:
        """Play a table to its end, or at most `most` moves."""
        played: Message = self.page.evaluate("([table, most]) => talk.play(table, most)", [table, most])
        return played

    def come(self, table: str, query: str = "since=0") -> Line:
        """Connect to a table."""
        return Line(self.page, f"/api/tables/{table}/socket?{query}")


class Line:
    """An open socket."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self.at: int = page.evaluate("path => talk.open(path)", path)
        self.news: Message = {}
        self.events: list[Message] = []
        self._answered = ""
        """Key of the last answered prompt, which may be repeated by news already in flight."""
        self._ids = 0

    def next(self) -> Message | None:
        """Return the next message, or None when the server has closed."""
        message: Message | None = self.page.evaluate("at => talk.next(at)", self.at)
        if message is not None and message["type"] == "news":
            self.news = message
            self.events += message["events"]
        return message

    def until(self, type: str) -> Message:
        """Return the next message of a type."""
        while True:
            message = self.next()
            assert message is not None, f"closed before {type}"
            if message["type"] == type:
                return message

    def text(self, text: str) -> None:
        """Send arbitrary text."""
        self.page.evaluate("([at, text]) => talk.send(at, text)", [self.at, text])

    def do(self, type: str, **fields: object) -> Message:
        """Send a message and wait for its reply."""
        self._ids += 1
        id = str(fields.pop("id", f"{self.at}.{self._ids}"))
        self.text(json.dumps({"type": type, "id": id, **fields}))
        while True:
            message = self.next()
            assert message is not None, "closed"
            if message.get("id") == id:
                if message["type"] == "done":
                    self._answered = str(fields.get("key", "")) if type == "answer" else ""
                return message

    def asked(self) -> Message:
        """Wait until this seat is prompted; return the prompt."""
        while not self.news or self.news["ask"] is None or self.news["ask"]["key"] == self._answered:
            self.until("news")
        ask: Message = self.news["ask"]
        return ask

    def code(self) -> int:
        """Return the server's close code."""
        while self.next() is not None:
            pass
        code: int = self.page.evaluate("at => talk.code(at)", self.at)
        return code

    def close(self) -> None:
        self.page.evaluate("at => talk.close(at)", self.at)

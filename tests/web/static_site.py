"""A plain file server for the static hall under a path, and a browser that visits it."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import ROOT, TIMEOUT_MS
from tests.web.protocol_client import CAPTURE_WORKER

SITE = ROOT / "build/site"
BASE_PATH = "/some/place"
POLICY = "; ".join((ROOT / "site/policy.txt").read_text(encoding="utf-8").split("\n")).strip("; ")
START_TIMEOUT_MS = 4 * TIMEOUT_MS
"""Maximum time, in milliseconds, to start Python in a browser on a busy machine."""
DISABLE_BOT_DELAY = """() => new Promise((resolve) => {
  const request = indexedDB.open('kwoon', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('closet')
  request.onsuccess = () => {
    const change = request.result.transaction('closet', 'readwrite')
    change.objectStore('closet').put('0', 'setting/bot-delay')
    change.oncomplete = () => resolve(request.result.close())
  }
})"""
"""Makes the bots in this browser's hall move without delay."""

WAIT_FOR_SERVICE_WORKER = """async () => {
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
}"""


WAIT_FOR_SNAPSHOT = """async () => {
  for (;;) {
    const found = await (await caches.open('kwoon-memory')).keys()
    if (found.length) return found.length
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}"""
CORRUPT_SNAPSHOT = """async () => {
  const cache = await caches.open('kwoon-memory')
  for (const each of await cache.keys()) await cache.put(each, new Response(new Uint8Array(1 << 20)))
}"""


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files as a plain host does, with only the content security policy as an additional header."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """Map a path to a file in the site; paths outside the site do not exist."""
        relative = path.removeprefix(BASE_PATH) if path.startswith(f"{BASE_PATH}/") else "/nothing"
        return super().translate_path(relative)

    def end_headers(self) -> None:
        """Add the site's content security policy as a header, so that it also covers workers."""
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Disable logging."""


@contextmanager
def serve_site(folder: Path) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(SiteHandler, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{BASE_PATH}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class SiteVisitor:
    """A visitor with a new browser context. Records errors and requests outside the site."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.address = address
        self.errors: list[str] = []
        self.external_requests: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 1280, "height": 800}, reduced_motion="reduce", **options
        )
        self.context.set_default_timeout(START_TIMEOUT_MS)
        self.context.add_init_script(CAPTURE_WORKER)
        self.context.on("request", self._record_request)

    def _record_request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "blob:")):
            self.external_requests.append(request.url)

    def page(self) -> Page:
        """Return a new page that records script and console errors."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        return page

    def disable_bot_delay(self, page: Page) -> None:
        """Make bots move without delay. Call this before opening the hall."""
        page.goto(f"{self.address}docs/index.html")
        page.evaluate(DISABLE_BOT_DELAY)

    def open_hall(self, page: Page) -> None:
        page.goto(self.address)
        page.wait_for_selector("[data-boot-state=ready]", state="attached")

    def wait_until_cached(self, page: Page) -> None:
        page.evaluate(WAIT_FOR_SERVICE_WORKER)

    def wait_for_snapshot(self, page: Page) -> None:
        """Wait until the browser has stored the snapshot of Python's memory."""
        assert page.evaluate(WAIT_FOR_SNAPSHOT) == 1

    def corrupt_snapshot(self, page: Page) -> None:
        page.evaluate(CORRUPT_SNAPSHOT)


def snapshot_starts(page: Page) -> list[bool]:
    """Return, for each worker of a page, whether its Python started from a snapshot."""
    return [bool(each.evaluate("performance.getEntriesByName('kwoon awake').length")) for each in page.workers]

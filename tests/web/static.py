"""A plain file server for the static hall below some path, and a browser that visits it."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import PATIENCE, ROOT
from tests.web.talk import KEEP_WORKER

SITE = ROOT / "build/site"
BELOW = "/some/place"
POLICY = "; ".join((ROOT / "site/policy.txt").read_text(encoding="utf-8").split("\n")).strip("; ")
OPENING = 4 * PATIENCE
"""Maximum time to start Python in a browser on a busy machine."""
QUICK = """() => new Promise((resolve) => {
  const asked = indexedDB.open('kwoon', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore('closet')
  asked.onsuccess = () => {
    const change = asked.result.transaction('closet', 'readwrite')
    change.objectStore('closet').put('0', 'setting/bot-delay')
    change.oncomplete = () => resolve(asked.result.close())
  }
})"""
"""Makes the bots of this browser's hall move without delay."""

KEPT = """async () => {
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
}"""


REMEMBERED = """async () => {
  for (;;) {
    const found = await (await caches.open('kwoon-memory')).keys()
    if (found.length) return found.length
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}"""
SPOIL = """async () => {
  const cache = await caches.open('kwoon-memory')
  for (const each of await cache.keys()) await cache.put(each, new Response(new Uint8Array(1 << 20)))
}"""


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves files only, with no header or route that a plain host would not have."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """Map the site's path; nothing exists outside it."""
        inside = path.removeprefix(BELOW) if path.startswith(f"{BELOW}/") else "/nothing"
        return super().translate_path(inside)

    def end_headers(self) -> None:
        """Add the site's content security policy, so that it also covers workers."""
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Disable logging."""


@contextmanager
def handing_out(folder: Path) -> Iterator[str]:
    """Yield the site's address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{BELOW}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Guest:
    """A visitor with a fresh browser who knows only the site's address."""

    def __init__(self, browser: Browser, address: str, **how: Any) -> None:
        self.address = address
        self.errors: list[str] = []
        self.elsewhere: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 1280, "height": 800}, reduced_motion="reduce", **how
        )
        self.context.set_default_timeout(OPENING)
        self.context.add_init_script(KEEP_WORKER)
        self.context.on("request", self._asks)

    def _asks(self, request: Any) -> None:
        if not request.url.startswith((self.address, "blob:")):
            self.elsewhere.append(request.url)

    def page(self) -> Page:
        """Return a new page that records errors and policy violations."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page

    def hurry(self, page: Page) -> None:
        """Make bots move without delay; call before the hall is opened."""
        page.goto(f"{self.address}docs/index.html")
        page.evaluate(QUICK)

    def come(self, page: Page) -> None:
        """Open the hall and wait for it."""
        page.goto(self.address)
        page.wait_for_selector("[data-arriving=ready]", state="attached")

    def kept(self, page: Page) -> None:
        """Wait until the site is cached for offline use."""
        page.evaluate(KEPT)

    def remembered(self, page: Page) -> None:
        """Wait until the browser has stored the snapshot of the started Python."""
        assert page.evaluate(REMEMBERED) == 1

    def spoil(self, page: Page) -> None:
        """Corrupt that snapshot."""
        page.evaluate(SPOIL)


def awake(page: Page) -> list[bool]:
    """Return for each Python of a page whether it started from a snapshot."""
    return [bool(each.evaluate("performance.getEntriesByName('kwoon awake').length")) for each in page.workers]

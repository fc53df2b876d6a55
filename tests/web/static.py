"""A plain file server with the site below some path, as a host would hand it out; and a browser that comes to it."""

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
"""A browser may take so long to start Python on a busy machine."""
QUICK = """() => new Promise((resolve) => {
  const asked = indexedDB.open('kwoon', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore('closet')
  asked.onsuccess = () => {
    const change = asked.result.transaction('closet', 'readwrite')
    change.objectStore('closet').put('0', 'setting/bot-delay')
    change.oncomplete = () => resolve(asked.result.close())
  }
})"""
"""Bots of this browser's hall answer as soon as they have thought."""

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
    """Hands out files, and nothing else: no header and no address that a plain host would not know."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """Below the path that the site is put at; outside of it there is nothing."""
        inside = path.removeprefix(BELOW) if path.startswith(f"{BELOW}/") else "/nothing"
        return super().translate_path(inside)

    def end_headers(self) -> None:
        """With the site's policy, which so holds for its workers too."""
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def handing_out(folder: Path) -> Iterator[str]:
    """The address of the site."""
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
    """Somebody with a browser of their own, who was given the site's address and nothing else."""

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
        """A new page, of which every error and every breach of the policy is noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page

    def hurry(self, page: Page) -> None:
        """Bots answer at once from now on; to be said before the hall is opened."""
        page.goto(f"{self.address}docs/index.html")
        page.evaluate(QUICK)

    def come(self, page: Page) -> None:
        """Open the hall, and wait for it."""
        page.goto(self.address)
        page.wait_for_selector("[data-arriving=ready]", state="attached")

    def kept(self, page: Page) -> None:
        """Wait until the site is kept at hand, so that it needs no network."""
        page.evaluate(KEPT)

    def remembered(self, page: Page) -> None:
        """Wait until the browser has kept how Python was when it had started."""
        assert page.evaluate(REMEMBERED) == 1

    def spoil(self, page: Page) -> None:
        """What it has kept of that is worth nothing now."""
        page.evaluate(SPOIL)


def awake(page: Page) -> list[bool]:
    """Of each Python of a page, whether it began where another one had been."""
    return [bool(each.evaluate("performance.getEntriesByName('kwoon awake').length")) for each in page.workers]

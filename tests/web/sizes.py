r"""Checks that a table is readable and usable in windows of every size: text, prompt, hand and mat, measured in the
page.

    faults += at_every_size(page, "both plan")     at any moment of a game, on a page at a table
    assert not faults, "\n".join(faults)

KWOON_SHOTS=FOLDER also saves pictures of each moment in both themes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import pytest
from playwright.sync_api import Page

from tests.web.axe import AT_REST

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
SMALLEST_TEXT = 11.0
# Minimum height of a scrolling area.
LEAST_WINDOW = 120.0
LONG = bool(os.environ.get("KWOON_LONG"))
Case = TypeVar("Case")
# Above this width the log stands beside the table; below it would cover it.
BESIDE = 960


@dataclass(frozen=True)
class Size:
    """A window."""

    width: int
    height: int
    zoom: int = 1
    """Device pixels per CSS pixel: 2 corresponds to a zoom of 200%."""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" zoomed {self.zoom}" if self.zoom > 1 else "")


LAPTOP = Size(1280, 720)
SIDEWAYS = Size(844, 390)
ZOOMED = Size(640, 400, zoom=2)
PHONE = Size(390, 844)
SMALL_PHONE = Size(360, 640)
SIZES = (LAPTOP, SIDEWAYS, ZOOMED, PHONE, SMALL_PHONE)


def share_of(moment: str) -> Sequence[Size]:
    """Return the windows for a moment: one picked by its name, so that all moments together cover all windows, or every
    one in the long run (`make screens`)."""
    return SIZES if LONG else (SIZES[crc32(moment.encode()) % len(SIZES)],)


long = pytest.mark.skipif(not LONG, reason="of the long form: make screens")


def last_of(cases: Sequence[Case]) -> Sequence[Case]:
    """Return the last of several similar cases, or all in the long run (`make screens`)."""
    return cases if LONG else cases[-1:]


def at_every_size(page: Page, moment: str, sizes: Sequence[Size] = ()) -> list[str]:
    """Return a table's faults in windows of these sizes, or of its share; restores the page."""
    before = page.viewport_size
    beside = page.locator(".drawer").count() > 0
    found: list[str] = []
    for size in sizes or share_of(moment):
        with window(page, size):
            found += [f"{moment}, {size}: {each}" for each in faults(page)]
            _picture(page, moment, size)
    if before:
        page.set_viewport_size(before)
    if beside and page.locator(".drawer").count() == 0:
        page.locator("header button", has_text="Log").dispatch_event("click")
    return found


@contextmanager
def window(page: Page, size: Size) -> Iterator[Page]:
    """Resize the page; the log does not cover the table there."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    session = page.context.new_cdp_session(page) if size.zoom > 1 else None
    if session:
        how = {"width": size.width, "height": size.height, "deviceScaleFactor": size.zoom, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", how)
    if size.width <= BESIDE and page.locator(".drawer .close").is_visible():
        # Dispatched directly, since a dialog may cover it.
        page.locator(".drawer .close").dispatch_event("click")
    try:
        yield page
    finally:
        # Ending the session also ends the zoom.
        if session:
            session.detach()


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves and self-measuring elements, such as a fan of cards, are done: two frames."""
    page.wait_for_function(AT_REST)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Page) -> list[str]:
    """Return the faults of the current page: a table or the dialog over it."""
    come_to_rest(page)
    return [str(each) for each in page.evaluate(MEASURE, {"smallest": SMALLEST_TEXT, "window": LEAST_WINDOW})]


def _picture(page: Page, moment: str, size: Size) -> None:
    folder = os.environ.get("KWOON_SHOTS")
    if not folder:
        return
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_function(AT_REST)
        page.screenshot(path=Path(folder) / f"{moment.replace(' ', '-')} {size} {theme}.png".replace(" ", "_"))
    page.evaluate("() => { delete document.documentElement.dataset.theme }")

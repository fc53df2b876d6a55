r"""Checks that a table is readable and usable in windows of every size: text, prompt, hand and mat.

    faults += faults_at_sizes(page, "both plan")     in any phase of a game, on a page at a table
    assert not faults, "\n".join(faults)

KWOON_SHOTS=FOLDER also saves pictures of each phase in both themes.
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

from tests.web.axe import ANIMATIONS_FINISHED

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
MIN_TEXT_PX = 11.0
# Minimum height of a scrolling area, in CSS pixels.
MIN_SCROLL_HEIGHT = 120.0
LONG_RUN = bool(os.environ.get("KWOON_LONG"))
Case = TypeVar("Case")
# Above this width, the log is beside the table; otherwise, it covers the table.
LOG_BESIDE_MIN_WIDTH = 960


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    zoom: int = 1
    """Device pixels per CSS pixel: 2 corresponds to a zoom of 200%."""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" zoomed {self.zoom}" if self.zoom > 1 else "")


LAPTOP = Size(1280, 720)
LANDSCAPE_PHONE = Size(844, 390)
ZOOMED = Size(640, 400, zoom=2)
PHONE = Size(390, 844)
SMALL_PHONE = Size(360, 640)
SIZES = (LAPTOP, LANDSCAPE_PHONE, ZOOMED, PHONE, SMALL_PHONE)


def sizes_for_phase(phase: str) -> Sequence[Size]:
    """Return the window sizes for a phase: all sizes in the long run (`make screens`), otherwise one that depends on
    the phase's name, so that different phases cover different sizes."""
    return SIZES if LONG_RUN else (SIZES[crc32(phase.encode()) % len(SIZES)],)


only_in_long_run = pytest.mark.skipif(not LONG_RUN, reason="runs only with KWOON_LONG=1 (make screens)")


def sample_cases(cases: Sequence[Case]) -> Sequence[Case]:
    """Return the last of several similar cases, or all of them in the long run (`make screens`)."""
    return cases if LONG_RUN else cases[-1:]


def faults_at_sizes(page: Page, phase: str, sizes: Sequence[Size] = ()) -> list[str]:
    """Return a table's faults in windows of these sizes, by default those for its phase. Restore the page afterward."""
    before = page.viewport_size
    has_log = page.locator(".drawer").count() > 0
    found: list[str] = []
    for size in sizes or sizes_for_phase(phase):
        with resized(page, size):
            found += [f"{phase}, {size}: {each}" for each in layout_faults(page)]
            _save_screenshots(page, phase, size)
    if before:
        page.set_viewport_size(before)
    if has_log and page.locator(".drawer").count() == 0:
        page.locator("header button", has_text="Log").dispatch_event("click")
    return found


@contextmanager
def resized(page: Page, size: Size) -> Iterator[Page]:
    """Resize the page for the duration of a `with` block, and close a log that would cover the table."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    session = page.context.new_cdp_session(page) if size.zoom > 1 else None
    if session:
        metrics = {"width": size.width, "height": size.height, "deviceScaleFactor": size.zoom, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", metrics)
    if size.width <= LOG_BESIDE_MIN_WIDTH and page.locator(".drawer .close").is_visible():
        # A dialog may cover the button, so dispatch the event directly.
        page.locator(".drawer .close").dispatch_event("click")
    try:
        yield page
    finally:
        # Ending the session also ends the zoom.
        if session:
            session.detach()


def wait_until_still(page: Page) -> None:
    """Wait until animations are finished, and two more frames for elements that measure themselves, such as a fan of
    cards."""
    page.wait_for_function(ANIMATIONS_FINISHED)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def layout_faults(page: Page, min_text_px: float = MIN_TEXT_PX) -> list[str]:
    """Return the faults of the current table, or of the dialog over it."""
    wait_until_still(page)
    return [str(each) for each in page.evaluate(MEASURE, {"smallest": min_text_px, "window": MIN_SCROLL_HEIGHT})]


def _save_screenshots(page: Page, phase: str, size: Size) -> None:
    folder = os.environ.get("KWOON_SHOTS")
    if not folder:
        return
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_function(ANIMATIONS_FINISHED)
        page.screenshot(path=Path(folder) / f"{phase.replace(' ', '-')} {size} {theme}.png".replace(" ", "_"))
    page.evaluate("() => { delete document.documentElement.dataset.theme }")

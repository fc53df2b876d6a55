"""Measures how much a page moves without being asked: Cumulative Layout Shift, as browsers define it.

    with layout_shifts(page) as shifts:
        ...                                     play some turns
    assert shifts.score < MAX_SHIFT, shifts

Unlike the usual score, this one also counts shifts within half a second of a click or key, because at a table every
change follows one. Cards that travel do not count, because they are animated with transforms.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Page

MAX_SHIFT = 0.02
# Shifts are grouped in windows: a window ends after a pause of this length or at its maximum length.
PAUSE_MS = 1000.0
MAX_WINDOW_MS = 5000.0

START = """() => {
    const describe = ({ node, previousRect: from, currentRect: to }) => {
        const each = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement
        const name = each ? [each.tagName.toLowerCase(), ...[...each.classList].filter((one) => !one.startsWith('svelte-'))].join('.') : 'removed'
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
        return `${name} "${(each?.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 24)}" from ${box(from)} to ${box(to)}`
    }
    window.layoutShifts = { all: [], observer: null }
    const add = (entries) => {
        for (const each of entries) window.layoutShifts.all.push({ at: each.startTime, value: each.value, moved: each.sources.map(describe) })
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    window.layoutShifts.take = () => {
        add(observer.takeRecords())
        observer.disconnect()
        return window.layoutShifts.all
    }
}"""
# The browser reports the shifts of a frame after the frame.
TAKE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
    setTimeout(() => done(window.layoutShifts.take())))))"""


@dataclass
class LayoutShift:
    at: float
    """Milliseconds since the page was loaded."""
    value: float
    moved: list[str]
    """The elements that moved, with their boxes before and after."""


@dataclass
class LayoutShifts:
    shifts: list[LayoutShift] = field(default_factory=list)

    @property
    def score(self) -> float:
        """The sum of the worst window."""
        worst = total = 0.0
        first = last = float("-inf")
        for shift in self.shifts:
            if shift.at - last > PAUSE_MS or shift.at - first > MAX_WINDOW_MS:
                total, first = 0.0, shift.at
            total, last = total + shift.value, shift.at
            worst = max(worst, total)
        return worst

    def __str__(self) -> str:
        shifts = sorted(self.shifts, key=lambda shift: -shift.value)
        lines = [f"{shift.value:.4f} at {shift.at / 1000:.1f} s: {'; '.join(shift.moved)}" for shift in shifts[:8]]
        return "\n".join([f"layout shift {self.score:.4f}, {len(shifts)} shifts", *lines])


@contextmanager
def layout_shifts(page: Page) -> Iterator[LayoutShifts]:
    """Measure the layout shifts of a page for the duration of a `with` block. The page must not be left meanwhile."""
    measured = LayoutShifts()
    page.evaluate(START)
    yield measured
    measured.shifts = [LayoutShift(**each) for each in page.evaluate(TAKE)]

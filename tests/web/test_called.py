"""Turn notifications for visitors who enabled them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.seats import choose, may_choose, play_now, settle_openings, with_friends

pytestmark = pytest.mark.browser

NOTIFY = """() => {
    window.asked = 0
    window.notes = []
    window.Notification = class {
        static permission = 'default'
        static async requestPermission() { window.asked += 1; return (this.permission = 'granted') }
        constructor(title, how) { window.notes.push([title, how.body]) }
        close() {}
    }
    document.hasFocus = () => !window.elsewhere
}"""


def listening(visit: Visit, path: str = "/") -> Page:
    """Return a page with permission to show notifications."""
    page = visit("/credits")
    page.context.add_init_script(f"({NOTIFY})()")
    page.goto(path)
    return page


def test_whoever_looks_elsewhere_is_called(visit: Visit) -> None:
    ann = listening(visit)
    link = with_friends(ann)
    assert ann.evaluate("window.asked") == 0
    ann.get_by_role("button", name="Call me when it is my turn").click()
    expect(ann.get_by_role("button", name="Call me when it is my turn")).to_have_count(0)
    assert ann.evaluate("window.asked") == 1
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    expect(ann).to_have_title(re.compile("Your turn · FIGHT"))
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann).to_have_title("FIGHT · Kwoon")
    before = ann.evaluate("window.notes.length")
    ann.evaluate("window.elsewhere = true")
    bo.locator(".seat.bottom [data-move]").first.click()
    for page in (ann, bo):
        expect(page.locator(".panel .line.reveal")).to_have_count(1)
    # Whoever took the prize, Ann is prompted again eventually.
    for _ in range(100):
        if ann.evaluate("window.notes.length") > before:
            break
        offered = bo.locator("[data-zone='row'] [data-move], .seat.bottom [data-move]")
        if offered.count():
            offered.first.click()
        bo.wait_for_timeout(50)
    title, text = ann.evaluate("window.notes.at(-1)")
    assert title == "Your turn"
    assert text.startswith("FIGHT: ")


def test_nobody_is_asked_about_notifications_who_did_not_ask_for_them(visit: Visit) -> None:
    page = listening(visit)
    play_now(page)
    page.evaluate("window.elsewhere = true")
    may_choose(page)
    choose(page)
    may_choose(page)
    assert page.evaluate("[window.asked, window.notes.length]") == [0, 0]
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Call me when it is my turn").check()
    assert page.evaluate("window.asked") == 1
    page.get_by_role("switch", name="Call me when it is my turn").uncheck()
    assert page.evaluate("localStorage.getItem('kwoon.calls')") == "off"


def test_a_browser_that_allows_no_notifications_says_so(visit: Visit) -> None:
    page = listening(visit)
    page.evaluate("() => { window.Notification.permission = 'denied' }")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Call me when it is my turn").click()
    expect(page.get_by_text("This browser does not allow it here.")).to_be_visible()
    expect(page.get_by_role("switch", name="Call me when it is my turn")).not_to_be_checked()

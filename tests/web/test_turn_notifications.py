"""Notifications for visitors who want to know when it is their turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.page_actions import choose_move, open_for_friends, play, play_now, take_row_cards, wait_for_choice

pytestmark = pytest.mark.browser

FAKE_NOTIFICATIONS = """() => {
    window.permissionRequests = 0
    window.notifications = []
    window.Notification = class {
        static permission = 'default'
        static async requestPermission() { window.permissionRequests += 1; return (this.permission = 'granted') }
        constructor(title, options) { window.notifications.push([title, options.body]) }
        close() {}
    }
    document.hasFocus = () => !window.inBackground
}"""


def page_with_notifications(visit: Visit, path: str = "/") -> Page:
    """Return a page that records notifications instead of showing them."""
    page = visit("/credits")
    page.context.add_init_script(f"({FAKE_NOTIFICATIONS})()")
    page.goto(path)
    return page


def test_notification_is_shown_when_page_is_in_background(visit: Visit) -> None:
    ann = page_with_notifications(visit)
    link = open_for_friends(ann)
    assert ann.evaluate("window.permissionRequests") == 0
    ann.get_by_role("button", name="Notify me when it's my turn").click()
    expect(ann.get_by_role("button", name="Notify me when it's my turn")).to_have_count(0)
    assert ann.evaluate("window.permissionRequests") == 1
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    expect(ann).to_have_title(re.compile("Your turn · FIGHT"))
    play(ann.locator(".seat.bottom [data-move]").first)
    expect(ann).to_have_title("FIGHT · Kwoon")
    before = ann.evaluate("window.notifications.length")
    ann.evaluate("window.inBackground = true")
    play(bo.locator(".seat.bottom [data-move]").first)
    for page in (ann, bo):
        expect(page.locator(".panel .line.reveal")).to_have_count(1)
    # Either player may take the prize, but eventually Ann is prompted again.
    for _ in range(100):
        if ann.evaluate("window.notifications.length") > before:
            break
        offered = bo.locator("[data-zone='row'] [data-move], .seat.bottom [data-move]")
        if offered.count():
            play(offered.first)
        bo.wait_for_timeout(50)
    title, text = ann.evaluate("window.notifications.at(-1)")
    assert title == "Your turn"
    assert text.startswith("FIGHT: ")


def test_notification_permission_is_requested_only_when_enabled(visit: Visit) -> None:
    page = page_with_notifications(visit)
    play_now(page)
    page.evaluate("window.inBackground = true")
    wait_for_choice(page)
    choose_move(page)
    wait_for_choice(page)
    assert page.evaluate("[window.permissionRequests, window.notifications.length]") == [0, 0]
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Notify me when it's my turn").check()
    assert page.evaluate("window.permissionRequests") == 1
    page.get_by_role("switch", name="Notify me when it's my turn").uncheck()
    assert page.evaluate("localStorage.getItem('kwoon.calls')") == "off"


def test_notification_switch_explains_denied_permission(visit: Visit) -> None:
    page = page_with_notifications(visit)
    page.evaluate("() => { window.Notification.permission = 'denied' }")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Notify me when it's my turn").click()
    expect(page.get_by_text("This browser blocks notifications here.")).to_be_visible()
    expect(page.get_by_role("switch", name="Notify me when it's my turn")).not_to_be_checked()

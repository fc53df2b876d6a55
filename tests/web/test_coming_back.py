"""A lost connection: the page says so, comes back by itself, and has lost nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.seats import log, settle_openings, with_friends

pytestmark = pytest.mark.browser


class Cable:
    """The line between a page and the hall, which can be pulled out and put back."""

    def __init__(self, page: Page) -> None:
        self.plugged = True
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        if not self.plugged:
            line.close(code=1001)
            return
        self.lines.append(line)
        line.connect_to_server()

    def pull(self) -> None:
        self.plugged = False
        for line in self.lines:
            line.close(code=1001)
        self.lines.clear()


def test_a_dropped_socket_in_mid_match(visit: Visit) -> None:
    ann = visit()
    cable = Cable(ann)
    link = with_friends(ann)
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)

    cable.pull()
    expect(ann.get_by_role("alert")).to_contain_text("The connection is lost")
    # Ann chooses while she is cut off, and Bo while she is away: neither is lost.
    ann.locator(".seat.bottom [data-move]").first.click()
    bo.locator(".seat.bottom [data-move]").first.click()
    bo.get_by_role("tab", name="Talk").click()
    bo.get_by_label("Say something to the table").fill("Are you there?")
    bo.keyboard.press("Enter")
    bo.get_by_role("tab", name="Log").click()
    assert bo.locator(".panel .line.reveal").count() == 0, log(bo)

    cable.plugged = True
    expect(ann.get_by_role("alert")).to_have_count(0)
    expect(ann.locator(".panel .line.reveal")).to_have_count(1)
    expect(bo.locator(".panel .line.reveal")).to_have_count(1)
    assert len(log(ann)) == len(log(bo))
    ann.get_by_role("tab", name="Talk").click()
    expect(ann.locator(".said")).to_have_count(1)


def test_a_reload_brings_everything_back(visit: Visit) -> None:
    ann = visit()
    bo = visit(with_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann.get_by_role("button", name="Take back")).to_be_visible()
    told = log(ann)
    ann.reload()
    expect(ann.get_by_role("button", name="Take back")).to_be_visible()
    assert log(ann) == told
    expect(ann.locator("[data-zone='play:0'] [data-card]")).to_have_count(1)

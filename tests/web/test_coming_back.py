"""A lost connection: the page says so, reconnects by itself and loses nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.seats import box, log, play_now, settle_openings, to_the_hand, with_friends

pytestmark = pytest.mark.browser


class Cable:
    """The connection between a page and the hall, which can be cut and restored."""

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


def lost(page: Page) -> None:
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost")


def back(page: Page) -> None:
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_dropped_socket_in_mid_match(visit: Visit) -> None:
    ann = visit()
    cable = Cable(ann)
    link = with_friends(ann)
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)

    cable.pull()
    lost(ann)
    # Ann chooses while disconnected, and Bo while she is away: neither move is lost.
    ann.locator(".seat.bottom [data-move]").first.click()
    bo.locator(".seat.bottom [data-move]").first.click()
    bo.get_by_role("tab", name="Talk").click()
    bo.get_by_label("Say something to the table").fill("Are you there?")
    bo.keyboard.press("Enter")
    bo.get_by_role("tab", name="Log").click()
    assert bo.locator(".panel .line.reveal").count() == 0, log(bo)

    cable.plugged = True
    back(ann)
    expect(ann.locator(".panel .line.reveal")).to_have_count(1)
    expect(bo.locator(".panel .line.reveal")).to_have_count(1)
    assert len(log(ann)) == len(log(bo))
    ann.get_by_role("tab", name="Talk").click()
    expect(ann.locator(".said")).to_have_count(1)
    # Lines from before a break are not repeated after it.
    cable.pull()
    lost(ann)
    expect(ann.locator(".said")).to_have_count(1)
    cable.plugged = True
    back(ann)
    expect(ann.locator(".said")).to_have_count(1)


def test_a_sealed_choice_outlives_its_line(visit: Visit) -> None:
    ann = visit()
    cable = Cable(ann)
    bo = visit(with_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann.locator(".prompt")).to_contain_text("Your choice lies sealed")
    aside = ann.locator("[data-zone='play:0'] [data-card]")
    card = aside.get_attribute("data-card")
    cable.pull()
    lost(ann)
    expect(bo.locator(".seat.top .plate")).to_contain_text("away")
    cable.plugged = True
    back(ann)
    expect(bo.locator(".seat.top .plate")).not_to_contain_text("away")
    expect(ann.locator(".prompt")).to_contain_text("Your choice lies sealed")
    expect(aside).to_have_attribute("data-card", card or "")
    # It can still be taken back and played.
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator(".seat.bottom [data-move]")).to_have_count(4)
    ann.locator(f".seat.bottom [data-card='{card}']").click()
    bo.locator(".seat.bottom [data-move]").first.click()
    expect(ann.locator(".panel .line.reveal")).to_have_count(1)


def test_a_line_lost_during_the_call(visit: Visit) -> None:
    page = visit()
    cable = Cable(page)
    box(page).get_by_text("Table settings").click()
    box(page).get_by_label("Play to the call").check()
    play_now(page)
    to_the_hand(page)
    page.locator("[data-call]").click()
    cable.pull()
    lost(page)
    cable.plugged = True
    back(page)
    # The countdown continued without her: it ends, a card is on the table, and the log reports it once.
    expect(page.locator(".panel .line.reveal")).to_have_count(1)
    expect(page.get_by_role("timer")).to_have_count(0)


def test_a_line_lost_in_the_middle_of_a_story(visit: Visit) -> None:
    page = visit(motion=True)
    cable = Cable(page)
    play_now(page)
    to_the_hand(page)
    # Timers for stories stand still, but not for the socket, so the first beat lasts through the reconnect.
    page.evaluate(
        """() => {
            const real = window.setTimeout
            window.beats = []
            window.setTimeout = (what, ms) => (ms === 1000 ? window.beats.push(what) : real(what, ms))
        }"""
    )
    page.locator(".seat.bottom [data-move]").first.click()
    page.wait_for_function("() => window.beats.length > 0")
    cable.pull()
    lost(page)
    cable.plugged = True
    back(page)
    results = page.locator(".panel .line.win, .panel .line.nobody")
    expect(page.locator(".panel .line.reveal")).to_have_count(1)
    expect(results).to_have_count(0)
    page.evaluate("window.beats.forEach(each => each())")
    expect(results).to_have_count(1)
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator(".panel .line.reveal")).to_have_count(1)


def test_a_line_that_stutters_tells_nothing_twice(visit: Visit) -> None:
    page = visit()
    cable = Cable(page)
    play_now(page)
    to_the_hand(page)
    told = log(page)
    for _ in range(3):
        cable.pull()
        lost(page)
        cable.plugged = True
        back(page)
    expect(page.locator(".seat.bottom [data-move]")).to_have_count(4)
    assert log(page) == told
    page.reload()
    expect(page.locator(".seat.bottom [data-move]")).to_have_count(4)
    assert log(page) == told


def test_a_reload_brings_everything_back(visit: Visit) -> None:
    ann = visit()
    bo = visit(with_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    told = log(ann)
    ann.reload()
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    assert log(ann) == told
    expect(ann.locator("[data-zone='play:0'] [data-card]")).to_have_count(1)

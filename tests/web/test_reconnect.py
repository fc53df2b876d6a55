"""A lost connection: the page says so, reconnects by itself and loses nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.page_actions import (
    log_lines,
    open_for_friends,
    open_house_rules,
    play,
    play_now,
    play_until_hand_prompt,
    take_row_cards,
)

pytestmark = pytest.mark.browser


class Connection:
    """The connection between a page and the hall, which tests can cut and restore."""

    def __init__(self, page: Page) -> None:
        self.is_connected = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if not self.is_connected:
            socket.close(code=1001)
            return
        self.sockets.append(socket)
        socket.connect_to_server()

    def disconnect(self) -> None:
        self.is_connected = False
        for socket in self.sockets:
            socket.close(code=1001)
        self.sockets.clear()


def expect_disconnected(page: Page) -> None:
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")


def expect_reconnected(page: Page) -> None:
    expect(page.get_by_role("alert")).to_have_count(0)


def test_dropped_socket_during_match_loses_no_moves(visit: Visit) -> None:
    ann = visit()
    connection = Connection(ann)
    link = open_for_friends(ann)
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)

    connection.disconnect()
    expect_disconnected(ann)
    # Both players choose while Ann is disconnected, and neither move is lost.
    play(ann.locator(".seat.bottom [data-move]").first)
    play(bo.locator(".seat.bottom [data-move]").first)
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Say something to the table").fill("Are you there?")
    bo.keyboard.press("Enter")
    bo.get_by_role("tab", name="Log").click()
    assert bo.locator(".panel .line.reveal").count() == 0, log_lines(bo)

    connection.is_connected = True
    expect_reconnected(ann)
    expect(ann.locator(".panel .line.reveal")).to_have_count(1)
    expect(bo.locator(".panel .line.reveal")).to_have_count(1)
    assert len(log_lines(ann)) == len(log_lines(bo))
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".said")).to_have_count(1)
    # Chat lines from before a disconnect are not repeated.
    connection.disconnect()
    expect_disconnected(ann)
    expect(ann.locator(".said")).to_have_count(1)
    connection.is_connected = True
    expect_reconnected(ann)
    expect(ann.locator(".said")).to_have_count(1)


def test_sealed_choice_survives_disconnect(visit: Visit) -> None:
    ann = visit()
    connection = Connection(ann)
    bo = visit(open_for_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    play(ann.locator(".seat.bottom [data-move]").first)
    expect(ann.locator(".prompt")).to_contain_text("Your choice is sealed")
    set_aside_card = ann.locator("[data-zone='play:0'] [data-card]")
    card = set_aside_card.get_attribute("data-card")
    connection.disconnect()
    expect_disconnected(ann)
    expect(bo.locator(".seat.top .plate")).to_contain_text("away")
    connection.is_connected = True
    expect_reconnected(ann)
    expect(bo.locator(".seat.top .plate")).not_to_contain_text("away")
    expect(ann.locator(".prompt")).to_contain_text("Your choice is sealed")
    expect(set_aside_card).to_have_attribute("data-card", card or "")
    # The move can still be taken back and played again.
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator(".seat.bottom [data-move]")).to_have_count(4)
    play(ann.locator(f".seat.bottom [data-card='{card}']"))
    play(bo.locator(".seat.bottom [data-move]").first)
    expect(ann.locator(".panel .line.reveal")).to_have_count(1)


def test_disconnect_during_call_reveals_once(visit: Visit) -> None:
    page = visit()
    connection = Connection(page)
    open_house_rules(page).get_by_label("Play to the call").check()
    play_now(page)
    play_until_hand_prompt(page)
    page.locator("[data-call]").click()
    connection.disconnect()
    expect_disconnected(page)
    connection.is_connected = True
    expect_reconnected(page)
    # The countdown continued without the player, and the log reports the reveal once.
    expect(page.locator(".panel .line.reveal")).to_have_count(1)
    expect(page.get_by_role("timer")).to_have_count(0)


def test_disconnect_during_playback_continues_playback(visit: Visit) -> None:
    page = visit(motion=True)
    connection = Connection(page)
    play_now(page)
    play_until_hand_prompt(page)
    # Stop playback timers but not the socket's, so that the first step lasts through the reconnect.
    page.evaluate(
        """() => {
            const real = window.setTimeout
            window.timers = []
            window.setTimeout = (callback, ms) => (ms === 1000 ? window.timers.push(callback) : real(callback, ms))
        }"""
    )
    play(page.locator(".seat.bottom [data-move]").first)
    page.wait_for_function("() => window.timers.length > 0")
    connection.disconnect()
    expect_disconnected(page)
    connection.is_connected = True
    expect_reconnected(page)
    results = page.locator(".panel .line.win, .panel .line.nobody")
    expect(page.locator(".panel .line.reveal")).to_have_count(1)
    expect(results).to_have_count(0)
    page.evaluate("window.timers.forEach(each => each())")
    expect(results).to_have_count(1)
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator(".panel .line.reveal")).to_have_count(1)


def test_repeated_disconnects_do_not_repeat_log(visit: Visit) -> None:
    page = visit()
    connection = Connection(page)
    play_now(page)
    play_until_hand_prompt(page)
    lines = log_lines(page)
    for _ in range(3):
        connection.disconnect()
        expect_disconnected(page)
        connection.is_connected = True
        expect_reconnected(page)
    expect(page.locator(".seat.bottom [data-move]")).to_have_count(4)
    assert log_lines(page) == lines
    page.reload()
    expect(page.locator(".seat.bottom [data-move]")).to_have_count(4)
    assert log_lines(page) == lines


def test_reload_restores_table_and_log(visit: Visit) -> None:
    ann = visit()
    bo = visit(open_for_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    play(ann.locator(".seat.bottom [data-move]").first)
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    lines = log_lines(ann)
    ann.reload()
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    assert log_lines(ann) == lines
    expect(ann.locator("[data-zone='play:0'] [data-card]")).to_have_count(1)

"""Delayed watching with all cards open, when all players allow it."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import Visit
from tests.web.page_actions import choose_move, open_for_friends, take_row_cards, wait_for_choice

pytestmark = pytest.mark.browser


def toggle_delayed_view(page: Page) -> None:
    """Allow or forbid the delayed view in the settings."""
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Let spectators see hands after a delay")
    was_checked = switch.is_checked()
    switch.click()
    expect(switch).to_be_checked(checked=not was_checked)
    page.keyboard.press("Escape")


def check_failed_switch(page: Page) -> None:
    """Let the hall be unreachable while a player allows the delayed view. The switch shows what the hall has stored."""
    page.route("**/delayed-view", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    switch = page.locator("[data-allow-delayed]")
    with page.expect_event("requestfailed"):
        switch.click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_text("Can't reach the hall")).to_be_visible()
    page.keyboard.press("Escape")
    page.unroute("**/delayed-view")


def test_delayed_view_is_offered_when_all_players_allow_it(visit: Visit) -> None:
    ann = visit()
    open_for_friends(ann)
    bo = visit(ann.url)
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    eve = visit(ann.url)
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    expect(eve.locator("[data-delayed]")).to_have_count(0)
    check_failed_switch(ann)
    toggle_delayed_view(ann)
    expect(eve.locator("[data-delayed]")).to_have_count(0)
    toggle_delayed_view(bo)
    delayed_button = eve.locator("[data-delayed]")
    expect(delayed_button).to_be_visible()
    for _ in range(6):
        for page in (ann, bo):
            if page.locator(".asked").count():
                wait_for_choice(page)
                choose_move(page)
    delayed_button.click()
    expect(eve.get_by_text("Watching with a delay")).to_be_visible()
    expect(eve.locator(".board")).to_be_visible()
    assert accessibility_violations(eve) == []
    toggle_delayed_view(bo)
    expect(delayed_button).to_have_count(0)

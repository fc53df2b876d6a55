"""Replacing absent people, and removing or muting unpleasant ones, as seen at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.page_actions import open_table, set_name

pytestmark = pytest.mark.browser


def test_bot_can_replace_absent_player(visit: Visit) -> None:
    ann = set_name(visit(IDENTITY_PAGE), "Ann")
    open_table(ann, "fight", "open")
    bo = set_name(visit(ann.url), "Bo")
    bo.get_by_role("button", name="Sit down").first.click()
    expect(ann.locator(".seat.top .name")).to_have_text("Bo")
    bo.close()
    expect(ann.locator(".seat.top .away")).to_be_visible()
    expect(ann.locator("[data-replace]")).to_have_count(0)
    ann.clock.install()
    ann.clock.fast_forward(150_000)
    ann.locator("[data-replace]", has_text="Bo is away: let a bot take over").click()
    expect(ann.locator(".seat.top .level")).to_be_visible()
    expect(ann.locator("[data-replace]")).to_have_count(0)


def test_host_can_remove_guest_and_mute_spectator(visit: Visit) -> None:
    ann = set_name(visit(IDENTITY_PAGE), "Ann")
    open_table(ann, "kung-fu-2014", "open", "open")
    bo = set_name(visit(ann.url), "Bo")
    bo.get_by_role("button", name="Sit down").first.click()
    ann.get_by_role("button", name="Remove Bo").click()
    expect(bo.get_by_text("You can't join this table. Watch it, or choose another.")).to_be_visible()
    expect(bo.get_by_role("button", name="Sit down")).to_have_count(0)
    eve = set_name(visit(ann.url), "Eve")
    eve.get_by_role("button", name="Sit down").first.click()
    ann.get_by_role("button", name="Start").click()
    for page in (ann, bo):
        page.wait_for_selector(".board")
        page.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Say something").fill("You are all bad at this")
    bo.keyboard.press("Enter")
    ann.get_by_role("button", name="Mute for all: Bo").click()
    expect(ann.get_by_role("button", name="Unmute for all")).to_be_visible()
    bo.get_by_label("Say something").fill("And slow")
    bo.keyboard.press("Enter")
    expect(bo.get_by_text("The host has muted you at this table.")).to_be_visible()
    expect(ann.get_by_text("And slow")).to_have_count(0)

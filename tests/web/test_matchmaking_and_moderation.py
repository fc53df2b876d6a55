"""Two strangers are matched, one of them while playing a bot; then one mutes, blocks and reports the other."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import LAPTOP, PHONE
from tests.web.page_actions import concede, fight_entry, set_name

pytestmark = pytest.mark.browser

# Press keys one after the other and return those that the page behind gets.
PRESS_KEYS = """async (keys) => {
    const received = []
    const listen = (event) => received.push(event.key)
    addEventListener('keydown', listen)
    for (const key of keys) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        await new Promise(requestAnimationFrame)
    }
    removeEventListener('keydown', listen)
    return received
}"""


def page_faults(page: Page, name: str) -> list[str]:
    """Return a page's accessibility and width faults. With KWOON_SHOTS=FOLDER, also save pictures."""
    found = accessibility_violations(page)
    folder = os.environ.get("KWOON_SHOTS")
    original_size = page.viewport_size
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size.width, "height": size.height})
        if page.evaluate("document.documentElement.scrollWidth") > size.width:
            found.append(f"{name} is too wide for a window of {size}")
        if folder:
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.screenshot(path=Path(folder) / f"company-{name}-{size}-{theme}.png")
    page.emulate_media(color_scheme="light")
    assert original_size is not None
    page.set_viewport_size(original_size)
    return found


def test_matchmaking_seats_two_strangers_from_home_and_bot_table(visit: Visit) -> None:
    ann, bo = set_name(visit(IDENTITY_PAGE), "Ann"), set_name(visit(IDENTITY_PAGE), "Bo")
    faults: list[str] = []
    for page in (ann, bo):
        page.goto("/")
    matchmaking_status = ann.locator("[data-waiting]")
    fight_entry(ann).get_by_role("button", name="Find opponent").click()
    # Nobody has been matched yet, unless this is a retry.
    expect(matchmaking_status).to_contain_text(re.compile("lately|Typical wait"))
    expect(matchmaking_status).to_contain_text("nobody else is looking")
    expect(matchmaking_status.locator(".rated")).to_have_text("Rated")
    expect(fight_entry(ann).get_by_role("button", name="Find opponent")).to_be_disabled()
    faults += page_faults(ann, "waiting")
    # One click stops the search and one restarts it; a reload changes nothing.
    matchmaking_status.get_by_role("button", name="Stop searching").click()
    expect(matchmaking_status).to_have_count(0)
    fight_entry(ann).get_by_role("button", name="Find opponent").click()
    expect(matchmaking_status).to_be_visible()
    ann.reload()
    expect(matchmaking_status).to_contain_text("Looking for an opponent in FIGHT")
    matchmaking_status.get_by_role("button", name="Play a bot meanwhile").click()
    expect(ann.locator(".board")).to_be_visible()
    bots_table = ann.url
    expect(matchmaking_status).to_contain_text("Looking for an opponent")
    faults += page_faults(ann, "meanwhile")
    # When an opponent arrives, a visitor on the home page is taken to the table at once, and a visitor at a table after
    # one click.
    fight_entry(bo).get_by_role("button", name="Find opponent").click()
    introduction = bo.locator("[data-match]")
    expect(introduction).to_contain_text(re.compile("Match found.*Ann.*1500\\?.*Bo.*1500\\?.*Rated"))
    # A key skips it and does nothing else; a modifier key does nothing.
    keys = bo.evaluate(PRESS_KEYS, ["Shift", "1", "2"])
    assert keys == ["Shift", "2"], "keys that reached the table behind the introduction"
    expect(introduction).to_have_count(0)
    expect(bo.locator(".board")).to_be_visible()
    expect(bo.locator("header .rated")).to_have_text("Rated")
    expect(bo.locator(".seat.top .rating")).to_have_text("1500?")
    expect(matchmaking_status).to_contain_text("Opponent found")
    assert ann.url == bots_table
    faults += page_faults(ann, "found")
    matchmaking_status.get_by_role("button", name="Go to the table").click()
    expect(ann.locator(".seat.top .name")).to_have_text("Bo")
    expect(bo.locator(".seat.top .name")).to_have_text("Ann")
    assert ann.url == bo.url != bots_table
    for page in (ann, bo):
        expect(page.locator("[data-waiting]")).to_have_count(0)
        page.get_by_role("tab", name="Chat").click()
    faults += check_chat_moderation(ann, bo)
    assert not faults, "\n".join(faults)


def check_chat_moderation(ann: Page, bo: Page) -> list[str]:
    """Let Bo chat. Ann reports the line, mutes and blocks him, and unblocks him on his profile page. Return
    accessibility and width faults."""
    bo.get_by_label("Say something").fill("You are slow")
    bo.keyboard.press("Enter")
    message = ann.locator(".said", has_text="You are slow")
    message.get_by_role("button", name="Mute, block or report Bo").click()
    message.get_by_role("button", name="Report message").click()
    message.get_by_role("button", name="Send report").click()
    expect(message).to_contain_text("The host will review your report")
    faults = page_faults(ann, "manners")
    message.get_by_role("button", name="Mute Bo", exact=True).click()
    expect(message).to_have_count(0)
    bo.get_by_label("Say something").fill("And deaf")
    bo.keyboard.press("Enter")
    expect(bo.locator(".said", has_text="And deaf")).to_be_visible()
    people_list = ann.get_by_role("list", name="People at this table")
    people_list.get_by_role("button", name="Mute, block or report Bo").click()
    people_list.get_by_role("button", name="Unmute").click()
    # Messages sent while Bo was muted appear in order.
    expect(ann.locator(".said")).to_have_count(2)
    expect(ann.locator(".said").last).to_contain_text("And deaf")
    people_list.get_by_role("button", name="Block Bo", exact=True).click()
    expect(ann.locator(".said")).to_have_count(0)
    # A person who has finished a game has a profile page.
    concede(bo)
    bo_id = ann.locator("[data-report-menu]").first.get_attribute("data-report-menu")
    ann.goto("/account")
    blocked = ann.locator("[data-blocked-person]")
    expect(blocked).to_have_count(1)
    faults += page_faults(ann, "account")
    ann.goto(f"/person/{bo_id}")
    expect(ann.get_by_role("button", name="Unblock Bo")).to_be_visible()
    faults += page_faults(ann, "person")
    ann.get_by_role("button", name="Unblock Bo").click()
    expect(ann.get_by_role("button", name="Block Bo", exact=True)).to_be_visible()
    return faults

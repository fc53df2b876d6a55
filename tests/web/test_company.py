"""Two strangers are matched, one of them from a bot's table; then muting, blocking and reporting."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.seats import box, called, give_up
from tests.web.sizes import LAPTOP, PHONE

pytestmark = pytest.mark.browser


def look(page: Page, name: str) -> list[str]:
    """Return a page's faults; with KWOON_SHOTS=FOLDER also save pictures."""
    found = complaints(page)
    folder = os.environ.get("KWOON_SHOTS")
    before = page.viewport_size
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size.width, "height": size.height})
        if page.evaluate("document.documentElement.scrollWidth") > size.width:
            found.append(f"{name} is too wide for a window of {size}")
        if folder:
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.screenshot(path=Path(folder) / f"company-{name}-{size}-{theme}.png")
    page.emulate_media(color_scheme="light")
    assert before is not None
    page.set_viewport_size(before)
    return found


def test_two_strangers_find_each_other_and_one_leaves_a_bots_table_in_one_click(visit: Visit) -> None:
    ann, bo = called(visit(DOORSTEP), "Ann"), called(visit(DOORSTEP), "Bo")
    faults: list[str] = []
    for page in (ann, bo):
        page.goto("/")
    waiting = ann.locator("[data-waiting]")
    box(ann).get_by_role("button", name="Play a person").click()
    # Nobody yet, unless this is a retry.
    expect(waiting).to_contain_text(re.compile("lately|Half of those"))
    expect(waiting).to_contain_text("nobody else looks right now")
    expect(box(ann).get_by_role("button", name="Play a person")).to_be_disabled()
    faults += look(ann, "waiting")
    # Stopped and restarted with a click each; a reload changes nothing.
    waiting.get_by_role("button", name="Stop looking").click()
    expect(waiting).to_have_count(0)
    box(ann).get_by_role("button", name="Play a person").click()
    expect(waiting).to_be_visible()
    ann.reload()
    expect(waiting).to_contain_text("Looking for an opponent at FIGHT")
    waiting.get_by_role("button", name="Play a bot meanwhile").click()
    expect(ann.locator(".board")).to_be_visible()
    bots_table = ann.url
    expect(waiting).to_contain_text("Looking for an opponent")
    faults += look(ann, "meanwhile")
    # An opponent arrives: a visitor waiting in the hall is at the table at once, the other after one click.
    box(bo).get_by_role("button", name="Play a person").click()
    expect(bo.locator(".board")).to_be_visible()
    expect(waiting).to_contain_text("Your opponent has come")
    assert ann.url == bots_table
    faults += look(ann, "found")
    waiting.get_by_role("button", name="To the fight").click()
    expect(ann.locator(".seat.top .name")).to_have_text("Bo")
    expect(bo.locator(".seat.top .name")).to_have_text("Ann")
    assert ann.url == bo.url != bots_table
    for page in (ann, bo):
        expect(page.locator("[data-waiting]")).to_have_count(0)
        page.get_by_role("tab", name="Talk").click()
    faults += manners(ann, bo)
    assert not faults, "\n".join(faults)


def manners(ann: Page, bo: Page) -> list[str]:
    """Bo chats; Ann reports the line, mutes and blocks him, and unblocks him on her page."""
    bo.get_by_label("Say something").fill("You are slow")
    bo.keyboard.press("Enter")
    line = ann.locator(".said", has_text="You are slow")
    line.get_by_role("button", name="Mute, block or report Bo").click()
    line.get_by_role("button", name="Report these words").click()
    line.get_by_role("button", name="Send the report").click()
    expect(line).to_contain_text("The host of this hall will review the report")
    faults = look(ann, "manners")
    line.get_by_role("button", name="Mute Bo", exact=True).click()
    expect(line).to_have_count(0)
    bo.get_by_label("Say something").fill("And deaf")
    bo.keyboard.press("Enter")
    expect(bo.locator(".said", has_text="And deaf")).to_be_visible()
    people = ann.get_by_role("list", name="People at this table")
    people.get_by_role("button", name="Mute, block or report Bo").click()
    people.get_by_role("button", name="Hear again").click()
    # Lines said meanwhile appear too, in their place.
    expect(ann.locator(".said")).to_have_count(2)
    expect(ann.locator(".said").last).to_contain_text("And deaf")
    people.get_by_role("button", name="Block Bo", exact=True).click()
    expect(ann.locator(".said")).to_have_count(0)
    # A person who has finished a game has a page.
    give_up(bo)
    him = ann.locator("[data-manners]").first.get_attribute("data-manners")
    ann.goto("/account")
    kept_away = ann.locator("[data-shunned]")
    expect(kept_away).to_have_count(1)
    faults += look(ann, "account")
    ann.goto(f"/person/{him}")
    expect(ann.get_by_role("button", name="Unblock Bo")).to_be_visible()
    faults += look(ann, "person")
    ann.get_by_role("button", name="Unblock Bo").click()
    expect(ann.get_by_role("button", name="Block Bo", exact=True)).to_be_visible()
    return faults

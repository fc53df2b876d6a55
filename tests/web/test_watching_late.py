"""Delayed watching with all cards open, when all players allow it."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.seats import choose, may_choose, settle_openings, with_friends

pytestmark = pytest.mark.browser


def test_watchers_see_all_cards_late_when_all_who_play_allow_it(visit: Visit) -> None:
    ann = visit()
    with_friends(ann)
    bo = visit(ann.url)
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    eve = visit(ann.url)
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    expect(eve.locator("[data-late]")).to_have_count(0)
    ann.locator("[data-shows]").click()
    expect(ann.locator("[data-shows]")).to_have_attribute("aria-pressed", "true")
    expect(eve.locator("[data-late]")).to_have_count(0)
    bo.locator("[data-shows]").click()
    late = eve.locator("[data-late]")
    expect(late).to_be_visible()
    for _ in range(6):
        for page in (ann, bo):
            if page.locator(".asked").count():
                may_choose(page)
                choose(page)
    late.click()
    expect(eve.get_by_text("Watching, some turns late")).to_be_visible()
    expect(eve.locator(".board")).to_be_visible()
    assert complaints(eve) == []
    bo.locator("[data-shows]").click()
    expect(late).to_have_count(0)

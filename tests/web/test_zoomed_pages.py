"""Every page at 200%: no serious axe-core findings in either theme, text of 11 px or more, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.moments import go_to
from tests.web.phases import FIGHT
from tests.web.sizes import ZOOMED, last_of, window
from tests.web.test_rules import TOO_SMALL

pytestmark = pytest.mark.browser


def wrong(page: Page, name: str) -> list[str]:
    """Return a page's faults."""
    with window(page, ZOOMED):
        found = [*complaints(page), *page.locator("body").evaluate(TOO_SMALL)]
        beside = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{name}: {each}" for each in found + ([f"{beside} px too wide"] if beside > 0 else [])]


def pages_to_read(page: Page) -> list[str]:
    found: list[str] = []
    for path, sign in [
        ("/", "Take a seat"),
        ("/learn/kung-fur-fight", "The rules"),
        ("/credits", "Thanks"),
        ("/no", "No such"),
    ]:
        page.goto(path)
        expect(page.get_by_role("heading", name=sign)).to_be_visible()
        found += wrong(page, path)
    return found


def the_gallery(page: Page) -> list[str]:
    page.goto("/cards/kung-fu-2014")
    expect(page.locator(".cards > li").first).to_be_visible()
    return wrong(page, "gallery")


def a_bench(page: Page) -> None:
    page.goto("/cards/fight")
    page.get_by_role("button", name="Make my own version").click()
    expect(page.locator("[data-tab=share]")).to_be_visible()


def the_workshop(page: Page) -> list[str]:
    """Check the list of packs and each tab of the editor: cards, one of them open, figures, notes."""
    a_bench(page)
    found: list[str] = []
    for tab in page.locator("[data-tab]").evaluate_all("all => all.map(each => each.dataset.tab)"):
        page.locator(f"[data-tab='{tab}']").click()
        found += wrong(page, f"bench, {tab}")
    page.locator("[data-tab]").first.click()
    page.locator("[data-entry]").first.click()
    expect(page.locator(".editor")).to_be_visible()
    found += wrong(page, "bench, a card")
    page.goto("/workshop")
    expect(page.get_by_role("heading", name="The workshop")).to_be_visible()
    return found + wrong(page, "workshop")


PAGES: dict[str, Callable[[Page], list[str]]] = {
    "to read": pages_to_read,
    "gallery": the_gallery,
    "workshop": the_workshop,
}


@pytest.mark.parametrize("which", last_of(list(PAGES)))
def test_pages_at_two_hundred_per_cent(visit: Visit, which: str) -> None:
    found = PAGES[which](visit())
    assert not found, "\n".join(found)


def test_a_result_and_a_replay_at_two_hundred_per_cent(visit: Visit, data: Path) -> None:
    page = visit()
    go_to(page, data, FIGHT["over"])
    expect(page.locator(".result")).to_be_visible()
    found = wrong(page, "result")
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.get_by_label("Where in the game")).to_be_visible()
    assert not found + wrong(page, "replay")

"""Every page at 200% zoom: no serious axe-core findings in either theme, no text below 11 px, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import Visit
from tests.web.layout_faults import ZOOMED, resized, sample_cases
from tests.web.phase_positions import FIGHT_PHASES
from tests.web.tables_at_positions import open_position
from tests.web.test_rules import SMALL_TEXT

pytestmark = pytest.mark.browser


def page_faults(page: Page, name: str) -> list[str]:
    with resized(page, ZOOMED):
        faults = [*accessibility_violations(page), *page.locator("body").evaluate(SMALL_TEXT)]
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{name}: {each}" for each in faults + ([f"{overflow} px too wide"] if overflow > 0 else [])]


def check_text_pages(page: Page) -> list[str]:
    faults: list[str] = []
    for path, heading_text in [
        ("/", "Start here"),
        ("/learn", "Learn"),
        ("/community", "Community"),
        ("/learn/kung-fur-fight", "Rules"),
        ("/credits", "Credits"),
        ("/no", "Page not found"),
    ]:
        page.goto(path)
        expect(page.get_by_role("heading", name=heading_text)).to_be_visible()
        faults += page_faults(page, path)
    return faults


def check_gallery(page: Page) -> list[str]:
    page.goto("/cards/kung-fu-2014")
    expect(page.locator(".cards > li").first).to_be_visible()
    return page_faults(page, "gallery")


def open_editor(page: Page) -> None:
    page.goto("/cards/fight")
    page.get_by_role("button", name="Make my own version").click()
    expect(page.locator("[data-tab=share]")).to_be_visible()


def check_workshop(page: Page) -> list[str]:
    """Check each tab of the editor, an open card and the list of packs."""
    open_editor(page)
    faults: list[str] = []
    for tab in page.locator("[data-tab]").evaluate_all("all => all.map(each => each.dataset.tab)"):
        page.locator(f"[data-tab='{tab}']").click()
        faults += page_faults(page, f"bench, {tab}")
    page.locator("[data-tab]").first.click()
    page.locator("[data-entry]").first.click()
    expect(page.locator(".editor")).to_be_visible()
    faults += page_faults(page, "bench, a card")
    page.goto("/workshop")
    expect(page.get_by_role("heading", name="Workshop")).to_be_visible()
    return faults + page_faults(page, "workshop")


PAGES: dict[str, Callable[[Page], list[str]]] = {
    "to read": check_text_pages,
    "gallery": check_gallery,
    "workshop": check_workshop,
}


@pytest.mark.parametrize("page_group", sample_cases(list(PAGES)))
def test_pages_at_200_percent_have_no_faults(visit: Visit, page_group: str) -> None:
    faults = PAGES[page_group](visit())
    assert not faults, "\n".join(faults)


def test_result_and_replay_at_200_percent_have_no_faults(visit: Visit, data: Path) -> None:
    page = visit()
    open_position(page, data, FIGHT_PHASES["over"])
    expect(page.locator(".result")).to_be_visible()
    faults = page_faults(page, "result")
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.get_by_label("Position")).to_be_visible()
    assert not faults + page_faults(page, "replay")

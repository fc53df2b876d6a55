"""Window space goes to the play area: hands are large where there is room, and names are readable."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import go_to
from tests.web.phases import DRAGON, FIGHT, FUR
from tests.web.phases_kung_fu import KUNG_FU_WALKS
from tests.web.sizes import LAPTOP, LONG, PHONE, SIDEWAYS, SMALL_PHONE, SMALLEST_TEXT, ZOOMED, Size, last_of, window

pytestmark = pytest.mark.browser

LARGE = Size(1920, 1080)
MOMENTS = {
    "FIGHT": FIGHT["play"],
    "Dragon Punch": DRAGON["play"],
    "Kung Fur Fight": FUR["plan"],
    "2014": KUNG_FU_WALKS["2014"]["attack"],
    "2014 of six": KUNG_FU_WALKS["2014 of six"]["attack"],
    "2019": KUNG_FU_WALKS["2019"]["prepare"],
    "2019, 2v2": KUNG_FU_WALKS["2019, 2v2"]["block"],
}
# Minimum width of a card in hand.
WIDE = [("FIGHT", PHONE, 98), ("Dragon Punch", SMALL_PHONE, 55), ("Dragon Punch", PHONE, 78)]
WIDE += [("Kung Fur Fight", PHONE, 68), ("Kung Fur Fight", SIDEWAYS, 66)]
WIDE += [("2014", LAPTOP, 115), ("2014 of six", LAPTOP, 110), ("2019", LAPTOP, 120)]
WIDE += [("2019, 2v2", LAPTOP, 105), ("2014", LARGE, 180), ("2014 of six", LARGE, 180), ("2019", LARGE, 180)]
NAMES = """all => all.map(each => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 ? parseFloat(getComputedStyle(each).fontSize) : 0
})"""

# Effects that extend beyond the middle of a card.
OUTSIDE = """all => all.filter(each => each.checkVisibility()).flatMap(middle => {
    const { top, bottom } = middle.getBoundingClientRect()
    return [...middle.querySelectorAll('.effect')].map(each => each.getBoundingClientRect())
        .filter(each => each.top < top - 1 || each.bottom > bottom + 1)
        .map(each => [top, each.top, bottom, each.bottom])
})"""


def held(page: Page) -> int:
    """Return the width of the cards in hand once they are at rest."""
    page.wait_for_selector(".hand [data-key]")
    page.wait_for_timeout(450)
    width: int = page.evaluate(
        "() => document.querySelector('.bottom .hand [data-key], .near .hand [data-key]').offsetWidth"
    )
    return width


@pytest.mark.parametrize(("which", "size", "least"), WIDE if LONG else WIDE[::3], ids=str)
def test_a_hand_is_large_where_there_is_room(visit: Visit, data: Path, which: str, size: Size, least: int) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, MOMENTS[which])
    with window(page, size):
        assert held(page) >= least


def test_a_plan_leaves_the_hand_as_large_as_it_was(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FUR["plan"])
    with window(page, PHONE):
        before = held(page)
        for _ in range(3):
            page.locator(".hand [data-pick]").first.click()
            page.locator(".mat [data-move]").first.click()
        assert held(page) == before


def test_what_a_small_move_does_lies_over_nothing_else_on_it(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    for phase in ("pick", "play"):
        go_to(page, data, DRAGON[phase])
        with window(page, SMALL_PHONE):
            page.wait_for_selector(".front .effect:nth-child(2)")
            page.wait_for_timeout(450)
            assert page.locator(".front .middle").evaluate_all(OUTSIDE) == []


@pytest.mark.parametrize("size", last_of([LAPTOP, LARGE]), ids=str)
def test_a_hand_is_as_large_whatever_lies_on_the_mat(visit: Visit, data: Path, size: Size) -> None:
    found = set()
    page = visit(DOORSTEP)
    for phase in ("discard", "attack", "block", "block add", "target", "return", "exchange"):
        go_to(page, data, KUNG_FU_WALKS["2014"][phase])
        with window(page, size):
            held(page)
            found.add(page.locator(".near .hand").evaluate("each => each.clientHeight"))
    assert len(found) == 1


@pytest.mark.parametrize("walk", last_of(["2014 of six", "2019, 3v3"]))
def test_names_in_hand_can_be_read_among_six_at_two_hundred_per_cent(visit: Visit, data: Path, walk: str) -> None:
    page = visit()
    found: dict[str, list[float]] = {}
    for phase in KUNG_FU_WALKS[walk]:
        if phase == "over":
            continue
        go_to(page, data, KUNG_FU_WALKS[walk][phase])
        with window(page, ZOOMED):
            page.wait_for_selector(".hand [data-key]")
            page.wait_for_timeout(450)
            found[phase] = page.locator(".hand .held .front .name").evaluate_all(NAMES)
    assert all(names and min(names) >= SMALLEST_TEXT for names in found.values()), found

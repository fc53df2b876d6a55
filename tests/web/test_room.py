"""The room of a window goes to what is played with: hands are large where there is room, and names can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.moments import go_to
from tests.web.phases import FIGHT
from tests.web.phases_kung_fu import KUNG_FU_WALKS
from tests.web.sizes import LAPTOP, PHONE, SMALLEST_TEXT, ZOOMED, Size, window

pytestmark = pytest.mark.browser

LARGE = Size(1920, 1080)
MOMENTS = {
    "FIGHT": FIGHT["play"],
    "2014": KUNG_FU_WALKS["2014"]["attack"],
    "2014 of six": KUNG_FU_WALKS["2014 of six"]["attack"],
    "2019": KUNG_FU_WALKS["2019"]["prepare"],
    "2019, 2v2": KUNG_FU_WALKS["2019, 2v2"]["block"],
}
# How wide a card in hand is at least.
WIDE = [("FIGHT", PHONE, 98), ("2014", LAPTOP, 115), ("2014 of six", LAPTOP, 110), ("2019", LAPTOP, 120)]
WIDE += [("2019, 2v2", LAPTOP, 105), ("2014", LARGE, 180), ("2014 of six", LARGE, 180), ("2019", LARGE, 180)]
NAMES = """all => all.map(each => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 ? parseFloat(getComputedStyle(each).fontSize) : 0
})"""


def held(page: Page) -> int:
    """How wide the cards in hand are, once they lie still."""
    page.wait_for_selector(".hand [data-key]")
    page.wait_for_timeout(450)
    width: int = page.evaluate(
        "() => document.querySelector('.bottom .hand [data-key], .near .hand [data-key]').offsetWidth"
    )
    return width


@pytest.mark.parametrize(("which", "size", "least"), WIDE, ids=str)
def test_a_hand_is_large_where_there_is_room(visit: Visit, data: Path, which: str, size: Size, least: int) -> None:
    page = visit()
    go_to(page, data, MOMENTS[which])
    with window(page, size):
        assert held(page) >= least


@pytest.mark.parametrize("size", [LAPTOP, LARGE], ids=str)
def test_a_hand_is_as_large_whatever_lies_on_the_mat(visit: Visit, data: Path, size: Size) -> None:
    found = set()
    page = visit()
    for phase in ("discard", "attack", "block", "block add", "target", "return", "exchange"):
        go_to(page, data, KUNG_FU_WALKS["2014"][phase])
        with window(page, size):
            held(page)
            found.add(page.locator(".near .hand").evaluate("each => each.clientHeight"))
    assert len(found) == 1


@pytest.mark.parametrize("walk", ["2014 of six", "2019, 3v3"])
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

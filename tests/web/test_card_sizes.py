"""The play area uses the window's space: hands are large if there is room, and names are readable."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import (
    LANDSCAPE_PHONE,
    LAPTOP,
    LONG_RUN,
    MIN_TEXT_PX,
    PHONE,
    SMALL_PHONE,
    ZOOMED,
    Size,
    resized,
    sample_cases,
)
from tests.web.page_actions import play
from tests.web.phase_positions import DRAGON_PUNCH_PHASES, FIGHT_PHASES, KUNG_FUR_PHASES
from tests.web.phase_positions_kung_fu import KUNG_FU_PHASES
from tests.web.tables_at_positions import open_position

pytestmark = pytest.mark.browser

LARGE_WINDOW = Size(1920, 1080)
POSITIONS = {
    "FIGHT": FIGHT_PHASES["play"],
    "Dragon Punch": DRAGON_PUNCH_PHASES["play"],
    "Kung Fur Fight": KUNG_FUR_PHASES["plan"],
    "2014": KUNG_FU_PHASES["2014"]["attack"],
    "2014 of six": KUNG_FU_PHASES["2014 of six"]["attack"],
    "2019": KUNG_FU_PHASES["2019"]["prepare"],
    "2019, 2v2": KUNG_FU_PHASES["2019, 2v2"]["block"],
}
# Minimum width of a card in hand, in CSS pixels.
MIN_CARD_WIDTHS = [("FIGHT", PHONE, 98), ("Dragon Punch", SMALL_PHONE, 55), ("Dragon Punch", PHONE, 78)]
MIN_CARD_WIDTHS += [("Kung Fur Fight", PHONE, 68), ("Kung Fur Fight", LANDSCAPE_PHONE, 66)]
MIN_CARD_WIDTHS += [("2014", LAPTOP, 115), ("2014 of six", LAPTOP, 110), ("2019", LAPTOP, 120)]
MIN_CARD_WIDTHS += [
    ("2019, 2v2", LAPTOP, 105),
    ("2014", LARGE_WINDOW, 180),
    ("2014 of six", LARGE_WINDOW, 180),
    ("2019", LARGE_WINDOW, 180),
]
FONT_SIZES = """all => all.map(each => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 ? parseFloat(getComputedStyle(each).fontSize) : 0
})"""

# Returns effects that extend beyond the middle of their card.
FIND_OVERFLOWING_EFFECTS = """all => all.filter(each => each.checkVisibility()).flatMap(middle => {
    const { top, bottom } = middle.getBoundingClientRect()
    return [...middle.querySelectorAll('.effect')].map(each => each.getBoundingClientRect())
        .filter(each => each.top < top - 1 || each.bottom > bottom + 1)
        .map(each => [top, each.top, bottom, each.bottom])
})"""


def hand_card_width(page: Page) -> int:
    page.wait_for_selector(".hand [data-key]")
    page.wait_for_timeout(450)
    width: int = page.evaluate(
        "() => document.querySelector('.bottom .hand [data-key], .near .hand [data-key]').offsetWidth"
    )
    return width


@pytest.mark.parametrize(
    ("position_name", "size", "min_width"), MIN_CARD_WIDTHS if LONG_RUN else MIN_CARD_WIDTHS[::3], ids=str
)
def test_hand_cards_have_minimum_width(
    visit: Visit, data: Path, position_name: str, size: Size, min_width: int
) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, POSITIONS[position_name])
    with resized(page, size):
        assert hand_card_width(page) >= min_width


def test_hand_size_is_unchanged_while_planning(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, KUNG_FUR_PHASES["plan"])
    with resized(page, PHONE):
        before = hand_card_width(page)
        for _ in range(3):
            page.locator(".hand [data-pick]").first.click()
            play(page.locator(".mat [data-move]").first)
        assert hand_card_width(page) == before


def test_effects_stay_inside_small_cards(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    for phase in ("pick", "play"):
        open_position(page, data, DRAGON_PUNCH_PHASES[phase])
        with resized(page, SMALL_PHONE):
            page.wait_for_selector(".front .effect:nth-child(2)")
            page.wait_for_timeout(450)
            assert page.locator(".front .middle").evaluate_all(FIND_OVERFLOWING_EFFECTS) == []


@pytest.mark.parametrize("size", sample_cases([LAPTOP, LARGE_WINDOW]), ids=str)
def test_hand_height_is_the_same_in_every_phase(visit: Visit, data: Path, size: Size) -> None:
    found = set()
    page = visit(IDENTITY_PAGE)
    for phase in ("discard", "attack", "block", "block add", "target", "return", "exchange"):
        open_position(page, data, KUNG_FU_PHASES["2014"][phase])
        with resized(page, size):
            hand_card_width(page)
            found.add(page.locator(".near .hand").evaluate("each => each.clientHeight"))
    assert len(found) == 1


@pytest.mark.parametrize("table_kind", sample_cases(["2014 of six", "2019, 3v3"]))
def test_card_names_are_readable_with_six_players_at_200_percent(visit: Visit, data: Path, table_kind: str) -> None:
    page = visit()
    found: dict[str, list[float]] = {}
    for phase in KUNG_FU_PHASES[table_kind]:
        if phase == "over":
            continue
        open_position(page, data, KUNG_FU_PHASES[table_kind][phase])
        with resized(page, ZOOMED):
            page.wait_for_selector(".hand [data-key]")
            page.wait_for_timeout(450)
            found[phase] = page.locator(".hand .held .front .name").evaluate_all(FONT_SIZES)
    assert all(font_sizes and min(font_sizes) >= MIN_TEXT_PX for font_sizes in found.values()), found

"""The boards of FIGHT and Dragon Punch: nothing covers a value, and what matters is readable and said once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import (
    LANDSCAPE_PHONE,
    LAPTOP,
    LONG_RUN,
    PHONE,
    SMALL_PHONE,
    layout_faults,
    resized,
    wait_until_still,
)
from tests.web.phase_positions import DRAGON_PUNCH_PHASES, FIGHT_PHASES, prompted
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

MIN_TEXT_PX = 12.0
SIZES = (LAPTOP, LANDSCAPE_PHONE, PHONE, SMALL_PHONE) if LONG_RUN else (SMALL_PHONE,)
# The boxes of labels that overlap a value or the title of a card.
COVERED_VALUES = """() => {
    const box = each => each.getBoundingClientRect()
    const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const values = [...document.querySelectorAll('.bottom .front :is(.strip, .zone), .mat .front :is(.strip, .zone)')]
    const labels = [...document.querySelectorAll('.becomes, .hand .cell > .mark, .hand .tag')]
    return labels.flatMap(label => values.filter(each => meets(box(label), box(each))).map(each => `${label.textContent} over ${each.textContent}`))
}"""


def switch_with_flipped_cards(data: Path, page: Page) -> None:
    open_position(page, data, DRAGON_PUNCH_PHASES["switch"])
    expect(page.locator(".becomes").first).to_be_visible()


def test_labels_of_switching_cover_no_values(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    switch_with_flipped_cards(data, page)
    expect(page.locator(".hand .cell > .mark").first).to_be_visible()
    for size in SIZES:
        with resized(page, size):
            wait_until_still(page)
            assert page.evaluate(COVERED_VALUES) == [], size


def test_values_of_red_sides_are_shown_below_cards(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": PHONE.width, "height": PHONE.height})
    switch_with_flipped_cards(data, page)
    throw = page.locator(".one:has([data-card='throw'])")
    # Atom Smasher attacks high for 2 in time 6, and does nothing low.
    assert throw.locator(".becomes .height").first.inner_text().split() == ["2", "6"]
    assert throw.locator(".becomes .height").last.inner_text().split() == ["–"]


def test_both_sides_are_previewed_on_hover_and_keyboard_focus(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    switch_with_flipped_cards(data, page)
    preview = page.get_by_role("tooltip")
    page.locator(".hand [data-card='throw']").hover()
    expect(preview.locator(".front")).to_have_count(2)
    expect(preview).to_contain_text("Atom Smasher")
    page.mouse.move(5, 5)
    expect(preview).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.locator(".hand [data-card='block']").focus()
    expect(preview.locator(".front")).to_have_count(2)
    expect(preview).to_contain_text("Charge")


def test_fought_cards_use_room_of_phone(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    switch_with_flipped_cards(data, page)
    for size, min_width in ((PHONE, 92), (SMALL_PHONE, 55)):
        with resized(page, size):
            wait_until_still(page)
            widths = page.locator(".duel .card").evaluate_all("all => all.map(each => each.offsetWidth)")
            assert min(widths) >= min_width


def test_attack_is_explained_on_click_and_nowhere_else_on_board(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    switch_with_flipped_cards(data, page)
    arrow = page.locator("button.arrow").first
    sentence = arrow.locator(".hidden").inner_text()
    visible_text = page.locator(".board").evaluate("board => board.innerText")
    # The text for screen readers is the only one.
    assert visible_text.count(sentence) == 1
    arrow.click()
    expect(page.locator(".prompt .notice")).to_have_text(sentence)


def test_arrowheads_of_ring_are_drawn_without_markers(visit: Visit, data: Path) -> None:
    """WebKit does not know the color `context-stroke` of markers."""
    page = visit(IDENTITY_PAGE)
    open_position(page, data, FIGHT_PHASES["take"])
    heads = page.locator(".ring .head")
    expect(heads).to_have_count(4)
    for head in heads.all():
        bounds = head.bounding_box()
        assert bounds is not None and min(bounds["width"], bounds["height"]) >= 4
    colors = heads.evaluate_all("all => all.map(each => getComputedStyle(each).fill)")
    assert len(set(colors)) == 2, "The arrow between the two played moves has another color."
    assert page.locator("marker").count() == 0


def test_taken_card_keeps_number_and_key_labels_are_visible(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, FIGHT_PHASES["take"])
    taken = page.locator(".earlier.taken")
    expect(taken).to_have_count(1)
    assert taken.locator(".value b").evaluate("each => getComputedStyle(each).visibility") == "visible"
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-zone='row'] [data-press]")).to_have_count(3)
    covered = """() => {
        const round = document.querySelector('.round').getBoundingClientRect()
        return [...document.querySelectorAll('.row [data-press]')].map(each => each.getBoundingClientRect())
            .filter(({ left, right, top }) => (left + right) / 2 + 10 > round.left && (left + right) / 2 - 10 < round.right && top - 13 < round.bottom).length
    }"""
    assert page.evaluate(covered) == 0


def test_text_is_at_least_12_pixels(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    opponent_has_tie_breaker = WantedPosition(
        "fight", 2, prompted("play", lambda breaker, seat, **_: breaker == 1 - seat)
    )
    positions = [DRAGON_PUNCH_PHASES["switch"], FIGHT_PHASES["take"], opponent_has_tie_breaker]
    if LONG_RUN:
        positions += [*DRAGON_PUNCH_PHASES.values(), *FIGHT_PHASES.values()]
    faults: list[str] = []
    for position in positions:
        open_position(page, data, position)
        page.wait_for_selector(".prompt, .result")
        for size in SIZES:
            with resized(page, size):
                found = [each for each in layout_faults(page, MIN_TEXT_PX) if each.startswith(("text of", "cut off"))]
                faults += [f"{size}: {each}" for each in found]
    assert not faults, "\n".join(faults)

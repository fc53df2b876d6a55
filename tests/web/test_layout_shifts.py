"""Nothing at a table moves by itself while a duel is played, apart from animated cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import LAPTOP, LONG_RUN, PHONE, Size
from tests.web.layout_shifts import MAX_SHIFT, layout_shifts
from tests.web.page_actions import open_table, wait_for_choice

pytestmark = pytest.mark.browser

DESKTOP = Size(1440, 900)
CASES = [(game, size) for game in ("fight", "dragon-punch") for size in (PHONE, LAPTOP, DESKTOP)]
MAX_MOVES = 200 if LONG_RUN else 9
UNMARKED = "[data-move]:not(.marked *)"
IS_ANSWERED = """before => {
    const board = document.querySelector('.board')
    return document.querySelector('.result') || board.innerHTML !== before
}"""


def play_moves(page: Page, max_moves: int) -> None:
    """Play attacks where possible, because they bring games to an end."""
    for step in range(max_moves):
        if not wait_for_choice(page):
            return
        page.wait_for_selector(f"{UNMARKED}, .result")
        moves = page.locator(UNMARKED)
        attack = moves.evaluate_all("all => Math.max(0, all.findIndex(each => each.querySelector('.burst')))")
        before = page.locator(".board").inner_html()
        moves.nth(attack if step % 3 else step % moves.count()).click()
        confirm = page.locator("[data-confirm]")
        if confirm.count():
            confirm.first.click()
        page.wait_for_function(IS_ANSWERED, arg=before)


@pytest.mark.parametrize(("game", "size"), CASES if LONG_RUN else CASES[:1], ids=str)
def test_game_does_not_shift_layout(visit: Visit, game: str, size: Size) -> None:
    page = visit(IDENTITY_PAGE, motion=True, viewport={"width": size.width, "height": size.height})
    page.evaluate("localStorage.setItem('kwoon.pace', 'fast')")
    open_table(page, game, "random")
    expect(page.locator(".board")).to_be_visible()
    wait_for_choice(page)
    with layout_shifts(page) as shifts:
        play_moves(page, MAX_MOVES)
    assert shifts.score < MAX_SHIFT, shifts


def test_moved_board_is_measured(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    wait_for_choice(page)
    with layout_shifts(page) as shifts:
        page.locator(".mat").click(position={"x": 5, "y": 60})
        page.locator(".mat").evaluate("mat => { mat.style.marginTop = '80px' }")
    assert shifts.score > MAX_SHIFT
    assert any("div.mat" in moved for shift in shifts.shifts for moved in shift.moved)

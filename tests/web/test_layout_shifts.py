"""Nothing at a table moves by itself while a duel is played, apart from animated cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import LAPTOP, LONG_RUN, PHONE, Size, only_in_long_run
from tests.web.layout_shifts import MAX_SHIFT, layout_shifts
from tests.web.page_actions import open_table, wait_for_choice, wait_for_prompt_kind
from tests.web.test_kung_fu_2014 import make_move as make_2014_move
from tests.web.test_kung_fu_2019 import make_move as make_2019_move
from tests.web.test_kung_fur_fight import SEAL_BUTTON, answer_prompt, place_any_animal, seal_plan

pytestmark = pytest.mark.browser

DESKTOP = Size(1440, 900)
CASES = [(game, size) for game in ("fight", "dragon-punch") for size in (PHONE, LAPTOP, DESKTOP)]
MAX_MOVES = 200 if LONG_RUN else 9
# The larger games do not reach MAX_SHIFT yet: the limits are what part of a game has reached, with a margin.
LARGE_CASES = {
    ("kung-fur-fight", 1, DESKTOP): 0.07,
    ("kung-fur-fight", 1, PHONE): 0.3,
    ("kung-fu-2014", 1, DESKTOP): 0.08,
    ("kung-fu-2014", 1, PHONE): 0.05,
    ("kung-fu-2014", 5, DESKTOP): 0.05,
    ("kung-fu-2014", 5, PHONE): 0.05,
    ("kung-fu-2019", 1, DESKTOP): 0.07,
    ("kung-fu-2019", 1, PHONE): 0.06,
    ("kung-fu-2019", 5, DESKTOP): 0.1,
    ("kung-fu-2019", 5, PHONE): 0.25,
}
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


@only_in_long_run
@pytest.mark.parametrize(("game", "num_bots", "size"), LARGE_CASES, ids=str)
def test_large_game_hardly_shifts_layout(visit: Visit, game: str, num_bots: int, size: Size) -> None:
    page = visit(IDENTITY_PAGE, motion=True, viewport={"width": size.width, "height": size.height})
    page.evaluate("localStorage.setItem('kwoon.pace', 'fast')")
    open_table(page, game, *["random"] * num_bots)
    wait_for_choice(page)
    with layout_shifts(page) as shifts:
        for step in range(MAX_MOVES):
            if not make_large_game_move(page, game, step):
                break
    assert shifts.score < LARGE_CASES[game, num_bots, size], shifts


def make_large_game_move(page: Page, game: str, step: int) -> bool:
    """Make one move, or a whole plan of Kung Fur Fight, and return True; return False if the game is over."""
    if game != "kung-fur-fight":
        if not wait_for_prompt_kind(page):
            return False
        return make_2014_move(page, step) if game == "kung-fu-2014" else make_2019_move(page)
    if not wait_for_choice(page):
        return False
    if not page.locator(SEAL_BUTTON).count():
        answer_prompt(page, step)
        return True
    for index in range(2 + step % 3):
        place_any_animal(page, step + index)
    seal_plan(page)
    return True


def test_moved_board_is_measured(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    wait_for_choice(page)
    with layout_shifts(page) as shifts:
        page.locator(".mat").click(position={"x": 5, "y": 60})
        page.locator(".mat").evaluate("mat => { mat.style.marginTop = '80px' }")
    assert shifts.score > MAX_SHIFT
    assert any("div.mat" in moved for shift in shifts.shifts for moved in shift.moved)

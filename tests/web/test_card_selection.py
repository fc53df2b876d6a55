"""A click selects a card, and only a second step plays it, in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.page_actions import open_table, wait_for_choice
from tests.web.phase_positions import DRAGON_PUNCH_PHASES, FIGHT_PHASES, KUNG_FUR_PHASES
from tests.web.tables_at_positions import open_position
from tests.web.test_number_keys import expect_sent, offered_moves, record_moves

pytestmark = pytest.mark.browser

POSITIONS = {
    "FIGHT": FIGHT_PHASES["play"],
    "Dragon Punch": DRAGON_PUNCH_PHASES["play late"],
    "Dragon Punch, a character": DRAGON_PUNCH_PHASES["pick"],
    "Kung Fur Fight": KUNG_FUR_PHASES["add"],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_click_selects_and_second_click_plays(visit: Visit, data: Path, name: str) -> None:
    page = visit()
    sent = record_moves(page)
    open_position(page, data, POSITIONS[name])
    moves = offered_moves(page)
    cards = page.locator("[data-move]")
    cards.nth(0).click()
    expect(page.locator("[data-confirm]")).to_have_count(1)
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    cards.nth(1).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    assert accessibility_violations(page) == []
    cards.nth(1).click()
    expect_sent(page, sent, moves[1:2])


def test_button_and_enter_play_selected_card_and_escape_puts_it_down(visit: Visit, data: Path) -> None:
    page = visit()
    sent = record_moves(page)
    open_position(page, data, FIGHT_PHASES["play"])
    moves = offered_moves(page)
    confirm_button = page.locator("[data-confirm]")
    page.locator("[data-move]").nth(0).click()
    page.keyboard.press("Escape")
    expect(confirm_button).to_have_count(0)
    page.locator("[data-move]").nth(1).click()
    confirm_button.click()
    expect_sent(page, sent, moves[1:2])
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("[data-move]")
    # Enter plays the selected card, but on another card it selects that one.
    page.keyboard.press("1")
    page.locator("[data-move]").nth(2).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect_sent(page, sent, [moves[1], moves[2]])


@pytest.mark.parametrize("options", [{}, {"has_touch": True, "is_mobile": True}], ids=["click", "tap"])
def test_one_tap_plays_is_a_setting(visit: Visit, options: dict[str, Any]) -> None:
    page = visit(IDENTITY_PAGE, **options)
    sent = record_moves(page)
    open_table(page, "fight", "random")
    wait_for_choice(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play cards with one tap").check()
    page.keyboard.press("Escape")
    moves = offered_moves(page)
    card = page.locator("[data-move]").first
    if options:
        card.tap()
    else:
        card.click()
    expect_sent(page, sent, moves[:1])

"""Scores are explained: the distance to the end, what counts, what an empty plan means, and draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kwoon.core.game import State
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import SIZES, Size, resized, sample_cases
from tests.web.phase_positions import DRAGON_PUNCH_PHASES, FIGHT_PHASES, KUNG_FUR_PHASES, game_drawn, prompted
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

EXPECTED_TEXTS = [
    (FIGHT_PHASES["play late"], ("of 13 points", "rounds", "Deck", "Discard")),
    (DRAGON_PUNCH_PHASES["play late"], ("of 6 health", "rounds")),
    (
        KUNG_FUR_PHASES["plan"],
        ("A lead of 4 wins", r"Limit\s*3", r"Weapons\s*4", r"VP\s[^\n]+:\s*0", r"Spirit \(SP\)\s*12"),
    ),
    (KUNG_FUR_PHASES["plan late"], (r"(You|They) lead by \d+ of 4",)),
]


@pytest.mark.parametrize("size", sample_cases(SIZES), ids=str)
def test_goals_and_counter_names_are_shown_at_every_size(visit: Visit, data: Path, size: Size) -> None:
    page = visit(IDENTITY_PAGE)
    for position, patterns in EXPECTED_TEXTS:
        open_position(page, data, position)
        page.wait_for_selector(".prompt")
        with resized(page, size):
            text = page.locator(".board").inner_text()
        for pattern in patterns:
            assert re.search(pattern, text), f"{position.game}: {pattern} in {text}"


def won_by_more_than_needed(state: State) -> int | None:
    view = state.view(0)
    assert isinstance(view, FurView)
    return 0 if state.outcome() and abs(view.vp[0] - view.vp[1]) > 4 else None


def test_lead_larger_than_needed_is_shown(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition("kung-fur-fight", 2, won_by_more_than_needed))
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".goal")).to_have_count(1)
    expect(page.locator(".goal")).to_have_text(re.compile(r"lead by ([5-9]|\d\d) of 4$"))


@pytest.mark.parametrize(("game", "seats"), [("kung-fur-fight", 2), ("kung-fu-2014", 2)])
def test_drawn_game_is_shown_as_draw(visit: Visit, data: Path, game: str, seats: int) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(game, seats, game_drawn))
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", name="A draw")).to_be_visible()
    expect(result).not_to_contain_text(re.compile("You (won|lost)"))
    spectator = visit(page.url)
    expect(spectator.get_by_role("dialog").get_by_role("heading", name="A draw")).to_be_visible()


def test_empty_plan_needs_confirmation(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition("kung-fur-fight", 2, prompted("plan")))
    seal = page.locator("button.seal")
    expect(seal).to_contain_text("Seal and pass")
    expect(seal).not_to_have_class(re.compile(r"\bred\b"))
    seal.click()
    page.get_by_role("button", name="Keep planning").click()
    expect(seal).to_be_visible()
    assert page.locator(".state.sealed").count() == 0
    seal.click()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator("[data-zone='side:0'] .state.sealed, [data-zone='side:1'] .state.sealed")).to_have_count(1)
    # If the plan is not empty, the red button seals it without confirmation.
    page.locator("[data-back]").click()
    page.locator(".hand [data-pick]").first.click()
    page.locator(".target").first.click()
    expect(seal).to_contain_text("Seal your plan")
    expect(seal).to_have_class(re.compile(r"\bred\b"))
    seal.click()
    expect(page.locator("[data-back]")).to_be_visible()
    expect(seal).to_have_count(0)

"""Scores are explained: distance to the end, what counts, the meaning of an empty plan, and draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kwoon.core.game import State
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.phases import DRAGON, FIGHT, FUR, drawn, when
from tests.web.sizes import SIZES, Size, last_of, window

pytestmark = pytest.mark.browser

SAID = [
    (FIGHT["play late"], ("of 13 points", "rounds", "Deck", "Discard")),
    (DRAGON["play late"], ("of 6 health", "rounds")),
    (FUR["plan"], ("a lead of 4 VP wins", r"Limit\s*3", r"Food\s*2", r"Weapons\s*4", "VP", "SP", "Warehouse")),
    (FUR["plan late"], (r"\d+ of 4 VP ahead",)),
]


@pytest.mark.parametrize("size", last_of(SIZES), ids=str)
def test_goals_and_the_names_of_counters_are_there_at_every_size(visit: Visit, data: Path, size: Size) -> None:
    page = visit(DOORSTEP)
    for moment, words in SAID:
        go_to(page, data, moment)
        page.wait_for_selector(".prompt")
        with window(page, size):
            text = page.locator(".board").inner_text()
        for word in words:
            assert re.search(word, text), f"{moment.game}: {word} in {text}"


def ahead(state: State) -> int | None:
    """Match a win by more than is needed."""
    view = state.view(0)
    assert isinstance(view, FurView)
    return 0 if state.outcome() and abs(view.vp[0] - view.vp[1]) > 4 else None


def test_a_lead_of_more_than_is_needed_reads_right(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment("kung-fur-fight", 2, ahead))
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".goal")).to_have_count(1)
    expect(page.locator(".goal")).to_have_text(re.compile(r"^([5-9]|\d\d) of 4 VP ahead$"))


@pytest.mark.parametrize(("game", "seats"), [("kung-fur-fight", 2), ("kung-fu-2014", 2)])
def test_a_draw_is_neither_won_nor_lost(visit: Visit, data: Path, game: str, seats: int) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(game, seats, drawn))
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", name="A draw")).to_be_visible()
    expect(result).not_to_contain_text(re.compile("You have (won|lost)"))
    watcher = visit(page.url)
    expect(watcher.get_by_role("dialog").get_by_role("heading", name="A draw")).to_be_visible()


def test_an_empty_plan_is_asked_about(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment("kung-fur-fight", 2, when("plan")))
    seal = page.locator("button.seal")
    expect(seal).to_contain_text("Seal it empty: pass")
    expect(seal).not_to_have_class(re.compile(r"\bred\b"))
    seal.click()
    page.get_by_role("button", name="Go on planning").click()
    expect(seal).to_be_visible()
    assert page.locator(".state.sealed").count() == 0
    seal.click()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator("[data-zone='side:0'] .state.sealed, [data-zone='side:1'] .state.sealed")).to_have_count(1)
    # A plan that is not empty is sealed at once by the red button.
    page.locator("[data-back]").click()
    page.locator(".hand [data-pick]").first.click()
    page.locator(".target").first.click()
    expect(seal).to_contain_text("Seal your plan")
    expect(seal).to_have_class(re.compile(r"\bred\b"))
    seal.click()
    expect(page.locator("[data-back]")).to_be_visible()
    expect(seal).to_have_count(0)

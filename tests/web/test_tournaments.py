"""A tournament in the browser from opening to results: people join, are called to their tables and get points."""

from __future__ import annotations

import csv

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.page_actions import concede
from tests.web.test_accounts import page_faults, rename

pytestmark = pytest.mark.browser


def lose_game(page: Page) -> None:
    """Go to the announced table, concede and return to the tournament."""
    page.get_by_role("link", name="Go to your table").click()
    concede(page)
    page.get_by_role("link", name="Go to tournament").click()


def open_tournament(visit: Visit) -> tuple[Page, Page]:
    """Let Ann open a tournament with two bots, and Bo find it in the hall and join; return their pages."""
    ann = visit()
    rename(ann, "Ann")
    ann.get_by_role("link", name="Tournaments").click()
    ann.get_by_role("button", name="Open a tournament").click()
    ann.get_by_label("Title").fill("Friday cup")
    ann.get_by_role("spinbutton", name="Rounds").fill("2")
    assert page_faults(ann, "tournament-opening") == []
    ann.get_by_role("button", name="Open tournament").click()
    expect(ann.get_by_role("heading", name="Friday cup")).to_be_visible()
    expect(ann.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    ann.get_by_role("button", name="Join", exact=True).click()
    ann.get_by_role("spinbutton", name="Bots").fill("2")
    ann.get_by_role("button", name="Add bots").click()
    expect(ann.get_by_role("row")).to_have_count(4)

    bo = visit()
    rename(bo, "Bo")
    bo.get_by_role("link", name="Friday cup").click()
    bo.get_by_role("button", name="Join", exact=True).click()
    expect(bo.get_by_text("The host starts the tournament.")).to_be_visible()
    expect(ann.get_by_role("row")).to_have_count(5)
    return ann, bo


def test_tournament_runs_from_creation_to_results(visit: Visit) -> None:
    ann, bo = open_tournament(visit)
    assert page_faults(ann, "tournament-waiting") == []
    ann.get_by_role("button", name="Start", exact=True).click()

    # Both players are called to their tables, whatever page they are on.
    for page in (ann, bo):
        expect(page.get_by_role("heading", name="Round 1: your table is ready")).to_be_visible()
    assert page_faults(ann, "tournament-called") == []
    # Each loses to a bot; then they meet.
    for page in (ann, bo):
        lose_game(page)
    for page, other in ((ann, "Bo"), (bo, "Ann")):
        expect(page.get_by_role("heading", name="Round 2: your table is ready")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(f"You're playing {other}.")
    ann.get_by_role("link", name="Go to your table").click()
    expect(ann.get_by_text("The game starts when your opponent arrives.")).to_be_visible()
    # Bo's withdrawal ends the last round.
    bo.get_by_role("button", name="Leave tournament").click()
    bo.get_by_role("button", name="Leave", exact=True).click()
    ann.get_by_role("link", name="Go to tournament").click()
    expect(ann.get_by_role("heading", name="Results")).to_be_visible()
    assert page_faults(ann, "tournament-results") == []
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download CSV").click()
    rows = list(csv.DictReader(download.value.path().read_text().splitlines()))
    assert {"Ann", "Bo"} < {row["name"] for row in rows}
    assert [row["name"] for row in rows] == ann.locator("tbody .name").evaluate_all(
        "all => all.map((each) => (each.querySelector('a') ?? each.firstChild).textContent.trim())"
    )

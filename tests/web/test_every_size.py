"""Every phase of every game, measured in windows of every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import go_to
from tests.web.phases import HINTS, WALKS
from tests.web.phases_kung_fu import KUNG_FU_WALKS
from tests.web.seats import begin_lesson, called, sit_down
from tests.web.sizes import LAPTOP, LONG, SIDEWAYS, ZOOMED, at_every_size, window

pytestmark = pytest.mark.browser

LONGEST = "Wolfgang Wammerdam-Wyman"
ALL = {**WALKS, **HINTS, **KUNG_FU_WALKS}
FINISHED = ("over", "drawn")
# `make screens` covers every kind of table; otherwise only the fullest.
LOOKED_AT = [walk for walk in ALL if LONG or walk == "2019"]
REPLAYED = ["fight", "dragon-punch", "kung-fur-fight", "2014", "2019"] if LONG else ["dragon-punch", "2014"]
HINTED = [walk for walk in HINTS if LONG or walk == "kung-fur-fight, hints"]
# The fullest phase of each kind of table.
FULL = [("fight", "take"), ("dragon-punch", "pick"), ("dragon-punch", "switch"), ("custom", "build")]
FULL += [("kung-fur-fight", "plan laid"), ("kung-fur-fight", "add"), ("kung-fur-fight", "drawn")]
FULL += [("2014", "block add"), ("2014 of six", "target")]
FULL += [("2019", "add"), ("2019, 2v2", "block"), ("2019, 3v3", "help")]
if not LONG:
    SHORT = ("fight: take", "dragon-punch: switch", "kung-fur-fight: add", "2014: block add", "2019: add")
    FULL = [(walk, phase) for walk, phase in FULL if f"{walk}: {phase}" in SHORT]


def come_to(page: Page, data: Path, walk: str, phase: str) -> None:
    go_to(page, data, ALL[walk][phase])
    page.wait_for_selector(".result" if phase in FINISHED else ".prompt")


@pytest.mark.parametrize("walk", LOOKED_AT)
def test_every_phase_in_every_window(visit: Visit, data: Path, walk: str) -> None:
    page = visit(DOORSTEP)
    found: list[str] = []
    for phase in ALL[walk]:
        come_to(page, data, walk, phase)
        found += at_every_size(page, f"{walk}: {phase}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", HINTED)
def test_a_hint_in_every_window(visit: Visit, data: Path, walk: str) -> None:
    page = visit(DOORSTEP)
    found: list[str] = []
    for phase in ALL[walk]:
        come_to(page, data, walk, phase)
        page.locator("[data-hint]").click()
        expect(page.locator(".hint")).to_be_visible()
        found += at_every_size(page, f"{walk}: {phase} hinted")
    assert not found, "\n".join(found)


# The first, middle and last frame.
PLACES = (0, 0.5, 1)


@pytest.mark.parametrize("walk", REPLAYED)
@pytest.mark.parametrize("seen", ["open", "0"] if LONG else ["open"])
def test_a_replay_in_every_window(visit: Visit, data: Path, walk: str, seen: str) -> None:
    page = visit(DOORSTEP)
    come_to(page, data, walk, "over")
    page.goto(page.url.replace("/t/", "/replay/") + f"?as={seen}")
    along = page.get_by_label("Where in the game")
    most = int(along.get_attribute("max") or 0)
    found: list[str] = []
    for place in PLACES:
        along.fill(str(round(place * most)))
        found += at_every_size(page, f"{walk}: replay as {seen} at {place}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight"])
def test_the_first_page_of_a_lesson_in_every_window(visit: Visit, game: str) -> None:
    page = visit(DOORSTEP)
    begin_lesson(page, game)
    expect(page.locator(".lesson")).to_be_visible()
    found = at_every_size(page, f"{game}: lesson")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight"])
def test_the_longest_name_in_every_window(visit: Visit, game: str) -> None:
    page = called(visit(DOORSTEP), LONGEST)
    sit_down(page, game, "random")
    page.wait_for_selector("[data-move]")
    found = at_every_size(page, f"{game}: longest name")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("walk", "phase"), FULL)
def test_accessibility_at_two_hundred_per_cent(visit: Visit, data: Path, walk: str, phase: str) -> None:
    page = visit(DOORSTEP)
    come_to(page, data, walk, phase)
    with window(page, ZOOMED):
        found = complaints(page)
    assert not found, "\n".join(found)


# Stop the story at its first beat.
HOLD = "() => { window.setTimeout = () => 0 }"


@pytest.mark.parametrize("game", ["fight", "dragon-punch"])
def test_what_is_told_in_every_window(visit: Visit, game: str) -> None:
    """While both cards lie there and the attack lands, with all animations."""
    page = visit(DOORSTEP, motion=True)
    sit_down(page, game, "random", **({"loser": "1"} if game == "dragon-punch" else {}))
    page.wait_for_selector("[data-move]")
    while not page.locator(".hand [data-move]").count():
        page.locator("[data-move]").first.click()
        page.wait_for_timeout(100)
        page.wait_for_selector("[data-move]")
    page.evaluate(HOLD)
    page.locator(".hand [data-move]").first.click()
    expect(page.locator(".panel .line.reveal")).to_have_count(1)
    found = at_every_size(page, f"{game}: told")
    assert not found, "\n".join(found)


def test_in_a_low_window_the_top_bar_is_one_button(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "fight", "random")
    page.wait_for_selector("[data-move]")
    with window(page, SIDEWAYS):
        concede = page.get_by_role("button", name="Concede")
        expect(concede).to_be_hidden()
        page.get_by_role("button", name="Menu").click()
        expect(concede).to_be_visible()
        page.locator(".mat").click(position={"x": 20, "y": 60})
        expect(concede).to_be_hidden()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Log").click()
        expect(page.locator(".panel .line").first).to_be_visible()
        page.get_by_role("button", name="Back to the table").click()
    with window(page, LAPTOP):
        expect(page.get_by_role("button", name="Menu")).to_be_hidden()
        expect(concede).to_be_visible()

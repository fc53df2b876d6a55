"""Every phase of every game, measured in windows of every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import LANDSCAPE_PHONE, LAPTOP, LONG_RUN, ZOOMED, faults_at_sizes, resized
from tests.web.page_actions import open_table, play, set_name, start_lesson
from tests.web.phase_positions import HINT_PHASES, PHASES
from tests.web.phase_positions_kung_fu import KUNG_FU_PHASES
from tests.web.tables_at_positions import open_position

pytestmark = pytest.mark.browser

LONGEST_NAME = "Wolfgang Wammerdam-Wyman"
ALL_PHASES = {**PHASES, **HINT_PHASES, **KUNG_FU_PHASES}
FINISHED_PHASES = ("over", "drawn")
# `make screens` covers every kind of table; other runs cover only some.
CHECKED_TABLES = [table_kind for table_kind in ALL_PHASES if LONG_RUN or table_kind == "2019"]
REPLAYED_TABLES = ["fight", "dragon-punch", "kung-fur-fight", "2014", "2019"] if LONG_RUN else ["dragon-punch", "2014"]
HINTED_TABLES = [table_kind for table_kind in HINT_PHASES if LONG_RUN or table_kind == "kung-fur-fight, hints"]
# The fullest phases of each kind of table.
FULL_PHASES = [("fight", "take"), ("dragon-punch", "pick"), ("dragon-punch", "switch"), ("custom", "build")]
FULL_PHASES += [("kung-fur-fight", "plan laid"), ("kung-fur-fight", "add"), ("kung-fur-fight", "drawn")]
FULL_PHASES += [("2014", "block add"), ("2014 of six", "target")]
FULL_PHASES += [("2019", "add"), ("2019, 2v2", "block"), ("2019, 3v3", "help")]
if not LONG_RUN:
    SHORT_RUN = ("fight: take", "dragon-punch: switch", "kung-fur-fight: add", "2014: block add", "2019: add")
    FULL_PHASES = [(table_kind, phase) for table_kind, phase in FULL_PHASES if f"{table_kind}: {phase}" in SHORT_RUN]


def open_phase(page: Page, data: Path, table_kind: str, phase: str) -> None:
    open_position(page, data, ALL_PHASES[table_kind][phase])
    page.wait_for_selector(".result" if phase in FINISHED_PHASES else ".prompt")


@pytest.mark.parametrize("table_kind", CHECKED_TABLES)
def test_every_phase_fits_every_window(visit: Visit, data: Path, table_kind: str) -> None:
    page = visit(IDENTITY_PAGE)
    faults: list[str] = []
    for phase in ALL_PHASES[table_kind]:
        open_phase(page, data, table_kind, phase)
        faults += faults_at_sizes(page, f"{table_kind}: {phase}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("table_kind", HINTED_TABLES)
def test_hint_fits_every_window(visit: Visit, data: Path, table_kind: str) -> None:
    page = visit(IDENTITY_PAGE)
    faults: list[str] = []
    for phase in ALL_PHASES[table_kind]:
        open_phase(page, data, table_kind, phase)
        page.locator("[data-hint]").click()
        expect(page.locator(".hint")).to_be_visible()
        faults += faults_at_sizes(page, f"{table_kind}: {phase} hinted")
    assert not faults, "\n".join(faults)


# The first, middle and last frame.
REPLAY_POSITIONS = (0, 0.5, 1)


@pytest.mark.parametrize("table_kind", REPLAYED_TABLES)
@pytest.mark.parametrize("viewpoint", ["open", "0"] if LONG_RUN else ["open"])
def test_replay_fits_every_window(visit: Visit, data: Path, table_kind: str, viewpoint: str) -> None:
    page = visit(IDENTITY_PAGE)
    open_phase(page, data, table_kind, "over")
    page.goto(page.url.replace("/t/", "/replay/") + f"?as={viewpoint}")
    slider = page.get_by_label("Position")
    last_frame = int(slider.get_attribute("max") or 0)
    faults: list[str] = []
    for fraction in REPLAY_POSITIONS:
        slider.fill(str(round(fraction * last_frame)))
        faults += faults_at_sizes(page, f"{table_kind}: replay as {viewpoint} at {fraction}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight"])
def test_first_lesson_page_fits_every_window(visit: Visit, game: str) -> None:
    page = visit(IDENTITY_PAGE)
    start_lesson(page, game)
    expect(page.locator(".lesson")).to_be_visible()
    faults = faults_at_sizes(page, f"{game}: lesson")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight"])
def test_longest_name_fits_every_window(visit: Visit, game: str) -> None:
    page = set_name(visit(IDENTITY_PAGE), LONGEST_NAME)
    open_table(page, game, "random")
    page.wait_for_selector("[data-move]")
    faults = faults_at_sizes(page, f"{game}: longest name")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("table_kind", "phase"), FULL_PHASES)
def test_crowded_phases_at_200_percent_have_no_accessibility_violations(
    visit: Visit, data: Path, table_kind: str, phase: str
) -> None:
    page = visit(IDENTITY_PAGE)
    open_phase(page, data, table_kind, phase)
    with resized(page, ZOOMED):
        faults = accessibility_violations(page)
    assert not faults, "\n".join(faults)


# Stops playback at its first step.
STOP_PLAYBACK = "() => { window.setTimeout = () => 0 }"


@pytest.mark.parametrize("game", ["fight", "dragon-punch"])
def test_playback_fits_every_window(visit: Visit, game: str) -> None:
    """Measure while playback stands still at its first step, with both cards on the table."""
    page = visit(IDENTITY_PAGE, motion=True)
    open_table(page, game, "random", **({"loser": "1"} if game == "dragon-punch" else {}))
    page.wait_for_selector("[data-move]")
    while not page.locator(".hand [data-move]").count():
        play(page.locator("[data-move]").first)
        page.wait_for_timeout(100)
        page.wait_for_selector("[data-move]")
    page.evaluate(STOP_PLAYBACK)
    play(page.locator(".hand [data-move]").first)
    expect(page.locator(".panel .line.reveal")).to_have_count(1)
    faults = faults_at_sizes(page, f"{game}: playback")
    assert not faults, "\n".join(faults)


def test_top_bar_in_short_window_is_one_menu_button(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    page.wait_for_selector("[data-move]")
    with resized(page, LANDSCAPE_PHONE):
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
    with resized(page, LAPTOP):
        expect(page.get_by_role("button", name="Menu")).to_be_hidden()
        expect(concede).to_be_visible()

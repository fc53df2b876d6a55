"""After a game: the curve is a slider, key moments show the position before the decision, and players can play on from
any of them."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import sample_cases
from tests.web.page_actions import wait_for_choice
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

FINISHED_GAME = WantedPosition("fight", 2, lambda state: 0 if state.outcome() is not None else None, bots=True)
WINDOWS: list[dict[str, Any]] = [
    {"color_scheme": "light", "viewport": {"width": 1280, "height": 720}},
    {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
]


def open_replay(page: Page, data: Path) -> None:
    """Open the replay of the visitor's finished game, and wait for its win probabilities."""
    open_position(page, data, FINISHED_GAME)
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.locator(".board")).to_be_visible()
    open_win_chances(page)
    expect(page.get_by_label("Win probability", exact=True)).to_have_attribute("aria-busy", "false", timeout=60_000)


def open_win_chances(page: Page) -> None:
    """Open the curve, which is behind a button if there is no room for it beside the board."""
    more = page.locator("[data-more]")
    if more.is_visible():
        more.click()
        page.get_by_role("button", name="Analysis and log").click()


def replay_position(page: Page) -> int:
    return int(page.locator(".controls input[type=range]").input_value())


@pytest.mark.parametrize("window", sample_cases(WINDOWS))
def test_win_chance_curve_moves_replay_to_clicked_position(visit: Visit, data: Path, window: dict[str, Any]) -> None:
    page = visit(IDENTITY_PAGE, **window)
    open_replay(page, data)
    curve = page.locator("[data-curve]")
    expect(page.locator("[data-cursor]")).to_have_count(1)
    assert replay_position(page) == 0
    shown = curve.bounding_box()
    assert shown is not None
    curve.click(position={"x": shown["width"] * 0.6, "y": shown["height"] / 2})
    expect(page.locator(".controls input[type=range]")).not_to_have_value("0")
    middle_position = replay_position(page)
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(curve.get_attribute("aria-valuemax")))
    assert replay_position(page) > middle_position
    page.keyboard.press("Home")
    assert replay_position(page) == 0
    assert accessibility_violations(page) == []


@pytest.mark.parametrize("window", sample_cases(WINDOWS))
def test_key_moment_shows_better_move_and_can_be_continued(visit: Visit, data: Path, window: dict[str, Any]) -> None:
    page = visit(IDENTITY_PAGE, **window)
    open_replay(page, data)
    show_buttons = page.locator("[data-show]")
    assert show_buttons.count() > 0, "This game should have a key moment."
    show_buttons.first.click()
    decision = page.locator("[data-decision]")
    expect(decision).to_contain_text(re.compile("chose: .+(Better, says .+: .+|would have done the same)", re.S))
    decision_position = replay_position(page)
    assert accessibility_violations(page) == []
    page.get_by_role("button", name="Next step").click()
    expect(decision).to_have_count(0)
    page.get_by_role("button", name="Previous step").click()
    assert replay_position(page) == decision_position
    if page.locator("[data-more]").is_visible():
        page.locator("[data-more]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url(re.compile("/t/"))
    assert wait_for_choice(page)


def test_replay_jumps_by_turn_and_downloads_record(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_replay(page, data)
    positions = [replay_position(page)]
    for _ in range(3):
        page.locator("[data-turn=on]").click()
        positions.append(replay_position(page))
    assert positions == sorted(set(positions))
    turn = page.locator(".panel .turn, .panel .round").last.inner_text()
    page.locator("[data-turn=back]").click()
    assert replay_position(page) == positions[-2]
    assert page.locator(".panel .turn, .panel .round").last.inner_text() != turn
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    assert saved.value.suggested_filename == "fight.kwoon"
    assert saved.value.path().read_text(encoding="utf-8").startswith("kwoon record")


def test_replay_speed_is_remembered_after_reload(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, motion=True)
    open_replay(page, data)
    page.get_by_label("Speed").select_option("once")
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("once")


@pytest.mark.parametrize("size", sample_cases([(1280, 720), (1000, 450)]), ids=str)
def test_card_preview_does_not_cover_replay_controls(visit: Visit, data: Path, size: tuple[int, int]) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": size[0], "height": size[1]})
    open_position(page, data, FINISHED_GAME)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator(".hand [data-card]").last.hover()
    preview, controls = page.locator(".glance"), page.locator(".controls")
    expect(preview).to_be_visible()
    inspector_box, controls_box = preview.bounding_box(), controls.bounding_box()
    assert inspector_box is not None
    assert controls_box is not None
    is_above = inspector_box["y"] + inspector_box["height"] <= controls_box["y"]
    assert is_above or inspector_box["x"] + inspector_box["width"] <= controls_box["x"]
    assert inspector_box["y"] >= 0

"""After a game: the curve is a slider, moments are shown before their decision, and play can continue from any."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.seats import may_choose
from tests.web.sizes import last_of

pytestmark = pytest.mark.browser

OVER = Moment("fight", 2, lambda state: 0 if state.outcome() is not None else None, bots=True)
WINDOWS: list[dict[str, Any]] = [
    {"color_scheme": "light", "viewport": {"width": 1280, "height": 720}},
    {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
]


def replay(page: Page, data: Path) -> None:
    """Open the replay of an own finished game with its win probabilities computed."""
    go_to(page, data, OVER)
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.locator(".board")).to_be_visible()
    beside(page)
    expect(page.get_by_label("How the chances went", exact=True)).to_have_attribute(
        "aria-busy", "false", timeout=60_000
    )


def beside(page: Page) -> None:
    """Open the curve, which is behind a button where there is no room beside the board."""
    more = page.locator("[data-more]")
    if more.is_visible():
        more.click()
        page.get_by_role("button", name="Chances and log").click()


def where(page: Page) -> int:
    return int(page.locator(".controls input[type=range]").input_value())


@pytest.mark.parametrize("how", last_of(WINDOWS))
def test_the_curve_has_a_cursor_and_leads_anywhere_in_the_game(visit: Visit, data: Path, how: dict[str, Any]) -> None:
    page = visit(DOORSTEP, **how)
    replay(page, data)
    curve = page.locator("[data-curve]")
    expect(page.locator("[data-cursor]")).to_have_count(1)
    assert where(page) == 0
    shown = curve.bounding_box()
    assert shown is not None
    curve.click(position={"x": shown["width"] * 0.6, "y": shown["height"] / 2})
    expect(page.locator(".controls input[type=range]")).not_to_have_value("0")
    middle = where(page)
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(curve.get_attribute("aria-valuemax")))
    assert where(page) > middle
    page.keyboard.press("Home")
    assert where(page) == 0
    assert complaints(page) == []


@pytest.mark.parametrize("how", last_of(WINDOWS))
def test_a_moment_is_shown_before_its_decision_with_a_better_answer_and_played_on(
    visit: Visit, data: Path, how: dict[str, Any]
) -> None:
    page = visit(DOORSTEP, **how)
    replay(page, data)
    shows = page.locator("[data-show]")
    assert shows.count() > 0, "by the luck of this test something decided the game"
    shows.first.click()
    decision = page.locator("[data-decision]")
    expect(decision).to_contain_text(re.compile("chose: .+(Better, says .+: .+|would have done the same)", re.S))
    before = where(page)
    assert complaints(page) == []
    page.get_by_role("button", name="One step on").click()
    expect(decision).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    assert where(page) == before
    if page.locator("[data-more]").is_visible():
        page.locator("[data-more]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url(re.compile("/t/"))
    assert may_choose(page)


def test_steps_jump_by_turns_and_the_record_can_be_taken_along(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    replay(page, data)
    places = [where(page)]
    for _ in range(3):
        page.locator("[data-turn=on]").click()
        places.append(where(page))
    assert places == sorted(set(places))
    turn = page.locator(".panel .turn, .panel .round").last.inner_text()
    page.locator("[data-turn=back]").click()
    assert where(page) == places[-2]
    assert page.locator(".panel .turn, .panel .round").last.inner_text() != turn
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    assert saved.value.suggested_filename == "fight.kwoon"
    assert saved.value.path().read_text(encoding="utf-8").startswith("kwoon record")


def test_how_fast_it_is_told_is_kept(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, motion=True)
    replay(page, data)
    page.get_by_label("Speed").select_option("once")
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("once")


@pytest.mark.parametrize("size", last_of([(1280, 720), (1000, 450)]), ids=str)
def test_a_glance_at_a_card_leaves_the_controls_free(visit: Visit, data: Path, size: tuple[int, int]) -> None:
    page = visit(DOORSTEP, viewport={"width": size[0], "height": size[1]})
    go_to(page, data, OVER)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator(".hand [data-card]").last.hover()
    glance, controls = page.locator(".glance"), page.locator(".controls")
    expect(glance).to_be_visible()
    one, other = glance.bounding_box(), controls.bounding_box()
    assert one is not None
    assert other is not None
    above = one["y"] + one["height"] <= other["y"]
    assert above or one["x"] + one["width"] <= other["x"]
    assert one["y"] >= 0

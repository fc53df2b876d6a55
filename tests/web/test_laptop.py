"""Newcomers' problems on a laptop: button labels, meanings of numbers, and obstructions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.phases import over, when
from tests.web.seats import begin_lesson, follow_lesson, read_on

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "of"), [("kung-fu-2014", 22), ("kung-fu-2019", 14)])
def test_in_a_lesson_too_the_button_says_how_many_cards_go(visit: Visit, game: str, of: int) -> None:
    page = visit(DOORSTEP)
    begin_lesson(page, game)
    follow_lesson(page, 1, of)
    read_on(page, 2, of)
    expect(page.locator(".board .button[data-move]")).to_have_text(re.compile("Discard 1"))


def test_a_glance_ends_with_the_card_below_a_pointer_that_rests(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment("kung-fu-2014", 2, when("add", drafted=1)))
    page.locator("[data-lane=attack] .card").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator("[data-lane=attack] .card")).to_have_count(0)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_number_that_comes_on_top_says_so(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    added = when("discard", lambda hand, **_: len(hand) >= 7)
    go_to(page, data, Moment("kung-fu-2014", 2, added))
    for front in page.locator(".hand .front").all():
        kind = (front.locator(".kind .full").text_content() or "").lower()
        for number in front.locator(".medallion b").all_text_contents():
            assert number.startswith("+") == (kind in {"enhancement", "finishing move", "stance"}), (kind, number)


def test_playing_on_says_as_whom(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment("fight", 2, over))
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.locator("[data-play-on]")).to_have_text("Play on from here")
    # A stranger would take over a seat, and the page says so first.
    stranger = visit(page.url)
    seat = (stranger.locator("#seen option").nth(1).text_content() or "").removeprefix("As ")
    expect(stranger.locator("[data-play-on]")).to_have_text(f"Play on as {seat}")


def test_table_settings_stand_beside_their_box(visit: Visit) -> None:
    page = visit()
    for article in page.locator("article.box").all():
        article.get_by_role("button", name="Table settings").click()
        settings = article.locator(".settings")
        for field in settings.locator("label").all():
            expect(field).to_be_in_viewport(ratio=1)
        assert settings.evaluate("each => each.scrollHeight <= each.clientHeight")
        # The ways to start stay reachable beside it.
        for way in ("Play now", "With friends"):
            article.get_by_role("button", name=way).click(trial=True)
        page.keyboard.press("Escape")
        expect(settings).to_have_count(0)
        article.get_by_role("button", name="Table settings").click()
        page.mouse.click(2, 2)
        expect(settings).to_have_count(0)

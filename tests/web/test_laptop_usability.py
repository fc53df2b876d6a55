"""Problems that newcomers had on a laptop: button labels, meanings of numbers, and obstructions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.page_actions import follow_lesson, read_lesson_step, start_lesson
from tests.web.phase_positions import game_over, prompted
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "num_steps"), [("kung-fu-2014", 22), ("kung-fu-2019", 14)])
def test_discard_button_in_lesson_shows_number_of_cards(visit: Visit, game: str, num_steps: int) -> None:
    page = visit(IDENTITY_PAGE)
    start_lesson(page, game)
    follow_lesson(page, 1, num_steps)
    read_lesson_step(page, 2, num_steps)
    expect(page.locator(".board .button[data-move]")).to_have_text(re.compile("Discard 1"))


def test_card_preview_closes_when_card_leaves_pointer(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition("kung-fu-2014", 2, prompted("add", drafted=1)))
    page.locator("[data-lane=attack] .card").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator("[data-lane=attack] .card")).to_have_count(0)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_added_values_are_shown_with_plus_sign(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    seven_cards = prompted("discard", lambda hand, **_: len(hand) >= 7)
    open_position(page, data, WantedPosition("kung-fu-2014", 2, seven_cards))
    for front in page.locator(".hand .front").all():
        kind = (front.locator(".kind .full").text_content() or "").lower()
        for number in front.locator(".medallion b").all_text_contents():
            assert number.startswith("+") == (kind in {"enhancement", "finishing move", "stance"}), (kind, number)


def test_play_on_button_names_seat_for_strangers(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition("fight", 2, game_over))
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.locator("[data-play-on]")).to_have_text("Play on from here")
    # A stranger would take over a seat, so the button says which one.
    stranger = visit(page.url)
    seat = (stranger.locator("#seen option").nth(1).text_content() or "").removeprefix("As ")
    expect(stranger.locator("[data-play-on]")).to_have_text(f"Play on as {seat}")


def test_table_settings_open_beside_game_entry(visit: Visit) -> None:
    page = visit()
    for entry in page.locator("article.box").all():
        entry.get_by_role("button", name="Table settings").click()
        entry.get_by_text("House rules").click()
        settings = entry.locator(".settings")
        for field in settings.locator("label").all():
            expect(field).to_be_in_viewport(ratio=1)
        assert settings.evaluate("each => each.scrollHeight <= each.clientHeight")
        # The start buttons stay reachable beside the settings.
        for action in ("Play now", "With friends"):
            entry.get_by_role("button", name=action).click(trial=True)
        page.keyboard.press("Escape")
        expect(settings).to_have_count(0)
        entry.get_by_role("button", name="Table settings").click()
        page.mouse.click(2, 2)
        expect(settings).to_have_count(0)

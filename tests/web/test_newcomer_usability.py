"""Problems that newcomers had in duels: recent events, what a card turns into, and the meaning of symbols."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import PHONE
from tests.web.page_actions import open_table, play, play_until_hand_prompt, tap_and_act, wait_for_choice
from tests.web.phase_positions import DRAGON_PUNCH_HINT_PHASES, DRAGON_PUNCH_PHASES, FIGHT_PHASES, KUNG_FUR_PHASES
from tests.web.tables_at_positions import open_position

pytestmark = pytest.mark.browser

PHONE_OPTIONS = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_last_turn_of_fight_is_shown_until_next_choice(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, FIGHT_PHASES["play late"])
    expect(page.locator("[data-last]")).to_have_count(2)
    expect(page.locator(".clash .before")).to_contain_text(re.compile("^Last turn: .+(wins?|nobody)"))
    play(page.locator(".seat.bottom [data-move]").first)
    expect(page.locator("[data-last]")).to_have_count(1)


def test_face_down_card_is_not_counted_in_hand(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    play_until_hand_prompt(page)
    expect(page.locator(".clash .playable")).to_have_count(1)
    expect(page.locator(".seat.top .count")).to_have_text(re.compile("^3"))


def mat_bounds(page: Page) -> tuple[int, ...]:
    found = page.locator(".mat").bounding_box()
    assert found is not None
    return (round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"]))


def test_dragon_punch_mat_does_not_move(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": PHONE.width, "height": PHONE.height})
    open_table(page, "dragon-punch", "random")
    play(page.locator("[data-move]").first)
    page.wait_for_selector(".hand [data-move]")
    all_bounds = set()
    for _ in range(12):
        if not wait_for_choice(page) or page.locator(".board.before").count():
            break
        page.wait_for_timeout(60)
        all_bounds.add(mat_bounds(page))
        play(page.locator(".hand [data-move]").last)
    assert len(all_bounds) == 1, all_bounds


def test_switch_preview_shows_other_side(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, **PHONE_OPTIONS)
    open_position(page, data, DRAGON_PUNCH_PHASES["switch"])
    expect(page.locator(".chosen")).to_have_text("0 of 2 chosen")
    card = page.locator(".hand [data-move]").first
    card.tap()
    expect(page.locator("dialog.held .big .card")).to_have_count(2)
    expect(page.locator("dialog.held [data-becomes]")).to_contain_text("Becomes ")
    page.get_by_role("button", name="Close").tap()
    tap_and_act(page, card)
    expect(page.locator(".chosen")).to_have_text("1 of 2 chosen")


def test_all_characters_are_visible_on_phone(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, **PHONE_OPTIONS)
    open_position(page, data, DRAGON_PUNCH_HINT_PHASES["pick"])
    characters = page.locator(".mat .before")
    assert characters.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


def test_kung_fur_fight_counters_explain_themselves_on_tap(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, **PHONE_OPTIONS)
    open_position(page, data, KUNG_FUR_PHASES["plan"])
    counters = (
        (".near .side button:has-text('Limit')", "up to 3 animals"),
        (".near .side button:has(.food)", "2 Dishes, the Delicacy"),
        (".near .side button:has-text('Weapons')", "Warehouse has 16"),
        (".near .side .sp", "spirit"),
        (".head .vp", "victory points"),
    )
    for selector, meaning in counters:
        page.locator(selector).tap()
        expect(page.locator(".prompt .notice")).to_contain_text(meaning)


def test_result_button_is_reachable_after_viewing_table(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, **PHONE_OPTIONS)
    open_position(page, data, FIGHT_PHASES["over"])
    page.get_by_role("button", name="See the table").tap()
    page.locator(".prompt [data-result]").tap()
    expect(page.locator("dialog.result")).to_be_visible()


def test_replay_as_other_seat_calls_that_seat_you(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, FIGHT_PHASES["over"])
    page.goto(page.url.replace("/t/", "/replay/") + "?as=1")
    legend = page.locator(".legend li")
    expect(legend).to_have_count(2, timeout=60_000)
    page.get_by_label("Position").fill("20")
    expect(page.locator(".panel .line", has_text=re.compile("^You ")).first).to_be_visible()
    # The viewer owns seat 0 and watches as seat 1, so "You" is seat 1 both in the curve and in the log.
    own_name = page.locator("#seen option[value='0']").inner_text().removeprefix("As ").removesuffix(" (you)")
    expect(legend).to_have_text(["You", own_name])

"""Newcomers' problems in a duel: recent events, what a card turns into, and the meaning of symbols."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import go_to
from tests.web.phases import DRAGON, DRAGON_HINTS, FIGHT, FUR
from tests.web.seats import may_choose, sit_down, tap, to_the_hand
from tests.web.sizes import PHONE

pytestmark = pytest.mark.browser

FINGER = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_the_last_turn_of_fight_stays_until_the_next_is_chosen(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FIGHT["play late"])
    expect(page.locator("[data-last]")).to_have_count(2)
    expect(page.locator(".clash .before")).to_contain_text(re.compile("^Last turn: .+(wins?|nobody)"))
    page.locator(".seat.bottom [data-move]").first.click()
    expect(page.locator("[data-last]")).to_have_count(1)


def test_a_card_face_down_on_the_table_is_not_counted_in_the_hand(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "fight", "random")
    to_the_hand(page)
    expect(page.locator(".clash .playable")).to_have_count(1)
    expect(page.locator(".seat.top .count")).to_have_text(re.compile("^3"))


def mat(page: Page) -> tuple[int, ...]:
    found = page.locator(".mat").bounding_box()
    assert found is not None
    return (round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"]))


def test_the_mat_of_dragon_punch_keeps_its_place(visit: Visit) -> None:
    page = visit(DOORSTEP, viewport={"width": PHONE.width, "height": PHONE.height})
    sit_down(page, "dragon-punch", "random")
    page.locator("[data-move]").first.click()
    page.wait_for_selector(".hand [data-move]")
    places = set()
    for _ in range(12):
        if not may_choose(page) or page.locator(".board.before").count():
            break
        page.wait_for_timeout(60)
        places.add(mat(page))
        page.locator(".hand [data-move]").last.click()
    assert len(places) == 1, places


def test_what_a_card_becomes_is_seen_before_it_is_switched(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, **FINGER)
    go_to(page, data, DRAGON["switch"])
    expect(page.locator(".chosen")).to_have_text("0 of 2 chosen")
    card = page.locator(".hand [data-move]").first
    card.tap()
    expect(page.locator("dialog.held .big .card")).to_have_count(2)
    expect(page.locator("dialog.held [data-becomes]")).to_contain_text("Becomes ")
    page.get_by_role("button", name="Close").tap()
    tap(page, card)
    expect(page.locator(".chosen")).to_have_text("1 of 2 chosen")


def test_all_five_fighters_are_in_sight_on_a_phone(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, **FINGER)
    go_to(page, data, DRAGON_HINTS["pick"])
    room = page.locator(".mat .before")
    assert room.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


def test_signs_of_kung_fur_fight_say_what_they_mean(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, **FINGER)
    go_to(page, data, FUR["plan"])
    for sign, says in (("Limit", "Card Limit"), ("Food", "Dishes"), ("SP", "spirit"), ("VP", "victory points")):
        page.locator(".near .side button", has_text=re.compile(f"^{sign}")).first.tap()
        expect(page.locator(".prompt .notice")).to_contain_text(says)


def test_the_way_back_to_the_result_lies_over_nothing(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, **FINGER)
    go_to(page, data, FIGHT["over"])
    page.get_by_role("button", name="See the table").tap()
    page.locator(".prompt [data-result]").tap()
    expect(page.locator("dialog.result")).to_be_visible()


def test_you_is_one_person_in_a_replay(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FIGHT["over"])
    page.goto(page.url.replace("/t/", "/replay/") + "?as=1")
    legend = page.locator(".legend li")
    expect(legend).to_have_count(2, timeout=60_000)
    page.get_by_label("Where in the game").fill("20")
    expect(page.locator(".panel .line", has_text=re.compile("^You ")).first).to_be_visible()
    # The viewer owns seat 0 and watches as seat 1: "You" is seat 1 in the curve as in the log.
    own = page.locator("#seen option[value='0']").inner_text().removeprefix("As ").removesuffix(" (you)")
    expect(legend).to_have_text(["You", own])

"""Holding a card up by finger, mouse or key: it stays until put down and offers its actions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kwoon.games import GAMES
from kwoon.registry import load_game
from tests.web.axe import AT_REST, complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import go_to
from tests.web.phases_kung_fu import KUNG_FU_WALKS
from tests.web.seats import may_choose, settle_openings, sit_down, to_the_hand
from tests.web.test_rules import OTHERS, PHONE, SIZES, TOO_SMALL, every_game, judged, last_game

HAND = ".hand [data-card], .common [data-card]"

PLACES = """each => [each, ...each.querySelectorAll('.foot button')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return [one.textContent.trim(), left, top, right, bottom]
})"""


def held(page: Page) -> Locator:
    return page.locator("dialog.held")


def begin(page: Page, game: str) -> None:
    sit_down(page, game, *["random"] * OTHERS[game])
    if game == "dragon-punch":
        may_choose(page)
        page.locator(".choice.legal .head").first.click()
        page.wait_for_selector(".hand [data-move]")
        # The opponent has chosen too, so the table is stable.
        expect(page.get_by_text("Has chosen")).to_be_visible()
    elif game == "fight":
        to_the_hand(page)
        # The opponent has chosen too, so the table is stable.
        expect(page.locator(".clash .playable")).to_have_count(1)
    else:
        page.wait_for_selector(".hand [data-move], .hand [data-pick]")


@last_game
def test_a_tap_holds_a_card_up_and_it_stays(visit: Visit, game: str) -> None:
    page = visit(DOORSTEP, **PHONE)
    begin(page, game)
    card = page.locator(".hand [data-card][data-move], .hand [data-card][data-pick]").first
    face = next(face for face in load_game(game).faces if face.id == card.get_attribute("data-card"))
    table = page.locator(".board").inner_text()
    card.tap()
    expect(held(page)).to_be_visible()
    expect(held(page)).to_contain_text(face.text)
    expect(held(page).locator("[data-way]").first).to_be_visible()
    page.wait_for_timeout(900)
    expect(held(page)).to_be_visible()
    # Looking changed nothing.
    assert page.locator(".board").inner_text() == table
    held(page).get_by_role("button", name="Close").tap()
    expect(held(page)).to_have_count(0)
    card.tap()
    # A tap beside it also puts it down.
    page.touchscreen.tap(195, 2)
    expect(held(page)).to_have_count(0)
    assert page.locator(".board").inner_text() == table


def test_the_button_below_it_plays_it(visit: Visit) -> None:
    page = visit(DOORSTEP, **PHONE)
    begin(page, "fight")
    card = page.locator(".seat.bottom .hand [data-move]").nth(1)
    name = card.get_attribute("data-card")
    card.tap()
    way = held(page).locator("[data-way]")
    expect(way).to_have_count(1)
    expect(way).to_have_text(re.compile("^Play (Punch|Kick|Parry|Dodge) [1-6]$"))
    way.tap()
    expect(held(page)).to_have_count(0)
    page.wait_for_function(
        "card => !document.querySelector(`.seat.bottom .hand [data-card='${card}'][data-move]`)", arg=name
    )


def test_it_says_why_it_cannot_be_used(visit: Visit) -> None:
    page = visit(DOORSTEP, **PHONE)
    sit_down(page, "fight", "open")
    other = visit(page.url)
    other.get_by_role("button", name="Sit down").click()
    settle_openings(page, other)
    row = page.locator("[data-zone='row'] [data-card]").first
    row.tap(force=True)
    expect(held(page)).to_contain_text("now play one from your hand")
    expect(held(page).locator("[data-way]")).to_have_count(0)
    held(page).get_by_role("button", name="Close").tap()
    # The game continues under a held card, and its actions are updated.
    card = page.locator(".seat.bottom .hand [data-move]").first
    card.tap()
    expect(held(page).locator("[data-way]")).to_have_count(1)
    held(page).locator("[data-way]").tap()
    expect(page.get_by_text("Set aside")).to_be_visible()
    expect(held(page)).to_have_count(0)
    page.wait_for_function(AT_REST)
    page.locator(".seat.bottom .hand [data-card]").locator("visible=true").last.tap(force=True)
    expect(held(page)).to_contain_text("You have chosen")
    other.locator(".seat.bottom .hand [data-move]").first.click()
    expect(held(page)).not_to_contain_text("You have chosen")
    expect(held(page)).to_be_visible()


def test_cards_to_throw_away_are_marked_and_kept(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, **PHONE)
    go_to(page, data, KUNG_FU_WALKS["2014"]["discard"])
    page.wait_for_selector(".hand [data-move]")
    card = page.locator(".hand [data-move]").first
    card.tap()
    held(page).get_by_role("button", name=re.compile("^Discard ")).tap()
    expect(page.locator(".card.marked")).to_have_count(1)
    card.tap()
    held(page).get_by_role("button", name=re.compile("^Keep ")).tap()
    expect(page.locator(".card.marked")).to_have_count(0)


def test_an_animal_is_sent_to_any_arena(visit: Visit) -> None:
    page = visit(DOORSTEP, **PHONE)
    begin(page, "kung-fur-fight")
    card = page.locator(".hand [data-card][data-pick]").first
    name = card.get_attribute("data-pick")
    card.tap()
    expect(held(page).locator("[data-way]")).to_have_text(
        [f"{name} leads arena 1", f"{name} leads arena 2", f"{name} leads arena 3", "Pick it up"]
    )
    held(page).get_by_role("button", name="arena 2").tap()
    team = page.locator("[data-arena='1'] .half.bottom [data-card]")
    expect(team).to_have_count(1)
    team.tap()
    held(page).get_by_role("button", name=re.compile("^Take .* off|off arena")).tap()
    expect(team).to_have_count(0)


def test_its_words_are_whole_above_many_buttons_on_a_small_phone(visit: Visit) -> None:
    page = visit(DOORSTEP, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    begin(page, "kung-fur-fight")
    page.locator(".hand [data-card][data-pick]").first.tap()
    page.wait_for_function(AT_REST)
    # The link to all cards may need scrolling.
    words = held(page).locator(".words > p:not(.all)").last.bounding_box()
    foot = held(page).locator(".foot").bounding_box()
    assert words and foot and words["y"] + words["height"] <= foot["y"]
    # Three arenas are three moves, so no button is primary.
    expect(held(page).locator("[data-way].red")).to_have_count(0)


def test_a_finger_still_drags_a_card(visit: Visit) -> None:
    page = visit(DOORSTEP, **PHONE)
    begin(page, "fight")
    card = page.locator(".seat.bottom .hand [data-move]").first
    name = card.get_attribute("data-card")
    place = card.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 20 * step}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "card => !document.querySelector(`.seat.bottom .hand [data-card='${card}'][data-move]`)", arg=name
    )
    expect(held(page)).to_have_count(0)


def test_mouse_and_keys(visit: Visit) -> None:
    page = visit(DOORSTEP)
    begin(page, "fight")
    card = page.locator(".seat.bottom .hand [data-move]").first
    # A right click holds a card up; hovering shows it in the corner.
    card.click(button="right")
    expect(held(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(held(page)).to_have_count(0)
    page.mouse.move(5, 5)
    card.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Beats")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(held(page).get_by_role("button", name="Close")).to_be_focused()
    # Keys stay with the card, and numbers choose nothing meanwhile.
    page.keyboard.press("1")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(held(page)).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("i")
    held(page).locator("[data-way]").press("Enter")
    expect(held(page)).to_have_count(0)
    expect(page.locator(".panel .line.reveal").first).to_be_visible()
    # A click still plays at once.
    to_the_hand(page)
    before = page.locator(".panel .line.reveal").count()
    page.locator(".seat.bottom .hand [data-move]").first.click()
    expect(page.locator(".panel .line.reveal")).to_have_count(before + 1)


@last_game
def test_a_held_card_fits_every_window(visit: Visit, data: Path, game: str) -> None:
    found: list[str] = []
    page = visit(DOORSTEP)
    still = {"kung-fu-2014": ("2014", "attack"), "kung-fu-2019": ("2019", "prepare")}
    if game in still:
        # Nobody else is there, so the prompt stays the same.
        walk, phase = still[game]
        go_to(page, data, KUNG_FU_WALKS[walk][phase])
        page.wait_for_selector(".hand [data-move]")
    else:
        begin(page, game)
    page.locator(".hand [data-card][data-move], .hand [data-card][data-pick]").last.focus()
    page.keyboard.press("i")
    held(page).get_by_text("In the rules").click()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{name}: {each}" for each in held(page).evaluate(TOO_SMALL)]
        # Measured at one moment, since the card's actions may change.
        for what, left, top, right, bottom in held(page).evaluate(PLACES):
            inside = min(left, top) >= 0 and right <= width and bottom <= height
            assert inside, f"{name}: {what} hangs over the edge"
        if judged(game, name):
            found += [f"{name}: {each}" for each in complaints(page)]
    assert not found, "\n".join(found)


# The numbers drawn on cards, as screen readers announce them.
READ = {
    "fight": r"value|points?",
    "kung-fur-fight": r"AP \d",
    "kung-fu-2014": r"(attack|defence) \d|Spirit",
    "kung-fu-2019": r"(attack|defence|plus) \d|\d (Chi|less damage)",
    "dragon-punch": r"strength \d at time \d",
}


@every_game
def test_numbers_are_read_aloud(visit: Visit, game: str) -> None:
    page = visit(DOORSTEP)
    begin(page, game)
    faces = {face.id: face for face in load_game(game).faces}
    box = next(box for box in GAMES if box.id == game)
    cards = page.locator(HAND).all()
    assert len(cards) > 2, box.title
    read = 0
    for card in cards:
        face = faces[card.get_attribute("data-card") or ""]
        said = card.evaluate("each => each.querySelector('.hidden')?.textContent ?? ''")
        assert face.text.rstrip(".") in said
        drawn = {number.name: number.value for number in face.numbers}
        for name in ("AP", "attack", "defence"):
            if name in drawn:
                assert f"{name} {drawn[name]}" in said
        read += re.search(READ[game], said) is not None
    assert read > 0


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_a_character_can_be_read_before_it_is_picked(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(DOORSTEP, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    sit_down(page, "dragon-punch", "random")
    may_choose(page)
    page.locator(".choice.legal .moves .card").first.tap()
    held(page).get_by_role("button", name=re.compile("^Pick ")).tap()
    expect(page.locator(".hand [data-move]").first).to_be_visible()

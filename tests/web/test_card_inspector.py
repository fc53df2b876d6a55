"""Inspecting a card by touch, mouse or key: the inspector stays open until closed and offers the card's actions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kwoon.games import GAMES
from kwoon.registry import load_game
from tests.web.axe import ANIMATIONS_FINISHED, accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.page_actions import open_table, play, play_until_hand_prompt, take_row_cards, wait_for_choice
from tests.web.phase_positions_kung_fu import KUNG_FU_PHASES
from tests.web.tables_at_positions import open_position
from tests.web.test_rules import NUM_OPPONENTS, PHONE, SIZES, SMALL_TEXT, checks_accessibility, every_game, sample_game

HAND_CARDS = ".hand [data-card], .common [data-card]"

BOUNDS = """each => [each, ...each.querySelectorAll('.foot button')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return [one.textContent.trim(), left, top, right, bottom]
})"""


def inspector(page: Page) -> Locator:
    return page.locator("dialog.held")


def open_game(page: Page, game: str) -> None:
    open_table(page, game, *["random"] * NUM_OPPONENTS[game])
    if game == "dragon-punch":
        wait_for_choice(page)
        play(page.locator(".choice.legal .head").first)
        page.wait_for_selector(".hand [data-move]")
        # The bot has chosen too, so the board no longer changes.
        expect(page.get_by_text("Has chosen")).to_be_visible()
    elif game == "fight":
        play_until_hand_prompt(page)
        # The bot has chosen too, so the board no longer changes.
        expect(page.locator(".clash .playable")).to_have_count(1)
    else:
        page.wait_for_selector(".hand [data-move], .hand [data-pick]")


@sample_game
def test_tap_opens_card_inspector_until_closed(visit: Visit, game: str) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_game(page, game)
    card = page.locator(".hand [data-card][data-move], .hand [data-card][data-pick]").first
    face = next(face for face in load_game(game).faces if face.id == card.get_attribute("data-card"))
    table = page.locator(".board").inner_text()
    card.tap()
    expect(inspector(page)).to_be_visible()
    expect(inspector(page)).to_contain_text(str(face.text))
    expect(inspector(page).locator("[data-way]").first).to_be_visible()
    page.wait_for_timeout(900)
    expect(inspector(page)).to_be_visible()
    # Looking at the card changed nothing.
    assert page.locator(".board").inner_text() == table
    inspector(page).get_by_role("button", name="Close").tap()
    expect(inspector(page)).to_have_count(0)
    card.tap()
    # A tap beside the card closes the inspector.
    page.touchscreen.tap(195, 2)
    expect(inspector(page)).to_have_count(0)
    assert page.locator(".board").inner_text() == table


def test_inspector_button_plays_card(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_game(page, "fight")
    card = page.locator(".seat.bottom .hand [data-move]").nth(1)
    name = card.get_attribute("data-card")
    card.tap()
    action = inspector(page).locator("[data-way]")
    expect(action).to_have_count(1)
    expect(action).to_have_text(re.compile("^Play (Punch|Kick|Parry|Dodge) [1-6]$"))
    action.tap()
    expect(inspector(page)).to_have_count(0)
    page.wait_for_function(
        "card => !document.querySelector(`.seat.bottom .hand [data-card='${card}'][data-move]`)", arg=name
    )


def test_inspector_explains_why_card_is_not_playable(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_table(page, "fight", "open")
    other = visit(page.url)
    other.get_by_role("button", name="Sit down").click()
    take_row_cards(page, other)
    row = page.locator("[data-zone='row'] [data-card]").first
    row.tap(force=True)
    expect(inspector(page)).to_contain_text("First play a card from your hand")
    expect(inspector(page).locator("[data-way]")).to_have_count(0)
    inspector(page).get_by_role("button", name="Close").tap()
    # After a card is played, the inspector explains why no other one can be played. An open inspector is updated when
    # the game continues.
    card = page.locator(".seat.bottom .hand [data-move]").first
    card.tap()
    expect(inspector(page).locator("[data-way]")).to_have_count(1)
    inspector(page).locator("[data-way]").tap()
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(inspector(page)).to_have_count(0)
    page.wait_for_function(ANIMATIONS_FINISHED)
    page.locator(".seat.bottom .hand [data-card]").locator("visible=true").last.tap(force=True)
    expect(inspector(page)).to_contain_text("You've already chosen")
    play(other.locator(".seat.bottom .hand [data-move]").first)
    expect(inspector(page)).not_to_contain_text("You've already chosen")
    expect(inspector(page)).to_be_visible()


def test_inspector_marks_and_unmarks_discards(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_position(page, data, KUNG_FU_PHASES["2014"]["discard"])
    page.wait_for_selector(".hand [data-move]")
    card = page.locator(".hand [data-move]").first
    card.tap()
    inspector(page).get_by_role("button", name=re.compile("^Discard ")).tap()
    expect(page.locator(".card.marked")).to_have_count(1)
    card.tap()
    inspector(page).get_by_role("button", name=re.compile("^Keep ")).tap()
    expect(page.locator(".card.marked")).to_have_count(0)


def hold(page: Page, card: Locator) -> None:
    """Touch a card until the inspector opens, and lift the finger."""
    bounds = card.bounding_box()
    assert bounds
    point = {"x": bounds["x"] + bounds["width"] / 2, "y": bounds["y"] + bounds["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(inspector(page)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_tap_shows_text_of_animal_and_hold_opens_inspector(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_game(page, "kung-fur-fight")
    tip = page.get_by_text("Hold it to enlarge it")
    expect(tip).to_be_visible()
    card = page.locator(".hand [data-card][data-pick]").first
    name = card.get_attribute("data-pick") or ""
    card.tap()
    # The text is below the prompt, and the tip is shown only once.
    expect(page.locator(".ask .read")).to_contain_text(re.compile(rf"^{name}.*\d AP.*\w{{4}}"))
    expect(inspector(page)).to_have_count(0)
    expect(page.locator(".target")).to_have_count(3)
    card.tap()
    expect(page.locator(".ask .read")).to_have_count(0)
    hold(page, card)
    expect(inspector(page).locator("[data-way]")).to_have_text(
        [f"{name} leads arena 1", f"{name} leads arena 2", f"{name} leads arena 3", "Pick it up"]
    )
    inspector(page).get_by_role("button", name="arena 2").tap()
    team = page.locator("[data-arena='1'] .half.bottom [data-card]")
    expect(team).to_have_count(1)
    team.tap()
    inspector(page).get_by_role("button", name=re.compile("^Take .* off|off arena")).tap()
    expect(team).to_have_count(0)


def test_inspector_text_is_complete_on_small_phone(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    open_game(page, "kung-fur-fight")
    hold(page, page.locator(".hand [data-card][data-pick]").first)
    page.wait_for_function(ANIMATIONS_FINISHED)
    # Only the link to all cards may need scrolling.
    text_bounds = inspector(page).locator(".words > p:not(.all)").last.bounding_box()
    foot_bounds = inspector(page).locator(".foot").bounding_box()
    assert text_bounds and foot_bounds and text_bounds["y"] + text_bounds["height"] <= foot_bounds["y"]
    # The three arenas are three moves, so no button is primary.
    expect(inspector(page).locator("[data-way].red")).to_have_count(0)


def test_touch_drag_plays_card(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_game(page, "fight")
    card = page.locator(".seat.bottom .hand [data-move]").first
    name = card.get_attribute("data-card")
    bounds = card.bounding_box()
    assert bounds
    x, y = bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 20 * step}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "card => !document.querySelector(`.seat.bottom .hand [data-card='${card}'][data-move]`)", arg=name
    )
    expect(inspector(page)).to_have_count(0)


def test_inspector_opens_by_right_click_and_key(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_game(page, "fight")
    card = page.locator(".seat.bottom .hand [data-move]").first
    # A right click opens a card in the inspector; hovering shows it in the corner.
    card.click(button="right")
    expect(inspector(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(inspector(page)).to_have_count(0)
    page.mouse.move(5, 5)
    card.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Beats")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(inspector(page).get_by_role("button", name="Close")).to_be_focused()
    # The focus stays in the inspector, and number keys choose nothing.
    page.keyboard.press("1")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(inspector(page)).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("i")
    inspector(page).locator("[data-way]").press("Enter")
    expect(inspector(page)).to_have_count(0)
    expect(page.locator(".panel .line.reveal").first).to_be_visible()
    # A click still plays the card at once.
    play_until_hand_prompt(page)
    before = page.locator(".panel .line.reveal").count()
    play(page.locator(".seat.bottom .hand [data-move]").first)
    expect(page.locator(".panel .line.reveal")).to_have_count(before + 1)


@sample_game
def test_inspector_fits_every_window(visit: Visit, data: Path, game: str) -> None:
    faults: list[str] = []
    page = visit(IDENTITY_PAGE)
    fixed_phases = {"kung-fu-2014": ("2014", "attack"), "kung-fu-2019": ("2019", "prepare")}
    if game in fixed_phases:
        # Nobody else is connected, so the prompt stays the same.
        table_kind, phase = fixed_phases[game]
        open_position(page, data, KUNG_FU_PHASES[table_kind][phase])
        page.wait_for_selector(".hand [data-move]")
    else:
        open_game(page, game)
    page.locator(".hand [data-card][data-move], .hand [data-card][data-pick]").last.focus()
    page.keyboard.press("i")
    inspector(page).get_by_text("Rules for this card").click()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{name}: {each}" for each in inspector(page).evaluate(SMALL_TEXT)]
        # Measure everything at one moment, because the card's actions may change.
        for element_text, left, top, right, bottom in inspector(page).evaluate(BOUNDS):
            inside = min(left, top) >= 0 and right <= width and bottom <= height
            assert inside, f"{name}: {element_text} extends beyond the window"
        if checks_accessibility(game, name):
            faults += [f"{name}: {each}" for each in accessibility_violations(page)]
    assert not faults, "\n".join(faults)


# Screen readers announce the numbers drawn on cards in these words.
SPOKEN_NUMBERS = {
    "fight": r"value|points?",
    "kung-fur-fight": r"AP \d",
    "kung-fu-2014": r"(attack|defense) \d|Spirit",
    "kung-fu-2019": r"(attack|defense|plus) \d|\d (Chi|less damage)",
    "dragon-punch": r"strength \d at time \d",
}


@every_game
def test_card_numbers_have_accessible_text(visit: Visit, game: str) -> None:
    page = visit(IDENTITY_PAGE)
    open_game(page, game)
    faces = {face.id: face for face in load_game(game).faces}
    definition = next(definition for definition in GAMES if definition.id == game)
    cards = page.locator(HAND_CARDS).all()
    assert len(cards) > 2, definition.title
    num_with_numbers = 0
    for card in cards:
        face = faces[card.get_attribute("data-card") or ""]
        spoken = card.evaluate("each => each.querySelector('.hidden')?.textContent ?? ''")
        assert str(face.text).rstrip(".") in spoken
        numbers = {number.name: number.value for number in face.numbers}
        for name, label in (("AP", "AP"), ("attack", "attack"), ("defence", "defense")):
            if name in numbers:
                assert f"{label} {numbers[name]}" in spoken
        num_with_numbers += re.search(SPOKEN_NUMBERS[game], spoken) is not None
    assert num_with_numbers > 0


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_character_can_be_inspected_before_picking(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(IDENTITY_PAGE, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    open_table(page, "dragon-punch", "random")
    wait_for_choice(page)
    page.locator(".choice.legal .moves .card").first.tap()
    inspector(page).get_by_role("button", name=re.compile("^Pick ")).tap()
    expect(page.locator(".hand [data-move]").first).to_be_visible()

"""Whole games of FIGHT in a real browser: by mouse, by keyboard, on a phone, against a bot and between people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hidden_cards import full_text
from tests.web.layout_faults import only_in_long_run
from tests.web.page_actions import (
    MAX_MOVES,
    cards_named,
    choose_move,
    confirm_by_key,
    fight_entry,
    hand_cards,
    log_lines,
    open_for_friends,
    open_house_rules,
    play,
    play_now,
    play_until_hand_prompt,
    take_row_cards,
    tap_and_act,
    wait_for_choice,
)

pytestmark = pytest.mark.browser


def test_match_by_mouse_against_bot_ends_with_rematch(visit: Visit) -> None:
    page = visit()
    play_now(page)
    for index in range(MAX_MOVES):
        if not wait_for_choice(page):
            break
        num_lines = page.locator(".panel .line").count()
        choose_move(page, index % page.locator("[data-move]").count())
        page.wait_for_function(
            "key => document.querySelectorAll('.panel .line').length > key || document.querySelector('.result')",
            arg=num_lines,
        )
    result = page.get_by_role("dialog")
    expect(result).to_contain_text(re.compile("You (won|lost)"))
    assert any("wins the FIGHT" in line or "You win the FIGHT" in line for line in log_lines(page))
    assert page.locator(".pips i.on").count() >= 2
    first = page.url
    result.get_by_role("button", name="Fight again").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".board")).to_be_visible()


@only_in_long_run
def test_match_by_keyboard_alone_ends_with_rematch(visit: Visit) -> None:
    page = visit()
    expect(fight_entry(page).get_by_role("button", name="Play now")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    for index in range(MAX_MOVES):
        if not wait_for_choice(page):
            break
        num_lines = page.locator(".panel .line").count()
        if index % 2:
            key = str(min(2, page.locator("[data-move]").count()))
        else:
            focus_move_with_arrows(page)
            key = "Enter"
        page.keyboard.press(key)
        confirm_by_key(page, key)
        page.wait_for_function(
            "n => document.querySelectorAll('.panel .line').length > n || document.querySelector('.result')",
            arg=num_lines,
        )
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()
    first = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != first)


def focus_move_with_arrows(page: Page) -> None:
    """Move the focus with arrow keys to the nearest card that may be chosen, and check the focus ring."""
    for _ in range(40):
        num_lines = page.evaluate(NEXT_ARROW_KEY)
        if num_lines is None:
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            return
        page.keyboard.press(num_lines)
    raise AssertionError("The arrow keys never reached a card that may be chosen.")


NEXT_ARROW_KEY = """() => {
    const here = document.activeElement
    if (here.dataset.move !== undefined) return null
    const from = here.getBoundingClientRect()
    const offset = [...document.querySelectorAll('[data-move]')].map(each => {
        const to = each.getBoundingClientRect()
        return {x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2}
    }).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0]
    if (Math.abs(offset.y) > 40) return offset.y < 0 ? 'ArrowUp' : 'ArrowDown'
    return offset.x < 0 ? 'ArrowLeft' : 'ArrowRight'
}"""


def test_invited_match_keeps_cards_secret_from_opponent_and_spectator(visit: Visit) -> None:
    ann = visit()
    link = open_for_friends(ann)
    expect(ann.get_by_role("img", name="QR code for the link")).to_be_visible()
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".board")).to_be_visible()
    eve = visit(link)
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    take_row_cards(ann, bo)
    # Each player was dealt three cards that nobody else has seen.
    assert hand_cards(ann) - cards_named("\n".join(log_lines(eve)))
    assert hand_cards(bo) - cards_named("\n".join(log_lines(eve)))
    # No round ends before its third turn. In the next round, cards named in the log may be dealt again.
    for _ in range(3):
        play_sealed_turn(ann, bo, eve)
    ann.get_by_role("button", name="Concede").click()
    ann.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(bo.get_by_role("dialog")).to_contain_text("You won")
    expect(eve.get_by_role("dialog")).to_contain_text("The fight is over")
    rematch(ann, bo)


def play_sealed_turn(ann: Page, bo: Page, eve: Page) -> None:
    """Play one turn. Check that no other page contains a seat's hand or choice before the reveal."""
    expect(ann.locator(".seat.bottom [data-move]")).to_have_count(4)
    expect(bo.locator(".seat.bottom [data-move]")).to_have_count(4)
    # Cards taken from the row are public and in the log. The spectator's page has caught up when it waits for both
    # players.
    expect(eve.locator(".sentence")).to_have_text(re.compile(r"^Waiting for .* and .*\.$"))
    public_cards = cards_named("\n".join(log_lines(eve)))
    ann_cards, bo_cards = hand_cards(ann) - public_cards, hand_cards(bo) - public_cards
    assert not bo_cards & cards_named(full_text(ann))
    assert not ann_cards & cards_named(full_text(bo))
    assert not (ann_cards | bo_cards) & cards_named(full_text(eve))
    play(ann.locator(".seat.bottom [data-move]").first)
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    expect(bo.locator("[data-zone='play:0'] .playable")).to_have_count(1)
    assert not ann_cards & cards_named(full_text(bo))
    assert not ann_cards & cards_named(full_text(eve))
    num_lines = len(log_lines(eve))
    play(bo.locator(".seat.bottom [data-move]").last)
    eve.wait_for_function("n => document.querySelectorAll('.panel .line').length > n", arg=num_lines)
    take_row_cards(ann, bo)


def rematch(ann: Page, bo: Page) -> None:
    first = ann.url
    ann.get_by_role("button", name="Fight again").click()
    expect(bo.get_by_role("dialog")).to_contain_text("would like to fight again")
    bo.get_by_role("button", name="Fight again").click()
    ann.wait_for_url(lambda url: url != first)
    bo.wait_for_url(ann.url)


def test_sealed_card_can_be_taken_back(visit: Visit) -> None:
    ann = visit()
    bo = visit(open_for_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    before = hand_cards(ann)
    play(ann.locator(".seat.bottom [data-move]").first)
    expect(ann.locator("[data-zone='play:0'] [data-card]")).to_have_count(1)
    assert len(hand_cards(ann)) == 3
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator(".seat.bottom [data-move]")).to_have_count(4)
    assert hand_cards(ann) == before


def test_unplayable_card_explains_why_on_click(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_choice(page)
    row_is_closed = page.locator("[data-zone='row'] [data-move]").count() == 0
    page.locator("[data-zone='row'] [data-card]" if row_is_closed else ".seat.bottom .hand [data-card]").first.click(
        force=True
    )
    reason = "You take one from the row after the turn" if row_is_closed else "First take a card from the row"
    expect(page.locator(".prompt .notice")).to_contain_text(reason)


def test_dragged_card_is_played(visit: Visit) -> None:
    page = visit()
    play_now(page)
    play_until_hand_prompt(page)
    card = page.locator(".seat.bottom [data-move]").first
    name = card.get_attribute("data-card")
    bounds = card.bounding_box()
    assert bounds is not None
    x, y = bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 20, steps=3)
    page.mouse.up()
    assert name in hand_cards(page), "A card that is moved only a little returns to the hand."
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 260, steps=5)
    page.mouse.up()
    page.wait_for_function("name => !document.querySelector(`.seat.bottom .hand [data-card='${name}']`)", arg=name)


# The countdown is short, so the page itself records that it appeared.
WATCH_COUNTDOWN = """() => new MutationObserver(() => { window.counted ||= document.querySelector('.countdown') !== null })
    .observe(document.body, {childList: true, subtree: true})"""


def test_call_reveals_both_cards(visit: Visit) -> None:
    ann = visit()
    open_house_rules(ann).get_by_label("Play to the call").check()
    bo = visit(open_for_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    play(ann.locator(".seat.bottom [data-move]").first)
    for page in (ann, bo):
        page.evaluate(WATCH_COUNTDOWN)
    ann.get_by_role("button", name="Ready, set, FIGHT!").click()
    for page in (ann, bo):
        page.wait_for_function("() => window.counted")
    # Bo does nothing, but when the call ends, both cards are revealed.
    for page in (ann, bo):
        expect(page.locator(".panel .line.reveal")).to_have_count(1)
        expect(page.locator(".countdown")).to_have_count(0)


def test_match_on_phone_fits_window(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    fight_entry(page).get_by_role("button", name="Play now").tap()
    expect(page.locator(".board")).to_be_visible()
    for _ in range(8):
        if not wait_for_choice(page):
            break
        expect_fits_phone(page)
        num_lines = page.locator("[data-move]").first.get_attribute("data-move")
        tap_and_act(page, page.locator("[data-move]").first)
        page.wait_for_function("n => document.querySelector('[data-move]')?.dataset.move !== n", arg=num_lines)
    if not wait_for_choice(page):
        return  # the match was short
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".panel .line").first).to_be_visible()


def expect_fits_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    bounds_script = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for bounds in page.locator("[data-move]").evaluate_all(bounds_script):
        assert bounds["left"] >= -2
        assert bounds["right"] <= 362
        assert bounds["bottom"] <= 642
        assert bounds["width"] >= 44


# Counts all animations, whether or not they have finished.
COUNT_ANIMATIONS = """() => {
    const animate = Element.prototype.animate
    window.moved = 0
    Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how) }
}"""


def test_playback_is_animated_and_skipped_by_click(visit: Visit) -> None:
    page = visit(motion=True)
    play_now(page)
    play_until_hand_prompt(page)
    play(page.locator(".seat.bottom [data-move]").first)
    # Without input, the playback finishes by itself.
    page.wait_for_selector(".panel .line.win, .panel .line.nobody")
    play_until_hand_prompt(page)
    # With timers stopped, only the first step is shown: both cards, and no winner yet.
    num_reveals = page.locator(".panel .line.reveal").count()
    results = page.locator(".panel .line.win, .panel .line.nobody")
    num_results = results.count()
    page.evaluate(COUNT_ANIMATIONS)
    page.evaluate("() => { window.setTimeout = () => 0 }")
    play(page.locator(".seat.bottom [data-move]").first)
    expect(page.locator(".panel .line.reveal")).to_have_count(num_reveals + 1)
    page.wait_for_function("() => window.moved > 0")
    assert results.count() == num_results
    page.mouse.click(5, 400)
    expect(results).to_have_count(num_results + 1)


def test_reduced_motion_plays_no_animation(visit: Visit) -> None:
    page = visit()
    play_now(page)
    play_until_hand_prompt(page)
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('Something moved.') } }")
    play(page.locator(".seat.bottom [data-move]").first)
    page.wait_for_selector(".panel .line.win, .panel .line.nobody")
    assert page.evaluate("document.getAnimations().length") == 0

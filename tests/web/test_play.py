"""Whole games of FIGHT in a real browser: by mouse, by keyboard, on a phone, against a bot and each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.seats import (
    MOST_ANSWERS,
    box,
    choose,
    hand,
    log,
    may_choose,
    named,
    play_now,
    settle_openings,
    tap,
    to_the_hand,
    with_friends,
)
from tests.web.secrets import everything
from tests.web.sizes import long

pytestmark = pytest.mark.browser


def test_a_match_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    play_now(page)
    for at in range(MOST_ANSWERS):
        if not may_choose(page):
            break
        key = page.locator(".panel .line").count()
        choose(page, at % page.locator("[data-move]").count())
        page.wait_for_function(
            "key => document.querySelectorAll('.panel .line').length > key || document.querySelector('.result')",
            arg=key,
        )
    result = page.get_by_role("dialog")
    expect(result).to_contain_text(re.compile("You have (won|lost)"))
    assert any("wins the FIGHT" in line or "You win the FIGHT" in line for line in log(page))
    assert page.locator(".pips i.on").count() >= 2
    first = page.url
    result.get_by_role("button", name="Fight again").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".board")).to_be_visible()


@long
def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    expect(box(page).get_by_role("button", name="Play now")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    for at in range(MOST_ANSWERS):
        if not may_choose(page):
            break
        told = page.locator(".panel .line").count()
        if at % 2:
            page.keyboard.press(str(min(2, page.locator("[data-move]").count())))
        else:
            go_to_a_move(page)
            page.keyboard.press("Enter")
        page.wait_for_function(
            "n => document.querySelectorAll('.panel .line').length > n || document.querySelector('.result')", arg=told
        )
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()
    first = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != first)


def go_to_a_move(page: Page) -> None:
    """Move with arrow keys to the nearest card that may be chosen, checking the focus ring."""
    for _ in range(40):
        key = page.evaluate(TOWARDS)
        if key is None:
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            return
        page.keyboard.press(key)
    raise AssertionError("The arrow keys never came to a card that may be chosen.")


TOWARDS = """() => {
    const here = document.activeElement
    if (here.dataset.move !== undefined) return null
    const from = here.getBoundingClientRect()
    const way = [...document.querySelectorAll('[data-move]')].map(each => {
        const to = each.getBoundingClientRect()
        return {x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2}
    }).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0]
    if (Math.abs(way.y) > 40) return way.y < 0 ? 'ArrowUp' : 'ArrowDown'
    return way.x < 0 ? 'ArrowLeft' : 'ArrowRight'
}"""


def test_two_play_by_invitation_and_a_third_watches(visit: Visit) -> None:
    ann = visit()
    link = with_friends(ann)
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    bo = visit(link)
    bo.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".board")).to_be_visible()
    eve = visit(link)
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    settle_openings(ann, bo)
    # Each was dealt three cards that nobody else has seen.
    assert hand(ann) - named("\n".join(log(eve)))
    assert hand(bo) - named("\n".join(log(eve)))
    # No round ends before its third turn; after it, cards named in the log are dealt again.
    for _ in range(3):
        sealed_turn(ann, bo, eve)
    ann.get_by_role("button", name="Concede").click()
    ann.get_by_role("button", name="Give up").click()
    expect(bo.get_by_role("dialog")).to_contain_text("You have won")
    expect(eve.get_by_role("dialog")).to_contain_text("The fight is over")
    rematch(ann, bo)


def sealed_turn(ann: Page, bo: Page, eve: Page) -> None:
    """Play one turn: a seat's hand and choice are nowhere in the others' pages until revealed."""
    expect(ann.locator(".seat.bottom [data-move]")).to_have_count(4)
    expect(bo.locator(".seat.bottom [data-move]")).to_have_count(4)
    # Cards taken from the row are public and in the log once the spectator's page has caught up, which is when it waits
    # for both.
    expect(eve.locator(".sentence")).to_have_text(re.compile(r" and .* choose\.$"))
    public = named("\n".join(log(eve)))
    ann_holds, bo_holds = hand(ann) - public, hand(bo) - public
    assert not bo_holds & named(everything(ann))
    assert not ann_holds & named(everything(bo))
    assert not (ann_holds | bo_holds) & named(everything(eve))
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    expect(bo.locator("[data-zone='play:0'] .playable")).to_have_count(1)
    assert not ann_holds & named(everything(bo))
    assert not ann_holds & named(everything(eve))
    told = len(log(eve))
    bo.locator(".seat.bottom [data-move]").last.click()
    eve.wait_for_function("n => document.querySelectorAll('.panel .line').length > n", arg=told)
    settle_openings(ann, bo)


def rematch(ann: Page, bo: Page) -> None:
    first = ann.url
    ann.get_by_role("button", name="Fight again").click()
    expect(bo.get_by_role("dialog")).to_contain_text("would like to fight again")
    bo.get_by_role("button", name="Fight again").click()
    ann.wait_for_url(lambda url: url != first)
    bo.wait_for_url(ann.url)


def test_a_sealed_card_can_be_taken_back(visit: Visit) -> None:
    ann = visit()
    bo = visit(with_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    before = hand(ann)
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann.locator("[data-zone='play:0'] [data-card]")).to_have_count(1)
    assert len(hand(ann)) == 3
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator(".seat.bottom [data-move]")).to_have_count(4)
    assert hand(ann) == before


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    page = visit()
    play_now(page)
    may_choose(page)
    in_hand = page.locator("[data-zone='row'] [data-move]").count() == 0
    page.locator("[data-zone='row'] [data-card]" if in_hand else ".seat.bottom .hand [data-card]").first.click(
        force=True
    )
    said = "taken after the turn" if in_hand else "First take a card from the row"
    expect(page.locator(".prompt .notice")).to_contain_text(said)


def test_a_card_can_be_dragged_to_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page)
    to_the_hand(page)
    card = page.locator(".seat.bottom [data-move]").first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 20, steps=3)
    page.mouse.up()
    assert name in hand(page), "A card that was hardly moved goes back into the hand."
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 260, steps=5)
    page.mouse.up()
    page.wait_for_function("name => !document.querySelector(`.seat.bottom .hand [data-card='${name}']`)", arg=name)


# The countdown is short, so the page itself records that it appeared.
COUNTED = """() => new MutationObserver(() => { window.counted ||= document.querySelector('.countdown') !== null })
    .observe(document.body, {childList: true, subtree: true})"""


def test_the_call(visit: Visit) -> None:
    ann = visit()
    box(ann).get_by_text("Table settings").click()
    box(ann).get_by_label("Play to the call").check()
    bo = visit(with_friends(ann))
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    ann.locator(".seat.bottom [data-move]").first.click()
    for page in (ann, bo):
        page.evaluate(COUNTED)
    ann.get_by_role("button", name="Ready, set, FIGHT!").click()
    for page in (ann, bo):
        page.wait_for_function("() => window.counted")
    # Bo does nothing: both cards are shown at the end of the call anyway.
    for page in (ann, bo):
        expect(page.locator(".panel .line.reveal")).to_have_count(1)
        expect(page.locator(".countdown")).to_have_count(0)


def test_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    box(page).get_by_role("button", name="Play now").tap()
    expect(page.locator(".board")).to_be_visible()
    for _ in range(8):
        if not may_choose(page):
            break
        fits(page)
        told = page.locator("[data-move]").first.get_attribute("data-move")
        tap(page, page.locator("[data-move]").first)
        page.wait_for_function("n => document.querySelector('[data-move]')?.dataset.move !== n", arg=told)
    if not may_choose(page):
        return  # a short match
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".panel .line").first).to_be_visible()


def fits(page: Page) -> None:
    """Check that nothing overflows and every card can be touched."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for place in page.locator("[data-move]").evaluate_all(boxes):
        assert place["left"] >= -2
        assert place["right"] <= 362
        assert place["bottom"] <= 642
        assert place["width"] >= 44


# The number of animations started, finished or not.
MOVED = """() => {
    const animate = Element.prototype.animate
    window.moved = 0
    Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how) }
}"""


def test_motion_tells_the_blow_and_a_tap_skips_it(visit: Visit) -> None:
    page = visit(motion=True)
    play_now(page)
    to_the_hand(page)
    page.locator(".seat.bottom [data-move]").first.click()
    # Left alone, the story finishes by itself.
    page.wait_for_selector(".panel .line.win, .panel .line.nobody")
    to_the_hand(page)
    # With time stopped only the first beat is shown: both cards are there, and no winner yet.
    seen = page.locator(".panel .line.reveal").count()
    results = page.locator(".panel .line.win, .panel .line.nobody")
    decided = results.count()
    page.evaluate(MOVED)
    page.evaluate("() => { window.setTimeout = () => 0 }")
    page.locator(".seat.bottom [data-move]").first.click()
    expect(page.locator(".panel .line.reveal")).to_have_count(seen + 1)
    page.wait_for_function("() => window.moved > 0")
    assert results.count() == decided
    page.mouse.click(5, 400)
    expect(results).to_have_count(decided + 1)


def test_nothing_moves_for_who_wants_no_motion(visit: Visit) -> None:
    page = visit()
    play_now(page)
    to_the_hand(page)
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('Something moved.') } }")
    page.locator(".seat.bottom [data-move]").first.click()
    page.wait_for_selector(".panel .line.win, .panel .line.nobody")
    assert page.evaluate("document.getAnimations().length") == 0

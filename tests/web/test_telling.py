"""Animated stories of events: skippable, with an adjustable pace, and no clock runs during them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DOORSTEP, Visit
from tests.web.seats import choose, may_choose, opened, play_now, settle_openings, sit_down

pytestmark = pytest.mark.browser

# Records every prompt text and log change with its time.
WATCH = """() => {
  window.words = []
  const note = () => {
    const said = document.querySelector('.prompt')?.innerText ?? ''
    const line = document.querySelectorAll('.panel .line').length
    const asked = document.querySelector('.asked') !== null
    const now = `${said} ${line} ${asked}`
    if (now !== window.words.at(-1)?.now) window.words.push({ now, at: performance.now() })
  }
  note()
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(note).observe(document.body, all)
}"""
LONGEST = """() => {
  const at = [...window.words.map((word) => word.at), performance.now()]
  return Math.max(...at.slice(1).map((each, n) => each - at[n]))
}"""


def two(visit: Visit, **more: object) -> tuple[Page, Page]:
    """Return two people at a table of FIGHT with stories enabled."""
    ann = visit(motion=True)
    wish = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    ann.goto(f"/t/{opened(ann, '/api/tables', wish)}")
    bo = visit(ann.url, motion=True)
    bo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        expect(page.locator(".board")).to_be_visible()
    return ann, bo


def test_a_story_can_be_skipped_and_the_page_says_so(visit: Visit) -> None:
    page = visit(motion=True)
    page.evaluate("localStorage.setItem('kwoon.pace', 'slow')")
    page.reload()
    play_now(page)
    may_choose(page)
    choose(page)
    skip = page.locator("[data-skip]")
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)


def test_a_pace_is_chosen_while_something_is_told_and_kept(visit: Visit) -> None:
    page = visit(motion=True)
    play_now(page)
    may_choose(page)
    choose(page)
    page.locator("[data-telling] select").select_option("once")
    may_choose(page)
    choose(page)
    may_choose(page)
    assert page.evaluate("localStorage.getItem('kwoon.pace')") == "once"
    expect(page.locator("[data-telling]")).to_have_count(0)


def test_a_clock_waits_until_the_story_has_been_told(visit: Visit) -> None:
    ann, bo = two(visit, clock={"kind": "move", "seconds": 5})
    for page in (ann, bo):
        page.evaluate("localStorage.setItem('kwoon.pace', 'slow')")
        page.reload()
    settle_openings(ann, bo)
    for page in (ann, bo):
        choose(page)
    told = ann.locator("[data-telling]")
    expect(told).to_be_visible()
    left = ann.locator(".clock").evaluate_all("all => all.map((each) => each.innerText)")
    assert left == ["0:05", "0:05"]
    expect(told).to_have_count(0)
    # A player is prompted now, and the clock runs.
    expect(ann.locator(".clock.running")).to_have_text(re.compile("0:0[0-4]"))


def test_with_six_seats_nobody_waits_long_without_a_word_or_a_choice(visit: Visit) -> None:
    page = visit(motion=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 5]
    page.goto(f"/t/{opened(page, '/api/tables', {'game': 'kung-fu-2019', 'seats': seats})}")
    expect(page.locator(".board")).to_be_visible()
    page.evaluate(WATCH)
    for _ in range(4):
        assert may_choose(page)
        assert page.evaluate(LONGEST) < 4000
        page.locator("[data-move]:visible").last.click()
        page.evaluate(WATCH)


def test_how_fast_it_is_told_is_among_the_settings_also_in_a_low_window(visit: Visit) -> None:
    page = visit(DOORSTEP, viewport={"width": 844, "height": 390})
    sit_down(page, "fight", "random")
    page.wait_for_selector("[data-move]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    settings = page.get_by_role("group", name="Settings")
    settings.get_by_label("Speed of the story").select_option("fast")
    assert page.evaluate("localStorage.getItem('kwoon.pace')") == "fast"
    box = settings.bounding_box()
    assert box is not None and box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= 390

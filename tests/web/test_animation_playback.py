"""Animated playback of events: it can be skipped, its speed can be changed, and clocks wait for it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.page_actions import (
    choose_move,
    create_table,
    open_table,
    play,
    play_now,
    take_row_cards,
    wait_for_choice,
)

pytestmark = pytest.mark.browser

# Records each change in the prompt text, the number of log lines and whether a prompt is shown, with its time.
RECORD_CHANGES = """() => {
  window.changes = []
  const record = () => {
    const prompt = document.querySelector('.prompt')?.innerText ?? ''
    const numLines = document.querySelectorAll('.panel .line').length
    const isPrompted = document.querySelector('.asked') !== null
    const now = `${prompt} ${numLines} ${isPrompted}`
    if (now !== window.changes.at(-1)?.now) window.changes.push({ now, at: performance.now() })
  }
  record()
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(record).observe(document.body, all)
}"""
LONGEST_PAUSE = """() => {
  const at = [...window.changes.map((change) => change.at), performance.now()]
  return Math.max(...at.slice(1).map((each, n) => each - at[n]))
}"""


def seat_two(visit: Visit, **settings: object) -> tuple[Page, Page]:
    """Return the pages of two people at a FIGHT table, with animations enabled."""
    ann = visit(motion=True)
    body = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}], **settings}
    ann.goto(f"/t/{create_table(ann, '/api/tables', body)}")
    bo = visit(ann.url, motion=True)
    bo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        expect(page.locator(".board")).to_be_visible()
    return ann, bo


def test_playback_can_be_skipped_with_button(visit: Visit) -> None:
    page = visit(motion=True)
    page.evaluate("localStorage.setItem('kwoon.pace', 'slow')")
    page.reload()
    play_now(page)
    wait_for_choice(page)
    choose_move(page)
    skip = page.locator("[data-skip]")
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)


def test_playback_pace_can_be_changed_and_is_remembered(visit: Visit) -> None:
    page = visit(motion=True)
    play_now(page)
    wait_for_choice(page)
    choose_move(page)
    page.locator("[data-playback] select").select_option("once")
    wait_for_choice(page)
    choose_move(page)
    wait_for_choice(page)
    assert page.evaluate("localStorage.getItem('kwoon.pace')") == "once"
    expect(page.locator("[data-playback]")).to_have_count(0)


def test_clock_starts_after_playback(visit: Visit) -> None:
    ann, bo = seat_two(visit, clock={"kind": "move", "seconds": 5})
    for page in (ann, bo):
        page.evaluate("localStorage.setItem('kwoon.pace', 'slow')")
        page.reload()
    take_row_cards(ann, bo)
    for page in (ann, bo):
        choose_move(page)
    playback_bar = ann.locator("[data-playback]")
    expect(playback_bar).to_be_visible()
    clock_texts = ann.locator(".clock").evaluate_all("all => all.map((each) => each.innerText)")
    assert clock_texts == ["0:05", "0:05"]
    expect(playback_bar).to_have_count(0)
    # A player is prompted now, and the clock is running.
    expect(ann.locator(".clock.running")).to_have_text(re.compile("0:0[0-4]"))


def test_six_player_game_never_pauses_for_long(visit: Visit) -> None:
    page = visit(motion=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 5]
    page.goto(f"/t/{create_table(page, '/api/tables', {'game': 'kung-fu-2019', 'seats': seats})}")
    expect(page.locator(".board")).to_be_visible()
    page.evaluate(RECORD_CHANGES)
    for _ in range(4):
        assert wait_for_choice(page)
        assert page.evaluate(LONGEST_PAUSE) < 4000
        play(page.locator("[data-move]:visible").last)
        page.evaluate(RECORD_CHANGES)


def test_playback_speed_setting_is_reachable_in_short_window(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": 844, "height": 390})
    open_table(page, "fight", "random")
    page.wait_for_selector("[data-move]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    settings = page.get_by_role("group", name="Settings")
    settings.get_by_label("Animation speed").select_option("fast")
    assert page.evaluate("localStorage.getItem('kwoon.pace')") == "fast"
    bounds = settings.bounding_box()
    assert bounds is not None and bounds["x"] >= 0 and bounds["y"] >= 0 and bounds["y"] + bounds["height"] <= 390

"""Dragon Punch in a real browser: matches by mouse and keyboard, a phone, secrets, a custom hand, the lesson."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from kwoon.core.events import HIDDEN
from kwoon.core.game import State
from kwoon.games.dragon_punch.rules.state import PLAYING
from kwoon.games.dragon_punch.view.view import DragonView
from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.seats import begin_lesson, log, may_choose, read_on, sit_down, tap
from tests.web.secrets import everything
from tests.web.sizes import last_of, long

pytestmark = pytest.mark.browser

MOST_ANSWERS = 250
MOST_STEPS = 80
GAME = "dragon-punch"
BOX = "article.box:has(h2:has-text('Dragon Punch'))"


def told(page: Page) -> int:
    return page.locator(".panel .line").count()


def wait_for_more(page: Page, lines: int) -> None:
    page.wait_for_function(
        "n => document.querySelectorAll('.panel .line').length > n || document.querySelector('.result')"
        " || document.querySelector('.marked')",
        arg=lines,
    )


def unmarked(page: Page) -> Locator:
    """Return the choices that are not yet marked for switching."""
    return page.locator("[data-move]:not(.marked *)")


def attack(page: Page) -> int:
    """Return the index of an unmarked attack, if any, so that matches end."""
    find = "all => Math.max(0, all.findIndex(each => each.querySelector('.burst')))"
    return int(unmarked(page).evaluate_all(find))


@long
def test_a_match_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    page.locator(BOX).get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    fates: set[str] = set()
    for at in range(MOST_ANSWERS):
        if not may_choose(page):
            break
        lines = told(page)
        moves = unmarked(page)
        moves.nth(attack(page) if at % 3 else at % moves.count()).click()
        wait_for_more(page, lines)
        for arrow in page.locator(".arrow").all():
            fates.add((arrow.get_attribute("class") or "").split()[1])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))
    assert any("the match" in line for line in log(page))
    assert page.locator(".pips i.on").count() >= 2
    assert "hit" in fates
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".board .mat")).to_be_visible()


ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def focus_on(page: Page, at: int, *, arrows: bool) -> None:
    """Focus a card that may be chosen: some card with the arrows, or this one with Tab."""
    here = """at => {
        const moves = [...document.querySelectorAll('[data-move]')].filter(each => !each.closest('.marked'))
        return at < 0 ? moves.includes(document.activeElement) : moves[at] === document.activeElement
    }"""
    for step in range(MOST_STEPS):
        if page.evaluate(here, -1 if arrows and step else at):
            return
        page.keyboard.press(ARROWS[step % 4] if arrows and step < 2 * len(ARROWS) else "Tab")
    raise AssertionError("The card cannot be reached by keyboard.")


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random")
    for at in range(MOST_ANSWERS):
        if not may_choose(page):
            break
        lines = told(page)
        if at % 5 == 4 and page.locator(".marked").count() == 0:
            page.keyboard.press(str(min(9, 1 + attack(page))))
        else:
            focus_on(page, attack(page), arrows=at % 3 == 2)
            page.keyboard.press("Enter")
        wait_for_more(page, lines)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()


@pytest.mark.parametrize("mode", last_of(["duel", "tag-team"]))
def test_a_phone(visit: Visit, mode: str) -> None:
    page = visit(DOORSTEP, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, GAME, "random", mode=mode)
    for _ in range(9):
        if not may_choose(page):
            break
        fits(page)
        before = page.locator(".board").inner_html()
        tap(page, unmarked(page).nth(attack(page)))
        page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=before)
    if not may_choose(page):
        return  # a short match
    # With all cards flipped, the dialog says that there is nothing to compare.
    row = page.get_by_role("dialog").locator("tbody tr, .none").first
    for _ in range(5):
        # A bot that seals may shift the board under the finger, and a repeated tap may open what the first one hit.
        if not row.is_visible():
            with suppress(TimeoutError):
                page.get_by_role("button", name="What beats what").tap(timeout=5_000)
            with suppress(AssertionError):
                expect(row).to_be_visible(timeout=5_000)
    expect(row).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def spent(state: State) -> int | None:
    """Match a player who must switch cards and has flipped all of them."""
    seats = [int(ask.seat) for ask in state.prompts() if ask.kind == "switch"]
    return next((seat for seat in seats if not state.view(seat).as_dict()["hand"]), None)


def covered(state: State) -> int | None:
    """Match seat 1 hurt, with two or more flipped cards hidden behind the newest, while both choose."""
    view = state.view(0)
    assert isinstance(view, DragonView)
    hurt = view.phase == PLAYING and view.health[1] < view.full
    return 0 if hurt and view.flipped[1].count(HIDDEN) >= 2 else None


@pytest.mark.parametrize("width", last_of([1280, 390]))
def test_where_only_the_newest_flipped_card_is_shown(visit: Visit, data: Path, width: int) -> None:
    page = visit(DOORSTEP, viewport={"width": width, "height": 800})
    go_to(page, data, Moment(GAME, 2, covered, {"flipped": "newest"}))
    theirs = page.locator("[data-zone='flipped:1']")
    expect(theirs.locator("[data-card]")).to_have_count(1)
    assert theirs.locator(".under").count() >= 2
    # The remaining hand would reveal the hidden cards, so it is not shown either.
    held = page.locator("[data-zone='hand:1']")
    expect(held.locator("[data-card]")).to_have_count(0)
    expect(held.get_by_role("button").first).to_contain_text("if you remember what was played")
    page.get_by_role("button", name="What beats what").click()
    expect(page.get_by_role("dialog")).to_contain_text("you have to remember")
    # Two moves of each of the seven cards except the newest.
    assert page.get_by_role("dialog").locator("thead th").count() == 12
    page.keyboard.press("Escape")
    assert complaints(page) == []


def test_what_beats_what_when_all_cards_lie_flipped(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    go_to(page, data, Moment(GAME, 2, spent))
    may_choose(page)
    page.get_by_role("button", name="What beats what").tap()
    expect(page.get_by_role("dialog")).to_contain_text("All your cards lie flipped")
    expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(0)
    assert complaints(page) == []


def fits(page: Page) -> None:
    """Check that nothing overflows and every card can be touched."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("(b => b.scrollWidth - b.clientWidth)(document.querySelector('.board'))") <= 0
    places = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    assert all(place["bottom"] <= 844 for place in page.locator(".hand [data-move]").evaluate_all(places))
    for place in page.locator("[data-move]").evaluate_all(places):
        assert place["left"] >= -2
        assert place["right"] <= 392
        assert place["width"] >= 44


def two(visit: Visit, **how: Any) -> tuple[Page, Page]:
    """Return Ann (seat 0), who chose to pick second, and Bo, who picks first."""
    ann = visit(DOORSTEP, **how)
    sit_down(ann, GAME, "open", loser="1")
    bo = visit(ann.url)
    bo.get_by_role("button", name="Sit down").click()
    return ann, bo


def pick(page: Page, name: str) -> None:
    page.locator(".choice.legal").get_by_role("button", name=re.compile(f"^{name}")).click()


def to_the_first_turn(ann: Page, bo: Page) -> None:
    """Let Ann take Linnet and Bo Otto."""
    ann.get_by_role("button", name="Pick second").click()
    pick(bo, "Brassbound Otto")
    pick(ann, "Linnet Vale")
    for page in (ann, bo):
        expect(page.locator(".seat.bottom .hand [data-move]")).to_have_count(8)


def test_accessibility(visit: Visit) -> None:
    """Every state of the table, in a fixed match."""
    ann, bo = two(visit)
    expect(ann.get_by_role("button", name="Pick second")).to_be_visible()
    found = complaints(ann)
    ann.get_by_role("button", name="Pick second").click()
    pick(bo, "Brassbound Otto")
    expect(ann.locator(".choice.gone")).to_have_count(1)
    found += complaints(ann)
    pick(ann, "Linnet Vale")
    expect(ann.locator(".seat.bottom .hand [data-move]")).to_have_count(8)
    found += complaints(ann)
    play(bo, "high-kick")
    play(ann, "high-kick")
    expect(ann.locator(".becomes")).to_have_count(6)
    play(ann, "throw")
    expect(ann.locator(".marked")).to_have_count(1)
    found += complaints(ann)
    play(ann, "block")
    expect(ann.locator(".marked")).to_have_count(2)
    found += complaints(ann)
    play(bo, "taunt")
    play(bo, "low-poke")
    expect(ann.locator(".hand [data-card='atom-smasher'][data-move]")).to_be_visible()
    found += complaints(ann)
    # Interrupted, Initiative won, a card flipped on each side; then one sealed and one pending.
    play(bo, "fireball")
    play(ann, "low-poke")
    expect(ann.locator(".board .initiative")).to_be_visible()
    play(ann, "charge")
    expect(ann.locator(".sealed")).to_be_visible()
    found += complaints(ann)
    ann.get_by_role("button", name="What beats what").click()
    found += complaints(ann)
    assert not found, "\n".join(found)


def test_accessibility_of_a_custom_hand_and_of_a_phone(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random", mode="custom")
    for name in ("Throw", "Throw", "Old Reed"):
        pick(page, name)
    expect(page.locator(".choice.taken")).to_have_count(2)
    found = complaints(page)
    ann, bo = two(visit, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    to_the_first_turn(ann, bo)
    play(bo, "high-kick")
    play(ann, "high-kick")
    expect(ann.locator(".becomes")).to_have_count(6)
    found += complaints(ann)
    assert not found, "\n".join(found)


def play(page: Page, card: str) -> None:
    page.locator(f".hand [data-card='{card}'][data-move]").click()


def others_hand(page: Page, seat: int) -> Locator:
    """Return the opponent's hand, checking that it is complete."""
    held = page.locator(f"[data-zone='hand:{seat}']")
    expect(held.locator(".cell")).to_have_count(7)
    return held


def test_secrets_and_why_a_blow_landed(visit: Visit) -> None:
    ann, bo = two(visit)
    to_the_first_turn(ann, bo)
    # While no health is lost, all basic cards are known to be white.
    white = ["high-kick", "low-poke", "block", "fireball", "taunt", "throw"]
    shown = others_hand(bo, 0).locator("[data-card]")
    assert shown.evaluate_all("all => all.map(each => each.dataset.card)") == white
    play(ann, "high-kick")
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    expect(bo.locator("[data-zone='play:0'] .playable")).to_have_count(1)
    assert bo.locator("[data-zone='play:0'] [data-card]").count() == 0
    assert shown.evaluate_all("all => all.map(each => each.dataset.card)") == white
    play(bo, "taunt")
    for page in (ann, bo):
        expect(page.locator(".arrow.hit")).to_contain_text("hits 2")
        expect(page.locator(".reasons")).to_contain_text("High Kick (high) hits for 2")
    # Two cards, marked in any order; the first mark can be removed.
    bo.locator(".hand [data-card='throw'][data-move]").click()
    expect(bo.locator(".marked")).to_have_count(1)
    bo.locator(".hand [data-card='throw'][data-move]").click()
    expect(bo.locator(".marked")).to_have_count(0)
    bo.locator(".hand [data-card='throw'][data-move]").click()
    bo.locator(".hand [data-card='low-poke'][data-move]").click()
    expect(bo.locator(".hand [data-card='atom-smasher']")).to_have_count(1)
    expect(bo.locator(".hand [data-card='electric-uppercut']")).to_have_count(1)
    expect(ann.locator(".panel")).to_contain_text("switches 2 cards out of sight")
    expect(ann.locator(".top .health i.lost")).to_have_count(2)
    # Each card may be either side now.
    assert others_hand(ann, 1).locator("[data-card]").count() == 0
    expect(others_hand(ann, 1).get_by_text("Which side is up is hidden.")).to_have_count(6)
    for red in ("atom-smasher", "electric-uppercut"):
        assert f'data-card="{red}"' not in everything(ann)
    assert not any("Atom Smasher" in line or "Electric Uppercut" in line for line in log(ann))


def test_a_custom_hand_in_any_order(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random", mode="custom")
    ready = page.get_by_role("button", name="This is my hand")
    for name in ("Throw", "Throw", "Fireball", "Old Reed", "High Kick", "High Kick", "Low Poke", "Linnet Vale"):
        expect(ready).to_be_disabled()
        page.locator(".choice.legal").get_by_role("button", name=re.compile(f"^{name}")).click()
    ready.click()
    held = page.locator(".hand [data-card]")
    expect(held).to_have_count(7 + 4)
    cards = held.evaluate_all("all => all.map(each => each.dataset.card)")
    assert sorted(cards[:7]) == ["fireball", "high-kick", "high-kick", "low-poke", "taunt", "throw", "throw"]
    assert cards[7:] == ["sweep", "divekick", "second-kettle", "twin-herons"]
    expect(page.locator("[data-zone='hand:1'] .unknown")).to_have_count(8)
    lines = told(page)
    page.locator("[data-move]").nth(attack(page)).click()
    wait_for_more(page, lines)


def test_whoever_follows_the_lesson_wins_the_first_round(visit: Visit) -> None:
    page = visit(DOORSTEP)
    begin_lesson(page, GAME)
    for at in range(1, 10):
        read_on(page, at, of=10)
        expect(page.locator("[data-move]")).to_have_count(1)
        page.locator("[data-move]").click()
    expect(page.locator(".lesson")).to_contain_text("the round is yours")
    assert "You win the round: one round won now." in log(page)

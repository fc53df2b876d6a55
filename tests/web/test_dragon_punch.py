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
from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.hidden_cards import full_text
from tests.web.layout_faults import only_in_long_run, sample_cases
from tests.web.page_actions import (
    confirm_by_key,
    log_lines,
    open_table,
    play,
    read_lesson_step,
    start_lesson,
    tap_and_act,
    wait_for_choice,
)
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

MAX_MOVES = 250
MAX_KEY_PRESSES = 80
GAME = "dragon-punch"
GAME_ENTRY = "article.box:has(h2:has-text('Dragon Punch'))"


def num_log_lines(page: Page) -> int:
    return page.locator(".panel .line").count()


def wait_for_more(page: Page, num_lines: int) -> None:
    page.wait_for_function(
        "n => document.querySelectorAll('.panel .line').length > n || document.querySelector('.result')"
        " || document.querySelector('.marked')",
        arg=num_lines,
    )


def unmarked(page: Page) -> Locator:
    return page.locator("[data-move]:not(.marked *)")


def attack_index(page: Page) -> int:
    """Return the index of the first unmarked attack, or 0 if there is none. Attacks bring matches to an end."""
    find = "all => Math.max(0, all.findIndex(each => each.querySelector('.burst')))"
    return int(unmarked(page).evaluate_all(find))


@only_in_long_run
def test_match_by_mouse_against_bot_ends_with_result(visit: Visit) -> None:
    page = visit()
    page.locator(GAME_ENTRY).get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    arrow_kinds: set[str] = set()
    for index in range(MAX_MOVES):
        if not wait_for_choice(page):
            break
        num_lines = num_log_lines(page)
        moves = unmarked(page)
        play(moves.nth(attack_index(page) if index % 3 else index % moves.count()))
        wait_for_more(page, num_lines)
        for arrow in page.locator(".arrow").all():
            arrow_kinds.add((arrow.get_attribute("class") or "").split()[1])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)"))
    assert any("the match" in line for line in log_lines(page))
    assert page.locator(".pips i.on").count() >= 2
    assert "hit" in arrow_kinds
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".board .mat")).to_be_visible()


ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def focus_card(page: Page, index: int, *, arrows: bool) -> None:
    """Focus a card that may be chosen: any card with the arrow keys, or the one at `index` with Tab."""
    is_focused = """at => {
        const moves = [...document.querySelectorAll('[data-move]')].filter(each => !each.closest('.marked'))
        return at < 0 ? moves.includes(document.activeElement) : moves[at] === document.activeElement
    }"""
    for step in range(MAX_KEY_PRESSES):
        if page.evaluate(is_focused, -1 if arrows and step else index):
            return
        page.keyboard.press(ARROWS[step % 4] if arrows and step < 2 * len(ARROWS) else "Tab")
    raise AssertionError("The card cannot be reached by keyboard.")


def test_match_by_keyboard_alone_ends_with_result(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random")
    for index in range(MAX_MOVES):
        if not wait_for_choice(page):
            break
        num_lines = num_log_lines(page)
        if index % 5 == 4 and page.locator(".marked").count() == 0:
            key = str(min(9, 1 + attack_index(page)))
        else:
            focus_card(page, attack_index(page), arrows=index % 3 == 2)
            key = "Enter"
        page.keyboard.press(key)
        confirm_by_key(page, key)
        wait_for_more(page, num_lines)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()


@pytest.mark.parametrize("mode", sample_cases(["duel", "tag-team"]))
def test_match_on_phone_fits_window(visit: Visit, mode: str) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_table(page, GAME, "random", mode=mode)
    for _ in range(9):
        if not wait_for_choice(page):
            break
        expect_fits_phone(page)
        before = page.locator(".board").inner_html()
        tap_and_act(page, unmarked(page).nth(attack_index(page)))
        page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=before)
    if not wait_for_choice(page):
        return  # the match was short
    # If all cards are flipped, the dialog says that there is nothing to compare.
    row = page.get_by_role("dialog").locator("tbody tr, .none").first
    for _ in range(5):
        # Check first: a bot's move may shift the board during the tap, so a second tap could open something else.
        if not row.is_visible():
            with suppress(TimeoutError):
                page.get_by_role("button", name="What beats what").tap(timeout=5_000)
            with suppress(AssertionError):
                expect(row).to_be_visible(timeout=5_000)
    expect(row).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def switching_with_empty_hand(state: State) -> int | None:
    seats = [int(prompt.seat) for prompt in state.prompts() if prompt.kind == "switch"]
    return next((seat for seat in seats if not state.view(seat).as_dict()["hand"]), None)


def hidden_flipped_cards(state: State) -> int | None:
    """Match a position in which both choose and seat 1 has lost health and has at least two hidden flipped cards."""
    view = state.view(0)
    assert isinstance(view, DragonView)
    hurt = view.phase == PLAYING and view.health[1] < view.full
    return 0 if hurt and view.flipped[1].count(HIDDEN) >= 2 else None


@pytest.mark.parametrize("width", sample_cases([1280, 390]))
def test_newest_flipped_option_hides_older_cards(visit: Visit, data: Path, width: int) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": width, "height": 800})
    open_position(page, data, WantedPosition(GAME, 2, hidden_flipped_cards, {"flipped": "newest"}))
    opponent_flipped = page.locator("[data-zone='flipped:1']")
    expect(opponent_flipped.locator("[data-card]")).to_have_count(1)
    assert opponent_flipped.locator(".under").count() >= 2
    # The rest of the hand would reveal the hidden cards, so it is not shown either.
    opponent_cards = page.locator("[data-zone='hand:1']")
    expect(opponent_cards.locator("[data-card]")).to_have_count(0)
    expect(opponent_cards.get_by_role("button").first).to_contain_text("remember what was played")
    page.get_by_role("button", name="What beats what").click()
    expect(page.get_by_role("dialog")).to_contain_text("You have to remember")
    # There are two moves for each of the seven cards except the newest.
    assert page.get_by_role("dialog").locator("thead th").count() == 12
    page.keyboard.press("Escape")
    assert accessibility_violations(page) == []


def test_matchup_table_with_all_cards_flipped_is_empty(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_position(page, data, WantedPosition(GAME, 2, switching_with_empty_hand))
    wait_for_choice(page)
    page.get_by_role("button", name="What beats what").tap()
    expect(page.get_by_role("dialog")).to_contain_text("All your cards are flipped")
    expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(0)
    assert accessibility_violations(page) == []


def expect_fits_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("(b => b.scrollWidth - b.clientWidth)(document.querySelector('.board'))") <= 0
    bounds_script = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    assert all(bounds["bottom"] <= 844 for bounds in page.locator(".hand [data-move]").evaluate_all(bounds_script))
    for bounds in page.locator("[data-move]").evaluate_all(bounds_script):
        assert bounds["left"] >= -2
        assert bounds["right"] <= 392
        assert bounds["width"] >= 44


def seat_two(visit: Visit, **options: Any) -> tuple[Page, Page]:
    """Seat Ann, who picks second, and Bo, who picks first; return their pages."""
    ann = visit(IDENTITY_PAGE, **options)
    open_table(ann, GAME, "open", loser="1")
    bo = visit(ann.url)
    bo.get_by_role("button", name="Sit down").click()
    return ann, bo


def pick(page: Page, name: str) -> None:
    play(page.locator(".choice.legal").get_by_role("button", name=re.compile(f"^{name}")))


def pick_characters(ann: Page, bo: Page) -> None:
    ann.get_by_role("button", name="Pick second").click()
    pick(bo, "Brassbound Otto")
    pick(ann, "Linnet Vale")
    for page in (ann, bo):
        expect(page.locator(".seat.bottom .hand [data-move]")).to_have_count(8)


def test_match_states_have_no_accessibility_violations(visit: Visit) -> None:
    ann, bo = seat_two(visit)
    expect(ann.get_by_role("button", name="Pick second")).to_be_visible()
    found = accessibility_violations(ann)
    ann.get_by_role("button", name="Pick second").click()
    pick(bo, "Brassbound Otto")
    expect(ann.locator(".choice.gone")).to_have_count(1)
    found += accessibility_violations(ann)
    pick(ann, "Linnet Vale")
    expect(ann.locator(".seat.bottom .hand [data-move]")).to_have_count(8)
    found += accessibility_violations(ann)
    play_from_hand(bo, "high-kick")
    play_from_hand(ann, "high-kick")
    expect(ann.locator(".becomes")).to_have_count(6)
    play_from_hand(ann, "throw")
    expect(ann.locator(".marked")).to_have_count(1)
    found += accessibility_violations(ann)
    play_from_hand(ann, "block")
    expect(ann.locator(".marked")).to_have_count(2)
    found += accessibility_violations(ann)
    play_from_hand(bo, "taunt")
    play_from_hand(bo, "low-poke")
    expect(ann.locator(".hand [data-card='atom-smasher'][data-move]")).to_be_visible()
    found += accessibility_violations(ann)
    # This position shows an interruption, Initiative and a flipped card on each side. Afterward, one seat has sealed.
    play_from_hand(bo, "fireball")
    play_from_hand(ann, "low-poke")
    expect(ann.locator(".board .initiative")).to_be_visible()
    play_from_hand(ann, "charge")
    expect(ann.locator(".sealed")).to_be_visible()
    found += accessibility_violations(ann)
    ann.get_by_role("button", name="What beats what").click()
    found += accessibility_violations(ann)
    assert not found, "\n".join(found)


def test_custom_hand_and_phone_layout_have_no_accessibility_violations(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random", mode="custom")
    for name in ("Throw", "Throw", "Old Reed"):
        pick(page, name)
    expect(page.locator(".choice.taken")).to_have_count(2)
    found = accessibility_violations(page)
    ann, bo = seat_two(visit, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    pick_characters(ann, bo)
    play_from_hand(bo, "high-kick")
    play_from_hand(ann, "high-kick")
    expect(ann.locator(".becomes")).to_have_count(6)
    found += accessibility_violations(ann)
    assert not found, "\n".join(found)


def play_from_hand(page: Page, card: str) -> None:
    play(page.locator(f".hand [data-card='{card}'][data-move]"))


def opponent_hand(page: Page, seat: int) -> Locator:
    """Return the opponent's hand after checking that it has seven cards."""
    opponent_cards = page.locator(f"[data-zone='hand:{seat}']")
    expect(opponent_cards.locator(".cell")).to_have_count(7)
    return opponent_cards


def test_hidden_switches_stay_secret_and_hits_are_explained(visit: Visit) -> None:
    ann, bo = seat_two(visit)
    pick_characters(ann, bo)
    # While no health is lost, all basic cards are known to be white side up.
    white = ["high-kick", "low-poke", "block", "fireball", "taunt", "throw"]
    opponent_card_ids = opponent_hand(bo, 0).locator("[data-card]")
    assert opponent_card_ids.evaluate_all("all => all.map(each => each.dataset.card)") == white
    play_from_hand(ann, "high-kick")
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    expect(bo.locator("[data-zone='play:0'] .playable")).to_have_count(1)
    assert bo.locator("[data-zone='play:0'] [data-card]").count() == 0
    assert opponent_card_ids.evaluate_all("all => all.map(each => each.dataset.card)") == white
    play_from_hand(bo, "taunt")
    for page in (ann, bo):
        expect(page.locator(".arrow.hit")).to_contain_text("hits 2")
        expect(page.locator(".arrow.hit")).to_contain_text("High Kick (high) hits for 2")
    # Bo marks two cards and can remove a mark.
    play(bo.locator(".hand [data-card='throw'][data-move]"))
    expect(bo.locator(".marked")).to_have_count(1)
    play(bo.locator(".hand [data-card='throw'][data-move]"))
    expect(bo.locator(".marked")).to_have_count(0)
    play(bo.locator(".hand [data-card='throw'][data-move]"))
    play(bo.locator(".hand [data-card='low-poke'][data-move]"))
    expect(bo.locator(".hand [data-card='atom-smasher']")).to_have_count(1)
    expect(bo.locator(".hand [data-card='electric-uppercut']")).to_have_count(1)
    expect(ann.locator(".panel")).to_contain_text("secretly switches 2 cards")
    expect(ann.locator(".top .health i.lost")).to_have_count(2)
    # Each of Bo's cards may have either side up now.
    assert opponent_hand(ann, 1).locator("[data-card]").count() == 0
    expect(opponent_hand(ann, 1).get_by_text("You can't see which side is up.")).to_have_count(6)
    for red in ("atom-smasher", "electric-uppercut"):
        assert f'data-card="{red}"' not in full_text(ann)
    assert not any("Atom Smasher" in line or "Electric Uppercut" in line for line in log_lines(ann))


def test_custom_hand_can_be_built_in_any_order(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random", mode="custom")
    confirm = page.get_by_role("button", name="Use this hand")
    for name in ("Throw", "Throw", "Fireball", "Old Reed", "High Kick", "High Kick", "Low Poke", "Linnet Vale"):
        expect(confirm).to_be_disabled()
        page.locator(".choice.legal").get_by_role("button", name=re.compile(f"^{name}")).click()
    confirm.click()
    opponent_cards = page.locator(".hand [data-card]")
    expect(opponent_cards).to_have_count(7 + 4)
    cards = opponent_cards.evaluate_all("all => all.map(each => each.dataset.card)")
    assert sorted(cards[:7]) == ["fireball", "high-kick", "high-kick", "low-poke", "taunt", "throw", "throw"]
    assert cards[7:] == ["sweep", "divekick", "second-kettle", "twin-herons"]
    expect(page.locator("[data-zone='hand:1'] .unknown")).to_have_count(8)
    num_lines = num_log_lines(page)
    play(page.locator("[data-move]").nth(attack_index(page)))
    wait_for_more(page, num_lines)


def test_following_lesson_wins_first_round(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    start_lesson(page, GAME)
    for index in range(1, 10):
        read_lesson_step(page, index, num_steps=10)
        expect(page.locator("[data-move]")).to_have_count(1)
        play(page.locator("[data-move]"))
    expect(page.locator(".lesson")).to_contain_text("you win the round")
    assert "You win the round, your first." in log_lines(page)

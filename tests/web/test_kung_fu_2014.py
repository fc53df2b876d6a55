"""KungFu Fighting (2014) in a real browser: duels by mouse and keys, a table of three, secrets, a phone, a lesson.

Games are random, and the tests use whatever moves are offered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kwoon.core.game import SPECTATOR, State
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from kwoon.registry import load_game
from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.hidden_cards import SecrecyCheck, visible_cards
from tests.web.layout_faults import only_in_long_run, sample_cases
from tests.web.page_actions import (
    choose_by_keyboard,
    follow_lesson,
    log_lines,
    mark_two_discards,
    open_table,
    play,
    seat_three_and_spectator,
    start_lesson,
    tap_and_act,
    wait_for_prompt_kind,
)
from tests.web.phase_positions import prompted
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

GAME = "kung-fu-2014"
MAX_MOVES = 500
OFFERED = """all => all.map(each => ({
    again: !!each.closest('.again'), hand: !!each.closest('.hand'),
    table: !!each.closest('.common'), seat: !!each.closest('.others'), answer: !!each.closest('.ask'),
    card: each.dataset.card ?? '', move: each.dataset.move,
}))"""
Offer = dict[str, object]


def offers(page: Page) -> list[Offer]:
    violations: list[Offer] = page.locator("[data-move]").evaluate_all(OFFERED)
    return violations


def choose_index(kind: str, offered: list[Offer], index: int) -> int:
    """Return the index of a move that advances the game: a strong attack, sometimes a block."""

    def indexes(matches: Callable[[Offer], object]) -> list[int]:
        return [bounds for bounds, offer in enumerate(offered) if matches(offer)]

    cards = indexes(lambda offer: offer["hand"] and not offer["again"])
    punch = indexes(lambda offer: offer["table"] and not offer["again"])
    buttons = indexes(lambda offer: offer["answer"] or offer["seat"])
    if kind in ("discard", "exchange", "return", "target", "block-add"):
        return buttons[-1] if kind == "target" else buttons[0]
    if kind == "block" and index % 2:
        return buttons[-1]
    if kind == "add" and not cards:
        return buttons[index % len(buttons)]
    return (cards or punch or buttons)[-1 if kind == "add" else 0]


def wait_for_change(page: Page, key: str) -> None:
    """Wait until the move has arrived."""
    page.wait_for_function(
        "key => document.querySelector('.result') || document.querySelector('.board').dataset.promptKey !== key",
        arg=key,
    )


def make_move(page: Page, index: int, press: Callable[[Page, int], None] | None = None) -> bool:
    """Make one move and return True, or return False if the game is over."""
    kind = wait_for_prompt_kind(page)
    if not kind:
        return False
    key = page.locator(".board").get_attribute("data-prompt-key") or ""
    bounds = choose_index(kind, offers(page), index)
    if press is None:
        play(page.locator("[data-move]").nth(bounds))
    else:
        press(page, bounds)
    wait_for_change(page, key)
    return True


def play_until(page: Page, *kinds: str) -> str:
    """Play until a prompt of one of these kinds, or to the end; return the prompt's kind, or an empty string."""
    for index in range(MAX_MOVES):
        kind = wait_for_prompt_kind(page)
        if kind in kinds or not kind:
            return kind
        make_move(page, index)
    raise AssertionError(f"No prompt of kind {kinds}.")


@only_in_long_run
def test_duel_by_mouse_against_bot_ends_with_result(visit: Visit) -> None:
    page = visit()
    page.locator("article.box:has(h2:has-text('KungFu Fighting'))").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    for index in range(MAX_MOVES):
        if not make_move(page, index):
            break
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)"))
    lines = log_lines(page)
    assert any(line.startswith("You attack ") for line in lines)
    assert any(re.match(r"The attack is worth \d+", line) for line in lines)
    assert any(line.endswith("the last one with Chi.") for line in [page.locator("#result-why").inner_text()]) or any(
        "a draw" in line for line in lines
    )
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board .mat")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".person.out")).not_to_have_count(0)


def test_duel_by_keyboard_alone_ends_with_result(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random")
    for index in range(MAX_MOVES):
        if not make_move(page, index, choose_by_keyboard):
            break
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()


def test_discards_can_be_chosen_in_any_order(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random")
    if not play_until(page, "discard"):
        return
    mark_two_discards(page)
    cards = page.locator(".hand [data-move]")
    names = [cards.first.get_attribute("data-card"), cards.last.get_attribute("data-card")]
    page.get_by_role("button", name="Discard 2").click()
    play_until(page, "attack")
    line = next(line for line in reversed(log_lines(page)) if line.startswith("You discard "))
    assert line.count(",") == 1, names


def drag_punch_to_attack(page: Page) -> None:
    start_bounds = page.locator(".common [data-move]").bounding_box()
    end_bounds = page.locator("[data-lane='attack']").bounding_box()
    assert start_bounds is not None
    assert end_bounds is not None
    page.mouse.move(start_bounds["x"] + start_bounds["width"] / 2, start_bounds["y"] + start_bounds["height"] / 2)
    page.mouse.down()
    page.mouse.move(end_bounds["x"] + end_bounds["width"] / 2, end_bounds["y"] + end_bounds["height"] / 2, steps=40)
    page.mouse.up()


def test_attack_can_be_built_in_any_order_and_undone(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random")
    if play_until(page, "attack") != "attack":
        return
    lane = page.locator("[data-lane='attack']")
    drag_punch_to_attack(page)
    expect(lane.locator("[data-card='punch']")).to_have_count(1)
    assert lane.locator(".total").first.get_attribute("aria-label") == "Attack 1"
    for offer in offers(page):
        if not (offer["hand"] and offer["again"]):
            continue
        card = str(offer["card"])
        play(page.locator(f".hand .again [data-card='{card}']").first)
        expect(lane.locator(f"[data-card='{card}']")).to_have_count(1)
        break
    expect(page.locator(".board")).to_have_attribute("data-prompt-key", re.compile(r"\d"))
    laid_cards = lane.locator("[data-card]").count()
    while laid_cards > 0 and page.get_by_role("button", name="Undo").count():
        page.get_by_role("button", name="Undo").click()
        expect(lane.locator("[data-card]")).not_to_have_count(laid_cards)
        laid_cards = lane.locator("[data-card]").count()
    assert page.locator(".common [data-move]").count() == 1 or laid_cards > 0


def may_attack_two(state: State) -> int | None:
    """Match a seat other than the last that may attack one or two opponents at a table of three."""
    assert isinstance(state, KungFu2014State)
    for prompt in state.prompts():
        if prompt.kind != "add" or prompt.seat == 2 or any(state.eliminated):
            continue
        laid_cards = [state.game.format_move(move) for move in state.draft(int(prompt.seat))]
        if laid_cards == ["play daggers"]:
            return int(prompt.seat)
    return None


def test_targets_can_be_chosen_in_any_order(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 3, may_attack_two))
    wait_for_prompt_kind(page)
    others = page.locator(".others [data-move]")
    expect(others).to_have_count(2)
    first, last = others.evaluate_all("all => all.map(each => Number(each.dataset.move)).sort((a, b) => a - b)")
    page.locator(f".others [data-move='{last}']").click()
    expect(page.locator(f".others [data-move='{first}']")).to_have_count(1)
    # One target is chosen, and the player may add the other.
    expect(page.get_by_role("button", name=re.compile("^Strike only .+$"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Strike .+ too$")).click()
    expect(page.locator(".others [data-move]")).to_have_count(0)
    expect(page.locator(".panel .line").last).to_contain_text("Your attack is worth")
    assert [line.startswith("You attack ") for line in log_lines(page)[-3:]] == [True, True, False]


def may_add_two_enhancements(state: State) -> int | None:
    """Match a seat that has played a Base and may add two different Enhancements."""
    assert isinstance(state, KungFu2014State)
    for prompt in state.prompts():
        laid_cards = state.draft(int(prompt.seat))
        enhancements = [move for move in prompt.moves if state.kinds.is_enhancement(move)]
        if prompt.kind == "add" and len(laid_cards) == 1 and len(enhancements) > 1:
            return int(prompt.seat)
    return None


def test_enhancements_added_from_right_lie_in_card_order(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 2, may_add_two_enhancements))
    wait_for_prompt_kind(page)
    lane = page.locator("[data-lane='attack']")
    enhancements = {face.id for face in load_game(GAME).faces if face.kind == "enhancement"}
    names = list(dict.fromkeys(str(offer["card"]) for offer in offers(page) if offer["card"] in enhancements))
    for name in reversed(names):
        # Click the card where it is offered now; it may have been elsewhere before.
        play(page.locator(f".hand .card:not(.again) > [data-card='{name}'][data-move]").first)
        expect(lane.locator(f"[data-card='{name}']")).to_have_count(1)
    # The cards are sorted as in a hand, whatever order they were added in.
    laid_cards = lane.locator("[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    assert [name for name in laid_cards if name in names] == names


def test_three_player_game_keeps_hands_secret_from_everyone(visit: Visit) -> None:
    *players, eve = seat_three_and_spectator(visit, GAME)
    ann, bo, cleo = players
    secrecy_check = SecrecyCheck(eve, GAME)
    for index in range(14):
        page = next(page for page in players * 400 if is_prompted(page))
        if index % 2 == 0 and wait_for_prompt_kind(page):
            secrecy_check.read_pages(((0, ann), (1, bo), (2, cleo), (SPECTATOR, eve)), page)
        make_move(page, index)
    assert eve.locator("[data-move], .near .hand [data-card]").count() == 0
    # A player who concedes is eliminated, and the others play on.
    concede(ann)
    for page in (*players, eve):
        expect(page.locator(".person.out")).to_have_count(1)
    expect(ann.locator(".near .hand")).to_contain_text("You're out")
    concede(bo)
    expect(cleo.get_by_role("dialog")).to_contain_text("You won")
    expect(eve.get_by_role("dialog")).to_contain_text("The fight is over")
    expect(ann.get_by_role("dialog")).to_contain_text("You lost")
    assert len(secrecy_check.readings) >= 8
    secrecy_check.check_against_record(eve, visible_cards)


def is_prompted(page: Page) -> bool:
    if page.locator(".board").get_attribute("data-prompt-key"):
        return True
    page.wait_for_timeout(10)
    return False


def concede(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    expect(page.get_by_text("The others fight on without you")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()


@pytest.mark.parametrize("others", sample_cases([1, 5]))
def test_duel_on_phone_fits_window(visit: Visit, others: int) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_table(page, GAME, *["random"] * others)
    for index in range(16):
        if not wait_for_prompt_kind(page):
            break
        expect_fits_phone(page)
        make_move(page, index, lambda page, bounds: tap_and_act(page, page.locator("[data-move]").nth(bounds)))
    if not wait_for_prompt_kind(page):
        page.get_by_role("button", name="See the table").tap()
    page.locator(".seat.you .person").tap()
    expect(page.locator(".seat.you .more")).to_contain_text("in hand")


def expect_fits_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
    indexes = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for bounds in page.locator("[data-move]").evaluate_all(indexes):
        assert bounds["left"] >= -4
        assert bounds["right"] <= 394
        assert bounds["bottom"] <= 846
        assert min(bounds["width"], bounds["height"]) >= 36


def test_prompts_have_no_accessibility_violations(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random", "random", "random")
    violations: list[str] = []
    seen: set[str] = set()
    for index in range(40):
        kind = wait_for_prompt_kind(page)
        if kind and kind not in seen:
            violations += accessibility_violations(page)
        seen.add(kind)
        if len(seen) >= 4 or not make_move(page, index):
            break
    assert violations == []
    assert len(seen) >= 2


def test_following_lesson_wins_duel(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    start_lesson(page, GAME)
    follow_lesson(page, 22, num_steps=22)
    expect(page.get_by_role("dialog")).to_contain_text("You won")
    lines = log_lines(page)
    assert "Uncle Cartwheel takes 11 damage." in lines
    assert "Down the Stairs gives you 3 Chi." in lines


def may_give_up(state: State) -> int | None:
    """Match a cleanup in which a seat can take a Weapon back or give it up."""
    for prompt in state.prompts():
        moves = [state.base_game.format_move(move).split()[0] for move in prompt.moves]
        if moves == ["return", "give-up"]:
            return int(prompt.seat)
    return None


def test_card_on_the_table_makes_the_move_of_its_label(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 2, may_give_up))
    card = page.locator(".lane .playable.legal")
    expect(card).to_have_accessible_name(re.compile("^Take back Bo Staff"))
    before = page.locator(".hand [data-card='bo-staff']").count()
    card.click()
    expect(page.locator(".hand [data-card='bo-staff']")).to_have_count(before + 1)


def test_recap_lists_the_attacks_since_the_last_turn(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    late_turn = prompted("discard", lambda turn, **_: turn > 6)
    open_position(page, data, WantedPosition(GAME, 4, late_turn))
    page.get_by_role("button", name="Since your last turn").click()
    recap = page.get_by_role("dialog", name="Since your last turn")
    expect(recap.get_by_role("heading", level=3)).to_have_count(3)
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)

"""Number keys do what the panel beside the table says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.phase_positions import CUSTOM_HAND_PHASES, DRAGON_PUNCH_PHASES, FIGHT_PHASES, KUNG_FUR_PHASES
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

# In these phases, a key selects a card and the same key again plays it.
SINGLE_KEY_PHASES = {
    "FIGHT, the row": FIGHT_PHASES["opening"],
    "FIGHT, the hand": FIGHT_PHASES["play"],
    "FIGHT, after a turn": FIGHT_PHASES["take"],
    "Dragon Punch, a character": DRAGON_PUNCH_PHASES["pick"],
    "Dragon Punch, a move": DRAGON_PUNCH_PHASES["play late"],
    "Dragon Punch, the rest of a switch": DRAGON_PUNCH_PHASES["switch one"],
    "Dragon Punch, the rest of a hand": CUSTOM_HAND_PHASES["build"],
    "Kung Fur Fight, add": KUNG_FUR_PHASES["add"],
    "Kung Fur Fight, remove": KUNG_FUR_PHASES["remove"],
    "Kung Fur Fight, keep": KUNG_FUR_PHASES["pick"],
}


def record_moves(page: Page) -> list[int]:
    """Return a list that collects the moves this page sends from now on."""
    sent: list[int] = []

    def record_frame(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "move":
            sent.append(message["move"])

    def record_socket(socket: WebSocket) -> None:
        socket.on("framesent", record_frame)

    page.on("websocket", record_socket)
    return sent


def offered_moves(page: Page) -> list[int]:
    page.wait_for_selector("[data-move]")
    return [int(move) for move in page.locator("[data-move]").evaluate_all("all => all.map(each => each.dataset.move)")]


def expect_sent(page: Page, sent: list[int], expected: list[int]) -> None:
    for _ in range(100):
        if sent == expected:
            return
        page.wait_for_timeout(50)
    assert sent == expected


def press_twice(page: Page, key: str) -> None:
    page.keyboard.press(key)
    expect(page.locator("[data-confirm]")).to_have_count(1)
    page.keyboard.press(key)


@pytest.mark.parametrize("phase", SINGLE_KEY_PHASES)
def test_number_key_chooses_move_at_that_position(visit: Visit, data: Path, phase: str) -> None:
    page = visit()
    sent = record_moves(page)
    open_position(page, data, SINGLE_KEY_PHASES[phase])
    moves = offered_moves(page)
    page.keyboard.press("9")
    assert len(moves) >= 9 or not sent
    if len(moves) < 9:
        press_twice(page, str(len(moves)))
        expect_sent(page, sent, moves[-1:])


@pytest.mark.parametrize("phase", ["FIGHT, the row", "FIGHT, the hand", "Dragon Punch, a move", "Kung Fur Fight, add"])
def test_number_labels_match_key_order(visit: Visit, data: Path, phase: str) -> None:
    """The labels number the choices; they are unrelated to the numbers on the cards."""
    page = visit()
    sent = record_moves(page)
    open_position(page, data, SINGLE_KEY_PHASES[phase])
    moves = offered_moves(page)
    expect(page.locator("[data-press]")).to_have_count(min(9, len(moves)))
    assert drawn_numbers(page) == [str(index + 1) for index in range(min(9, len(moves)))]
    press_twice(page, "2")
    expect_sent(page, sent, moves[1:2])


def drawn_numbers(page: Page) -> list[str]:
    """Return the drawn key labels in page order."""
    drawn = "all => all.map(each => getComputedStyle(each, '::before').content.split(' / ')[0].replaceAll('\"', ''))"
    found: list[str] = page.locator("[data-press]").evaluate_all(drawn)
    return found


def test_number_labels_of_plan_move_from_hand_to_arenas(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, KUNG_FUR_PHASES["plan"])
    numbered_cards = page.locator(".hand [data-card][data-press]")
    expect(numbered_cards).to_have_count(page.locator(".hand [data-card]").count())
    page.keyboard.press("2")
    expect(numbered_cards).to_have_count(0)
    expect(page.locator(".target[data-press]")).to_have_count(3)
    assert drawn_numbers(page) == ["1", "2", "3"]


def test_number_labels_are_hidden_on_touch(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE, has_touch=True, is_mobile=True)
    open_position(page, data, FIGHT_PHASES["play"])
    page.wait_for_selector(".hand [data-move]")
    expect(page.locator("[data-press]")).to_have_count(0)


def test_undo_key_announces_undo(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, FIGHT_PHASES["play"])
    page.wait_for_selector(".hand [data-move]")
    prompt_text = page.locator(".sentence").inner_text()
    press_twice(page, "1")
    expect(page.locator(".sentence")).to_contain_text("Your choice is sealed")
    page.keyboard.press("b")
    expect(page.locator(".sentence")).to_have_text(f"Taken back. {prompt_text}")
    press_twice(page, "2")
    expect(page.locator(".sentence")).to_contain_text("Your choice is sealed")


def test_number_keys_mark_cards_for_switch(visit: Visit, data: Path) -> None:
    page = visit()
    sent = record_moves(page)
    open_position(page, data, DRAGON_PUNCH_PHASES["switch"])
    moves = offered_moves(page)
    page.keyboard.press("2")
    expect(page.locator(".marked")).to_have_count(1)
    assert sent == []
    page.keyboard.press("1")
    expect(page.locator("[data-confirm]")).to_have_text("Switch 2 cards")
    assert sent == []
    page.keyboard.press("Enter")
    expect_sent(page, sent, [moves[1], moves[0]])


def test_digit_keys_choose_amount(visit: Visit, data: Path) -> None:
    """The key is the amount, not the button's position: the first button is 0."""
    for digit in ("0", "1"):
        page = visit()
        sent = record_moves(page)
        open_position(page, data, KUNG_FUR_PHASES["throw"])
        button = page.locator(".spoken .button", has_text=digit)
        expect(button).to_have_count(1)
        move = int(button.get_attribute("data-move") or -1)
        page.keyboard.press(digit)
        expect_sent(page, sent, [move])


def test_number_keys_choose_card_then_arena(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, KUNG_FUR_PHASES["plan"])
    page.wait_for_selector("[data-pick]")
    card = page.locator(".hand [data-card]").nth(1).get_attribute("data-card")
    page.keyboard.press("2")
    expect(page.locator(".hand [aria-pressed='true']")).to_have_count(1)
    page.keyboard.press("7")
    expect(page.locator(".notice")).to_contain_text("The arenas are 1, 2, and 3")
    page.keyboard.press("3")
    expect(page.locator(f"[data-arena='2'] .half.bottom [data-card='{card}']")).to_be_visible()


def test_number_key_after_cards_chooses_token(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition("kung-fur-fight", 2, KUNG_FUR_PHASES["plan laid"].matches))
    page.wait_for_selector("[data-pick]")
    numbered_cards = page.locator(".hand [data-card]").count()
    assert numbered_cards < 9
    tokens = page.locator(".pouch [data-pick]")
    expect(tokens.first).to_be_visible()
    page.keyboard.press(str(numbered_cards + 1))
    expect(tokens.first).to_have_attribute("aria-pressed", "true")

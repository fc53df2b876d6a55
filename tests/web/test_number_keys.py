"""Number keys do what the panel beside the table says, in every phase."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.phases import CUSTOM, DRAGON, FIGHT, FUR

pytestmark = pytest.mark.browser

# Phases in which one key press is one move.
AT_ONCE = {
    "FIGHT, the row": FIGHT["opening"],
    "FIGHT, the hand": FIGHT["play"],
    "FIGHT, after a turn": FIGHT["take"],
    "Dragon Punch, a character": DRAGON["pick"],
    "Dragon Punch, a move": DRAGON["play late"],
    "Dragon Punch, the rest of a switch": DRAGON["switch one"],
    "Dragon Punch, the rest of a hand": CUSTOM["build"],
    "Kung Fur Fight, whom to add": FUR["add"],
    "Kung Fur Fight, whom to remove": FUR["remove"],
    "Kung Fur Fight, what to keep": FUR["pick"],
}


def answers(page: Page) -> list[int]:
    """Return a list that collects the moves this page sends from now on."""
    sent: list[int] = []

    def hear(payload: str | bytes) -> None:
        said = json.loads(payload)
        if said["type"] == "answer":
            sent.append(said["move"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", listen)
    return sent


def offered(page: Page) -> list[int]:
    """Return the choices in page order."""
    page.wait_for_selector("[data-move]")
    return [int(move) for move in page.locator("[data-move]").evaluate_all("all => all.map(each => each.dataset.move)")]


def comes(page: Page, sent: list[int], expected: list[int]) -> None:
    for _ in range(100):
        if sent == expected:
            return
        page.wait_for_timeout(50)
    assert sent == expected


@pytest.mark.parametrize("phase", AT_ONCE)
def test_a_number_chooses_what_stands_there(visit: Visit, data: Path, phase: str) -> None:
    page = visit()
    sent = answers(page)
    go_to(page, data, AT_ONCE[phase])
    moves = offered(page)
    page.keyboard.press("9")
    assert len(moves) >= 9 or not sent
    if len(moves) < 9:
        page.keyboard.press(str(len(moves)))
        comes(page, sent, moves[-1:])


@pytest.mark.parametrize(
    "phase", ["FIGHT, the row", "FIGHT, the hand", "Dragon Punch, a move", "Kung Fur Fight, whom to add"]
)
def test_each_number_stands_on_what_it_chooses(visit: Visit, data: Path, phase: str) -> None:
    """Numbers printed on cards are different ones."""
    page = visit()
    sent = answers(page)
    go_to(page, data, AT_ONCE[phase])
    moves = offered(page)
    expect(page.locator("[data-press]")).to_have_count(min(9, len(moves)))
    assert signs(page) == [str(at + 1) for at in range(min(9, len(moves)))]
    page.keyboard.press("2")
    comes(page, sent, moves[1:2])


def signs(page: Page) -> list[str]:
    """Return the drawn numbers in page order."""
    drawn = "all => all.map(each => getComputedStyle(each, '::before').content.split(' / ')[0].replaceAll('\"', ''))"
    found: list[str] = page.locator("[data-press]").evaluate_all(drawn)
    return found


def test_the_numbers_of_a_plan_go_from_the_hand_to_the_arenas(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FUR["plan"])
    held = page.locator(".hand [data-card][data-press]")
    expect(held).to_have_count(page.locator(".hand [data-card]").count())
    page.keyboard.press("2")
    expect(held).to_have_count(0)
    expect(page.locator(".target[data-press]")).to_have_count(3)
    assert signs(page) == ["1", "2", "3"]


def test_a_finger_sees_no_numbers(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP, has_touch=True, is_mobile=True)
    go_to(page, data, FIGHT["play"])
    page.wait_for_selector(".hand [data-move]")
    expect(page.locator("[data-press]")).to_have_count(0)


def test_what_b_takes_back_is_said(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FIGHT["play"])
    page.wait_for_selector(".hand [data-move]")
    asked = page.locator(".sentence").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".sentence")).to_contain_text("Your choice lies sealed")
    page.keyboard.press("b")
    expect(page.locator(".sentence")).to_have_text(f"Taken back. {asked}")
    page.keyboard.press("2")
    expect(page.locator(".sentence")).to_contain_text("Your choice lies sealed")


def test_numbers_mark_what_is_switched_together(visit: Visit, data: Path) -> None:
    page = visit()
    sent = answers(page)
    go_to(page, data, DRAGON["switch"])
    moves = offered(page)
    page.keyboard.press("2")
    expect(page.locator(".marked")).to_have_count(1)
    assert sent == []
    page.keyboard.press("1")
    comes(page, sent, [moves[1], moves[0]])


def test_how_many_is_said_by_that_number(visit: Visit, data: Path) -> None:
    """Not by the button's position: the first one is called 0."""
    for digit in ("0", "1"):
        page = visit()
        sent = answers(page)
        go_to(page, data, FUR["throw"])
        button = page.locator(".spoken .button", has_text=digit)
        expect(button).to_have_count(1)
        move = int(button.get_attribute("data-move") or -1)
        page.keyboard.press(digit)
        comes(page, sent, [move])


def test_a_number_for_the_card_and_one_for_the_arena(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FUR["plan"])
    page.wait_for_selector("[data-pick]")
    card = page.locator(".hand [data-card]").nth(1).get_attribute("data-card")
    page.keyboard.press("2")
    expect(page.locator(".hand [aria-pressed='true']")).to_have_count(1)
    page.keyboard.press("7")
    expect(page.locator(".notice")).to_contain_text("The arenas are 1, 2 and 3")
    page.keyboard.press("3")
    expect(page.locator(f"[data-arena='2'] .half.bottom [data-card='{card}']")).to_be_visible()


def test_a_number_for_a_token_behind_the_cards(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment("kung-fur-fight", 2, FUR["plan laid"].wanted))
    page.wait_for_selector("[data-pick]")
    held = page.locator(".hand [data-card]").count()
    assert held < 9
    tokens = page.locator(".pouch [data-pick]")
    expect(tokens.first).to_be_visible()
    page.keyboard.press(str(held + 1))
    expect(tokens.first).to_have_attribute("aria-pressed", "true")

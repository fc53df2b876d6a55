"""A visitor's actions in the browser, shared by the browser tests."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import IDENTITY_PAGE, PROTOCOL_HEADERS, Visit

MAX_MOVES = 120
# Maximum number of polls (at least half a minute) for something that needs both seats.
MAX_POLLS = 600
MOVE_LETTERS = {"Punch": "S", "Kick": "C", "Parry": "D", "Dodge": "H"}


def fight_entry(page: Page) -> Locator:
    return page.locator("article").filter(has=page.get_by_role("heading", name="FIGHT", exact=True))


def play_now(page: Page) -> None:
    fight_entry(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()


def open_house_rules(page: Page, game_entry: Locator | None = None) -> Locator:
    """Open the settings of FIGHT, or of another game on the home page, with all their rules. Return the game's entry."""
    entry = fight_entry(page) if game_entry is None else game_entry
    entry.get_by_text("Table settings").click()
    entry.get_by_text("House rules").click()
    return entry


def concede(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(page.locator(".result")).to_be_visible()


def open_for_friends(page: Page) -> str:
    """Open a FIGHT table and return the link for sharing it."""
    fight_entry(page).get_by_role("button", name="With friends").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_be_visible()
    return link.input_value()


def create_table(page: Page, path: str, body: Mapping[str, object] | None = None) -> str:
    fetched = f"await fetch(path, {{method: 'POST', {PROTOCOL_HEADERS}, body}})"
    script = f"async ([path, body]) => (await ({fetched}).json()).id"
    return str(page.evaluate(script, [path, json.dumps(body or {})]))


def open_table(page: Page, game: str, *others: str, **options: str) -> None:
    """Open a table and go there. Each of `others` is a bot, or "open" for an open seat."""
    seats = [{"kind": "me"}, *[{"kind": "open"} if bot == "open" else {"kind": "bot", "bot": bot} for bot in others]]
    page.goto(f"/t/{create_table(page, '/api/tables', {'game': game, 'seats': seats, 'options': options})}")


def seat_three_and_spectator(visit: Visit, game: str) -> tuple[Page, Page, Page, Page]:
    """Seat Ann, Bo and Cleo at a table, with Eve as a spectator; return their pages."""
    ann = set_name(visit(IDENTITY_PAGE), "Ann")
    open_table(ann, game, "open", "open")
    bo, cleo = set_name(visit(ann.url), "Bo"), set_name(visit(ann.url), "Cleo")
    bo.get_by_role("button", name="Sit down").first.click()
    expect(cleo.get_by_role("button", name="Sit down")).to_have_count(1)
    cleo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo, cleo):
        expect(page.locator(".board")).to_be_visible()
    eve = set_name(visit(ann.url), "Eve")
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    return ann, bo, cleo, eve


def start_lesson(page: Page, game: str) -> None:
    page.goto(f"/t/{create_table(page, f'/api/lessons/{game}')}")


def read_lesson_step(page: Page, step: int, num_steps: int) -> None:
    """Check the number of a lesson's step and page through its text."""
    expect(page.locator(".lesson")).to_contain_text(f"Step {step} of {num_steps}")
    while page.locator("[data-next]").count():
        page.locator("[data-next]").click()


def follow_lesson(page: Page, steps: int, num_steps: int) -> None:
    """Follow the first `steps` steps of a lesson, each of which must allow exactly one move."""
    for step in range(1, steps + 1):
        read_lesson_step(page, step, num_steps)
        moves = page.locator("[data-move]")
        assert len(set(moves.evaluate_all("all => all.map(each => each.dataset.move)"))) == 1
        play(moves.first)


def wait_for_choice(page: Page) -> bool:
    """Wait until this seat may choose or the game is over; return whether it may choose."""
    page.wait_for_selector("[data-move], .result")
    return page.locator(".result").count() == 0


def wait_for_prompt_kind(page: Page) -> str:
    """Wait until a Kung Fu board is at rest. Return its prompt kind, or an empty string if the game is over."""
    wait_for_choice(page)
    page.wait_for_function(
        "() => document.querySelector('.result') || /^[0-9]/.test(document.querySelector('.board').dataset.promptKey)"
    )
    if page.locator(".result").count():
        return ""
    return page.locator(".board").get_attribute("data-prompt-kind") or ""


def choose_by_keyboard(page: Page, index: int) -> None:
    """Choose and confirm the move with its number key if it has one; otherwise with Tab and Enter."""
    if index < 9:
        page.keyboard.press(str(index + 1))
        confirm_by_key(page, str(index + 1))
        return
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.locator("[data-move]").evaluate_all("all => all.indexOf(document.activeElement)") == index:
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            page.keyboard.press("Enter")
            confirm_by_key(page, "Enter")
            return
    raise AssertionError("The Tab key never reached the card.")


def confirm_by_key(page: Page, key: str) -> None:
    """Press a key again if it has selected a card."""
    if page.locator("[data-confirm]").count():
        page.keyboard.press(key)


def mark_two_discards(page: Page) -> None:
    """Mark two cards in hand for discarding. One of them is unmarked and marked again."""
    cards = page.locator(".hand [data-move]")
    cards.last.click()
    cards.first.click()
    expect(page.locator(".card.marked")).to_have_count(2)
    cards.last.click()
    expect(page.locator(".card.marked")).to_have_count(1)
    cards.last.click()


def play(card: Locator) -> None:
    """Click a card or button and confirm the move if it only selects the card."""
    card.click()
    confirm(card.page)


def confirm(page: Page) -> None:
    """Confirm the selected card, if there is one, with its first move."""
    buttons = page.locator("[data-confirm]")
    if buttons.count():
        buttons.first.click()


def choose_move(page: Page, step: int = 0) -> None:
    play(page.locator("[data-move]").nth(step))


def tap_and_act(page: Page, element: Locator, action: str | None = None) -> None:
    """Tap an element. If it is a card, press `action`, or the first action, in the inspector."""
    inspector = page.locator("dialog.held")
    is_card = element.evaluate("each => each.matches('[data-card], .choice[title]')")
    element.tap()
    if is_card:
        actions = inspector.locator("[data-way]")
        (actions.filter(has_text=action) if action else actions).first.tap()
        expect(inspector).to_have_count(0)


def hand_cards(page: Page) -> set[str]:
    return set(page.locator(".seat.bottom .hand [data-card]").evaluate_all("all => all.map(each => each.dataset.card)"))


def log_lines(page: Page) -> list[str]:
    return page.locator(".panel .line").all_inner_texts()


def set_name(page: Page, name: str) -> Page:
    """Set the visitor's name. A generated name such as Iron Crane could be mistaken for a card name."""
    rename = f"async body => (await fetch('/api/me', {{method: 'PUT', {PROTOCOL_HEADERS}, body}})).ok"
    assert page.evaluate(rename, json.dumps({"name": name}))
    return page


def cards_named(text: str) -> set[str]:
    """Return the ids of all cards that a text names in attributes, labels or sentences."""
    by_id = set(re.findall(r'data-card="(\w+)"', text))
    by_name = {f"{MOVE_LETTERS[move]}{value}" for move, value in re.findall(r"(Punch|Kick|Parry|Dodge) (\d)", text)}
    return by_id | by_name


def take_row_cards(*pages: Page) -> None:
    """Take cards from the row for each prompted seat until every player may play one of four cards."""
    for _ in range(MAX_POLLS):
        if all(page.locator(".seat.bottom [data-move]").count() == 4 for page in pages):
            return
        for page in pages:
            offered = page.locator("[data-zone='row'] [data-move]")
            if offered.count():
                play(offered.first)
        pages[0].wait_for_timeout(50)
    raise AssertionError("The players never finished taking cards from the row.")


def play_until_hand_prompt(page: Page) -> None:
    for _ in range(20):
        wait_for_choice(page)
        if page.locator(".seat.bottom [data-move]").count():
            return
        choose_move(page)
    raise AssertionError("No card in the hand became playable.")

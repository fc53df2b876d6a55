"""Actions of a person at the browser, shared by the browser tests."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DOORSTEP, Visit

MOST_ANSWERS = 120
# Number of polls for something that needs both seats: at least half a minute.
POLLS = 600
MOVES = {"Punch": "S", "Kick": "C", "Parry": "D", "Dodge": "H"}


def box(page: Page) -> Locator:
    """Return FIGHT's entry in the game list."""
    return page.locator("article").filter(has=page.get_by_role("heading", name="FIGHT", exact=True))


def play_now(page: Page) -> None:
    box(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.locator(".result")).to_be_visible()


def with_friends(page: Page) -> str:
    """Open a table and return the link shown for sharing."""
    box(page).get_by_role("button", name="With friends").click()
    link = page.get_by_label("The link to this table")
    expect(link).to_be_visible()
    return link.input_value()


def opened(page: Page, path: str, wish: Mapping[str, object] | None = None) -> str:
    """Request a table from the hall and return its id."""
    asking = "async ([path, body]) => (await (await fetch(path, {method: 'POST', body})).json()).id"
    return str(page.evaluate(asking, [path, json.dumps(wish or {})]))


def sit_down(page: Page, game: str, *others: str, **options: str) -> None:
    """Open a table with the given other seats (open or a bot) and go there."""
    seats = [{"kind": "me"}, *[{"kind": "open"} if who == "open" else {"kind": "bot", "bot": who} for who in others]]
    page.goto(f"/t/{opened(page, '/api/tables', {'game': game, 'seats': seats, 'options': options})}")


def three_and_a_watcher(visit: Visit, game: str) -> tuple[Page, Page, Page, Page]:
    """Return Ann, Bo and Cleo at a table, and Eve as a spectator."""
    ann = called(visit(DOORSTEP), "Ann")
    sit_down(ann, game, "open", "open")
    bo, cleo = called(visit(ann.url), "Bo"), called(visit(ann.url), "Cleo")
    bo.get_by_role("button", name="Sit down").first.click()
    expect(cleo.get_by_role("button", name="Sit down")).to_have_count(1)
    cleo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo, cleo):
        expect(page.locator(".board")).to_be_visible()
    eve = called(visit(ann.url), "Eve")
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    return ann, bo, cleo, eve


def begin_lesson(page: Page, game: str) -> None:
    """Go to a lesson's table."""
    page.goto(f"/t/{opened(page, f'/api/lessons/{game}')}")


def read_on(page: Page, at: int, of: int) -> None:
    """Read all text of one step of a lesson."""
    expect(page.locator(".lesson")).to_contain_text(f"Lesson {at} of {of}")
    while page.locator("[data-next]").count():
        page.locator("[data-next]").click()


def follow_lesson(page: Page, steps: int, of: int) -> None:
    """Follow a lesson: each of these steps has one action."""
    for at in range(1, steps + 1):
        read_on(page, at, of)
        moves = page.locator("[data-move]")
        assert len(set(moves.evaluate_all("all => all.map(each => each.dataset.move)"))) == 1
        moves.first.click()


def may_choose(page: Page) -> bool:
    """Wait until this seat may choose or the game is over; return whether it may choose."""
    page.wait_for_selector("[data-move], .result")
    return page.locator(".result").count() == 0


def asked(page: Page) -> str:
    """Return the prompt kind once a Kung Fu board is at rest, or an empty string when the game is over."""
    may_choose(page)
    page.wait_for_function(
        "() => document.querySelector('.result') || /^[0-9]/.test(document.querySelector('.board').dataset.ask)"
    )
    if page.locator(".result").count():
        return ""
    return page.locator(".board").get_attribute("data-word") or ""


def by_keys(page: Page, place: int) -> None:
    """Press a number if there is one, else move the focus until it is on the right element."""
    if place < 9:
        page.keyboard.press(str(place + 1))
        return
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.locator("[data-move]").evaluate_all("all => all.indexOf(document.activeElement)") == place:
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            page.keyboard.press("Enter")
            return
    raise AssertionError("The keyboard never came to a card that may be chosen.")


def mark_two(page: Page) -> None:
    """Mark two cards of the hand for discarding, out of order and one of them twice."""
    cards = page.locator(".hand [data-move]")
    cards.last.click()
    cards.first.click()
    expect(page.locator(".card.marked")).to_have_count(2)
    cards.last.click()
    expect(page.locator(".card.marked")).to_have_count(1)
    cards.last.click()


def choose(page: Page, at: int = 0) -> None:
    page.locator("[data-move]").nth(at).click()


def tap(page: Page, what: Locator, way: str | None = None) -> None:
    """Tap a card to hold it up, then press the button that acts on it, or a specific one."""
    held = page.locator("dialog.held")
    card = what.evaluate("each => each.matches('[data-card], .choice[title]')")
    what.tap()
    if card:
        ways = held.locator("[data-way]")
        (ways.filter(has_text=way) if way else ways).first.tap()
        expect(held).to_have_count(0)


def hand(page: Page) -> set[str]:
    """Return the ids of the open cards in the player's own hand."""
    return set(page.locator(".seat.bottom .hand [data-card]").evaluate_all("all => all.map(each => each.dataset.card)"))


def log(page: Page) -> list[str]:
    return page.locator(".panel .line").all_inner_texts()


def called(page: Page, name: str) -> Page:
    """Give the visitor a name: a generated one, such as Iron Crane, could read like two cards."""
    rename = "async body => (await fetch('/api/me', {method: 'PUT', body})).ok"
    assert page.evaluate(rename, json.dumps({"name": name}))
    return page


def named(text: str) -> set[str]:
    """Return every card that a text names in data, labels or sentences."""
    by_id = set(re.findall(r'data-card="(\w+)"', text))
    by_name = {f"{MOVES[move]}{value}" for move, value in re.findall(r"(Punch|Kick|Parry|Dodge) (\d)", text)}
    return by_id | by_name


def settle_openings(*pages: Page) -> None:
    """Take the first card of the row for each prompted seat until everybody may play one of four cards."""
    for _ in range(POLLS):
        if all(page.locator(".seat.bottom [data-move]").count() == 4 for page in pages):
            return
        for page in pages:
            offered = page.locator("[data-zone='row'] [data-move]")
            if offered.count():
                offered.first.click()
        pages[0].wait_for_timeout(50)
    raise AssertionError("The cards of the row were never all taken.")


def to_the_hand(page: Page) -> None:
    """Play until a card of the own hand may be chosen."""
    for _ in range(20):
        may_choose(page)
        if page.locator(".seat.bottom [data-move]").count():
            return
        choose(page)
    raise AssertionError("The own hand was never asked for.")

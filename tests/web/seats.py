"""What a person does at the browser: sit down, play on, look at the cards. Shared by the browser tests."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

MOST_ANSWERS = 120
# How often to look again before giving up on something that needs both seats: half a minute at the least.
POLLS = 600
MOVES = {"Punch": "S", "Kick": "C", "Parry": "D", "Dodge": "H"}


def box(page: Page) -> Locator:
    """FIGHT on the shelf."""
    return page.locator("article").filter(has=page.get_by_role("heading", name="FIGHT", exact=True))


def play_now(page: Page) -> None:
    box(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()


def with_friends(page: Page) -> str:
    """Opens a table; the link to share, as the page shows it."""
    box(page).get_by_role("button", name="With friends").click()
    link = page.get_by_label("The link to this table")
    expect(link).to_be_visible()
    return link.input_value()


def may_choose(page: Page) -> bool:
    """Waits until this seat may choose or the game is over; whether it may choose."""
    page.wait_for_selector("[data-move], .result")
    return page.locator(".result").count() == 0


def choose(page: Page, at: int = 0) -> None:
    page.locator("[data-move]").nth(at).click()


def hand(page: Page) -> set[str]:
    """The ids of the cards that lie open in the own hand."""
    return set(page.locator(".seat.bottom .hand [data-card]").evaluate_all("all => all.map(each => each.dataset.card)"))


def log(page: Page) -> list[str]:
    return page.locator(".panel .line").all_inner_texts()


def called(page: Page, name: str) -> Page:
    """Gives somebody a name: one that the hall thinks of may be Iron Crane, which would read like two cards."""
    rename = "async body => (await fetch('/api/me', {method: 'PUT', body})).ok"
    assert page.evaluate(rename, json.dumps({"name": name}))
    return page


def named(text: str) -> set[str]:
    """Every card that a text names in any way: as data, in a label, in a sentence."""
    by_id = set(re.findall(r'data-card="(\w+)"', text))
    by_name = {f"{MOVES[move]}{value}" for move, value in re.findall(r"(Punch|Kick|Parry|Dodge) (\d)", text)}
    return by_id | by_name


def settle_openings(*pages: Page) -> None:
    """Whoever is asked takes the first card of the row, until everybody may play one of four cards."""
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
    """Play on until a card of the own hand may be chosen."""
    for _ in range(20):
        may_choose(page)
        if page.locator(".seat.bottom [data-move]").count():
            return
        choose(page)
    raise AssertionError("The own hand was never asked for.")

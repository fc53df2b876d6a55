"""Both Kung Fu games: prompts do not shift the layout, and hints and replays fit windows of every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.phases import over, when
from tests.web.phases_kung_fu import KUNG_FU_WALKS
from tests.web.sizes import (
    LAPTOP,
    PHONE,
    SIDEWAYS,
    SIZES,
    SMALL_PHONE,
    Size,
    at_every_size,
    come_to_rest,
    last_of,
    window,
)

pytestmark = pytest.mark.browser

DUEL = {"expansion": "yes", "archetypes": "dealt"}
PAIRS = {"format": "2v2", **DUEL}
HINTED = {
    "2014": Moment("kung-fu-2014", 2, when("attack", lambda hand, **_: len(hand) >= 8), bots=True),
    "2014, added to": Moment("kung-fu-2014", 2, when("add", drafted=2), bots=True),
    "2019": Moment("kung-fu-2019", 2, when("prepare", lambda hand, **_: len(hand) >= 7), DUEL, bots=True),
    "2019, 2v2": Moment("kung-fu-2019", 4, when("block", lambda hand, **_: len(hand) >= 6), PAIRS, bots=True),
}
PLACES = """() => {
    const [card, hand, mat] = ['.hand [data-key]', '.hand', '.mat'].map((each) => document.querySelector(each))
    const [held, laid] = [hand.getBoundingClientRect(), mat.getBoundingClientRect()]
    return [card.offsetWidth, held.top, held.height, laid.top, laid.height].map(Math.round)
}"""


# The prompt, its text and its choices.
SAID = """() => {
    const board = document.querySelector('.board')
    const moves = [...board.querySelectorAll('[data-move]')].map((each) => each.dataset.move)
    return [board.dataset.ask, document.querySelector('.prompt').textContent, ...moves].join(' ')
}"""
ASKED_ANEW = f"before => document.querySelector('.board').dataset.ask !== 'busy' && ({SAID})() !== before"


LOWEST = """() => {
    const bottom = (each) => each.getBoundingClientRect().bottom
    const cards = [...document.querySelectorAll('.hand [data-key]')].map(bottom)
    return Math.max(0, ...cards) > bottom(document.querySelector('.board')) + 4
}"""


BEYOND = """() => [...document.querySelectorAll('.person')].flatMap((plate) => {
    const edge = plate.getBoundingClientRect()
    const words = [...plate.querySelectorAll('.count, .called, .state, .flag')]
    const beyond = words.filter((each) => each.getClientRects().length > 0 && each.offsetWidth > 1)
    return beyond.filter((each) => each.getBoundingClientRect().right > edge.right + 1).map((each) => each.textContent)
})"""


@pytest.mark.parametrize("which", HINTED)
def test_a_hint_in_every_window(visit: Visit, data: Path, which: str) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, HINTED[which])
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    found = at_every_size(page, f"{which}: hint")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seats", "options"), last_of([("kung-fu-2014", 2, {}), ("kung-fu-2019", 4, PAIRS)]))
def test_a_replay_in_every_window(visit: Visit, data: Path, game: str, seats: int, options: dict[str, str]) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(game, seats, over, options))
    page.goto(page.url.replace("/t/", "/replay/"))
    slider = page.locator(".controls input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    found: list[str] = []
    for part in (0.3, 0.6, 1):
        slider.fill(str(round(last * part)))
        found += at_every_size(page, f"{game}: replay {part:.0%}")
        found += [f"{size}: the hand leaves the board at {part:.0%}" for size in SIZES if leaves(page, size)]
    # The bar above it belongs to the page.
    found = [each for each in found if " h1 " not in each]
    assert not found, "\n".join(found)


def leaves(page: Page, size: Size) -> bool:
    """Return whether a card of the hand overlaps the buttons below the board."""
    with window(page, size):
        come_to_rest(page)
        return bool(page.evaluate(LOWEST))


@pytest.mark.parametrize("size", last_of([LAPTOP, PHONE, SMALL_PHONE]), ids=str)
def test_an_attack_is_made_without_moving_hand_or_mat(visit: Visit, data: Path, size: Size) -> None:
    """From discards to targets the prompt changes, and the cards stay in place."""
    page = visit(DOORSTEP)
    go_to(page, data, Moment("kung-fu-2014", 2, when("discard", lambda turn, **_: turn == 1)))
    with window(page, size):
        before = places(page)
        for answer in ("Keep all", "hand", "hand"):
            said = page.evaluate(SAID)
            if answer == "hand":
                page.locator(".hand .card:not(.marked) .playable.legal").first.click()
            else:
                page.get_by_role("button", name=answer).click()
            page.wait_for_function(ASKED_ANEW, arg=said)
            now = places(page)
            assert now[:3] == before[:3], answer
            # For a longer prompt the mat shrinks, by at most one row of buttons.
            assert now[3] == before[3] and 0 <= before[4] - now[4] <= 60, answer


def places(page: Page) -> list[int]:
    page.wait_for_selector(".hand .playable.legal")
    come_to_rest(page)
    found: list[int] = page.evaluate(PLACES)
    return found


def test_short_texts_and_kinds_are_in_sight_on_a_phone(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    punches = when("prepare", lambda hand, **_: len(hand) == 7)
    go_to(page, data, Moment("kung-fu-2019", 2, punches, {"expansion": "no"}))
    with window(page, PHONE):
        cards = page.locator(".hand .front")
        for at in range(cards.count()):
            expect(cards.nth(at).locator(".kind")).to_be_visible()
            text = cards.nth(at).locator(".text")
            if 0 < len(text.inner_text() or text.text_content() or "") <= 31:
                expect(text).to_be_visible()


def test_partners_are_named(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment("kung-fu-2019", 4, when("discard", lambda turn, **_: turn == 1), PAIRS))
    mine = page.locator(".roster", has_text="you and")
    partner = (mine.text_content() or "").removesuffix(".").split(" and ")[-1]
    bond = page.locator("[data-seat]", has_text=partner).locator(".bond")
    expect(bond).to_have_text("your partner")
    for size in (SIDEWAYS, PHONE):
        with window(page, size):
            expect(bond).to_be_visible()
    with window(page, PHONE):
        expect(page.locator(".kits [data-kit] .empty").first).to_contain_text("Your Weapon")


@pytest.mark.parametrize("walk", last_of(["2019, 2v2", "2019, 3v3"]))
def test_what_stands_on_a_plate_stays_on_it(visit: Visit, data: Path, walk: str) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, KUNG_FU_WALKS[walk]["help"])
    found: dict[str, list[str]] = {}
    for size in SIZES:
        with window(page, size):
            come_to_rest(page)
            found[str(size)] = page.evaluate(BEYOND)
    assert not any(found.values()), found


def test_whoever_is_passed_for_is_told_who_chooses_and_has_nothing_to_undo(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, KUNG_FU_WALKS["2019, 3v3"]["help"])
    page.get_by_role("button", name="Pass all this turn").click()
    expect(page.locator(".sentence")).to_contain_text("choose", timeout=15_000)
    expect(page.locator(".sentence")).not_to_contain_text("sealed")
    expect(page.locator("[data-back]")).to_have_count(0)

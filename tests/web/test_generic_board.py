"""An installed game without browser code is played on the generic board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.sixth_game.installed_game import CIRCLE, GAME, TITLE, install_crane_circle, install_game
from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, ROOT, Visit, serve_hall
from tests.web.layout_faults import PHONE, SIZES, faults_at_sizes
from tests.web.page_actions import confirm_by_key, open_table, play, set_name, wait_for_choice

pytestmark = pytest.mark.browser

THREE_PLAYER_SIZES = [size for size in SIZES if size.zoom == 1 and (size.width, size.height) != (360, 640)]
"""Windows in which the cards of three players fit. In smaller ones, the mat scrolls."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sixth")


@pytest.fixture(scope="module")
def hall(data: Path) -> Iterator[str]:
    """A hall with two installed games."""
    installed = install_game(data / "project")
    install_crane_circle(installed)
    path = os.pathsep.join([str(installed), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with serve_hall(data, PYTHONPATH=path) as address:
        yield address


def hand(page: Page) -> list[str]:
    cards = page.get_by_role("group", name="Your hand").locator("[data-card]")
    return [str(card) for card in cards.evaluate_all("all => all.map(each => each.dataset.card)")]


def test_whole_game_is_played_with_clicks(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random")
    expect(page.locator(".mat")).to_contain_text("Deck 12")
    turns = 0
    while wait_for_choice(page):
        turns += 1
        expect(page.locator(".facts")).to_have_text(f"Turn {turns}")
        assert len(hand(page)) == page.locator("[data-move]").count() > 0
        play(page.locator("[data-move]").first)
    assert turns >= 4
    expect(page.locator(".result")).to_be_visible()
    # Both cards of the last turn are still on the mat.
    assert page.locator(".mat .row [data-card]").count() == 2
    assert max(int(text) for text in page.locator(".numbers b").all_inner_texts()) <= 4


def test_cards_are_played_with_keys_and_taken_back(visit: Visit) -> None:
    ann = visit(IDENTITY_PAGE)
    open_table(ann, GAME, "open")
    bo = visit(ann.url)
    bo.get_by_role("button", name="Sit down").click()
    wait_for_choice(ann)
    card = ann.locator("[data-move]").first
    name = card.get_attribute("data-card")
    assert name is not None
    expect(card).to_have_accessible_name(f"Play {name.capitalize()}. attack. {_text(name)}")
    ann.keyboard.press("1")
    confirm_by_key(ann, "1")
    expect(ann.locator(".drafted [data-card]")).to_have_attribute("data-card", name)
    expect(bo.locator(".drafted")).to_have_count(0)
    ann.keyboard.press("b")
    expect(ann.locator(".drafted")).to_have_count(0)
    expect(ann.locator("[data-move]").first).to_be_visible()


def test_card_is_read_and_played_with_taps(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": PHONE.width, "height": PHONE.height}, has_touch=True)
    open_table(page, GAME, "random")
    page.locator("[data-move]").first.tap()
    page.get_by_role("dialog").get_by_role("button", name="Play ").tap()
    expect(page.locator(".facts")).to_have_text("Turn 2")


def test_board_fits_windows_of_every_size(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random")
    faults: list[str] = []
    for turn in range(2):
        wait_for_choice(page)
        faults += faults_at_sizes(page, f"turn {turn + 1}", SIZES)
        play(page.locator("[data-move]").first)
        expect(page.locator(".facts")).to_have_text(f"Turn {turn + 2}")
    assert not faults, "\n".join(faults)
    assert accessibility_violations(page) == []


def test_face_down_cards_and_names_are_shown_on_the_table(visit: Visit) -> None:
    page = set_name(visit(IDENTITY_PAGE), "Ann")
    open_table(page, CIRCLE, "random", "random")
    wait_for_choice(page)
    faults = faults_at_sizes(page, "before a strike", THREE_PLAYER_SIZES)
    omen = page.get_by_role("group", name="Omen")
    if "revealed" not in page.locator(".facts").inner_text():
        expect(omen.locator(".back")).to_be_visible()
        expect(omen).to_contain_text("face-down card")
    guards = page.get_by_role("group", name="Guards")
    expect(guards).to_have_count(3)
    expect(guards.locator("[data-card]")).to_have_count(1)
    expect(guards.locator(".back.alone")).to_have_count(2)
    bots = page.locator(".others .name").all_inner_texts()
    play(page.locator("[data-move]").first)
    buttons = page.locator(".answers [data-move]")
    expect(buttons).to_have_text([f"Strike {name}" for name in bots])
    faults += faults_at_sizes(page, "choosing a target", THREE_PLAYER_SIZES)
    assert accessibility_violations(page) == []
    buttons.first.click()
    expect(page.locator(".me .numbers")).to_contain_text(bots[0])
    wait_for_choice(page)
    faults += faults_at_sizes(page, "after a strike", THREE_PLAYER_SIZES)
    assert not faults, "\n".join(faults)
    page.set_viewport_size({"width": 390, "height": 780})
    assert page.locator(".mat .table").evaluate("table => table.scrollHeight <= table.clientHeight")


def test_hall_shows_the_game_in_all_places(visit: Visit) -> None:
    page = visit("/")
    box = page.locator("article").filter(has=page.get_by_role("heading", name=TITLE))
    expect(box.locator(".letters")).to_have_text("TC")
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name=f"Cards of {TITLE}").click()
    expect(page.locator(".cards .front")).to_have_count(3)
    page.goto(f"/learn/{GAME}")
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()
    page.goto("/workshop")
    page.locator(f"[data-begin={GAME}]").click()
    expect(page.locator(".workspace .front").first).to_be_visible()


def _text(card: str) -> str:
    return {"rock": "Beats Scissors", "paper": "Beats Rock", "scissors": "Beats Paper"}[card]

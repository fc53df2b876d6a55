"""The rules at the table: they open at the relevant passage, are searchable and contain every card and clause."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kwoon.games import GAMES
from kwoon.registry import load_clauses, load_game, load_rulebook
from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import LONG_RUN, sample_cases
from tests.web.page_actions import create_table, open_table, play_until_hand_prompt, wait_for_choice

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = {
    "laptop": (1280, 720),
    "sideways": (844, 390),
    # This is a window of 1280x800 at 200% zoom.
    "zoomed": (640, 400),
    "phone": (390, 844),
    "small phone": (360, 640),
}
NUM_OPPONENTS = {"fight": 1, "dragon-punch": 1, "kung-fur-fight": 1, "kung-fu-2014": 2, "kung-fu-2019": 2}
# Returns visible text that is too small to read.
SMALL_TEXT = """root => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
        const each = texts.currentNode.parentElement
        if (!texts.currentNode.data.trim() || !each.checkVisibility() || each.closest('.hidden')) continue
        const size = parseFloat(getComputedStyle(each).fontSize)
        if (size > 0 && size < 11) found.push(`${size}px: ${texts.currentNode.data.trim()}`)
    }
    return found
}"""

every_game = pytest.mark.parametrize("game", [definition.id for definition in GAMES])
sample_game = pytest.mark.parametrize("game", sample_cases([definition.id for definition in GAMES]))


def checks_accessibility(game: str, size: str) -> bool:
    """Return whether to run the slow axe-core check for a game in this window.

    Normally each game is checked in one window, and no two games share one. The long run (`make screens`) checks all
    games in every window.
    """
    return LONG_RUN or list(NUM_OPPONENTS).index(game) == list(SIZES).index(size)


def rules_panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The rules")


def open_rules(page: Page) -> Locator:
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(rules_panel(page).locator(".chapter").first).to_be_visible()
    return rules_panel(page)


def is_in_view(page: Page, element: Locator) -> bool:
    """Return whether an element is visible in the rules panel, below its sticky header."""
    bounds, panel_bounds = element.bounding_box(), rules_panel(page).locator(".pages").bounding_box()
    header = rules_panel(page).locator(".finding").bounding_box()
    assert bounds
    assert panel_bounds
    assert header
    return header["y"] + header["height"] - 2 <= bounds["y"] < panel_bounds["y"] + panel_bounds["height"]


@every_game
def test_rules_open_at_passage_of_current_prompt(visit: Visit, game: str) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, game, *["random"] * NUM_OPPONENTS[game])
    kinds: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: kinds.append(prompt_kind_of(frame))))
    page.reload()
    wait_for_choice(page)
    kind = [each for each in kinds if each][-1]
    open_rules(page)
    current = rules_panel(page).locator(".passage.now")
    expect(current).to_have_count(1)
    definition = next(definition for definition in GAMES if definition.id == game)
    expected = next(section for section in load_rulebook(definition) if kind in section.prompts)
    if expected.level > 2:
        expect(current.locator("h4")).to_have_text(expected.heading)
    else:
        expect(current).to_contain_text(expected.blocks[0].text.replace("*", "")[:40])
    page.wait_for_timeout(50)
    assert is_in_view(page, current)
    # The rules are beside the table, not over it, so the player can still answer the prompt.
    assert page.locator("[data-move], [data-pick]").first.is_visible()
    page.keyboard.press("Escape")
    expect(rules_panel(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()


def prompt_kind_of(frame: str | bytes) -> str:
    message = json.loads(frame)
    return str((message.get("prompt") or {}).get("kind", "")) if message["type"] == "update" else ""


def test_rules_highlight_follows_game(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    wait_for_choice(page)
    open_rules(page)
    expect(rules_panel(page).locator(".passage.now h4")).to_have_text("3. Draw")
    play_until_hand_prompt(page)
    expect(rules_panel(page).locator(".passage.now h4")).to_have_text("1. Play")
    rules_panel(page).get_by_role("button", name="Winning").click()
    assert is_in_view(page, rules_panel(page).get_by_role("heading", name="Winning"))
    assert not is_in_view(page, rules_panel(page).locator(".passage.now"))
    rules_panel(page).get_by_role("button", name="Rules for this moment").click()
    assert is_in_view(page, rules_panel(page).locator(".passage.now"))


def test_rules_search_finds_matches(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "kung-fur-fight", "random")
    wait_for_choice(page)
    search = open_rules(page).get_by_label("Search the rules")
    search.fill("hokuto")
    expect(rules_panel(page).get_by_role("status")).to_have_text(re.compile(r"\d+ matches"))
    expect(rules_panel(page).locator("mark").first).to_have_text("Hokuto")
    # Collapsed sections with matches are expanded.
    search.fill("rock-paper-scissors")
    expect(rules_panel(page).locator("li mark").first).to_be_visible()
    search.fill("nunchaku")
    expect(rules_panel(page).get_by_text("No match.")).to_be_visible()
    # Keys typed into the search field play no card.
    search.fill("")
    search.press_sequentially("1?i")
    expect(search).to_have_value("1?i")
    expect(page.locator(".target")).to_have_count(0)


@pytest.mark.parametrize("size", sample_cases(["laptop", "zoomed", "phone"]))
def test_rules_search_steps_through_matches(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(IDENTITY_PAGE, viewport={"width": width, "height": height})
    open_table(page, "kung-fur-fight", "random")
    wait_for_choice(page)
    if page.locator(".drawer .close").is_visible():
        page.locator(".drawer .close").click()
    if page.get_by_role("button", name="Menu").is_visible():
        page.get_by_role("button", name="Menu").click()
    search = open_rules(page).get_by_label("Search the rules")
    search.fill("leader")
    status = rules_panel(page).get_by_role("status")
    expect(status).to_have_text(re.compile(r"^\d+ matches$"))
    num_places = int(status.inner_text().split()[0])
    assert num_places > 2
    passages = rules_panel(page).locator(".passage")
    expect(passages).to_have_count(num_places)
    for key, current in (
        ("Enter", 1),
        ("Enter", 2),
        ("ArrowDown", 3),
        ("Shift+Enter", 2),
        ("ArrowUp", 1),
        ("ArrowUp", num_places),
    ):
        search.press(key)
        expect(status).to_have_text(f"{current} of {num_places} matches")
        expect(passages.nth(current - 1)).to_have_class(re.compile("gone"))
        expect(passages.nth(current - 1).locator("mark").first).to_be_in_viewport()
        expect(rules_panel(page).locator(".places [aria-current]")).to_have_count(1)
        expect(search).to_be_focused()
    rules_panel(page).get_by_role("button", name="Next match").click()
    expect(status).to_have_text(f"1 of {num_places} matches")
    assert is_in_view(page, passages.first.locator("mark").first)
    search.fill("coin")
    expect(status).to_have_text(re.compile(r"^\d+ match(es)?$"))


@every_game
def test_rules_page_shows_every_card_and_clause(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    definition = next(definition for definition in GAMES if definition.id == game)
    faces = load_game(game).faces
    expect(page.locator(".cards button")).to_have_count(len({(face.name, face.text) for face in faces}))
    page.get_by_label("Show every clause").check()
    ids = [clause.id for clause in load_clauses(definition)]
    shown_ids = page.locator(".book li[id]").evaluate_all("all => all.map(each => each.id)")
    assert sorted(shown_ids) == sorted(ids)
    clause_with_reason = next(clause for clause in load_clauses(definition) if clause.why)
    expect(page.locator(f"[id='{clause_with_reason.id}']")).to_contain_text(clause_with_reason.why)
    expect(page.locator(f"[id='{clause_with_reason.id}'] .ruling")).to_be_visible()


def test_clause_link_scrolls_to_clause(visit: Visit) -> None:
    page = visit("/learn/kung-fu-2019#kff19.faceme.forced")
    clause = page.locator("[id='kff19.faceme.forced']")
    expect(clause).to_be_visible()
    expect(clause).to_have_class(re.compile("here"))
    expect(clause).to_be_in_viewport()


def test_inspector_links_to_rules_about_card(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    play_until_hand_prompt(page)
    page.locator(".seat.bottom .hand [data-card]").first.focus()
    page.keyboard.press("i")
    inspector = page.get_by_role("dialog")
    inspector.get_by_text("Rules for this card").click()
    rule_links = inspector.locator("li a")
    clause_text = rule_links.first.inner_text()
    rule_links.first.click()
    expect(inspector).to_have_count(0)
    expect(rules_panel(page).locator(".here")).to_contain_text(clause_text)
    page.wait_for_timeout(50)
    assert is_in_view(page, rules_panel(page).locator(".here"))


def test_rules_page_card_opens_inspector(visit: Visit) -> None:
    page = visit("/learn/kung-fu-2014", **PHONE)
    page.get_by_role("button", name=re.compile("^Nunchaku")).tap()
    inspector = page.get_by_role("dialog", name="Nunchaku")
    expect(inspector).to_contain_text("attack 5 · defense 3")
    inspector.get_by_text("Rules for this card").tap()
    inspector.get_by_text("Nunchaku are discarded in cleanup").tap()
    expect(inspector).to_have_count(0)
    expect(page.locator("[id='kff14.card.nunchaku']")).to_be_in_viewport()
    assert page.url.endswith("#kff14.card.nunchaku")


def test_rules_are_available_in_lobby(visit: Visit) -> None:
    page = visit()
    body = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}]}
    page.goto(f"/t/{create_table(page, '/api/tables', body)}")
    open_rules(page)
    expect(rules_panel(page).get_by_role("heading", name="What beats what")).to_be_visible()
    expect(rules_panel(page).locator(".passage.now")).to_have_count(0)


def test_rules_and_log_replace_each_other(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "fight", "random")
    wait_for_choice(page)
    expect(page.locator(".panel")).to_be_visible()
    page.keyboard.press("?")
    expect(rules_panel(page)).to_be_visible()
    expect(page.locator(".panel")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Log")).click()
    expect(rules_panel(page)).to_have_count(0)
    expect(page.locator(".panel")).to_be_visible()


@sample_game
def test_rules_are_readable_in_every_window(visit: Visit, game: str) -> None:
    faults: list[str] = []
    page = visit(IDENTITY_PAGE)
    open_table(page, game, *["random"] * NUM_OPPONENTS[game])
    wait_for_choice(page)
    rules = open_rules(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{name}: {each}" for each in rules.evaluate(SMALL_TEXT)]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert rules.evaluate("each => each.querySelector('.pages').scrollWidth - each.clientWidth") <= 0
        panel_bounds = rules.locator(".pages").bounding_box()
        header = rules.locator(".finding").bounding_box()
        assert panel_bounds
        assert header
        assert panel_bounds["height"] - header["height"] > 180, f"{name}: there is no room to read"
        if checks_accessibility(game, name):
            faults += [f"{name}: {each}" for each in accessibility_violations(page)]
    assert not faults, "\n".join(faults)


def test_back_gesture_on_phone_closes_panel(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_table(page, "fight", "random")
    table = page.url
    for name in ("Rules", "Log"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.locator(".drawer")).to_be_visible()
        page.evaluate("() => document.activeElement.blur()")
        # Escape corresponds to the back gesture on a phone.
        page.keyboard.press("Escape")
        expect(page.locator(".drawer")).to_have_count(0)
    assert page.url == table

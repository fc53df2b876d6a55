"""The rules at the table: opened at the relevant place, searchable, with every card and clause."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kwoon.games import GAMES
from kwoon.registry import load_clauses, load_game, load_rulebook
from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.seats import may_choose, opened, sit_down, to_the_hand
from tests.web.sizes import LONG, last_of

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = {
    "laptop": (1280, 720),
    "sideways": (844, 390),
    # A window of 1280x800 at 200%.
    "zoomed": (640, 400),
    "phone": (390, 844),
    "small phone": (360, 640),
}
OTHERS = {"fight": 1, "dragon-punch": 1, "kung-fur-fight": 1, "kung-fu-2014": 2, "kung-fu-2019": 2}
# Visible text that is too small to read.
TOO_SMALL = """root => {
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

every_game = pytest.mark.parametrize("game", [box.id for box in GAMES])
last_game = pytest.mark.parametrize("game", last_of([box.id for box in GAMES]))


def judged(game: str, size: str) -> bool:
    """Return whether the slow axe-core check runs for a game in this window: each game in another one, so that all
    together cover all windows, or every one in the long run (`make screens`)."""
    return LONG or list(OTHERS).index(game) == list(SIZES).index(size)


def book(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The rules")


def read_rules(page: Page) -> Locator:
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(book(page).locator(".chapter").first).to_be_visible()
    return book(page)


def in_sight(page: Page, what: Locator) -> bool:
    """Return whether an element is visible within the rules, below their sticky header."""
    place, pages = what.bounding_box(), book(page).locator(".pages").bounding_box()
    head = book(page).locator(".finding").bounding_box()
    assert place
    assert pages
    assert head
    return head["y"] + head["height"] - 2 <= place["y"] < pages["y"] + pages["height"]


@every_game
def test_they_open_where_the_question_belongs(visit: Visit, game: str) -> None:
    page = visit(DOORSTEP)
    sit_down(page, game, *["random"] * OTHERS[game])
    asks: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: asks.append(word_of(frame))))
    page.reload()
    may_choose(page)
    word = [each for each in asks if each][-1]
    read_rules(page)
    now = book(page).locator(".passage.now")
    expect(now).to_have_count(1)
    box = next(box for box in GAMES if box.id == game)
    meant = next(each for chapter in load_rulebook(box).chapters for each in chapter.passages if word in each.prompts)
    expect(now).to_contain_text(meant.title or meant.text[:40])
    page.wait_for_timeout(50)
    assert in_sight(page, now)
    # Beside the table, not over it: the prompt can still be answered.
    assert page.locator("[data-move], [data-pick]").first.is_visible()
    page.keyboard.press("Escape")
    expect(book(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()


def word_of(frame: str | bytes) -> str:
    message = json.loads(frame)
    return str((message.get("ask") or {}).get("word", "")) if message["type"] == "news" else ""


def test_they_follow_the_game(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "fight", "random")
    may_choose(page)
    read_rules(page)
    expect(book(page).locator(".passage.now h4")).to_have_text("Draw")
    to_the_hand(page)
    expect(book(page).locator(".passage.now h4")).to_have_text("Play")
    book(page).get_by_role("button", name="The end of a round").click()
    assert in_sight(page, book(page).get_by_role("heading", name="The end of a round"))
    assert not in_sight(page, book(page).locator(".passage.now"))
    book(page).get_by_role("button", name="Rules for this moment").click()
    assert in_sight(page, book(page).locator(".passage.now"))


def test_they_are_searched(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "kung-fur-fight", "random")
    may_choose(page)
    search = read_rules(page).get_by_label("Search the rules")
    search.fill("hokuto")
    expect(book(page).get_by_role("status")).to_have_text(re.compile(r"\d+ places"))
    expect(book(page).locator("mark").first).to_have_text("Hokuto")
    # Folded sections with matches are unfolded.
    search.fill("rock-paper-scissors")
    expect(book(page).locator("li mark").first).to_be_visible()
    search.fill("nunchaku")
    expect(book(page).get_by_text("No rule speaks of that")).to_be_visible()
    # Keys typed there play no card.
    search.fill("")
    search.press_sequentially("1?i")
    expect(search).to_have_value("1?i")
    expect(page.locator(".target")).to_have_count(0)


@pytest.mark.parametrize("size", last_of(["laptop", "zoomed", "phone"]))
def test_one_goes_from_place_to_place(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(DOORSTEP, viewport={"width": width, "height": height})
    sit_down(page, "kung-fur-fight", "random")
    may_choose(page)
    if page.locator(".drawer .close").is_visible():
        page.locator(".drawer .close").click()
    if page.get_by_role("button", name="Menu").is_visible():
        page.get_by_role("button", name="Menu").click()
    search = read_rules(page).get_by_label("Search the rules")
    search.fill("leader")
    status = book(page).get_by_role("status")
    expect(status).to_have_text(re.compile(r"^\d+ places$"))
    many = int(status.inner_text().split()[0])
    assert many > 2
    passages = book(page).locator(".passage")
    expect(passages).to_have_count(many)
    for key, now in (
        ("Enter", 1),
        ("Enter", 2),
        ("ArrowDown", 3),
        ("Shift+Enter", 2),
        ("ArrowUp", 1),
        ("ArrowUp", many),
    ):
        search.press(key)
        expect(status).to_have_text(f"{now} of {many} places")
        expect(passages.nth(now - 1)).to_have_class(re.compile("gone"))
        expect(passages.nth(now - 1).locator("mark").first).to_be_in_viewport()
        expect(book(page).locator(".places [aria-current]")).to_have_count(1)
        expect(search).to_be_focused()
    book(page).get_by_role("button", name="The next place").click()
    expect(status).to_have_text(f"1 of {many} places")
    assert in_sight(page, passages.first)
    search.fill("coin")
    expect(status).to_have_text(re.compile(r"^\d+ places?$"))


@every_game
def test_every_card_and_every_clause_is_there(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    box = next(box for box in GAMES if box.id == game)
    faces = load_game(game).faces
    expect(page.locator(".cards button")).to_have_count(len({(face.name, face.text) for face in faces}))
    page.get_by_label("Every clause by itself").check()
    ids = [clause.id for clause in load_clauses(box)]
    shown = page.locator(".book li[id]").evaluate_all("all => all.map(each => each.id)")
    assert sorted(shown) == sorted(ids)
    ruling = next(clause for clause in load_clauses(box) if clause.why)
    expect(page.locator(f"[id='{ruling.id}']")).to_contain_text(ruling.why)
    expect(page.locator(f"[id='{ruling.id}'] .ruling")).to_be_visible()


def test_a_link_leads_to_a_clause(visit: Visit) -> None:
    page = visit("/learn/kung-fu-2019#kff19.faceme.forced")
    clause = page.locator("[id='kff19.faceme.forced']")
    expect(clause).to_be_visible()
    expect(clause).to_have_class(re.compile("here"))
    expect(clause).to_be_in_viewport()


def test_a_card_leads_to_what_the_rules_say_of_it(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "fight", "random")
    to_the_hand(page)
    page.locator(".seat.bottom .hand [data-card]").first.focus()
    page.keyboard.press("i")
    held = page.get_by_role("dialog")
    held.get_by_text("In the rules").click()
    sayings = held.locator("li a")
    said = sayings.first.inner_text()
    sayings.first.click()
    expect(held).to_have_count(0)
    expect(book(page).locator(".here")).to_contain_text(said)
    page.wait_for_timeout(50)
    assert in_sight(page, book(page).locator(".here"))


def test_a_card_of_the_rules_can_be_read_large(visit: Visit) -> None:
    page = visit("/learn/kung-fu-2014", **PHONE)
    page.get_by_role("button", name=re.compile("^Nunchaku")).tap()
    held = page.get_by_role("dialog", name="Nunchaku")
    expect(held).to_contain_text("attack 5 · defence 3")
    held.get_by_text("In the rules").tap()
    held.get_by_text("Nunchaku are discarded in cleanup").tap()
    expect(held).to_have_count(0)
    expect(page.locator("[id='kff14.card.nunchaku']")).to_be_in_viewport()
    assert page.url.endswith("#kff14.card.nunchaku")


def test_they_are_there_before_the_game(visit: Visit) -> None:
    page = visit()
    wish = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}]}
    page.goto(f"/t/{opened(page, '/api/tables', wish)}")
    read_rules(page)
    expect(book(page).get_by_role("heading", name="The goal")).to_be_visible()
    expect(book(page).locator(".passage.now")).to_have_count(0)


def test_the_log_takes_their_place_and_keys_open_them(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "fight", "random")
    may_choose(page)
    expect(page.locator(".panel")).to_be_visible()
    page.keyboard.press("?")
    expect(book(page)).to_be_visible()
    expect(page.locator(".panel")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Log")).click()
    expect(book(page)).to_have_count(0)
    expect(page.locator(".panel")).to_be_visible()


@last_game
def test_they_can_be_read_in_every_window(visit: Visit, game: str) -> None:
    found: list[str] = []
    page = visit(DOORSTEP)
    sit_down(page, game, *["random"] * OTHERS[game])
    may_choose(page)
    rules = read_rules(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{name}: {each}" for each in rules.evaluate(TOO_SMALL)]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert rules.evaluate("each => each.querySelector('.pages').scrollWidth - each.clientWidth") <= 0
        room = rules.locator(".pages").bounding_box()
        head = rules.locator(".finding").bounding_box()
        assert room
        assert head
        assert room["height"] - head["height"] > 180, f"{name}: there is no room to read"
        if judged(game, name):
            found += [f"{name}: {each}" for each in complaints(page)]
    assert not found, "\n".join(found)


def test_going_back_on_a_phone_puts_away_what_lies_over_the_table(visit: Visit) -> None:
    page = visit(DOORSTEP, **PHONE)
    sit_down(page, "fight", "random")
    table = page.url
    for name in ("Rules", "Log"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.locator(".drawer")).to_be_visible()
        page.evaluate("() => document.activeElement.blur()")
        # Escape on a keyboard is the back gesture of a phone.
        page.keyboard.press("Escape")
        expect(page.locator(".drawer")).to_have_count(0)
    assert page.url == table

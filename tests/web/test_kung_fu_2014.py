"""KungFu Fighting (2014) in a real browser: duels by mouse and keys, a table of three, secrets, a phone, a lesson.

Games are random, and each test works with whatever moves are offered.
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
from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.seats import (
    asked,
    begin_lesson,
    by_keys,
    follow_lesson,
    log,
    mark_two,
    sit_down,
    tap,
    three_and_a_watcher,
)
from tests.web.secrets import Lookout, at_a_table
from tests.web.sizes import last_of, long

pytestmark = pytest.mark.browser

GAME = "kung-fu-2014"
MOST_ANSWERS = 500
OFFERED = """all => all.map(each => ({
    either: !!each.closest('.either'), again: !!each.closest('.again'), hand: !!each.closest('.hand'),
    table: !!each.closest('.common'), seat: !!each.closest('.others'), answer: !!each.closest('.ask'),
    card: each.dataset.card ?? '', move: each.dataset.move,
}))"""
Offer = dict[str, object]


def offers(page: Page) -> list[Offer]:
    found: list[Offer] = page.locator("[data-move]").evaluate_all(OFFERED)
    return found


def decide(word: str, offered: list[Offer], at: int) -> int:
    """Return a sensible move that advances the game: strong attacks, an occasional block."""

    def places(suits: Callable[[Offer], object]) -> list[int]:
        return [place for place, offer in enumerate(offered) if suits(offer)]

    either = places(lambda offer: offer["either"])
    cards = places(lambda offer: offer["hand"] and not offer["again"])
    punch = places(lambda offer: offer["table"] and not offer["again"])
    words = places(lambda offer: offer["answer"] or offer["seat"])
    if either:
        return either[0]
    if word in ("discard", "exchange", "return", "target", "block-add"):
        return words[-1] if word == "target" else words[0]
    if word == "block" and at % 2:
        return words[-1]
    if word == "add" and not cards:
        return words[at % len(words)]
    return (cards or punch or words)[-1 if word == "add" else 0]


def changed(page: Page, key: str) -> None:
    """Wait until the move has arrived, or the card asks for a choice."""
    page.wait_for_function(
        "key => document.querySelector('.result, .either') || document.querySelector('.board').dataset.ask !== key",
        arg=key,
    )


def answer(page: Page, at: int, press: Callable[[Page, int], None] | None = None) -> bool:
    """Make one move; return whether the game continues."""
    word = asked(page)
    if not word:
        return False
    key = page.locator(".board").get_attribute("data-ask") or ""
    place = decide(word, offers(page), at)
    if press is None:
        page.locator("[data-move]").nth(place).click()
    else:
        press(page, place)
    if page.locator(".either").count() == 0:
        changed(page, key)
    return True


def to(page: Page, *words: str) -> str:
    """Play until a prompt of one of these kinds."""
    for at in range(MOST_ANSWERS):
        word = asked(page)
        if word in words or not word:
            return word
        answer(page, at)
    raise AssertionError(f"Never asked for {words}.")


@long
def test_a_duel_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    page.locator("article.box:has(h2:has-text('KungFu Fighting'))").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    for at in range(MOST_ANSWERS):
        if not answer(page, at):
            break
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))
    told = log(page)
    assert any(line.startswith("You strike at ") for line in told)
    assert any(re.match(r"The attack is worth \d+", line) for line in told)
    assert any(line.endswith("the last one with Chi.") for line in [page.locator("#result-why").inner_text()]) or any(
        "a draw" in line for line in told
    )
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board .mat")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".person.out")).not_to_have_count(0)


def test_a_duel_by_keyboard_alone(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random")
    for at in range(MOST_ANSWERS):
        if not answer(page, at, by_keys):
            break
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()


def test_cards_are_thrown_away_in_any_order(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random")
    if not to(page, "discard"):
        return
    mark_two(page)
    cards = page.locator(".hand [data-move]")
    names = [cards.first.get_attribute("data-card"), cards.last.get_attribute("data-card")]
    page.get_by_role("button", name="Discard 2").click()
    to(page, "attack")
    line = next(line for line in reversed(log(page)) if line.startswith("You discard "))
    assert line.count(",") == 1, names


def drag(page: Page) -> None:
    """Drag Punch from its public place to the attack."""
    start = page.locator(".common [data-move]").bounding_box()
    end = page.locator("[data-lane='attack']").bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=40)
    page.mouse.up()


def test_an_attack_is_built_in_any_order_and_taken_apart(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random")
    if to(page, "attack") != "attack":
        return
    lane = page.locator("[data-lane='attack']")
    drag(page)
    expect(lane.locator("[data-card='punch']")).to_have_count(1)
    assert lane.locator(".total").first.get_attribute("aria-label") == "attack 1"
    for offer in offers(page):
        if not (offer["hand"] and offer["again"]):
            continue
        card = str(offer["card"])
        page.locator(f".hand .again [data-card='{card}']").first.click()
        if page.locator(".either").count():
            page.locator(".either [data-move]").first.click()
        expect(lane.locator(f"[data-card='{card}']")).to_have_count(1)
        break
    expect(page.locator(".board")).to_have_attribute("data-ask", re.compile(r"\d"))
    laid = lane.locator("[data-card]").count()
    while laid > 0 and page.get_by_role("button", name="Undo").count():
        page.get_by_role("button", name="Undo").click()
        expect(lane.locator("[data-card]")).not_to_have_count(laid)
        laid = lane.locator("[data-card]").count()
    assert page.locator(".common [data-move]").count() == 1 or laid > 0


def may_strike_two(state: State) -> int | None:
    """Match an attack on one or two opponents at a table of three, by any seat but the last."""
    assert isinstance(state, KungFu2014State)
    for ask in state.prompts():
        if ask.kind != "add" or ask.seat == 2 or any(state.eliminated):
            continue
        laid = [state.game.format_move(move) for move in state.draft(int(ask.seat))]
        if laid == ["play daggers"]:
            return int(ask.seat)
    return None


def test_whoever_is_struck_may_be_named_in_any_order(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(GAME, 3, may_strike_two))
    asked(page)
    others = page.locator(".others [data-move]")
    expect(others).to_have_count(2)
    first, last = others.evaluate_all("all => all.map(each => Number(each.dataset.move)).sort((a, b) => a - b)")
    page.locator(f".others [data-move='{last}']").click()
    expect(page.locator(f".others [data-move='{first}']")).to_have_count(1)
    # One target is named; the other may be added or left alone.
    expect(page.get_by_role("button", name=re.compile("^Strike .+ alone$"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Strike .+ too$")).click()
    expect(page.locator(".others [data-move]")).to_have_count(0)
    expect(page.locator(".panel .line").last).to_contain_text("The attack is worth")
    assert [line.startswith("You strike at ") for line in log(page)[-3:]] == [True, True, False]


def may_add_two(state: State) -> int | None:
    """Match a seat with a Base that may add two different Enhancements."""
    assert isinstance(state, KungFu2014State)
    for ask in state.prompts():
        laid = state.draft(int(ask.seat))
        adding = [move for move in ask.moves if state.kinds.is_enhancement(move)]
        if ask.kind == "add" and len(laid) == 1 and len(adding) > 1:
            return int(ask.seat)
    return None


def test_enhancements_are_added_from_right_to_left(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(GAME, 2, may_add_two))
    asked(page)
    lane = page.locator("[data-lane='attack']")
    adding = {face.id for face in load_game(GAME).faces if face.kind == "enhancement"}
    names = list(dict.fromkeys(str(offer["card"]) for offer in offers(page) if offer["card"] in adding))
    for name in reversed(names):
        # Not the place where it was offered before, but where it is offered now.
        page.locator(f".hand .card:not(.again) > [data-card='{name}'][data-move]").first.click()
        expect(lane.locator(f"[data-card='{name}']")).to_have_count(1)
    # Whatever the order of adding, they lie in card list order, as a hand is sorted.
    laid = lane.locator("[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    assert [name for name in laid if name in names] == names


def test_three_play_and_a_fourth_watches(visit: Visit) -> None:
    *players, eve = three_and_a_watcher(visit, GAME)
    ann, bo, cleo = players
    lookout = Lookout(eve, GAME)
    for at in range(14):
        page = next(page for page in players * 400 if one_is_asked(page))
        if at % 2 == 0 and asked(page):
            lookout.look_around(((0, ann), (1, bo), (2, cleo), (SPECTATOR, eve)), page)
        answer(page, at)
    assert eve.locator("[data-move], .near .hand [data-card]").count() == 0
    # A player who concedes is out, and the others play on.
    give_up(ann)
    for page in (*players, eve):
        expect(page.locator(".person.out")).to_have_count(1)
    expect(ann.locator(".near .hand")).to_contain_text("You are out")
    give_up(bo)
    expect(cleo.get_by_role("dialog")).to_contain_text("You have won")
    expect(eve.get_by_role("dialog")).to_contain_text("The fight is over")
    expect(ann.get_by_role("dialog")).to_contain_text("You have lost")
    assert len(lookout.looks) >= 8
    lookout.judge(eve, at_a_table)


def one_is_asked(page: Page) -> bool:
    if page.locator(".board").get_attribute("data-ask"):
        return True
    page.wait_for_timeout(10)
    return False


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    expect(page.get_by_text("The others fight on without you")).to_be_visible()
    page.get_by_role("button", name="Give up", exact=True).click()


@pytest.mark.parametrize("others", last_of([1, 5]))
def test_a_phone(visit: Visit, others: int) -> None:
    page = visit(DOORSTEP, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, GAME, *["random"] * others)
    for at in range(16):
        if not asked(page):
            break
        fits(page)
        answer(page, at, lambda page, place: tap(page, page.locator("[data-move]").nth(place)))
    if not asked(page):
        page.get_by_role("button", name="See the table").tap()
    page.locator(".seat.you .person").tap()
    expect(page.locator(".seat.you .more")).to_contain_text("in hand")


def fits(page: Page) -> None:
    """Check that nothing overflows and all controls are visible and large enough to touch."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
    places = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for place in page.locator("[data-move]").evaluate_all(places):
        assert place["left"] >= -4
        assert place["right"] <= 394
        assert place["bottom"] <= 846
        assert min(place["width"], place["height"]) >= 36


def test_accessibility(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random", "random", "random")
    found: list[str] = []
    seen: set[str] = set()
    for at in range(40):
        word = asked(page)
        if word and word not in seen:
            found += complaints(page)
        seen.add(word)
        if len(seen) >= 4 or not answer(page, at):
            break
    assert found == []
    assert len(seen) >= 2


def test_whoever_follows_the_lesson_wins_the_duel(visit: Visit) -> None:
    page = visit(DOORSTEP)
    begin_lesson(page, GAME)
    follow_lesson(page, 22, of=22)
    expect(page.get_by_role("dialog")).to_contain_text("You have won")
    told = log(page)
    assert "Uncle Cartwheel takes 11 damage." in told
    assert "You gain 3 Chi by Down the Stairs." in told

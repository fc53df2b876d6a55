"""Kung Fu Fighting! (2019) in a real browser: duels by mouse and by keys, three at a table, teams, secrets, a phone.

Games are random, so that each test holds for any of them: it looks at what is offered and takes something of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kwoon.core.contract import WATCHER
from tests.web.conftest import Visit
from tests.web.seats import called, log, may_choose
from tests.web.secrets import Lookout, at_a_table
from tests.web.test_pages import complaints

pytestmark = pytest.mark.browser

POLLS = 1500
OFFERED = """all => all.map(each => ({
    either: !!each.closest('.either'), again: !!each.closest('.again'), hand: !!each.closest('.hand'),
    seat: !!each.closest('.others'), answer: !!each.closest('.ask'), choice: !!each.closest('.choices'),
    kit: !!each.closest('.kit'),
}))"""
SHOWN = """() => ({
    hand: [...document.querySelectorAll('.near .hand [data-card]')].map(each => each.dataset.card),
    others: [...document.querySelectorAll('.board [data-card], .board [data-item]')]
        .filter(each => !each.closest('.hand')).map(each => each.dataset.card ?? each.dataset.item),
    told: [...document.querySelectorAll('.panel .line')].map(each => each.innerText).join(' '),
})"""
Offer = dict[str, bool]


def sit_down(page: Page, *others: str, **options: str) -> None:
    """Opens a table for oneself and others (open, or a bot), and goes there."""
    seats = [{"kind": "me"}, *[{"kind": "open"} if who == "open" else {"kind": "bot", "bot": who} for who in others]]
    wish = json.dumps({"game": "kung-fu-2019", "seats": seats, "options": options})
    asking = "async body => (await (await fetch('/api/tables', {method: 'POST', body})).json()).id"
    page.goto(f"/t/{page.evaluate(asking, wish)}")


def asked(page: Page) -> str:
    """The word of what is asked, when the board has come to rest; nothing when the game is over."""
    may_choose(page)
    page.wait_for_function(
        "() => document.querySelector('.result') || /^[0-9]/.test(document.querySelector('.board').dataset.ask)"
    )
    if page.locator(".result").count():
        return ""
    return page.locator(".board").get_attribute("data-word") or ""


def decide(word: str, offered: list[Offer]) -> int:
    """Something that brings the game forward: arm oneself, attack, add all there is, block."""

    def places(suits: Callable[[Offer], bool]) -> list[int]:
        return [place for place, offer in enumerate(offered) if suits(offer)]

    either = places(lambda offer: offer["either"])
    cards = places(lambda offer: offer["hand"] and (word == "prepare" or not offer["again"]))
    words = places(lambda offer: offer["answer"] or offer["seat"] or offer["choice"])
    if either:
        return either[0]
    kit = places(lambda offer: offer["kit"])
    return (words if word == "discard" else cards + words + kit)[0]


def answer(page: Page, press: Callable[[Page, int], None] | None = None) -> bool:
    """One answer; whether the game goes on."""
    word = asked(page)
    if not word:
        return False
    key = page.locator(".board").get_attribute("data-ask") or ""
    either = page.locator(".either").count() > 0
    place = decide(word, page.locator("[data-move]").evaluate_all(OFFERED))
    if press is None:
        page.locator("[data-move]").nth(place).click()
    else:
        press(page, place)
    page.wait_for_function(
        """([key, either]) => document.querySelector('.result') || (!either && document.querySelector('.either'))
            || document.querySelector('.board').dataset.ask !== key""",
        arg=[key, either],
    )
    return True


def to(page: Page, *words: str) -> str:
    """Plays on until one of these is asked."""
    for _ in range(300):
        word = asked(page)
        if word in words or not word:
            return word
        answer(page)
    raise AssertionError(f"Never asked for {words}.")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up", exact=True).click()


def test_a_duel_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    page.locator("article.box:has(h2:has-text('(2019)'))").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    for _ in range(30):
        if not answer(page):
            break
    else:
        assert any(" Chi" in line or line.startswith("Turn ") for line in log(page))
        give_up(page)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)|tie"))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board .mat")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".board .mat")).to_be_visible()


def by_keys(page: Page, place: int) -> None:
    """A number where there is one, otherwise from one to the next until the right one has the focus."""
    if place < 9:
        page.keyboard.press(str(place + 1))
        return
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.locator("[data-move]").evaluate_all("all => all.indexOf(document.activeElement)") == place:
            page.keyboard.press("Enter")
            return
    raise AssertionError("The keyboard never came to what may be chosen.")


def test_a_duel_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random", expansion="yes", archetypes="chosen")
    for _ in range(16):
        if not answer(page, by_keys):
            break
    expect(page.locator(".person").first).to_be_visible()


def test_cards_are_thrown_away_in_any_order(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    if to(page, "discard") != "discard":
        return
    cards = page.locator(".hand [data-move]")
    if cards.count() < 2:
        return
    cards.last.click()
    cards.first.click()
    expect(page.locator(".card.marked")).to_have_count(2)
    cards.last.click()
    expect(page.locator(".card.marked")).to_have_count(1)
    cards.last.click()
    page.get_by_role("button", name="Discard 2").click()
    to(page, "prepare")
    line = next(line for line in reversed(log(page)) if line.startswith("You discard "))
    assert line.count(",") == 1


def test_an_attack_begins_with_a_card_and_is_taken_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    for _ in range(60):
        if to(page, "prepare") != "prepare":
            return
        if page.locator(".hand .again [data-move]").count():
            break
        answer(page)
    page.locator(".hand .again [data-move]").first.click()
    for _ in range(2):
        page.wait_for_function(
            "() => document.querySelector('.either') || /^[0-9]/.test(document.querySelector('.board').dataset.ask)"
        )
        if page.locator(".either").count():
            page.locator(".either [data-move]").first.click()
    expect(page.locator(".blow [data-card]")).not_to_have_count(0)
    assert page.locator(".blow .total").first.get_attribute("aria-label", timeout=5000)
    while page.get_by_role("button", name="Take back").count():
        key = page.locator(".board").get_attribute("data-ask")
        page.get_by_role("button", name="Take back").click()
        expect(page.locator(".board")).not_to_have_attribute("data-ask", key or "")
    expect(page.locator(".board")).to_have_attribute("data-word", "prepare")
    expect(page.locator(".blow")).to_have_count(0)


def keep_secrets(page: Page, cards: dict[str, str]) -> None:
    """Whatever lies open outside the own hand was told to this seat."""
    shown = page.evaluate(SHOWN)
    untold = [id for id in set(shown["others"]) if cards[id] not in shown["told"]]
    assert untold == []


def one_is_asked(page: Page) -> bool:
    if re.match(r"\d", page.locator(".board").get_attribute("data-ask") or ""):
        return True
    page.wait_for_timeout(20)
    return False


def known_cards(page: Page) -> dict[str, str]:
    asking = "async () => (await (await fetch('/api/games/kung-fu-2019/cards')).json()).map(c => [c.id, c.name])"
    return {id: re.sub("!$", "", name.partition(",")[0]) for id, name in page.evaluate(asking)}


def test_three_play_and_a_fourth_watches(visit: Visit) -> None:
    ann = called(visit(), "Ann")
    sit_down(ann, "open", "open")
    bo, cleo = called(visit(ann.url), "Bo"), called(visit(ann.url), "Cleo")
    for page in (bo, cleo):
        page.get_by_role("button", name="Sit down").first.click()
    players = [ann, bo, cleo]
    for page in players:
        expect(page.locator(".board")).to_be_visible()
    eve = called(visit(ann.url), "Eve")
    expect(eve.get_by_text("Watching", exact=True)).to_be_visible()
    lookout = Lookout(eve, "kung-fu-2019", "More Attack cards need Combo Attack")
    for at in range(15):
        page = next(page for page in players * POLLS if one_is_asked(page))
        if at % 3 == 0 and asked(page):
            settled = int((page.locator(".board").get_attribute("data-ask") or "").partition(".")[0])
            for seat, each in ((0, ann), (1, bo), (2, cleo), (WATCHER, eve)):
                lookout.look(seat, each, settled)
        answer(page)
    assert eve.locator("[data-move], .near .hand [data-card]").count() == 0
    give_up(ann)
    for page in (*players, eve):
        expect(page.locator(".person.out")).not_to_have_count(0)
    give_up(bo)
    expect(eve.get_by_role("dialog")).to_be_visible()
    lookout.judge(eve, at_a_table)


def test_two_people_and_two_bots_in_teams(visit: Visit) -> None:
    ann = visit()
    sit_down(ann, "random", "open", "random", format="2v2", archetypes="dealt")
    bo = visit(ann.url)
    bo.get_by_role("button", name="Sit down").first.click()
    players = [ann, bo]
    for page in players:
        expect(page.locator(".board .sign")).to_have_count(4)
        expect(page.locator(".board .sign", has_text="Dragon")).to_have_count(2)
        expect(page.locator(".near .sign")).to_have_attribute("title", "Team Dragon")
        expect(page.locator(".board [data-item]")).to_have_count(4)
    cards = known_cards(ann)
    for at in range(18):
        page = next(page for page in players * POLLS if one_is_asked(page) or page.locator(".result").count())
        if not answer(page):
            return
        if at % 4 == 0:
            keep_secrets(ann, cards)
            keep_secrets(bo, cards)


@pytest.mark.parametrize(("others", "format"), [(1, "free"), (5, "3v3")])
def test_a_phone(visit: Visit, others: int, format: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, *["random"] * others, format=format)
    for _ in range(10):
        if not asked(page):
            return
        fits(page)
        answer(page, lambda page, place: page.locator("[data-move]").nth(place).tap())


def fits(page: Page) -> None:
    """Nothing hangs over the edge, and everything that answers can be seen and touched."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
    places = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for place in page.locator("[data-move]").evaluate_all(places):
        assert place["left"] >= -6
        assert place["right"] <= 396
        assert place["bottom"] <= 846
        assert min(place["width"], place["height"]) >= 36


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessibility(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    sit_down(page, "random", "random", "random", format="2v2", archetypes="chosen")
    found: list[str] = []
    seen: set[str] = set()
    for _ in range(20):
        word = asked(page)
        if word and word not in seen:
            found += complaints(page)
        seen.add(word)
        if len(seen) >= 5 or not answer(page):
            break
    assert found == []
    assert len(seen) >= 2


def test_whoever_follows_the_lesson_leads_by_ten(visit: Visit) -> None:
    page = visit()
    asking = "async () => (await (await fetch('/api/lessons/kung-fu-2019', {method: 'POST'})).json()).id"
    page.goto(f"/t/{page.evaluate(asking)}")
    for at in range(1, 14):
        expect(page.locator(".lesson")).to_contain_text(f"Lesson {at} of 14")
        while page.locator("[data-next]").count():
            page.locator("[data-next]").click()
        moves = page.locator("[data-move]")
        assert len(set(moves.evaluate_all("all => all.map(each => each.dataset.move)"))) == 1
        moves.first.click()
    expect(page.locator(".lesson")).to_contain_text("Lesson 14 of 14")
    chi = page.locator(".person .chi")
    assert [each.get_attribute("aria-label") for each in chi.all()] == ["10 of 20 Chi", "20 of 20 Chi"]

"""Kung Fu Fighting! (2019) in a real browser: duels by mouse and keys, three at a table, teams, secrets.

Games are random, and each test works with whatever moves are offered. Tests that need a certain position start from
one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kwoon.core.game import SPECTATOR, State
from kwoon.games.kung_fu_2019.cards.kinds import IS_ATTACK
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, go_to
from tests.web.seats import (
    asked,
    begin_lesson,
    by_keys,
    called,
    follow_lesson,
    log,
    mark_two,
    sit_down,
    three_and_a_watcher,
)
from tests.web.secrets import Lookout, at_a_table
from tests.web.sizes import long

pytestmark = pytest.mark.browser

GAME = "kung-fu-2019"
POLLS = 1500
MOST_ANSWERS = 400
# Rule text that sounds like a card.
ALLOWED = "More Attack cards need Combo Attack"
OFFERED = """all => all.map(each => ({
    either: !!each.closest('.either'), again: !!each.closest('.again'), hand: !!each.closest('.hand'),
    seat: !!each.closest('.others'), answer: !!each.closest('.ask'), choice: !!each.closest('.choices'),
    kit: !!each.closest('.kit'),
}))"""
Offer = dict[str, bool]


def decide(word: str, offered: list[Offer]) -> int:
    """Return a move that advances the game: equip, attack, add everything, block."""

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
    """Make one move; return whether the game continues."""
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


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up", exact=True).click()


def test_a_duel_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    page.locator("article.box:has(h2:has-text('(2019)'))").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    for _ in range(8):
        if not answer(page):
            break
    if asked(page):
        give_up(page)
    assert any(line.startswith("Turn ") for line in log(page))
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)|tie"))


@long
def test_a_whole_duel_by_keyboard_alone(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random", expansion="yes", archetypes="chosen")
    for _ in range(MOST_ANSWERS):
        if not answer(page, by_keys):
            break
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)|tie"))
    assert any(re.search(r"(loses?|restores?) \d+ Chi", line) for line in log(page))
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText") == "Watch the replay":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".board .mat")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".person.out, .person.none")).not_to_have_count(0)


def first_turn(state: State) -> int | None:
    """Match the starting player's discard prompt."""
    return int(state.prompts()[0].seat)


def test_cards_are_thrown_away_in_any_order(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(GAME, 2, first_turn))
    assert asked(page) == "discard"
    mark_two(page)
    page.get_by_role("button", name="Discard 2").click()
    expect(page.locator(".board")).to_have_attribute("data-word", "prepare")
    line = next(line for line in reversed(log(page)) if line.startswith("You discard "))
    assert line.count(",") == 1


def armed_at_the_start(state: State) -> int | None:
    """Match a discard prompt with a Weapon and a Stance in play."""
    assert isinstance(state, KungFu2019State)
    for ask in state.prompts():
        if ask.kind == "discard" and state.weapon[ask.seat] >= 0 and state.stance[ask.seat] >= 0:
            return int(ask.seat)
    return None


def test_weapon_and_stance_are_given_up_with_the_cards_that_are_thrown_away(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(GAME, 2, armed_at_the_start))
    assert asked(page) == "discard"
    expect(page.locator(".ask")).to_contain_text("in hand or in play")
    weapon, stance = (page.locator(f".seat.you .kit .{slot}") for slot in ("weapon", "stance"))
    names = [item.locator(".name").inner_text() for item in (weapon, stance)]
    for item in (weapon, stance):
        item.click()
        expect(item).to_have_attribute("aria-pressed", "true")
        expect(item.locator(".away")).to_have_text("goes")
    stance.click()
    expect(stance).to_have_attribute("aria-pressed", "false")
    page.locator(".hand [data-move]").first.click()
    page.get_by_role("button", name=f"Discard 1, give up {names[0]}").click()
    expect(page.locator(".board")).to_have_attribute("data-word", "prepare")
    expect(weapon).to_have_count(0)
    expect(stance).to_be_visible()
    lines = [line for line in log(page) if line.startswith("You discard ")]
    assert any(names[0] in line for line in lines[-2:])
    assert not any(names[1] in line for line in lines[-2:])


def may_strike(state: State) -> int | None:
    """Match a Prepare step with an attack allowed and an Attack card in hand."""
    assert isinstance(state, KungFu2019State)
    for ask in state.prompts():
        strikes = any(state.base_game.format_move(move).startswith("target") for move in ask.moves)
        attacks = any(state.kinds.card_type[card] == IS_ATTACK for card in state.hands[ask.seat])
        if ask.kind == "prepare" and strikes and attacks:
            return int(ask.seat)
    return None


def test_an_attack_begins_with_a_card_and_is_taken_back(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(GAME, 3, may_strike))
    assert asked(page) == "prepare"
    page.locator(".hand .again [data-move]").first.click()
    page.locator(".either [data-move]").first.click()
    expect(page.locator(".blow [data-card]")).to_have_count(1)
    expect(page.locator(".blow .total")).to_have_attribute("aria-label", re.compile("attack"))
    while page.get_by_role("button", name="Undo").count():
        key = page.locator(".board").get_attribute("data-ask")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".board")).not_to_have_attribute("data-ask", key or "")
        assert asked(page)
    expect(page.locator(".board")).to_have_attribute("data-word", "prepare")
    expect(page.locator(".blow")).to_have_count(0)


def one_is_asked(page: Page) -> bool:
    if re.match(r"\d", page.locator(".board").get_attribute("data-ask") or ""):
        return True
    page.wait_for_timeout(20)
    return False


def test_three_play_and_a_fourth_watches(visit: Visit) -> None:
    *players, eve = three_and_a_watcher(visit, GAME)
    ann, bo, cleo = players
    lookout = Lookout(eve, GAME, ALLOWED)
    for at in range(15):
        page = next(page for page in players * POLLS if one_is_asked(page))
        if at % 3 == 0 and asked(page):
            lookout.look_around(((0, ann), (1, bo), (2, cleo), (SPECTATOR, eve)), page)
        answer(page)
    assert eve.locator("[data-move], .near .hand [data-card]").count() == 0
    give_up(ann)
    for page in (*players, eve):
        expect(page.locator(".person.out")).not_to_have_count(0)
    give_up(bo)
    expect(eve.get_by_role("dialog")).to_be_visible()
    lookout.judge(eve, at_a_table)


def test_two_people_and_two_bots_in_teams(visit: Visit) -> None:
    ann = called(visit(DOORSTEP), "Ann")
    sit_down(ann, GAME, "random", "open", "random", format="2v2", archetypes="dealt")
    bo = called(visit(ann.url), "Bo")
    expect(bo.locator(".lobby li", has_text="An empty cushion")).to_contain_text("Team Dragon")
    bo.get_by_role("button", name="Sit down").first.click()
    players = [ann, bo]
    for page in players:
        expect(page.locator(".board .sign")).to_have_count(4)
        expect(page.locator(".board .sign", has_text="Dragon")).to_have_count(2)
        expect(page.locator(".me .sign")).to_have_attribute("title", "Team Dragon")
        # A bot may be first and have equipped itself by now.
        expect(page.locator(".board .item.archetype")).to_have_count(4)
    lookout = Lookout(ann, GAME, ALLOWED)
    for at in range(12):
        page = next(page for page in players * POLLS if one_is_asked(page))
        if at % 3 == 0 and asked(page):
            lookout.look_around(((0, ann), (2, bo)), page)
        answer(page)
    # Teammates share Chi, not cards: neither page ever named a card that only the other held.
    give_up(ann)
    give_up(bo)
    expect(bo.get_by_role("dialog")).to_be_visible()
    lookout.judge(bo, at_a_table)


def helping(state: State) -> int | None:
    """Match two teammates prompted at once to add to an attack."""
    asked = [int(ask.seat) for ask in state.prompts() if ask.kind == "help" and not state.draft(int(ask.seat))]
    return asked[0] if len(asked) > 1 else None


TEAMS = {"format": "3v3"}


def test_passing_for_the_rest_of_a_turn_and_by_itself(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, Moment(GAME, 6, helping, TEAMS, quick=600))
    assert asked(page) == "help"
    expect(page.locator("[data-quick]")).to_contain_text("until this counts as passed")
    page.get_by_role("button", name="Pass all this turn").click()
    expect(page.locator(".board")).to_have_attribute("data-word", "")
    page.get_by_role("button", name="Ask me again").click()
    expect(page.locator("[data-pass]")).to_have_count(0)
    # A pass is final: there is no new prompt.
    expect(page.locator(".board")).to_have_attribute("data-word", "")
    # With a shorter countdown, the prompt passes by itself.
    go_to(page, data, Moment(GAME, 6, helping, TEAMS, quick=1))
    expect(page.locator(".board")).to_have_attribute("data-word", "")
    expect(page.locator(".near .dot")).to_have_count(0)


def test_a_quick_table_says_so_before_the_game(visit: Visit) -> None:
    page = visit()
    box = page.locator("article.box:has(h2:has-text('(2019)'))")
    box.get_by_text("Table settings").click()
    box.get_by_label("No long waits").check()
    box.get_by_role("button", name="With friends").click()
    expect(page.locator(".lobby")).to_contain_text("out of turn, 10 seconds to answer")


def test_whoever_follows_the_lesson_leads_by_ten(visit: Visit) -> None:
    page = visit(DOORSTEP)
    begin_lesson(page, GAME)
    follow_lesson(page, 13, of=14)
    expect(page.locator(".lesson")).to_contain_text("Lesson 14 of 14")
    chi = page.locator(".person .chi")
    assert [each.get_attribute("aria-label") for each in chi.all()] == ["10 of 20 Chi", "20 of 20 Chi"]

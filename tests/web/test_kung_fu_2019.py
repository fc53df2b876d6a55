"""Kung Fu Fighting! (2019) in a real browser: duels by mouse and keys, three at a table, teams, secrets.

Games are random, and the tests use whatever moves are offered. Tests that need a certain position start from one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kwoon.core.game import SPECTATOR, State
from kwoon.games.kung_fu_2019.cards.card_tables import IS_ATTACK, IS_CHI, IS_STANCE
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.hidden_cards import SecrecyCheck, visible_cards
from tests.web.layout_faults import only_in_long_run
from tests.web.page_actions import (
    choose_by_keyboard,
    follow_lesson,
    log_lines,
    mark_two_discards,
    open_house_rules,
    open_table,
    play,
    seat_three_and_spectator,
    set_name,
    start_lesson,
    wait_for_prompt_kind,
)
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

GAME = "kung-fu-2019"
MAX_POLLS = 1500
MAX_MOVES = 400
# This rule text contains a card name, so the secrecy check must ignore it.
ALLOWED_SENTENCES = ("Only Combo Attack lets you add more Attack cards", "Catch your breath")
OFFERED = """all => all.map(each => ({
    again: !!each.closest('.again'), hand: !!each.closest('.hand'),
    seat: !!each.closest('.others'), answer: !!each.closest('.ask'), choice: !!each.closest('.choices'),
    kit: !!each.closest('.kit'),
}))"""
Offer = dict[str, bool]


def choose_index(kind: str, offered: list[Offer]) -> int:
    """Return the index of a move that advances the game: equip, attack, add everything, block."""

    def indexes(matches: Callable[[Offer], bool]) -> list[int]:
        return [index for index, offer in enumerate(offered) if matches(offer)]

    cards = indexes(lambda offer: offer["hand"] and (kind == "prepare" or not offer["again"]))
    buttons = indexes(lambda offer: offer["answer"] or offer["seat"] or offer["choice"])
    equipment = indexes(lambda offer: offer["kit"])
    return (buttons if kind == "discard" else cards + buttons + equipment)[0]


def make_move(page: Page, press: Callable[[Page, int], None] | None = None) -> bool:
    """Make one move and return True, or return False if the game is over."""
    kind = wait_for_prompt_kind(page)
    if not kind:
        return False
    key = page.locator(".board").get_attribute("data-prompt-key") or ""
    index = choose_index(kind, page.locator("[data-move]").evaluate_all(OFFERED))
    if press is None:
        play(page.locator("[data-move]").nth(index))
    else:
        press(page, index)
    page.wait_for_function(
        "key => document.querySelector('.result') || document.querySelector('.board').dataset.promptKey !== key",
        arg=key,
    )
    return True


def concede(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()


def test_duel_by_mouse_against_bot_ends_with_result(visit: Visit) -> None:
    page = visit()
    page.locator("article.box:has(h2:has-text('(2019)'))").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    for _ in range(8):
        if not make_move(page):
            break
    if wait_for_prompt_kind(page):
        concede(page)
    assert any(line.startswith("Turn ") for line in log_lines(page))
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)|tie"))


@only_in_long_run
def test_duel_by_keyboard_alone_ends_with_result(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random", expansion="yes", archetypes="chosen")
    for _ in range(MAX_MOVES):
        if not make_move(page, choose_by_keyboard):
            break
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)|tie"))
    assert any(re.search(r"(loses?|restores?) \d+ Chi", line) for line in log_lines(page))
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText") == "Watch the replay":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".board .mat")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".person.out, .person.none")).not_to_have_count(0)


def first_discard(state: State) -> int | None:
    """Match the starting player's discard prompt."""
    return int(state.prompts()[0].seat)


def test_discards_can_be_chosen_in_any_order(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 2, first_discard))
    assert wait_for_prompt_kind(page) == "discard"
    mark_two_discards(page)
    page.get_by_role("button", name="Discard 2").click()
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "prepare")
    line = next(line for line in reversed(log_lines(page)) if line.startswith("You discard "))
    assert line.count(",") == 1


def armed_discard(state: State) -> int | None:
    """Match a discard prompt for a seat that has a Weapon and a Stance in play."""
    assert isinstance(state, KungFu2019State)
    for prompt in state.prompts():
        if prompt.kind == "discard" and state.weapon[prompt.seat] >= 0 and state.stance[prompt.seat] >= 0:
            return int(prompt.seat)
    return None


def test_equipment_can_be_given_up_with_discards(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 2, armed_discard))
    assert wait_for_prompt_kind(page) == "discard"
    expect(page.locator(".ask")).to_contain_text("from your hand or from play")
    weapon, stance = (page.locator(f".seat.you .kit .{slot}") for slot in ("weapon", "stance"))
    names = [item.locator(".name").inner_text() for item in (weapon, stance)]
    for item in (weapon, stance):
        item.click()
        expect(item).to_have_attribute("aria-pressed", "true")
        expect(item.locator(".away")).to_have_text("goes")
    stance.click()
    expect(stance).to_have_attribute("aria-pressed", "false")
    play(page.locator(".hand [data-move]").first)
    page.get_by_role("button", name=f"Discard 1, give up {names[0]}").click()
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "prepare")
    expect(weapon).to_have_count(0)
    expect(stance).to_be_visible()
    lines = [line for line in log_lines(page) if line.startswith("You discard ")]
    assert any(names[0] in line for line in lines[-2:])
    assert not any(names[1] in line for line in lines[-2:])


def may_attack(state: State) -> int | None:
    """Match a Prepare step in which an attack is allowed and an Attack card is in hand."""
    assert isinstance(state, KungFu2019State)
    for prompt in state.prompts():
        can_attack = any(state.base_game.format_move(move).startswith("target") for move in prompt.moves)
        has_attack_card = any(state.kinds.card_type[card] == IS_ATTACK for card in state.hands[prompt.seat])
        if prompt.kind == "prepare" and can_attack and has_attack_card:
            return int(prompt.seat)
    return None


def test_attack_can_start_with_card_and_be_undone(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 3, may_attack))
    assert wait_for_prompt_kind(page) == "prepare"
    play(page.locator(".hand .again [data-move]").first)
    expect(page.locator(".blow [data-card]")).to_have_count(1)
    expect(page.locator(".blow .total")).to_have_attribute("aria-label", re.compile("Attack"))
    while page.get_by_role("button", name="Undo").count():
        key = page.locator(".board").get_attribute("data-prompt-key")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".board")).not_to_have_attribute("data-prompt-key", key or "")
        assert wait_for_prompt_kind(page)
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "prepare")
    expect(page.locator(".blow")).to_have_count(0)


def is_prompted(page: Page) -> bool:
    if re.match(r"\d", page.locator(".board").get_attribute("data-prompt-key") or ""):
        return True
    page.wait_for_timeout(20)
    return False


def test_three_player_game_keeps_hands_secret_from_everyone(visit: Visit) -> None:
    *players, eve = seat_three_and_spectator(visit, GAME)
    ann, bo, cleo = players
    secrecy_check = SecrecyCheck(eve, GAME, *ALLOWED_SENTENCES)
    for index in range(15):
        page = next(page for page in players * MAX_POLLS if is_prompted(page))
        if index % 3 == 0 and wait_for_prompt_kind(page):
            secrecy_check.read_pages(((0, ann), (1, bo), (2, cleo), (SPECTATOR, eve)), page)
        make_move(page)
    assert eve.locator("[data-move], .near .hand [data-card]").count() == 0
    concede(ann)
    for page in (*players, eve):
        expect(page.locator(".person.out")).not_to_have_count(0)
    concede(bo)
    expect(eve.get_by_role("dialog")).to_be_visible()
    secrecy_check.check_against_record(eve, visible_cards)


def test_team_game_keeps_hands_secret_from_teammates(visit: Visit) -> None:
    ann = set_name(visit(IDENTITY_PAGE), "Ann")
    open_table(ann, GAME, "random", "open", "random", format="2v2", archetypes="dealt")
    bo = set_name(visit(ann.url), "Bo")
    expect(bo.locator(".lobby li", has_text="Open seat")).to_contain_text("Team Dragon")
    bo.get_by_role("button", name="Sit down").first.click()
    players = [ann, bo]
    for page in players:
        expect(page.locator(".board .sign")).to_have_count(4)
        expect(page.locator(".board .sign", has_text="Dragon")).to_have_count(2)
        expect(page.locator(".me .sign")).to_have_attribute("title", "Team Dragon")
        # Count only archetypes, because a bot that moves first may have equipped itself by now.
        expect(page.locator(".board .item.archetype")).to_have_count(4)
    secrecy_check = SecrecyCheck(ann, GAME, *ALLOWED_SENTENCES)
    for index in range(12):
        page = next(page for page in players * MAX_POLLS if is_prompted(page))
        if index % 3 == 0 and wait_for_prompt_kind(page):
            secrecy_check.read_pages(((0, ann), (2, bo)), page)
        make_move(page)
    # Teammates share Chi, not cards: neither page may have named a card that only the other player held.
    concede(ann)
    concede(bo)
    expect(bo.get_by_role("dialog")).to_be_visible()
    secrecy_check.check_against_record(bo, visible_cards)


def two_helpers(state: State) -> int | None:
    """Match two teammates prompted at once to add to an attack."""
    wait_for_prompt_kind = [
        int(prompt.seat) for prompt in state.prompts() if prompt.kind == "help" and not state.draft(int(prompt.seat))
    ]
    return wait_for_prompt_kind[0] if len(wait_for_prompt_kind) > 1 else None


TEAMS = {"format": "3v3"}


def test_prompts_are_passed_by_button_for_turn_or_by_countdown(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 6, two_helpers, TEAMS, quick_seconds=600))
    assert wait_for_prompt_kind(page) == "help"
    expect(page.locator("[data-quick]")).to_contain_text("until you pass automatically")
    page.get_by_role("button", name="Pass this turn").click()
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "")
    page.get_by_role("button", name="Ask me again").click()
    expect(page.locator("[data-pass]")).to_have_count(0)
    # The earlier pass is final: there is no new prompt.
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "")
    # With a shorter countdown, the seat passes automatically.
    open_position(page, data, WantedPosition(GAME, 6, two_helpers, TEAMS, quick_seconds=1))
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "")
    expect(page.locator(".near .dot")).to_have_count(0)


def test_quick_table_is_announced_in_lobby(visit: Visit) -> None:
    page = visit()
    entry = page.locator("article.box:has(h2:has-text('(2019)'))")
    open_house_rules(page, entry)
    entry.get_by_label("Auto-pass").check()
    entry.get_by_role("button", name="With friends").click()
    expect(page.locator(".lobby")).to_contain_text("10 s to answer out of turn")


def test_following_lesson_gives_lead_of_ten_chi(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    start_lesson(page, GAME)
    follow_lesson(page, 13, num_steps=14)
    expect(page.locator(".lesson")).to_contain_text("Step 14 of 14")
    chi = page.locator(".person .chi")
    assert [each.get_attribute("aria-label") for each in chi.all()] == ["10 of 20 Chi", "20 of 20 Chi"]


def can_prepare_attack(state: State) -> int | None:
    """Match a turn with an attack, a Stance and a card that would restore Chi to a full player."""
    assert isinstance(state, KungFu2019State)
    kinds = state.game.kinds
    for prompt in state.prompts():
        seat = int(prompt.seat)
        if prompt.kind != "prepare" or state.chi[seat] < state.max_chi[seat] or state.draft(seat):
            continue
        types = {int(kinds.card_type[move]) for move in prompt.moves if move < kinds.count}
        attacks = [card for card in state.hands[seat] if kinds.card_type[card] == IS_ATTACK]
        if attacks and {IS_STANCE, IS_CHI} <= types:
            return seat
    return None


def test_played_cards_do_not_waste_chi_or_an_attack_unnoticed(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(GAME, 2, can_prepare_attack))
    hand = page.locator(".hand")
    hand.locator(".playable.legal:has(.chi-restoration)").first.click()
    expect(page.locator(".confirm .button.red")).to_have_text(re.compile(r"\(Chi already full\)$"))
    hand.locator(".playable.legal:has(.front.attack)").first.click()
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "add")
    attack = page.locator(".lane.attack [data-card]").get_attribute("data-card")
    hand.locator(".playable.legal:has(.front.stance)").first.click()
    before = page.locator(".confirm .button.red")
    expect(before).to_have_text(re.compile("before the attack$"))
    before.click()
    expect(page.locator(".kit .stance").last).to_be_visible()
    expect(page.locator(".board")).to_have_attribute("data-prompt-kind", "add")
    expect(page.locator(".lane.attack [data-card]")).to_have_attribute("data-card", attack or "")

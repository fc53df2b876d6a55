"""Kung Fur Fight in a real browser: games by mouse and keyboard, two seats and a spectator, a phone, the lesson."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.hidden_cards import full_text
from tests.web.layout_faults import LANDSCAPE_PHONE, SMALL_PHONE, only_in_long_run, resized
from tests.web.page_actions import (
    concede,
    confirm,
    confirm_by_key,
    log_lines,
    open_table,
    play,
    start_lesson,
    wait_for_choice,
)
from tests.web.phase_positions import KUNG_FUR_PHASES, REWARD_CHOICE_PHASES
from tests.web.tables_at_positions import open_position

pytestmark = pytest.mark.browser

GAME = "kung-fur-fight"
GAME_ENTRY = "article.box:has(h2:has-text('Kung Fur Fight'))"
# A pile of 34 rewards lasts eleven rounds, with a few decisions per round besides the plan.
MAX_MOVES = 80
BOUNDS = "all => all.map(each => each.getBoundingClientRect().toJSON())"
DOGS = ("Fu", "Ban", "Yue", "Chai", "Hua", "Shiue")
SEAL_BUTTON = "button.seal"
MOVE_COMPLETED = (
    "() => document.querySelectorAll('.target').length === 0 && !document.querySelector('[aria-pressed=\"true\"]')"
)


def seat_two(visit: Visit, **options: object) -> tuple[Page, Page]:
    """Seat Ann with the Monk Dogs and Bo with the Ninja Cats; return their pages while both plan their first round."""
    ann = visit(IDENTITY_PAGE, **options)
    open_table(ann, GAME, "open", dogs="seat 1")
    bo = visit(ann.url, **options)
    bo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        expect(page.locator(".hand [data-card]")).to_have_count(9)
        expect(page.locator(SEAL_BUTTON)).to_be_visible()
    return ann, bo


def place_animal(page: Page, card: str, arena: int, position: str = "Lead") -> None:
    page.locator(f".hand [data-card='{card}'][data-pick]").first.click()
    page.locator(f"[data-arena='{arena - 1}'] .target", has_text=position).click()
    expect(page.locator(f"[data-zone$=':{arena - 1}'] [data-card='{card}']").first).to_be_visible()


def place_any_animal(page: Page, index: int) -> bool:
    """Place an animal, if any can be placed; return whether one was placed."""
    placeable = page.locator(".hand [data-card][data-pick]")
    if placeable.count() == 0:
        return False
    num_held = page.locator(".hand [data-card]").count()
    placeable.nth(index % placeable.count()).click()
    targets = page.locator(".target")
    targets.nth(index % targets.count()).click()
    page.wait_for_function(MOVE_COMPLETED)
    expect(page.locator(".hand [data-card]")).to_have_count(num_held - 1)
    return True


def seal_plan(page: Page) -> None:
    """Seal the plan and wait until the hall accepts it; an empty plan needs confirmation."""
    html = page.locator(".board").inner_html()
    page.locator(SEAL_BUTTON).click()
    confirmation = page.get_by_role("dialog").get_by_role("button", name="Pass", exact=True)
    if confirmation.is_visible():
        confirmation.click()
    page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=html)


def answer_prompt(page: Page, index: int) -> None:
    html = page.locator(".board").inner_html()
    moves = page.locator("[data-move]")
    play(moves.nth(index % moves.count()))
    page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=html)


def test_game_by_mouse_against_bot_ends_with_result(visit: Visit) -> None:
    page = visit()
    page.locator(GAME_ENTRY).get_by_role("button", name="Play now").click()
    for index in range(MAX_MOVES):
        if not wait_for_choice(page):
            break
        if page.locator(SEAL_BUTTON).count():
            for card in range(2 + index % 3):
                place_any_animal(page, index + card)
            seal_plan(page)
        else:
            answer_prompt(page, index)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)|drawn|draw"))
    assert any("Arena 3." in line for line in log_lines(page))
    assert any("AP in all" in line for line in log_lines(page))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".board .mat")).to_be_visible()


def tab_to_element(page: Page, selector: str, index: int = 0) -> None:
    is_focused = "([what, at]) => document.activeElement === document.querySelectorAll(what)[at]"
    for _ in range(150):
        if page.evaluate(is_focused, [selector, index]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The Tab key never reached {selector}.")


@only_in_long_run
def test_game_by_keyboard_alone_ends_with_result(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, GAME, "random", dogs="seat 1")
    for index in range(MAX_MOVES):
        if not wait_for_choice(page):
            break
        if page.locator(SEAL_BUTTON).count() == 0:
            tab_to_element(page, "[data-move]", index % page.locator("[data-move]").count())
            html = page.locator(".board").inner_html()
            page.keyboard.press("Enter")
            confirm_by_key(page, "Enter")
            page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=html)
            continue
        num_held = page.locator(".hand [data-card]").count()
        if num_held:
            # Press the number of a card in hand, then the number of an arena.
            page.keyboard.press("1")
            expect(page.locator(".hand [aria-pressed='true']")).to_have_count(1)
            page.keyboard.press(str(1 + index % 3))
            expect(page.locator(".hand [data-card]")).to_have_count(num_held - 1)
        tab_to_element(page, SEAL_BUTTON)
        html = page.locator(".board").inner_html()
        page.keyboard.press("Enter")
        page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=html)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()


def animals_named(page: Page, candidates: tuple[str, ...]) -> set[str]:
    text = full_text(page)
    return {name for name in candidates if re.search(rf"\b{name}\b", text) or f'data-card="{name.lower()}"' in text}


def plan_secretly(ann: Page, *others: Page) -> None:
    """Let Ann place animals, remove one, and seal, reopen and reseal her plan. Check that the others learn only whether
    she has sealed."""
    place_animal(ann, "shiue", 1)
    place_animal(ann, "chai", 1, "Assist")
    place_animal(ann, "yue", 3)
    expect(ann.locator("[data-arena='0'] .tokens .ap")).to_contain_text("6")
    assert [animals_named(page, DOGS) for page in others] == [set(), set()]
    # A placed animal can be taken off again, and a sealed plan can be reopened.
    ann.locator("[data-zone='team:0:2'] [data-card='yue']").click()
    expect(ann.locator(".hand [data-card='yue']")).to_have_count(1)
    sealed = others[0].locator(".state.sealed")
    ann.locator(SEAL_BUTTON).click()
    expect(sealed).to_have_count(1)
    ann.locator("[data-back]").click()
    expect(sealed).to_have_count(0)
    ann.locator(SEAL_BUTTON).click()
    expect(sealed).to_have_count(1)
    assert [animals_named(page, DOGS) for page in others] == [set(), set()]


def decide_one_after_another(ann: Page, bo: Page, spectator: Page) -> None:
    """Let both players decline their ability. A coin decides who is prompted first, and each is prompted alone."""
    deciding_pages = []
    for _ in range(2):
        page = next_prompted(ann, bo)
        other = bo if page is ann else ann
        assert other.locator("[data-move]").count() == 0
        deciding_pages.append(page)
        # Cards that were never shown stay unknown while their owner decides.
        assert animals_named(bo, ("Fu", "Ban", "Hua")) == set()
        assert animals_named(spectator, ("Fu", "Ban", "Hua")) == set()
        decline_ability(page)
    assert set(deciding_pages) == {ann, bo}


def test_plans_stay_secret_from_opponent_and_spectator(visit: Visit) -> None:
    ann, bo = seat_two(visit)
    spectator = visit(ann.url)
    expect(spectator.locator(".board")).to_be_visible()
    plan_secretly(ann, bo, spectator)
    place_animal(bo, "ringo", 1)
    bo.locator("[data-more='0']").click()
    expect(bo.locator("[data-arena='0'] .tokens .ap")).to_contain_text("5")
    bo.locator(SEAL_BUTTON).click()
    decide_one_after_another(ann, bo, spectator)
    play_until_plan(ann)
    for page in (ann, bo, spectator):
        expect(page.locator(".panel")).to_contain_text("Round 2 begins.")
        expect(page.locator("[data-arena='0'] .screen").first).to_contain_text("2 + 4")
    assert animals_named(bo, DOGS) == {"Shiue", "Chai"}
    assert animals_named(spectator, DOGS) == {"Shiue", "Chai"}
    # Ringo has lost and rests. The opponent's Rest Area shows only its size.
    expect(ann.locator("[data-zone='side:1']")).to_contain_text(re.compile(r"Rest\s*1"))
    expect(ann.locator("[data-zone='side:1']")).not_to_contain_text("Ringo")
    expect(bo.locator("[data-zone='side:1'] .rest")).to_contain_text("Ringo")
    concede(ann)
    for page in (bo, spectator):
        expect(page.locator(".result")).to_be_visible()


def play_until_plan(page: Page) -> None:
    """Answer the remaining prompts in the round, such as a Peel."""
    for index in range(10):
        wait_for_choice(page)
        if page.locator(SEAL_BUTTON).count():
            return
        answer_prompt(page, index)
    raise AssertionError("The round did not end.")


def decline_ability(page: Page) -> None:
    """Decline Shiue's or Ringo's ability and wait until the log says so."""
    before = sum("nobody" in line or "no Hidden Weapons" in line for line in log_lines(page))
    page.get_by_role("button", name=re.compile("(Add nobody|Throw no Hidden Weapons)$")).click()
    confirm(page)
    lines = "[...document.querySelectorAll('.panel .line')].map(each => each.innerText)"
    html = f"{lines}.filter(line => /nobody|no Hidden Weapons/.test(line))"
    page.wait_for_function(f"before => {html}.length > before", arg=before)


def next_prompted(*pages: Page) -> Page:
    for _ in range(600):
        for page in pages:
            if page.locator("[data-move]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("No page has a prompt.")


@pytest.mark.parametrize("width", [390, 360])
def test_game_on_phone_fits_window(visit: Visit, width: int) -> None:
    height = {390: 844, 360: 640}[width]
    page = visit(IDENTITY_PAGE, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    open_table(page, GAME, "random", dogs="seat 1")
    expect(page.locator(".hand [data-card]")).to_have_count(9)
    expect_in_view(page, height)
    for index in range(4):
        if not wait_for_choice(page):
            break
        expect_fits(page, width)
        if page.locator(SEAL_BUTTON).count():
            card = page.locator(".hand [data-card][data-pick]").nth(index)
            card.tap()
            expect(page.locator(".ask .read")).to_be_visible()
            expect_fits(page, width)
            expect_in_view(page, height)
            page.locator(".target").first.tap()
            page.wait_for_function(MOVE_COMPLETED)
            expect_fits(page, width)
            if index == 0:
                expect_in_view(page, height)
            html = page.locator(".board").inner_html()
            page.locator(SEAL_BUTTON).tap()
            page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=html)
        else:
            answer_prompt(page, index)


def test_phones_show_reward_names_below_narrow_screens(visit: Visit, data: Path) -> None:
    page = visit()
    open_position(page, data, KUNG_FUR_PHASES["plan laid"])
    for size in (LANDSCAPE_PHONE, SMALL_PHONE):
        with resized(page, size):
            names = page.locator(".reward .name")
            assert names.count() > 1
            for name in names.all():
                expect(name).to_be_visible()
                assert name.evaluate("each => each.scrollWidth <= each.parentElement.clientWidth")
                assert name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 12
            assert max(each["height"] for each in page.locator(".screen").evaluate_all(BOUNDS)) <= 30


def test_knot_of_victory_points_moves_toward_leader(visit: Visit, data: Path) -> None:
    page = visit()
    open_position(page, data, KUNG_FUR_PHASES["plan late"])
    own, enemy = (int(text.split()[-1]) for text in page.locator(".head .vp b").all_inner_texts())
    rope, knot = (page.locator(each).evaluate_all(BOUNDS)[0] for each in (".rope", ".knot"))
    pull = (knot["x"] + knot["width"] / 2 - rope["x"] - rope["width"] / 2) / (rope["width"] / 2)
    assert pull == pytest.approx((enemy - own) / 4, abs=0.05)
    assert own != enemy


def expect_in_view(page: Page, height: int) -> None:
    strip = page.locator("[data-zone='side:0']").bounding_box()
    assert strip is not None
    assert strip["y"] + strip["height"] <= height + 1
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 0


def expect_fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("(b => b.scrollWidth - b.clientWidth)(document.querySelector('.board'))") <= 0
    placeable = page.locator(".hand [data-pick], .target, button.seal, .spoken button, .board .choice")
    for position in placeable.evaluate_all("all => all.map(each => each.getBoundingClientRect().toJSON())"):
        assert position["left"] >= -2
        assert position["right"] <= width + 2
        assert min(position["width"], position["height"]) >= 24
        assert max(position["width"], position["height"]) >= 44


def test_first_round_has_no_accessibility_violations(visit: Visit) -> None:
    """In this first round, only the rewards are random."""
    ann, bo = seat_two(visit)
    violations = accessibility_violations(ann)
    ann.locator(".hand [data-card='shiue'][data-pick]").first.click()
    expect(ann.locator(".target")).to_have_count(3)
    violations += accessibility_violations(ann)
    ann.locator("[data-arena='0'] .target").click()
    place_animal(ann, "chai", 1, "Assist")
    violations += accessibility_violations(ann)
    place_animal(bo, "ringo", 1)
    bo.locator("[data-more='0']").click()
    ann.locator(SEAL_BUTTON).click()
    expect(ann.locator("[data-back]")).to_be_visible()
    expect(ann.locator(SEAL_BUTTON)).to_have_count(0)
    violations += accessibility_violations(ann)
    bo.locator(SEAL_BUTTON).click()
    for _ in range(2):
        page = next_prompted(ann, bo)
        violations += accessibility_violations(page)
        decline_ability(page)
    wait_for_choice(ann)
    violations += accessibility_violations(ann)
    concede(ann)
    violations += accessibility_violations(ann)
    assert not violations, "\n".join(violations)


def test_drag_places_animal_and_title_font_is_loaded(visit: Visit) -> None:
    ann, _ = seat_two(visit)
    card = ann.locator(".hand [data-card='ban']").bounding_box()
    arena = ann.locator("[data-arena='1'] .half.bottom").bounding_box()
    assert card is not None
    assert arena is not None
    ann.mouse.move(card["x"] + 20, card["y"] + 30)
    ann.mouse.down()
    ann.mouse.move(arena["x"] + arena["width"] / 2, arena["y"] + arena["height"] / 2, steps=6)
    ann.mouse.up()
    expect(ann.locator("[data-zone='team:0:1'] [data-card='ban']")).to_be_visible()
    expect(ann.locator("[data-arena='1'] .crown")).to_have_text("Leader")
    # The title's characters come from the shipped font, whatever fonts this machine has.
    loading = "signs => document.fonts.load('20px Fraunces', signs).then(all => all.length)"
    assert ann.evaluate(loading, "功夫擂台") >= 1


def test_following_lesson_reaches_last_step(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    start_lesson(page, GAME)
    expect(page.locator(".lesson")).to_be_visible()
    for _ in range(60):
        page.wait_for_selector("[data-next], .target, [data-pick], [data-move]")
        state = page.locator(".board").inner_html() + page.locator(".lesson").inner_text()
        for selector in ("[data-next]", ".target", "[data-pick]", ".hand [data-move]", "[data-move]"):
            if page.locator(selector).count():
                play(page.locator(selector).first)
                break
        if page.locator(".lesson", has_text=re.compile("Step (\\d+) of \\1\\b")).count():
            break
        page.wait_for_function(
            "old => document.querySelector('.board').innerHTML + document.querySelector('.lesson').innerText !== old",
            arg=state,
        )
    expect(page.locator(".lesson")).to_contain_text(re.compile("Step (\\d+) of \\1\\b"))


def test_open_replay_shows_both_hands_and_plans(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, KUNG_FUR_PHASES["over"])
    page.goto(page.url.replace("/t/", "/replay/"))
    slider = page.get_by_label("Position")
    hands = [page.locator(f"[data-zone='hand:{seat}'] [data-card]") for seat in (0, 1)]
    for hand in hands:
        expect(hand).to_have_count(9)
        expect(hand.first).to_be_visible()
    steps = range(1, int(slider.get_attribute("max") or 0))
    placed_cards = page.locator(".half [data-card]")
    for state in steps:
        slider.fill(str(state))
        if placed_cards.count() > 0:
            break
    # In the replay, no screen hides placed animals. Each animal is either placed or in a hand.
    expect(page.locator(".screen")).to_have_count(0)
    assert sum(hand.count() for hand in hands) + placed_cards.count() == 18
    page.get_by_role("combobox", name="View").select_option("spectator")
    expect(page.locator("[data-zone^='hand:']")).to_have_count(0)


def test_token_prompt_allows_leaving_token_unused(visit: Visit, data: Path) -> None:
    page = visit()
    open_position(page, data, KUNG_FUR_PHASES["token"])
    expect(page.locator(".sentence")).to_contain_text("Use its AP, or leave it unused?")
    expect(page.locator(".spoken .button")).to_have_text(["Use the token", "Leave the token unused"])
    page.locator(".spoken .button").nth(1).click()
    expect(page.locator(".panel .line", has_text="You leave the token in arena")).to_have_count(1)


def test_reward_prompt_lets_winner_choose_next_reward(visit: Visit, data: Path) -> None:
    page = visit()
    open_position(page, data, REWARD_CHOICE_PHASES["take"])
    expect(page.locator(".sentence")).to_contain_text("Which one do you use next?")
    choices = page.locator(".choices .choice[data-move]")
    assert choices.count() > 1
    assert page.locator(".choices").get_by_text("Nobody").count() == 0
    before = len([line for line in log_lines(page) if line.startswith("You get")])
    play(choices.nth(1))
    expect(page.locator(".panel .line", has_text="You get").nth(before)).to_be_visible()

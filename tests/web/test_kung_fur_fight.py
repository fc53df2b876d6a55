"""Kung Fur Fight in a real browser: games by mouse and keyboard, two seats and a spectator, a phone, the lesson."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import go_to
from tests.web.phases import FUR, FUR_ORDER
from tests.web.seats import begin_lesson, give_up, log, may_choose, sit_down, tap
from tests.web.secrets import everything
from tests.web.sizes import long

pytestmark = pytest.mark.browser

GAME = "kung-fur-fight"
BOX = "article.box:has(h2:has-text('Kung Fur Fight'))"
# A pile of 34 rewards lasts eleven rounds, each with a few decisions besides the plan.
MOST_ANSWERS = 80
DOGS = ("Fu", "Ban", "Yue", "Chai", "Hua", "Shiue")
SEAL = "button.seal"
LAST_ONE = (
    "() => document.querySelectorAll('.target').length === 0 && !document.querySelector('[aria-pressed=\"true\"]')"
)


def two(visit: Visit, **how: object) -> tuple[Page, Page]:
    """Return Ann with the Monk Dogs and Bo with the Ninja Cats, both planning their first round."""
    ann = visit(DOORSTEP, **how)
    sit_down(ann, GAME, "open", dogs="seat 1")
    bo = visit(ann.url, **how)
    bo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        expect(page.locator(".hand [data-card]")).to_have_count(9)
        expect(page.locator(SEAL)).to_be_visible()
    return ann, bo


def lay(page: Page, card: str, arena: int, place: str = "Lead") -> None:
    """Pick an animal up and place it."""
    page.locator(f".hand [data-card='{card}'][data-pick]").first.click()
    page.locator(f"[data-arena='{arena - 1}'] .target", has_text=place).click()
    expect(page.locator(f"[data-zone$=':{arena - 1}'] [data-card='{card}']").first).to_be_visible()


def lay_something(page: Page, at: int) -> bool:
    """Place any animal that can be placed; return whether there was one."""
    able = page.locator(".hand [data-card][data-pick]")
    if able.count() == 0:
        return False
    held = page.locator(".hand [data-card]").count()
    able.nth(at % able.count()).click()
    targets = page.locator(".target")
    targets.nth(at % targets.count()).click()
    page.wait_for_function(LAST_ONE)
    expect(page.locator(".hand [data-card]")).to_have_count(held - 1)
    return True


def seal(page: Page) -> None:
    """Seal and wait for acceptance; an empty plan needs confirmation."""
    said = page.locator(".board").inner_html()
    page.locator(SEAL).click()
    if page.get_by_role("dialog").is_visible():
        page.get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=said)


def decide(page: Page, at: int) -> None:
    """Answer a prompt during a combat."""
    said = page.locator(".board").inner_html()
    moves = page.locator("[data-move]")
    moves.nth(at % moves.count()).click()
    page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=said)


def test_a_game_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    page.locator(BOX).get_by_role("button", name="Play now").click()
    for at in range(MOST_ANSWERS):
        if not may_choose(page):
            break
        if page.locator(SEAL).count():
            for card in range(2 + at % 3):
                lay_something(page, at + card)
            seal(page)
        else:
            decide(page, at)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)|drawn|draw"))
    assert any("Arena 3." in line for line in log(page))
    assert any("total" in line for line in log(page))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".board .mat")).to_be_visible()


def tab_to(page: Page, what: str, at: int = 0) -> None:
    """Move the focus there with the Tab key."""
    there = "([what, at]) => document.activeElement === document.querySelectorAll(what)[at]"
    for _ in range(150):
        if page.evaluate(there, [what, at]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The Tab key does not come to {what}.")


@long
def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, GAME, "random", dogs="seat 1")
    for at in range(MOST_ANSWERS):
        if not may_choose(page):
            break
        if page.locator(SEAL).count() == 0:
            tab_to(page, "[data-move]", at % page.locator("[data-move]").count())
            said = page.locator(".board").inner_html()
            page.keyboard.press("Enter")
            page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=said)
            continue
        held = page.locator(".hand [data-card]").count()
        if held:
            # The number of a card in hand, then that of an arena.
            page.keyboard.press("1")
            expect(page.locator(".hand [aria-pressed='true']")).to_have_count(1)
            page.keyboard.press(str(1 + at % 3))
            expect(page.locator(".hand [data-card]")).to_have_count(held - 1)
        tab_to(page, SEAL)
        said = page.locator(".board").inner_html()
        page.keyboard.press("Enter")
        page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=said)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Fight again")).to_be_focused()


def names(page: Page, some: tuple[str, ...]) -> set[str]:
    """Return which of these animals the page names anywhere, visible or not."""
    text = everything(page)
    return {name for name in some if re.search(rf"\b{name}\b", text) or f'data-card="{name.lower()}"' in text}


def plan_in_secret(ann: Page, *others: Page) -> None:
    """Ann places, removes, seals and seals again; the others learn only whether she has sealed."""
    lay(ann, "shiue", 1)
    lay(ann, "chai", 1, "Assist")
    lay(ann, "yue", 3)
    expect(ann.locator("[data-arena='0'] .tokens .ap")).to_contain_text("6")
    assert [names(page, DOGS) for page in others] == [set(), set()]
    # Placed animals can be taken off again, even after sealing.
    ann.locator("[data-zone='team:0:2'] [data-card='yue']").click()
    expect(ann.locator(".hand [data-card='yue']")).to_have_count(1)
    sealed = others[0].locator(".state.sealed")
    ann.locator(SEAL).click()
    expect(sealed).to_have_count(1)
    ann.locator("[data-back]").click()
    expect(sealed).to_have_count(0)
    ann.locator(SEAL).click()
    expect(sealed).to_have_count(1)
    assert [names(page, DOGS) for page in others] == [set(), set()]


def decide_in_turn(ann: Page, bo: Page, watcher: Page) -> None:
    """The coin decides who first chooses for Shiue or Ringo; each is prompted alone."""
    decided = []
    for _ in range(2):
        page = next_asked(ann, bo)
        other = bo if page is ann else ann
        assert other.locator("[data-move]").count() == 0
        decided.append(page)
        # Cards never shown stay unknown while their owner looks through the hand.
        assert names(bo, ("Fu", "Ban", "Hua")) == set()
        assert names(watcher, ("Fu", "Ban", "Hua")) == set()
        add_nothing(page)
    assert set(decided) == {ann, bo}


def test_two_seats_and_a_watcher_know_what_they_may(visit: Visit) -> None:
    ann, bo = two(visit)
    watcher = visit(ann.url)
    expect(watcher.locator(".board")).to_be_visible()
    plan_in_secret(ann, bo, watcher)
    lay(bo, "ringo", 1)
    bo.locator("[data-more='0']").click()
    expect(bo.locator("[data-arena='0'] .tokens .ap")).to_contain_text("5")
    bo.locator(SEAL).click()
    decide_in_turn(ann, bo, watcher)
    to_the_next_plan(ann)
    for page in (ann, bo, watcher):
        expect(page.locator(".panel")).to_contain_text("Round 2 begins.")
        expect(page.locator("[data-arena='0'] .screen").first).to_contain_text("2 + 4")
    assert names(bo, DOGS) == {"Shiue", "Chai"}
    assert names(watcher, DOGS) == {"Shiue", "Chai"}
    # Ringo has lost and rests. Only the size of the opponent's Rest Area is shown.
    expect(ann.locator("[data-zone='side:1']")).to_contain_text(re.compile(r"1\s*rest"))
    expect(ann.locator("[data-zone='side:1']")).not_to_contain_text("Ringo")
    expect(bo.locator("[data-zone='side:1'] .rest")).to_contain_text("Ringo")
    give_up(ann)
    for page in (bo, watcher):
        expect(page.locator(".result")).to_be_visible()


def to_the_next_plan(page: Page) -> None:
    """Answer remaining reward prompts, such as a Peel."""
    for at in range(10):
        may_choose(page)
        if page.locator(SEAL).count():
            return
        decide(page, at)
    raise AssertionError("The round did not end.")


def add_nothing(page: Page) -> None:
    """Decline Shiue's or Ringo's ability and wait until the log says so."""
    before = sum("nobody" in line or "no Hidden Weapons" in line for line in log(page))
    page.get_by_role("button", name=re.compile("Add (nobody|no Hidden Weapons)$")).click()
    lines = "[...document.querySelectorAll('.panel .line')].map(each => each.innerText)"
    said = f"{lines}.filter(line => /nobody|no Hidden Weapons/.test(line))"
    page.wait_for_function(f"before => {said}.length > before", arg=before)


def next_asked(*pages: Page) -> Page:
    """Return the page that may choose."""
    for _ in range(600):
        for page in pages:
            if page.locator("[data-move]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("Nobody was asked.")


@pytest.mark.parametrize("width", [390, 360])
def test_a_phone(visit: Visit, width: int) -> None:
    height = {390: 844, 360: 640}[width]
    page = visit(DOORSTEP, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    sit_down(page, GAME, "random", dogs="seat 1")
    expect(page.locator(".hand [data-card]")).to_have_count(9)
    in_sight(page, height)
    for at in range(4):
        if not may_choose(page):
            break
        fits(page, width)
        if page.locator(SEAL).count():
            card = page.locator(".hand [data-card][data-pick]").nth(at)
            if at % 2:
                tap(page, card)
            else:
                tap(page, card, "Pick it up")
                fits(page, width)
                page.locator(".target").first.tap()
            page.wait_for_function(LAST_ONE)
            fits(page, width)
            if at == 0:
                in_sight(page, height)
            said = page.locator(".board").inner_html()
            page.locator(SEAL).tap()
            page.wait_for_function("old => document.querySelector('.board').innerHTML !== old", arg=said)
        else:
            decide(page, at)


def in_sight(page: Page, height: int) -> None:
    """Check that the whole table is visible without scrolling, down to the own strip."""
    strip = page.locator("[data-zone='side:0']").bounding_box()
    assert strip is not None
    assert strip["y"] + strip["height"] <= height + 1
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 0


def fits(page: Page, width: int) -> None:
    """Check that nothing overflows and all controls are large enough to touch."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("(b => b.scrollWidth - b.clientWidth)(document.querySelector('.board'))") <= 0
    able = page.locator(".hand [data-pick], .target, button.seal, .spoken button, .choice")
    for place in able.evaluate_all("all => all.map(each => each.getBoundingClientRect().toJSON())"):
        assert place["left"] >= -2
        assert place["right"] <= width + 2
        assert min(place["width"], place["height"]) >= 24
        assert max(place["width"], place["height"]) >= 44


def test_accessibility(visit: Visit) -> None:
    """Every phase, in a first round that is fixed except for its rewards."""
    ann, bo = two(visit)
    found = complaints(ann)
    ann.locator(".hand [data-card='shiue'][data-pick]").first.click()
    expect(ann.locator(".target")).to_have_count(3)
    found += complaints(ann)
    ann.locator("[data-arena='0'] .target").click()
    lay(ann, "chai", 1, "Assist")
    found += complaints(ann)
    lay(bo, "ringo", 1)
    bo.locator("[data-more='0']").click()
    ann.locator(SEAL).click()
    expect(ann.locator("[data-back]")).to_be_visible()
    expect(ann.locator(SEAL)).to_have_count(0)
    found += complaints(ann)
    bo.locator(SEAL).click()
    for _ in range(2):
        page = next_asked(ann, bo)
        found += complaints(page)
        add_nothing(page)
    may_choose(ann)
    found += complaints(ann)
    give_up(ann)
    found += complaints(ann)
    assert not found, "\n".join(found)


def test_a_drag_lays_an_animal_and_a_sign_has_its_font(visit: Visit) -> None:
    ann, _ = two(visit)
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
    # The game's name uses the shipped font, whatever fonts this machine has.
    loading = "signs => document.fonts.load('20px Fraunces', signs).then(all => all.length)"
    assert ann.evaluate(loading, "功夫擂台") >= 1


def test_whoever_follows_the_lesson_comes_to_its_end(visit: Visit) -> None:
    page = visit(DOORSTEP)
    begin_lesson(page, GAME)
    expect(page.locator(".lesson")).to_be_visible()
    for _ in range(60):
        page.wait_for_selector("[data-next], .target, [data-pick], [data-move]")
        step = page.locator(".board").inner_html() + page.locator(".lesson").inner_text()
        for way in ("[data-next]", ".target", "[data-pick]", ".hand [data-move]", "[data-move]"):
            if page.locator(way).count():
                page.locator(way).first.click()
                break
        if page.locator(".lesson", has_text=re.compile("Lesson (\\d+) of \\1\\b")).count():
            break
        page.wait_for_function(
            "old => document.querySelector('.board').innerHTML + document.querySelector('.lesson').innerText !== old",
            arg=step,
        )
    expect(page.locator(".lesson")).to_contain_text(re.compile("Lesson (\\d+) of \\1\\b"))


def test_a_replay_with_all_cards_open_shows_both_hands_and_both_plans(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, FUR["over"])
    page.goto(page.url.replace("/t/", "/replay/"))
    along = page.get_by_label("Where in the game")
    hands = [page.locator(f"[data-zone='hand:{seat}'] [data-card]") for seat in (0, 1)]
    for hand in hands:
        expect(hand).to_have_count(9)
        expect(hand.first).to_be_visible()
    steps = range(1, int(along.get_attribute("max") or 0))
    laid = page.locator(".half [data-card]")
    for step in steps:
        along.fill(str(step))
        if laid.count() > 0:
            break
    # Animals placed behind a screen are shown there and no longer in the hand.
    expect(page.locator(".screen")).to_have_count(0)
    assert sum(hand.count() for hand in hands) + laid.count() == 18
    page.get_by_label("Seen by").select_option("spectator")
    expect(page.locator("[data-zone^='hand:']")).to_have_count(0)


def test_a_token_may_be_left_unused(visit: Visit, data: Path) -> None:
    page = visit()
    go_to(page, data, FUR["token"])
    expect(page.locator(".sentence")).to_contain_text("use its AP, or leave it unused?")
    expect(page.locator(".spoken .button")).to_have_text(["Use the token", "Leave the token unused"])
    page.locator(".spoken .button").nth(1).click()
    expect(page.locator(".panel .line", has_text="You leave the token in arena")).to_have_count(1)


def test_the_winner_chooses_the_next_reward(visit: Visit, data: Path) -> None:
    page = visit()
    go_to(page, data, FUR_ORDER["take"])
    expect(page.locator(".sentence")).to_contain_text("which one do you use next?")
    choices = page.locator(".choices .choice[data-move]")
    assert choices.count() > 1
    assert page.locator(".choices").get_by_text("Nobody").count() == 0
    before = len([line for line in log(page) if line.startswith("You get")])
    choices.nth(1).click()
    expect(page.locator(".panel .line", has_text="You get").nth(before)).to_be_visible()

"""Hints, levels, and the win probability curve after a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.seats import box, choose, may_choose, play_now, settle_openings, sit_down, with_friends
from tests.web.sizes import last_of

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def ask_for_hint(page: Page) -> None:
    """Request a hint: a move, its prospects and usually a reason."""
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_have_text(re.compile(r".+: .+\. Your chances: \d+\s%\."))


def test_a_hint_points_at_a_card_that_may_be_played_and_goes_with_its_question(visit: Visit) -> None:
    page = visit()
    play_now(page)
    may_choose(page)
    ask_for_hint(page)
    pointed = page.locator("[data-hinted]")
    expect(pointed.first).to_be_visible()
    assert complaints(page) == []
    pointed.first.click()
    may_choose(page)
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_visible()


# Buttons and text that are partly covered.
COVERED = """all => all.filter(each => {
  const place = each.getBoundingClientRect()
  return [0.1, 0.5, 0.9].some(x => [0.1, 0.5, 0.9].some(y => {
    const top = document.elementFromPoint(place.left + place.width * x, place.top + place.height * y)
    return !each.contains(top)
  }))
}).map(each => each.innerText)"""


def steps_left(page: Page) -> int:
    """Return the number of moves left in the hint: it names the next ones and counts the others."""
    text = page.locator(".hint").inner_text().split(" Your chances")[0]
    counted = re.search(r", then (\d+) more\.", text)
    return 1 + int(counted[1]) if counted else 1 + text.count(", ")


def saying(steps: int) -> re.Pattern[str]:
    """Return the pattern of a hint with this many moves left."""
    return re.compile(rf", then {steps - 1} more\." if steps > 2 else rf"^([^,]*,){{{steps - 1}}}(?! then \d)[^,]*$")


def test_a_plan_is_made_by_following_a_hint_and_nothing_covers_it(visit: Visit) -> None:
    page = visit(DOORSTEP, **PHONE)
    sit_down(page, "kung-fur-fight", "greedy")
    may_choose(page)
    ask_for_hint(page)
    # All but the last, which seals the plan, are picked up and then placed.
    for left in range(steps_left(page), 1, -1):
        assert page.locator(".hint, .seal, .hand [data-card]").evaluate_all(COVERED) == []
        expect(page.locator(".held[data-hinted]")).to_have_count(1)
        page.locator(".held[data-hinted]").tap()
        # An animal offers its destinations when held up; a token is put down on the board.
        there = page.locator("[data-way].hinted, .target[data-hinted]")
        expect(there).to_have_count(1)
        there.tap()
        expect(page.locator(".hint")).to_have_text(saying(left - 1))
    expect(page.locator("[data-hinted]")).to_have_text(re.compile("Seal your plan|Seal it empty"))
    page.locator(".seal[data-hinted]").tap()
    expect(page.locator(".hint")).to_have_count(0)


def test_there_are_no_hints_among_friends_unless_the_host_allows_them(visit: Visit) -> None:
    for allowed in (False, True):
        ann = visit()
        if allowed:
            box(ann).get_by_text("Table settings").click()
            box(ann).get_by_label("Hints for everybody").check()
        with_friends(ann)
        bo = visit(ann.url)
        bo.get_by_role("button", name="Sit down").click()
        settle_openings(ann, bo)
        for page in (ann, bo):
            expect(page.locator("[data-hint]")).to_have_count(int(allowed))


def test_each_level_says_what_it_is_like(visit: Visit) -> None:
    page = visit()
    said = set()
    levels = box(page).get_by_role("radio")
    expect(levels).to_have_count(6)
    # Last one first, since the first is already selected.
    for level in reversed(levels.all()):
        level.check(force=True)
        said.add(box(page).locator(".like").inner_text())
    assert len(said) == 6
    assert all(said)


@pytest.mark.parametrize("how", last_of([{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}]))
def test_the_curve_of_chances_after_a_game_leads_to_its_moments(visit: Visit, how: dict[str, Any]) -> None:
    page = visit(**how)
    play_now(page)
    while may_choose(page):
        choose(page)
    curve = page.get_by_role("dialog").get_by_label("How the chances went")
    expect(curve).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(curve.locator(".drawing path.line")).to_have_count(2)
    expect(curve.locator(".legend li")).to_have_text(["You", re.compile(r"^(?!You$).+")])
    assert complaints(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    moments = page.locator(".moments li")
    if "is_mobile" in how:
        page.locator("[data-more]").click()
        page.get_by_role("button", name="Chances and log").click()
    chances = page.get_by_label("How the chances went", exact=True)
    expect(chances).to_have_attribute("aria-busy", "false")
    expect(chances).to_be_visible()
    if moments.count():
        moments.last.get_by_role("button", name="Show").click()
        expect(page.locator(".board")).to_be_visible()
        expect(page.get_by_label("Where in the game")).not_to_have_value("0")

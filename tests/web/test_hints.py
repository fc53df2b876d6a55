"""Hints, levels, and the win probability curve after a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import sample_cases
from tests.web.page_actions import (
    choose_move,
    fight_entry,
    open_for_friends,
    open_house_rules,
    open_table,
    play,
    play_now,
    take_row_cards,
    wait_for_choice,
)

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def request_hint(page: Page) -> None:
    """Request a hint and check that it names a move and the chances."""
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_have_text(re.compile(r".+: .+\. Your chances: \d+%\."))


def test_hint_marks_legal_card_until_prompt_changes(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_choice(page)
    request_hint(page)
    hinted_moves = page.locator("[data-hinted]")
    expect(hinted_moves.first).to_be_visible()
    assert accessibility_violations(page) == []
    play(hinted_moves.first)
    wait_for_choice(page)
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_visible()


# Returns elements that are partly covered.
FIND_COVERED = """all => all.filter(each => {
  const place = each.getBoundingClientRect()
  return [0.1, 0.5, 0.9].some(x => [0.1, 0.5, 0.9].some(y => {
    const top = document.elementFromPoint(place.left + place.width * x, place.top + place.height * y)
    return !each.contains(top)
  }))
}).map(each => each.innerText)"""


def num_moves_left(page: Page) -> int:
    """Return the number of moves left in the hint, which names all of them, or the next one and the number of the
    others."""
    text = page.locator(".hint").inner_text().split(" Your chances")[0]
    counted = re.search(r", then (\d+) more\.", text)
    return 1 + int(counted[1]) if counted else 1 + text.count(", ")


def hint_pattern(num_moves: int) -> re.Pattern[str]:
    """Return a pattern that matches a hint with this many moves left."""
    return re.compile(
        rf", then {num_moves - 1} more\." if num_moves > 2 else rf"^([^,]*,){{{num_moves - 1}}}(?! then \d)[^,]*$"
    )


def test_hint_for_plan_can_be_followed_and_is_not_covered(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE, **PHONE)
    open_table(page, "kung-fur-fight", "greedy")
    wait_for_choice(page)
    request_hint(page)
    expect(page.locator(".hint")).to_contain_text(
        re.compile(r"Arena \d: (\d+ AP for|\w+ brings all)|comes? back|worth an animal")
    )
    # Every move except the last, which seals the plan, picks up an item and then places it.
    for num_left in range(num_moves_left(page), 1, -1):
        assert page.locator(".hint, .seal, .hand [data-card]").evaluate_all(FIND_COVERED) == []
        expect(page.locator(".held[data-hinted]")).to_have_count(1)
        page.locator(".held[data-hinted]").tap()
        target = page.locator(".target[data-hinted]")
        expect(target).to_have_count(1)
        target.tap()
        expect(page.locator(".hint")).to_have_text(hint_pattern(num_left - 1))
    expect(page.locator("[data-hinted]")).to_have_text(re.compile("Seal your plan|Seal and pass"))
    page.locator(".seal[data-hinted]").tap()
    expect(page.locator(".hint")).to_have_count(0)


def test_hints_at_table_with_several_people_need_host_setting(visit: Visit) -> None:
    for allowed in (False, True):
        ann = visit()
        if allowed:
            open_house_rules(ann).get_by_label("Hints for everyone").check()
        open_for_friends(ann)
        bo = visit(ann.url)
        bo.get_by_role("button", name="Sit down").click()
        take_row_cards(ann, bo)
        for page in (ann, bo):
            expect(page.locator("[data-hint]")).to_have_count(int(allowed))


def test_every_bot_level_has_its_own_description(visit: Visit) -> None:
    page = visit()
    descriptions = set()
    fight_entry(page).get_by_text("Table settings").click()
    levels = fight_entry(page).get_by_role("radio")
    expect(levels).to_have_count(6)
    # Start with the last level, because the first is already selected.
    for level in reversed(levels.all()):
        level.check(force=True)
        descriptions.add(fight_entry(page).locator(".like").inner_text())
    assert len(descriptions) == 6
    assert all(descriptions)


@pytest.mark.parametrize("window", sample_cases([{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}]))
def test_win_chance_curve_after_game_links_to_key_moments(visit: Visit, window: dict[str, Any]) -> None:
    page = visit(**window)
    play_now(page)
    while wait_for_choice(page):
        choose_move(page)
    curve = page.get_by_role("dialog").get_by_label("Win probability")
    expect(curve).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(curve.locator(".drawing path.line")).to_have_count(2)
    expect(curve.locator(".legend li")).to_have_text(["You", re.compile(r"^(?!You$).+")])
    assert accessibility_violations(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    moments = page.locator(".moments li")
    if "is_mobile" in window:
        page.locator("[data-more]").click()
        page.get_by_role("button", name="Analysis and log").click()
    chances = page.get_by_label("Win probability", exact=True)
    expect(chances).to_have_attribute("aria-busy", "false")
    expect(chances).to_be_visible()
    if moments.count():
        moments.last.get_by_role("button", name="Show").click()
        expect(page.locator(".board")).to_be_visible()
        expect(page.get_by_label("Position")).not_to_have_value("0")

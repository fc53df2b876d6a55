"""The home page and the lobby: the list of own tables, quick start, friends, bots by level."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kwoon.bots.roster import CHARACTERS, NAMES_BY_GRADE
from kwoon.games import GAMES
from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.seats import (
    box,
    called,
    give_up,
    may_choose,
    opened,
    play_now,
    settle_openings,
    sit_down,
    with_friends,
)

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1280, 800), (844, 390), (390, 844), (360, 640), (640, 400)]
"""The last one is 1280 x 800 at 200% zoom."""
SMALLEST = 11
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
A_MONTH = 30 * 24 * 3600
SMALL_TEXT = """least => [...document.querySelectorAll('body *')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => each.checkVisibility() && !each.closest('.hidden, svg'))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < least)
    .map(each => `${each.textContent.trim()} ${getComputedStyle(each).fontSize}`)"""
IN_SIGHT = """all => all.map(each => each.getBoundingClientRect())
    .every(place => place.top >= 0 && place.left >= 0 && place.bottom <= innerHeight && place.right <= innerWidth)"""


def game_box(page: Page, game: str) -> Locator:
    title = next(each.title for each in GAMES if each.id == game)
    return page.locator("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def way_to(page: Page, table: str, page_of: str = "t") -> Locator:
    return page.locator(f"a.way[href='/{page_of}/{table}']")


# Own tables.


def test_a_game_that_was_left_is_found_again_after_a_restart_of_the_browser(
    visit: Visit, browser: Browser, hall: str
) -> None:
    page = visit()
    play_now(page)
    may_choose(page)
    table = page.url.rsplit("/", 1)[1]
    kept = page.context.storage_state()["cookies"]
    assert kept
    assert all(cookie["expires"] > time.time() + 6 * A_MONTH for cookie in kept)
    page.context.close()
    # A restarted browser has only its persistent cookies.
    again = browser.new_context(base_url=hall, storage_state={"cookies": kept})
    page = again.new_page()
    page.goto("/")
    expect(page).to_have_title(re.compile("Your turn"))
    way = way_to(page, table)
    expect(way).to_contain_text("Your turn")
    expect(way).to_contain_text("against")
    way.click()
    may_choose(page)
    give_up(page)
    page.get_by_role("link", name="To the hall", exact=True).click()
    expect(way_to(page, table)).to_have_count(0)
    over = way_to(page, table, "replay")
    expect(over).to_contain_text("You lost")
    over.click()
    expect(page.get_by_label("Where in the game")).to_be_visible()
    again.close()


def test_whose_turn_it_is_shows_in_the_hall(visit: Visit) -> None:
    ann, bo = called(visit(), "Ann"), called(visit(), "Bo")
    link = with_friends(ann)
    table = link.rsplit("/", 1)[1]
    looking = ann.context.new_page()
    looking.goto("/")
    expect(way_to(looking, table)).to_contain_text("Waiting for players")
    bo.goto(link)
    bo.get_by_role("button", name="Sit down").click()
    settle_openings(ann, bo)
    expect(way_to(looking, table)).to_contain_text("Your turn")
    ann.locator(".seat.bottom [data-move]").first.click()
    expect(ann.locator(".prompt")).to_contain_text("Your choice lies sealed")
    expect(way_to(looking, table)).to_contain_text("Bo is to choose")
    expect(looking).to_have_title(re.compile("^Kwoon"))
    # Nobody else sees it.
    eve = visit()
    expect(eve.locator("article")).to_have_count(len(GAMES))
    expect(eve.locator("a.way")).to_have_count(0)


# The page.


def resized(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the same page in one window size after another."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height


def test_the_page_fits_and_can_be_read(visit: Visit) -> None:
    page = visit()
    for _ in range(3):
        opened(page, "/api/tables", {"game": "kung-fu-2014", "seats": AGAINST_A_BOT})
    page.reload()
    expect(page.locator("article")).to_have_count(len(GAMES))
    expect(page.locator("a.way")).to_have_count(2)
    plays = page.get_by_role("button", name="Play now")
    for width, _ in resized(page, SIZES):
        if width >= 1280:
            assert plays.evaluate_all(IN_SIGHT)
        else:
            expect(plays.first).to_be_visible()
    box(page).get_by_text("Table settings").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    for size in resized(page, SIZES):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate(SMALL_TEXT, SMALLEST) == [], size


SQUEEZED = """all => all.flatMap(each => {
    const place = each.getBoundingClientRect()
    const cut = [each, ...each.querySelectorAll('*')].filter(one => one.clientWidth > 1)
        .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => `cut off: ${one.textContent}`)
    const over = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
    return each.contains(over) ? cut : [...cut, `covered: ${each.textContent}`]
})"""
HIDDEN = """all => all.some(each =>
    each.getBoundingClientRect().bottom > each.closest('.lists').getBoundingClientRect().bottom + 1)"""


def test_what_was_played_lately_has_its_room_beside_two_games(visit: Visit) -> None:
    page = visit()
    for _ in range(3):
        page.goto("/")
        play_now(page)
        give_up(page)
    for _ in range(2):
        opened(page, "/api/tables", {"game": "kung-fu-2014", "seats": AGAINST_A_BOT})
    page.goto("/")
    going = page.get_by_role("region", name="Your games").locator(".way")
    lately = page.get_by_role("region", name="Played lately").locator(".way")
    for size in resized(page, [(1280, 720), (390, 844)]):
        expect(going).to_have_count(2)
        expect(lately).to_have_count(3)
        # Neither needs scrolling in a small window; other people's open tables may lie below.
        assert not going.evaluate_all(HIDDEN), size
        for way in (*going.all(), *lately.all()):
            way.scroll_into_view_if_needed()
            assert way.evaluate_all(SQUEEZED) == [], size


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (640, 400)])
def test_settings_that_unfold_come_into_sight(visit: Visit, width: int, height: int) -> None:
    page = visit(viewport={"width": width, "height": height})
    last = game_box(page, GAMES[-1].id)
    button = last.get_by_text("Table settings")
    # The button is at the bottom of the window: its panel unfolds below it.
    button.evaluate("each => each.scrollIntoView({ block: 'end' })")
    button.click()
    first, end = last.locator(".fields label").first, last.locator(".fields label").last
    expect(first).to_be_in_viewport(ratio=1)
    if width > 1000:
        expect(end).to_be_in_viewport(ratio=1)


def test_the_lobby_fits_and_can_be_read(visit: Visit) -> None:
    ann = called(visit(DOORSTEP), "Ann of the Seven Hills")
    sit_down(ann, "kung-fu-2019", "student", "open", "open", format="2v2")
    expect(ann.locator(".lobby")).to_be_visible()
    bo = visit(ann.url)
    expect(bo.get_by_role("button", name="Sit down").first).to_be_visible()
    for page in (ann, bo):
        for size in resized(page, SIZES):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            assert page.evaluate(SMALL_TEXT, SMALLEST) == [], size
    for size in resized(bo, SIZES):
        # Sitting down comes before the link.
        seat = bo.get_by_role("button", name="Sit down").last.bounding_box()
        link = bo.get_by_label("The link to this table").bounding_box()
        assert seat is not None
        assert link is not None
        assert seat["y"] + seat["height"] <= link["y"], size


def test_accessibility_of_the_hall(visit: Visit) -> None:
    page, other = visit(), visit()
    box(other).get_by_text("Table settings").click()
    box(other).get_by_label("Show the table in the hall").check()
    link = with_friends(other)
    opened(page, "/api/tables", {"game": "fight", "seats": AGAINST_A_BOT})
    page.reload()
    expect(page.locator("a.way")).to_have_count(1)
    page.get_by_role("button", name="Settings", exact=True).click()
    sizes = [(1280, 720), (390, 844), (640, 400)]
    found = [each for _ in resized(page, sizes) for each in complaints(page)]
    page.goto(link)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    found += [each for _ in resized(page, sizes) for each in complaints(page)]
    sit_down(page, "kung-fu-2014", "novice", "open", "open")
    expect(page.get_by_role("button", name="Send away")).to_be_visible()
    found += [each for _ in resized(page, sizes) for each in complaints(page)]
    assert not found, "\n".join(found)


# With friends.


def test_a_guest_gives_a_name_where_they_sit_down(visit: Visit) -> None:
    ann = visit()
    bo = visit(with_friends(ann))
    name = bo.get_by_label("Your name")
    expect(name).not_to_have_value("")
    name.fill("Bo of the Hill")
    bo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        expect(page.locator(".plate").filter(has_text="Bo of the Hill")).to_be_visible()


def test_a_name_that_cannot_be_is_said_and_nobody_sits(visit: Visit) -> None:
    ann = visit()
    bo = visit(with_friends(ann))
    bo.get_by_label("Your name").fill("pebble")
    bo.keyboard.press("Enter")
    expect(bo.get_by_text("'pebble' is, or looks like, the name of a bot. Choose another name.")).to_be_visible()
    expect(bo.get_by_role("button", name="Sit down")).to_be_enabled()
    bo.get_by_label("Your name").fill("Bo")
    bo.keyboard.press("Enter")
    expect(bo.locator(".board")).to_be_visible()


def test_the_host_changes_the_number_of_seats(visit: Visit) -> None:
    ann = visit(DOORSTEP)
    sit_down(ann, "kung-fu-2014", "open")
    seats = ann.locator(".seats > li")
    expect(seats).to_have_count(2)
    expect(ann.get_by_role("button", name="One seat fewer")).to_be_disabled()
    for count in (3, 4):
        ann.get_by_role("button", name="One seat more").click()
        expect(seats).to_have_count(count)
    bo = visit(ann.url)
    expect(bo.get_by_role("button", name="One seat more")).to_have_count(0)
    bo.get_by_role("button", name="Sit down").nth(2).click()
    expect(seats.nth(3)).not_to_contain_text("An empty cushion")
    ann.get_by_role("button", name="One seat fewer").click()
    expect(seats).to_have_count(3)
    expect(bo.locator(".seats > li.you")).to_have_count(1)
    ann.get_by_role("button", name="One seat fewer").click()
    expect(seats).to_have_count(2)
    expect(bo.get_by_text("Waiting for the host to start.")).to_be_visible()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bo):
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator("[data-seat]")).to_have_count(2)


def test_teams_set_their_seats(visit: Visit) -> None:
    page = visit()
    article = game_box(page, "kung-fu-2019")
    article.get_by_text("Table settings").click()
    article.get_by_label("Seats").select_option("3")
    article.get_by_label("Teams").select_option("2 v 2")
    expect(article.get_by_label("Seats")).to_have_value("4")
    article.get_by_label("Teams").select_option("2 v 2 v 2")
    expect(article.get_by_label("Seats")).to_have_value("6")
    article.get_by_label("Teams").select_option("Free-for-all")
    expect(article.get_by_label("Seats")).to_have_value("3")
    article.get_by_label("Teams").select_option("2 v 2")
    article.get_by_role("button", name="With friends").click()
    expect(page.locator(".seats > li")).to_have_count(4)
    # There is no other number of seats, so none is offered.
    expect(page.get_by_role("button", name="One seat more")).to_have_count(0)


# Opponents.


def test_newcomers_meet_the_gentlest_and_others_whom_they_chose_last(visit: Visit) -> None:
    page = visit()
    play_now(page)
    plate = page.locator(".seat.top .plate")
    expect(plate).to_contain_text("level 1")
    assert plate.locator(".name").inner_text() in {name for name, _ in NAMES_BY_GRADE[0]}
    expect(plate.locator(".face svg")).to_be_visible()
    page.goto("/")
    box(page).get_by_role("radio", name="4").check(force=True)
    play_now(page)
    expect(plate).to_contain_text("level 4")
    page.goto("/")
    # For every game, until another level is chosen.
    expect(game_box(page, "kung-fu-2014").get_by_role("radio", name="4")).to_be_checked()


def test_bots_are_told_apart_by_their_names(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "kung-fu-2014", *["greedy"] * 5)
    expect(page.locator(".board")).to_be_visible()
    names = page.locator("[data-seat] .called").all_inner_texts()
    bots = [name for name in names if name.casefold() in CHARACTERS]
    assert len(set(bots)) == 5
    assert {CHARACTERS[name.casefold()].grade for name in bots} == {3}
    expect(page.locator("[data-seat] .face")).to_have_count(5)


DOTS = ".medallion .own, .flame.own, .ap.own"


def test_marks_for_designers_are_off_until_they_are_wanted(visit: Visit) -> None:
    page = visit(DOORSTEP)
    sit_down(page, "kung-fu-2014", "random")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert page.locator(DOTS).count() == 0
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Designers' marks").check()
    page.keyboard.press("Escape")
    expect(page.locator(DOTS).first).to_be_attached()
    page.reload()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(page.locator(DOTS).first).to_be_attached()


def test_the_hall_can_be_installed(visit: Visit) -> None:
    page = visit()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(str(link))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        drawn = page.request.get(icon["src"])
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert "<svg" in drawn.text()
    # As judged by the browser itself.
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )

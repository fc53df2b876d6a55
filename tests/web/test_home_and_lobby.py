"""The home page and the lobby: the visitor's tables, layout, tables with friends, bots, and the web app manifest."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kwoon.bots.roster import CHARACTERS, NAMES_BY_GRADE
from kwoon.games import GAMES
from kwoon.localization.formatter import english
from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.page_actions import (
    concede,
    create_table,
    fight_entry,
    open_for_friends,
    open_house_rules,
    open_table,
    play,
    play_now,
    set_name,
    take_row_cards,
    wait_for_choice,
)

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1280, 800), (844, 390), (390, 844), (360, 640), (640, 400)]
"""The last size is 1280x800 at 200% zoom."""
MIN_TEXT_PX = 11
SEATS_WITH_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
MONTH_SECONDS = 30 * 24 * 3600
FIND_SMALL_TEXT = """least => [...document.querySelectorAll('body *')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => each.checkVisibility() && !each.closest('.hidden, svg'))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < least)
    .map(each => `${each.textContent.trim()} ${getComputedStyle(each).fontSize}`)"""
ALL_IN_VIEW = """all => all.map(each => each.getBoundingClientRect())
    .every(place => place.top >= 0 && place.left >= 0 && place.bottom <= innerHeight && place.right <= innerWidth)"""


def game_entry(page: Page, game: str) -> Locator:
    title = next(english().say(each.title) for each in GAMES if each.id == game)
    return page.locator("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def table_link(page: Page, table: str, path: str = "t") -> Locator:
    return page.locator(f"a.way[href='/{path}/{table}']")


# The visitor's tables.


def test_left_game_is_listed_after_browser_restart(visit: Visit, browser: Browser, hall: str) -> None:
    page = visit()
    play_now(page)
    wait_for_choice(page)
    table = page.url.rsplit("/", 1)[1]
    cookies = page.context.storage_state()["cookies"]
    assert cookies
    assert all(cookie["expires"] > time.time() + 6 * MONTH_SECONDS for cookie in cookies)
    page.context.close()
    # A restarted browser has only its persistent cookies.
    new_context = browser.new_context(base_url=hall, storage_state={"cookies": cookies})
    page = new_context.new_page()
    page.goto("/")
    expect(page).to_have_title(re.compile("Your turn"))
    link = table_link(page, table)
    expect(link).to_contain_text("Your turn")
    expect(link).to_contain_text("vs.")
    link.click()
    wait_for_choice(page)
    concede(page)
    page.get_by_role("link", name="Go to hall", exact=True).click()
    expect(table_link(page, table)).to_have_count(0)
    finished_link = table_link(page, table, "replay")
    expect(finished_link).to_contain_text("You lost")
    finished_link.click()
    expect(page.get_by_label("Position")).to_be_visible()
    new_context.close()


def test_home_page_shows_whose_turn_it_is(visit: Visit) -> None:
    ann, bo = set_name(visit(), "Ann"), set_name(visit(), "Bo")
    link = open_for_friends(ann)
    table = link.rsplit("/", 1)[1]
    home_page = ann.context.new_page()
    home_page.goto("/")
    expect(table_link(home_page, table)).to_contain_text("Waiting for players")
    bo.goto(link)
    bo.get_by_role("button", name="Sit down").click()
    take_row_cards(ann, bo)
    expect(table_link(home_page, table)).to_contain_text("Your turn")
    play(ann.locator(".seat.bottom [data-move]").first)
    expect(ann.locator(".prompt")).to_contain_text("Your choice is sealed")
    expect(table_link(home_page, table)).to_contain_text("Bo's turn")
    expect(home_page).to_have_title(re.compile("^Kwoon"))
    # A stranger has no tables in their list.
    eve = visit()
    expect(eve.locator("article")).to_have_count(len(GAMES))
    expect(eve.locator("a.way")).to_have_count(0)


# The home page.


def resize_page(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Resize the page to each of these sizes in turn, and yield the size."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height


def test_home_page_fits_every_window_with_readable_text(visit: Visit) -> None:
    page = visit()
    for _ in range(3):
        create_table(page, "/api/tables", {"game": "kung-fu-2014", "seats": SEATS_WITH_BOT})
    page.reload()
    expect(page.locator("article")).to_have_count(len(GAMES))
    expect(page.locator("a.way")).to_have_count(2)
    play_buttons = page.get_by_role("button", name="Play now")
    for width, _ in resize_page(page, SIZES):
        if width >= 1280:
            assert play_buttons.evaluate_all(ALL_IN_VIEW)
        else:
            expect(play_buttons.first).to_be_visible()
    open_house_rules(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    for size in resize_page(page, SIZES):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate(FIND_SMALL_TEXT, MIN_TEXT_PX) == [], size


FIND_SQUEEZED = """all => all.flatMap(each => {
    const place = each.getBoundingClientRect()
    const cut = [each, ...each.querySelectorAll('*')].filter(one => one.clientWidth > 1)
        .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => `cut off: ${one.textContent}`)
    const over = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
    return each.contains(over) ? cut : [...cut, `covered: ${each.textContent}`]
})"""
ANY_HIDDEN = """all => all.some(each =>
    each.getBoundingClientRect().bottom > each.closest('.hero').getBoundingClientRect().bottom + 1)"""


def test_finished_games_are_visible_beside_two_current_games(visit: Visit) -> None:
    page = visit()
    for _ in range(3):
        page.goto("/")
        play_now(page)
        concede(page)
    for _ in range(2):
        create_table(page, "/api/tables", {"game": "kung-fu-2014", "seats": SEATS_WITH_BOT})
    page.goto("/")
    current_links = page.get_by_role("region", name="Your games").locator(".way")
    finished_links = page.get_by_role("region", name="Recent games").locator(".way")
    for size in resize_page(page, [(1280, 720), (390, 844)]):
        expect(current_links).to_have_count(2)
        expect(finished_links).to_have_count(3)
        # Running games are visible without scrolling even in a small window. Other tables may be below them.
        assert not current_links.evaluate_all(ANY_HIDDEN), size
        for link in (*current_links.all(), *finished_links.all()):
            link.scroll_into_view_if_needed()
            assert link.evaluate_all(FIND_SQUEEZED) == [], size


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (640, 400)])
def test_opened_table_settings_are_in_view(visit: Visit, width: int, height: int) -> None:
    page = visit(viewport={"width": width, "height": height})
    last_game = game_entry(page, GAMES[-1].id)
    button = last_game.get_by_text("Table settings")
    # The button is at the bottom of the window, and its panel opens below it.
    button.evaluate("each => each.scrollIntoView({ block: 'end' })")
    button.click()
    first_field, last_field = last_game.locator(".fields label").first, last_game.locator(".fields label").last
    expect(first_field).to_be_in_viewport(ratio=1)
    expect(last_field).to_be_hidden()
    last_game.get_by_text("House rules").click()
    if width > 1000:
        expect(last_field).to_be_in_viewport(ratio=1)
    last_game.get_by_label("Auto-pass").check()
    last_game.get_by_label("Rated").check()
    expect(last_game.locator("summary")).to_contain_text("2 changed")


def test_lobby_fits_every_window_with_readable_text(visit: Visit) -> None:
    ann = set_name(visit(IDENTITY_PAGE), "Ann of the Seven Hills")
    open_table(ann, "kung-fu-2019", "student", "open", "open", format="2v2")
    expect(ann.locator(".lobby")).to_be_visible()
    bo = visit(ann.url)
    expect(bo.get_by_role("button", name="Sit down").first).to_be_visible()
    for page in (ann, bo):
        for size in resize_page(page, SIZES):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            assert page.evaluate(FIND_SMALL_TEXT, MIN_TEXT_PX) == [], size
    for size in resize_page(bo, SIZES):
        # The button for sitting down comes before the link.
        seat = bo.get_by_role("button", name="Sit down").last.bounding_box()
        link = bo.get_by_label("Link to this table").bounding_box()
        assert seat is not None
        assert link is not None
        assert seat["y"] + seat["height"] <= link["y"], size


def test_home_page_and_lobby_have_no_accessibility_violations(visit: Visit) -> None:
    page, other = visit(), visit()
    open_house_rules(other).get_by_label("Show the table in the hall").check()
    link = open_for_friends(other)
    create_table(page, "/api/tables", {"game": "fight", "seats": SEATS_WITH_BOT})
    page.reload()
    expect(page.locator("a.way")).to_have_count(1)
    page.get_by_role("button", name="Settings", exact=True).click()
    sizes = [(1280, 720), (390, 844), (640, 400)]
    violations = [each for _ in resize_page(page, sizes) for each in accessibility_violations(page)]
    page.goto(link)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    violations += [each for _ in resize_page(page, sizes) for each in accessibility_violations(page)]
    open_table(page, "kung-fu-2014", "novice", "open", "open")
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    violations += [each for _ in resize_page(page, sizes) for each in accessibility_violations(page)]
    assert not violations, "\n".join(violations)


# Tables with friends.


def test_guest_can_enter_name_when_sitting_down(visit: Visit) -> None:
    ann = visit()
    bo = visit(open_for_friends(ann))
    name = bo.get_by_label("Your name")
    expect(name).not_to_have_value("")
    name.fill("Bo of the Hill")
    bo.get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        expect(page.locator(".plate").filter(has_text="Bo of the Hill")).to_be_visible()


def test_invalid_guest_name_shows_error_and_keeps_seat_open(visit: Visit) -> None:
    ann = visit()
    bo = visit(open_for_friends(ann))
    bo.get_by_label("Your name").fill("pebble")
    bo.keyboard.press("Enter")
    expect(bo.get_by_text("“pebble” is a bot's name, or looks like one. Choose another.")).to_be_visible()
    expect(bo.get_by_role("button", name="Sit down")).to_be_enabled()
    bo.get_by_label("Your name").fill("Bo")
    bo.keyboard.press("Enter")
    expect(bo.locator(".board")).to_be_visible()


def test_host_can_change_number_of_seats(visit: Visit) -> None:
    ann = visit(IDENTITY_PAGE)
    open_table(ann, "kung-fu-2014", "open")
    seats = ann.locator(".seats > li")
    expect(seats).to_have_count(2)
    expect(ann.get_by_role("button", name="One fewer seat")).to_be_disabled()
    for count in (3, 4):
        ann.get_by_role("button", name="One more seat").click()
        expect(seats).to_have_count(count)
    bo = visit(ann.url)
    expect(bo.get_by_role("button", name="One more seat")).to_have_count(0)
    bo.get_by_role("button", name="Sit down").nth(2).click()
    expect(seats.nth(3)).not_to_contain_text("Open seat")
    ann.get_by_role("button", name="One fewer seat").click()
    expect(seats).to_have_count(3)
    expect(bo.locator(".seats > li.you")).to_have_count(1)
    ann.get_by_role("button", name="One fewer seat").click()
    expect(seats).to_have_count(2)
    expect(bo.get_by_text("Waiting for the host to start.")).to_be_visible()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bo):
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator("[data-seat]")).to_have_count(2)


def test_team_format_sets_number_of_seats(visit: Visit) -> None:
    page = visit()
    entry = game_entry(page, "kung-fu-2019")
    open_house_rules(page, entry)
    entry.get_by_label("Players").select_option("3")
    entry.get_by_label("Teams").select_option("2 v 2")
    expect(entry.get_by_label("Players")).to_have_value("4")
    entry.get_by_label("Teams").select_option("2 v 2 v 2")
    expect(entry.get_by_label("Players")).to_have_value("6")
    entry.get_by_label("Teams").select_option("Free-for-all")
    expect(entry.get_by_label("Players")).to_have_value("3")
    entry.get_by_label("Teams").select_option("2 v 2")
    entry.get_by_role("button", name="With friends").click()
    expect(page.locator(".seats > li")).to_have_count(4)
    # No other number of seats is possible, so none is offered.
    expect(page.get_by_role("button", name="One more seat")).to_have_count(0)


# Bots, designer marks and the web app manifest.


def test_default_bot_level_is_lowest_then_last_chosen(visit: Visit) -> None:
    page = visit()
    play_now(page)
    plate = page.locator(".seat.top .plate")
    expect(plate).to_contain_text("level 1")
    assert plate.locator(".name").inner_text() in {name for name, _ in NAMES_BY_GRADE[0]}
    expect(plate.locator(".face svg")).to_be_visible()
    page.goto("/")
    fight_entry(page).get_by_text("Table settings").click()
    fight_entry(page).get_by_role("radio", name="4").check(force=True)
    play_now(page)
    expect(plate).to_contain_text("level 4")
    page.goto("/")
    # The level applies to every game until a different one is chosen.
    game_entry(page, "kung-fu-2014").get_by_text("Table settings").click()
    expect(game_entry(page, "kung-fu-2014").get_by_role("radio", name="4")).to_be_checked()


def test_bots_of_one_level_have_different_names(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "kung-fu-2014", *["greedy"] * 5)
    expect(page.locator(".board")).to_be_visible()
    names = page.locator("[data-seat] .called").all_inner_texts()
    bots = [name for name in names if name.casefold() in CHARACTERS]
    assert len(set(bots)) == 5
    assert {CHARACTERS[name.casefold()].grade for name in bots} == {3}
    expect(page.locator("[data-seat] .face")).to_have_count(5)


DESIGNER_MARKS = ".medallion .own, .flame.own, .ap.own"


def test_designer_marks_are_off_until_enabled(visit: Visit) -> None:
    page = visit(IDENTITY_PAGE)
    open_table(page, "kung-fu-2014", "random")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert page.locator(DESIGNER_MARKS).count() == 0
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Number sources").check()
    page.keyboard.press("Escape")
    expect(page.locator(DESIGNER_MARKS).first).to_be_attached()
    page.reload()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(page.locator(DESIGNER_MARKS).first).to_be_attached()


def test_web_app_manifest_makes_hall_installable(visit: Visit) -> None:
    page = visit()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    response = page.request.get(str(link))
    assert response.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(response.text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        image = page.request.get(icon["src"])
        assert image.headers["content-type"].startswith("image/svg+xml")
        assert "<svg" in image.text()
    # Let the browser itself check the manifest.
    session = page.context.new_cdp_session(page)
    violations = session.send("Page.getAppManifest")
    assert violations["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


# What a visitor should do next.


def test_newcomer_is_led_to_the_lesson_until_a_game_is_finished(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    first_game = min(GAMES, key=lambda game: game.learning_order)
    title = english().say(first_game.title)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Start here: learn {title} in 5 minutes")
    lesson_button = page.get_by_role("button", name="Start lesson")
    expect(lesson_button).to_be_in_viewport(ratio=1)
    # Nothing, such as the navigation at the bottom, covers the button.
    lesson_button.tap(trial=True)
    assert page.locator(".hero .button.red").count() == 1
    assert page.locator("article .button.red").count() == 0
    for name in ("Play", "Learn", "Tournaments", "Workshop", "Community"):
        link = page.get_by_role("navigation", name="Main menu").get_by_role("link", name=name, exact=True)
        expect(link).to_be_in_viewport(ratio=1)
        bounds = link.bounding_box()
        assert bounds is not None
        assert min(bounds["width"], bounds["height"]) >= 40, (name, bounds)
    lesson_button.tap()
    expect(page.locator(".lesson")).to_be_visible()
    # The unfinished lesson comes first.
    page.goto("/")
    expect(page.get_by_role("region", name="Your next step").locator("a.way")).to_contain_text("lesson")
    expect(page.get_by_text("Start here")).to_have_count(0)
    page.get_by_role("region", name="Your next step").locator("a.way").tap()
    expect(page.locator(".board")).to_be_visible()
    concede(page)
    page.goto("/")
    again = page.get_by_role("button", name=f"Play {title} again")
    expect(again).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Start here")).to_have_count(0)
    again.tap()
    expect(page.locator(".board")).to_be_visible()


def test_navigation_reaches_every_part_of_the_hall(visit: Visit) -> None:
    page = visit()
    menu = page.get_by_role("navigation", name="Main menu")
    for name in ("Learn", "Tournaments", "Workshop", "Community"):
        menu.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        expect(menu.locator("[aria-current]")).to_have_text(name)
    tabs = page.get_by_role("navigation", name="Community")
    for name, heading in (("Leaderboards", "Leaderboards"), ("Games", "Finished games"), ("Friends", "Friends")):
        tabs.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    tabs.get_by_role("link", name="Profile").click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(menu.locator("[aria-current]")).to_have_text("Community")

"""Every page works and has no serious accessibility violation in either theme."""

from __future__ import annotations

import re
import subprocess

import pytest
from playwright.sync_api import Page, expect

from kwoon.games import GAMES
from tests.web.axe import PAPER, complaints
from tests.web.conftest import ROOT, Visit
from tests.web.seats import box, choose, may_choose, play_now, read_on, with_friends

pytestmark = pytest.mark.browser

PALE = """theme => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@media (prefers-color-scheme: ${theme}) { h1, h2, p { opacity: 0.2 !important } }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_pale_in_one_theme_is_found_from_the_other(visit: Visit, theme: str) -> None:
    page = visit("/credits", color_scheme="dark" if theme == "light" else "light")
    expect(page.get_by_role("heading", name="Thanks")).to_be_visible()
    page.evaluate(PALE, theme)
    assert any("color-contrast" in each for each in complaints(page))


def finished_game(page: Page) -> str:
    """Play and concede; return the table's id."""
    play_now(page)
    may_choose(page)
    choose(page)
    may_choose(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog")).to_contain_text("You have lost")
    return page.url.rsplit("/", 1)[1]


def test_accessibility(visit: Visit) -> None:
    page = visit()
    expect(box(page).get_by_role("button", name="Play now")).to_be_visible()
    box(page).get_by_text("Table settings").click()
    found = complaints(page)
    with_friends(page)
    found += complaints(page)
    page.goto("/")
    play_now(page)
    may_choose(page)
    found += complaints(page)
    page.get_by_role("tab", name="Talk").click()
    found += complaints(page)
    page.goto("/")
    table = finished_game(page)
    found += complaints(page)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    found += complaints(page)
    for path, sign in [("/learn/fight", "The rules"), ("/credits", "Thanks"), ("/attic", "No such room")]:
        page.goto(path)
        expect(page.get_by_role("heading", name=sign)).to_be_visible()
        found += complaints(page)
    assert not found, "\n".join(found)


def test_home_shows_five_games_that_can_be_played(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article")).to_have_count(5)
    for each in page.locator("article").all():
        expect(each.get_by_role("button", name="Play now")).to_be_enabled()


def test_what_an_option_means_can_be_read_without_a_mouse(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    expect(page.locator("article")).to_have_count(len(GAMES))
    for game in GAMES:
        article = page.locator("article").filter(has=page.get_by_role("heading", name=game.title, exact=True))
        article.get_by_text("Table settings").tap()
        for option in game.options:
            field = article.locator(f"select[aria-describedby='{game.id}-{option.name}']")
            if not option.is_public:
                expect(field).to_have_count(0)
                continue
            expect(field).to_have_accessible_name(option.title)
            expect(field).to_have_accessible_description(option.description)
            expect(article.get_by_text(option.description, exact=True)).to_be_visible()
            assert field.locator("option").all_inner_texts() == list(option.labels)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = complaints(page)
    choosy = next(game for game in GAMES if game.options)
    heading = page.get_by_role("heading", name=choosy.title, exact=True)
    page.locator("article").filter(has=heading).get_by_role("button", name="With friends").tap()
    (option, *_) = choosy.options
    page.get_by_text(f"{option.title}: {option.labels[0]}").first.tap()
    expect(page.get_by_text(option.description, exact=True)).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("oser")
    assert not found + complaints(page)


@pytest.mark.parametrize("width", [390, 360])
def test_a_nickname_is_changed_on_a_phone_in_sight_of_all_of_it(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 700})
    page.get_by_title("Change your nickname").click()
    field = page.get_by_label("Your nickname")
    field.fill("Wandering Mountain Otter")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert field.evaluate("each => each.scrollWidth <= each.clientWidth")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_title("Change your nickname")).to_contain_text("Wandering Mountain Otter")


def test_a_nickname_is_kept(visit: Visit) -> None:
    page = visit()
    page.get_by_title("Change your nickname").click()
    page.get_by_label("Your nickname").fill("Iron Sparrow")
    page.keyboard.press("Enter")
    expect(page.get_by_title("Change your nickname")).to_contain_text("Iron Sparrow")
    page.reload()
    expect(page.get_by_title("Change your nickname")).to_contain_text("Iron Sparrow")
    play_now(page)
    expect(page.locator(".seat.bottom .plate")).to_contain_text("Iron Sparrow")


def test_an_open_table_can_be_joined_from_the_hall(visit: Visit) -> None:
    ann = visit()
    box(ann).get_by_text("Table settings").click()
    box(ann).get_by_label("Show the table in the hall").check()
    link = with_friends(ann)
    bo = visit()
    # One click, and both sit at the table.
    bo.locator(f"[data-table='{link.rsplit('/', 1)[1]}']").get_by_role("button", name="Join").click()
    expect(bo.locator(".board")).to_be_visible()
    expect(ann.locator(".board")).to_be_visible()


def test_rules_can_be_searched(visit: Visit) -> None:
    page = visit("/learn/fight")
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    page.get_by_label("Search the rules").fill("coin flip")
    expect(page.locator("mark").first).to_have_text(re.compile("coin flip", re.IGNORECASE))
    page.get_by_label("Search the rules").fill("nunchaku")
    expect(page.get_by_text("No rule speaks of that")).to_be_visible()


def test_a_replay_is_scrubbed_seen_from_any_seat_and_shared(visit: Visit) -> None:
    page = visit()
    table = finished_game(page)
    page.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_label("Where in the game")
    expect(scrubber).to_have_value("0")
    # All cards open: both hands lie face up.
    expect(page.locator(".seat.top .hand [data-card]")).to_have_count(3)
    page.keyboard.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
    expect(page.locator(".panel .line").last).to_contain_text("concede")
    page.keyboard.press("Home")
    expect(scrubber).to_have_value("0")
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".seat.top .hand [data-card]")).to_have_count(0)
    expect(page.locator(".seat.bottom .hand [data-card]")).to_have_count(3)
    friend = visit(f"/replay/{table}?as=spectator")
    expect(friend.get_by_label("Seen by")).to_have_value("spectator")
    expect(friend.locator(".hand [data-card]")).to_have_count(0)
    friend.get_by_role("button", name="Play", exact=True).click()
    expect(friend.get_by_label("Where in the game")).not_to_have_value("0")


def test_a_theme_is_kept(visit: Visit) -> None:
    page = visit(color_scheme="light")
    light = page.evaluate(PAPER)
    page.get_by_role("button", name="Dark theme").click()
    assert page.evaluate(PAPER) != light
    page.reload()
    assert page.evaluate(PAPER) != light


def test_types_are_those_of_the_hall(hall: str) -> None:
    # Through tools/npm, which finds node even where it is not installed.
    command = [str(ROOT / "tools/npm"), "run", "--silent", "types", "--", hall, "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_lesson_teaches_by_playing(visit: Visit) -> None:
    page = visit("/learn/fight")
    page.get_by_role("button", name="Begin the lesson").click()
    lesson = page.get_by_role("region", name="The lesson")
    expect(lesson).to_contain_text("Welcome to the hall")
    for step in range(1, 11):
        read_on(page, step, of=10)
        if step < 10:
            choose(page)
    # The lesson ends with a won round; after that nothing is scripted.
    expect(page.locator(".seat.bottom .pips")).to_have_attribute("aria-label", "1 of 2 rounds won")
    choose(page)
    expect(lesson).to_have_count(0)

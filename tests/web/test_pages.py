"""Every page works and has no serious accessibility violation in either theme."""

from __future__ import annotations

import re
import subprocess

import pytest
from playwright.sync_api import Page, expect

from kwoon.games import GAMES
from tests.web.axe import PAGE_BACKGROUND, accessibility_violations
from tests.web.conftest import ROOT, Visit
from tests.web.page_actions import (
    choose_move,
    fight_entry,
    open_for_friends,
    open_house_rules,
    play_now,
    read_lesson_step,
    wait_for_choice,
)

pytestmark = pytest.mark.browser

MAKE_PALE = """theme => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@media (prefers-color-scheme: ${theme}) { h1, h2, p { opacity: 0.2 !important } }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessibility_check_covers_both_themes(visit: Visit, theme: str) -> None:
    page = visit("/credits", color_scheme="dark" if theme == "light" else "light")
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    page.evaluate(MAKE_PALE, theme)
    assert any("color-contrast" in entry for entry in accessibility_violations(page))


def finished_game(page: Page) -> str:
    play_now(page)
    wait_for_choice(page)
    choose_move(page)
    wait_for_choice(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(page.get_by_role("dialog")).to_contain_text("You lost")
    return page.url.rsplit("/", 1)[1]


def test_pages_have_no_accessibility_violations(visit: Visit) -> None:
    page = visit()
    expect(fight_entry(page).get_by_role("button", name="Play now")).to_be_visible()
    open_house_rules(page)
    violations = accessibility_violations(page)
    open_for_friends(page)
    violations += accessibility_violations(page)
    page.goto("/")
    play_now(page)
    wait_for_choice(page)
    violations += accessibility_violations(page)
    page.get_by_role("tab", name="Chat").click()
    violations += accessibility_violations(page)
    page.goto("/")
    table = finished_game(page)
    violations += accessibility_violations(page)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    violations += accessibility_violations(page)
    for path, heading_text in [("/learn/fight", "Rules"), ("/credits", "Credits"), ("/attic", "Page not found")]:
        page.goto(path)
        expect(page.get_by_role("heading", name=heading_text)).to_be_visible()
        violations += accessibility_violations(page)
    assert not violations, "\n".join(violations)


def test_home_page_shows_five_playable_games(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article")).to_have_count(5)
    for entry in page.locator("article").all():
        expect(entry.get_by_role("button", name="Play now")).to_be_enabled()


def test_option_descriptions_are_readable_by_touch(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    expect(page.locator("article")).to_have_count(len(GAMES))
    for game in GAMES:
        article = page.locator("article").filter(has=page.get_by_role("heading", name=str(game.title), exact=True))
        article.get_by_text("Table settings").tap()
        article.get_by_text("House rules").tap()
        for option in game.options:
            field = article.locator(f"select[aria-describedby='{game.id}-{option.name}']")
            if not option.is_public:
                expect(field).to_have_count(0)
                continue
            expect(field).to_have_accessible_name(str(option.title))
            expect(field).to_have_accessible_description(str(option.description))
            expect(article.get_by_text(str(option.description), exact=True)).to_be_visible()
            assert field.locator("option").all_inner_texts() == [str(label) for label in option.labels]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    violations = accessibility_violations(page)
    game_with_options = next(game for game in GAMES if game.options)
    heading = page.get_by_role("heading", name=str(game_with_options.title), exact=True)
    page.locator("article").filter(has=heading).get_by_role("button", name="With friends").tap()
    (option, *_) = game_with_options.options
    page.get_by_text(f"{option.title}: {option.labels[0]}").first.tap()
    expect(page.get_by_text(str(option.description), exact=True)).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("oser")
    assert not violations + accessibility_violations(page)


@pytest.mark.parametrize("width", [390, 360])
def test_nickname_form_fits_phone(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 700})
    page.get_by_title("Change your name").click()
    field = page.get_by_label("Your name")
    field.fill("Wandering Mountain Otter")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert field.evaluate("each => each.scrollWidth <= each.clientWidth")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_title("Change your name")).to_contain_text("Wandering Mountain Otter")


def test_nickname_is_remembered_after_reload(visit: Visit) -> None:
    page = visit()
    page.get_by_title("Change your name").click()
    page.get_by_label("Your name").fill("Iron Sparrow")
    page.keyboard.press("Enter")
    expect(page.get_by_title("Change your name")).to_contain_text("Iron Sparrow")
    page.reload()
    expect(page.get_by_title("Change your name")).to_contain_text("Iron Sparrow")
    play_now(page)
    expect(page.locator(".seat.bottom .plate")).to_contain_text("Iron Sparrow")


def test_open_table_can_be_joined_from_home_page(visit: Visit) -> None:
    ann = visit()
    open_house_rules(ann).get_by_label("Show the table in the hall").check()
    link = open_for_friends(ann)
    bo = visit()
    # After one click, both sit at the table.
    bo.locator(f"[data-table='{link.rsplit('/', 1)[1]}']").get_by_role("button", name="Join").click()
    expect(bo.locator(".board")).to_be_visible()
    expect(ann.locator(".board")).to_be_visible()


def test_rules_can_be_searched(visit: Visit) -> None:
    page = visit("/learn/fight")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.get_by_label("Search the rules").fill("coin flip")
    expect(page.locator("mark").first).to_have_text(re.compile("coin flip", re.IGNORECASE))
    page.get_by_label("Search the rules").fill("nunchaku")
    expect(page.get_by_text("No match.")).to_be_visible()


def test_replay_can_be_scrubbed_and_seen_from_any_seat(visit: Visit) -> None:
    page = visit()
    table = finished_game(page)
    page.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_label("Position")
    expect(scrubber).to_have_value("0")
    # With all cards open, both hands are face up.
    expect(page.locator(".seat.top .hand [data-card]")).to_have_count(3)
    page.keyboard.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
    expect(page.locator(".panel .line").last).to_contain_text("concede")
    page.keyboard.press("Home")
    expect(scrubber).to_have_value("0")
    page.get_by_role("combobox", name="View").select_option("1")
    expect(page.locator(".seat.top .hand [data-card]")).to_have_count(0)
    expect(page.locator(".seat.bottom .hand [data-card]")).to_have_count(3)
    friend = visit(f"/replay/{table}?as=spectator")
    expect(friend.get_by_role("combobox", name="View")).to_have_value("spectator")
    expect(friend.locator(".hand [data-card]")).to_have_count(0)
    friend.get_by_role("button", name="Play", exact=True).click()
    expect(friend.get_by_label("Position")).not_to_have_value("0")


def test_theme_is_remembered_after_reload(visit: Visit) -> None:
    page = visit(color_scheme="light")
    light = page.evaluate(PAGE_BACKGROUND)
    page.get_by_role("button", name="Dark theme").click()
    assert page.evaluate(PAGE_BACKGROUND) != light
    page.reload()
    assert page.evaluate(PAGE_BACKGROUND) != light


def test_generated_types_match_server_schema(hall: str) -> None:
    # tools/npm finds node even if it is not on PATH.
    command = [str(ROOT / "tools/npm"), "run", "--silent", "types", "--", hall, "--check"]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr


def test_lesson_ends_with_won_round(visit: Visit) -> None:
    page = visit("/learn/fight")
    page.get_by_role("button", name="Start lesson").click()
    lesson = page.get_by_role("region", name="The lesson")
    expect(lesson).to_contain_text("Welcome to the kwoon")
    for step in range(1, 11):
        read_lesson_step(page, step, num_steps=10)
        if step < 10:
            choose_move(page)
    # The lesson ends with a won round; nothing is scripted after that.
    expect(page.locator(".seat.bottom .pips")).to_have_attribute("aria-label", "1 of 2 rounds won")
    choose_move(page)
    expect(lesson).to_have_count(0)

"""The static hall: served as files below some path, played, left, resumed, and used offline."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.seats import MOST_ANSWERS, box, choose, may_choose, play_now, read_on
from tests.web.sizes import last_of, long
from tests.web.static import SITE, Guest, awake, handing_out
from tests.web.talk import Talk

pytestmark = pytest.mark.browser

GAMES = ("fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019")


@pytest.fixture
def guest(browser: Browser, site: str) -> Iterator[Guest]:
    """A new visitor; page errors or requests to other hosts fail the test."""
    somebody = Guest(browser, site)
    yield somebody
    somebody.context.close()
    assert somebody.errors == []
    assert somebody.elsewhere == []


def play_on(page: Page, most: int = MOST_ANSWERS) -> None:
    """Play FIGHT by mouse: at most `most` moves, or to its end."""
    for at in range(most):
        if not may_choose(page):
            return
        before = page.locator(".panel .line").count()
        choose(page, at % page.locator("[data-move]").count())
        page.wait_for_function(
            "key => document.querySelectorAll('.panel .line').length > key || document.querySelector('.result')",
            arg=before,
        )


def test_somebody_new_plays_is_helped_goes_away_and_comes_back(guest: Guest, tmp_path: Path) -> None:
    page = guest.page()
    guest.hurry(page)
    page.goto(guest.address)
    # The game list appears before Python has started, with a progress indicator.
    expect(box(page).get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("[data-arriving]")).to_contain_text(re.compile(r"\d MB|The hall opens"))
    box(page).get_by_role("button", name="With friends").click()
    expect(box(page).get_by_role("status")).to_contain_text("make play HOST=0.0.0.0")
    play_now(page)
    play_on(page, 2)
    assert may_choose(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hinted, [data-hinted]").first).to_be_visible()
    told = page.locator(".panel .line").all_inner_texts()
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".panel .line").first).to_be_visible()
    assert page.locator(".panel .line").all_inner_texts()[: len(told)] == told
    play_on(page)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    assert record.name == "fight.kwoon"
    page.get_by_role("link", name="Kwoon, to the hall").click()
    expect(page.get_by_role("heading", name="Played lately")).to_be_visible()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/?/replay/**")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("#seen")).to_have_value("open")


def test_every_game_to_its_end_a_lesson_and_once_more_without_a_network(guest: Guest) -> None:
    page = guest.page()
    guest.hurry(page)
    guest.come(page)
    talk = Talk(page)
    for game in last_of(GAMES):
        table = talk.open(game, "greedy")
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
            f"?/t/{table}",
        )
        expect(page.locator(".board")).to_be_visible()
        assert talk.play(table)["outcome"], game
        expect(page.locator(".result")).to_be_visible()
    page.goto(f"{guest.address}?/learn/fight")
    page.get_by_role("button", name=re.compile("lesson|Begin|Start", re.I)).first.click()
    page.wait_for_url("**/?/t/**")
    for step in range(1, 11):
        read_on(page, step, 10)
        page.locator("[data-move]").first.click()
    expect(page.locator(".lesson")).to_have_count(0)
    # Everything is cached: the rest uses no network.
    guest.kept(page)
    guest.remembered(page)
    guest.context.set_offline(True)
    guest.come(page)
    assert awake(page)[0]
    play_now(page)
    play_on(page)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))


@long
def test_one_browser_has_one_hall_and_a_second_tab_can_take_it_over(guest: Guest) -> None:
    first, second = guest.page(), guest.page()
    guest.come(first)
    second.goto(guest.address)
    expect(second.locator("[data-arriving=elsewhere]")).to_contain_text("another tab")
    # The stored snapshot is corrupted: the second start takes the normal path.
    guest.remembered(first)
    guest.spoil(first)
    second.get_by_role("button", name="Play here").click()
    second.wait_for_selector("[data-arriving=ready]", state="attached")
    assert not any(awake(second))
    expect(first.locator("[data-arriving=elsewhere]")).to_be_visible()
    play_now(second)


@long
def test_a_new_version_is_taken_at_the_next_visit_and_says_so(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with handing_out(folder) as address:
        guest = Guest(browser, address)
        page = guest.page()
        guest.come(page)
        guest.kept(page)
        page.close()
        renew(folder)
        page = guest.page()
        guest.come(page)
        expect(page.get_by_text("It is taken the next time you come.")).to_be_visible()
        page.close()
        page = guest.page()
        guest.come(page)
        expect(page.get_by_text("This is a new version of Kwoon.")).to_be_visible()
        guest.context.close()
        assert guest.errors == []


def renew(folder: Path) -> None:
    """Make another version of a site that differs only in its name."""
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r"VERSION = '\w+'", "VERSION = 'another'", text), encoding="utf-8")
    (script,) = [file for file in folder.glob("assets/*.js") if "kwoon.version" in file.read_text(encoding="utf-8")]
    text = script.read_text(encoding="utf-8")
    named = re.search(r"kwoon\.version.{1,20}?([0-9a-f]{16})", text)
    assert named is not None
    script.write_text(text.replace(named[1], "0" * 16), encoding="utf-8")


def test_docs_rules_and_cards_are_pages_without_any_script(guest: Guest, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    seen: set[str] = set()
    todo = [f"{guest.address}docs/index.html"]
    while todo:
        address = todo.pop()
        seen.add(address)
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 200, address
        assert page.locator("main h1").count() >= 1, address
        links = page.locator("a[href]").evaluate_all("all => all.map(each => each.href.split('#')[0])")
        ours = {link for link in links if link.startswith(guest.address) and link.endswith(".html")}
        todo += sorted(ours - seen - set(todo))
    names = {address.removeprefix(guest.address) for address in seen}
    assert {f"{what}/{game}.html" for what in ("rules", "cards") for game in GAMES} <= names
    assert {"docs/play/start.html", "docs/develop/protocol.html", "docs/host/deployment.html"} <= names
    context.close()

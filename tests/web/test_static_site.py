"""The static hall, served as files under a path: played, left, resumed and used offline."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.layout_faults import only_in_long_run, sample_cases
from tests.web.page_actions import (
    MAX_MOVES,
    choose_move,
    fight_entry,
    play,
    play_now,
    read_lesson_step,
    wait_for_choice,
)
from tests.web.protocol_client import ProtocolClient
from tests.web.static_site import SITE, SiteVisitor, serve_site, snapshot_starts

pytestmark = pytest.mark.browser

GAMES = ("fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019")


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[SiteVisitor]:
    """Yield a new visitor. Page errors or requests to other hosts fail the test."""
    visitor = SiteVisitor(browser, site)
    yield visitor
    visitor.context.close()
    assert visitor.errors == []
    assert visitor.external_requests == []


def play_fight(page: Page, max_moves: int = MAX_MOVES) -> None:
    """Play FIGHT by mouse to its end, or at most `max_moves` moves."""
    for index in range(max_moves):
        if not wait_for_choice(page):
            return
        num_lines = page.locator(".panel .line").count()
        choose_move(page, index % page.locator("[data-move]").count())
        page.wait_for_function(
            "key => document.querySelectorAll('.panel .line').length > key || document.querySelector('.result')",
            arg=num_lines,
        )


def test_new_visitor_can_play_get_hint_reload_and_import_record(visitor: SiteVisitor, tmp_path: Path) -> None:
    page = visitor.page()
    visitor.disable_bot_delay(page)
    page.goto(visitor.address)
    # The game list and a progress indicator appear before Python has started.
    expect(fight_entry(page).get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("[data-boot-state]")).to_contain_text(re.compile(r"\d MB|The hall opens"))
    fight_entry(page).get_by_role("button", name="With friends").click()
    expect(fight_entry(page).get_by_role("status")).to_contain_text("make play HOST=0.0.0.0")
    play_now(page)
    play_fight(page, 2)
    assert wait_for_choice(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hinted, [data-hinted]").first).to_be_visible()
    lines = page.locator(".panel .line").all_inner_texts()
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".panel .line").first).to_be_visible()
    assert page.locator(".panel .line").all_inner_texts()[: len(lines)] == lines
    play_fight(page)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)"))
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    assert record.name == "fight.kwoon"
    page.get_by_role("link", name="Kwoon: go to the hall").click()
    expect(page.get_by_role("heading", name="Recent games")).to_be_visible()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/?/replay/**")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("#seen")).to_have_value("open")


def test_every_game_lesson_and_offline_game_can_be_finished(visitor: SiteVisitor) -> None:
    page = visitor.page()
    visitor.disable_bot_delay(page)
    visitor.open_hall(page)
    client = ProtocolClient(page)
    for game in sample_cases(GAMES):
        table = client.open_table(game, "greedy")
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
            f"?/t/{table}",
        )
        expect(page.locator(".board")).to_be_visible()
        assert client.play(table)["outcome"], game
        expect(page.locator(".result")).to_be_visible()
    page.goto(f"{visitor.address}?/learn/fight")
    page.get_by_role("button", name=re.compile("lesson|Begin|Start", re.I)).first.click()
    page.wait_for_url("**/?/t/**")
    for step in range(1, 11):
        read_lesson_step(page, step, 10)
        play(page.locator("[data-move]").first)
    expect(page.locator(".lesson")).to_have_count(0)
    # Everything is cached, so the rest works without a network.
    visitor.wait_until_cached(page)
    visitor.wait_for_snapshot(page)
    visitor.context.set_offline(True)
    visitor.open_hall(page)
    assert snapshot_starts(page)[0]
    play_now(page)
    play_fight(page)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)"))


@only_in_long_run
def test_second_tab_can_take_over_hall(visitor: SiteVisitor) -> None:
    first, second = visitor.page(), visitor.page()
    visitor.open_hall(first)
    second.goto(visitor.address)
    expect(second.locator("[data-boot-state=elsewhere]")).to_contain_text("another tab")
    # The stored snapshot is corrupted, so the second start does not use it.
    visitor.wait_for_snapshot(first)
    visitor.corrupt_snapshot(first)
    second.get_by_role("button", name="Play here").click()
    second.wait_for_selector("[data-boot-state=ready]", state="attached")
    assert not any(snapshot_starts(second))
    expect(first.locator("[data-boot-state=elsewhere]")).to_be_visible()
    play_now(second)


@only_in_long_run
def test_new_version_is_announced_and_used_on_next_visit(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with serve_site(folder) as address:
        visitor = SiteVisitor(browser, address)
        page = visitor.page()
        visitor.open_hall(page)
        visitor.wait_until_cached(page)
        page.close()
        make_new_version(folder)
        page = visitor.page()
        visitor.open_hall(page)
        expect(page.get_by_text("It is taken the next time you come.")).to_be_visible()
        page.close()
        page = visitor.page()
        visitor.open_hall(page)
        expect(page.get_by_text("This is a new version of Kwoon.")).to_be_visible()
        visitor.context.close()
        assert visitor.errors == []


def make_new_version(folder: Path) -> None:
    """Change the version of a site in its service worker and script."""
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r"VERSION = '\w+'", "VERSION = 'another'", text), encoding="utf-8")
    (script,) = [file for file in folder.glob("assets/*.js") if "kwoon.version" in file.read_text(encoding="utf-8")]
    text = script.read_text(encoding="utf-8")
    version = re.search(r"kwoon\.version.{1,20}?([0-9a-f]{16})", text)
    assert version is not None
    script.write_text(text.replace(version[1], "0" * 16), encoding="utf-8")


def test_docs_rules_and_cards_work_without_javascript(visitor: SiteVisitor, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    visited: set[str] = set()
    pending = [f"{visitor.address}docs/index.html"]
    while pending:
        address = pending.pop()
        visited.add(address)
        response = page.goto(address)
        assert response is not None
        assert response.status == 200, address
        assert page.locator("main h1").count() >= 1, address
        links = page.locator("a[href]").evaluate_all("all => all.map(each => each.href.split('#')[0])")
        site_links = {link for link in links if link.startswith(visitor.address) and link.endswith(".html")}
        pending += sorted(site_links - visited - set(pending))
    names = {address.removeprefix(visitor.address) for address in visited}
    assert {f"{kind}/{game}.html" for kind in ("rules", "cards") for game in GAMES} <= names
    assert {"docs/play/start.html", "docs/develop/protocol.html", "docs/host/deployment.html"} <= names
    context.close()

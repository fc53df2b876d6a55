"""The report page, from invented reports and opened as a file that needs nothing else."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kwoon.lab.report.html import report_page as written
from kwoon.lab.report.model import SECTIONS, BalanceReport
from kwoon.lab.statistics.results import ReportValue
from tests.lab.reports import REPORTS, dragon_punch, fight, kung_fu_2019
from tests.web.axe import complaints
from tests.web.conftest import PATIENCE, client
from tests.web.sizes import last_of, long

pytestmark = pytest.mark.browser

SMALLEST = 11
SMALL_LETTERS = """least => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set()
    while (walk.nextNode()) {
        const each = walk.currentNode.parentElement
        if (!walk.currentNode.data.trim() || !each.checkVisibility({ visibilityProperty: true })) continue
        if (each.closest('script, style, title, .hidden')) continue
        const { a, b, c, d } = each.getScreenCTM?.() ?? { a: 1, b: 0, c: 0, d: 1 }
        const size = parseFloat(getComputedStyle(each).fontSize) * Math.sqrt(Math.abs(a * d - b * c))
        if (size < least - 0.01) found.add(`${size} ${walk.currentNode.data.trim()}`)
    }
    return [...found]
}"""
# Parts of a chart drawn outside its visible area.
CUT = """() => [...document.querySelectorAll('.drawing')].flatMap(each => {
    const frame = each.getBoundingClientRect()
    return [...each.querySelectorAll('text')].filter(text => {
        const { left, right, width } = text.getBoundingClientRect()
        return width > 0 && (left < frame.left - 1 || right > frame.right + 1)
    }).map(text => text.textContent)
})"""
# Chart labels that overlap or are invisible.
MUDDLED = """() => [...document.querySelectorAll('.drawing svg')].flatMap(each => {
    const texts = [...each.querySelectorAll('text')].flatMap(text => {
        const lines = [...text.querySelectorAll('tspan')]
        return lines.length > 0 ? lines : text.textContent ? [text] : []
    })
    const boxes = texts.map(text => ({ text, box: text.getBoundingClientRect() })).filter(({ box }) => box.width > 0)
    const unseen = boxes.filter(({ text }) => getComputedStyle(text).fill === 'none')
    const over = boxes.filter(({ box: a }, at) => boxes.slice(at + 1).some(({ box: b }) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4))
    return [...unseen, ...over].map(({ text }) => text.textContent)
})"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SPOKEN = re.compile(r"\w.*table.* below has the numbers")

Open = Callable[..., Page]


@pytest.fixture
def show(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Return a function that opens a report; errors, console output or requests beyond the file fail the test."""
    monkeypatch.setenv("KWOON_WEB", str(client()))
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(report: BalanceReport, **how: Any) -> Page:
        file = tmp_path / f"{report.game}.html"
        file.write_text(written(report), encoding="utf-8")
        how.setdefault("viewport", {"width": 1280, "height": 900})
        context = browser.new_context(reduced_motion="reduce", **how)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text))
        page.on("request", lambda asked: None if asked.url.startswith(own(file)) else wrong.append(asked.url))
        page.goto(file.as_uri())
        expect(page.locator("#reading")).to_be_visible()
        return page

    yield come
    for context in contexts:
        context.close()
    assert wrong == []


def own(file: Path) -> tuple[str, ...]:
    """Return the URLs a page may request: itself and its embedded data."""
    return (file.as_uri(), "data:", "blob:")


def parts(page: Page) -> list[str]:
    return [str(each.get_attribute("id")) for each in page.locator("main > section").all()]


@pytest.mark.parametrize("game", last_of(list(REPORTS)))
def test_every_part_is_there_with_its_charts_and_tables(show: Open, game: str) -> None:
    report = REPORTS[game]()
    page = show(report)
    expect(page).to_have_title(f"{report.title}: balance report")
    expect(page.get_by_role("heading", level=1)).to_have_text(report.title)
    met = bool(report.matchups) or any(run.matchups for run in report.runs)
    wanted = ["sentences", *(part for part in SECTIONS if met or part != "matchups"), "reading"]
    assert parts(page) == wanted
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents).to_have_count(len(wanted))
    for at, (link, part) in enumerate(zip(contents.all(), wanted, strict=True), 1):
        assert link.get_attribute("href") == f"#{part}"
        assert link.inner_text().split()[0] == str(at)
    for chart in page.locator(".drawing").all():
        expect(chart.locator("> svg[role=img]")).to_have_attribute("aria-label", SPOKEN)
    # The part of every chart has its numbers as a table.
    for part in set(wanted) - {"sentences", "reading"}:
        assert page.locator(f"#{part} table").count() > 0, part
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CUT) == []


def test_parts_without_numbers_are_left_out(show: Open) -> None:
    page = show(BalanceReport("1", "fight", "FIGHT", "kwoon lab report fight", 2, {}, "1", "abc", []))
    assert parts(page) == ["reading"]
    expect(page.get_by_role("heading", level=2)).to_have_text("1How to read this report")
    expect(page.get_by_text("As printed")).to_be_visible()


def test_head_and_sentences(show: Open) -> None:
    report = fight()
    page = show(report)
    for each in report.pack_differences:
        expect(page.locator("header")).to_contain_text(each)
    expect(page.locator("header code", has_text=report.command)).to_be_visible()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status").filter(has_text="op")).to_be_visible()
    told = page.locator("#sentences li")
    expect(told).to_have_count(len(report.sentences))
    told.first.get_by_role("link").click()
    assert page.url.endswith(f"#{report.sentences[0].section}")
    expect(page.locator(f"#{report.sentences[0].section}")).to_be_in_viewport()


def names(page: Page) -> list[str]:
    """Return the cards in displayed order."""
    return [each.inner_text().split("\n")[0] for each in page.locator("#cards tbody th").all()]


def test_cards_are_sorted_by_keyboard(show: Open) -> None:
    report = fight()
    page = show(report)
    quick = report.runs[0].cards
    head = page.locator("#cards th").filter(has=page.get_by_role("button", name="Value"))
    expect(head).to_have_attribute("aria-sort", "descending")
    first = names(page)
    page.get_by_role("button", name="Value").focus()
    page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-sort", "ascending")
    assert names(page) == first[::-1]
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    by_played = sorted(quick, key=lambda card: -card.play_rate.value if card.play_rate else 0.0)
    assert names(page) == [card.name for card in by_played]
    expect(head).not_to_have_attribute("aria-sort", "ascending")
    page.get_by_role("radio", name="greedy").press("Space")
    greedy = sorted(report.runs[1].cards, key=lambda card: -card.play_rate.value if card.play_rate else 0.0)
    assert names(page) == [card.name for card in greedy]


def test_a_long_table_shows_both_ends_and_finds_a_card(show: Open) -> None:
    report = kung_fu_2019()
    page = show(report)
    rows = page.locator("#cards tbody tr:has(th):visible")
    expect(rows).to_have_count(24)
    page.get_by_label("Find").fill("drunken")
    expect(rows.first).to_contain_text("Drunken")
    page.get_by_label("Find").fill("")
    page.get_by_role("button", name="Show 87 more cards").press("Enter")
    expect(rows).to_have_count(111)


def test_tables_are_saved_with_their_numbers(show: Open) -> None:
    report = fight()
    page = show(report)
    page.locator("#reading").get_by_text("Tables", exact=True).scroll_into_view_if_needed()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Cards, save as CSV", exact=True).click()
    assert saved.value.suggested_filename == "fight-cards.csv"
    text = Path(saved.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    cards = [(run.bot, card) for run in report.runs for card in run.cards]
    assert [(row["bot"], row["card"], row["significant"]) for row in rows] == [
        (bot, card.name, str(card.is_significant).lower()) for bot, card in cards
    ]
    assert [float(row["opening value low"]) for row in rows] == [card.opening_value.low for _, card in cards if card.opening_value]
    summary = page.locator("#skill-and-luck summary")
    summary.press("Enter")
    with page.expect_download() as saved:
        page.locator("#skill-and-luck").get_by_role("button", name="Save as CSV").press("Enter")
    told = list(csv.DictReader(io.StringIO(Path(saved.value.path()).read_text(encoding="utf-8-sig"))))
    assert [float(row["value"]) for row in told] == [step.win_rate.value for step in report.level_duels]
    expect(page.locator("#skill-and-luck tbody tr")).to_have_count(len(report.level_duels))


@long
@pytest.mark.parametrize("game", REPORTS)
def test_axe_finds_nothing(show: Open, game: str) -> None:
    report = REPORTS[game]()
    page = show(report)
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    found = complaints(page)
    # At 200% a window has half as many pixels.
    large = show(report, viewport={"width": 640, "height": 450}, device_scale_factor=2)
    found += complaints(large)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", [360, 390, 640, 1280])
@pytest.mark.parametrize("game", last_of(list(REPORTS)))
def test_letters_are_large_enough_and_nothing_runs_out(show: Open, game: str, width: int) -> None:
    page = show(REPORTS[game](), viewport={"width": width, "height": 844})
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert page.evaluate(SMALL_LETTERS, SMALLEST) == []
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CUT) == []
    assert page.evaluate(MUDDLED) == []


def without_intervals(value: Any) -> Any:
    """Return the report as if there were too few games for intervals."""
    if isinstance(value, ReportValue):
        return ReportValue(value.value)
    if isinstance(value, list):
        return [without_intervals(each) for each in value]
    if isinstance(value, dict):
        return {name: without_intervals(each) for name, each in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{each.name: without_intervals(getattr(value, each.name)) for each in fields(value)})
    return value


@pytest.mark.parametrize("width", last_of([1280, 360]))
def test_few_games_many_bots_and_long_names(show: Open, width: int) -> None:
    report = without_intervals(dragon_punch())
    assert isinstance(report, BalanceReport)
    (first, *_) = report.runs
    named = [replace(each, name=f"{each.name} of the Wandering Mountain School") for each in first.roles]
    bots = ("quick", "greedy", "student", "master", "random", "a custom bot")
    report.runs = [replace(first, bot=bot, games=20, roles=named) for bot in bots]
    report.title = "Kungfuwettkampfmeisterschaftskartenspiel"
    page = show(report, viewport={"width": width, "height": 844})
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CUT) == []
    assert page.evaluate(MUDDLED) == []
    assert page.evaluate(SMALL_LETTERS, SMALLEST) == []
    expect(page.locator("body")).not_to_contain_text("NaN")
    expect(page.locator("body")).not_to_contain_text("null")


def test_the_theme_can_be_chosen(show: Open) -> None:
    page = show(fight(), color_scheme="light")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Dark theme").press("Enter")
    assert page.evaluate(paper) != light
    page.reload()
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()
    assert page.evaluate(paper) != light


@pytest.mark.parametrize("game", last_of(list(REPORTS)))
def test_on_paper_all_is_unfolded_in_light_colours(show: Open, game: str) -> None:
    report = REPORTS[game]()
    page = show(report, color_scheme="dark")
    charts = page.locator(".drawing svg[role=img]")
    page.emulate_media(media="print")
    expect(page.locator("details:not([open])")).to_have_count(0)
    for chart in charts.all():
        expect(chart).to_be_visible()
    expect(page.locator("#cards tbody tr:has(th):visible")).to_have_count(len(report.runs[0].cards))
    expect(page.get_by_role("button", name="Copy")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert page.evaluate(SIDEWAYS) == 0
    page.emulate_media(media="screen")
    expect(page.locator("details[open]")).to_have_count(0)
    assert page.pdf(format="A4").startswith(b"%PDF")


def test_a_wicked_name_is_only_a_name(show: Open) -> None:
    report = fight()
    report.pack_differences[0] = "</script><img src=x onerror=\"document.title='broken'\"><!--"
    page = show(report)
    expect(page.locator("header")).to_contain_text("</script><img src=x")
    expect(page).to_have_title("FIGHT: balance report")

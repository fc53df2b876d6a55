"""The report page, made from invented reports and opened as a self-contained file."""

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

from kwoon.lab.report.html import report_page
from kwoon.lab.report.model import SECTIONS, BalanceReport
from kwoon.lab.statistics.run_statistics import ReportValue
from tests.lab.reports import REPORTS, dragon_punch, fight, kung_fu_2019
from tests.web.axe import accessibility_violations
from tests.web.conftest import TIMEOUT_MS, built_client
from tests.web.layout_faults import only_in_long_run, sample_cases

pytestmark = pytest.mark.browser

MIN_TEXT_PX = 11
FIND_SMALL_TEXT = """least => {
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
# Returns chart labels outside the chart's visible area.
FIND_CLIPPED_LABELS = """() => [...document.querySelectorAll('.drawing')].flatMap(each => {
    const frame = each.getBoundingClientRect()
    return [...each.querySelectorAll('text')].filter(text => {
        const { left, right, width } = text.getBoundingClientRect()
        return width > 0 && (left < frame.left - 1 || right > frame.right + 1)
    }).map(text => text.textContent)
})"""
# Returns chart labels that overlap or are invisible.
FIND_OVERLAPPING_LABELS = """() => [...document.querySelectorAll('.drawing svg')].flatMap(each => {
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
HORIZONTAL_OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
CHART_DESCRIPTION = re.compile(r"\w.*table.* below has the numbers")

OpenReport = Callable[..., Page]


@pytest.fixture
def open_report(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenReport]:
    """Yield a function that opens a report. Page errors, console output or requests beyond the file fail the test."""
    monkeypatch.setenv("KWOON_WEB", str(built_client()))
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(report: BalanceReport, **options: Any) -> Page:
        file = tmp_path / f"{report.game}.html"
        file.write_text(report_page(report), encoding="utf-8")
        options.setdefault("viewport", {"width": 1280, "height": 900})
        context = browser.new_context(reduced_motion="reduce", **options)
        context.set_default_timeout(TIMEOUT_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text))
        page.on(
            "request",
            lambda request: None if request.url.startswith(allowed_urls(file)) else problems.append(request.url),
        )
        page.goto(file.as_uri())
        expect(page.locator("#reading")).to_be_visible()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def allowed_urls(file: Path) -> tuple[str, ...]:
    return (file.as_uri(), "data:", "blob:")


def section_ids(page: Page) -> list[str]:
    return [str(each.get_attribute("id")) for each in page.locator("main > section").all()]


@pytest.mark.parametrize("game", sample_cases(list(REPORTS)))
def test_report_shows_every_section_with_charts_and_tables(open_report: OpenReport, game: str) -> None:
    report = REPORTS[game]()
    page = open_report(report)
    expect(page).to_have_title(f"{report.title}: balance report")
    expect(page.get_by_role("heading", level=1)).to_have_text(str(report.title))
    has_matchups = bool(report.matchups) or any(run.matchups for run in report.runs)
    expected = ["sentences", *(section for section in SECTIONS if has_matchups or section != "matchups"), "reading"]
    assert section_ids(page) == expected
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents).to_have_count(len(expected))
    for number, (link, section) in enumerate(zip(contents.all(), expected, strict=True), 1):
        assert link.get_attribute("href") == f"#{section}"
        assert link.inner_text().split()[0] == str(number)
    for chart in page.locator(".drawing").all():
        expect(chart.locator("> svg[role=img]")).to_have_attribute("aria-label", CHART_DESCRIPTION)
    # Every section with a chart also has its numbers as a table.
    for section in set(expected) - {"sentences", "reading"}:
        assert page.locator(f"#{section} table").count() > 0, section
    assert page.evaluate(HORIZONTAL_OVERFLOW) == 0
    assert page.evaluate(FIND_CLIPPED_LABELS) == []


def test_empty_report_omits_sections_without_data(open_report: OpenReport) -> None:
    page = open_report(BalanceReport("1", "fight", "FIGHT", "kwoon lab report fight", 2, {}, "1", "abc", []))
    assert section_ids(page) == ["reading"]
    expect(page.get_by_role("heading", level=2)).to_have_text("1How to read this report")
    expect(page.locator("dd").first).to_contain_text("Original")


def test_report_header_shows_differences_and_summary_links(open_report: OpenReport) -> None:
    report = fight()
    page = open_report(report)
    for each in report.pack_differences:
        expect(page.locator("header")).to_contain_text(str(each))
    expect(page.locator("header code", has_text=report.command)).to_be_visible()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status").filter(has_text="op")).to_be_visible()
    items = page.locator("#sentences li")
    expect(items).to_have_count(len(report.sentences))
    items.first.get_by_role("link").click()
    assert page.url.endswith(f"#{report.sentences[0].section}")
    expect(page.locator(f"#{report.sentences[0].section}")).to_be_in_viewport()


def shown_cards(page: Page) -> list[str]:
    return [each.inner_text().split("\n")[0] for each in page.locator("#cards tbody th").all()]


def test_card_table_can_be_sorted_by_keyboard(open_report: OpenReport) -> None:
    report = fight()
    page = open_report(report)
    quick_cards = report.runs[0].cards
    head = page.locator("#cards th").filter(has=page.get_by_role("button", name="Value"))
    expect(head).to_have_attribute("aria-sort", "descending")
    first = shown_cards(page)
    page.get_by_role("button", name="Value").focus()
    page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-sort", "ascending")
    assert shown_cards(page) == first[::-1]
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    by_play_rate = sorted(quick_cards, key=lambda card: -card.play_rate.value if card.play_rate else 0.0)
    assert shown_cards(page) == [card.name for card in by_play_rate]
    expect(head).not_to_have_attribute("aria-sort", "ascending")
    page.get_by_role("radio", name="greedy").press("Space")
    greedy_cards = sorted(report.runs[1].cards, key=lambda card: -card.play_rate.value if card.play_rate else 0.0)
    assert shown_cards(page) == [card.name for card in greedy_cards]


def test_long_card_table_is_shortened_and_searchable(open_report: OpenReport) -> None:
    report = kung_fu_2019()
    page = open_report(report)
    rows = page.locator("#cards tbody tr:has(th):visible")
    expect(rows).to_have_count(24)
    page.get_by_role("searchbox", name="Find").fill("drunken")
    expect(rows.first).to_contain_text("Drunken")
    page.get_by_role("searchbox", name="Find").fill("")
    page.get_by_role("button", name="Show 87 more cards").press("Enter")
    expect(rows).to_have_count(111)


def test_tables_can_be_saved_as_csv(open_report: OpenReport) -> None:
    report = fight()
    page = open_report(report)
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
    assert [float(row["opening value low"]) for row in rows] == [
        card.opening_value.low for _, card in cards if card.opening_value
    ]
    summary = page.locator("#skill-and-luck summary")
    summary.press("Enter")
    with page.expect_download() as saved:
        page.locator("#skill-and-luck").get_by_role("button", name="Save as CSV").press("Enter")
    items = list(csv.DictReader(io.StringIO(Path(saved.value.path()).read_text(encoding="utf-8-sig"))))
    assert [float(row["value"]) for row in items] == [step.win_rate.value for step in report.level_duels]
    expect(page.locator("#skill-and-luck tbody tr")).to_have_count(len(report.level_duels))


@only_in_long_run
@pytest.mark.parametrize("game", REPORTS)
def test_report_has_no_accessibility_violations(open_report: OpenReport, game: str) -> None:
    report = REPORTS[game]()
    page = open_report(report)
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    violations = accessibility_violations(page)
    # At 200% zoom, a window has half as many CSS pixels in each direction.
    zoomed_page = open_report(report, viewport={"width": 640, "height": 450}, device_scale_factor=2)
    violations += accessibility_violations(zoomed_page)
    assert not violations, "\n".join(violations)


@pytest.mark.parametrize("width", [360, 390, 640, 1280])
@pytest.mark.parametrize("game", sample_cases(list(REPORTS)))
def test_report_text_is_readable_and_fits_every_width(open_report: OpenReport, game: str, width: int) -> None:
    page = open_report(REPORTS[game](), viewport={"width": width, "height": 844})
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert page.evaluate(FIND_SMALL_TEXT, MIN_TEXT_PX) == []
    assert page.evaluate(HORIZONTAL_OVERFLOW) == 0
    assert page.evaluate(FIND_CLIPPED_LABELS) == []
    assert page.evaluate(FIND_OVERLAPPING_LABELS) == []


def without_intervals(value: Any) -> Any:
    """Return a copy of the report without intervals, as if there were too few games for them."""
    if isinstance(value, ReportValue):
        return ReportValue(value.value)
    if isinstance(value, list):
        return [without_intervals(each) for each in value]
    if isinstance(value, dict):
        return {name: without_intervals(each) for name, each in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{each.name: without_intervals(getattr(value, each.name)) for each in fields(value)})
    return value


@pytest.mark.parametrize("width", sample_cases([1280, 360]))
def test_report_with_missing_intervals_and_long_names_fits(open_report: OpenReport, width: int) -> None:
    report = without_intervals(dragon_punch())
    assert isinstance(report, BalanceReport)
    (first, *_) = report.runs
    long_roles = [replace(each, name=f"{each.name} of the Wandering Mountain School") for each in first.roles]
    bots = ("quick", "greedy", "student", "master", "random", "a custom bot")
    report.runs = [replace(first, bot=bot, games=20, roles=long_roles) for bot in bots]
    report.title = "Kungfuwettkampfmeisterschaftskartenspiel"
    page = open_report(report, viewport={"width": width, "height": 844})
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert page.evaluate(HORIZONTAL_OVERFLOW) == 0
    assert page.evaluate(FIND_CLIPPED_LABELS) == []
    assert page.evaluate(FIND_OVERLAPPING_LABELS) == []
    assert page.evaluate(FIND_SMALL_TEXT, MIN_TEXT_PX) == []
    expect(page.locator("body")).not_to_contain_text("NaN")
    expect(page.locator("body")).not_to_contain_text("null")


def test_report_theme_is_remembered_after_reload(open_report: OpenReport) -> None:
    page = open_report(fight(), color_scheme="light")
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    page.get_by_role("button", name="Dark theme").press("Enter")
    assert page.evaluate(background) != light
    page.reload()
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()
    assert page.evaluate(background) != light


@pytest.mark.parametrize("game", sample_cases(list(REPORTS)))
def test_printed_report_is_unfolded_in_light_colors(open_report: OpenReport, game: str) -> None:
    report = REPORTS[game]()
    page = open_report(report, color_scheme="dark")
    charts = page.locator(".drawing svg[role=img]")
    page.emulate_media(media="print")
    expect(page.locator("details:not([open])")).to_have_count(0)
    for chart in charts.all():
        expect(chart).to_be_visible()
    expect(page.locator("#cards tbody tr:has(th):visible")).to_have_count(len(report.runs[0].cards))
    expect(page.get_by_role("button", name="Copy")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert page.evaluate(HORIZONTAL_OVERFLOW) == 0
    page.emulate_media(media="screen")
    expect(page.locator("details[open]")).to_have_count(0)
    assert page.pdf(format="A4").startswith(b"%PDF")


def test_report_escapes_html_in_names(open_report: OpenReport) -> None:
    report = fight()
    report.pack_differences[0] = "</script><img src=x onerror=\"document.title='broken'\"><!--"
    page = open_report(report)
    expect(page.locator("header")).to_contain_text("</script><img src=x")
    expect(page).to_have_title("FIGHT: balance report")

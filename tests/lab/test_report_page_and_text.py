"""A report as text and as a single page."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.lab.report import html
from kwoon.lab.report.build import empty_report
from kwoon.lab.report.compact_tables import compact_object_lists
from kwoon.lab.report.html import BEGIN_DATA, BEGIN_TEXTS, END, TEXTS, report_page
from kwoon.lab.report.model import SECTIONS, BalanceReport, GlossaryEntry
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.report.text import WIDTH, format_value, report_text
from kwoon.lab.statistics.definitions import TURNS
from kwoon.lab.statistics.run_statistics import ReportValue
from kwoon.localization.width import display_width
from tests.lab.reports import REPORTS, dragon_punch, fight, kung_fu_2019

LARGEST = 500_000
NAMES_IN_REPORT = {word for card in kung_fu_2019().runs[0].cards for word in re.findall("[A-Za-z]{2,}", str(card.name))}
"""Words of the invented report that are not translated."""
TEMPLATE = f'<!doctype html><html lang="en"><title>x</title>{BEGIN_DATA}{END}{BEGIN_TEXTS}{END}<script>run()</script>'
PAGE_TEXTS = {"en": "report-cards = Cards", "zh-Hant": "report-cards = 卡牌"}


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "report.html"
    file.write_text(TEMPLATE, encoding="utf-8")
    (tmp_path / TEXTS).mkdir()
    for language, texts in PAGE_TEXTS.items():
        (tmp_path / TEXTS / f"{language}.ftl").write_text(texts, encoding="utf-8")
    monkeypatch.setenv("KWOON_WEB", str(tmp_path))
    return file


def embedded_data(written: str, begin: str = BEGIN_DATA) -> str:
    return written.partition(begin)[2].partition(END)[0]


def unpack(value: Any) -> Any:
    """Unpack the data as the page does."""
    if isinstance(value, list):
        return [unpack(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "~" in value:
        return [unpack_row(row, value["~"]) for row in value["rows"]]
    return {name: unpack(each) for name, each in value.items()}


def unpack_row(row: list[Any] | None, fields: list[Any]) -> dict[str, Any] | None:
    if row is None:
        return None
    named = zip(fields, row, strict=True)
    return {
        (field if isinstance(field, str) else field[0]): (
            unpack(value) if isinstance(field, str) else unpack_row(value, field[1])
        )
        for field, value in named
    }


@pytest.mark.parametrize("game", REPORTS)
def test_report_page_contains_the_whole_report(template: Path, game: str) -> None:
    report = REPORTS[game]()
    assert unpack(json.loads(embedded_data(report_page(report)))) == asdict(report)


def test_report_page_in_chinese_has_chinese_names_sentences_and_page_texts(template: Path) -> None:
    report = kung_fu_2019()
    report.statistics = [GlossaryEntry(TURNS.id, TURNS.title, TURNS.description, TURNS.unit_name)]
    report.sentences = summary_sentences(report)
    report.options = {"archetypes": "chosen", "edition": "2"}
    written = report_page(report, "zh-Hant")
    assert json.loads(embedded_data(written, BEGIN_TEXTS)) == {"language": "zh-Hant", "catalog": PAGE_TEXTS["zh-Hant"]}
    assert '<html lang="zh-Hant">' in written
    data = unpack(json.loads(embedded_data(written)))
    assert [run["bot"] for run in data["runs"]] == ["快速", "穩健"]
    assert data["statistics"] == [
        {"id": "turns", "title": "回合數", "description": "每場對局的回合數。", "unit": "回合"}
    ]
    assert data["options"]["規則版本"] == "2"
    words = re.findall("[A-Za-z]{2,}", " ".join(each["text"] for each in data["sentences"]))
    assert data["sentences"] and set(words) <= NAMES_IN_REPORT


def test_counters_of_card_uses_are_marked() -> None:
    experiment = Experiment("kung-fu-2014", 1, "uses")
    report = empty_report(experiment, experiment.load())
    uses = [counter.id for counter in report.counters if counter.unit == "times"]
    assert uses == ["attacked", "blocked", "paid", "discarded", "returned"]


def test_report_text_in_chinese_fits_the_width(template: Path) -> None:
    report = kung_fu_2019()
    report.sentences = summary_sentences(report)
    written = report_text(report, "zh-Hant")
    assert "公平\n====\n" in written
    assert all(display_width(line) <= WIDTH or line == report.command for line in written.splitlines())


def test_report_page_without_texts_raises_error(template: Path) -> None:
    (template.parent / TEXTS / "en.ftl").unlink()
    with pytest.raises(LabError, match="texts of the report page"):
        report_page(fight())


def test_report_page_is_deterministic(template: Path) -> None:
    assert report_page(kung_fu_2019()).encode() == report_page(kung_fu_2019()).encode()


def test_report_page_escapes_script_end_in_names(template: Path) -> None:
    malicious_name = '</script><script>alert(1)</script><!-- \u2028 \u2029 & "quoted" \\'
    report = fight()
    cards = report.runs[0].cards
    cards[0] = replace(cards[0], name=malicious_name)
    report.pack_differences.append(malicious_name)
    written = report_page(report)
    assert written.count("</script>") == TEMPLATE.count("</script>")
    assert "<!--" not in embedded_data(written)
    assert "\u2028" not in written
    assert "\u2029" not in written
    back = unpack(json.loads(embedded_data(written)))
    assert back["runs"][0]["cards"][0]["name"] == back["pack_differences"][-1] == malicious_name


def test_compact_object_lists_keeps_lists_of_different_objects() -> None:
    alone: list[list[Any]] = [[], [1, 2], [{"a": 1}], [{"a": 1}, {"b": 2}], [{"a": 1}, None], [{}, {}]]
    for value in alone:
        assert compact_object_lists(value) == value
    assert compact_object_lists([{"a": None}, {"a": {"b": 1}}]) == {"~": [["a", ["b"]]], "rows": [[None], [[1]]]}


def test_report_page_without_template_raises_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KWOON_WEB", str(tmp_path))
    with pytest.raises(LabError, match="browser client"):
        report_page(fight())


def test_report_page_with_incompatible_template_raises_error(template: Path) -> None:
    template.write_text("<!doctype html>", encoding="utf-8")
    with pytest.raises(LabError, match="a different version"):
        report_page(fight())


def test_report_page_with_many_cards_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    built = [Path(str(files("kwoon").joinpath("server/web"))), Path(__file__).parents[2] / "web/dist"]
    for folder in built:
        if (folder / html.TEMPLATE).is_file():
            monkeypatch.setenv("KWOON_WEB", str(folder))
            break
    else:
        pytest.skip("The browser client is not built here.")
    assert len(kung_fu_2019().runs[0].cards) == 111
    assert len(report_page(kung_fu_2019()).encode()) < LARGEST


@pytest.mark.parametrize("game", REPORTS)
def test_report_text_starts_with_sentences_and_fits_the_width(game: str) -> None:
    report = REPORTS[game]()
    written = report_text(report)
    assert written == report_text(REPORTS[game]())
    lines = written.splitlines()
    assert all(len(line) <= WIDTH or line == report.command for line in lines)
    assert all(line == line.rstrip() for line in lines)
    assert {each.section for each in report.sentences} <= set(SECTIONS)
    (first, *_) = report.sentences
    assert written.index(str(first.text)[:60]) < written.index("Fairness")
    for run in report.runs:
        for card in run.cards:
            assert str(card.name) in written
    assert lines[-1] == report.command


def test_report_text_contains_every_section() -> None:
    for report, own in ((fight(), "Cards, greedy bots"), (dragon_punch(), "Matchups"), (kung_fu_2019(), "Matchups")):
        written = report_text(report)
        parts = "Fairness|Card use|Length and endings|Tension|Skill and luck|Other seats|Effects of the pack's numbers"
        for part in [own, *parts.split("|")]:
            assert f"\n\n{part}" in written, part


def test_report_text_omits_empty_sections() -> None:
    bare = BalanceReport("1", "fight", "FIGHT", "kwoon lab report fight", 2, {}, "1", "abc", [])
    assert report_text(bare) == (
        "FIGHT\n=====\n2 seats, seed 1.\nPack: original (abc).\n\nTo reproduce:\nkwoon lab report fight\n"
    )


def test_format_value_shows_the_margin() -> None:
    assert format_value(ReportValue(51.24, 50.8, 51.6)) == "51.2 ± 0.4"
    assert format_value(ReportValue(2.5, 2.48, 2.52)) == "2.50 ± 0.02"
    assert format_value(ReportValue(1.0), sign=True) == "+1.0"
    assert format_value(None) == ""

"""Printed rulebooks contain the whole rulebook, with the cards of the pack, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from kwoon import pack_editor, registry
from kwoon.games import GAMES
from kwoon.localization.languages import ENGLISH, use_language
from kwoon.printing import assets, fonts, rulebook, sheet
from kwoon.printing.canvas import Canvas
from kwoon.printing.line_breaks import StyledText, break_lines
from kwoon.printing.pages import Piece, split_into_pages
from kwoon.printing.rulebook import column_widths, render_rulebook_pdf, styled_texts
from kwoon.printing.sheet import PAPERS, PrintedCard, language_of_sheets, render_pack_pdf
from kwoon.server.workers.print_worker import MAX_CHARACTERS, PrintRequest, render
from tests.cli.conftest import Kwoon

pytest.importorskip("fpdf")
pytestmark = pytest.mark.usefixtures("drawings")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of text that are drawn."""
    lines: list[str] = []
    draw = Canvas.draw_line_of_text

    def record(canvas: Canvas, line: list[StyledText], *args: object, **options: object) -> None:
        lines.append("".join(text.text for text in line))
        draw(canvas, line, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "draw_line_of_text", record)
    return lines


def without_spaces(texts: list[str]) -> str:
    return re.sub(r"[\s*]", "", "".join(texts))


@pytest.fixture
def chinese() -> None:
    pytest.importorskip("brotli")
    if not fonts.has_letter("剋"):
        pytest.skip("The browser client was built without its font for Chinese.")


@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_rulebook_prints_every_text_of_the_rulebook_in_order(
    game: str, paper: str, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "_draw_footer", lambda *args: None)
    pdf = render_rulebook_pdf(game, "", paper)
    assert pdf.startswith(b"%PDF-")
    width, height = (round(mm * 72 / 25.4, 2) for mm in PAPERS[paper])
    assert f"/MediaBox [0 0 {width:.2f} {height:.2f}]".encode() in pdf
    printed = without_spaces(drawn)
    at = 0
    for section in rulebook._sections(registry.find_game(game), ENGLISH):
        at = printed.index(without_spaces([section.heading]), at)
        for block in section.blocks:
            for text in block.texts() if block.kind != "table" else []:
                assert without_spaces([text]) in printed


def test_rulebook_pictures_the_cards_of_the_pack_with_their_names(
    monkeypatch: pytest.MonkeyPatch, drawn: list[str]
) -> None:
    cards: list[PrintedCard] = []
    draw = sheet.draw_card

    def record(canvas: Canvas, card: PrintedCard, *args: object) -> None:
        cards.append(card)
        draw(canvas, card, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(rulebook, "draw_card", record)
    data = pack_editor.parse_pack("kung-fu-2019", registry.default_pack_text("kung-fu-2019"))
    for entry in data["card"]:  # type: ignore[attr-defined]
        if entry["id"] == "punch":
            entry["name"] = "Iron Broom"
        if entry["id"] == "kick":
            entry["copies"] = 0
    text = pack_editor.pack_to_toml("kung-fu-2019", pack_editor.with_derived_values("kung-fu-2019", data))
    render_rulebook_pdf("kung-fu-2019", text)
    assert "Iron Broom" in [card.face.name for card in cards]
    assert "Iron Broom" in drawn
    assert "throw" in [card.face.id for card in cards]
    assert "kick" not in [card.face.id for card in cards]


def test_both_moves_on_a_card_are_pictured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[str] = []
    monkeypatch.setattr(rulebook, "draw_card", lambda canvas, card, *args: cards.append(card.face.id))
    render_rulebook_pdf("dragon-punch")
    assert cards == ["high-kick", "block", "low-poke"]


@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_fonts_have_all_characters_of_cards_and_rulebooks(game: str, language: str) -> None:
    assert rulebook.language_of_rulebook(game, "", language) == language
    assert language_of_sheets(game, "", language) == language


@pytest.mark.usefixtures("chinese")
def test_chinese_rulebook_is_printed_in_chinese(drawn: list[str]) -> None:
    pdf = render_rulebook_pdf("fight", language="zh-Hant")
    assert b"LXGWWenKaiTC" in pdf
    # Only the characters in use are embedded.
    assert len(pdf) < 500_000
    assert "決勝牌" in drawn
    assert "第 8 或第 9 回合" in "".join(drawn)


@pytest.mark.usefixtures("chinese")
def test_chinese_cards_show_translated_names(drawn: list[str]) -> None:
    render_pack_pdf("dragon-punch", one_each=True, language="zh-Hant")
    assert {"上段踢", "上段", "格擋", "無", "白面"} <= set(drawn)


def test_rulebook_is_in_english_and_says_so_if_fonts_lack_its_characters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, drawn: list[str], kwoon: Kwoon
) -> None:
    monkeypatch.setattr(assets, "web_font_files", list)
    fonts._read_chinese_files.cache_clear()
    try:
        assert fonts.missing_letters([str(registry.rulebook_markdown(registry.find_game("fight"), "zh-Hant"))])
        result = kwoon("rules", "fight", "--print", str(tmp_path / "rules.pdf"), "--language", "zh-Hant")
    finally:
        fonts._read_chinese_files.cache_clear()
    assert result.code == 0
    assert "因此改用英文" in result.out
    assert "The Tie Breaker" in drawn
    assert "spades" in drawn


def test_rules_command_writes_the_rulebook(tmp_path: Path, kwoon: Kwoon) -> None:
    file = tmp_path / "rules.pdf"
    result = kwoon("rules", "fight", "--print", str(file), "--paper", "letter")
    assert (result.code, result.out) == (0, f"Wrote {file}.\n")
    assert file.read_bytes().startswith(b"%PDF-")
    assert "Cannot write" in kwoon("rules", "fight", "--print", str(tmp_path / "no" / "rules.pdf")).err


@pytest.mark.parametrize("arguments", [("--print", "x.pdf"), ("fight", "tie", "--print", "x.pdf")])
def test_rules_command_prints_only_whole_rulebooks(arguments: tuple[str, ...], kwoon: Kwoon) -> None:
    result = kwoon("rules", *arguments)
    assert result.code == 1
    assert "whole rulebook" in result.err


def test_print_worker_prints_rulebooks() -> None:
    assert render(PrintRequest("rulebook", "fight", "", "letter")).pdf
    refused = render(PrintRequest("rulebook", "fight", "not a pack", "a4"))
    assert refused.pdf == ""
    assert refused.problem


@pytest.mark.parametrize("document", ["cards", "rulebook"])
def test_print_worker_refuses_packs_with_too_many_characters(document: Literal["cards", "rulebook"]) -> None:
    letters = "".join(chr(0x4E00 + at) for at in range(MAX_CHARACTERS))
    problem = render(PrintRequest(document, "fight", f"# {letters}", "a4")).problem
    assert str(problem) == "The pack has more than 2,000 different characters, which is too many to print."


def test_rulebook_in_the_language_of_the_process_needs_no_font(drawn: list[str]) -> None:
    with use_language("zh-Hant"):
        render_rulebook_pdf("fight", language=ENGLISH)
    assert not [line for line in drawn if re.search(r"[\u4e00-\u9fff]", line)]


def letters(width_of_wide: float = 2.0) -> Callable[[StyledText], float]:
    return lambda text: sum(width_of_wide if letter > "\u2e00" else 1.0 for letter in text.text)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("one\ntwo", 20, ["one", "two"]),
        ("拳擊剋閃避。", 10, ["拳擊剋閃", "避。"]),
        ("他說：「好。」", 8, ["他說：", "「好。」"]),
        ("第 13 回合", 6, ["第 13", "回合"]),
        ("abcdef", 4, ["abcd", "ef"]),
        ("", 4, [""]),
    ],
)
def test_lines_are_broken_between_words_and_chinese_characters(text: str, width: float, lines: list[str]) -> None:
    broken = break_lines([StyledText(text)], width, letters())
    assert ["".join(part.text for part in line) for line in broken] == lines


def test_words_with_two_styles_are_not_broken_between_them() -> None:
    lines = break_lines(styled_texts("to **win**, you"), 6, letters())
    assert lines == [
        [StyledText("to")],
        [StyledText("win", bold=True), StyledText(",")],
        [StyledText("you")],
    ]


def test_headings_stay_with_what_follows_and_heads_of_tables_are_repeated() -> None:
    def piece(height: float, **options: object) -> Piece:
        return Piece(height, lambda y: None)._replace(**options)  # type: ignore[arg-type]

    head = piece(2, keeps_next=True)
    pages = list(
        split_into_pages(
            [
                piece(5),
                piece(2, keeps_next=True),
                piece(6),
                head,
                *(piece(3, repeated=(head,)) for _ in range(3)),
                piece(30),
            ],
            10,
            12,
        )
    )
    assert [[(y, part.height) for y, part in page] for page in pages] == [
        [(0, 5)],
        [(0, 2), (2, 6)],
        [(0, 2), (2, 3), (5, 3), (8, 3)],
        [(0, 30)],
    ]


def test_narrow_columns_keep_their_width() -> None:
    assert column_widths([10, 20], 100) == [10, 20]
    assert column_widths([10, 300, 20, 100], 110) == pytest.approx([10, 60, 20, 20], abs=0.1)

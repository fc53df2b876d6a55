"""Printed cards are complete, lie on a grid for cutting and have their backs behind their fronts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kwoon import pack_editor, registry
from kwoon.cli import main
from kwoon.games import GAMES
from kwoon.printing import assets, sheet
from kwoon.printing.card_front import CARD_HEIGHT, CARD_WIDTH
from kwoon.printing.sheet import COLUMNS, PAPERS, ROWS, render_pack_pdf
from kwoon.server.workers.print_worker import PrintRequest, render

pytest.importorskip("fpdf")
pytestmark = pytest.mark.usefixtures("drawings")


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
@pytest.mark.parametrize("paper", list(PAPERS))
def test_printed_pack_has_a_page_of_backs_for_each_page_of_fronts(game: str, paper: str) -> None:
    pdf = render_pack_pdf(game, "", paper, one_each=True)
    assert pdf.startswith(b"%PDF-")
    kinds = len([face for face in registry.load_game(game).faces if not face.part_of])
    assert pages(pdf) == 2 * -(-kinds // (COLUMNS * ROWS))
    width, height = (round(mm * 72 / 25.4, 2) for mm in PAPERS[paper])
    assert f"/MediaBox [0 0 {width:.2f} {height:.2f}]".encode() in pdf


@pytest.mark.parametrize("paper", list(PAPERS))
def test_nine_cards_leave_printable_margins(paper: str) -> None:
    width, height = PAPERS[paper]
    assert (CARD_WIDTH, CARD_HEIGHT) == (63, 88)
    assert (width - COLUMNS * CARD_WIDTH) / 2 > 5 and (height - ROWS * CARD_HEIGHT) / 2 > 5


def test_backs_are_aligned_with_fronts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turning a sheet over the long edge swaps left and right, so a front and its back are equally far from opposite
    edges."""
    fronts: list[tuple[float, float]] = []
    backs: list[tuple[float, float]] = []
    monkeypatch.setattr(sheet, "draw_front", lambda canvas, face, x, y: fronts.append((x, y)))
    monkeypatch.setattr(sheet, "draw_back", lambda canvas, game, x, y: backs.append((x, y)))
    render_pack_pdf("fight")
    assert len(fronts) == len(backs) == 24
    wide = PAPERS["a4"][0]
    for front, back in zip(fronts, backs, strict=True):
        assert abs(back[0] - (wide - front[0] - CARD_WIDTH)) < 0.01
        assert back[1] == front[1]


def test_printed_pack_contains_all_copies_except_of_disabled_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    monkeypatch.setattr(sheet, "draw_front", lambda canvas, face, x, y: names.append(face.id))
    data = pack_editor.parse_pack("fight", registry.default_pack_text("fight"))
    data["card"][0]["copies"] = 0  # type: ignore[index]
    data["card"][1]["copies"] = 3  # type: ignore[index]
    text = pack_editor.pack_to_toml("fight", pack_editor.with_derived_values("fight", data))
    render_pack_pdf("fight", text)
    assert (names.count("S1"), names.count("S2"), len(names)) == (0, 3, 25)
    names.clear()
    render_pack_pdf("fight", text, one_each=True)
    assert (names.count("S1"), names.count("S2"), len(names)) == (0, 1, 23)


def renamed(*names: str) -> str:
    data = pack_editor.parse_pack("kung-fu-2019", registry.default_pack_text("kung-fu-2019"))
    for at, name in enumerate(names):
        data["card"][at]["name"] = name  # type: ignore[index]
        data["card"][at]["icon"] = "no-such-picture"  # type: ignore[index]
    return pack_editor.pack_to_toml("kung-fu-2019", data)


def test_pack_with_odd_names_and_long_texts_can_be_printed() -> None:
    text = renamed("W" * 60, "<b>&amp;</b> %d {0}", "功夫 虎", "naïve Żółw")
    assert render_pack_pdf("kung-fu-2019", text, one_each=True).startswith(b"%PDF-")


def test_print_with_characters_missing_from_the_fonts_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack, file = tmp_path / "mine.toml", tmp_path / "mine.pdf"
    pack.write_text(renamed("😀 功夫 ሀ", "Дракон"), encoding="utf-8")
    assert main(["cards", "kung-fu-2019", "--pack", str(pack), "--print", str(file), "--one-each"]) == 1
    message = capsys.readouterr().err
    assert message.startswith("kwoon: Cannot print: the fonts lack ")
    assert "ሀ (U+1200, in '😀 功夫 ሀ')" in message
    assert "😀 (U+1F600, in '😀 功夫 ሀ')" in message
    assert "Д (U+0414, in 'Дракон')" in message
    assert "功 (" not in message
    assert not file.exists()


def test_print_worker_reports_characters_missing_from_the_fonts() -> None:
    refused = render(PrintRequest("cards", "kung-fu-2019", renamed("Ωmega"), "a4", one_each=True))
    assert refused.pdf == ""
    assert "the fonts lack Ω (U+03A9, in 'Ωmega')" in str(refused.problem)
    assert str(refused.problem).endswith(". Replace these characters in the pack.")
    assert render(PrintRequest("cards", "kung-fu-2019", renamed("功夫"), "a4", one_each=True)).problem == ""


def test_missing_letters_error_lists_eight_and_counts_the_rest() -> None:
    message = str(assets.MissingLetters({chr(0x400 + at): "Д" for at in range(12)}))
    assert message.count("U+") == 8
    assert " and 4 more. " in message


def test_print_command_writes_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fight.pdf"
    assert main(["cards", "fight", "--print", str(file), "--paper", "letter", "--one-each"]) == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert "double-sided" in capsys.readouterr().out
    assert main(["cards", "fight", "--print", str(tmp_path / "no" / "fight.pdf")]) == 1
    assert "Cannot write" in capsys.readouterr().err


def test_print_without_drawings_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KWOON_WEB", str(tmp_path))
    assert main(["cards", "fight", "--print", str(tmp_path / "fight.pdf")]) == 1
    assert "without its browser client" in capsys.readouterr().err

"""Screens in a terminal and in a pipe."""

import io
import re

import pytest

from kwoon.terminal.screen import BoardText, Screen, replace_unprintable


class FakeTerminal(io.StringIO):
    """A text stream that claims to be a terminal."""

    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__()
        self.claimed = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.claimed

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)


SHEET = BoardText("Round 1", [("You", [("5 points", "good"), (", [bold]pile[/bold]", "")])])


def test_screen_on_terminal_uses_colors() -> None:
    target = FakeTerminal()
    Screen(io.StringIO(), target).print_board(SHEET)
    assert "\x1b[" in target.getvalue()
    assert "[bold]pile[/bold]" in target.getvalue()


@pytest.mark.parametrize("plain", [True, False])
def test_plain_or_piped_screen_uses_no_colors(plain: bool) -> None:
    target = FakeTerminal() if plain else io.StringIO()
    Screen(io.StringIO(), target, plain).print_board(SHEET)
    assert target.getvalue() == "\nRound 1\nYou: 5 points, [bold]pile[/bold]\n"


def test_screen_with_non_utf8_encoding_is_plain() -> None:
    assert Screen(io.StringIO(), FakeTerminal("latin-1")).plain


def test_screen_on_dumb_terminal_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert Screen(io.StringIO(), FakeTerminal()).plain


def test_clear_also_clears_scrollback() -> None:
    target = FakeTerminal()
    Screen(io.StringIO(), target).clear()
    assert target.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    plain = FakeTerminal()
    Screen(io.StringIO(), plain, plain=True).clear()
    assert "\x1b" not in plain.getvalue()
    assert plain.getvalue().count("\n") > 50


def test_read_line_at_end_of_input_raises_eof() -> None:
    screen = Screen(io.StringIO("  one \n\nlast"), io.StringIO())
    assert [screen.read_line("? "), screen.read_line("? "), screen.read_line("? ")] == ["one", "", "last"]
    with pytest.raises(EOFError):
        screen.read_line("? ")


def test_replace_unprintable_replaces_control_characters() -> None:
    assert replace_unprintable("A\x1b[2J\r\nB 功夫") == "A?[2J??B 功夫"


def narrow(monkeypatch: pytest.MonkeyPatch, columns: int = 60) -> tuple[Screen, FakeTerminal]:
    monkeypatch.setenv("COLUMNS", str(columns))
    target = FakeTerminal()
    return Screen(io.StringIO(), target), target


def bare(target: FakeTerminal) -> list[str]:
    return [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", target.getvalue()).splitlines()]


def test_print_columns_folds_wide_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, target = narrow(monkeypatch, 30)
    screen.print_columns([([("1", "")], [("play your-kung-fu-is-no-match", "")], [("a sentence about it", "")])])
    assert "…" not in target.getvalue()
    column = "".join(line[3:].split("  ")[0].strip() for line in bare(target))
    assert "your-kung-fu-is-no-match" in column.replace("play", "")


@pytest.mark.parametrize("columns", [20, 80])
def test_print_heading_shows_long_headings_in_full(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    screen, target = narrow(monkeypatch, columns)
    screen.print_heading("Round 12, 31 rewards left, 16 weapons")
    assert " ".join(" ".join(bare(target)).replace("─", "").split()) == "Round 12, 31 rewards left, 16 weapons"
    assert all(len(line) <= columns for line in bare(target))


@pytest.mark.parametrize(("columns", "lines"), [(60, 1), (40, 2)])
def test_print_beside_picture_without_room_puts_text_below(
    monkeypatch: pytest.MonkeyPatch, columns: int, lines: int
) -> None:
    screen, target = narrow(monkeypatch, columns)
    screen.print_beside_picture([[("#" * 30, "")]], [[("You win the arena.", "")]])
    assert len(bare(target)) == lines
    assert "You win the arena." in bare(target)[-1]


MOVES = [
    ([("1", "")], [("play flying", "")], [("Play Flying", "")], [("Enhancement. +2 damage.", "")]),
    ([("2", "")], [("target Bo", "")], [("Strike Bo", "")]),
    ([("3", "")], [("pick reed", "")], [("Old Reed", "")], [("Kettle: block\nHerons: 1 at 4", "")]),
]


def test_print_choices_uses_columns_where_they_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, target = narrow(monkeypatch, 80)
    screen.print_choices(list(MOVES))
    assert bare(target)[:2] == [
        " 1  play flying  Play Flying  Enhancement. +2 damage.",
        " 2  target Bo    Strike Bo",
    ]


def test_print_choices_on_narrow_terminal_omits_repeated_names(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, target = narrow(monkeypatch, 44)
    screen.print_choices(list(MOVES))
    assert bare(target) == [
        " 1  play flying  Enhancement. +2 damage.",
        " 2  target Bo    Strike Bo",
        " 3  pick reed    Old Reed",
        "                 Kettle: block",
        "                 Herons: 1 at 4",
    ]

"""A screen on a terminal, and one in a pipe."""

import io

import pytest

from kwoon.terminal.screen import Screen, Sheet, clean


class Terminal(io.StringIO):
    """Text that claims to be a terminal."""

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


SHEET = Sheet("Round 1", [("You", [("5 points", "good"), (", [bold]pile[/bold]", "")])])


def test_colours_on_a_terminal() -> None:
    target = Terminal()
    Screen(io.StringIO(), target).sheet(SHEET)
    assert "\x1b[" in target.getvalue()
    assert "[bold]pile[/bold]" in target.getvalue()


@pytest.mark.parametrize("plain", [True, False])
def test_no_colours_in_a_pipe_or_when_plain(plain: bool) -> None:
    target = Terminal() if plain else io.StringIO()
    Screen(io.StringIO(), target, plain).sheet(SHEET)
    assert target.getvalue() == "\nRound 1\nYou: 5 points, [bold]pile[/bold]\n"


def test_no_signs_that_the_terminal_cannot_show() -> None:
    assert Screen(io.StringIO(), Terminal("latin-1")).plain


def test_a_dumb_terminal_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert Screen(io.StringIO(), Terminal()).plain


def test_clearing_forgets_what_has_scrolled_away() -> None:
    target = Terminal()
    Screen(io.StringIO(), target).clear()
    assert target.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    plain = Terminal()
    Screen(io.StringIO(), plain, plain=True).clear()
    assert "\x1b" not in plain.getvalue()
    assert plain.getvalue().count("\n") > 50


def test_asking_until_nobody_types() -> None:
    screen = Screen(io.StringIO("  one \n\nlast"), io.StringIO())
    assert [screen.ask("? "), screen.ask("? "), screen.ask("? ")] == ["one", "", "last"]
    with pytest.raises(EOFError):
        screen.ask("? ")


def test_clean_text_cannot_steer_a_terminal() -> None:
    assert clean("A\x1b[2J\r\nB 功夫") == "A?[2J??B 功夫"

"""Whole matches on a terminal with 60 columns: nothing is cut off, and every card can be read at any time."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kwoon.bots import find_bot
from kwoon.bots.roster import NAMES_BY_GRADE
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from kwoon.localization.languages import use_language
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.move_parser import move_text
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen
from tests.game_facts import FACTS

COLUMNS = 60
LATIN_WORDS = {
    *("FIGHT", "AP", "VP", "SP", "Enter", "kwoon", "replay", "fight"),
    *("look", "card", "cards", "all", "why", "undo", "log", "rules", "save", "concede", "quit", "discards", "pass"),
    *("turn", "help", "hint", "record"),
    *[name for names in NAMES_BY_GRADE for name, _ in names],
}
"""What a Chinese player sees in Latin letters: commands, names, and words on cards."""
MATCHES = [(game, MatchSetup(seats=facts.table[0], options=facts.table[1])) for game, facts in FACTS.items()]


class NarrowTerminal(io.StringIO):
    """A text stream that claims to be a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class LookupReader(io.StringIO):
    """Looks something up before every third choice, then moves like a bot."""

    COMMANDS = ("cards", "why", "discards", "look", "log", "help")

    def __init__(self) -> None:
        super().__init__()
        self.match: TerminalMatch | None = None
        self.bot: Player | None = None
        self.typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        match = self.match
        assert match is not None
        assert self.bot is not None
        self.typed += 1
        if self.typed % 3 == 0:
            return self.COMMANDS[self.typed // 3 % len(self.COMMANDS)] + "\n"
        prompt = next(each for each in match.match.state.prompts() if each.seat == 0)
        move = self.bot.choose(match.match.state.view(0), prompt)
        return move_text(move, match.loaded, match.narrators[0].reader) + "\n"


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize(("game", "setup"), MATCHES, ids=[game for game, _ in MATCHES])
def test_match_on_narrow_terminal_fits_its_width(
    game: str, setup: MatchSetup, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with use_language(language):
        output = play_match(game, setup, tmp_path, monkeypatch)
    assert "…" not in output
    for line in output.splitlines():
        assert (
            cell_len(line.rstrip()) <= COLUMNS or str(tmp_path) in line or "help）： " in line or "(or help): " in line
        )
    if language == "en":
        assert "not possible now" not in output
        assert "matches several moves" not in output
    else:
        text = output.replace(str(tmp_path), "")
        assert set(re.findall(r"[A-Za-z][A-Za-z-]+", text)) <= LATIN_WORDS
        assert "現在不能「" not in output
        assert "符合好幾個行動" not in output


def play_match(game: str, setup: MatchSetup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play a match to its end, and return its output."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    reader = LookupReader()
    target = NarrowTerminal()
    screen = Screen(reader, target)
    assert screen.console is not None
    match = new_match(game, setup, screen, lambda _: LiveDice(11))
    match.skips_confirmation = True
    match.record_file.path = tmp_path / "a.record"
    reader.match = match
    reader.bot = find_bot("greedy", game).make_bot(match.loaded.game, LiveDice(3))
    assert match.run() is not None
    return re.sub(r"\x1b\[[0-9;]*m", "", target.getvalue())

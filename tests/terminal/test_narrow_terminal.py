"""Whole matches on a terminal with 60 columns: nothing is cut off, and every card can be read at any time."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kwoon.bots import find_bot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.move_parser import format_move_with_player_name
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen
from tests.game_facts import FACTS

COLUMNS = 60
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
        return format_move_with_player_name(move, match.loaded, match.narrators[0].reader) + "\n"


@pytest.mark.parametrize(("game", "setup"), MATCHES, ids=[game for game, _ in MATCHES])
def test_match_on_narrow_terminal_fits_its_width(
    game: str, setup: MatchSetup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    bare = re.sub(r"\x1b\[[0-9;]*m", "", target.getvalue())
    assert "…" not in bare
    for line in bare.splitlines():
        assert cell_len(line.rstrip()) <= COLUMNS or str(tmp_path) in line or "(or help): " in line
    assert "not possible now" not in bare
    assert "matches several moves" not in bare

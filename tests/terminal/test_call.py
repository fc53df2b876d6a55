"""The real-time call for two people at one keyboard."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from kwoon.core.dice import Dice, LiveDice, RiggedDice
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.setup import MatchSetup, SetupError, new_match
from kwoon.terminal.screen import InputTimeout, Screen


class Typist(io.StringIO):
    """Types lines, each after a number of seconds on a clock that only typing advances."""

    def __init__(self, lines: list[tuple[float, str]]) -> None:
        super().__init__()
        self.lines = lines
        self.now = 0.0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if not self.lines:
            return ""
        seconds, line = self.lines.pop(0)
        self.now += seconds
        return f"{line}\n"


def play(folder: Path, game: str, lines: list[tuple[float, str]]) -> tuple[TerminalMatch, str]:
    source, target = Typist(lines), io.StringIO()

    def roll(whose: str) -> Dice:
        return RiggedDice(LiveDice(1), [], [0]) if whose == "game" else LiveDice(7)

    seating = MatchSetup(["Ann", "Bo"], people_only=True, call_seconds=10.0)
    match = new_match(game, seating, Screen(source, target), roll)
    assert match.countdown is not None
    match.countdown.clock = lambda: source.now
    match.record_file.path = folder / "call.record"
    match.run()
    return match, target.getvalue()


def moves(match: TerminalMatch) -> list[str]:
    """Return the moves so far, each preceded by its seat counted from 1."""
    return [line.split(" :")[0] for line in match.match.to_text().splitlines() if line[0].isdigit()]


PICKS = [(1.0, ""), (1.0, "pick linnet"), (1.0, ""), (1.0, ""), (1.0, "pick otto")]


def test_turbo_second_player_in_time_plays_the_chosen_card(tmp_path: Path) -> None:
    match, said = play(tmp_path, "dragon-punch", [*PICKS, (60, "play block"), (60, ""), (9, "play taunt")])
    assert moves(match)[2:] == ["2 play block", "1 play taunt"]
    assert "Ann has 10 seconds" in said
    assert "Too late" not in said


def test_turbo_second_player_too_late_plays_a_random_card(tmp_path: Path) -> None:
    match, said = play(tmp_path, "dragon-punch", [*PICKS, (60, "play block"), (60, ""), (11, "play taunt")])
    assert len(moves(match)) >= 4
    assert moves(match)[3].startswith("1 play ")
    assert "Too late" in said


def test_turbo_commands_do_not_stop_the_countdown(tmp_path: Path) -> None:
    lines = [*PICKS, (60, "play block"), (60, ""), (4, "look"), (4, "card taunt"), (4, "play taunt")]
    _, said = play(tmp_path, "dragon-punch", lines)
    assert "Too late" in said


def test_turbo_first_player_alternates_and_has_no_time_limit(tmp_path: Path) -> None:
    turn = [(600.0, "play taunt"), (60.0, ""), (1.0, "play taunt"), (600.0, "")]
    match, _ = play(tmp_path, "dragon-punch", [*PICKS, *turn, *turn])
    assert moves(match)[2:] == ["2 play taunt", "1 play taunt", "1 play taunt", "2 play taunt"]


def test_turbo_undo_of_the_first_choice_restarts_the_turn(tmp_path: Path) -> None:
    lines = [*PICKS, (1, "play block"), (1, "undo"), (60, "play throw"), (60, ""), (1, "play taunt")]
    match, said = play(tmp_path, "dragon-punch", lines)
    assert [move for move in moves(match)[2:] if "play" in move] == ["2 play block", "2 play throw", "1 play taunt"]
    assert "Too late" not in said


def test_switching_is_never_hurried(tmp_path: Path) -> None:
    lines = [*PICKS, (1, "play high-kick"), (1, ""), (1, "play taunt"), (90, ""), (90, "switch block")]
    lines += [(90, "switch throw"), (90, "")]
    match, said = play(tmp_path, "dragon-punch", lines)
    assert moves(match)[-2:] == ["1 switch block", "1 switch throw"]
    assert "Too late" not in said


def opening() -> list[tuple[float, str]]:
    """FIGHT up to the first turn: both take the first card of the row."""
    return [(1.0, ""), (1.0, "1"), (1.0, ""), (1.0, ""), (1.0, "1")]


def test_call_hurries_the_other_player(tmp_path: Path) -> None:
    lines = [*opening(), (60, "1"), (60, "call"), (60, ""), (11, "2")]
    match, said = play(tmp_path, "fight", lines)
    assert "Too late" in said
    assert [move.split()[1] for move in moves(match)] == ["take", "take", "play", "play"]


def test_without_a_call_nobody_is_hurried(tmp_path: Path) -> None:
    lines = [*opening(), (60, "1"), (60, ""), (600, "2"), (1, "")]
    match, said = play(tmp_path, "fight", lines)
    assert "Too late" not in said
    assert [move.split()[1] for move in moves(match)] == ["take", "take", "play", "play"]


@pytest.mark.parametrize(
    ("game", "together", "sentence"),
    [
        ("fight", False, "The call needs two people: add --two."),
        ("kung-fu-2014", True, "KungFu Fighting \\(2014\\) has no sealed choices"),
    ],
)
def test_call_where_it_is_impossible_is_refused(game: str, together: bool, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        new_match(
            game,
            MatchSetup([], together, call_seconds=10.0),
            Screen(io.StringIO(), io.StringIO()),
            lambda _: LiveDice(1),
        )


@pytest.mark.parametrize("seconds", [0.0, 0.5, 601.0])
def test_call_with_a_useless_time_is_refused(seconds: float) -> None:
    with pytest.raises(SetupError, match="between 1 and 600 seconds"):
        new_match(
            "fight",
            MatchSetup([], people_only=True, call_seconds=seconds),
            Screen(io.StringIO(), io.StringIO()),
            lambda _: LiveDice(1),
        )


@pytest.mark.skipif(sys.platform == "win32", reason="terminals cannot be waited for there")
def test_screen_raises_too_late_when_nothing_is_typed_on_a_terminal() -> None:
    import pty  # noqa: PLC0415

    leader, follower = pty.openpty()
    with os.fdopen(leader, "wb", buffering=0) as typing, os.fdopen(follower, "r", encoding="utf-8") as source:
        screen = Screen(source, io.StringIO())
        typing.write(b"half a wo")
        with pytest.raises(InputTimeout):
            screen.read_line("Your choice: ", 0.05)
        typing.write(b"play taunt\n")
        assert screen.read_line("Your choice: ", 60.0) == "play taunt"

"""The real-time call and turbo mode for two people at one keyboard."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from kwoon.core.dice import Dice, LiveDice, RiggedDice
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.setup import MatchSetup, MatchSetupError, new_match
from kwoon.terminal.screen import InputTimeout, Screen


class TimedTypist(io.StringIO):
    """Types lines, each after a number of seconds, on a clock that only typing advances."""

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
    source, target = TimedTypist(lines), io.StringIO()

    def make_dice(purpose: str) -> Dice:
        return RiggedDice(LiveDice(1), [], [0]) if purpose == "game" else LiveDice(7)

    setup = MatchSetup(["Ann", "Bo"], people_only=True, call_seconds=10.0)
    match = new_match(game, setup, Screen(source, target), make_dice)
    assert match.countdown is not None
    match.countdown.clock = lambda: source.now
    match.record_file.path = folder / "call.record"
    match.run()
    return match, target.getvalue()


def moves(match: TerminalMatch) -> list[str]:
    """Return the moves so far, each preceded by its seat, counted from 1."""
    return [line.split(" :")[0] for line in match.match.to_text().splitlines() if line[0].isdigit()]


PICKS = [(1.0, ""), (1.0, "pick linnet"), (1.0, ""), (1.0, ""), (1.0, "pick otto")]


def test_turbo_second_player_who_chooses_in_time_plays_the_chosen_card(tmp_path: Path) -> None:
    match, output = play(tmp_path, "dragon-punch", [*PICKS, (60, "play block"), (60, ""), (9, "play taunt")])
    assert moves(match)[2:] == ["2 play block", "1 play taunt"]
    assert "Ann then has 10 seconds" in output
    assert "Time's up" not in output


def test_turbo_late_second_player_plays_a_random_card(tmp_path: Path) -> None:
    match, output = play(tmp_path, "dragon-punch", [*PICKS, (60, "play block"), (60, ""), (11, "play taunt")])
    assert len(moves(match)) >= 4
    assert moves(match)[3].startswith("1 play ")
    assert "Time's up" in output


def test_turbo_commands_do_not_stop_the_countdown(tmp_path: Path) -> None:
    lines = [*PICKS, (60, "play block"), (60, ""), (4, "look"), (4, "card taunt"), (4, "play taunt")]
    _, output = play(tmp_path, "dragon-punch", lines)
    assert "Time's up" in output


def test_turbo_first_player_alternates_and_has_no_time_limit(tmp_path: Path) -> None:
    turn = [(600.0, "play taunt"), (60.0, ""), (1.0, "play taunt"), (600.0, "")]
    match, _ = play(tmp_path, "dragon-punch", [*PICKS, *turn, *turn])
    assert moves(match)[2:] == ["2 play taunt", "1 play taunt", "1 play taunt", "2 play taunt"]


def test_turbo_undo_of_the_first_choice_restarts_the_turn(tmp_path: Path) -> None:
    lines = [*PICKS, (1, "play block"), (1, "undo"), (60, "play throw"), (60, ""), (1, "play taunt")]
    match, output = play(tmp_path, "dragon-punch", lines)
    assert [move for move in moves(match)[2:] if "play" in move] == ["2 play block", "2 play throw", "1 play taunt"]
    assert "Time's up" not in output


def test_turbo_switching_cards_has_no_time_limit(tmp_path: Path) -> None:
    lines = [*PICKS, (1, "play high-kick"), (1, ""), (1, "play taunt"), (90, ""), (90, "switch block")]
    lines += [(90, "switch throw"), (90, "")]
    match, output = play(tmp_path, "dragon-punch", lines)
    assert moves(match)[-2:] == ["1 switch block", "1 switch throw"]
    assert "Time's up" not in output


def opening() -> list[tuple[float, str]]:
    """Return the lines that play FIGHT up to the first turn: both players take the first card in the row."""
    return [(1.0, ""), (1.0, "1"), (1.0, ""), (1.0, ""), (1.0, "1")]


def test_late_second_player_after_call_plays_a_random_card(tmp_path: Path) -> None:
    lines = [*opening(), (60, "1"), (60, "call"), (60, ""), (11, "2")]
    match, output = play(tmp_path, "fight", lines)
    assert "Time's up" in output
    assert [move.split()[1] for move in moves(match)] == ["take", "take", "play", "play"]


def test_second_player_has_no_time_limit_without_call(tmp_path: Path) -> None:
    lines = [*opening(), (60, "1"), (60, ""), (600, "2"), (1, "")]
    match, output = play(tmp_path, "fight", lines)
    assert "Time's up" not in output
    assert [move.split()[1] for move in moves(match)] == ["take", "take", "play", "play"]


@pytest.mark.parametrize(
    ("game", "people_only", "sentence"),
    [
        ("fight", False, "--call needs two people: add --hotseat."),
        ("kung-fu-2014", True, "not available in KungFu Fighting \\(2014\\)"),
    ],
)
def test_call_in_unsupported_match_is_refused(game: str, people_only: bool, sentence: str) -> None:
    with pytest.raises(MatchSetupError, match=sentence):
        new_match(
            game,
            MatchSetup([], people_only, call_seconds=10.0),
            Screen(io.StringIO(), io.StringIO()),
            lambda _: LiveDice(1),
        )


@pytest.mark.parametrize("seconds", [0.0, 0.5, 601.0])
def test_call_with_seconds_out_of_range_is_refused(seconds: float) -> None:
    with pytest.raises(MatchSetupError, match="between 1 and 600 seconds"):
        new_match(
            "fight",
            MatchSetup([], people_only=True, call_seconds=seconds),
            Screen(io.StringIO(), io.StringIO()),
            lambda _: LiveDice(1),
        )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot wait for terminal input")
def test_screen_read_line_without_a_complete_line_raises_timeout() -> None:
    import pty  # noqa: PLC0415

    leader, follower = pty.openpty()
    with os.fdopen(leader, "wb", buffering=0) as typing, os.fdopen(follower, "r", encoding="utf-8") as source:
        screen = Screen(source, io.StringIO())
        typing.write(b"half a wo")
        with pytest.raises(InputTimeout):
            screen.read_line("Your choice: ", 0.05)
        typing.write(b"play taunt\n")
        assert screen.read_line("Your choice: ", 60.0) == "play taunt"

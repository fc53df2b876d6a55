"""The real command on a pseudo-terminal with 80 columns and 24 rows: a match, a rematch, a replay, Ctrl-C at every
prompt, and a broken pipe."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sample_game import SAMPLE_GAME

pty = pytest.importorskip("pty", reason="needs a Unix terminal")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

PATIENCE = 60
"""Seconds without output after which a test fails."""


class PseudoTerminal:
    """A command on its own pseudo-terminal."""

    def __init__(self, records: Path, *words: str) -> None:
        self.hand, end = pty.openpty()
        termios.tcsetwinsize(self.hand, (24, 80))
        environment = {**os.environ, "XDG_DATA_HOME": str(records), "TERM": "xterm-256color"}
        environment.pop("NO_COLOR", None)
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kwoon", *words],
            stdin=end,
            stdout=end,
            stderr=end,
            env=environment,
            preexec_fn=lambda: _take_terminal(end),  # noqa: PLW1509
        )
        os.close(end)
        self.seen = ""

    def read_until(self, *words: str) -> str:
        """Read until one of these texts appears; return everything up to it."""
        while not (found := [each for each in words if each in self.seen]):
            self._read(f"waiting for {' or '.join(words)}")
        first = min(found, key=self.seen.index)
        before, _, self.seen = self.seen.partition(first)
        return before + first

    def type(self, text: str) -> None:
        os.write(self.hand, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and once more if nothing happens.

        Readline shows a prompt just before it listens, and a key pressed in between waits for the next key.
        """
        self.type("\x03")
        try:
            while select.select([self.hand], [], [], PATIENCE / 4)[0]:
                self._read("waiting for what Ctrl-C does")
        except EOFError:
            return
        self.type("\x03")

    def read_rest(self) -> str:
        try:
            while True:
                self._read("waiting for the end")
        except EOFError:
            return self.seen

    def _read(self, doing: str) -> None:
        if not select.select([self.hand], [], [], PATIENCE)[0]:
            raise AssertionError(f"silent while {doing}; so far: {self.seen!r}")
        try:
            data = os.read(self.hand, 65536)
        except OSError:
            data = b""
        if not data:
            raise EOFError(f"ended while {doing}; so far: {self.seen!r}")
        self.seen += data.decode(errors="replace").replace("\r\n", "\n")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.hand)


def _take_terminal(end: int) -> None:
    # Processes started from a background test would inherit that Ctrl-C is ignored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    fcntl.ioctl(end, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminals() -> Iterator[list[PseudoTerminal]]:
    started: list[PseudoTerminal] = []
    yield started
    for terminal in started:
        terminal.close()


PROMPTS = [
    ([], "Press Enter to begin: "),
    (["\n"], "Your choice (or help): "),
    (["\n", "1\n", "S1\n"], "Press Enter to confirm, or choose another: "),
    (["\n", "concede\n"], "Type yes to confirm: "),
]


@pytest.mark.parametrize(("typed", "prompt"), PROMPTS, ids=[prompt for _, prompt in PROMPTS])
def test_ctrl_c_at_prompt_saves_record_without_traceback(
    terminals: list[PseudoTerminal], tmp_path: Path, typed: list[str], prompt: str
) -> None:
    terminal = PseudoTerminal(tmp_path, "play", SAMPLE_GAME, "--bot", "random", "--seed", "7")
    terminals.append(terminal)
    for text in typed:
        terminal.read_until(": ")
        terminal.type(text)
    # The round's text contains colons too, so wait for the prompt, which comes last.
    terminal.read_until(prompt)
    terminal.interrupt()
    output = terminal.read_rest()
    (record,) = tmp_path.glob("kwoon/records/*.record")
    assert "Traceback" not in output
    assert f"Saved as {record}" in output
    assert terminal.process.wait() == 0
    subprocess.run([sys.executable, "-m", "kwoon", "replay", str(record)], stdout=subprocess.DEVNULL, check=True)


def play_to_end(terminal: PseudoTerminal) -> str:
    output = ""
    while not output.endswith("quit: "):
        output += terminal.read_until("(or help): ", "to quit: ")
        if not output.endswith("quit: "):
            terminal.type("1\n")
    return output


def test_match_on_terminal_fits_its_width(terminals: list[PseudoTerminal], tmp_path: Path) -> None:
    terminal = PseudoTerminal(tmp_path, "play", SAMPLE_GAME, "--bot", "random", "--seed", "7", "--no-confirm")
    terminals.append(terminal)
    terminal.read_until("Press Enter to begin: ")
    terminal.type("\n")
    output = play_to_end(terminal)
    terminal.type("no\n")
    output += terminal.read_rest()
    bare = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output)
    assert "╭───────╮" in bare
    assert "★" in bare
    assert "The end" in bare
    for line in bare.splitlines():
        assert len(line) <= 80 or "/records/" in line


def test_rematch_on_terminal_lets_loser_decide_who_picks_first(terminals: list[PseudoTerminal], tmp_path: Path) -> None:
    terminal = PseudoTerminal(tmp_path, "play", "dragon-punch", "--bot", "random", "--seed", "7", "--no-confirm")
    terminals.append(terminal)
    terminal.read_until("Press Enter to begin: ")
    terminal.type("\nconcede\nyes\n")
    terminal.read_until("Play again? Type yes, or press Enter to quit: ")
    terminal.type("yes\n")
    again = terminal.read_until("Press Enter to begin: ")
    assert "A move does something high" not in again
    terminal.type("\n")
    assert "You lost the last game." in terminal.read_until("(or help): ")
    terminal.type("concede\nyes\n")
    terminal.read_until("to quit: ")
    terminal.type("\n")
    terminal.read_rest()
    assert terminal.process.wait() == 0
    records = [file.read_text() for file in tmp_path.glob("kwoon/records/*.record")]
    assert sorted("\noption loser 1\n" in record for record in records) == [False, True]


def test_replay_on_terminal_waits_for_input(terminals: list[PseudoTerminal], tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    play = [sys.executable, "-m", "kwoon", "play", SAMPLE_GAME, "--bot", "random", "--seed", "7"]
    subprocess.run(play, input="1\n" * 300, text=True, env=environment, stdout=subprocess.DEVNULL, check=True)
    (record,) = tmp_path.glob("kwoon/records/*.record")
    terminal = PseudoTerminal(tmp_path, "replay", str(record))
    terminals.append(terminal)
    assert "The end" not in terminal.read_until("q to quit: ")
    terminal.type("\n")
    terminal.read_until("q to quit: ")
    terminal.type("a\n")
    assert "The record is valid" in terminal.read_rest()


def test_ctrl_c_stops_simulation_without_traceback(terminals: list[PseudoTerminal], tmp_path: Path) -> None:
    terminal = PseudoTerminal(tmp_path, "simulate", SAMPLE_GAME, "--games", "100000000", "--jobs", "2")
    terminals.append(terminal)
    terminal.read_until("/100000000")
    terminal.interrupt()
    output = terminal.read_rest()
    assert "Traceback" not in output
    assert "Stopped." in output
    assert terminal.process.wait() == 128 + signal.SIGINT


def test_closed_pipe_ends_command_silently(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kwoon", "rules", SAMPLE_GAME, "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0

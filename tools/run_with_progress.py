"""Run one setup step with a progress display: python tools/run_with_progress.py TITLE COMMAND ...

A terminal gets one line that changes; a file or log gets a new line now and then. The command's output is kept and
shown only if it fails. A command can report progress by writing lines of the form `DONE TOTAL TITLE` to the file named by
KWOON_PROGRESS, such as `12 88 Compiling the rules`; TOTAL may be `%`, and `0 0 TITLE` only names the current activity.
A line that begins with `note` is shown to the user and stays.

TITLE may begin with the number of the step, as in `2: Fetching`; KWOON_STEPS, if set, is the total number of steps.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TextIO

POLL_SECONDS = 0.2
BAR_WIDTH = 24
MAX_QUIET_SECONDS = 30.0
"""Maximum seconds between lines in a log."""
LOG_LINES_PER_COUNT = 4
"""Number of progress lines for one count in a log."""


class Step:
    """The running step and its progress."""

    def __init__(self, title: str, out: TextIO) -> None:
        number, colon, rest = title.partition(": ")
        steps = os.environ.get("KWOON_STEPS", "")
        self.title = rest if colon and number.isdigit() else title
        self.number = f"{number}/{steps} " if colon and number.isdigit() and steps else ""
        self.done = 0
        self.total = 0
        self.count_text = ""
        self.started = time.monotonic()
        self.out = out
        # Parallel steps would overwrite each other's line.
        self.live = out.isatty() and "-j" not in os.environ.get("MAKEFLAGS", "")
        self._last_news = ""
        self._printed_at = self.started

    def handle_line(self, line: str) -> None:
        """Process a progress line from the command."""
        done, _, rest = line.partition(" ")
        if done == "note":
            self._print(rest)
            return
        total, _, title = rest.partition(" ")
        if not done.isdigit() or not (total.isdigit() or total == "%") or not title:
            return
        if title != self.title:
            self.end(True)
            self.title, self.started = title, time.monotonic()
        self.done, self.total = int(done), 100 if total == "%" else int(total)
        self.count_text = f"{done} %" if total == "%" else f"{done} of {total}"

    def seconds(self) -> int:
        """Return the elapsed seconds."""
        return int(time.monotonic() - self.started)

    def show(self) -> None:
        """Show the progress if it has changed."""
        if self.live:
            width = shutil.get_terminal_size().columns - 1
            self.out.write(f"\r\x1b[K{self._live_line()[:width]}")
            self.out.flush()
            return
        mark = self.done * LOG_LINES_PER_COUNT // self.total if self.total else 0
        news = f"{self.title} {mark}"
        if news != self._last_news or time.monotonic() - self._printed_at > MAX_QUIET_SECONDS:
            self._print(self._log_line())
            self._last_news = news

    def end(self, succeeded: bool) -> None:
        """Show the end of the step, unless it ended immediately."""
        if self.seconds() or self.number or not succeeded:
            self._print(f"{self.number}{self.title}: {f'{self.seconds()} s' if succeeded else 'failed'}")

    def _print(self, line: str) -> None:
        self.out.write("\r\x1b[K" * self.live + f"{line}\n")
        self.out.flush()
        self._printed_at = time.monotonic()

    def _log_line(self) -> str:
        count = f": {self.count_text}" if self.total else ""
        elapsed = f" ({self.seconds()} s)" if self.seconds() else ""
        return f"{self.number}{self.title}{count}{elapsed}"

    def _live_line(self) -> str:
        if not self.total:
            return f"{self.number}{self.title} {'.' * (1 + self.seconds() % 3):3} {self.seconds()} s"
        full = BAR_WIDTH * self.done // self.total
        bar = "#" * full + "-" * (BAR_WIDTH - full)
        return f"{self.number}{self.title} [{bar}] {self.count_text}, {self.seconds()} s"


def run(title: str, command: list[str], out: TextIO) -> int:
    """Run the command and return its exit code."""
    step = Step(title, out)
    with tempfile.TemporaryDirectory() as folder:
        progress_file, output_file = Path(folder, "progress"), Path(folder, "output")
        progress_file.touch()
        # A nested step reports to the outer one.
        env = {**os.environ, "KWOON_PROGRESS": os.environ.get("KWOON_PROGRESS") or str(progress_file)}
        with output_file.open("wb") as output, progress_file.open(encoding="utf-8") as progress:
            try:
                child = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=env)
            except OSError as error:
                step.end(False)
                print(f"{command[0]}: {error.strerror}", file=sys.stderr)
                return 127
            code = _follow(step, child, progress)
        step.end(code == 0)
        if code:
            sys.stderr.write(output_file.read_text(encoding="utf-8", errors="replace"))
    return code


def _follow(step: Step, child: subprocess.Popen[bytes], progress: TextIO) -> int:
    partial_line = ""
    try:
        while True:
            exit_code = child.poll()
            partial_line += progress.read()
            *lines, partial_line = partial_line.split("\n")
            for line in lines:
                step.handle_line(line)
            step.show()
            if exit_code is not None:
                return exit_code
            time.sleep(POLL_SECONDS)
    except KeyboardInterrupt:
        # The child received the signal as well and cleans up after itself.
        child.send_signal(signal.SIGINT)
        child.wait()
        return 130


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(run(sys.argv[1], sys.argv[2:], sys.stdout))

"""Run one setup step with a progress display: python tools/step.py WHAT COMMAND ...

A terminal gets one line that changes; a file or log gets a new line now and then. The command's output is kept and
shown only if it fails. A command can report progress by writing lines of the form `DONE ALL WHAT` to the file named by
KWOON_PROGRESS, such as `12 88 Compiling the rules`; ALL may be `%`, and `0 0 WHAT` only names the current activity. A
line that begins with `note` is shown to the user and stays.

WHAT may begin with the number of the step, as in `2: Fetching`; KWOON_STEPS, if set, is the total number of steps.
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

TICK = 0.2
BAR = 24
QUIET = 30.0
"""Maximum seconds between lines in a log."""
MARKS = 4
"""Number of progress lines for one count in a log."""


class Step:
    """The running step and its progress."""

    def __init__(self, what: str, out: TextIO) -> None:
        number, colon, rest = what.partition(": ")
        steps = os.environ.get("KWOON_STEPS", "")
        self.what = rest if colon and number.isdigit() else what
        self.number = f"{number}/{steps} " if colon and number.isdigit() and steps else ""
        self.done = 0
        self.all = 0
        self.so_far = ""
        self.begun = time.monotonic()
        self.out = out
        # Parallel steps would overwrite each other's line.
        self.live = out.isatty() and "-j" not in os.environ.get("MAKEFLAGS", "")
        self._told = ""
        self._told_at = self.begun

    def hear(self, line: str) -> None:
        """Process a progress line from the command."""
        done, _, rest = line.partition(" ")
        if done == "note":
            self._tell(rest)
            return
        count, _, what = rest.partition(" ")
        if not done.isdigit() or not (count.isdigit() or count == "%") or not what:
            return
        if what != self.what:
            self.end(True)
            self.what, self.begun = what, time.monotonic()
        self.done, self.all = int(done), 100 if count == "%" else int(count)
        self.so_far = f"{done} %" if count == "%" else f"{done} of {count}"

    def seconds(self) -> int:
        """Return the elapsed seconds."""
        return int(time.monotonic() - self.begun)

    def show(self) -> None:
        """Show the progress if it has changed."""
        if self.live:
            width = shutil.get_terminal_size().columns - 1
            self.out.write(f"\r\x1b[K{self._line()[:width]}")
            self.out.flush()
            return
        mark = self.done * MARKS // self.all if self.all else 0
        news = f"{self.what} {mark}"
        if news != self._told or time.monotonic() - self._told_at > QUIET:
            self._tell(self._count())
            self._told = news

    def end(self, well: bool) -> None:
        """Show the end of the step, unless it ended immediately."""
        if self.seconds() or self.number or not well:
            self._tell(f"{self.number}{self.what}: {f'{self.seconds()} s' if well else 'failed'}")

    def _tell(self, line: str) -> None:
        self.out.write("\r\x1b[K" * self.live + f"{line}\n")
        self.out.flush()
        self._told_at = time.monotonic()

    def _count(self) -> str:
        counted = f": {self.so_far}" if self.all else ""
        waited = f" ({self.seconds()} s)" if self.seconds() else ""
        return f"{self.number}{self.what}{counted}{waited}"

    def _line(self) -> str:
        if not self.all:
            return f"{self.number}{self.what} {'.' * (1 + self.seconds() % 3):3} {self.seconds()} s"
        full = BAR * self.done // self.all
        bar = "#" * full + "-" * (BAR - full)
        return f"{self.number}{self.what} [{bar}] {self.so_far}, {self.seconds()} s"


def run(what: str, command: list[str], out: TextIO) -> int:
    """Run the command and return its exit code."""
    step = Step(what, out)
    with tempfile.TemporaryDirectory() as folder:
        told, said = Path(folder, "progress"), Path(folder, "said")
        told.touch()
        # A nested step reports to the outer one.
        env = {**os.environ, "KWOON_PROGRESS": os.environ.get("KWOON_PROGRESS") or str(told)}
        with said.open("wb") as kept, told.open(encoding="utf-8") as progress:
            try:
                child = subprocess.Popen(command, stdout=kept, stderr=subprocess.STDOUT, env=env)
            except OSError as error:
                step.end(False)
                print(f"{command[0]}: {error.strerror}", file=sys.stderr)
                return 127
            code = _follow(step, child, progress)
        step.end(code == 0)
        if code:
            sys.stderr.write(said.read_text(encoding="utf-8", errors="replace"))
    return code


def _follow(step: Step, child: subprocess.Popen[bytes], progress: TextIO) -> int:
    part = ""
    try:
        while True:
            over = child.poll()
            part += progress.read()
            *lines, part = part.split("\n")
            for line in lines:
                step.hear(line)
            step.show()
            if over is not None:
                return over
            time.sleep(TICK)
    except KeyboardInterrupt:
        # The child received the signal as well and cleans up after itself.
        child.send_signal(signal.SIGINT)
        child.wait()
        return 130


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(run(sys.argv[1], sys.argv[2:], sys.stdout))

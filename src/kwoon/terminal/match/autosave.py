"""Saves a match's record to a file after every move, so that a crash cannot lose the match."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def records_folder() -> Path:
    """Return the user's default folder for records."""
    data_home = os.environ.get("XDG_DATA_HOME", "")
    if data_home and Path(data_home).is_absolute():
        home = Path(data_home)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path.home() / ".local" / "share"
    return home / "kwoon" / "records"


def format_path(path: Path) -> str:
    """Return a path as a shell argument: abbreviated with `~` if possible, and quoted if necessary."""
    home = str(Path.home())
    path_text = str(path)
    quoted = shlex.quote(path_text)
    if quoted == path_text and path_text.startswith(home + os.sep) and home != os.sep:
        return f"~{path_text[len(home) :]}"
    return quoted


def program_name() -> str:
    """Return the command that runs this program: `kwoon`, or the path with which it was called if `kwoon` is not on the
    PATH."""
    path = Path(sys.argv[0])
    return "kwoon" if path.name != "kwoon" or shutil.which("kwoon") else format_path(path)


class RecordFile:
    def __init__(self, path: Path, pack: Path | None = None, bot: str = "") -> None:
        self.path = path
        self.bot = bot
        """The custom bot that plays; empty for a built-in bot."""
        self.pack = pack
        """The custom pack of the match; None for the printed pack."""

    def replay_arguments(self) -> str:
        """Return the command-line arguments for the record and its custom pack."""
        return (
            format_path(self.path)
            if self.pack is None
            else f"{format_path(self.path)} --pack {format_path(self.pack.absolute())}"
        )

    def resume_arguments(self) -> str:
        """Return `replay_arguments`, with the custom bot if there is one."""
        return f"{self.replay_arguments()} --bot {shlex.quote(self.bot)}" if self.bot else self.replay_arguments()

    def save(self, text: str) -> None:
        """Write the record. If its folder is not writable, write to a temporary folder instead and change `path`."""
        try:
            write_atomically(self.path, text)
        except OSError:
            folder = Path(tempfile.mkdtemp(prefix="kwoon-"))
            self.path = folder / self.path.name
            write_atomically(self.path, text)


def new_record_file(game: str, pack: Path | None = None, bot: str = "") -> RecordFile:
    """Return the file for a match that starts now, named after the game and the time."""
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    folder = records_folder()
    path = folder / f"{name}.record"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.record"
        number += 1
    return RecordFile(path, pack, bot)


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that readers see either the old or the new text, never a partial one. Create missing folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C while the game and its record change together."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    previous_handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous_handler)

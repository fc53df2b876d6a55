"""Keeps the record of a match in a file, from the first card on, so that nothing that happens can lose it."""

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
    """Where this user's records lie unless they say otherwise."""
    data_home = os.environ.get("XDG_DATA_HOME", "")
    if data_home and Path(data_home).is_absolute():
        home = Path(data_home)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path.home() / ".local" / "share"
    return home / "kwoon" / "records"


def format_path(path: Path) -> str:
    """A path as one types it after a command: short, and whole for the shell."""
    home = str(Path.home())
    path_text = str(path)
    quoted = shlex.quote(path_text)
    if quoted == path_text and path_text.startswith(home + os.sep) and home != os.sep:
        return f"~{path_text[len(home) :]}"
    return quoted


def program_name() -> str:
    """This program as one types it: its name where the shell finds it, otherwise the path by which it was called."""
    path = Path(sys.argv[0])
    return "kwoon" if path.name != "kwoon" or shutil.which("kwoon") else format_path(path)


class RecordFile:
    """One record's file."""

    def __init__(self, path: Path, pack: Path | None = None, bot: str = "") -> None:
        self.path = path
        self.bot = bot
        """The bot that plays, if it is somebody's own."""
        self.pack = pack
        """What the match is played with, if not with the cards in the box."""

    def replay_arguments(self) -> str:
        """The record as one types it after a command, with its pack."""
        return (
            format_path(self.path)
            if self.pack is None
            else f"{format_path(self.path)} --pack {format_path(self.pack.absolute())}"
        )

    def resume_arguments(self) -> str:
        """The same, with the bot if that cannot be known by its name."""
        return f"{self.replay_arguments()} --bot {shlex.quote(self.bot)}" if self.bot else self.replay_arguments()

    def save(self, text: str) -> None:
        """Write the record; if its folder cannot be written, the system's temporary one has to do."""
        try:
            write_atomically(self.path, text)
        except OSError:
            folder = Path(tempfile.mkdtemp(prefix="kwoon-"))
            self.path = folder / self.path.name
            write_atomically(self.path, text)


def new_record_file(game: str, pack: Path | None = None, bot: str = "") -> RecordFile:
    """A file for a match that starts now, named after the game and the time."""
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    folder = records_folder()
    path = folder / f"{name}.record"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.record"
        number += 1
    return RecordFile(path, pack, bot)


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that whoever reads it finds the old text or the new one, never a part."""
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
    """Ctrl-C is not heard for the moment in which the game and its record change together."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    previous_handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous_handler)

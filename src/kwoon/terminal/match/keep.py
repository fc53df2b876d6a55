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
    given = os.environ.get("XDG_DATA_HOME", "")
    if given and Path(given).is_absolute():
        home = Path(given)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path.home() / ".local" / "share"
    return home / "kwoon" / "records"


def shown(path: Path) -> str:
    """A path as one types it after a command: short, and whole for the shell."""
    home = str(Path.home())
    whole = str(path)
    quoted = shlex.quote(whole)
    if quoted == whole and whole.startswith(home + os.sep) and home != os.sep:
        return f"~{whole[len(home) :]}"
    return quoted


def called() -> str:
    """This program as one types it: its name where the shell finds it, otherwise the path by which it was called."""
    path = Path(sys.argv[0])
    return "kwoon" if path.name != "kwoon" or shutil.which("kwoon") else shown(path)


class Keeper:
    """One record's file."""

    def __init__(self, path: Path, pack: Path | None = None, bot: str = "") -> None:
        self.path = path
        self.bot = bot
        """The bot that plays, if it is somebody's own."""
        self.pack = pack
        """What the match is played with, if not with the cards in the box."""

    def typed(self) -> str:
        """The record as one types it after a command, with its pack."""
        return shown(self.path) if self.pack is None else f"{shown(self.path)} --pack {shown(self.pack.absolute())}"

    def to_go_on(self) -> str:
        """The same, with the bot if that cannot be known by its name."""
        return f"{self.typed()} --bot {shlex.quote(self.bot)}" if self.bot else self.typed()

    def keep(self, text: str) -> None:
        """Write the record; if its folder cannot be written, the system's temporary one has to do."""
        try:
            write_whole(self.path, text)
        except OSError:
            folder = Path(tempfile.mkdtemp(prefix="kwoon-"))
            self.path = folder / self.path.name
            write_whole(self.path, text)


def new_keeper(game: str, pack: Path | None = None, bot: str = "") -> Keeper:
    """A file for a match that starts now, named after the game and the time."""
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    folder = records_folder()
    path = folder / f"{name}.record"
    again = 2
    while path.exists():
        path = folder / f"{name}-{again}.record"
        again += 1
    return Keeper(path, pack, bot)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever reads it finds the old text or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is not heard for the moment in which the game and its record change together."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

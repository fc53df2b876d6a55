"""The shelf: finds a box by name, reads its pack and ledger from where they lie, and opens it."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from kwoon.core.box import Box, Opened
from kwoon.core.lesson import Lesson
from kwoon.core.packs import PackError
from kwoon.core.record import Header, read_header
from kwoon.games import GAMES

PACKS = "KWOON_PACKS"
"""The environment's list of packs to play with instead of those in the boxes, so that all processes of a hall agree."""


class NotOnShelf(ValueError):
    """No such game: a sentence that names those that are there."""


@dataclass(frozen=True)
class Clause:
    """One rule of a ledger."""

    id: str
    text: str
    section: str
    kind: str
    why: str
    """For a ruling of ours: why it was needed."""
    table: str
    """For a clause that belongs to the table in real time and not to the rules: why."""


def find(name: str) -> Box:
    """The box with this id."""
    for box in GAMES:
        if box.id == name:
            return box
    known = ", ".join(box.id for box in GAMES)
    raise NotOnShelf(f"There is no game called '{name}'. On the shelf: {known}.")


def open_box(
    name: str, seats: int | None = None, options: dict[str, str] | None = None, pack: Path | None = None
) -> Opened:
    """A game ready to play, with its own pack or another one."""
    box = find(name)
    if pack is None:
        pack = _exchanged(box)
    if pack is None:
        text = files("kwoon.games").joinpath(box.folder, "cards.toml").read_text(encoding="utf-8")
        place = f"{box.id} cards"
    else:
        try:
            text = pack.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PackError(f"{pack}: cannot be read: {error}.") from None
        place = str(pack)
    return box.open(text, place, box.seats[0] if seats is None else seats, options or {})


def exchange_packs(packs: list[Path]) -> None:
    """From now on, also in processes started from here, play with these packs; PackError for one that cannot be."""
    chosen: list[str] = []
    for pack in packs:
        box = _box_of(pack)
        for seats in box.seats:
            open_box(box.id, seats, pack=pack)
        chosen.append(f"{box.id}={pack.resolve()}")
    os.environ[PACKS] = os.pathsep.join(chosen)


def _box_of(pack: Path) -> Box:
    """The game that a pack says it is for."""
    try:
        game = tomllib.loads(pack.read_text(encoding="utf-8")).get("game")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PackError(f"{pack}: cannot be read: {error}.") from None
    if not isinstance(game, str):
        raise PackError(f"{pack}: 'game' is missing: it says which game the pack is for.")
    return find(game)


def _exchanged(box: Box) -> Path | None:
    for entry in os.environ.get(PACKS, "").split(os.pathsep):
        game, _, path = entry.partition("=")
        if game == box.id:
            return Path(path)
    return None


def header(box: Box, opened: Opened, names: list[str]) -> Header:
    """The head of a new record."""
    return Header(box.id, opened.digest, int(opened.game.seats), opened.options, names)


def open_record(text: str, pack: Path | None = None) -> tuple[Opened, Header]:
    """The box that a record was played with."""
    head = read_header(text)
    opened = open_box(head.game, head.seats, head.options, pack)
    if opened.digest != head.pack:
        raise PackError(
            f"The record was played with another pack (its fingerprint is {head.pack}, this one's {opened.digest}). "
            "Give the pack that it was played with."
        )
    return opened, head


def has_lesson(box: Box) -> bool:
    """Whether a game has a guided match. It is made for the cards in the box, not for others."""
    return _exchanged(box) is None and files("kwoon.games").joinpath(box.folder, "lesson.toml").is_file()


def lesson(box: Box, opened: Opened) -> Lesson | None:
    """The guided match of a game, if it has one."""
    if not has_lesson(box):
        return None
    script = files("kwoon.games").joinpath(box.folder, "lesson.toml")
    return Lesson(script.read_text(encoding="utf-8"), f"{box.id} lesson", opened.game, opened.faces)


def ledger(box: Box) -> list[Clause]:
    """The rules of a game, clause by clause."""
    text = files("kwoon.games").joinpath(box.folder, "rules.toml").read_text(encoding="utf-8")
    return [
        Clause(
            id=entry["id"],
            text=entry["text"],
            section=entry["section"],
            kind=entry["kind"],
            why=entry.get("why", ""),
            table=entry.get("table", ""),
        )
        for entry in tomllib.loads(text)["clause"]
    ]

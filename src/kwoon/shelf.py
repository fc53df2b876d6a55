"""The shelf: finds a box by name, reads its pack and ledger from where they lie, and opens it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from kwoon.core.box import Box, Opened, OptionError
from kwoon.core.lesson import Lesson
from kwoon.core.packs import PackError, open_pack
from kwoon.core.record import Header, read_header
from kwoon.games import GAMES
from kwoon.reading import Reading

LONGEST_NAME = 60
"""So many letters a pack's name has at most."""


class Pack(NamedTuple):
    """The cards of a game, as text. What has the same fingerprint has the same cards."""

    game: str
    fingerprint: str
    text: str

    def open(self, seats: int | None = None, options: dict[str, str] | None = None) -> Opened:
        """The game with these cards."""
        return open_text(self.game, self.text, seats, options)


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
        text = pack_text(name)
        place = f"{box.id} cards"
    else:
        text = read_pack(pack)
        place = str(pack)
    chosen = options or {}
    return box.open(text, place, box.seats_with(chosen)[0] if seats is None else seats, chosen)


def pack_text(name: str) -> str:
    """The text of the pack that lies in the box: what a game is played with unless another one is given."""
    return files("kwoon.games").joinpath(find(name).folder, "cards.toml").read_text(encoding="utf-8")


@lru_cache
def boxed(name: str) -> Pack:
    """The pack in a game's box."""
    return _pack(name, pack_text(name))


@lru_cache
def earlier(name: str) -> tuple[Pack, ...]:
    """The packs that once were in a game's box."""
    folder = files("kwoon.games").joinpath(find(name).folder, "earlier")
    kept = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    return tuple(_pack(name, each.read_text(encoding="utf-8")) for each in kept if each.name.endswith(".toml"))


def _pack(game: str, text: str) -> Pack:
    return Pack(game, open_text(game, text).digest, text)


def open_text(name: str, text: str, seats: int | None = None, options: dict[str, str] | None = None) -> Opened:
    """A game ready to play with the text of a pack; without any, with its own."""
    if not text:
        return open_box(name, seats, options)
    box = find(name)
    chosen = options or {}
    return box.open(text, f"{box.id} pack", box.seats_with(chosen)[0] if seats is None else seats, chosen)


class Offer(NamedTuple):
    """A pack that somebody gives to a hall, and what it is called there."""

    name: str
    pack: Pack


def offers(packs: list[Path]) -> list[Offer]:
    """Packs to be offered beside those in the boxes, as they are now; PackError for one that cannot be played."""
    found: list[Offer] = []
    for path in packs:
        text = read_pack(path)
        box = _box_of(path, text)
        _try_seats(box, text, path)
        found.append(Offer(path.stem[:LONGEST_NAME], _pack(box.id, text)))
    return found


def _try_seats(box: Box, text: str, pack: Path) -> None:
    """A pack may be for fewer people than the box, but not for none."""
    for seats in box.seats:
        try:
            box.open(text, str(pack), seats, {})
        except OptionError as error:
            if seats == box.seats[0]:
                raise PackError(f"{pack}: {error}") from None


def _box_of(pack: Path, text: str) -> Box:
    """The game that a pack says it is for."""
    game = open_pack(text, str(pack)).table.get("game")
    if not isinstance(game, str):
        raise PackError(f"{pack}: 'game' is missing: it says which game the pack is for.")
    try:
        return find(game)
    except NotOnShelf as error:
        raise PackError(f"{pack}: {error}") from None


def read_pack(pack: Path) -> str:
    """The text of a pack; some editors begin a file with a mark of its encoding."""
    try:
        return pack.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(f"{pack}: cannot be read: {unreadable(error)}.") from None


def unreadable(error: OSError | UnicodeDecodeError) -> str:
    """Why a file of text cannot be read, in a few words."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return f"it is not text in UTF-8, from byte {error.start} on"


def header(box: Box, opened: Opened, names: list[str]) -> Header:
    """The head of a new record."""
    return Header(box.id, opened.digest, int(opened.game.seats), opened.options, names)


def open_record(text: str, pack: Path | None = None) -> tuple[Opened, Header]:
    """The box that a record was played with: with the pack given, the one of today, or one of before."""
    head = read_header(text)
    if pack is None:
        return open_cards(find(head.game), head.pack, head.seats, as_begun(head.game, head.options)), head
    opened = open_box(head.game, head.seats, as_begun(head.game, head.options), pack)
    _only_these(opened, head.pack)
    return opened, head


def open_cards(box: Box, fingerprint: str, seats: int, options: dict[str, str]) -> Opened:
    """A box with the cards that have this fingerprint: those of today, or of before."""
    opened = open_box(box.id, seats, options)
    if opened.digest != fingerprint:
        opened = _open_earlier(box, fingerprint, seats, options) or opened
    _only_these(opened, fingerprint)
    return opened


def _only_these(opened: Opened, fingerprint: str) -> None:
    if opened.digest != fingerprint:
        raise PackError(
            f"The record was played with another pack (its fingerprint is {fingerprint}, this one's {opened.digest}). "
            "Give the pack that it was played with."
        )


def as_begun(name: str, options: dict[str, str]) -> dict[str, str]:
    """The options of a game that was begun some time ago, perhaps by an earlier edition of its rules."""
    for box in GAMES:
        if box.id == name:
            return box.begun(options)
    return options


def _open_earlier(box: Box, fingerprint: str, seats: int, options: dict[str, str]) -> Opened | None:
    """The box with the cards that it once had: they lie beside those of today, each pack called by its fingerprint."""
    earlier = files("kwoon.games").joinpath(box.folder, "earlier", f"{fingerprint}.toml")
    if not fingerprint.isalnum() or not earlier.is_file():
        return None
    return box.open(earlier.read_text(encoding="utf-8"), f"earlier {box.id} cards", seats, options)


def weights(name: str, file: str = "learned.net") -> bytes:
    """What a machine has learnt of a game, to play it or to judge, as it lies beside the game's other bots."""
    return files("kwoon.bots").joinpath(find(name).folder, file).read_bytes()


def has_lesson(box: Box) -> bool:
    """Whether a game has a guided match. It is made for the cards in the box, not for others."""
    return files("kwoon.games").joinpath(box.folder, "lesson.toml").is_file()


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


def reading(box: Box) -> Reading:
    """The rules of a game in the order in which people read them."""
    text = files("kwoon.games").joinpath(box.folder, "reading.toml").read_text(encoding="utf-8")
    return Reading(text, f"{box.id} reading")

"""Solved tables of Dragon Punch, where somebody has made them (`kwoon solve dragon-punch`): looked up, never needed.

A table is a file: a line that says what it is of, then layer upon layer of worths, two bytes each. It may be of the
beginning of all layers only; what it does not hold is not known.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from mypy_extensions import i64

from kwoon.games.dragon_punch.play.notation import DUEL, DragonNotation
from kwoon.learn.layout import MOST_HEALTH, UNIT, Layout

HEAD: Final = 256
"""Bytes before the first layer."""
OPEN: Final = "open"
"""A table of the game in which everybody sees which cards are switched: for each layer, all worths from below, then all
from above."""
PRINTED: Final = "printed"
"""A table of what the first character can be sure of in the game as it is printed: worths from below."""


def tables_folder() -> Path:
    """Where this user's solved tables lie: as KWOON_SOLVED says, or in the cache."""
    chosen = os.environ.get("KWOON_SOLVED", "")
    if chosen:
        return Path(chosen)
    given = os.environ.get("XDG_CACHE_HOME", "")
    if given and Path(given).is_absolute():
        home = Path(given)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    else:
        home = Path("~/.cache")
    # Where nobody is at home it stays as it is, and there are no tables.
    return Path(os.path.expanduser(home / "kwoon" / "solved"))


def table_path(game: DragonNotation, first: int, second: int, kind: str) -> Path:
    """The file of a pair of characters, with the cards of this game."""
    names = game.character_ids
    return tables_folder() / "dragon-punch" / game.pack.digest / f"{names[first]}-{names[second]}.{kind}"


def heading(game: DragonNotation, first: int, second: int, kind: str) -> bytes:
    """How such a file begins."""
    names = game.character_ids
    line = f"kwoon solved 1 dragon-punch {game.pack.digest} {names[first]} {names[second]} {kind}"
    return line.encode()[: HEAD - 1].ljust(HEAD - 1) + b"\n"


def layout_of(game: DragonNotation) -> Layout:
    """In which order its positions stand."""
    return Layout(int(game.health), game.basic_hand.index(int(game.taunt)))


def layer_bytes(layout: Layout, kind: str) -> int:
    """How long a layer is in a file."""
    return int(layout.size) * (4 if kind == OPEN else 2)


class SolvedRound:
    """A table of a pair of characters, open for looking up."""

    def __init__(self, layout: Layout, file: BinaryIO, kind: str, turned: bool) -> None:
        self.layout = layout
        self.file = file
        self.kind = kind
        self.turned = turned
        """Whether the table is of the same pair the other way round."""
        file.seek(0, os.SEEK_END)
        self.layers: i64 = (file.tell() - HEAD) // layer_bytes(layout, kind)

    def worth(self, red: list[int], flipped: list[int], holder: int) -> tuple[float, float] | None:
        """Between what the first seat's chance to win the round lies; none if the table does not say."""
        mine = 1 if self.turned else 0
        leads = 1 - holder if self.turned and holder >= 0 else holder
        layer = self.layout.layer(red[mine], red[1 - mine])
        if layer < 0 or layer >= self.layers:
            return None
        spot = self.layout.spot(flipped[mine], flipped[1 - mine], leads)
        start = HEAD + int(layer) * layer_bytes(self.layout, self.kind)
        low = self._number(start + 2 * int(spot))
        high = self._number(start + 2 * int(self.layout.size + spot)) if self.kind == OPEN else 1.0
        return (1.0 - high, 1.0 - low) if self.turned else (low, high)

    def _number(self, at: int) -> float:
        self.file.seek(at)
        return int.from_bytes(self.file.read(2), "little") / UNIT


def can_be_solved(game: DragonNotation) -> bool:
    """Whether there may be tables of a game at all: duels in which each card is a point of health."""
    return game.mode == DUEL and game.health <= MOST_HEALTH and len(game.basic_hand) == game.health


def solved(game: DragonNotation, kinds: list[list[int]]) -> SolvedRound | None:
    """The table of a round with open switches between two hands, if there is one."""
    if not can_be_solved(game):
        return None
    first, second = [hand[-1] - int(game.basics) for hand in kinds]
    return solved_pair(game, first, second, OPEN)


def solved_pair(game: DragonNotation, first: int, second: int, kind: str) -> SolvedRound | None:
    """The table of two characters, if there is one. One of open switches does for both seats."""
    turned = kind == OPEN and first > second
    if turned:
        first, second = second, first
    file = _opened(str(table_path(game, first, second, kind)), heading(game, first, second, kind))
    return None if file is None else SolvedRound(layout_of(game), file, kind, turned)


def starting_worth(game: DragonNotation, first: int, second: int) -> tuple[float, float] | None:
    """Between what a round with open switches is worth to the first character when it starts, where it was solved."""
    table = solved_pair(game, first, second, OPEN) if can_be_solved(game) else None
    return None if table is None else table.worth([0, 0], [0, 0], -1)


_files: dict[str, BinaryIO] = {}
"""Those that are open: few, since each is of two characters."""


def _opened(path: str, begins: bytes) -> BinaryIO | None:
    """A file that begins so; none if there is none."""
    found = _files.get(path)
    if found is not None:
        return found
    try:
        file = open(path, "rb")  # noqa: SIM115
    except OSError:
        return None
    if file.read(HEAD) != begins:
        file.close()
        return None
    _files[path] = file
    return file

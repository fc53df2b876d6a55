"""Lookup in the Dragon Punch tables that `kwoon solve dragon-punch` builds. The tables are optional.

A table is a file: a header line, then layers of two-byte values. It may end after any layer; positions beyond that are
unknown.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.tablebase_layout import MAX_HEALTH, VALUE_SCALE, TablebaseLayout
from kwoon.games.dragon_punch.rules.notation import DUEL, DragonNotation

HEADER_SIZE: Final = 256
"""Number of bytes before the first layer."""
OPEN_SWITCHES: Final = "open"
"""Kind of table for the game in which everyone sees which cards are switched. Each layer holds all lower bounds, then
all upper bounds."""
HIDDEN_SWITCHES: Final = "printed"
"""Kind of table for the game as printed. It holds only lower bounds: what the first character can guarantee."""


def tablebase_folder() -> Path:
    """Return the folder of this user's tables: `KWOON_SOLVED`, or a folder in the cache directory."""
    configured = os.environ.get("KWOON_SOLVED", "")
    if configured:
        return Path(configured)
    cache_home = os.environ.get("XDG_CACHE_HOME", "")
    if cache_home and Path(cache_home).is_absolute():
        home = Path(cache_home)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    else:
        home = Path("~/.cache")
    # Without a home directory, `~` is left as it is, and no tables are found.
    return Path(os.path.expanduser(home / "kwoon" / "solved"))


def tablebase_path(game: DragonNotation, first: int, second: int, kind: str) -> Path:
    """Return the path of the table for two characters with this game's cards."""
    names = game.character_ids
    return tablebase_folder() / "dragon-punch" / game.pack.fingerprint / f"{names[first]}-{names[second]}.{kind}"


def make_header(game: DragonNotation, first: int, second: int, kind: str) -> bytes:
    names = game.character_ids
    line = f"kwoon solved 1 dragon-punch {game.pack.fingerprint} {names[first]} {names[second]} {kind}"
    return line.encode()[: HEADER_SIZE - 1].ljust(HEADER_SIZE - 1) + b"\n"


def make_layout(game: DragonNotation) -> TablebaseLayout:
    """Return the layout of the game's tables."""
    return TablebaseLayout(int(game.health), game.basic_hand.index(int(game.taunt)))


def layer_num_bytes(layout: TablebaseLayout, kind: str) -> int:
    return int(layout.layer_size) * (4 if kind == OPEN_SWITCHES else 2)


class RoundTablebase:
    """The opened table file for two characters."""

    def __init__(self, layout: TablebaseLayout, file: BinaryIO, kind: str, is_swapped: bool) -> None:
        self.layout = layout
        self.file = file
        self.kind = kind
        self.is_swapped = is_swapped
        """Whether the table is for the same pair in the opposite order."""
        file.seek(0, os.SEEK_END)
        self.num_layers: i64 = (file.tell() - HEADER_SIZE) // layer_num_bytes(layout, kind)

    def win_chance_bounds(self, red: list[int], flipped: list[int], initiative_seat: int) -> tuple[float, float] | None:
        """Return bounds on the first seat's probability of winning the round, or None if the position is not in the
        table."""
        mine = 1 if self.is_swapped else 0
        leads = 1 - initiative_seat if self.is_swapped and initiative_seat >= 0 else initiative_seat
        layer = self.layout.find_layer(red[mine], red[1 - mine])
        if layer < 0 or layer >= self.num_layers:
            return None
        position = self.layout.position_index(flipped[mine], flipped[1 - mine], leads)
        start = HEADER_SIZE + int(layer) * layer_num_bytes(self.layout, self.kind)
        low = self._read_value(start + 2 * int(position))
        high = (
            self._read_value(start + 2 * int(self.layout.layer_size + position)) if self.kind == OPEN_SWITCHES else 1.0
        )
        return (1.0 - high, 1.0 - low) if self.is_swapped else (low, high)

    def _read_value(self, offset: int) -> float:
        self.file.seek(offset)
        return int.from_bytes(self.file.read(2), "little") / VALUE_SCALE


def is_solvable(game: DragonNotation) -> bool:
    """Return whether a game can have tables: a duel in which each basic card is a point of health, with at most
    `MAX_HEALTH` points."""
    return game.mode == DUEL and game.health <= MAX_HEALTH and len(game.basic_hand) == game.health


def find_round_tablebase(game: DragonNotation, kinds: list[list[int]]) -> RoundTablebase | None:
    """Return the open-switch table for a round between two hands, or None if there is none."""
    if not is_solvable(game):
        return None
    first, second = [hand[-1] - int(game.basics) for hand in kinds]
    return find_matchup_tablebase(game, first, second, OPEN_SWITCHES)


def find_matchup_tablebase(game: DragonNotation, first: int, second: int, kind: str) -> RoundTablebase | None:
    """Return the table for two characters, or None if there is none. An open-switch table serves both orders of the
    pair."""
    is_swapped = kind == OPEN_SWITCHES and first > second
    if is_swapped:
        first, second = second, first
    file = _open_file(str(tablebase_path(game, first, second, kind)), make_header(game, first, second, kind))
    return None if file is None else RoundTablebase(make_layout(game), file, kind, is_swapped)


def starting_win_chance_bounds(game: DragonNotation, first: int, second: int) -> tuple[float, float] | None:
    """Return bounds on the first character's probability of winning a round with open switches, or None if it is
    unknown."""
    table = find_matchup_tablebase(game, first, second, OPEN_SWITCHES) if is_solvable(game) else None
    return None if table is None else table.win_chance_bounds([0, 0], [0, 0], -1)


_open_files: dict[str, BinaryIO] = {}
"""Open files by path. There are only a few: one per pair of characters."""


def _open_file(path: str, expected_header: bytes) -> BinaryIO | None:
    """Return a file that starts with the expected header, or None."""
    open_file = _open_files.get(path)
    if open_file is not None:
        return open_file
    try:
        file = open(path, "rb")  # noqa: SIM115
    except OSError:
        return None
    if file.read(HEADER_SIZE) != expected_header:
        file.close()
        return None
    _open_files[path] = file
    return file

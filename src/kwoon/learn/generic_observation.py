"""Observation spec for games that have none of their own: every field of the view, number by number.

The values keep their order, and their meaning is unknown, so a game's own spec is much easier to learn from.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.dice import LiveDice
from kwoon.core.game import Game
from kwoon.learn.encoders import MAX_VALUE, FieldEncoder, ListEncoder, MoveSetEncoder
from kwoon.learn.observation import ObservationSpec

MIN_ITEMS: Final = 8
MAX_ITEMS: Final = 60
"""Bounds on the number of items in an innermost list. Between them, it is the number of cards."""
OFFSET: Final = 2
"""Added to every number, so that -1 (often a hidden card or no seat) differs from a missing item, which is 0."""


class ValueEncoder(FieldEncoder):
    """One number, boolean or string of unknown range. Numbers are clipped, and strings are hashed."""

    def __init__(self) -> None:
        self.size = 1

    def slot_names(self) -> list[str]:
        return [""]

    def max_values(self) -> list[int]:
        return [MAX_VALUE]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        number: i64 = 0
        if isinstance(value, int):
            number = min(max(value + OFFSET, 0), int(MAX_VALUE))
        elif isinstance(value, str):
            number = 1 + crc32(value.encode()) % int(MAX_VALUE)
        elif value is not None:
            return 1
        out[offset] = u8(number)
        return 0


def generic_spec(game: Game) -> ObservationSpec:
    """Return the spec. The nesting of each field follows from its annotation in the view's class."""
    view = game.deal(LiveDice(1)).view(0)
    num_items = min(max(len(game.all_cards()), MIN_ITEMS), MAX_ITEMS)
    encoders: list[tuple[str, FieldEncoder]] = []
    for field in fields(view):
        if field.name == "draft":
            encoders.append((field.name, MoveSetEncoder(game.num_distinct_moves())))
            continue
        # In a compiled class, the annotation is the plain type `tuple`.
        depth = 1 if field.type is tuple else str(field.type).count("tuple[")
        encoder: FieldEncoder = ValueEncoder()
        for level in range(depth):
            encoder = ListEncoder(num_items if level == 0 else max(MIN_ITEMS, int(game.seats)), encoder)
        encoders.append((field.name, encoder))
    return ObservationSpec(type(game).__name__, encoders, {})

"""The rows of a study, packed: one for each game, for each seat, and for each card that a seat had to do with."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

WHOLE: Final = 60
"""A whole win. Two to six who share one get whole numbers of it."""
GAME: Final = ("game", "first", "parts", "turns", "decisions")
"""The numbers of a game's row, in order; its ending follows."""
SEAT: Final = ("game", "seat", "place", "share", "side", "turns")
"""The numbers of a seat's row, in order; how it stands in the end and whom it played follow."""
CARD: Final = ("part", "seat", "card", "share")
"""The first numbers of a card's row, after its game; the counters follow."""
Packed = tuple[int, list[int], list[str], list[int], list[int], list[str], bytes, bytes]
"""Rows as plain values."""
MOST: Final = 255
"""What is counted of one card in one game fits a byte; whatever is beyond that was enough."""


class Rows:
    """What some games have come to."""

    def __init__(self, counters: int) -> None:
        self.counters: i64 = counters
        """How many columns a card has that count something."""
        self.games: list[int] = []
        self.endings: list[str] = []
        self.seats: list[int] = []
        self.finals: list[int] = []
        self.roles: list[str] = []
        self.card_games: vec[i64] = vec[i64]()
        """The game of each card's row."""
        self.cards: vec[u8] = vec[u8]()
        """The rest of it, row upon row."""

    def card(self, game: i64, part: i64, seat: i64, card: i64, share: i64) -> None:
        """Begin a card's row."""
        self.card_games = append(self.card_games, game)
        cells = self.cards
        cells = append(cells, byte(part))
        cells = append(cells, byte(seat))
        cells = append(cells, byte(card))
        self.cards = append(cells, byte(share))

    def count(self, numbers: vec[i64], start: i64) -> None:
        """Its counters, which stand in `numbers` from `start` on."""
        cells = self.cards
        for at in range(start, start + self.counters):
            cells = append(cells, byte(numbers[at]))
        self.cards = cells

    def width(self) -> int:
        """How many bytes a card's row has."""
        return len(CARD) + int(self.counters)

    def pack(self) -> Packed:
        """As plain values, for another process."""
        return (
            int(self.counters),
            self.games,
            self.endings,
            self.seats,
            self.finals,
            self.roles,
            bytes(memoryview(self.card_games)),
            bytes(memoryview(self.cards)),
        )


def byte(number: i64) -> u8:
    """As much of it as a byte holds."""
    # As one expression it would be an object before it is a byte, and that costs a quarter of the whole count.
    if number > MOST:
        return MOST
    if number < 0:
        return 0
    return u8(number)


def unpack(packed: Packed) -> Rows:
    """What another process packed."""
    counters, games, endings, seats, finals, roles, card_games, cards = packed
    rows = Rows(counters)
    rows.games, rows.endings, rows.seats, rows.finals, rows.roles = games, endings, seats, finals, roles
    return joined(rows, card_games, cards)


def joined(rows: Rows, card_games: bytes, cards: bytes) -> Rows:
    """Rows with their cards, which come as bytes."""
    # In one go: a loop over bytes makes an object of each.
    rows.card_games = extend(vec[i64](), memoryview(card_games).cast("q"))
    rows.cards = extend(vec[u8](), cards)
    return rows

"""Packed rows of a study: one for each game, for each seat, and for each card that a seat held or used."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

FULL_WIN: Final = 60
"""A whole win, in sixtieths. It divides evenly among two to six winners."""
GAME_COLUMNS: Final = ("game", "first", "parts", "turns", "decisions")
"""Numbers in a game's row, in order; the way the game ended follows."""
SEAT_COLUMNS: Final = ("game", "seat", "place", "share", "side", "turns")
"""Numbers in a seat's row, in order; the seat's final score and role follow."""
CARD_COLUMNS: Final = ("part", "seat", "card", "share")
"""First numbers in a card's row, after the game's number; the counters follow."""
PackedRows = tuple[int, list[int], list[str], list[int], list[int], list[str], bytes, bytes]
"""Study rows as plain values."""
MAX_COUNT: Final = 255
"""Each count of a card in one game is stored in a byte and capped at this value."""


class StudyRows:
    """The rows of a batch of games."""

    def __init__(self, num_counters: int) -> None:
        self.num_counters: i64 = num_counters
        self.games: list[int] = []
        self.endings: list[str] = []
        self.seats: list[int] = []
        self.final_scores: list[int] = []
        self.roles: list[str] = []
        self.card_games: vec[i64] = vec[i64]()
        """Number of the game that each card row belongs to."""
        self.cards: vec[u8] = vec[u8]()
        """All other values of the card rows, one byte each, row by row."""

    def start_card_row(self, game: i64, part: i64, seat: i64, card: i64, share: i64) -> None:
        self.card_games = append(self.card_games, game)
        cells = self.cards
        cells = append(cells, clamp_to_byte(part))
        cells = append(cells, clamp_to_byte(seat))
        cells = append(cells, clamp_to_byte(card))
        self.cards = append(cells, clamp_to_byte(share))

    def finish_card_row(self, numbers: vec[i64], start: i64) -> None:
        """Complete the card's row with its counters, read from `numbers` starting at `start`."""
        cells = self.cards
        for at in range(start, start + self.num_counters):
            cells = append(cells, clamp_to_byte(numbers[at]))
        self.cards = cells

    def card_row_size(self) -> int:
        """Return the size of a card's row in bytes."""
        return len(CARD_COLUMNS) + int(self.num_counters)

    def pack_rows(self) -> PackedRows:
        """Return the rows as plain values, to be sent to another process."""
        return (
            int(self.num_counters),
            self.games,
            self.endings,
            self.seats,
            self.final_scores,
            self.roles,
            bytes(memoryview(self.card_games)),
            bytes(memoryview(self.cards)),
        )


def clamp_to_byte(number: i64) -> u8:
    # If this were one expression, the number would be boxed before it becomes a byte, which costs a quarter of all
    # counting time.
    if number > MAX_COUNT:
        return MAX_COUNT
    if number < 0:
        return 0
    return u8(number)


def unpack_rows(packed: PackedRows) -> StudyRows:
    """Return the rows that another process packed."""
    counters, games, endings, seats, finals, roles, card_games, cards = packed
    rows = StudyRows(counters)
    rows.games, rows.endings, rows.seats, rows.final_scores, rows.roles = games, endings, seats, finals, roles
    return set_card_rows(rows, card_games, cards)


def set_card_rows(rows: StudyRows, card_games: bytes, cards: bytes) -> StudyRows:
    """Set the card rows from bytes, and return the rows."""
    # Extend with one call: a loop over bytes would create an object for each.
    rows.card_games = extend(vec[i64](), memoryview(card_games).cast("q"))
    rows.cards = extend(vec[u8](), cards)
    return rows

"""The rows of a study, packed: one for each game, for each seat, and for each card that a seat had to do with."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

FULL_WIN: Final = 60
"""A whole win. Two to six who share one get whole numbers of it."""
GAME_COLUMNS: Final = ("game", "first", "parts", "turns", "decisions")
"""The numbers of a game's row, in order; its ending follows."""
SEAT_COLUMNS: Final = ("game", "seat", "place", "share", "side", "turns")
"""The numbers of a seat's row, in order; how it stands in the end and whom it played follow."""
CARD_COLUMNS: Final = ("part", "seat", "card", "share")
"""The first numbers of a card's row, after its game; the counters follow."""
PackedRows = tuple[int, list[int], list[str], list[int], list[int], list[str], bytes, bytes]
"""Rows as plain values."""
MAX_COUNT: Final = 255
"""What is counted of one card in one game fits a byte; whatever is beyond that was enough."""


class StudyRows:
    """What some games have come to."""

    def __init__(self, num_counters: int) -> None:
        self.num_counters: i64 = num_counters
        """How many columns a card has that count something."""
        self.games: list[int] = []
        self.endings: list[str] = []
        self.seats: list[int] = []
        self.final_scores: list[int] = []
        self.roles: list[str] = []
        self.card_games: vec[i64] = vec[i64]()
        """The game of each card's row."""
        self.cards: vec[u8] = vec[u8]()
        """The rest of it, row upon row."""

    def start_card_row(self, game: i64, part: i64, seat: i64, card: i64, share: i64) -> None:
        """Begin a card's row."""
        self.card_games = append(self.card_games, game)
        cells = self.cards
        cells = append(cells, clamp_to_byte(part))
        cells = append(cells, clamp_to_byte(seat))
        cells = append(cells, clamp_to_byte(card))
        self.cards = append(cells, clamp_to_byte(share))

    def add_counts(self, numbers: vec[i64], start: i64) -> None:
        """Its counters, which stand in `numbers` from `start` on."""
        cells = self.cards
        for at in range(start, start + self.num_counters):
            cells = append(cells, clamp_to_byte(numbers[at]))
        self.cards = cells

    def card_row_size(self) -> int:
        """How many bytes a card's row has."""
        return len(CARD_COLUMNS) + int(self.num_counters)

    def pack(self) -> PackedRows:
        """As plain values, for another process."""
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
    """As much of it as a byte holds."""
    # As one expression it would be an object before it is a byte, and that costs a quarter of the whole count.
    if number > MAX_COUNT:
        return MAX_COUNT
    if number < 0:
        return 0
    return u8(number)


def unpack_rows(packed: PackedRows) -> StudyRows:
    """What another process packed."""
    counters, games, endings, seats, finals, roles, card_games, cards = packed
    rows = StudyRows(counters)
    rows.games, rows.endings, rows.seats, rows.final_scores, rows.roles = games, endings, seats, finals, roles
    return with_card_bytes(rows, card_games, cards)


def with_card_bytes(rows: StudyRows, card_games: bytes, cards: bytes) -> StudyRows:
    """Rows with their cards, which come as bytes."""
    # In one go: a loop over bytes makes an object of each.
    rows.card_games = extend(vec[i64](), memoryview(card_games).cast("q"))
    rows.cards = extend(vec[u8](), cards)
    return rows

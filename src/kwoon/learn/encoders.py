"""Field encoders: each turns one field of a view into numbers from 0 to 255.

Seats are relative to the viewer: its own seat first, then clockwise, so one network can play every seat. Values that do
not fit (above the maximum, or too many items) are clipped and counted, so tests can assert that none are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

Values = tuple[object, ...]
MAX_VALUE: Final[i64] = 255


class FieldEncoder(ABC):
    """Encodes one field into consecutive slots of a row."""

    size: i64
    """Number of slots."""

    @abstractmethod
    def slot_names(self) -> list[str]:
        """Return the name of each slot, relative to the field's name."""

    def max_values(self) -> list[int]:
        """Return the maximum of each slot, for scaling; it is 1 in most encoders."""
        return [1] * self.size

    @abstractmethod
    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        """Write a value as seen from `own_seat` into zeroed slots. Return how many values did not fit."""


class KindIndex:
    """Card kinds of a game as slot indices; the first slot is for hidden cards."""

    def __init__(self, ids: list[str], cards: list[int]) -> None:
        copies: dict[int, int] = {}
        for card in cards:
            copies[card] = copies.get(card, 0) + 1
        sorted_kinds = sorted(copies)
        self.count: i64 = 1 + len(sorted_kinds)
        self.names = ["unseen", *[ids[card] for card in sorted_kinds]]
        self.max_values = [min(MAX_VALUE, len(cards)), *[min(MAX_VALUE, copies[card]) for card in sorted_kinds]]
        self.slot_by_card: list[int] = [-1] * (len(ids) + 1)
        """Slot of each card, starting with card -1."""
        self.slot_by_card[0] = 0
        for slot, card in enumerate(sorted_kinds):
            self.slot_by_card[card + 1] = slot + 1


class CardCountsEncoder(FieldEncoder):
    """The count of each card kind."""

    def __init__(self, kinds: KindIndex) -> None:
        self.kinds = kinds
        self.size = kinds.count

    def slot_names(self) -> list[str]:
        return self.kinds.names

    def max_values(self) -> list[int]:
        return self.kinds.max_values

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        missed: i64 = 0
        slots = self.kinds.slot_by_card
        for card in cast("tuple[int, ...]", value):
            slot: i64 = slots[card + 1]
            if slot < 0:
                missed += 1
            else:
                out[offset + slot] = out[offset + slot] + 1
        return missed


class CardEncoder(FieldEncoder):
    """One card or no card, one-hot."""

    def __init__(self, kinds: KindIndex) -> None:
        self.kinds = kinds
        self.size = kinds.count

    def slot_names(self) -> list[str]:
        return ["none", *self.kinds.names[1:]]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        slot: i64 = self.kinds.slot_by_card[cast(int, value) + 1]
        if slot < 0:
            return 1
        out[offset + slot] = 1
        return 0


class NumberEncoder(FieldEncoder):
    """A number from `low` to `high`."""

    def __init__(self, high: int, low: int = 0, *, endless: bool = False) -> None:
        self.size = 1
        self.high: i64 = high
        self.low: i64 = low
        self.endless = endless
        """Whether values above the maximum are expected, as for turn counts, and are clipped without being counted."""

    def slot_names(self) -> list[str]:
        return [""]

    def max_values(self) -> list[int]:
        return [int(self.high - self.low)]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        number: i64 = cast(int, value)
        missed: i64 = 0
        if number > self.high:
            missed = 0 if self.endless else 1
            number = self.high
        elif number < self.low:
            missed = 1
            number = self.low
        out[offset] = u8(number - self.low)
        return missed


class SeatEncoder(FieldEncoder):
    """One seat relative to the viewer, or none, one-hot; then special values that can stand in for a seat."""

    def __init__(self, seats: int, others: tuple[int, ...] = ()) -> None:
        self.seats: i64 = seats
        self.others = others
        self.size = 1 + seats + len(others)

    def slot_names(self) -> list[str]:
        return ["nobody", *relative_seat_names(self.seats), *[str(other) for other in self.others]]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        seat: i64 = cast(int, value)
        if seat < 0:
            out[offset] = 1
            return 0
        if seat < self.seats:
            seat -= own_seat
            out[offset + 1 + (seat if seat >= 0 else seat + self.seats)] = 1
            return 0
        for place, other in enumerate(self.others):
            if seat == other:
                out[offset + 1 + self.seats + place] = 1
                return 0
        return 1


class SeatSetEncoder(FieldEncoder):
    """A set of seats given as a bit mask."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def slot_names(self) -> list[str]:
        return relative_seat_names(self.size)

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        bits: i64 = cast(int, value)
        for place in range(self.size):
            if (bits >> ((place + own_seat) % self.size)) & 1:
                out[offset + place] = 1
        return 0


class BitsEncoder(FieldEncoder):
    """A bit mask, one slot per bit."""

    def __init__(self, bits: int) -> None:
        self.size = bits

    def slot_names(self) -> list[str]:
        return [f"bit{bit}" for bit in range(self.size)]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        bits: i64 = cast(int, value)
        for place in range(self.size):
            if (bits >> place) & 1:
                out[offset + place] = 1
        return 1 if bits >> self.size else 0


class ChoiceEncoder(FieldEncoder):
    """One of the listed strings or numbers, one-hot."""

    def __init__(self, *values: object) -> None:
        self.values = list(values)
        self.size = len(values)

    def slot_names(self) -> list[str]:
        return [str(value) for value in self.values]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        for place in range(self.size):
            if self.values[place] == value:
                out[offset + place] = 1
                return 0
        return 1


class ListEncoder(FieldEncoder):
    """Up to `max_items` items by position; one more slot says that there were further items."""

    def __init__(self, max_items: int, item: FieldEncoder) -> None:
        self.max_items: i64 = max_items
        self.item = item
        self.size = max_items * item.size + 1

    def slot_names(self) -> list[str]:
        return [
            *[_join_name(str(place), name) for place in range(self.max_items) for name in self.item.slot_names()],
            "more",
        ]

    def max_values(self) -> list[int]:
        return [*(self.item.max_values() * self.max_items), 1]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        missed: i64 = 0
        for index, element in enumerate(cast(Values, value)):
            if index == self.max_items:
                out[offset + self.size - 1] = 1
                return missed + 1
            missed += self.item.write_counting_overflow(element, own_seat, out, offset + index * self.item.size)
        return missed


class PerSeatEncoder(FieldEncoder):
    """One item per seat, own seat first; all zero if the view has none yet."""

    def __init__(self, seats: int, item: FieldEncoder) -> None:
        self.seats: i64 = seats
        self.item = item
        self.size = seats * item.size

    def slot_names(self) -> list[str]:
        return [_join_name(seat, name) for seat in relative_seat_names(self.seats) for name in self.item.slot_names()]

    def max_values(self) -> list[int]:
        return self.item.max_values() * self.seats

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        missed: i64 = 0
        seat: i64 = -own_seat
        for element in cast(Values, value):
            index = seat if seat >= 0 else seat + self.seats
            missed += self.item.write_counting_overflow(element, own_seat, out, offset + index * self.item.size)
            seat += 1
        return missed


class MoveSetEncoder(FieldEncoder):
    """The moves in a draft, one slot per move."""

    def __init__(self, size: int) -> None:
        self.size = size

    def slot_names(self) -> list[str]:
        return [str(move) for move in range(self.size)]

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        for move in cast("tuple[int, ...]", value):
            out[offset + move] = 1
        return 0


class OrderedCardsEncoder(FieldEncoder):
    """An ordered list of cards: the first card, and the count of each kind."""

    def __init__(self, kinds: KindIndex) -> None:
        self.first_card = CardEncoder(kinds)
        self.counts = CardCountsEncoder(kinds)
        self.size = self.first_card.size + self.counts.size

    def slot_names(self) -> list[str]:
        return [*[f"first.{name}" for name in self.first_card.slot_names()], *self.counts.slot_names()]

    def max_values(self) -> list[int]:
        return self.first_card.max_values() + self.counts.max_values()

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        cards = cast("tuple[int, ...]", value)
        first = cards[0] if len(cards) > 0 else -1
        return self.first_card.write_counting_overflow(
            first, own_seat, out, offset
        ) + self.counts.write_counting_overflow(value, own_seat, out, offset + self.first_card.size)


def relative_seat_names(seats: i64) -> list[str]:
    """Return the names of seats relative to the viewer."""
    if seats == 2:
        return ["me", "other"]
    return ["me", *[f"next{seat}" for seat in range(1, seats)]]


def _join_name(prefix: str, name: str) -> str:
    return f"{prefix}.{name}" if name else prefix

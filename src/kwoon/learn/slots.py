"""The words that a shape is written in: each says how one field of a view becomes numbers from 0 to 255.

Seats are told from the viewer on: first the own one, then the next to the left, and so on, so that one network plays
every seat. Whatever does not fit (a number above its highest, more things than there is room for) is cut off and
counted, so that a test can say that nothing ever is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

Few = tuple[object, ...]
MOST: Final[i64] = 255


class Slots(ABC):
    """Some numbers of a row."""

    size: i64
    """How many."""

    @abstractmethod
    def names(self) -> list[str]:
        """What each is called, after the field's own name."""

    @abstractmethod
    def highs(self) -> list[int]:
        """The highest value of each, for scaling."""

    @abstractmethod
    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        """Put a value there, as seat `me` sees it; all slots are 0 before. How much of it did not fit."""


class Kinds:
    """The kinds of cards that a box has, as places in a row: the first one is for a card that cannot be seen."""

    def __init__(self, ids: list[str], cards: list[int]) -> None:
        copies: dict[int, int] = {}
        for card in cards:
            copies[card] = copies.get(card, 0) + 1
        listed = sorted(copies)
        self.count: i64 = 1 + len(listed)
        self.names = ["unseen", *[ids[card] for card in listed]]
        self.highs = [min(MOST, len(cards)), *[min(MOST, copies[card]) for card in listed]]
        self.places: list[int] = [-1] * (len(ids) + 1)
        """By card, from -1 on."""
        self.places[0] = 0
        for place, card in enumerate(listed):
            self.places[card + 1] = place + 1


class Cards(Slots):
    """How many of each kind."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.size = kinds.count

    def names(self) -> list[str]:
        return self.kinds.names

    def highs(self) -> list[int]:
        return self.kinds.highs

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        missed: i64 = 0
        places = self.kinds.places
        for card in cast("tuple[int, ...]", value):
            place: i64 = places[card + 1]
            if place < 0:
                missed += 1
            else:
                out[at + place] = out[at + place] + 1
        return missed


class Card(Slots):
    """One kind, or none of them."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.size = kinds.count

    def names(self) -> list[str]:
        return ["none", *self.kinds.names[1:]]

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        place: i64 = self.kinds.places[cast(int, value) + 1]
        if place < 0:
            return 1
        out[at + place] = 1
        return 0


class Number(Slots):
    """A number from `low` to `high`."""

    def __init__(self, high: int, low: int = 0, *, endless: bool = False) -> None:
        self.size = 1
        self.high: i64 = high
        self.low: i64 = low
        self.endless = endless
        """Whether it may go on above the highest, such as a count of turns, and then stays there."""

    def names(self) -> list[str]:
        return [""]

    def highs(self) -> list[int]:
        return [int(self.high - self.low)]

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        number: i64 = cast(int, value)
        missed: i64 = 0
        if number > self.high:
            missed = 0 if self.endless else 1
            number = self.high
        elif number < self.low:
            missed = 1
            number = self.low
        out[at] = u8(number - self.low)
        return missed


class Seat(Slots):
    """Nobody, or one of the seats from the own one on; then other values that may stand in a seat's place."""

    def __init__(self, seats: int, others: tuple[int, ...] = ()) -> None:
        self.seats: i64 = seats
        self.others = others
        self.size = 1 + seats + len(others)

    def names(self) -> list[str]:
        return ["nobody", *seat_names(self.seats), *[str(other) for other in self.others]]

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        seat: i64 = cast(int, value)
        if seat < 0:
            out[at] = 1
            return 0
        if seat < self.seats:
            seat -= me
            out[at + 1 + (seat if seat >= 0 else seat + self.seats)] = 1
            return 0
        for place, other in enumerate(self.others):
            if seat == other:
                out[at + 1 + self.seats + place] = 1
                return 0
        return 1


class SeatBits(Slots):
    """A set of seats that is told as the bits of a number."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def names(self) -> list[str]:
        return seat_names(self.size)

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        bits: i64 = cast(int, value)
        for place in range(self.size):
            if (bits >> ((place + me) % self.size)) & 1:
                out[at + place] = 1
        return 0


class Bits(Slots):
    """A number of which each bit says something of its own."""

    def __init__(self, bits: int) -> None:
        self.size = bits

    def names(self) -> list[str]:
        return [f"bit{bit}" for bit in range(self.size)]

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        bits: i64 = cast(int, value)
        for place in range(self.size):
            if (bits >> place) & 1:
                out[at + place] = 1
        return 1 if bits >> self.size else 0


class Word(Slots):
    """One of the listed words or numbers."""

    def __init__(self, *values: object) -> None:
        self.values = list(values)
        self.size = len(values)

    def names(self) -> list[str]:
        return [str(value) for value in self.values]

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        for place in range(self.size):
            if self.values[place] == value:
                out[at + place] = 1
                return 0
        return 1


class Each(Slots):
    """Up to so many things, by their places; one slot more says that there were others."""

    def __init__(self, most: int, of: Slots) -> None:
        self.most: i64 = most
        self.of = of
        self.size = most * of.size + 1

    def names(self) -> list[str]:
        return [*[_path(str(place), name) for place in range(self.most) for name in self.of.names()], "more"]

    def highs(self) -> list[int]:
        return [*(self.of.highs() * self.most), 1]

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        missed: i64 = 0
        for place, each in enumerate(cast(Few, value)):
            if place == self.most:
                out[at + self.size - 1] = 1
                return missed + 1
            missed += self.of.write(each, me, out, at + place * self.of.size)
        return missed


class SeatEach(Slots):
    """Something of each seat, the own one first; nothing at all where the view has none yet."""

    def __init__(self, seats: int, of: Slots) -> None:
        self.seats: i64 = seats
        self.of = of
        self.size = seats * of.size

    def names(self) -> list[str]:
        return [_path(seat, name) for seat in seat_names(self.seats) for name in self.of.names()]

    def highs(self) -> list[int]:
        return self.of.highs() * self.seats

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        missed: i64 = 0
        seat: i64 = -me
        for each in cast(Few, value):
            place = seat if seat >= 0 else seat + self.seats
            missed += self.of.write(each, me, out, at + place * self.of.size)
            seat += 1
        return missed


class Moves(Slots):
    """The moves of a draft: how often each."""

    def __init__(self, size: int) -> None:
        self.size = size

    def names(self) -> list[str]:
        return [str(move) for move in range(self.size)]

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        for move in cast("tuple[int, ...]", value):
            out[at + move] = 1
        return 0


class First(Slots):
    """Of some cards in an order, which one comes first and how many there are of each."""

    def __init__(self, kinds: Kinds) -> None:
        self.one = Card(kinds)
        self.all = Cards(kinds)
        self.size = self.one.size + self.all.size

    def names(self) -> list[str]:
        return [*[f"first.{name}" for name in self.one.names()], *self.all.names()]

    def highs(self) -> list[int]:
        return self.one.highs() + self.all.highs()

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        cards = cast("tuple[int, ...]", value)
        first = cards[0] if len(cards) > 0 else -1
        return self.one.write(first, me, out, at) + self.all.write(value, me, out, at + self.one.size)


def seat_names(seats: i64) -> list[str]:
    """The seats as a row calls them."""
    if seats == 2:
        return ["me", "other"]
    return ["me", *[f"next{seat}" for seat in range(1, seats)]]


def _path(first: str, then: str) -> str:
    return f"{first}.{then}" if then else first

"""What puts a position into a row: for any game by way of the view; for some straight from the state, several times as
fast. The second kind must write what the first one does, in every position: a test sees to it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.contract import State
from kwoon.learn.shape import Shape


class Writer(ABC):
    """Writes rows of one shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size: i64 = shape.size

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """What the seat may know, into a row of zeros."""


class ViewWriter(Writer):
    """By way of the view."""

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        self.shape.write(state.view(int(seat)), out, at)


def tell(out: vec[u8], at: i64, number: i64, high: i64) -> None:
    """A number that stays at its highest when it goes on."""
    out[at] = u8(high if number > high else number)


def tell_seat(out: vec[u8], at: i64, seat: i64, me: i64) -> None:
    """Nobody, me, or the other one of two."""
    out[at + (0 if seat < 0 else 1 if seat == me else 2)] = 1


def count(out: vec[u8], at: i64, cards: list[int], places: list[int]) -> None:
    """How many of each kind."""
    for card in cards:
        place: i64 = places[card + 1]
        out[at + place] = out[at + place] + 1

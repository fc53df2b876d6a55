"""Observation writers: a general one works through the view of any game; those for single games read the state directly
and are several times as fast.

Tests check that both kinds write the same row in every position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.game import State
from kwoon.learn.observation import ObservationSpec


class ObservationWriter(ABC):
    """Writes rows of one observation spec."""

    def __init__(self, spec: ObservationSpec) -> None:
        self.spec = spec
        self.size: i64 = spec.size

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[u8], offset: i64) -> None:
        """Write what the seat may know into a zeroed row."""


class ViewWriter(ObservationWriter):
    """Writes through the view; works for every game."""

    def write(self, state: State, seat: i64, out: vec[u8], offset: i64) -> None:
        self.spec.write(state.view(int(seat)), out, offset)


def write_number(out: vec[u8], offset: i64, number: i64, maximum: i64) -> None:
    """Write a number, clipped to its maximum."""
    out[offset] = u8(maximum if number > maximum else number)


def write_seat(out: vec[u8], offset: i64, seat: i64, own_seat: i64) -> None:
    """Write a seat of a two-seat game, one-hot: no seat, the viewer's own, or the other."""
    out[offset + (0 if seat < 0 else 1 if seat == own_seat else 2)] = 1


def write_card_counts(out: vec[u8], offset: i64, cards: list[int], slot_by_card: list[int]) -> None:
    """Write the count of each card kind."""
    for card in cards:
        slot: i64 = slot_by_card[card + 1]
        out[offset + slot] = out[offset + slot] + 1

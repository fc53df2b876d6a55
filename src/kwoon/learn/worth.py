"""How well a seat stands, as a small network has learnt it from played games: for the judges of bots that search.

A position is told as slots that are on, from one seat's side. The network has one hidden layer and, beside it, a plain
weight for each slot. What comes out is a number for each seat; chances are in proportion to its exponential, as with
weights that people chose (`bots/judge.py`).

Its file is like that of a player (`net.py`): lines of text that say what it is and how it was made, an empty line, then
numbers of half precision: for each slot its weights to the hidden cells and the plain one; the cells' biases; their
weights.
"""

from __future__ import annotations

import hashlib
import struct
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.contract import State
from kwoon.learn.net import Made, NetError, pack_net, parse_net

FIRST_LINE: Final = "kwoon judge 1"


class Standing(ABC):
    """What a judge looks at."""

    def __init__(self, game: str, cards: str, names: list[str]) -> None:
        self.game = game
        self.cards = cards
        """Which cards are played with: the digest of the pack, and options that change them."""
        self.names = names
        """What every slot is called."""

    @abstractmethod
    def slots(self, state: State, seat: i64) -> list[int]:
        """The slots that are on for a seat; one that counts is there as often as it counts."""

    def digest(self) -> str:
        """Weights belong to slots that mean the same, and to cards that do the same."""
        return digest_of(self.game, self.cards, self.names)


def digest_of(game: str, cards: str, names: list[str]) -> str:
    """Of a game's slots."""
    return hashlib.sha256("\n".join([game, cards, *names]).encode()).hexdigest()[:16]


class Worth(Made):
    """The weights of one judge."""

    def __init__(self, facts: dict[str, str], sizes: list[int], numbers: list[float]) -> None:
        super().__init__(facts)
        self.slots: i64 = sizes[0]
        self.cells: i64 = sizes[1]
        self.weights: vec[float] = vec[float](capacity=len(numbers))
        for number in numbers:
            self.weights = append(self.weights, number)
        self._cells: vec[float] = vec[float](capacity=sizes[1] + 1)
        for _ in range(sizes[1] + 1):
            self._cells = append(self._cells, 0.0)

    def of(self, slots: list[int]) -> float:
        """How well whoever has these slots stands."""
        cells, weights, count = self._cells, self.weights, self.cells
        wide: i64 = count + 1
        bias: i64 = self.slots * wide
        for cell in range(count):
            cells[cell] = weights[bias + cell]
        cells[count] = 0.0
        for slot in slots:
            at: i64 = slot * wide
            for cell in range(wide):
                cells[cell] = cells[cell] + weights[at + cell]
        worth: float = cells[count]
        bias += count
        for cell in range(count):
            if cells[cell] > 0.0:
                worth += cells[cell] * weights[bias + cell]
        return worth


def pack_worth(facts: dict[str, str], numbers: list[float]) -> bytes:
    """The file of a judge's weights."""
    return pack_net(facts, numbers, FIRST_LINE)


def read_worth(data: bytes) -> Worth:
    """A judge's weights from their file."""
    facts, sizes, rest = parse_net(data, FIRST_LINE)
    if len(sizes) != 2 or len(rest) != 2 * (sizes[0] * (sizes[1] + 1) + 2 * sizes[1]):
        raise NetError("This file of weights is not whole.")
    return Worth(facts, sizes, [float(number) for number in struct.unpack(f"<{len(rest) // 2}e", rest)])

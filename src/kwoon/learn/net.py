"""A small network that was trained elsewhere, computed here without any library: two hidden layers, odds of moves.

Its file begins with lines of text that say what it is and how it was made, then an empty line, then the weights as half
precision numbers: the first layer by slot, the second by the first one's cells, the odds by move; each followed by its
biases. In that order most of the work is left out: slots and cells that are 0, and moves that are not offered.
"""

from __future__ import annotations

import math
import struct
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FIRST_LINE: Final = "kwoon weights 1"
FACTS: Final = ("game", "shape", "sizes", "made")


class NetError(ValueError):
    """A file that holds no weights, or those of another game: a sentence that says so."""


class Made:
    """What a file of weights says of itself."""

    def __init__(self, facts: dict[str, str]) -> None:
        self.game = facts["game"]
        self.shape = facts["shape"]
        """The digest of what it was taught on."""
        self.made = facts["made"]
        """The command that made it."""


class Net(Made):
    """The weights of one player."""

    def __init__(self, facts: dict[str, str], sizes: list[int], numbers: list[float]) -> None:
        super().__init__(facts)
        self.slots: i64 = sizes[0]
        self.cells: i64 = sizes[1]
        self.second: i64 = sizes[2]
        self.moves: i64 = sizes[3]
        self.weights: vec[float] = _zeros(0)
        for number in numbers:
            self.weights = append(self.weights, number)
        self._one: vec[float] = _zeros(self.cells)
        self._two: vec[float] = _zeros(self.second)

    def odds(self, row: bytes, moves: list[int]) -> list[float]:
        """How likely each of these moves is to whoever knows this row."""
        one, two, weights = self._one, self._two, self.weights
        cells, second = self.cells, self.second
        at: i64 = self.slots * cells
        for cell in range(cells):
            one[cell] = weights[at + cell]
        at = 0
        for value in row:
            if value:
                _add(one, weights, at, float(value))
            at += cells
        at += cells
        bias: i64 = at + cells * second
        for cell in range(second):
            two[cell] = weights[bias + cell]
        for cell in range(cells):
            if one[cell] > 0.0:
                _add(two, weights, at, one[cell])
            at += second
        return _likely([self._worth(bias + second, move) for move in moves])

    def _worth(self, at: i64, move: i64) -> float:
        two, weights, second = self._two, self.weights, self.second
        worth: float = weights[at + self.moves * second + move]
        place: i64 = at + move * second
        for cell in range(second):
            if two[cell] > 0.0:
                worth += two[cell] * weights[place + cell]
        return worth


def _add(to: vec[float], weights: vec[float], at: i64, times: float) -> None:
    for cell in range(len(to)):
        to[cell] = to[cell] + times * weights[at + cell]


def _likely(worths: list[float]) -> list[float]:
    most = max(worths)
    shares = [math.exp(worth - most) for worth in worths]
    whole = sum(shares)
    return [share / whole for share in shares]


def _zeros(count: i64) -> vec[float]:
    out = vec[float](capacity=count)
    for _ in range(count):
        out = append(out, 0.0)
    return out


def size_of(sizes: list[int]) -> int:
    """How many numbers a network of these sizes has."""
    return sum([(sizes[at] + 1) * sizes[at + 1] for at in range(len(sizes) - 1)])


def pack_net(facts: dict[str, str], numbers: list[float], first: str = FIRST_LINE) -> bytes:
    """The file of a network."""
    head = "\n".join([first, *[f"{name} {facts[name]}" for name in FACTS]])
    return f"{head}\n\n".encode() + struct.pack(f"<{len(numbers)}e", *numbers)


def parse_net(data: bytes, first: str = FIRST_LINE) -> tuple[dict[str, str], list[int], bytes]:
    """The facts, the sizes and the numbers of a file, if its first line is this one."""
    head, _, rest = data.partition(b"\n\n")
    lines = head.decode("utf-8", "replace").split("\n")
    facts = {name: told for name, _, told in [line.partition(" ") for line in lines[1:]]}
    if lines[0] != first or sorted(facts) != sorted(FACTS):
        raise NetError("This file holds no weights of a network.")
    return facts, [int(size) for size in facts["sizes"].split()], rest


def read_net(data: bytes) -> Net:
    """A network from its file."""
    facts, sizes, rest = parse_net(data)
    if len(sizes) != 4 or len(rest) != 2 * size_of(sizes):
        raise NetError("This file of weights is not whole.")
    return Net(facts, sizes, [float(number) for number in struct.unpack(f"<{len(rest) // 2}e", rest)])

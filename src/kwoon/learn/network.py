"""Inference for a small trained policy network without any library: two hidden layers, then move probabilities.

The file starts with lines of text (what the network is and how it was made) and an empty line. The weights follow as
half-precision floats: the first layer by slot, the second by cell of the first, the output by move; each is followed by
its biases. This order lets inference skip zero slots, zero cells and moves that are not offered.
"""

from __future__ import annotations

import math
import struct
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FIRST_LINE: Final = "kwoon weights 1"
HEADER_FIELDS: Final = ("game", "shape", "sizes", "made")


class WeightsError(ValueError):
    """Raised if a file holds no valid weights, or weights for a different game or pack."""


class Network:
    """The weights of a trained network, and the header of its file."""

    def __init__(self, header: dict[str, str], weights: list[float]) -> None:
        self.game = header["game"]
        self.spec_fingerprint = header["shape"]
        """Fingerprint of the observation spec that the network was trained on."""
        self.made_by = header["made"]
        """Command that produced the file."""
        self.weights: vec[float] = vec[float](capacity=len(weights))
        for number in weights:
            self.weights = append(self.weights, number)


class PolicyNetwork(Network):
    """A trained policy network."""

    def __init__(self, header: dict[str, str], sizes: list[int], weights: list[float]) -> None:
        super().__init__(header, weights)
        self.num_inputs: i64 = sizes[0]
        self.hidden_size: i64 = sizes[1]
        self.second_hidden_size: i64 = sizes[2]
        self.num_moves: i64 = sizes[3]
        self._first_hidden: vec[float] = zero_floats(self.hidden_size)
        self._second_hidden: vec[float] = zero_floats(self.second_hidden_size)

    def move_probabilities(self, observation: bytes, moves: list[int]) -> list[float]:
        """Return the probability of each of these moves given an observation."""
        first_hidden, second_hidden, weights = self._first_hidden, self._second_hidden, self.weights
        hidden_size, second_hidden_size = self.hidden_size, self.second_hidden_size
        offset: i64 = self.num_inputs * hidden_size
        for cell in range(hidden_size):
            first_hidden[cell] = weights[offset + cell]
        offset = 0
        for value in observation:
            if value:
                _add_scaled(first_hidden, weights, offset, float(value))
            offset += hidden_size
        offset += hidden_size
        bias: i64 = offset + hidden_size * second_hidden_size
        for cell in range(second_hidden_size):
            second_hidden[cell] = weights[bias + cell]
        for cell in range(hidden_size):
            if first_hidden[cell] > 0.0:
                _add_scaled(second_hidden, weights, offset, first_hidden[cell])
            offset += second_hidden_size
        return _softmax([self._logit(bias + second_hidden_size, move) for move in moves])

    def _logit(self, offset: i64, move: i64) -> float:
        hidden, weights, hidden_size = self._second_hidden, self.weights, self.second_hidden_size
        logit: float = weights[offset + self.num_moves * hidden_size + move]
        start: i64 = offset + move * hidden_size
        for cell in range(hidden_size):
            if hidden[cell] > 0.0:
                logit += hidden[cell] * weights[start + cell]
        return logit


def _add_scaled(target: vec[float], weights: vec[float], offset: i64, factor: float) -> None:
    for cell in range(len(target)):
        target[cell] = target[cell] + factor * weights[offset + cell]


def _softmax(logits: list[float]) -> list[float]:
    highest = max(logits)
    exponentials = [math.exp(logit - highest) for logit in logits]
    total = sum(exponentials)
    return [exponential / total for exponential in exponentials]


def zero_floats(count: i64) -> vec[float]:
    out = vec[float](capacity=count)
    for _ in range(count):
        out = append(out, 0.0)
    return out


def count_weights(sizes: list[int]) -> int:
    """Return the number of weights in a network with these layer sizes."""
    return sum([(sizes[layer] + 1) * sizes[layer + 1] for layer in range(len(sizes) - 1)])


def serialize_network(header: dict[str, str], weights: list[float], first_line: str = FIRST_LINE) -> bytes:
    """Return the contents of a network file."""
    text = "\n".join([first_line, *[f"{name} {header[name]}" for name in HEADER_FIELDS]])
    return f"{text}\n\n".encode() + struct.pack(f"<{len(weights)}e", *weights)


def parse_weights_file(data: bytes, first_line: str = FIRST_LINE) -> tuple[dict[str, str], list[int], bytes]:
    """Return the header, layer sizes and raw weights from a file's contents. Raise `WeightsError` if the first line or
    the header fields are not as expected."""
    header_bytes, _, rest = data.partition(b"\n\n")
    lines = header_bytes.decode("utf-8", "replace").split("\n")
    header = {name: value for name, _, value in [line.partition(" ") for line in lines[1:]]}
    if lines[0] != first_line or sorted(header) != sorted(HEADER_FIELDS):
        raise WeightsError("This file is not a network weights file.")
    return header, [int(size) for size in header["sizes"].split()], rest


def parse_network(data: bytes) -> PolicyNetwork:
    """Return the network stored in a file's contents. Raise `WeightsError` if the contents are invalid."""
    header, sizes, rest = parse_weights_file(data)
    if len(sizes) != 4 or len(rest) != 2 * count_weights(sizes):
        raise WeightsError("This network weights file is incomplete.")
    return PolicyNetwork(header, sizes, [float(number) for number in struct.unpack(f"<{len(rest) // 2}e", rest)])

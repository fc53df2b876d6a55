"""A small value network, learned from played games, for the evaluators of search bots.

A position is a list of active features from one seat's perspective. The network has one hidden layer and a linear
weight for each feature. It outputs one number per seat; win probabilities are proportional to its exponential, as with
linear weights (`bots/evaluator.py`).

The file is like that of a policy network (`network.py`): lines of text that say what it is and how it was made, an
empty line, then half-precision floats: for each feature its weights to the hidden cells and its linear weight; the
cells' biases; the cells' output weights.
"""

from __future__ import annotations

import hashlib
import struct
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.game import State
from kwoon.learn.network import Network, WeightsError, parse_weights_file, serialize_network, zero_floats

FIRST_LINE: Final = "kwoon value-network 1"


class PositionFeatures(ABC):
    """Extracts a position's features for a value network."""

    def __init__(self, game: str, cards_fingerprint: str, feature_names: list[str]) -> None:
        self.game = game
        self.cards_fingerprint = cards_fingerprint
        """Fingerprint of the cards in play: the pack, and the options that change it."""
        self.feature_names = feature_names

    @abstractmethod
    def active_features(self, state: State, seat: i64) -> list[int]:
        """Return the active features for a seat; a feature that counts something is repeated."""

    def fingerprint(self) -> str:
        """Return a fingerprint of the features and cards. Weights can be used only with the same fingerprint."""
        lines = [self.game, self.cards_fingerprint, *self.feature_names]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


class ValueNetwork(Network):
    """A trained value network."""

    def __init__(self, header: dict[str, str], sizes: list[int], weights: list[float]) -> None:
        super().__init__(header, weights)
        self.num_features: i64 = sizes[0]
        self.hidden_size: i64 = sizes[1]
        self._hidden: vec[float] = zero_floats(sizes[1] + 1)

    def evaluate(self, active_features: list[int]) -> float:
        """Return the value of a position for the seat with these active features."""
        hidden, weights, hidden_size = self._hidden, self.weights, self.hidden_size
        row_size: i64 = hidden_size + 1
        bias: i64 = self.num_features * row_size
        for cell in range(hidden_size):
            hidden[cell] = weights[bias + cell]
        hidden[hidden_size] = 0.0
        for feature in active_features:
            offset: i64 = feature * row_size
            for cell in range(row_size):
                hidden[cell] = hidden[cell] + weights[offset + cell]
        value: float = hidden[hidden_size]
        bias += hidden_size
        for cell in range(hidden_size):
            if hidden[cell] > 0.0:
                value += hidden[cell] * weights[bias + cell]
        return value


def serialize_value_network(header: dict[str, str], weights: list[float]) -> bytes:
    """Return the contents of a value network file."""
    return serialize_network(header, weights, FIRST_LINE)


def parse_value_network(data: bytes) -> ValueNetwork:
    """Return the value network stored in a file's contents. Raise `WeightsError` if the contents are invalid."""
    header, sizes, rest = parse_weights_file(data, FIRST_LINE)
    if len(sizes) != 2 or len(rest) != 2 * (sizes[0] * (sizes[1] + 1) + 2 * sizes[1]):
        raise WeightsError("This network weights file is incomplete.")
    return ValueNetwork(header, sizes, [float(number) for number in struct.unpack(f"<{len(rest) // 2}e", rest)])

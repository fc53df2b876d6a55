"""Game knowledge that a search needs besides the rules: where an imagined game may stop, and who is ahead."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon import registry
from kwoon.core.dice import Dice
from kwoon.core.game import Prompt, State, View
from kwoon.learn.value_network import PositionFeatures, ValueNetwork, parse_value_network


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Default evaluator without knowledge: imagined games are played to the end with random legal moves. Most games
    have their own evaluator."""

    def __init__(self) -> None:
        self.whole_answers_only = False
        """Whether the search considers only whole answers and plays everything else with `choose_playout_move`."""

    def prepare_search(self, view: View) -> None:
        """Prepare for a search on this view."""

    def candidate_answers(self, view: View, prompt: Prompt) -> list[list[int]]:
        """Return whole answers worth considering from an empty draft, or an empty list if the search should consider
        single moves."""
        return []

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        """Return whether an imagined game may stop here, `positions_ahead` positions after the root."""
        return False

    def win_chances(self, state: State) -> list[float]:
        """Return each seat's win chance in a position where an imagined game stops."""
        return equal_chances(int(state.base_game.seats))

    def greedy_strategy(self, state: State, prompt: Prompt) -> list[float]:
        """Return the mixed strategy of a player that looks no further than this turn; empty if unknown."""
        return []

    def choose_playout_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        """Return a move for the prompted seat in an imagined game."""
        moves = state.canonical_moves(prompt)
        return moves[dice.roll(len(moves))]


class LinearEvaluator(Evaluator, ABC):
    """Computes a weighted sum of features for each seat, with weights fitted to many played games, and converts the
    sums to win chances."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__()
        self.weights = weights
        self.network_encoder: PositionFeatures | None = None
        """Encodes positions for the network."""
        self.value_network: ValueNetwork | None = None
        """The trained network; None if there is none for these cards."""

    @abstractmethod
    def features(self, state: State, seat: int) -> list[float]:
        """Return a seat's features, one for each weight."""

    def can_win(self, state: State, seat: int) -> bool:
        return True

    def win_chances(self, state: State) -> list[float]:
        return self.softmax_scores(state)

    def score(self, state: State, seat: int) -> float:
        """Return a seat's score, computed by the network if there is one for these cards."""
        if self.value_network is not None and self.network_encoder is not None:
            return self.value_network.evaluate(self.network_encoder.active_features(state, seat))
        worth = 0.0
        features = self.features(state, seat)
        for at in range(len(features)):
            worth += self.weights[at] * features[at]
        return worth

    def softmax_scores(self, state: State) -> list[float]:
        """Return chances proportional to the exponential of the scores. Seats that can no longer win get 0."""
        seats = int(state.base_game.seats)
        found: list[float] = [0.0] * seats
        total = 0.0
        for seat in range(seats):
            if self.can_win(state, seat):
                found[seat] = math.exp(self.score(state, seat))
                total += found[seat]
        for seat in range(seats):
            found[seat] /= total
        return found


NETWORK_CACHE: Final[dict[str, ValueNetwork | None]] = {}
"""Loaded networks by game; None for a game without a network."""


def load_value_network(game: str, fingerprint: str) -> ValueNetwork | None:
    """Return a game's value network, or None if the game has none for features and cards with this fingerprint."""
    if game not in NETWORK_CACHE:
        try:
            NETWORK_CACHE[game] = parse_value_network(registry.network_weights(game, "value.net"))
        except FileNotFoundError:
            NETWORK_CACHE[game] = None
    network = NETWORK_CACHE[game]
    return network if network is not None and network.spec_fingerprint == fingerprint else None


def attach_value_network(evaluator: LinearEvaluator) -> LinearEvaluator:
    """Attach the value network for the evaluator's cards, if there is one, and return the evaluator."""
    encoder = evaluator.network_encoder
    if encoder is not None:
        evaluator.value_network = load_value_network(encoder.game, encoder.fingerprint())
    return evaluator


def equal_chances(seats: int) -> list[float]:
    return [1.0 / seats] * seats


def outcome_values(places: list[int]) -> list[float]:
    """Return the value of an outcome to each seat: 1 for winners and 0 for the others. If all seats share first place,
    each gets an equal share."""
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    if winners == len(places):
        return equal_chances(winners)
    return [1.0 if place == 1 else 0.0 for place in places]


def match_win_chance(rounds_needed: int, other_rounds_needed: int) -> float:
    """Return the chance to win `rounds_needed` rounds before the opponent wins `other_rounds_needed`, if every round is
    even."""
    if rounds_needed <= 0:
        return 1.0
    if other_rounds_needed <= 0:
        return 0.0
    return (
        match_win_chance(rounds_needed - 1, other_rounds_needed)
        + match_win_chance(rounds_needed, other_rounds_needed - 1)
    ) / 2.0

"""What search wants to know about a game besides its rules: where an imagined game may stop, and who stands better."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final

from kwoon import registry
from kwoon.core.dice import Dice
from kwoon.core.game import Prompt, State, View
from kwoon.learn.value_network import PositionFeatures, ValueNetwork, parse_value_network


class Evaluator:
    """Knows nothing: imagined games go on to their end, by any legal moves. Games that it pays for have their own."""

    def __init__(self) -> None:
        self.whole_answers_only = False
        """Whether only whole answers are thought about, and all else goes on by `reply`."""

    def start(self, view: View) -> None:
        """A question is going to be thought about."""

    def candidates(self, view: View, prompt: Prompt) -> list[list[int]]:
        """Whole answers worth thinking about, from an empty draft; none if every small move is thought about."""
        return []

    def can_stop(self, state: State, positions_ahead: int) -> bool:
        """Whether an imagined game may stop here, `settled` positions after the one that is thought about."""
        return False

    def win_chances(self, state: State) -> list[float]:
        """Each seat's winning chances in a position where a game rests."""
        return equal_chances(int(state.base_game.seats))

    def greedy_strategy(self, state: State, prompt: Prompt) -> list[float]:
        """How somebody who looks no further than this turn mixes his sealed moves; empty if that is not known."""
        return []

    def reply(self, state: State, prompt: Prompt, dice: Dice) -> int:
        """How an imagined game goes on: a move for the seat that is asked."""
        moves = state.canonical_moves(prompt)
        return moves[dice.roll(len(moves))]


class LinearEvaluator(Evaluator, ABC):
    """Adds up what each seat has, by weights that were fitted to many played games, and turns it into chances."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__()
        self.weights = weights
        self.network_encoder: PositionFeatures | None = None
        """What a network looks at."""
        self.value_network: ValueNetwork | None = None
        """And what it has learnt; none for cards that it has not seen."""

    @abstractmethod
    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat, as numbers; one for each weight."""

    def can_win(self, state: State, seat: int) -> bool:
        """Whether a seat can still win."""
        return True

    def win_chances(self, state: State) -> list[float]:
        return self.softmax_scores(state)

    def score(self, state: State, seat: int) -> float:
        """What a seat has, added up; by what a network has learnt, if there is one for these cards."""
        if self.value_network is not None and self.network_encoder is not None:
            return self.value_network.evaluate(self.network_encoder.active_features(state, seat))
        worth = 0.0
        features = self.features(state, seat)
        for at in range(len(features)):
            worth += self.weights[at] * features[at]
        return worth

    def softmax_scores(self, state: State) -> list[float]:
        """Chances in proportion to the exponential of what was added up."""
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
"""What was read, by game."""


def load_value_network(game: str, fingerprint: str) -> ValueNetwork | None:
    """What a network has learnt of a game; nothing if its slots and cards are not those with this digest."""
    if game not in NETWORK_CACHE:
        try:
            NETWORK_CACHE[game] = parse_value_network(registry.network_weights(game, "judge.net"))
        except FileNotFoundError:
            NETWORK_CACHE[game] = None
    worth = NETWORK_CACHE[game]
    return worth if worth is not None and worth.spec_fingerprint == fingerprint else None


def with_value_network(evaluator: LinearEvaluator) -> LinearEvaluator:
    """A judge with what a network has learnt of its cards, if there is one."""
    standing = evaluator.network_encoder
    if standing is not None:
        evaluator.value_network = load_value_network(standing.game, standing.fingerprint())
    return evaluator


def equal_chances(seats: int) -> list[float]:
    """Nobody stands better."""
    return [1.0 / seats] * seats


def outcome_values(places: list[int]) -> list[float]:
    """What an outcome is worth to each seat: who wins has 1, the others nothing; a game that all share is even."""
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    if winners == len(places):
        return equal_chances(winners)
    return [1.0 if place == 1 else 0.0 for place in places]


def match_win_chance(rounds_needed: int, other_rounds_needed: int) -> float:
    """The chance to win so many more rounds before the other wins so many, when every round is even."""
    if rounds_needed <= 0:
        return 1.0
    if other_rounds_needed <= 0:
        return 0.0
    return (
        match_win_chance(rounds_needed - 1, other_rounds_needed)
        + match_win_chance(rounds_needed, other_rounds_needed - 1)
    ) / 2.0

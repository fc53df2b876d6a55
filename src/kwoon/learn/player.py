"""A bot that plays with a trained network. To train one, see examples/ and docs/research/training.md."""

from __future__ import annotations

from typing import Final

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.learn.network import PolicyNetwork, WeightsError
from kwoon.learn.observations import observation_spec

ROLL_SIDES: Final = 1 << 30
"""Resolution of the roll that samples a move."""


class LearnedBot(Player):
    """Samples its move from the network's probabilities, without search."""

    def __init__(self, game: Game, dice: Dice, network: PolicyNetwork) -> None:
        self.dice = dice
        self.network = network
        self.spec = observation_spec(game)
        if self.spec.fingerprint() != network.spec_fingerprint:
            raise WeightsError(
                f"The network was trained for {network.game} with the printed pack and default options, which differ here. "
                "Train another one (docs/research/training.md), or choose another bot."
            )

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        return self.network.move_probabilities(self.spec.encode(view), prompt.moves)

    def choose(self, view: View, prompt: Prompt) -> int:
        moves = prompt.moves
        if len(moves) == 1:
            return moves[0]
        remaining = self.dice.roll(ROLL_SIDES) / ROLL_SIDES
        for index, probabilities in enumerate(self.move_probabilities(view, prompt)):
            remaining -= probabilities
            if remaining < 0:
                return moves[index]
        return moves[-1]

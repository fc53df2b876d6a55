"""The random bot: any legal move with equal probability."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.game import Player, Prompt, View


class RandomBot(Player):
    """Looks only at the list of moves. It rolls its own dice, never the game's."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        return prompt.moves[self.dice.roll(len(prompt.moves))]

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        return [1.0 / len(prompt.moves)] * len(prompt.moves)

"""A custom bot that plays with weights from one of the training examples. Needs only numpy.

    kwoon duel fight learned:Learned greedy         reads fight.npz from the current folder or the folder of this file

`kwoon ladder` and `kwoon serve --bot` accept `learned:Learned` too.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.learn.network import serialize_network
from kwoon.learn.observation import ObservationSpec
from kwoon.learn.observations import observation_spec


class Learned(Player):
    """Draws its moves from the probabilities that the network computes."""

    def __init__(self, game: Game, dice: Dice, weights: Path | None = None) -> None:
        self.dice = dice
        self.spec: ObservationSpec = observation_spec(game)
        kept = np.load(weights or found(f"{self.spec.game}.npz"))
        if str(kept["digest"]) != self.spec.fingerprint():
            raise ValueError(
                f"These weights were trained on different observations ({kept['digest']}, not {self.spec.fingerprint()}). "
                "Train new weights with these cards and options."
            )
        self.scale = 1.0 / kept["highs"].astype(np.float32)
        self.layers = [(kept[f"body.{at}.weight"].T, kept[f"body.{at}.bias"]) for at in (0, 2)]
        self.policy = kept["policy.weight"].T, kept["policy.bias"]

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        """Return the probability of each of the prompt's moves."""
        row = np.frombuffer(self.spec.encode(view), np.uint8) * self.scale
        for weight, bias in self.layers:
            row = np.maximum(row @ weight + bias, 0)
        logits = row @ self.policy[0][:, prompt.moves] + self.policy[1][prompt.moves]
        likely = np.exp(logits - logits.max())
        return [float(each) for each in likely / likely.sum()]

    def choose(self, view: View, prompt: Prompt) -> int:
        left = self.dice.roll(1 << 30) / (1 << 30)
        for move, odds in zip(prompt.moves, self.move_probabilities(view, prompt), strict=True):
            left -= odds
            if left < 0:
                return move
        return prompt.moves[-1]


def packed(weights: Path, game: str, made: str) -> bytes:
    """Return the weights in the format of `kwoon.learn.network`, which needs no numpy. `made` is the training command."""
    kept = np.load(weights)
    first, second = kept["body.0.weight"].T / kept["highs"][:, None], kept["body.2.weight"].T
    parts = [first, kept["body.0.bias"], second, kept["body.2.bias"], kept["policy.weight"], kept["policy.bias"]]
    sizes = f"{len(first)} {len(second)} {second.shape[1]} {len(kept['policy.bias'])}"
    facts = {"game": game, "shape": str(kept["digest"]), "sizes": sizes, "made": made}
    return serialize_network(facts, [float(number) for part in parts for number in part.ravel()])


def found(name: str) -> Path:
    """Return the path of a weights file in the current folder or, if there is none, in the folder of this file."""
    for place in (Path(name), Path(__file__).with_name(name)):
        if place.is_file():
            return place
    script = f"train_{name.removesuffix('.npz').replace('-', '_')}.py"
    raise FileNotFoundError(f"There is no {name} in the current folder or beside learned.py. Create it with {script}.")

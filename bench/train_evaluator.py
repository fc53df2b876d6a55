"""Train an evaluator's network on games that quick bots play against each other.

    python -m bench.train_evaluator kung-fur-fight --games 60000 --cells 12 --to judge.net

Each game contributes some of the positions in which a playout may stop, with the winner of the game (in games of
several rounds, of the round). A fifth of the games is held out; on these the network is compared with the hand-chosen
weights by log loss (0.693 for a constant prediction in a duel). The same command produces the same file as long as
rules and quick bots play the same games. Needs numpy.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kwoon.bots.evaluator import LinearEvaluator, outcome_values
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, State
from kwoon.learn.value_network import PositionFeatures, ValueNetwork, serialize_value_network
from kwoon.registry import load_game

MOST = 6
"""Maximum positions from one game or round, since they resemble each other."""


@dataclass
class Positions:
    """Training data: active slots of both sides as rows of counts, the first seat's result, and the current evaluator's
    value."""

    mine: np.ndarray
    others: np.ndarray
    got: np.ndarray
    thought: np.ndarray

    def part(self, first: int, last: int) -> Positions:
        """Return a range of the positions."""
        pick = slice(first, last)
        return Positions(self.mine[pick], self.others[pick], self.got[pick], self.thought[pick])


class Player:
    """Plays games with the quick bot and occasional random moves for variety, and collects positions where playouts
    stop."""

    def __init__(self, game: Game, seed: int, slips: float) -> None:
        self.game = game
        school = bot_family_of(game)
        judge = school.evaluator(game)
        assert isinstance(judge, LinearEvaluator) and judge.network_encoder is not None
        judge.value_network = None
        self.judge = judge
        self.standing: PositionFeatures = judge.network_encoder
        self.quick: FastPolicy = school.fast_policy(game)
        self.dice = LiveDice(seed)
        self.random = random.Random(seed)
        self.slips = slips
        self.kept: list[tuple[list[int], list[int], float, float]] = []

    def play(self) -> None:
        """Play one game."""
        state = self.game.deal(self.dice)
        waiting: list[tuple[list[int], list[int], float]] = []
        before = rounds(state)
        asks = state.prompts()
        while asks:
            for ask in asks:
                if self.random.random() < self.slips:
                    move = self.random.choice(state.canonical_moves(ask))
                else:
                    move = self.quick.choose_move(state, ask, self.dice)
                state.apply(ask.seat, move, self.dice)
            settled = state._prompts is None
            asks = state.prompts()
            after = rounds(state)
            if after != before:
                self._keep(waiting, float(after[0] - before[0]))
                waiting, before = [], after
            elif settled and asks and self.judge.can_stop(state, 1000):
                mine, others = self.standing.active_features(state, 0), self.standing.active_features(state, 1)
                waiting.append((mine, others, self.judge.softmax_scores(state)[0]))
        outcome = state.outcome()
        if not before and outcome is not None:
            self._keep(waiting, outcome_values(outcome.places)[0])

    def _keep(self, waiting: list[tuple[list[int], list[int], float]], got: float) -> None:
        if len(waiting) > MOST:
            waiting = self.random.sample(waiting, MOST)
        self.kept += [(mine, others, got, thought) for mine, others, thought in waiting]

    def positions(self) -> Positions:
        """Return all positions as arrays."""
        wide = len(self.standing.feature_names)
        mine = counted([each[0] for each in self.kept], wide)
        others = counted([each[1] for each in self.kept], wide)
        got = np.array([each[2] for each in self.kept], np.float32)
        return Positions(mine, others, got, np.array([each[3] for each in self.kept], np.float32))


def counted(slots: Sequence[list[int]], wide: int) -> np.ndarray:
    """Return active slots as rows of counts."""
    rows = np.zeros((len(slots), wide), np.uint8)
    for at, row in enumerate(slots):
        for slot in row:
            rows[at, slot] += 1
    return rows


def rounds(state: State) -> list[int]:
    """Return the rounds won by each seat in games of several rounds. The prediction is then for the round."""
    return list(getattr(state, "won", []))


class Learner:
    """A network with one hidden layer and a direct weight for each slot, trained with Adam."""

    def __init__(self, slots: int, cells: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.parts = [
            (rng.normal(size=(slots, cells)) * 0.1).astype(np.float32),
            np.zeros(slots, np.float32),
            np.full(cells, 0.1, np.float32),
            (rng.normal(size=cells) * 0.1).astype(np.float32),
        ]
        self.slopes = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.mean = [part.copy() for part in self.parts]
        self.steps = 0

    def begin(self, known: ValueNetwork) -> None:
        """Start from existing weights."""
        numbers = np.array(list(known.weights), np.float32)
        slots, cells = self.parts[0].shape
        wide = numbers[: slots * (cells + 1)].reshape(slots, cells + 1)
        bias, last = numbers[wide.size :].reshape(2, cells)
        self.parts = [wide[:, :cells].copy(), wide[:, cells].copy(), bias.copy(), last.copy()]
        self.mean = [part.copy() for part in self.parts]

    def worth(self, rows: np.ndarray, parts: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        """Return the values of rows and their hidden cells."""
        first, plain, bias, last = parts
        cells = np.maximum(rows @ first + bias, 0)
        return cells @ last + rows @ plain, cells

    def learn(self, mine: np.ndarray, others: np.ndarray, got: np.ndarray, rate: float, decay: float) -> None:
        """Make one training step."""
        one, cells = self.worth(mine, self.parts)
        two, other_cells = self.worth(others, self.parts)
        off = (1 / (1 + np.exp(two - one)) - got) / len(got)
        last = self.parts[3]
        back = np.outer(off, last) * (cells > 0)
        other_back = np.outer(off, last) * (other_cells > 0)
        slopes = [
            mine.T @ back - others.T @ other_back,
            mine.T @ off - others.T @ off,
            (back - other_back).sum(0),
            cells.T @ off - other_cells.T @ off,
        ]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.slopes[at] += 0.1 * (slope - self.slopes[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            lean = self.slopes[at] / (1 - 0.9**self.steps)
            root = np.sqrt(self.squares[at] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[at] -= rate * (lean / root + decay * self.parts[at])

    def teach(self, known: Positions, passes: int, rate: float, decay: float) -> None:
        """Train for some passes with decreasing step size, and keep the mean of the weights over the last quarter."""
        count, size = len(known.got), 512
        if count < size:
            raise SystemExit(f"{count} positions are too few to learn from: at least {size}.")
        whole, step, kept = passes * (count // size), 0, 0
        for _ in range(passes):
            order = self.rng.permutation(count)
            for at in range(0, count - size + 1, size):
                pick = order[at : at + size]
                mine, others = known.mine[pick].astype(np.float32), known.others[pick].astype(np.float32)
                self.learn(mine, others, known.got[pick], rate * (1 - 0.95 * step / whole), decay)
                step += 1
                if step > 0.75 * whole:
                    kept += 1
                    for place, part in enumerate(self.parts):
                        self.mean[place] += (part - self.mean[place]) / kept

    def foretold(self, told: Positions) -> np.ndarray:
        """Return the win probabilities of the first seat."""
        found = []
        for at in range(0, len(told.got), 4096):
            one, _ = self.worth(told.mine[at : at + 4096].astype(np.float32), self.mean)
            two, _ = self.worth(told.others[at : at + 4096].astype(np.float32), self.mean)
            found.append(1 / (1 + np.exp(two - one)))
        return np.concatenate(found)

    def numbers(self) -> list[float]:
        """Return the weights in the order of the file."""
        first, plain, bias, last = self.mean
        wide = np.concatenate([first, plain[:, None]], axis=1)
        return [float(each) for part in (wide, bias, last) for each in part.ravel()]


def loss(chances: np.ndarray, got: np.ndarray) -> float:
    """Return the mean log loss."""
    near = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(got * np.log(near) + (1 - got) * np.log(1 - near)).mean())


def unusual(parser: argparse.ArgumentParser, said: argparse.Namespace, names: tuple[str, ...]) -> str:
    """Return the arguments that differ from their defaults, so that weight files document how they were made."""
    told = [f" --{name} {getattr(said, name)}" for name in names if getattr(said, name) != parser.get_default(name)]
    return "".join(told)


def main() -> None:
    """Play, train, compare and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--cells", type=int, default=32)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--slips", type=float, default=0.05, help="how many moves are any legal one (0.05)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True)
    said = parser.parse_args()
    began = time.process_time()
    player = Player(load_game(said.game).game, said.seed, said.slips)
    cut = 0
    for number in range(said.games):
        if number == 4 * said.games // 5:
            cut = len(player.kept)
        player.play()
    told = player.positions()
    print(f"{said.games} games, {len(told.got)} positions, {time.process_time() - began:.0f} s", flush=True)
    learner = Learner(len(player.standing.feature_names), said.cells, said.seed)
    learner.teach(told.part(0, cut), said.passes, said.rate, said.decay)
    unknown = told.part(cut, len(told.got))
    print(f"log loss by hand {loss(unknown.thought, unknown.got):.4f}", end=", ")
    print(f"taught {loss(learner.foretold(unknown), unknown.got):.4f}, {time.process_time() - began:.0f} s")
    made = f"python -m bench.train_evaluator {said.game} --games {said.games} --cells {said.cells} --seed {said.seed}"
    made += unusual(parser, said, ("passes", "rate", "decay", "slips"))
    facts = {"game": said.game, "shape": player.standing.fingerprint(), "made": made}
    facts["sizes"] = f"{len(player.standing.feature_names)} {said.cells}"
    said.to.write_bytes(serialize_value_network(facts, learner.numbers()))


if __name__ == "__main__":
    main()

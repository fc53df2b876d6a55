"""Train an evaluator's network on games that quick bots play against each other.

    python -m bench.train_evaluator GAME --games 60000 --cells 12 --to value.net

Each game contributes some of the positions in which a playout may stop, with the winner of the game (in games of
several rounds, of the round). A fifth of the games is held out; on these, the network is compared with the evaluator's
linear weights by log loss (0.693 for a constant prediction in a duel). The same command produces the same file as long
as the rules and the quick bots do not change. Needs numpy.
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

MAX_POSITIONS = 6
"""Maximum number of positions from one game or round, since they resemble each other."""


@dataclass
class Positions:
    """Training data: active slots of both sides as rows of counts, the first seat's result, and the current evaluator's
    value."""

    first_rows: np.ndarray
    second_rows: np.ndarray
    results: np.ndarray
    evaluations: np.ndarray

    def part(self, first: int, last: int) -> Positions:
        pick = slice(first, last)
        return Positions(self.first_rows[pick], self.second_rows[pick], self.results[pick], self.evaluations[pick])


class PositionCollector:
    """Plays games with the quick bot and occasional random moves for variety, and collects positions where playouts
    stop."""

    def __init__(self, game: Game, seed: int, random_share: float) -> None:
        self.game = game
        bot_family = bot_family_of(game)
        evaluator = bot_family.evaluator(game)
        assert isinstance(evaluator, LinearEvaluator) and evaluator.network_encoder is not None
        evaluator.value_network = None
        self.evaluator = evaluator
        self.encoder: PositionFeatures = evaluator.network_encoder
        self.fast_policy: FastPolicy = bot_family.fast_policy(game)
        self.dice = LiveDice(seed)
        self.random = random.Random(seed)
        self.random_share = random_share
        self.samples: list[tuple[list[int], list[int], float, float]] = []

    def play(self) -> None:
        state = self.game.deal(self.dice)
        pending: list[tuple[list[int], list[int], float]] = []
        rounds_before = rounds_won(state)
        prompts = state.prompts()
        while prompts:
            for prompt in prompts:
                if self.random.random() < self.random_share:
                    move = self.random.choice(state.canonical_moves(prompt))
                else:
                    move = self.fast_policy.choose_move(state, prompt, self.dice)
                state.apply(prompt.seat, move, self.dice)
            settled = state._prompts is None
            prompts = state.prompts()
            rounds_after = rounds_won(state)
            if rounds_after != rounds_before:
                self._add_samples(pending, float(rounds_after[0] - rounds_before[0]))
                pending, rounds_before = [], rounds_after
            elif settled and prompts and self.evaluator.can_stop_playout(state, 1000):
                first_rows, second_rows = self.encoder.active_features(state, 0), self.encoder.active_features(state, 1)
                pending.append((first_rows, second_rows, self.evaluator.softmax_scores(state)[0]))
        outcome = state.outcome()
        if not rounds_before and outcome is not None:
            self._add_samples(pending, outcome_values(outcome.places)[0])

    def _add_samples(self, pending: list[tuple[list[int], list[int], float]], result: float) -> None:
        if len(pending) > MAX_POSITIONS:
            pending = self.random.sample(pending, MAX_POSITIONS)
        self.samples += [
            (first_rows, second_rows, result, evaluations) for first_rows, second_rows, evaluations in pending
        ]

    def positions(self) -> Positions:
        """Return all positions as arrays."""
        width = len(self.encoder.feature_names)
        first_rows = count_slots([each[0] for each in self.samples], width)
        second_rows = count_slots([each[1] for each in self.samples], width)
        results = np.array([each[2] for each in self.samples], np.float32)
        return Positions(first_rows, second_rows, results, np.array([each[3] for each in self.samples], np.float32))


def count_slots(slots: Sequence[list[int]], width: int) -> np.ndarray:
    """Return active slots as rows of counts."""
    rows = np.zeros((len(slots), width), np.uint8)
    for at, row in enumerate(slots):
        for slot in row:
            rows[at, slot] += 1
    return rows


def rounds_won(state: State) -> list[int]:
    """Return the rounds won by each seat, or an empty list in games without rounds. In games with rounds, the
    prediction is for the round."""
    return list(getattr(state, "rounds_won", []))


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
        self.first_moments = [np.zeros_like(part) for part in self.parts]
        self.second_moments = [np.zeros_like(part) for part in self.parts]
        self.mean = [part.copy() for part in self.parts]
        self.steps = 0

    def load_weights(self, network: ValueNetwork) -> None:
        """Start from existing weights."""
        weights = np.array(list(network.weights), np.float32)
        slots, cells = self.parts[0].shape
        slot_rows = weights[: slots * (cells + 1)].reshape(slots, cells + 1)
        bias, last = weights[slot_rows.size :].reshape(2, cells)
        self.parts = [slot_rows[:, :cells].copy(), slot_rows[:, cells].copy(), bias.copy(), last.copy()]
        self.mean = [part.copy() for part in self.parts]

    def evaluate(self, rows: np.ndarray, parts: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        """Return the values of rows and their hidden cells."""
        first, plain, bias, last = parts
        cells = np.maximum(rows @ first + bias, 0)
        return cells @ last + rows @ plain, cells

    def train_step(
        self, first_rows: np.ndarray, second_rows: np.ndarray, results: np.ndarray, rate: float, decay: float
    ) -> None:
        one, cells = self.evaluate(first_rows, self.parts)
        two, other_cells = self.evaluate(second_rows, self.parts)
        errors = (1 / (1 + np.exp(two - one)) - results) / len(results)
        last = self.parts[3]
        hidden_gradient = np.outer(errors, last) * (cells > 0)
        other_hidden_gradient = np.outer(errors, last) * (other_cells > 0)
        gradients = [
            first_rows.T @ hidden_gradient - second_rows.T @ other_hidden_gradient,
            first_rows.T @ errors - second_rows.T @ errors,
            (hidden_gradient - other_hidden_gradient).sum(0),
            cells.T @ errors - other_cells.T @ errors,
        ]
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.first_moments[at] += 0.1 * (gradient - self.first_moments[at])
            self.second_moments[at] += 0.001 * (gradient * gradient - self.second_moments[at])
            mean_gradient = self.first_moments[at] / (1 - 0.9**self.steps)
            root = np.sqrt(self.second_moments[at] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[at] -= rate * (mean_gradient / root + decay * self.parts[at])

    def train(self, positions: Positions, passes: int, rate: float, decay: float) -> None:
        """Train for several passes with decreasing step size, and keep the mean weights of the last quarter."""
        count, size = len(positions.results), 512
        if count < size:
            raise SystemExit(f"{count} positions are too few to train on. At least {size} are needed; play more games.")
        total_steps, step, num_averaged = passes * (count // size), 0, 0
        for _ in range(passes):
            order = self.rng.permutation(count)
            for at in range(0, count - size + 1, size):
                pick = order[at : at + size]
                first_rows, second_rows = (
                    positions.first_rows[pick].astype(np.float32),
                    positions.second_rows[pick].astype(np.float32),
                )
                self.train_step(
                    first_rows, second_rows, positions.results[pick], rate * (1 - 0.95 * step / total_steps), decay
                )
                step += 1
                if step > 0.75 * total_steps:
                    num_averaged += 1
                    for index, part in enumerate(self.parts):
                        self.mean[index] += (part - self.mean[index]) / num_averaged

    def predict(self, positions: Positions) -> np.ndarray:
        """Return the first seat's win probability in each position."""
        probabilities = []
        for at in range(0, len(positions.results), 4096):
            one, _ = self.evaluate(positions.first_rows[at : at + 4096].astype(np.float32), self.mean)
            two, _ = self.evaluate(positions.second_rows[at : at + 4096].astype(np.float32), self.mean)
            probabilities.append(1 / (1 + np.exp(two - one)))
        return np.concatenate(probabilities)

    def weights(self) -> list[float]:
        """Return the weights in the order of the file."""
        first, plain, bias, last = self.mean
        width = np.concatenate([first, plain[:, None]], axis=1)
        return [float(each) for part in (width, bias, last) for each in part.ravel()]


def loss(chances: np.ndarray, results: np.ndarray) -> float:
    """Return the mean log loss."""
    clipped = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(results * np.log(clipped) + (1 - results) * np.log(1 - clipped)).mean())


def non_default_arguments(parser: argparse.ArgumentParser, args: argparse.Namespace, names: tuple[str, ...]) -> str:
    """Return the arguments that differ from their defaults, so that weight files document how they were made."""
    changed = [
        f" --{name.replace('_', '-')} {getattr(args, name)}"
        for name in names
        if getattr(args, name) != parser.get_default(name)
    ]
    return "".join(changed)


def training_parser(description: str | None, games: int) -> argparse.ArgumentParser:
    """Return a parser with the arguments that all training scripts share; `games` is the default number of games."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True)
    return parser


def main() -> None:
    parser = training_parser(__doc__, 60_000)
    parser.add_argument("game")
    parser.add_argument("--cells", type=int, default=32)
    parser.add_argument("--random-share", type=float, default=0.05, help="share of random moves (default: 0.05)")
    args = parser.parse_args()
    started = time.process_time()
    collector = PositionCollector(load_game(args.game).game, args.seed, args.random_share)
    num_training = 0
    for number in range(args.games):
        if number == 4 * args.games // 5:
            num_training = len(collector.samples)
        collector.play()
    positions = collector.positions()
    print(f"{args.games} games, {len(positions.results)} positions, {time.process_time() - started:.0f} s", flush=True)
    learner = Learner(len(collector.encoder.feature_names), args.cells, args.seed)
    learner.train(positions.part(0, num_training), args.passes, args.rate, args.decay)
    held_out = positions.part(num_training, len(positions.results))
    print(f"log loss: hand-chosen weights {loss(held_out.evaluations, held_out.results):.4f}", end=", ")
    print(f"trained {loss(learner.predict(held_out), held_out.results):.4f}, {time.process_time() - started:.0f} s")
    made_by = (
        f"python -m bench.train_evaluator {args.game} --games {args.games} --cells {args.cells} --seed {args.seed}"
    )
    made_by += non_default_arguments(parser, args, ("passes", "rate", "decay", "random_share"))
    header = {"game": args.game, "shape": collector.encoder.fingerprint(), "made": made_by}
    header["sizes"] = f"{len(collector.encoder.feature_names)} {args.cells}"
    args.to.write_bytes(serialize_value_network(header, learner.weights()))


if __name__ == "__main__":
    main()

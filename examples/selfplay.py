"""Self-play with PPO on a batch of games: the learning algorithm of the training examples.

One network plays both seats. A step belongs to the seat that moved, and the steps of each seat in a game form their own
trajectory. Rewards come at the end of the game or, with a bonus, along the way.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from kwoon.core.dice import LiveDice
from kwoon.core.game import Game
from kwoon.learn.batch import GameBatch
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import load_game


@dataclass
class TrainingSettings:
    """Settings for a training run."""

    minutes: float = 3.0
    steps: int = 0
    """Stop after this number of steps instead of after `minutes`, for reproducible runs. 0 means stop by time."""
    games: int = 128
    length: int = 64
    """Number of steps played in every game between two updates of the network."""
    hidden: int = 128
    rate: float = 0.001
    passes: int = 2
    pieces: int = 4
    """Number of minibatches in each pass."""
    clip: float = 0.2
    entropy: float = 0.03
    """Weight of the entropy bonus, which keeps the policy unpredictable and exploring during training."""
    sharp: float = 3.0
    """Power to which the saved network raises its probabilities: a trained network no longer needs to explore."""
    late: float = 0.2
    """The saved weights are the mean over about this last fraction of the run. Self-play cycles, and the middle of the
    cycle is stronger than any point on it."""
    pull: float = 0.0
    """Weight of the penalty for deviating from that mean. If every move has a move that beats it, self-play runs in
    ever wider cycles; the penalty pulls the policy toward their middle."""
    discount: float = 1.0
    blur: float = 0.95
    """Decay of later advantages: the lambda of generalized advantage estimation."""
    seed: int = 1


class Net(nn.Module):
    """Two hidden layers, with a policy head and a value head."""

    def __init__(self, slots: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(slots, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log probability of every move, and the estimated value of each position."""
        body = self.body(rows)
        return self.policy(body).masked_fill(~mask, -1e9).log_softmax(-1), self.value(body).squeeze(-1)


Bonus = Callable[[np.ndarray], np.ndarray]
"""Returns, for each row, the points that the seat to act and the other seat have in their game so far. A trainer with a
bonus rewards points as they are won."""


class Trainer:
    """Plays a batch of games and trains the network on them."""

    def __init__(self, game: str, settings: TrainingSettings, bonus: Bonus | None = None) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.bonus = bonus
        loaded = load_game(game)
        assert loaded.game.seats == 2, "This example supports only games with two seats."
        self.batch = GameBatch(loaded.game, make_writer(loaded.game), settings.games, settings.seed)
        self.spec = self.batch.writer.spec
        self.slots, self.moves = int(self.spec.size), int(loaded.game.num_distinct_moves())
        # The batch overwrites this memory at every step.
        games = settings.games
        self.rows = np.frombuffer(self.batch.observations, np.uint8).reshape(games, self.slots)
        self.mask = np.frombuffer(self.batch.mask, np.uint8).reshape(games, self.moves)
        self.seat = np.frombuffer(self.batch.seat, np.uint8)
        self.done = np.frombuffer(self.batch.done, np.uint8)
        self.reward = np.frombuffer(self.batch.reward, np.float64).reshape(games, 2)
        self.highs = usual(loaded.game, settings.seed)
        self.scale = (1.0 / self.highs).astype(np.float32)
        self.net = Net(self.slots, self.moves, settings.hidden)
        self.mean = copy.deepcopy(self.net)
        self.lessons = 0
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5)
        self.before = np.zeros((games, 2))
        self.steps = 0

    def train(self, tell: Callable[[Trainer, float], None]) -> None:
        """Train until the time or the number of steps is reached.

        `tell` is called about ten times during the run, with the seconds of processor time so far.
        """
        how = self.settings
        began = time.process_time()
        told = 0.0
        while True:
            spent = time.process_time() - began
            done = self.steps / how.steps if how.steps else spent / (60 * how.minutes)
            if done >= told:
                tell(self, spent)
                told += 0.1
            if done >= 1:
                return
            # The learning rate falls to a twentieth, so the last updates are small.
            self.optimizer.param_groups[0]["lr"] = how.rate * (1 - 0.95 * done)
            self.learn(self.play())
            self.lessons += 1
            share = min(1.0, 1 / (how.late * self.lessons))
            for kept, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                kept.data.lerp_(now.data, share)

    @torch.no_grad()
    def play(self) -> tuple[Tensor, ...]:
        """Play `length` steps of every game.

        Return the rows, masks, moves, log probabilities of the moves, advantages and value targets.
        """
        how = self.settings
        shape = (how.length, how.games)
        rows = np.zeros((*shape, self.slots), np.uint8)
        masks = np.zeros((*shape, self.moves), bool)
        moves, seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        odds, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        paid, ended = np.zeros((*shape, 2), np.float32), np.zeros(shape, bool)
        for at in range(how.length):
            rows[at], masks[at], seats[at] = self.rows, self.mask, self.seat
            logs, value = self.net(self.scaled(self.rows), torch.from_numpy(masks[at]))
            move = logs.exp().multinomial(1)
            moves[at], odds[at], values[at] = move[:, 0], logs.gather(1, move)[:, 0], value
            move = move[:, 0]
            self.batch.step(move.tolist())
            paid[at], ended[at] = self.paid(), self.done.astype(bool)
        self.steps += how.length * how.games
        _, value = self.net(self.scaled(self.rows), torch.from_numpy(self.mask.astype(bool)))
        gains = self.gains(seats, values, paid, ended, value.numpy())
        told = [rows.reshape(-1, self.slots), masks.reshape(-1, self.moves)]
        told += [part.ravel() for part in (moves, odds, gains, gains + values)]
        return tuple(torch.from_numpy(part) for part in told)

    def paid(self) -> np.ndarray:
        """Return the rewards of both seats of every game for the last step."""
        if self.bonus is None:
            return self.reward.astype(np.float32)
        seats, games = self.seat.astype(int), np.arange(self.settings.games)
        mine = self.bonus(self.rows)
        now = np.zeros_like(self.before)
        now[games, seats] = mine[:, 0]
        now[games, 1 - seats] = mine[:, 1]
        over = self.done.astype(bool)
        won = now - self.before
        # The row already shows the next game, so give the winner of the finished one a point for its last round.
        won[over, 0], won[over, 1] = self.reward[over, 0] > 0, self.reward[over, 1] > 0
        self.before = now
        return ((won - won[:, ::-1]) * 0.5).astype(np.float32)

    def gains(
        self, seats: np.ndarray, values: np.ndarray, paid: np.ndarray, ended: np.ndarray, last: np.ndarray
    ) -> np.ndarray:
        """Return the advantage of each step, computed backward along each seat's own trajectory."""
        how = self.settings
        games = np.arange(how.games)
        found = np.zeros_like(values)
        # The value of the current position for both seats. The network estimates it for the seat to act; the other
        # seat's value is the negative.
        ahead = np.zeros((how.games, 2), np.float32)
        asked = self.seat.astype(int)
        ahead[games, asked], ahead[games, 1 - asked] = last, -last
        surprise, due = np.zeros((how.games, 2), np.float32), np.zeros((how.games, 2), np.float32)
        for at in range(how.length - 1, -1, -1):
            over = ended[at]
            ahead[over], surprise[over], due[over] = 0, 0, 0
            due += paid[at]
            who = seats[at]
            off = due[games, who] + how.discount * ahead[games, who] - values[at]
            found[at] = off + how.discount * how.blur * surprise[games, who]
            surprise[games, who], ahead[games, who], due[games, who] = found[at], values[at], 0
        return found

    def learn(self, played: tuple[Tensor, ...]) -> None:
        """Update the network with `passes` passes over the steps from `play`."""
        rows, masks, moves, odds, gains, worth = played
        how = self.settings
        count = len(moves)
        for _ in range(how.passes):
            order = torch.randperm(count)
            for piece in order.chunk(how.pieces):
                told = self.scaled(rows[piece].numpy())
                logs, values = self.net(told, masks[piece])
                ratio = (logs.gather(1, moves[piece, None])[:, 0] - odds[piece]).exp()
                gain = gains[piece]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                better = torch.min(ratio * gain, ratio.clamp(1 - how.clip, 1 + how.clip) * gain).mean()
                unread = -(logs.exp() * logs).sum(-1).mean()
                loss = -better + 0.5 * (values - worth[piece]).pow(2).mean() - how.entropy * unread
                if how.pull:
                    with torch.no_grad():
                        middle, _ = self.mean(told, masks[piece])
                    loss = loss + how.pull * (logs.exp() * (logs - middle)).sum(-1).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    def scaled(self, rows: np.ndarray) -> Tensor:
        """Return the rows as input for the network: each slot divided by its usual maximum."""
        return torch.from_numpy(rows.astype(np.float32) * self.scale)

    def save(self, to: Path) -> None:
        """Write the mean weights to a file, with the fingerprint of their observation spec."""
        weights = {name: weight.numpy() for name, weight in self.mean.state_dict().items()}
        for part in ("policy.weight", "policy.bias"):
            weights[part] = weights[part] * self.settings.sharp
        np.savez(to, digest=np.array(self.spec.fingerprint()), highs=self.highs, **weights)


def usual(game: Game, seed: int) -> np.ndarray:
    """Return the largest value that each slot of a row reaches in random play. A score that could be 168 but rarely
    passes 13 would be almost invisible to a network if it were divided by 168."""
    batch = GameBatch(game, make_writer(game), 64, seed)
    rows = np.frombuffer(batch.observations, np.uint8).reshape(64, -1)
    dice = LiveDice(seed)
    highs = np.zeros(rows.shape[1])
    for _ in range(1_000):
        batch.play_random(dice, 1)
        highs = np.maximum(highs, rows.max(0))
    return np.where(highs > 0, highs, np.array(batch.writer.spec.max_values()))

"""Self-play on a batch of games: what the examples of training share.

One network plays all seats. A step belongs to the seat that was asked; each seat's steps of a game are a chain of their
own, which the end of the game (or of a round, if the game says so) pays.
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
class Settings:
    """What can be turned."""

    minutes: float = 3.0
    steps: int = 0
    """Stop after so many steps instead of by the clock, for runs that are to be the same."""
    games: int = 128
    length: int = 64
    """Steps of every game between two lessons."""
    hidden: int = 128
    rate: float = 0.001
    passes: int = 2
    pieces: int = 4
    """Into how many parts a pass is cut."""
    clip: float = 0.2
    entropy: float = 0.03
    """What it is worth while learning to be hard to read, and so to go on trying."""
    sharp: float = 3.0
    """In play odds are raised to this power: whoever has learnt enough need not go on trying."""
    late: float = 0.2
    """What is saved is the mean of the network over about this last part of the run: the middle of a circle is better
    than any point of it."""
    pull: float = 0.0
    """What it costs while learning to stray from that mean. Where every move has an answer, play against oneself goes
    round in ever wider circles; this draws it to their middle."""
    discount: float = 1.0
    blur: float = 0.95
    """How much of later surprises counts."""
    seed: int = 1


class Net(nn.Module):
    """Two layers, a head for moves and one for how well it stands."""

    def __init__(self, slots: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(slots, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds of every move, and how well it stands."""
        body = self.body(rows)
        return self.policy(body).masked_fill(~mask, -1e9).log_softmax(-1), self.value(body).squeeze(-1)


Bonus = Callable[[np.ndarray], np.ndarray]
"""From rows to what each asked seat and the other have got so far within their game, where that is paid on the way."""


class Trainer:
    """Plays and learns."""

    def __init__(self, game: str, settings: Settings, bonus: Bonus | None = None) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.bonus = bonus
        loaded = load_game(game)
        assert loaded.game.seats == 2, "This example is for two."
        self.batch = GameBatch(loaded.game, make_writer(loaded.game), settings.games, settings.seed)
        self.spec = self.batch.writer.spec
        self.slots, self.moves = int(self.spec.size), int(loaded.game.num_moves())
        # The batch writes into the same memory at every step.
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
        """Until time is up; `tell` hears how it goes, about ten times."""
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
            # The rate falls to nothing: the last lessons are small ones.
            self.optimizer.param_groups[0]["lr"] = how.rate * (1 - 0.95 * done)
            self.learn(self.play())
            self.lessons += 1
            share = min(1.0, 1 / (how.late * self.lessons))
            for kept, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                kept.data.lerp_(now.data, share)

    @torch.no_grad()
    def play(self) -> tuple[Tensor, ...]:
        """Some steps of every game: rows, masks, moves, their odds, and what came of them."""
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
        """What both seats of every game got by the last step."""
        if self.bonus is None:
            return self.reward.astype(np.float32)
        seats, games = self.seat.astype(int), np.arange(self.settings.games)
        mine = self.bonus(self.rows)
        now = np.zeros_like(self.before)
        now[games, seats] = mine[:, 0]
        now[games, 1 - seats] = mine[:, 1]
        over = self.done.astype(bool)
        won = now - self.before
        # The row is of the next game already: the last round went to whoever won it all.
        won[over, 0], won[over, 1] = self.reward[over, 0] > 0, self.reward[over, 1] > 0
        self.before = now
        return ((won - won[:, ::-1]) * 0.5).astype(np.float32)

    def gains(
        self, seats: np.ndarray, values: np.ndarray, paid: np.ndarray, ended: np.ndarray, last: np.ndarray
    ) -> np.ndarray:
        """How much better than thought each step went: from the end backwards, each seat's own chain."""
        how = self.settings
        games = np.arange(how.games)
        found = np.zeros_like(values)
        # What the game is worth to both now: of the one who is not asked, the opposite is known.
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
        """Some passes over what was played."""
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
        """Rows as the network wants them: from 0 to 1."""
        return torch.from_numpy(rows.astype(np.float32) * self.scale)

    def save(self, to: Path) -> None:
        """The weights, with the digest of the shape that they belong to."""
        weights = {name: weight.numpy() for name, weight in self.mean.state_dict().items()}
        for part in ("policy.weight", "policy.bias"):
            weights[part] = weights[part] * self.settings.sharp
        np.savez(to, digest=np.array(self.spec.fingerprint()), highs=self.highs, **weights)


def usual(game: Game, seed: int) -> np.ndarray:
    """How high each slot of a row comes in random play. A score that could be 168 and hardly ever passes 13 would be
    next to nothing for a network if it were told as a part of 168."""
    batch = GameBatch(game, make_writer(game), 64, seed)
    rows = np.frombuffer(batch.observations, np.uint8).reshape(64, -1)
    dice = LiveDice(seed)
    highs = np.zeros(rows.shape[1])
    for _ in range(1_000):
        batch.play_random(dice, 1)
        highs = np.maximum(highs, rows.max(0))
    return np.where(highs > 0, highs, np.array(batch.writer.spec.max_values()))

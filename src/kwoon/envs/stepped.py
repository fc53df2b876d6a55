"""A game that is stepped move by move, one seat after the other: what all environments are made of.

Seats that are asked at the same time answer in the order of their seats, each to the end of its draft, and see nothing
of what the others have drafted. Taking back and giving up are no actions.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kwoon import shelf
from kwoon.core.contract import WATCHER, Ask, Refused, State
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.words import Reader
from kwoon.learn.rewards import Rewards
from kwoon.learn.shape import zeros
from kwoon.learn.writing import writer_of

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Stepped:
    """One box, and the game of it that is being played."""

    def __init__(
        self, game: str, seats: int | None, options: dict[str, str] | None, pack: str | Path | None, all_kinds: bool
    ) -> None:
        self.id = game
        self.opened = shelf.open_box(game, seats, options, Path(pack) if pack is not None else None)
        self.game = self.opened.game
        self.seats = int(self.game.seats)
        self.moves = int(self.game.size())
        self.writer = writer_of(self.game, all_kinds)
        self.shape = self.writer.shape
        self.rewards = Rewards(self.game)
        self.dice: Dice = LiveDice(0)
        self.state: State = self.game.deal(self.dice)

    def deal(self, random: np.random.Generator) -> None:
        """A new game, with luck of its own."""
        self.dice = dice_from(random)
        self.state = self.game.deal(self.dice)

    def asked(self) -> Ask | None:
        """Whom the game waits for first, and for what; nobody when it is over."""
        asks = self.state.asks()
        return asks[0] if asks else None

    def legal(self, seat: int) -> list[int]:
        """The moves that a seat may make now: one way of each answer, as for bots."""
        ask = self.state.ask(seat)
        return [] if ask is None else self.state.onward(ask)

    def step(self, seat: int, move: int) -> None:
        """One move; Refused, with a sentence, if the mask does not have it."""
        if not 0 <= move < self.moves:
            raise Refused(f"Move {move} is none of this game: they are from 0 to {self.moves - 1}.")
        if move not in self.legal(seat):
            can = ", ".join(f"{each} ({self.game.write(each)})" for each in self.legal(seat))
            raise Refused(
                f"{agent_name(seat)} cannot {self.game.write(move)} ({move}) now. It can: {can or 'only wait'}."
            )
        self.state.answer(seat, move, self.dice)

    def row(self, seat: int) -> Row:
        """What a seat knows, as numbers, in an array of its own."""
        out = zeros(self.writer.size)
        self.writer.write(self.state, seat, out, 0)
        return np.frombuffer(bytes(memoryview(out)), np.uint8).copy()

    def mask(self, seat: int, size: int = 0) -> Mask:
        """1 for each move that a seat may make now."""
        mask = np.zeros(size or self.moves, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def earned(self) -> list[float]:
        """What the game was worth to each seat, once it is over."""
        outcome = self.state.outcome()
        return [0.0] * self.seats if outcome is None else self.rewards.of(outcome)

    def told(self) -> dict[str, object]:
        """How the game ended: each seat's place, and why."""
        outcome = self.state.outcome()
        return {} if outcome is None else {"places": list(outcome.places), "why": outcome.why}

    def everything(self) -> Row:
        """The rows of all seats in a line, for a critic that may see all."""
        return np.concatenate([self.row(seat) for seat in range(self.seats)])

    def seen(self, moves: int) -> spaces.Dict:
        """What an agent is shown: a row, and a mask over so many moves."""
        row = spaces.Box(0, 255, (int(self.shape.size),), np.uint8)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (moves,), np.int8)})

    def render(self, mode: str | None, seat: int = WATCHER) -> str | None:
        """The table as text, or printed for somebody who looks on."""
        drawn = self.drawn(seat)
        if mode == "human":
            print(drawn)
            return None
        return drawn

    def drawn(self, seat: int = WATCHER) -> str:
        """The table as text, as a seat or somebody who only watches sees it."""
        from kwoon.terminal.boards import board_for  # noqa: PLC0415

        names = [agent_name(each) for each in range(self.seats)]
        sheet = board_for(self.id, self.opened, plain=True).sheet(self.state.view(seat), Reader(names, seat))
        rows = [f"{label}: {''.join(text for text, _ in spans)}" for label, spans in sheet.rows]
        return "\n".join([sheet.title, *rows])


def agent_name(seat: int) -> str:
    """What an environment calls a seat."""
    return f"seat_{seat}"


def dice_from(random: np.random.Generator) -> LiveDice:
    """Dice that fall as a generator of numpy's decides."""
    return LiveDice(int.from_bytes(random.bytes(16), "little"))

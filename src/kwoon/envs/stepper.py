"""A game that is stepped move by move, one seat after the other: what all environments are made of.

Seats that are asked at the same time answer in the order of their seats, each to the end of its draft, and see nothing
of what the others have drafted. Taking back and giving up are no actions.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kwoon import registry
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import SPECTATOR, IllegalMove, Prompt, State
from kwoon.core.game_text import Audience
from kwoon.learn.observation import zeros
from kwoon.learn.rewards import RewardRule
from kwoon.learn.writer_registry import make_writer

ObservationArray = NDArray[np.uint8]
MaskArray = NDArray[np.int8]


class GameStepper:
    """One box, and the game of it that is being played."""

    def __init__(
        self, game: str, seats: int | None, options: dict[str, str] | None, pack: str | Path | None, all_kinds: bool
    ) -> None:
        self.game_id = game
        self.loaded = registry.load_game(game, seats, options, Path(pack) if pack is not None else None)
        self.game = self.loaded.game
        self.seats = int(self.game.seats)
        self.num_moves = int(self.game.num_moves())
        self.writer = make_writer(self.game, all_kinds)
        self.spec = self.writer.spec
        self.rewards = RewardRule(self.game)
        self.dice: Dice = LiveDice(0)
        self.state: State = self.game.deal(self.dice)

    def deal(self, generator: np.random.Generator) -> None:
        """A new game, with luck of its own."""
        self.dice = make_dice(generator)
        self.state = self.game.deal(self.dice)

    def next_prompt(self) -> Prompt | None:
        """Whom the game waits for first, and for what; nobody when it is over."""
        prompts = self.state.prompts()
        return prompts[0] if prompts else None

    def legal_moves(self, seat: int) -> list[int]:
        """The moves that a seat may make now: one way of each answer, as for bots."""
        prompt = self.state.prompt(seat)
        return [] if prompt is None else self.state.canonical_moves(prompt)

    def step(self, seat: int, move: int) -> None:
        """One move; Refused, with a sentence, if the mask does not have it."""
        if not 0 <= move < self.num_moves:
            raise IllegalMove(f"Move {move} is none of this game: they are from 0 to {self.num_moves - 1}.")
        if move not in self.legal_moves(seat):
            legal_text = ", ".join(
                f"{legal_move} ({self.game.format_move(legal_move)})" for legal_move in self.legal_moves(seat)
            )
            raise IllegalMove(
                f"{agent_name(seat)} cannot {self.game.format_move(move)} ({move}) now. It can: {legal_text or 'only wait'}."
            )
        self.state.apply(seat, move, self.dice)

    def observation(self, seat: int) -> ObservationArray:
        """What a seat knows, as numbers, in an array of its own."""
        out = zeros(self.writer.size)
        self.writer.write(self.state, seat, out, 0)
        return np.frombuffer(bytes(memoryview(out)), np.uint8).copy()

    def mask(self, seat: int, size: int = 0) -> MaskArray:
        """1 for each move that a seat may make now."""
        mask = np.zeros(size or self.num_moves, np.int8)
        mask[self.legal_moves(seat)] = 1
        return mask

    def final_rewards(self) -> list[float]:
        """What the game was worth to each seat, once it is over."""
        outcome = self.state.outcome()
        return [0.0] * self.seats if outcome is None else self.rewards.for_outcome(outcome)

    def outcome_info(self) -> dict[str, object]:
        """How the game ended: each seat's place, and why."""
        outcome = self.state.outcome()
        return {} if outcome is None else {"places": list(outcome.places), "why": outcome.why}

    def all_observations(self) -> ObservationArray:
        """The rows of all seats in a line, for a critic that may see all."""
        return np.concatenate([self.observation(seat) for seat in range(self.seats)])

    def observation_space(self, num_moves: int) -> spaces.Dict:
        """What an agent is shown: a row, and a mask over so many moves."""
        observation = spaces.Box(0, 255, (int(self.spec.size),), np.uint8)
        return spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (num_moves,), np.int8)})

    def render(self, mode: str | None, seat: int = SPECTATOR) -> str | None:
        """The table as text, or printed for somebody who looks on."""
        text = self.render_text(seat)
        if mode == "human":
            print(text)
            return None
        return text

    def render_text(self, seat: int = SPECTATOR) -> str:
        """The table as text, as a seat or somebody who only watches sees it."""
        from kwoon.terminal.boards import make_board  # noqa: PLC0415

        names = [agent_name(each) for each in range(self.seats)]
        sheet = make_board(self.game_id, self.loaded, plain=True).board_text(
            self.state.view(seat), Audience(names, seat)
        )
        rows = [f"{label}: {''.join(text for text, _ in spans)}" for label, spans in sheet.rows]
        return "\n".join([sheet.title, *rows])


def agent_name(seat: int) -> str:
    """What an environment calls a seat."""
    return f"seat_{seat}"


def make_dice(generator: np.random.Generator) -> LiveDice:
    """Dice that fall as a generator of numpy's decides."""
    return LiveDice(int.from_bytes(generator.bytes(16), "little"))

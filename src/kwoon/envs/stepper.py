"""A game stepped move by move, one seat after the other: the basis of all environments.

Seats that are prompted at the same time answer in seat order, each finishing its draft before the next begins, and see
nothing of other seats' drafts. Taking back and conceding are not actions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from kwoon import registry
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import SPECTATOR, IllegalMove, Prompt, State
from kwoon.learn.observation import zeros
from kwoon.learn.rewards import RewardRule
from kwoon.learn.writer_registry import make_writer
from kwoon.localization.formatter import Reader

ObservationArray = NDArray[np.uint8]
MaskArray = NDArray[np.int8]


class EnvStepper:
    """A loaded game, its current position and its dice."""

    def __init__(
        self, game: str, seats: int | None, options: dict[str, str] | None, pack: str | Path | None, all_kinds: bool
    ) -> None:
        self.game_id = game
        self.loaded = registry.load_game(game, seats, options, Path(pack) if pack is not None else None)
        self.game = self.loaded.game
        self.seats = int(self.game.seats)
        self.num_moves = int(self.game.num_distinct_moves())
        self.writer = make_writer(self.game, all_kinds)
        self.spec = self.writer.spec
        self.rewards = RewardRule(self.game)
        self.dice: Dice = LiveDice(0)
        self.state: State = self.game.deal(self.dice)

    def deal(self, generator: np.random.Generator) -> None:
        """Start a new game with dice seeded from this generator."""
        self.dice = make_dice(generator)
        self.state = self.game.deal(self.dice)

    def first_open_prompt(self) -> Prompt | None:
        """Return the first open prompt, or None when the game is over."""
        prompts = self.state.prompts()
        return prompts[0] if prompts else None

    def legal_moves(self, seat: int) -> list[int]:
        """Return the moves a seat may make now, restricted to canonical moves, as for bots."""
        prompt = self.state.prompt(seat)
        return [] if prompt is None else self.state.canonical_moves(prompt)

    def step(self, seat: int, move: int) -> None:
        """Make one move. Raise IllegalMove, with an explanation, if it is outside the mask."""
        if not 0 <= move < self.num_moves:
            raise IllegalMove(f"There is no move {move} in this game; moves are 0 to {self.num_moves - 1}.")
        if move not in self.legal_moves(seat):
            legal_text = ", ".join(
                f"{legal_move} ({self.game.format_move(legal_move)})" for legal_move in self.legal_moves(seat)
            )
            raise IllegalMove(
                f"{agent_name(seat)} cannot play '{self.game.format_move(move)}' ({move}) now. Legal moves: {legal_text or 'none'}."
            )
        self.state.apply(seat, move, self.dice)

    def observation(self, seat: int) -> ObservationArray:
        """Return a seat's observation in a new array."""
        out = zeros(self.writer.size)
        self.writer.write(self.state, seat, out, 0)
        return np.frombuffer(bytes(memoryview(out)), np.uint8).copy()

    def legal_move_mask(self, seat: int, size: int = 0) -> MaskArray:
        """Return a mask with 1 for each move that a seat may make now."""
        mask = np.zeros(size or self.num_moves, np.int8)
        mask[self.legal_moves(seat)] = 1
        return mask

    def final_rewards(self) -> list[float]:
        """Return each seat's reward; all rewards are 0 until the game is over."""
        outcome = self.state.outcome()
        return [0.0] * self.seats if outcome is None else self.rewards.rewards_by_seat(outcome)

    def outcome_info(self) -> dict[str, object]:
        """Return each seat's place and the reason for the end, or an empty dict until the game is over."""
        outcome = self.state.outcome()
        return {} if outcome is None else {"places": list(outcome.places), "why": outcome.why}

    def render(self, mode: str | None, seat: int = SPECTATOR) -> str | None:
        """Print the table, as a seat or a spectator sees it, if the mode is `human`; otherwise return it as text."""
        from kwoon.terminal.boards import make_board  # noqa: PLC0415

        names = [agent_name(each) for each in range(self.seats)]
        sheet = make_board(self.game_id, self.loaded, plain=True).board_text(self.state.view(seat), Reader(names, seat))
        rows = [f"{label}: {''.join(text for text, _ in spans)}" for label, spans in sheet.rows]
        text = "\n".join([sheet.title, *rows])
        if mode == "human":
            print(text)
            return None
        return text


class MultiAgentGame:
    """Common base of the PettingZoo environments."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "name": "kwoon_v0", "render_fps": 1}

    num_extra_actions: ClassVar[int] = 0
    """Number of actions after the game's moves."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: str | Path | None = None,
        *,
        all_kinds: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.stepper = EnvStepper(game, seats, options, pack, all_kinds)
        self.num_actions = self.stepper.num_moves + self.num_extra_actions
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self.stepper.seats)]
        self.agents: list[str] = []
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self._generator = seeding.np_random(None)[0]

    def _observation_space(self, agent: str) -> spaces.Space[Any]:
        observation = spaces.Box(0, 255, (int(self.stepper.spec.size),), np.uint8)
        return spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (self.num_actions,), np.int8)})

    def _action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.num_actions)

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._generator = seeding.np_random(seed)[0]
        self.stepper.deal(self._generator)
        self.agents = self.possible_agents[:]

    def state(self) -> ObservationArray:
        """Return the observations of all seats concatenated, for a critic that may see everything."""
        return np.concatenate([self.stepper.observation(seat) for seat in range(self.stepper.seats)])

    def render(self) -> str | None:
        """Return the table as text or print it."""
        return self.stepper.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


def make_dice(generator: np.random.Generator) -> LiveDice:
    """Return dice seeded from a numpy generator."""
    return LiveDice(int.from_bytes(generator.bytes(16), "little"))

"""Gymnasium environment: one seat learns, and bots play the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kwoon.bots import find_bot
from kwoon.core.game import IllegalMove, Player
from kwoon.envs.stepper import EnvStepper, MaskArray, ObservationArray, make_dice


class SingleSeatEnv(gymnasium.Env[ObservationArray, np.int64]):
    """A game played from one seat. The mask is in `info["action_mask"]`, and `action_masks()` returns it too.

    An action outside the mask ends the game with reward -1 and an explanation in `info["illegal"]`, or raises
    `IllegalMove` with `illegal="raise"`. With `seat=None` each game draws a random seat.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: str | Path | None = None,
        *,
        seat: int | None = 0,
        bots: str = "greedy",
        all_kinds: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.stepper = EnvStepper(game, seats, options, pack, all_kinds)
        if seat is not None and not 0 <= seat < self.stepper.seats:
            raise IllegalMove(f"There is no seat {seat} in this game; seats are 0 to {self.stepper.seats - 1}.")
        self.level = find_bot(bots, game)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (int(self.stepper.spec.size),), np.uint8)
        self.action_space = spaces.Discrete(self.stepper.num_moves)
        self._requested_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Player] = {}
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, dict[str, Any]]:
        super().reset(seed=seed)
        self.stepper.deal(self.np_random)
        seats = range(self.stepper.seats)
        self.seat = (
            int(self.np_random.integers(self.stepper.seats)) if self._requested_seat is None else self._requested_seat
        )
        others = [seat for seat in seats if seat != self.seat]
        self._bots = {seat: self.level.make_bot(self.stepper.game, make_dice(self.np_random)) for seat in others}
        self._is_over = False
        self._let_bots_play()
        return self.stepper.observation(self.seat), self._step_info()

    def step(self, action: np.int64 | int) -> tuple[ObservationArray, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise IllegalMove("The game is over. Reset the environment to start a new one.")
        try:
            self.stepper.step(self.seat, int(action))
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            self._is_over = True
            return self.stepper.observation(self.seat), -1.0, True, False, {**self._step_info(), "illegal": str(error)}
        self._let_bots_play()
        self._is_over = self.stepper.first_open_prompt() is None
        if self.render_mode == "human":
            self.render()
        info = {**self._step_info(), **self.stepper.outcome_info()}
        return self.stepper.observation(self.seat), self.stepper.final_rewards()[self.seat], self._is_over, False, info

    def _let_bots_play(self) -> None:
        """Let the bots play until the learning seat is prompted or the game is over."""
        while True:
            prompt = self.stepper.first_open_prompt()
            if prompt is None or prompt.seat == self.seat:
                return
            seat = int(prompt.seat)
            move = self._bots[seat].choose(self.stepper.state.view(seat), prompt)
            self.stepper.state.apply(seat, move, self.stepper.dice)

    def action_masks(self) -> MaskArray:
        """Return a mask with 1 for each legal move."""
        return self.stepper.legal_move_mask(self.seat)

    def _step_info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        return self.stepper.render(self.render_mode, self.seat)

"""Gymnasium: one seat learns, bots sit on the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kwoon.bots import find_bot
from kwoon.core.contract import Player, Refused
from kwoon.envs.stepped import Mask, Row, Stepped, dice_from


class Solo(gymnasium.Env[Row, np.int64]):
    """One game of Kwoon from one seat. The mask is in `info["action_mask"]` and comes from `action_masks()`.

    An action that the mask does not have ends the game with -1 and a sentence in `info["illegal"]`; or, with
    `illegal="raise"`, Refused is raised. `seat=None` draws the seat anew for each game.
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
        self.table = Stepped(game, seats, options, pack, all_kinds)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise Refused(f"There is no seat {seat} at this table: they are from 0 to {self.table.seats - 1}.")
        self.level = find_bot(bots, game)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (int(self.table.shape.size),), np.uint8)
        self.action_space = spaces.Discrete(self.table.moves)
        self._wanted = seat
        self.seat = seat or 0
        self._bots: dict[int, Player] = {}
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(self.np_random)
        seats = range(self.table.seats)
        self.seat = int(self.np_random.integers(self.table.seats)) if self._wanted is None else self._wanted
        others = [seat for seat in seats if seat != self.seat]
        self._bots = {seat: self.level.make(self.table.game, dice_from(self.np_random)) for seat in others}
        self._over = False
        self._let_bots_play()
        return self.table.row(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise Refused("The game is over: reset the environment for a new one.")
        try:
            self.table.step(self.seat, int(action))
        except Refused as refusal:
            if self.illegal == "raise":
                raise
            self._over = True
            return self.table.row(self.seat), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self._let_bots_play()
        self._over = self.table.asked() is None
        if self.render_mode == "human":
            self.render()
        info = {**self._info(), **self.table.told()}
        return self.table.row(self.seat), self.table.earned()[self.seat], self._over, False, info

    def _let_bots_play(self) -> None:
        """Until the own seat is asked, or the game is over."""
        while True:
            ask = self.table.asked()
            if ask is None or ask.seat == self.seat:
                return
            seat = int(ask.seat)
            move = self._bots[seat].choose(self.table.state.view(seat), ask)
            self.table.state.answer(seat, move, self.table.dice)

    def action_masks(self) -> Mask:
        """1 for each move that can be made now."""
        return self.table.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        return self.table.render(self.render_mode, self.seat)


def solo(game: str, seats: int | None = None, **how: Any) -> Solo:
    """A game from one seat: `solo("fight", bots="student")`."""
    return Solo(game, seats, **how)

"""PettingZoo's AEC: one agent after the other, each asked when it is its turn to say something."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from kwoon.envs.stepped import Row, Stepped, agent_name


class KwoonAEC(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """One game of Kwoon. An action that the mask does not have is refused with a sentence, and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "name": "kwoon_v0", "render_fps": 1}

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
        self.table = Stepped(game, seats, options, pack, all_kinds)
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self.table.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self._random = seeding.np_random(None)[0]

    def _observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.seen(self.table.moves)

    def _action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.table.moves)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.table.deal(self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.step(self._seat[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.asked() is None:
            self._end()
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        ask = self.table.asked()
        assert ask is not None
        self.agent_selection = self.possible_agents[int(ask.seat)]

    def _end(self) -> None:
        told = self.table.told()
        for agent, earned in zip(self.possible_agents, self.table.earned(), strict=True):
            self.rewards[agent] = earned
            self.terminations[agent] = True
            self.infos[agent] = dict(told)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; the mask only of the one whose turn it is."""
        seat = self._seat[agent]
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self.table.mask(seat) if asked else np.zeros(self.table.moves, np.int8)
        return {"observation": self.table.row(seat), "action_mask": mask}

    def state(self) -> Row:
        return self.table.everything()

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        pass


def aec(game: str, seats: int | None = None, **how: Any) -> KwoonAEC:
    """A game as an AEC environment: `aec("fight")`, `aec("kung-fu-2019", 4, options={"format": "2v2"})`."""
    return KwoonAEC(game, seats, **how)

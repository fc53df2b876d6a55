"""PettingZoo AEC environment: agents act one after another."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from kwoon.envs.stepper import GameStepper, ObservationArray, agent_name


class KwoonAEC(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """A game in which one agent acts at a time. An action outside the mask raises `IllegalMove` and changes nothing."""

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
        self.stepper = GameStepper(game, seats, options, pack, all_kinds)
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self.stepper.seats)]
        self._seat_of_agent = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self._generator = seeding.np_random(None)[0]

    def _observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.stepper.observation_space(self.stepper.num_moves)

    def _action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.stepper.num_moves)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = seeding.np_random(seed)[0]
        self.stepper.deal(self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_next_agent()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.stepper.step(self._seat_of_agent[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.stepper.next_prompt() is None:
            self._finish()
        else:
            self._select_next_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select_next_agent(self) -> None:
        prompt = self.stepper.next_prompt()
        assert prompt is not None
        self.agent_selection = self.possible_agents[int(prompt.seat)]

    def _finish(self) -> None:
        outcome_info = self.stepper.outcome_info()
        for agent, reward in zip(self.possible_agents, self.stepper.final_rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = dict(outcome_info)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation. Only the agent to act has a nonzero mask."""
        seat = self._seat_of_agent[agent]
        is_to_act = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self.stepper.mask(seat) if is_to_act else np.zeros(self.stepper.num_moves, np.int8)
        return {"observation": self.stepper.observation(seat), "action_mask": mask}

    def state(self) -> ObservationArray:
        return self.stepper.all_observations()

    def render(self) -> str | None:
        return self.stepper.render(self.render_mode)

    def close(self) -> None:
        pass


def aec(game: str, seats: int | None = None, **settings: Any) -> KwoonAEC:
    """Return a game as an AEC environment: `aec("fight")`, `aec("kung-fu-2019", 4, options={"format": "2v2"})`."""
    return KwoonAEC(game, seats, **settings)

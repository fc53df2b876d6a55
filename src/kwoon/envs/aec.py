"""PettingZoo AEC environment: agents act one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from kwoon.envs.stepper import MultiAgentGame


class KwoonAEC(MultiAgentGame, AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """One Kwoon game as an AEC environment. An action outside the mask raises `IllegalMove` and changes nothing.

    Examples: `aec("fight")`, `aec("kung-fu-2019", 4, options={"format": "2v2"})`.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
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
        self.stepper.step(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.stepper.first_open_prompt() is None:
            self._set_final_rewards()
        else:
            self._select_next_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select_next_agent(self) -> None:
        prompt = self.stepper.first_open_prompt()
        assert prompt is not None
        self.agent_selection = self.possible_agents[int(prompt.seat)]

    def _set_final_rewards(self) -> None:
        outcome_info = self.stepper.outcome_info()
        for agent, reward in zip(self.possible_agents, self.stepper.final_rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = dict(outcome_info)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation. Only the agent to act has a nonzero mask."""
        seat = self.possible_agents.index(agent)
        is_to_act = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self.stepper.legal_move_mask(seat) if is_to_act else np.zeros(self.stepper.num_moves, np.int8)
        return {"observation": self.stepper.observation(seat), "action_mask": mask}

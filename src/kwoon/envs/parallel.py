"""PettingZoo Parallel environment: all agents act in every step; agents that are not prompted wait."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from kwoon.core.game import IllegalMove
from kwoon.envs.stepper import MultiAgentGame

Observation = dict[str, Any]


class KwoonParallel(MultiAgentGame, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game of Kwoon. The last action is to wait, which is the only legal action for agents that are not prompted.

    An action outside the mask ends the game with reward -1 for that agent, 0 for the others, and an explanation in
    `infos`; with `illegal="raise"` it raises `IllegalMove` instead.
    """

    num_extra_actions = 1

    def __init__(self, game: str, seats: int | None = None, *, illegal: str = "end", **settings: Any) -> None:
        super().__init__(game, seats, **settings)
        self.wait_action = self.stepper.num_moves
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        illegal_reasons = self._find_illegal_actions(actions)
        if illegal_reasons and self.illegal == "raise":
            raise IllegalMove(next(iter(illegal_reasons.values())))
        if illegal_reasons:
            rewards = {agent: -1.0 if agent in illegal_reasons else 0.0 for agent in agents}
            infos: dict[str, dict[str, Any]] = {
                agent: {"illegal": illegal_reasons[agent]} if agent in illegal_reasons else {} for agent in agents
            }
        else:
            for prompt in self.stepper.state.prompts():
                self.stepper.step(int(prompt.seat), int(actions[self.possible_agents[int(prompt.seat)]]))
            rewards = dict(zip(self.possible_agents, self.stepper.final_rewards(), strict=True))
            infos = {agent: dict(self.stepper.outcome_info()) for agent in agents}
        is_over = bool(illegal_reasons) or self.stepper.first_open_prompt() is None
        observations = self._observations()
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _find_illegal_actions(self, actions: dict[str, int]) -> dict[str, str]:
        """Return the agents with an illegal action, each with an explanation."""
        reasons: dict[str, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = self.stepper.legal_moves(seat)
            # A missing action counts as waiting.
            action = int(actions.get(agent, self.wait_action))
            if not legal and action != self.wait_action:
                reasons[agent] = f"{agent} has no prompt now; its only legal action is to wait ({self.wait_action})."
            elif legal and action not in legal:
                legal_text = ", ".join(str(move) for move in legal)
                reasons[agent] = f"Action {action} of {agent} is not legal now. Legal actions: {legal_text}."
        return reasons

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def observe(self, seat: int) -> Observation:
        """Return a seat's observation and mask."""
        mask = self.stepper.legal_move_mask(seat, self.wait_action + 1)
        mask[self.wait_action] = not mask.any()
        return {"observation": self.stepper.observation(seat), "action_mask": mask}

"""PettingZoo's Parallel: all agents at every step; whoever is not asked waits."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from kwoon.core.contract import Refused
from kwoon.envs.stepped import Row, Stepped, agent_name

Observation = dict[str, Any]


class KwoonParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game of Kwoon. The last action is to wait: the only one for whoever is not asked.

    An action that the mask does not have ends the game: -1 for whoever made it, 0 for the others, and a sentence in
    `infos`; or, with `illegal="raise"`, Refused is raised.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "name": "kwoon_v0", "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: str | Path | None = None,
        *,
        all_kinds: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.table = Stepped(game, seats, options, pack, all_kinds)
        self.wait = self.table.moves
        self.illegal = illegal
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self._random = seeding.np_random(None)[0]

    def _observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.seen(self.wait + 1)

    def _action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.table.deal(self._random)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        wrong = self._wrong(actions)
        if wrong and self.illegal == "raise":
            raise Refused(next(iter(wrong.values())))
        if wrong:
            earned = {agent: -1.0 if agent in wrong else 0.0 for agent in agents}
            infos: dict[str, dict[str, Any]] = {
                agent: {"illegal": wrong[agent]} if agent in wrong else {} for agent in agents
            }
        else:
            for ask in self.table.state.asks():
                self.table.step(int(ask.seat), int(actions[self.possible_agents[int(ask.seat)]]))
            earned = dict(zip(self.possible_agents, self.table.earned(), strict=True))
            infos = {agent: dict(self.table.told()) for agent in agents}
        over = bool(wrong) or self.table.asked() is None
        seen = self._seen()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, earned, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _wrong(self, actions: dict[str, int]) -> dict[str, str]:
        """Who did what cannot be done, each with a sentence."""
        wrong: dict[str, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = self.table.legal(seat)
            # Whoever says nothing waits.
            action = int(actions.get(agent, self.wait))
            if not legal and action != self.wait:
                wrong[agent] = f"{agent} is not asked anything now: its only action is to wait, {self.wait}."
            elif legal and action not in legal:
                can = ", ".join(str(move) for move in legal)
                wrong[agent] = f"{agent} cannot do {action} now. It can: {can}."
        return wrong

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and what it may do."""
        mask = self.table.mask(seat, self.wait + 1)
        mask[self.wait] = not mask.any()
        return {"observation": self.table.row(seat), "action_mask": mask}

    def state(self) -> Row:
        return self.table.everything()

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        pass


def parallel(game: str, seats: int | None = None, **how: Any) -> KwoonParallel:
    """A game as a Parallel environment: `parallel("fight")`."""
    return KwoonParallel(game, seats, **how)

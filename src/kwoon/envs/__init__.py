"""Kwoon's games as environments: PettingZoo (`aec`, `parallel`), Gymnasium (`single_seat`, or ids such as
`Kwoon/Fight-v0`) and OpenSpiel (`import kwoon.envs.openspiel`)."""

from __future__ import annotations

from kwoon.optional_deps import requires

with requires("envs", "An environment"):
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401

from kwoon.envs.aec import KwoonAEC
from kwoon.envs.gym_env import SingleSeatEnv
from kwoon.envs.parallel import KwoonParallel
from kwoon.registry import all_games

__all__ = ["KwoonAEC", "KwoonParallel", "SingleSeatEnv", "aec", "gymnasium_id", "parallel", "single_seat"]

aec, parallel, single_seat = KwoonAEC, KwoonParallel, SingleSeatEnv
"""For example, `aec("fight")` or `single_seat("fight", bots="student")`."""


def gymnasium_id(game: str) -> str:
    """Return the Gymnasium id of a game, such as `Kwoon/Fight-v0` or `Kwoon/KungFu2014-v0`."""
    return f"Kwoon/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _game in all_games():
    if gymnasium_id(_game.id) not in gymnasium.registry:
        gymnasium.register(
            id=gymnasium_id(_game.id), entry_point="kwoon.envs.gym_env:SingleSeatEnv", kwargs={"game": _game.id}
        )

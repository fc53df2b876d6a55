"""The five games as environments: PettingZoo (`aec`, `parallel`), Gymnasium (`solo`, `Kwoon/Fight-v0` and the like) and
OpenSpiel (`import kwoon.envs.spiel`)."""

from __future__ import annotations

from kwoon.extras import needs

with needs("envs", "An environment"):
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401

from kwoon.envs.aec import KwoonAEC, aec
from kwoon.envs.parallel import KwoonParallel, parallel
from kwoon.envs.solo import Solo, solo
from kwoon.games import GAMES

__all__ = ["KwoonAEC", "KwoonParallel", "Solo", "aec", "name_of", "parallel", "solo"]


def name_of(game: str) -> str:
    """What Gymnasium calls a game: `Kwoon/Fight-v0`, `Kwoon/KungFu2014-v0`."""
    return f"Kwoon/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _box in GAMES:
    if name_of(_box.id) not in gymnasium.registry:
        gymnasium.register(id=name_of(_box.id), entry_point="kwoon.envs.solo:Solo", kwargs={"game": _box.id})

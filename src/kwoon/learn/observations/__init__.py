"""Observation specs, one module per game."""

from __future__ import annotations

from kwoon.core.game import Game
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.fight.rules.game import Fight
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.learn.observation import ObservationSpec
from kwoon.learn.observations.dragon_punch import dragon_punch_spec
from kwoon.learn.observations.fight import fight_spec
from kwoon.learn.observations.kung_fu_2014 import kung_fu_2014_spec
from kwoon.learn.observations.kung_fu_2019 import kung_fu_2019_spec
from kwoon.learn.observations.kung_fur_fight import kung_fur_fight_spec


def observation_spec(game: Game, all_kinds: bool = False) -> ObservationSpec:
    """Return the observation spec for a game.

    `all_kinds` affects only Kung Fu Fighting! (2019): it adds slots for cards that only other options use, so weights
    trained with some options can be used with others.
    """
    if isinstance(game, Fight):
        return fight_spec(game)
    if isinstance(game, DragonPunch):
        return dragon_punch_spec(game)
    if isinstance(game, KungFurFight):
        return kung_fur_fight_spec(game)
    if isinstance(game, KungFu2014):
        return kung_fu_2014_spec(game)
    assert isinstance(game, KungFu2019)
    return kung_fu_2019_spec(game, all_kinds)

"""Every game's view as a row of numbers: a table a game."""

from __future__ import annotations

from kwoon.core.contract import Game
from kwoon.games.dragon_punch.play.rules import DragonPunch
from kwoon.games.fight.play.rules import Fight
from kwoon.games.kung_fu_2014.play.rules import KungFu2014
from kwoon.games.kung_fu_2019.play.rules import KungFu2019
from kwoon.games.kung_fur_fight.play.rules import KungFurFight
from kwoon.learn.shape import Shape
from kwoon.learn.shapes.dragon_punch import dragon_shape
from kwoon.learn.shapes.fight import fight_shape
from kwoon.learn.shapes.kung_fu_2014 import kung_fu_2014_shape
from kwoon.learn.shapes.kung_fu_2019 import kung_fu_2019_shape
from kwoon.learn.shapes.kung_fur_fight import fur_shape


def shape_of(game: Game, all_kinds: bool = False) -> Shape:
    """How a game's views become rows. `all_kinds` has room for cards that only other options bring, so that what was
    learnt with some options fits others."""
    if isinstance(game, Fight):
        return fight_shape(game)
    if isinstance(game, DragonPunch):
        return dragon_shape(game)
    if isinstance(game, KungFurFight):
        return fur_shape(game)
    if isinstance(game, KungFu2014):
        return kung_fu_2014_shape(game)
    assert isinstance(game, KungFu2019)
    return kung_fu_2019_shape(game, all_kinds)

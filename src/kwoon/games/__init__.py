"""The games of the hall, in the order in which they stand on the shelf."""

from __future__ import annotations

from kwoon.core.box import Box
from kwoon.games.dragon_punch.box import DragonPunchBox
from kwoon.games.fight.box import FightBox
from kwoon.games.kung_fu_2014.box import KungFu2014Box
from kwoon.games.kung_fu_2019.box import KungFu2019Box
from kwoon.games.kung_fur_fight.box import KungFurFightBox

GAMES: tuple[Box, ...] = (FightBox(), DragonPunchBox(), KungFurFightBox(), KungFu2014Box(), KungFu2019Box())

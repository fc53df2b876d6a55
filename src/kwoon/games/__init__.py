"""The games of the hall, in the order in which they stand on the shelf."""

from __future__ import annotations

from kwoon.core.box import Box
from kwoon.games.dragon_punch.box import DragonPunchBox
from kwoon.games.fight.box import FightBox

GAMES: tuple[Box, ...] = (FightBox(), DragonPunchBox())

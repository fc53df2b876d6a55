"""The games in display order."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition
from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from kwoon.games.fight.definition import FightDefinition
from kwoon.games.kung_fu_2014.definition import KungFu2014Definition
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fur_fight.definition import KungFurFightDefinition

GAMES: tuple[GameDefinition, ...] = (
    FightDefinition(),
    DragonPunchDefinition(),
    KungFurFightDefinition(),
    KungFu2014Definition(),
    KungFu2019Definition(),
)

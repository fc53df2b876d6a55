"""The statistics collector of every game. To add a game to the laboratory, add its collector here."""

from __future__ import annotations

from kwoon.core.game import Game
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.kung_fu_2014.rules.notation import KungFu2014Notation
from kwoon.games.kung_fu_2019.rules.notation import KungFu2019Notation
from kwoon.games.kung_fur_fight.rules.notation import FurNotation
from kwoon.stats.collector import StatsCollector
from kwoon.stats.dragon_punch import DragonCollector
from kwoon.stats.fight import FightCollector
from kwoon.stats.kung_fu_2014 import KungFu2014Collector
from kwoon.stats.kung_fu_2019 import KungFu2019Collector
from kwoon.stats.kung_fur_fight import FurCollector


def collector_for(game: Game) -> StatsCollector:
    """Return a new collector for a game. Raise `LookupError` if there is none."""
    if isinstance(game, FightNotation):
        return FightCollector(game)
    if isinstance(game, DragonNotation):
        return DragonCollector(game)
    if isinstance(game, FurNotation):
        return FurCollector(game)
    if isinstance(game, KungFu2014Notation):
        return KungFu2014Collector(game)
    if isinstance(game, KungFu2019Notation):
        return KungFu2019Collector(game)
    raise LookupError("This game has no statistics collector.")

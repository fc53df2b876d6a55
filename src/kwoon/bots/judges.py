"""Which judge knows which game."""

from __future__ import annotations

from kwoon.bots.dragon_punch_judge import DragonJudge
from kwoon.bots.fight import FightJudge
from kwoon.bots.judge import Judge
from kwoon.bots.kung_fu_2014_judge import KungFu2014Judge
from kwoon.bots.kung_fu_2019_judge import KungFu2019Judge
from kwoon.bots.kung_fur_fight_judge import FurJudge
from kwoon.core.contract import Game
from kwoon.games.dragon_punch.notation import DragonNotation
from kwoon.games.fight.notation import FightNotation
from kwoon.games.kung_fu_2014.rules import KungFu2014
from kwoon.games.kung_fu_2019.rules import KungFu2019
from kwoon.games.kung_fur_fight.rules import KungFurFight


def judge_for(game: Game) -> Judge:
    """The judge of a game; one that knows nothing if it has none."""
    if isinstance(game, FightNotation):
        return FightJudge(game)
    if isinstance(game, DragonNotation):
        return DragonJudge(game)
    if isinstance(game, KungFu2014):
        return KungFu2014Judge(game)
    if isinstance(game, KungFurFight):
        return FurJudge()
    if isinstance(game, KungFu2019):
        return KungFu2019Judge(game)
    return Judge()

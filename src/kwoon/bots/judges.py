"""Which judge knows which game."""

from __future__ import annotations

from kwoon.bots.dragon_punch_judge import DragonJudge
from kwoon.bots.fight import FightJudge
from kwoon.bots.judge import Judge
from kwoon.core.contract import Game
from kwoon.games.dragon_punch.notation import DragonNotation
from kwoon.games.fight.notation import FightNotation


def judge_for(game: Game) -> Judge:
    """The judge of a game; one that knows nothing if it has none."""
    if isinstance(game, FightNotation):
        return FightJudge(game)
    if isinstance(game, DragonNotation):
        return DragonJudge(game)
    return Judge()

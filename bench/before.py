"""Masters as they were before they were taught or given solved rounds: for measurement only.

    kwoon duel fight master bench.before:Master --games 500 --seed before --jobs 1

Both meet in one run, so that what `kwoon duel` prints of their speed is a fair comparison. Dragon Punch's master is the
one of now without the tables of solved rounds: there is a difference only where there are some. Those of both Kung Fu
games are as they were.
"""

from __future__ import annotations

from kwoon.bots.dragon_punch.search import DragonSearch
from kwoon.bots.fight.judge import FightJudge
from kwoon.bots.kung_fur_fight.judge import FurJudge
from kwoon.bots.kung_fur_fight.search import FurSearch
from kwoon.bots.school import PATIENCE
from kwoon.bots.schools import school_of
from kwoon.bots.search import SearchBot
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.games.fight.play.rules import Fight
from kwoon.games.kung_fur_fight.play.rules import KungFurFight


def Master(game: Game, dice: Dice) -> Player:
    """The master of before."""
    # By name: in code that is not compiled, instance checks of compiled games are not to be trusted.
    school = school_of(game)
    if school.game == "fight":
        assert isinstance(game, Fight)
        return SearchBot(game, FightJudge(game), Budget(500, PATIENCE), dice)
    if school.game == "kung-fur-fight":
        assert isinstance(game, KungFurFight)
        return FurSearch(game, dice, FurJudge(game), Budget(8000, PATIENCE))
    now = school.master(game, dice)
    if school.game == "dragon-punch":
        assert isinstance(now, DragonSearch)
        now.looks_up = False
    return now

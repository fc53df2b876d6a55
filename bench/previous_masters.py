"""Masters as they were before they were taught or given solved rounds: for measurement only.

    kwoon duel fight master bench.previous_masters:Master --games 500 --seed before --jobs 1

Both meet in one run, so that what `kwoon duel` prints of their speed is a fair comparison. Dragon Punch's master is the
one of now without the tables of solved rounds: there is a difference only where there are some. Those of both Kung Fu
games are as they were.
"""

from __future__ import annotations

from kwoon.bots.bot_family import MAX_MILLISECONDS
from kwoon.bots.dragon_punch.search import DragonSearch
from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.search import FurSearch
from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.games.fight.rules.game import Fight
from kwoon.games.kung_fur_fight.rules.game import KungFurFight


def Master(game: Game, dice: Dice) -> Player:
    """The master of before."""
    # By name: in code that is not compiled, instance checks of compiled games are not to be trusted.
    school = bot_family_of(game)
    if school.game == "fight":
        assert isinstance(game, Fight)
        return IsmctsBot(game, FightEvaluator(game), Budget(500, MAX_MILLISECONDS), dice)
    if school.game == "kung-fur-fight":
        assert isinstance(game, KungFurFight)
        return FurSearch(game, dice, FurEvaluator(game), Budget(8000, MAX_MILLISECONDS))
    now = school.master(game, dice)
    if school.game == "dragon-punch":
        assert isinstance(now, DragonSearch)
        now.uses_tablebase = False
    return now

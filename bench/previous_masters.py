"""Masters as they were before they had trained networks or solved rounds. For measurement only.

    kwoon duel fight master bench.previous_masters:Master --games 500 --seed before --jobs 1

Both masters play in one run, so the speeds that `kwoon duel` prints are comparable. Dragon Punch's previous master is
the current one without the tables of solved rounds, and it differs only if such tables exist. The masters of both Kung
Fu games are unchanged.
"""

from __future__ import annotations

from kwoon.bots.bot_family import MAX_MILLISECONDS
from kwoon.bots.dragon_punch.search import DragonSearchBot
from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.search import FurSearchBot
from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.games.fight.rules.game import Fight
from kwoon.games.kung_fur_fight.rules.game import KungFurFight


def Master(game: Game, dice: Dice) -> Player:
    """Return the previous master for a game."""
    # Compare by name, because `isinstance` checks of compiled classes are unreliable in interpreted code.
    bot_family = bot_family_of(game)
    if bot_family.game == "fight":
        assert isinstance(game, Fight)
        return IsmctsBot(game, FightEvaluator(game), Budget(500, MAX_MILLISECONDS), dice)
    if bot_family.game == "kung-fur-fight":
        assert isinstance(game, KungFurFight)
        return FurSearchBot(game, dice, FurEvaluator(game), Budget(8000, MAX_MILLISECONDS))
    master = bot_family.master_bot(game, dice)
    if bot_family.game == "dragon-punch":
        assert isinstance(master, DragonSearchBot)
        master.uses_tablebase = False
    return master

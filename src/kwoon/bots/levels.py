"""How each level plays each game: which bot it is, and how long it may think."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch import GreedyDragonPunch
from kwoon.bots.dragon_punch_search import DragonSearch
from kwoon.bots.fight import GreedyFight
from kwoon.bots.judges import judge_for
from kwoon.bots.kung_fu_2014 import GreedyKungFu2014
from kwoon.bots.kung_fu_2014_judge import KungFu2014Judge
from kwoon.bots.kung_fu_2019 import GreedyKungFu2019
from kwoon.bots.kung_fu_2019_judge import KungFu2019Judge
from kwoon.bots.kung_fu_trials import TrialBot
from kwoon.bots.kung_fur_fight import FurBot
from kwoon.bots.kung_fur_fight_judge import FurJudge
from kwoon.bots.kung_fur_fight_search import FurSearch
from kwoon.bots.novice import Novice, Student
from kwoon.bots.random import RandomBot
from kwoon.bots.search import SearchBot
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.games.dragon_punch.notation import DragonNotation
from kwoon.games.fight.notation import FightNotation
from kwoon.games.kung_fu_2014.rules import KungFu2014
from kwoon.games.kung_fu_2019.rules import KungFu2019
from kwoon.games.kung_fur_fight.rules import KungFurFight

PATIENCE: Final = 900
"""Milliseconds after which a search stops on a slow machine, however much it still had to think: now and then a bot is
asked twice in a row before anybody hears of it, and even then nobody should wait for two seconds."""
SLIPS: Final = 35
"""How many moves of a hundred a novice makes without a thought."""
LAPSES: Final = 50
"""How many answers of a hundred a student gives at first sight."""
FEWER: Final = 25
"""The same in FIGHT, where luck leaves less room between the levels."""


def greedy_player(game: Game, dice: Dice) -> Player:
    """The greedy bot of a game; where there is none, any legal move."""
    if isinstance(game, FightNotation):
        return GreedyFight(game, dice)
    if isinstance(game, DragonNotation):
        return GreedyDragonPunch(game, dice)
    if isinstance(game, KungFurFight):
        return FurBot(game, dice)
    if isinstance(game, KungFu2014):
        return GreedyKungFu2014(game)
    if isinstance(game, KungFu2019):
        return GreedyKungFu2019(game, dice)
    return RandomBot(dice)


def make_novice(game: Game, dice: Dice) -> Player:
    """Greedy, with mistakes."""
    return Novice(greedy_player(game, dice), dice, SLIPS)


def make_student(game: Game, dice: Dice) -> Player:
    """Searches a little; where little is nearly as good as much, only now and then."""
    mentor = searching(game, dice, 0)
    if isinstance(game, (KungFu2014, KungFu2019)):
        return mentor
    lapses = FEWER if isinstance(game, FightNotation) else LAPSES
    return Student(mentor, greedy_player(game, dice), dice, lapses)


def make_master(game: Game, dice: Dice) -> Player:
    """Searches as long as a person likes to wait."""
    return searching(game, dice, 1)


def searching(game: Game, dice: Dice, strength: int) -> Player:
    """A bot that searches; how many games it imagines depends on how much each takes."""
    if isinstance(game, KungFurFight):
        return FurSearch(game, dice, FurJudge(), Budget((4000, 8000)[strength], PATIENCE))
    if isinstance(game, KungFu2014):
        judge14 = KungFu2014Judge(game, (1, 2)[strength])
        return TrialBot(game, judge14, Budget((40, 400)[strength], PATIENCE), dice)
    if isinstance(game, KungFu2019):
        judge19 = KungFu2019Judge(game, (1, 0)[strength])
        return TrialBot(game, judge19, Budget((40, 400)[strength], PATIENCE), dice)
    if isinstance(game, DragonNotation):
        return DragonSearch(game, dice, 2, Budget((4, 16)[strength], PATIENCE))
    return SearchBot(game, judge_for(game), Budget((200, 500)[strength], PATIENCE), dice)

"""Manners: greedy bots with a bent, so that people can tell them apart. See docs/research/bot-strength.md.

Three times in ten, in the 2014 game once, a bot does what its manner likes, if that is possible, and as well as it can;
otherwise it plays as the greedy bot does. What is liked is told from the view and the ask alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.level import Level
from kwoon.bots.schools import school_of
from kwoon.core.contract import Ask, Game, Player, View
from kwoon.core.dice import Dice
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.sight.view import DragonView
from kwoon.games.fight.play.notation import FightNotation
from kwoon.games.fight.sight.view import FightView
from kwoon.games.kung_fu_2014.play.rules import KungFu2014
from kwoon.games.kung_fu_2019.play.rules import KungFu2019

BOLD: Final = "bold"
CAREFUL: Final = "careful"
TRICKY: Final = "tricky"
OFTEN: Final = 30
"""How many questions of a hundred are answered as the manner likes it,"""
SELDOM: Final = 10
"""and how many where every block and attack counts for much: in the 2014 game."""


class Mannered(Player):
    """Plays like another, with a bent."""

    def __init__(self, game: Game, usual: Player, dice: Dice, manner: str) -> None:
        self.game = game
        self.usual = usual
        self.dice = dice
        self.manner = manner
        self.often = SELDOM if isinstance(game, KungFu2014) else OFTEN

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.moves) > 1:
            liked = likes(self.game, self.manner, view, ask)
            if liked and len(liked) < len(ask.moves) and self.dice.roll(100) < self.often:
                if len(liked) == 1:
                    return liked[0]
                move = self.usual.choose(view, Ask(ask.seat, ask.word, liked))
                return move if move in liked else liked[self.dice.roll(len(liked))]
        return self.usual.choose(view, ask)


def likes(game: Game, manner: str, view: View, ask: Ask) -> list[int]:
    """The moves that a manner likes; none where it makes no difference."""
    if isinstance(game, FightNotation):
        assert isinstance(view, FightView)
        return of_fight(game, manner, view, ask)
    if isinstance(game, DragonNotation):
        assert isinstance(view, DragonView)
        return of_dragon(game, manner, view, ask)
    if view.draft:
        return []
    idle = -1
    if isinstance(game, KungFu2014):
        idle = int(game.kinds.pass_)
    elif isinstance(game, KungFu2019):
        idle = int(game.pass_)
    leaves = ("block",) if manner == BOLD else ("attack", "counterattack")
    return [idle] if ask.word in leaves and idle in ask.moves else []


def of_fight(game: FightNotation, manner: str, view: FightView, ask: Ask) -> list[int]:
    """Bold ones attack, careful ones defend, tricky ones play what the other has not seen them take."""
    if ask.word != "play":
        return []
    if manner == TRICKY:
        return [move for move in ask.moves if move not in view.shown[view.seat]]
    return [move for move in ask.moves if game.attacks[move] == (manner == BOLD)]


def of_dragon(game: DragonNotation, manner: str, view: DragonView, ask: Ask) -> list[int]:
    """Bold ones strike, careful ones block or evade, tricky ones switch cards that lie hidden."""
    if manner == TRICKY:
        if ask.word != "switch":
            return []
        hidden = [int(game.switch) + face for face in view.hand]
        return [move for move in ask.moves if move in hidden]
    if ask.word != "play":
        return []
    found: list[int] = []
    for move in ask.moves:
        strikes = False
        for spot in game.pack.moves[move].spots:
            if spot.attacks:
                strikes = True
        if strikes == (manner == BOLD):
            found.append(move)
    return found


def with_manner(manner: str) -> Callable[[Game, Dice], Player]:
    """How to make a greedy bot of this manner."""

    def make(game: Game, dice: Dice) -> Player:
        return Mannered(game, school_of(game).greedy(game, dice), dice, manner)

    return make


MANNERS: Final[tuple[Level, ...]] = (
    Level(
        BOLD,
        "Bold",
        "As Steady, but strikes where others would guard, and often leaves a blow unanswered.",
        with_manner(BOLD),
        ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019"),
    ),
    Level(
        CAREFUL,
        "Careful",
        "As Steady, but guards where others would strike, and keeps its cards for later.",
        with_manner(CAREFUL),
        ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019"),
    ),
    Level(
        TRICKY,
        "Tricky",
        "As Steady, but likes what you have not seen: hidden cards first.",
        with_manner(TRICKY),
        ("fight", "dragon-punch"),
    ),
)

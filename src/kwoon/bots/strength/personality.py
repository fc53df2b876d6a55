"""Personalities: greedy bots with a recognizable style. See docs/research/bot-strength.md.

For three prompts in ten (one in ten in the 2014 game), a bot plays the best move that its personality prefers, if there
is one. Otherwise it plays like the greedy bot. The preference depends only on the view and the prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.level import Level
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.view import DragonView
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.view.view import FightView
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2019.rules.game import KungFu2019

BOLD: Final = "bold"
CAREFUL: Final = "careful"
TRICKY: Final = "tricky"
USUAL_PERCENT: Final = 30
"""Percentage of prompts answered with a move that the personality prefers."""
KUNG_FU_2014_PERCENT: Final = 10
"""The same percentage for the 2014 game, where every block and attack matters a lot."""


class PersonalityBot(Player):
    """Plays like another bot, with preferences."""

    def __init__(self, game: Game, base_bot: Player, dice: Dice, personality: str) -> None:
        self.game = game
        self.base_bot = base_bot
        self.dice = dice
        self.personality = personality
        self.percent = KUNG_FU_2014_PERCENT if isinstance(game, KungFu2014) else USUAL_PERCENT

    def choose(self, view: View, prompt: Prompt) -> int:
        if len(prompt.moves) > 1:
            liked = preferred_moves(self.game, self.personality, view, prompt)
            if liked and len(liked) < len(prompt.moves) and self.dice.roll(100) < self.percent:
                if len(liked) == 1:
                    return liked[0]
                move = self.base_bot.choose(view, Prompt(prompt.seat, prompt.kind, liked))
                return move if move in liked else liked[self.dice.roll(len(liked))]
        return self.base_bot.choose(view, prompt)


def preferred_moves(game: Game, personality: str, view: View, prompt: Prompt) -> list[int]:
    """Return the moves that a personality prefers; empty where it has no preference."""
    if isinstance(game, FightNotation):
        assert isinstance(view, FightView)
        return fight_preferences(game, personality, view, prompt)
    if isinstance(game, DragonNotation):
        assert isinstance(view, DragonView)
        return dragon_preferences(game, personality, view, prompt)
    if view.draft:
        return []
    idle = -1
    if isinstance(game, KungFu2014):
        idle = int(game.kinds.pass_move)
    elif isinstance(game, KungFu2019):
        idle = int(game.pass_move)
    passed_prompts = ("block",) if personality == BOLD else ("attack", "counterattack")
    return [idle] if prompt.kind in passed_prompts and idle in prompt.moves else []


def fight_preferences(game: FightNotation, personality: str, view: FightView, prompt: Prompt) -> list[int]:
    """Return the preferred moves: bold bots attack, careful ones defend, and tricky ones play cards that the opponent
    has not seen them take."""
    if prompt.kind != "play":
        return []
    if personality == TRICKY:
        return [move for move in prompt.moves if move not in view.shown[view.seat]]
    return [move for move in prompt.moves if game.attacks[move] == (personality == BOLD)]


def dragon_preferences(game: DragonNotation, personality: str, view: DragonView, prompt: Prompt) -> list[int]:
    """Return the preferred moves: bold bots strike, careful ones block or evade, and tricky ones switch hidden cards."""
    if personality == TRICKY:
        if prompt.kind != "switch":
            return []
        hidden = [int(game.first_switch) + face for face in view.hand]
        return [move for move in prompt.moves if move in hidden]
    if prompt.kind != "play":
        return []
    found: list[int] = []
    for move in prompt.moves:
        strikes = False
        for spot in game.pack.moves[move].heights:
            if spot.attacks:
                strikes = True
        if strikes == (personality == BOLD):
            found.append(move)
    return found


def personality_factory(personality: str) -> Callable[[Game, Dice], Player]:
    """Return a factory for a greedy bot with this personality."""

    def make_personality_bot(game: Game, dice: Dice) -> Player:
        return PersonalityBot(game, bot_family_of(game).greedy_bot(game, dice), dice, personality)

    return make_personality_bot


PERSONALITY_LEVELS: Final[tuple[Level, ...]] = (
    Level(
        BOLD,
        "Bold",
        "Like Steady, but attacks where others would defend, and often does not block.",
        personality_factory(BOLD),
        ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019"),
    ),
    Level(
        CAREFUL,
        "Careful",
        "Like Steady, but defends where others would attack, and saves its cards.",
        personality_factory(CAREFUL),
        ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019"),
    ),
    Level(
        TRICKY,
        "Tricky",
        "Like Steady, but prefers cards that you have not seen.",
        personality_factory(TRICKY),
        ("fight", "dragon-punch"),
    ),
)

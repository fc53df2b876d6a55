"""Personalities: greedy bots with a recognizable style. See docs/research/bot-strength.md.

At a prompt where its personality prefers some of the moves, a bot plays the best of these in 30% of cases, unless its
family sets another percentage. Otherwise it plays like the greedy bot. The preference depends only on the view and the
prompt.
"""

from __future__ import annotations

from typing import Final

from kwoon.bots.bot_family import BOLD, CAREFUL, TRICKY
from kwoon.bots.level import Level
from kwoon.bots.registry import bot_families, bot_family_of
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import Text, msg


class PersonalityBot(Player):
    """Plays like another bot, with preferences."""

    def __init__(self, game: Game, base_bot: Player, dice: Dice, personality: str) -> None:
        self.game = game
        self.base_bot = base_bot
        self.dice = dice
        self.personality = personality
        self.family = bot_family_of(game)

    def choose(self, view: View, prompt: Prompt) -> int:
        if len(prompt.moves) > 1:
            liked = self.family.preferred_moves(self.game, self.personality, view, prompt)
            if liked and len(liked) < len(prompt.moves) and self.dice.roll(100) < self.family.personality_percent:
                if len(liked) == 1:
                    return liked[0]
                move = self.base_bot.choose(view, Prompt(prompt.seat, prompt.kind, liked))
                return move if move in liked else liked[self.dice.roll(len(liked))]
        return self.base_bot.choose(view, prompt)


def _make_level(personality: str, name: Text, description: Text) -> Level:
    def make_personality_bot(game: Game, dice: Dice) -> Player:
        return PersonalityBot(game, bot_family_of(game).greedy_bot(game, dice), dice, personality)

    games = tuple([family.game for family in bot_families() if personality in family.personalities])
    return Level(personality, name, description, make_personality_bot, games)


PERSONALITY_LEVELS: Final[tuple[Level, ...]] = (
    _make_level(BOLD, msg("bots-bold"), msg("bots-bold-about")),
    _make_level(CAREFUL, msg("bots-careful"), msg("bots-careful-about")),
    _make_level(TRICKY, msg("bots-tricky"), msg("bots-tricky-about")),
)

"""Custom bots, written by users and named by their location: `module:Name`."""

from __future__ import annotations

import importlib
import operator
import os
import sys
import traceback
from typing import Any

from kwoon.bots.level import BotError, Level, UnknownBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import Text, msg
from kwoon.registry import definition_of


def is_custom_bot(id: str) -> bool:
    return ":" in id


def load_custom_bot(id: str) -> Level:
    """Load the bot `Name` from a module in the current folder or on Python's path. Raise `UnknownBot` if that fails."""
    if not is_custom_bot(id):
        raise UnknownBot(msg("bots-errors-not-custom", bot=id, form="module:Name"))
    module, _, name = id.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot_module = importlib.import_module(module)
    except ImportError as error:
        raise UnknownBot(msg("bots-errors-no-module", module=module, bot=id, reason=str(error))) from None
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot(msg("bots-errors-module-failed", module=module, reason=reason)) from error
    factory = getattr(bot_module, name, None)
    if factory is None:
        raise UnknownBot(msg("bots-errors-not-in-module", module=module, name=name))
    if not callable(factory):
        raise UnknownBot(msg("bots-errors-not-callable", bot=id))

    def make_custom_bot(game: Game, dice: Dice) -> Player:
        title = _title_of(game)
        try:
            return CustomBot(id, title, factory(game, dice))
        except Exception as error:
            reason = _describe(error, id)
            raise BotError(msg("bots-errors-start-failed", bot=id, game=title, reason=reason)) from error

    return Level(id, name, msg("bots-custom-about", module=module), make_custom_bot)


class CustomBot(Player):
    """Wraps a user's bot of any type. Its exceptions and illegal moves are raised as `BotError`."""

    def __init__(self, id: str, game_title: Text, bot: Any) -> None:
        self._id = id
        self._game_title = game_title
        self._bot = bot

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float] | None:
        # Bots written for earlier versions name this method `odds`.
        method = getattr(self._bot, "move_probabilities", None) or getattr(self._bot, "odds", None)
        if method is None:
            return None
        try:
            probabilities = method(view, prompt)
            return None if probabilities is None else [float(each) for each in probabilities]
        except Exception as error:
            raise BotError(
                msg(
                    "bots-errors-probabilities-failed",
                    bot=self._id,
                    seat=view.seat + 1,
                    game=self._game_title,
                    reason=_describe(error, self._id),
                )
            ) from error

    def choose(self, view: View, prompt: Prompt) -> int:
        offered = list(prompt.moves)
        try:
            # Other libraries have their own integer types.
            move = operator.index(self._bot.choose(view, prompt))
        except Exception as error:
            reason = _describe(error, self._id)
            raise BotError(
                msg("bots-errors-failed", bot=self._id, seat=view.seat + 1, game=self._game_title, reason=reason)
            ) from error
        if move not in offered:
            raise BotError(
                msg(
                    "bots-errors-illegal",
                    bot=self._id,
                    move=str(move),
                    seat=view.seat + 1,
                    game=self._game_title,
                    moves=str(offered),
                )
            )
        return move


def _title_of(game: Game) -> Text:
    definition = definition_of(game)
    return type(game).__name__ if definition is None else definition.title


def _describe(error: Exception, id: str) -> str:
    """Return an exception's type, its text, and the line of the bot's module that it comes from."""
    file = getattr(sys.modules[id.partition(":")[0]], "__file__", "")
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    place = f" ({os.path.basename(file)}, line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{place}"

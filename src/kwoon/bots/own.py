"""Bots that people write themselves, named by where they are: `module:Name`."""

from __future__ import annotations

import importlib
import operator
import os
import sys
from typing import Any

from kwoon.bots.level import BotFault, Level, NoSuchBot
from kwoon.core.contract import Ask, Game, Player, View
from kwoon.core.dice import Dice


def is_own(id: str) -> bool:
    """Whether a bot is named by where it is."""
    return ":" in id


def own_bot(id: str) -> Level:
    """The bot `Name` of a module in the present folder, or anywhere that Python looks."""
    if not is_own(id):
        raise NoSuchBot(f"'{id}' is no bot of your own: name it as module:Name.")
    module, _, name = id.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        home = importlib.import_module(module)
    except ImportError as error:
        raise NoSuchBot(f"There is no module '{module}' to take a bot from: {error}.") from None
    except Exception as error:
        raise NoSuchBot(f"The module '{module}' cannot be read: {type(error).__name__}: {error}.") from error
    found = getattr(home, name, None)
    if found is None:
        raise NoSuchBot(f"The module '{module}' has no bot '{name}'.")
    if not callable(found):
        raise NoSuchBot(f"'{id}' is no bot: it should be called with a game and dice, and give a Player.")

    def make(game: Game, dice: Dice) -> Player:
        try:
            return Own(id, found(game, dice))
        except Exception as error:
            raise fault(f"{id} cannot be made: {type(error).__name__}: {error}", error) from error

    return Level(id, name, f"A bot of yours, from {module}.", make)


class Own(Player):
    """Somebody's own bot, whatever it is made of: what goes wrong with it is said to be its own fault."""

    def __init__(self, id: str, bot: Any) -> None:
        self._id = id
        self._bot = bot

    def odds(self, view: View, ask: Ask) -> list[float] | None:
        said = getattr(self._bot, "odds", None)
        if said is None:
            return None
        try:
            odds = said(view, ask)
            return None if odds is None else [float(each) for each in odds]
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise fault(f"{self._id} failed to say its odds on seat {view.seat + 1}: {reason}", error) from error

    def choose(self, view: View, ask: Ask) -> int:
        offered = list(ask.moves)
        try:
            # Other libraries have whole numbers of their own.
            move = operator.index(self._bot.choose(view, ask))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise fault(f"{self._id} failed on seat {view.seat + 1}: {reason}", error) from error
        if move not in offered:
            raise BotFault(f"{self._id} chose {move} on seat {view.seat + 1}, but was offered {offered}.")
        return move


def fault(said: str, error: Exception) -> BotFault:
    """What went wrong, with the place where it did: compiled code forgets what a raised error comes from."""
    found = BotFault(said)
    found.__cause__ = error
    return found

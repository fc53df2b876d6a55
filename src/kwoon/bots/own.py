"""Bots that people write themselves, named by where they are: `module:Name`."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable

from kwoon.bots.level import Level, NoSuchBot
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice


def is_own(id: str) -> bool:
    """Whether a bot is named by where it is."""
    return ":" in id


def own_bot(id: str) -> Level:
    """The bot `Name` of a module in the present folder, or anywhere that Python looks."""
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
    make: Callable[[Game, Dice], Player] = found
    return Level(id, name, f"A bot of yours, from {module}.", make)

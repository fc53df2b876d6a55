"""Kwoon: a training hall for five kung-fu card games.

`kwoon.load("fight").deal()` starts a game; docs/research/python-api.md describes the whole API.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kwoon.api import CardGame, Position, Record, list_games, load
    from kwoon.bots.level import UnknownBot
    from kwoon.core.definition import OptionError
    from kwoon.core.events import Event
    from kwoon.core.game import IllegalMove, Outcome, Player, Prompt, View
    from kwoon.core.record import RecordError
    from kwoon.core.toml_reader import PackError
    from kwoon.registry import UnknownGame

__version__ = "0.2.0"

__all__ = [
    "CardGame",
    "Event",
    "IllegalMove",
    "OptionError",
    "Outcome",
    "PackError",
    "Player",
    "Position",
    "Prompt",
    "Record",
    "RecordError",
    "UnknownBot",
    "UnknownGame",
    "View",
    "list_games",
    "load",
]
_MODULES = {
    "Event": "kwoon.core.events",
    "IllegalMove": "kwoon.core.game",
    "OptionError": "kwoon.core.definition",
    "Outcome": "kwoon.core.game",
    "PackError": "kwoon.core.toml_reader",
    "Player": "kwoon.core.game",
    "Prompt": "kwoon.core.game",
    "RecordError": "kwoon.core.record",
    "UnknownBot": "kwoon.bots.level",
    "UnknownGame": "kwoon.registry",
    "View": "kwoon.core.game",
}


def __getattr__(name: str) -> Any:
    # Names are imported on first use, so that the CLI and the browser start without loading every game's rules.
    if name not in __all__:
        raise AttributeError(f"module 'kwoon' has no attribute '{name}'")
    value = getattr(import_module(_MODULES.get(name, "kwoon.api")), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

"""Providers: optional modules in a game's package, found by name and imported when they are first needed.

A provider adds what one part of Kwoon can know about a game beyond its rules. For each kind, `PROVIDERS` names the
module, the attribute that Kwoon reads from it, and what a game without the module gets.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, cast

from kwoon.core.definition import GameDefinition
from kwoon.core.game import Game
from kwoon.registry import definition_of


class Provider(NamedTuple):
    """One kind of provider."""

    attribute: str
    """The attribute of the module, with its type."""
    default: str
    """Description of the default for games without this module."""

    @property
    def name(self) -> str:
        """The attribute without its type."""
        return self.attribute.partition("(")[0].partition(":")[0]


PROVIDERS: Final[dict[str, Provider]] = {
    "bots": Provider("BOT_FAMILY: BotFamily", "bots that search with random playouts (bots/generic.py)"),
    "bot_ratings": Provider("RATINGS: MeasuredRatings", "no ratings: its bots cannot sit at rated tables"),
    "statistics": Provider(
        "make_collector(game) -> StatsCollector", "counts of the cards in all events (stats/generic.py)"
    ),
    "observation": Provider(
        "observation_spec(game, all_kinds) -> ObservationSpec", "all fields of the view (learn/generic_observation.py)"
    ),
    "observation_writer": Provider(
        "make_writer(spec, game) -> ObservationWriter | None", "a writer that encodes views (ViewWriter)"
    ),
    "board": Provider(
        "make_board(loaded, plain) -> TerminalBoard", "a board that lists the view's fields (GenericBoard)"
    ),
    "glossary": Provider("TERMS: dict[str, Text]", "no terms"),
    "tree_adapter": Provider("make_adapter(game, start) -> TreeGameAdapter", "trees without merged positions"),
    "solver": Provider("SOLVER: GameSolver", "`kwoon solve` solves only small trees"),
    "replay_notes": Provider("make_notes(game, names) -> ReplayNotes", "replays without remarks"),
    "invariants": Provider("INVARIANTS: Invariants", "none: the invariant tests require it"),
}
"""All kinds of providers by module name."""


class ProviderError(ImportError):
    """A provider module exists but does not work; the message names it."""


def find_provider(game: Game | GameDefinition, module: str) -> Any:
    """Return the attribute of the game's provider module, or None if the game has no such module."""
    # Not isinstance: all compiled subclasses of an ABC share its cache, so isinstance(game, Game) would make a later
    # isinstance(game, OtherGame) in interpreted code return True.
    is_definition = GameDefinition in type(game).__mro__
    definition = cast(GameDefinition, game) if is_definition else definition_of(cast(Game, game))
    return None if definition is None else _load(definition.package, module)


@cache
def _load(package: str, module: str) -> Any:
    name = f"{package}.{module}"
    if find_spec(name) is None:
        return None
    attribute = PROVIDERS[module].name
    try:
        provider = import_module(name)
    except Exception as error:
        raise ProviderError(f"{name} cannot be imported: {error or type(error).__name__}") from error
    if not hasattr(provider, attribute):
        if getattr(provider.__spec__, "_initializing", False):
            raise ProviderError(f"{name} was imported before Kwoon could load it. Import kwoon.bots first.")
        raise ProviderError(f"{name} has no attribute '{attribute}'.")
    return getattr(provider, attribute)

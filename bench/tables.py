"""The tables at which bots and pages are measured, from the registry."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition
from kwoon.games import GAMES

Table = tuple[str, int, dict[str, str]]
"""A game, the number of seats and the options."""


def option_sets(definition: GameDefinition) -> list[dict[str, str]]:
    """Return the default options, and one set for every other value of each option that players can choose."""
    return [
        {},
        *[{option.name: value} for option in definition.options if option.is_public for value in option.choices[1:]],
    ]


def all_tables() -> list[Table]:
    """Return a table for every number of seats with the default options, and one for every other value of an option,
    with the fewest seats that it allows."""
    return [
        (definition.id, seats, options)
        for definition in GAMES
        for options in option_sets(definition)
        for seats in (definition.seats if not options else definition.seat_counts(options)[:1])
    ]


def largest_tables() -> list[Table]:
    """Return each game's table with the most players."""
    return [(definition.id, definition.seats[-1], {}) for definition in GAMES]

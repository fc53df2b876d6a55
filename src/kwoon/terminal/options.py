"""What players agree on before a game: each game's options for `--help`, and what only a table in the hall has."""

from __future__ import annotations

import shutil
import textwrap

from kwoon.core.definition import GameDefinition, OptionError
from kwoon.games import GAMES

HALL_ONLY_OPTIONS = ("turbo", "call", "clock", "quick")
"""What hurries people is no rule of a game but a way to play it at a table with several screens."""
HALL_ONLY_NOTE = (
    "Two people at one keyboard play to the call, or turbo, with --two --call. Clocks, and the call against a bot, are "
    "for tables in the hall: kwoon serve --open"
)


def reject_hall_options(definition: GameDefinition, options: dict[str, str]) -> None:
    """Say where to find what hurries people, if somebody wants it here."""
    known = [option.name for option in definition.options]
    for name in options:
        if name.lower() in HALL_ONLY_OPTIONS and name not in known:
            raise OptionError(HALL_ONLY_NOTE)


def format_options_help() -> str:
    """Every game with its number of players and its options, for the end of a help text."""
    width = shutil.get_terminal_size().columns - 2
    heading = (
        "games, for how many (--seats), and their options (--option NAME=VALUE; the first value is the usual one):"
    )
    lines = textwrap.wrap(heading, width)
    for definition in GAMES:
        counts = (
            f"{definition.seats[0]} players"
            if len(definition.seats) == 1
            else f"{definition.seats[0]} to {definition.seats[-1]} players"
        )
        lines.append(f"  {definition.id}: {counts}{'' if definition.options else ', no options'}")
        for option in definition.options:
            values = [f'"{choice}"' if " " in choice else choice for choice in option.choices]
            lines.append(f"    {option.name}={'|'.join(values)}")
            lines.extend(textwrap.wrap(option.description, width, initial_indent=" " * 6, subsequent_indent=" " * 6))
    return "\n".join(lines)


def parse_options(arguments: list[str]) -> dict[str, str]:
    """`name=value` pairs by name."""
    options: dict[str, str] = {}
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if not equals:
            raise OptionError(f"Write an option as name=value, not '{argument}'.")
        options[name.strip()] = value.strip()
    return options

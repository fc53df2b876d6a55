"""What players agree on before a game: each game's options for `--help`, and what only a table in the hall has."""

from __future__ import annotations

import shutil
import textwrap

from kwoon.core.box import Box, OptionError
from kwoon.games import GAMES

IN_THE_HALL = ("turbo", "call", "clock", "quick")
"""What hurries people is no rule of a game but a way to play it at a table with several screens."""
TO_THE_HALL = (
    "Two people at one keyboard play to the call, or turbo, with --two --call. Clocks, and the call against a bot, are "
    "for tables in the hall: kwoon serve --open"
)


def refuse_hurry(box: Box, chosen: dict[str, str]) -> None:
    """Say where to find what hurries people, if somebody wants it here."""
    known = [option.name for option in box.options]
    for name in chosen:
        if name.lower() in IN_THE_HALL and name not in known:
            raise OptionError(TO_THE_HALL)


def teach_options() -> str:
    """Every game with its number of players and its options, for the end of a help text."""
    width = shutil.get_terminal_size().columns - 2
    heading = (
        "games, for how many (--seats), and their options (--option NAME=VALUE; the first value is the usual one):"
    )
    lines = textwrap.wrap(heading, width)
    for box in GAMES:
        counts = f"{box.seats[0]} players" if len(box.seats) == 1 else f"{box.seats[0]} to {box.seats[-1]} players"
        lines.append(f"  {box.id}: {counts}{'' if box.options else ', no options'}")
        for option in box.options:
            values = [f'"{choice}"' if " " in choice else choice for choice in option.choices]
            lines.append(f"    {option.name}={'|'.join(values)}")
            lines.extend(textwrap.wrap(option.about, width, initial_indent=" " * 6, subsequent_indent=" " * 6))
    return "\n".join(lines)


def chosen_options(given: list[str]) -> dict[str, str]:
    """`name=value` pairs by name."""
    chosen: dict[str, str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise OptionError(f"Write an option as name=value, not '{each}'.")
        chosen[name.strip()] = value.strip()
    return chosen

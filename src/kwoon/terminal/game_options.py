"""The options of each game for `--help`, and those that are available only in the hall."""

from __future__ import annotations

import argparse
import shutil

from kwoon import registry
from kwoon.core.definition import GameDefinition, OptionError
from kwoon.core.message import msg
from kwoon.lab.experiment import Experiment
from kwoon.localization.formatter import Reader
from kwoon.localization.line_breaks import wrap_text
from kwoon.registry import all_games

HALL_ONLY_OPTIONS = ("turbo", "call", "clock", "quick")
"""Options that set time limits. They belong to tables in the hall, not to a game's rules."""


def hall_only_note() -> str:
    """Return how to play with time limits."""
    return Reader().t("terminal-hall-only")


def reject_hall_options(definition: GameDefinition, options: dict[str, str]) -> None:
    """Raise `OptionError` with a pointer to the hall if an option is available only there."""
    known = [option.name for option in definition.options]
    for name in options:
        if name.lower() in HALL_ONLY_OPTIONS and name not in known:
            raise OptionError(msg("terminal-hall-only"))


def format_options_help() -> str:
    """Return every game with its number of players and its options, for the end of a help text."""
    reader = Reader()
    width = shutil.get_terminal_size().columns - 2
    lines = wrap_text(reader.t("terminal-options-help"), width)
    for definition in all_games():
        first, last = definition.seats[0], definition.seats[-1]
        counts = (
            reader.t("terminal-number-of-players", count=first)
            if first == last
            else reader.t("terminal-numbers-of-players", first=first, last=last)
        )
        counts = counts if definition.options else reader.t("terminal-no-options", players=counts)
        lines.append(f"  {definition.id}: {counts}")
        for option in definition.options:
            values = [f'"{choice}"' if " " in choice else choice for choice in option.choices]
            lines.append(f"    {option.name}={'|'.join(values)}")
            lines.extend(f"      {line}" for line in wrap_text(reader.say(option.description), width - 6))
    return "\n".join(lines)


def parse_options(arguments: list[str]) -> dict[str, str]:
    """Parse `NAME=VALUE` arguments. Raise `OptionError` if an argument has no equals sign."""
    options: dict[str, str] = {}
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if not equals:
            raise OptionError(msg("terminal-not-an-option", text=argument))
        options[name.strip()] = value.strip()
    return options


def parse_experiment(args: argparse.Namespace, count: int, seed: str, bots: list[str] | tuple[str, ...]) -> Experiment:
    """Return the experiment that the arguments of a command describe."""
    return Experiment(
        registry.find_game(args.game).id,
        count,
        seed,
        args.seats,
        tuple(bots),
        parse_options(args.option),
        pack_text="" if args.pack is None else registry.read_pack(args.pack),
        pack_name="" if args.pack is None else str(args.pack),
    )

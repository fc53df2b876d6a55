"""Shared parts of the command-line parsers: commands with examples, and common options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kwoon.localization.languages import LANGUAGES, UnknownLanguage, environment_language, require_language

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["CommandParser"]

SEED_HELP = "any text; the same seed gives the same games"


class CommandParser(argparse.ArgumentParser):
    """Parser for a command. If `plays` is set, its help also lists all games' options, which are loaded on demand."""

    plays = False
    add_arguments_on_demand: Callable[[argparse.ArgumentParser], None] | None = None
    """Adds arguments that are known only once the games are loaded. Called when the command is used."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.add_arguments_on_demand is not None:
            self.add_arguments_on_demand(self)
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        if not self.plays:
            return super().format_help()
        from kwoon.terminal.game_options import format_options_help, hall_only_note  # noqa: PLC0415

        hall_note = f"\n{hall_only_note()}\n" if self.prog == "kwoon play" else ""
        return f"{super().format_help()}\n{format_options_help()}\n{hall_note}"


def add_command(commands: Commands, name: str, summary: str, examples: str, *, old_name: str = "") -> CommandParser:
    """Add a command. `old_name` also works but is not shown in the help."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if old_name:
        commands.choices[old_name] = parser
        parser.set_defaults(**{commands.dest: name})
    return parser


def add_old_spelling(parser: argparse.ArgumentParser, option: argparse.Action, old_spelling: str) -> None:
    """Accept an earlier spelling of an option without showing it in the help."""
    parser._option_string_actions[old_spelling] = option


def add_contest_options(parser: CommandParser) -> None:
    """Add the options shared by commands that play bots against each other."""
    parser.add_argument("--seed", help="any text; the same seed gives the same deals (default: random)")
    add_jobs_option(parser)
    add_json_option(parser)
    add_game_options(parser)


def add_game_options(parser: CommandParser) -> None:
    """Add the options that determine the rules and the cards of a game."""
    add_table_options(parser)
    add_pack_option(parser)


def add_table_options(parser: CommandParser) -> None:
    """Add options for the number of players and for the game's own options."""
    parser.plays = True
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the game's minimum)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game; see below"
    )


def add_pack_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FILE", help="use this pack instead of the printed cards")


def add_paper_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="paper size of the PDF (default: a4)")


def add_plain_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="print plain text without color or drawings")


def add_language_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        type=_parse_language,
        default=environment_language(),
        metavar="LANG",
        help=f"language of the game: {', '.join(LANGUAGES)} (default: the language of your system)",
    )


def _parse_language(tag: str) -> str:
    try:
        return require_language(tag)
    except UnknownLanguage:
        raise argparse.ArgumentTypeError(f"'{tag}' is not a language. Languages: {', '.join(LANGUAGES)}.") from None


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="id of the game, such as fight")


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help="number of processes (default: one per core)")


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that determine where the games are played."""
    add_jobs_option(parser)
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play the games on a Ray cluster (see docs/design/laboratory.md)"
    )

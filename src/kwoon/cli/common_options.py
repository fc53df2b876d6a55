"""Shared parts of the command-line parsers: commands with examples, and common options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kwoon.cli.texts import LANGUAGE_OPTION, HelpFormatter, t
from kwoon.localization.languages import LANGUAGES, UnknownLanguage, require_language

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["CommandParser"]

Example = str | tuple[str, str]
"""A command, perhaps with an explanation."""
LONGEST_BESIDE = 44
"""The longest command with an explanation beside it. The explanation of a longer one is below it."""


class CommandParser(argparse.ArgumentParser):
    """Parser for a command. If `plays` is set, its help also lists all games' options, which are loaded on demand."""

    plays = False
    examples: Sequence[Example] = ()
    add_arguments_on_demand: Callable[[CommandParser], None] | None = None
    """Adds arguments that take time to make, because there are many or the games must be loaded. Called when the command
    is used."""

    def add_examples(self, *examples: Example, notes: str = "") -> None:
        """Add examples to the end of the help. `notes` follow all examples."""
        self.examples = [*self.examples, *examples]
        self.epilog = f"{t('cli-examples')}\n{format_examples(self.examples)}" + (f"\n\n{notes}" if notes else "")

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


def add_command(commands: Commands, name: str, summary: str, *, old_name: str = "") -> CommandParser:
    """Add a command. `old_name` also works but is not shown in the help."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=t("cli-sentence", text=f"{summary[0].upper()}{summary[1:]}"),
        formatter_class=HelpFormatter,
    )
    add_language_option(parser)
    if old_name:
        commands.choices[old_name] = parser
        parser.set_defaults(**{commands.dest: name})
    return parser


def add_subcommands(parser: CommandParser) -> Commands:
    """Return the object to which the subcommands of a command are added."""
    return parser.add_subparsers(
        prog=parser.prog,
        dest="subcommand",
        metavar="SUBCOMMAND",
        required=True,
        title=t("cli-subcommands"),
        parser_class=CommandParser,
    )


def format_examples(examples: Sequence[Example]) -> str:
    """Return a line for each command, with the explanations in one column."""
    rows = [(row, "") if isinstance(row, str) else row for row in examples]
    width = max([len(command) for command, about in rows if about and len(command) <= LONGEST_BESIDE], default=38)
    lines: list[str] = []
    for command, about in rows:
        if len(command) > width and about:
            lines += [f"  {command}", f"  {'':{width}}    {about}"]
        else:
            lines.append(f"  {command:{width}}    {about}".rstrip())
    return "\n".join(lines)


def add_old_spelling(parser: argparse.ArgumentParser, option: argparse.Action, old_spelling: str) -> None:
    """Accept an earlier spelling of an option without showing it in the help."""
    parser._option_string_actions[old_spelling] = option


def add_contest_options(parser: CommandParser) -> None:
    """Add the options shared by commands that play bots against each other."""
    parser.add_argument("--seed", help=t("cli-seed-deals"))
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
    parser.add_argument("--seats", type=int, metavar="N", help=t("cli-seats"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=t("cli-option"))


def add_pack_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FILE", help=t("cli-pack"))


def add_paper_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help=t("cli-paper"))


def add_plain_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help=t("cli-plain"))


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Add `--language`. Its value is only checked here: `requested_language` reads it before the parsers are made."""
    parser.add_argument(
        LANGUAGE_OPTION, type=_parse_language, metavar="LANG", help=t("cli-language", languages=", ".join(LANGUAGES))
    )


def _parse_language(tag: str) -> str:
    try:
        return require_language(tag)
    except UnknownLanguage:
        text = t("cli-unknown-language", language=tag, languages=", ".join(LANGUAGES))
        raise argparse.ArgumentTypeError(text) from None


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=t("cli-game"))


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help=t("cli-jobs"))


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that determine where the games are played."""
    add_jobs_option(parser)
    parser.add_argument("--cluster", metavar="ADDRESS", help=t("cli-cluster"))

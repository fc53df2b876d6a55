"""Shared parts of the commands: help texts and common options."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["CommandParser"]


class CommandParser(argparse.ArgumentParser):
    """A command parser. Commands that play games list the games' options in their help, loaded on demand."""

    plays = False

    def format_help(self) -> str:
        if not self.plays:
            return super().format_help()
        from kwoon.terminal.options import HALL_ONLY_NOTE, format_options_help  # noqa: PLC0415

        hall_note = f"\n{HALL_ONLY_NOTE}\n" if self.prog == "kwoon play" else ""
        return f"{super().format_help()}\n{format_options_help()}\n{hall_note}"


def add_command(commands: Commands, name: str, summary: str, examples: str) -> CommandParser:
    return commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_contest_options(parser: CommandParser) -> None:
    parser.add_argument("--seed", help="any word or number: the same one gives the same deals")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes (as many as there are cores)")
    add_json_option(parser)
    add_game_options(parser)


def add_game_options(parser: CommandParser) -> None:
    add_table_options(parser)
    add_pack_option(parser)


def add_table_options(parser: CommandParser) -> None:
    parser.plays = True
    parser.add_argument("--seats", type=int, metavar="N", help="how many players, where the game lets you choose")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see below"
    )


def add_pack_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FILE", help="other cards than those in the box")


def add_plain_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="no colour, no boxes (as in a pipe)")


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how the games are run."""
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes (as many as there are cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster (docs/design/laboratory.md)")

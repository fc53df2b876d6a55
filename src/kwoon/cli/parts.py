"""What commands have in common: how they explain themselves, and what can be said to several of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


class Parser(argparse.ArgumentParser):
    """A command; one that plays games tells about their options, which it looks up only when somebody asks."""

    plays = False

    def format_help(self) -> str:
        if not self.plays:
            return super().format_help()
        from kwoon.terminal.options import TO_THE_HALL, teach_options  # noqa: PLC0415

        hall = f"\n{TO_THE_HALL}\n" if self.prog == "kwoon play" else ""
        return f"{super().format_help()}\n{teach_options()}\n{hall}"


def command(commands: Commands, name: str, about: str, teaching: str) -> Parser:
    return commands.add_parser(
        name,
        help=about,
        description=f"{about[0].upper()}{about[1:]}.",
        epilog=f"examples:\n{teaching}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def contest(parser: Parser) -> None:
    parser.add_argument("--seed", help="any word or number: the same one gives the same deals")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes (as many as there are cores)")
    as_json(parser)
    box(parser)


def box(parser: Parser) -> None:
    table(parser)
    pack(parser)


def table(parser: Parser) -> None:
    parser.plays = True
    parser.add_argument("--seats", type=int, metavar="N", help="how many players, where the game lets you choose")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see below"
    )


def pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FILE", help="other cards than those in the box")


def plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="no colour, no boxes (as in a pipe)")


def game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")


def as_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def workers(parser: argparse.ArgumentParser) -> None:
    """Who plays."""
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes (as many as there are cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster (docs/design/laboratory.md)")

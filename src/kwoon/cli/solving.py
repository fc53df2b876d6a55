"""Command-line arguments of the commands that solve games: `kwoon tree` and `kwoon solve`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.parser import add_command, add_game_argument, add_game_options, add_json_option

if TYPE_CHECKING:
    import argparse

    from kwoon.cli.parser import Commands

DEFAULT_MAX_NODES = 5_000_000
"""Maximum number of tree nodes: about a minute and half a gigabyte."""


def add_solving(commands: Commands) -> None:
    _add_tree(commands)
    _add_solve(commands)


def _add_max_nodes_option(parser: argparse.ArgumentParser) -> None:
    help_text = f"give up after so many nodes ({DEFAULT_MAX_NODES:,})"
    parser.add_argument("--most", type=int, default=DEFAULT_MAX_NODES, metavar="N", help=help_text)


def _add_tree(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tree",
        "write a small game for two as a tree, for Gambit and OpenSpiel",
        """\
  kwoon tree fight --pack examples/fight-six.toml --out six.efg
  kwoon tree fight --pack examples/fight-six.toml | head""",
    )
    add_game_argument(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (the standard output)")
    _add_max_nodes_option(parser)
    add_game_options(parser)


def _add_solve(commands: Commands) -> None:
    parser = add_command(
        commands,
        "solve",
        "solve a small game, the end of a round of FIGHT, or a round of Dragon Punch",
        """\
  kwoon solve fight --pack examples/fight-six.toml        a pack with six cards, all of it
  kwoon solve fight --record FILE --from 57               from a position of a match in which nothing is hidden
  kwoon solve dragon-punch linnet otto --health 2         all positions with at most two health each
  kwoon solve dragon-punch linnet otto                    the whole round, with open switches (some minutes)
  kwoon solve dragon-punch linnet otto --printed          and what each can be sure of as the game is printed

What is made of Dragon Punch is kept; stopped with Ctrl-C, the same command goes on with it.""",
    )
    add_game_argument(parser)
    parser.add_argument("characters", nargs="*", metavar="CHARACTER", help="two characters of Dragon Punch")
    parser.add_argument("--iterations", type=int, default=300, metavar="N", help="rounds of learning (300)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="a record of FIGHT")
    record_help = "after so many answers of it (the first position that hides nothing)"
    parser.add_argument("--from", dest="since", type=int, metavar="N", help=record_help)
    parser.add_argument("--health", type=int, metavar="N", help="only positions with at most so much health each")
    parser.add_argument("--printed", action="store_true", help="also what each can be sure of as the game is printed")
    _add_max_nodes_option(parser)
    add_json_option(parser)
    add_game_options(parser)

"""Command-line arguments for the commands that solve games: `kwoon tree` and `kwoon solve`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import add_command, add_game_argument, add_game_options, add_json_option, add_old_spelling

if TYPE_CHECKING:
    import argparse

    from kwoon.cli.common_options import Commands

DEFAULT_MAX_NODES = 5_000_000
"""Default limit on the number of tree nodes. A tree of this size takes about a minute and half a gigabyte of memory."""


def add_solving_commands(commands: Commands) -> None:
    """Add `kwoon tree` and `kwoon solve`."""
    _add_tree_command(commands)
    _add_solve_command(commands)


def _add_max_nodes_option(parser: argparse.ArgumentParser) -> None:
    max_nodes = parser.add_argument(
        "--max-nodes",
        type=int,
        default=DEFAULT_MAX_NODES,
        metavar="N",
        help=f"refuse game trees with more than N nodes (default: {DEFAULT_MAX_NODES:,})",
    )
    add_old_spelling(parser, max_nodes, "--most")


def _add_tree_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tree",
        "write the game tree of a small two-player game for Gambit and OpenSpiel",
        """\
  kwoon tree fight --pack examples/fight-six.toml --out six.efg
  kwoon tree fight --pack examples/fight-six.toml | head""",
    )
    add_game_argument(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to FILE (default: standard output)")
    _add_max_nodes_option(parser)
    add_game_options(parser)


def _add_solve_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "solve",
        "solve a small game, an endgame of FIGHT, or a round of Dragon Punch",
        """\
  kwoon solve fight --pack examples/fight-six.toml             a whole pack with six cards
  kwoon solve fight --record FILE --after 57                   a position in which nothing is hidden
  kwoon solve dragon-punch linnet otto --health 2              all positions with at most two health each
  kwoon solve dragon-punch linnet otto                         the whole round with open switches (a few minutes)
  kwoon solve dragon-punch linnet otto --hidden-switches       also bounds for the printed game

Tables of Dragon Punch are stored. If you stop with Ctrl-C, the same command continues.""",
    )
    add_game_argument(parser)
    parser.add_argument("characters", nargs="*", metavar="CHARACTER", help="two characters of Dragon Punch")
    parser.add_argument(
        "--iterations", type=int, default=300, metavar="N", help="iterations of the solver (default: 300)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="solve a position from this FIGHT record")
    after = parser.add_argument(
        "--after",
        type=int,
        metavar="N",
        help="use the position after N moves of the record (default: the first in which nothing is hidden)",
    )
    add_old_spelling(parser, after, "--from")
    parser.add_argument("--health", type=int, metavar="N", help="solve only positions with at most N health each")
    hidden_switches = parser.add_argument(
        "--hidden-switches", action="store_true", help="also compute bounds for the printed game, with hidden switches"
    )
    add_old_spelling(parser, hidden_switches, "--printed")
    _add_max_nodes_option(parser)
    add_json_option(parser)
    add_game_options(parser)

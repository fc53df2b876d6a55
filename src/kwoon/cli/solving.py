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
  kwoon solve fight --record FILE --after 57                   a position in which nothing is hidden""",
    )
    add_game_argument(parser)
    parser.add_arguments_on_demand = _add_solver_arguments
    parser.add_argument(
        "--iterations", type=int, default=300, metavar="N", help="iterations of the solver (default: 300)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="solve a position from this record")
    after = parser.add_argument(
        "--after",
        type=int,
        metavar="N",
        help="use the position after N moves of the record (default: the first in which nothing is hidden)",
    )
    add_old_spelling(parser, after, "--from")
    _add_max_nodes_option(parser)
    add_json_option(parser)
    add_game_options(parser)


def _add_solver_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the names, options and examples of the games' own solvers."""
    from kwoon.terminal.reports.solving import find_solvers  # noqa: PLC0415

    solvers = find_solvers().values()
    parser.add_argument("names", nargs="*", metavar="NAME", help="; ".join(solver.names_help for solver in solvers))
    for solver in solvers:
        for option in solver.options:
            if option.is_number:
                action = parser.add_argument(option.flag, type=int, metavar="N", help=option.help)
            else:
                action = parser.add_argument(option.flag, action="store_const", const=1, help=option.help)
            if option.old_flag:
                add_old_spelling(parser, action, option.old_flag)
        parser.epilog = f"{parser.epilog}\n{solver.examples}"

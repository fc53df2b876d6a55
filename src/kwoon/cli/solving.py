"""Command-line arguments for the commands that solve games: `kwoon tree` and `kwoon solve`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import (
    CommandParser,
    add_command,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_old_spelling,
)
from kwoon.cli.texts import t

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
        help=t("cli-max-nodes", most=f"{DEFAULT_MAX_NODES:,}"),
    )
    add_old_spelling(parser, max_nodes, "--most")


def _add_tree_command(commands: Commands) -> None:
    parser = add_command(commands, "tree", t("cli-tree"))
    parser.add_examples(
        "kwoon tree fight --pack examples/fight-six.toml --out six.efg",
        "kwoon tree fight --pack examples/fight-six.toml | head",
    )
    add_game_argument(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help=t("cli-tree-out"))
    _add_max_nodes_option(parser)
    add_game_options(parser)


def _add_solve_command(commands: Commands) -> None:
    parser = add_command(commands, "solve", t("cli-solve"))
    parser.add_examples(
        ("kwoon solve fight --pack examples/fight-six.toml", t("cli-solve-example-pack")),
        ("kwoon solve fight --record FILE --after 57", t("cli-solve-example-record")),
    )
    add_game_argument(parser)
    parser.add_arguments_on_demand = _add_solver_arguments
    parser.add_argument("--iterations", type=int, default=300, metavar="N", help=t("cli-solve-iterations"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=t("cli-solve-record"))
    after = parser.add_argument("--after", type=int, metavar="N", help=t("cli-solve-after"))
    add_old_spelling(parser, after, "--from")
    _add_max_nodes_option(parser)
    add_json_option(parser)
    add_game_options(parser)


def _add_solver_arguments(parser: CommandParser) -> None:
    """Add the names, options and examples of the games' own solvers."""
    from kwoon.core.message import joined  # noqa: PLC0415
    from kwoon.localization.formatter import Reader  # noqa: PLC0415
    from kwoon.terminal.reports.solving import find_solvers  # noqa: PLC0415

    say = Reader().say
    solvers = find_solvers().values()
    names_help = joined("comma", [solver.names_help for solver in solvers])
    parser.add_argument("names", nargs="*", metavar="NAME", help=say(names_help))
    for solver in solvers:
        for option in solver.options:
            if option.is_number:
                action = parser.add_argument(option.flag, type=int, metavar="N", help=say(option.help))
            else:
                action = parser.add_argument(option.flag, action="store_const", const=1, help=say(option.help))
            if option.old_flag:
                add_old_spelling(parser, action, option.old_flag)
    examples = [(command, say(about)) for solver in solvers for command, about in solver.examples]
    parser.add_examples(*examples, notes=say(joined("lines", [solver.notes for solver in solvers])))

"""The commands that solve games: `kwoon tree` and `kwoon solve`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.parts import as_json, box, command, game

if TYPE_CHECKING:
    import argparse

    from kwoon.cli.parts import Commands

MOST = 5_000_000
"""Nodes of a tree: about a minute and half a gigabyte."""


def add_solving(commands: Commands) -> None:
    _tree(commands)
    _solve(commands)


def _most(parser: argparse.ArgumentParser) -> None:
    about = f"give up after so many nodes ({MOST:,})"
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=about)


def _tree(commands: Commands) -> None:
    parser = command(
        commands,
        "tree",
        "write a small game for two as a tree, for Gambit and OpenSpiel",
        """\
  kwoon tree fight --pack examples/fight-six.toml --out six.efg
  kwoon tree fight --pack examples/fight-six.toml | head""",
    )
    game(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (the standard output)")
    _most(parser)
    box(parser)


def _solve(commands: Commands) -> None:
    parser = command(
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
    game(parser)
    parser.add_argument("characters", nargs="*", metavar="CHARACTER", help="two characters of Dragon Punch")
    parser.add_argument("--iterations", type=int, default=300, metavar="N", help="rounds of learning (300)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="a record of FIGHT")
    from_about = "after so many answers of it (the first position that hides nothing)"
    parser.add_argument("--from", dest="since", type=int, metavar="N", help=from_about)
    parser.add_argument("--health", type=int, metavar="N", help="only positions with at most so much health each")
    parser.add_argument("--printed", action="store_true", help="also what each can be sure of as the game is printed")
    _most(parser)
    as_json(parser)
    box(parser)

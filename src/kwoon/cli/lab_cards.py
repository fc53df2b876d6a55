"""Command-line arguments of the laboratory commands about cards and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.parser import (
    CommandParser,
    add_command,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_table_options,
    add_worker_options,
)

if TYPE_CHECKING:
    from kwoon.cli.parser import Commands


def add_card_commands(commands: Commands) -> None:
    """Add `kwoon lab compare`, `card`, `sweep` and `tune`."""
    _add_compare(commands)
    _add_card(commands)
    _add_sweep(commands)
    _add_tune(commands)


def _add_compare(commands: Commands) -> None:
    parser = add_command(
        commands,
        "compare",
        "play two packs on the same deals and tell what differs",
        """\
  kwoon lab compare fight --pack my.toml               with the cards in the box
  kwoon lab compare fight --pack one.toml --pack other.toml
  kwoon lab compare fight --pack my.toml --until 1     until the main difference is known within 1 point""",
    )
    add_game_argument(parser)
    _add_games_option(parser)
    parser.add_argument(
        "--until", type=float, metavar="POINTS", help="play until the interval reaches no further to either side"
    )
    add_table_options(parser)
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="the cards; a second one: instead of the box",
    )
    _add_output_option(parser)


def _add_card(commands: Commands) -> None:
    parser = add_command(
        commands,
        "card",
        "tell what one card is worth when dealt, as a gift, and what is lost without it",
        """\
  kwoon lab card fight S4
  kwoon lab card dragon-punch twin-herons""",
    )
    add_game_argument(parser)
    parser.add_argument("card", metavar="CARD", help="which card, by its id or name (kwoon cards GAME)")
    _add_games_option(parser)
    add_game_options(parser)
    _add_output_option(parser)


def _add_sweep(commands: Commands) -> None:
    parser = add_command(
        commands,
        "sweep",
        "move every designed number one step up and down and tell which matter",
        """\
  kwoon lab sweep dragon-punch
  kwoon lab sweep fight --number card.S4.points --number points_to_win_round""",
    )
    add_game_argument(parser)
    _add_games_option(parser)
    parser.add_argument(
        "--number", action="append", default=[], metavar="AT", help="only this number, by its place in the pack"
    )
    add_game_options(parser)
    _add_output_option(parser)


def _add_tune(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tune",
        "look for numbers that bring a game to an aim, and have every bot judge them",
        """\
  kwoon lab tune aims.toml --to my.toml
  kwoon lab tune aims.toml --minutes 10 --keep state.json --to my.toml    said again, it goes on

a file to tune by:
  game = "dragon-punch"
  bots = ["quick", "greedy"]        # the aim must hold for each
  confirm = ["master"]              # who has the last word
  price = 0.2                       # in points, of every step away from a present number
  number = [
    { at = "character.reed.move.twin-herons.low.attack.strength", from = 0, to = 3 },
    { at = "character.reed.move.twin-herons.low.attack.time", above = "basic.low-poke.white.low.attack.time" },
  ]
  aim = [{ what = "match-up", of = "reed", between = [45, 55] }]""",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="what to tune, and to what end")
    parser.add_argument("--minutes", type=float, metavar="M", help="look for so long; the verdict comes on top")
    parser.add_argument("--keep", type=Path, metavar="STATE", help="keep what is known there, and go on from it")
    parser.add_argument("--to", type=Path, metavar="FILE", required=True, help="write the new pack there")
    parser.add_argument("--seed", help="any word or number: the same one gives the same games (kwoon)")
    add_worker_options(parser)
    add_json_option(parser)


def _add_games_option(parser: CommandParser) -> None:
    parser.add_argument("--games", type=int, metavar="N", help="how many games by the quick bot (10000)")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="which bots, each among its like (quick)")
    parser.add_argument("--seed", help="any word or number: the same one gives the same games (kwoon)")
    add_worker_options(parser)


def _add_output_option(parser: CommandParser) -> None:
    parser.add_argument("--to", type=Path, metavar="FILE", help="write it there: .html, .json, or text")
    add_json_option(parser)

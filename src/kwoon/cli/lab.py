"""Command-line arguments of the laboratory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.lab_cards import add_card_commands
from kwoon.cli.parser import (
    CommandParser,
    add_command,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_worker_options,
)

if TYPE_CHECKING:
    from kwoon.cli.parser import Commands

OVERVIEW = """\
  kwoon lab report fight --to fight.html    what every card is worth, who is favoured, how long it lasts
  kwoon lab report fight --pack my.toml     the same with cards of your own
  kwoon lab games fight --games 100000 --to study
                                            play and keep; said again, it goes on
  kwoon lab compare fight --pack my.toml    what my cards change, on the same deals
  kwoon lab card fight S4                   one card under the glass
  kwoon lab sweep dragon-punch              which numbers matter at all
  kwoon lab tune aims.toml --to my.toml     numbers that bring the game to what you want
  kwoon lab query study "select card, avg(share) / 60 from cards where dealt > 0 group by card"
"""


def add_lab(commands: Commands) -> None:
    """Add `kwoon lab ...`."""
    parser = add_command(commands, "lab", "measure what a game's numbers do, over many games", OVERVIEW)
    subcommands = parser.add_subparsers(
        prog="kwoon lab", dest="what", metavar="WHAT", required=True, title="what", parser_class=CommandParser
    )
    _add_report(subcommands)
    _add_games(subcommands)
    _add_query(subcommands)
    add_card_commands(subcommands)


def _add_report(commands: Commands) -> None:
    parser = add_command(
        commands,
        "report",
        "play many games and tell what they say, in sentences and charts",
        """\
  kwoon lab report fight                    as text
  kwoon lab report kung-fu-2014 --seats 4 --games 40000 --to 2014.html
  kwoon lab report study --to study.html    of games that were played before""",
    )
    parser.add_argument("game", metavar="GAME", help="which game, or the folder of a study")
    _add_series_options(parser)
    parser.add_argument("--to", type=Path, metavar="FILE", help="write it as one page for browsers")
    add_json_option(parser)


def _add_games(commands: Commands) -> None:
    parser = add_command(
        commands,
        "games",
        "play games and keep them as columns",
        """\
  kwoon lab games fight --games 100000 --to study
  kwoon lab games fight --games 200000 --to study    goes on""",
    )
    add_game_argument(parser)
    _add_series_options(parser)
    parser.add_argument("--to", type=Path, metavar="FOLDER", required=True, help="where the study is kept")


def _add_query(commands: Commands) -> None:
    parser = add_command(
        commands,
        "query",
        "ask a study in SQL",
        """\
  kwoon lab query study "select ending, count(*) from games group by ending"
  kwoon lab query study --columns           what its tables and columns are""",
    )
    parser.add_argument("study", type=Path, metavar="STUDY", help="the folder of a study")
    parser.add_argument("question", nargs="?", metavar="SQL", help="of the tables games, seats and cards")
    parser.add_argument("--columns", action="store_true", help="list the tables and columns, with what they mean")
    add_json_option(parser)


def _add_series_options(parser: CommandParser) -> None:
    """Add the options that say which games are played."""
    parser.add_argument("--games", type=int, metavar="N", help="how many games by the quick bot (10000)")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="which bots, each among its like (quick)")
    parser.add_argument("--seed", help="any word or number: the same one gives the same games (kwoon)")
    add_worker_options(parser)
    add_game_options(parser)

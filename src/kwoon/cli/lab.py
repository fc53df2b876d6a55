"""Command-line arguments for the laboratory commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import (
    SEED_HELP,
    CommandParser,
    add_command,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_old_spelling,
    add_table_options,
    add_worker_options,
)

if TYPE_CHECKING:
    from kwoon.cli.common_options import Commands

OVERVIEW = """\
  kwoon lab report fight --out fight.html     measure card values, win rates and game length
  kwoon lab report fight --pack my.toml       the same with your own cards
  kwoon lab games fight --games 100000 --out study
                                              play and store games; run again to continue
  kwoon lab compare fight --pack my.toml      measure the effect of your changes on the same deals
  kwoon lab card fight S4                     measure one card in detail
  kwoon lab sweep dragon-punch                find the numbers that matter
  kwoon lab tune aims.toml --out my.toml      search for numbers that reach your goals
  kwoon lab query study "select card, avg(share) / 60 from cards where dealt > 0 group by card"
"""


def add_lab_command(commands: Commands) -> None:
    """Add `kwoon lab ...`."""
    parser = add_command(commands, "lab", "measure the balance of a game over many games", OVERVIEW)
    subcommands = parser.add_subparsers(
        prog="kwoon lab",
        dest="subcommand",
        metavar="SUBCOMMAND",
        required=True,
        title="subcommands",
        parser_class=CommandParser,
    )
    _add_report_command(subcommands)
    _add_games_command(subcommands)
    _add_query_command(subcommands)
    _add_compare_command(subcommands)
    _add_card_command(subcommands)
    _add_sweep_command(subcommands)
    _add_tune_command(subcommands)


def _add_report_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "report",
        "play many games and report the results in sentences and charts",
        """\
  kwoon lab report fight                      print the report as text
  kwoon lab report kung-fu-2014 --seats 4 --games 40000 --out 2014.html
  kwoon lab report study --out study.html     report on stored games""",
    )
    parser.add_argument("game", metavar="GAME", help="id of the game, or the folder of a study")
    _add_series_options(parser)
    add_game_options(parser)
    out = parser.add_argument("--out", type=Path, metavar="FILE", help="write an HTML page instead of text")
    add_old_spelling(parser, out, "--to")
    add_json_option(parser)


def _add_games_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "games",
        "play games and store them as a study",
        """\
  kwoon lab games fight --games 100000 --out study
  kwoon lab games fight --games 200000 --out study    continue to 200,000 games""",
    )
    add_game_argument(parser)
    _add_series_options(parser, "number of games in the study")
    add_game_options(parser)
    out = parser.add_argument("--out", type=Path, metavar="FOLDER", required=True, help="folder of the study")
    add_old_spelling(parser, out, "--to")


def _add_query_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "query",
        "query a study with SQL",
        """\
  kwoon lab query study "select ending, count(*) from games group by ending"
  kwoon lab query study --columns             list the tables and columns""",
    )
    parser.add_argument("study", type=Path, metavar="STUDY", help="folder of a study")
    parser.add_argument("query", nargs="?", metavar="SQL", help="query on the tables games, seats and cards")
    parser.add_argument("--columns", action="store_true", help="list the tables and columns with their meaning")
    add_json_option(parser)


def _add_compare_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "compare",
        "play two packs on the same deals and report the differences",
        """\
  kwoon lab compare fight --pack my.toml                 compare with the printed cards
  kwoon lab compare fight --pack one.toml --pack other.toml
  kwoon lab compare fight --pack my.toml --precision 1   play until the main difference is known to within 1 point""",
    )
    add_game_argument(parser)
    _add_series_options(parser)
    precision = parser.add_argument(
        "--precision",
        type=float,
        metavar="POINTS",
        help="play until the main difference is known to within ± POINTS",
    )
    add_old_spelling(parser, precision, "--until")
    add_table_options(parser)
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="pack to compare with the printed cards; repeat to compare two packs",
    )
    _add_results_options(parser)


def _add_card_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "card",
        "measure one card: its value when dealt, when swapped in, and when banned",
        """\
  kwoon lab card fight S4
  kwoon lab card dragon-punch twin-herons""",
    )
    add_game_argument(parser)
    parser.add_argument("card", metavar="CARD", help="id or name of the card (see kwoon cards GAME)")
    _add_series_options(parser)
    add_game_options(parser)
    _add_results_options(parser)


def _add_sweep_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "sweep",
        "change every designed number one step up and down and report which ones matter",
        """\
  kwoon lab sweep dragon-punch
  kwoon lab sweep fight --number card.S4.points --number points_to_win_round""",
    )
    add_game_argument(parser)
    _add_series_options(parser)
    parser.add_argument(
        "--number",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="change only this number of the pack; repeat for more",
    )
    add_game_options(parser)
    _add_results_options(parser)


def _add_tune_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tune",
        "search for numbers that reach your goals and confirm them with every bot",
        """\
  kwoon lab tune aims.toml --out my.toml
  kwoon lab tune aims.toml --minutes 10 --checkpoint state.json --out my.toml    run again to continue

example file:
  game = "dragon-punch"
  bots = ["quick", "greedy"]        # the goal must hold for each
  confirm = ["master"]              # these bots have the last word
  price = 0.2                       # cost in points for every step away from the current number
  number = [
    { at = "character.reed.move.twin-herons.low.attack.strength", from = 0, to = 3 },
    { at = "character.reed.move.twin-herons.low.attack.time", above = "basic.low-poke.white.low.attack.time" },
  ]
  aim = [{ what = "match-up", of = "reed", between = [45, 55] }]""",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="TOML file with the numbers and the goals")
    parser.add_argument(
        "--minutes", type=float, metavar="M", help="limit the search to M minutes; confirming takes extra time"
    )
    checkpoint = parser.add_argument(
        "--checkpoint", type=Path, metavar="FILE", help="store the progress in FILE and continue from it"
    )
    add_old_spelling(parser, checkpoint, "--keep")
    out = parser.add_argument("--out", type=Path, metavar="FILE", required=True, help="write the new pack to FILE")
    add_old_spelling(parser, out, "--to")
    _add_seed_option(parser)
    add_worker_options(parser)
    add_json_option(parser)


def _add_series_options(
    parser: CommandParser, games_help: str = "number of games played by the quick bot; slower bots play fewer"
) -> None:
    """Add the options that determine which games are played."""
    parser.add_argument("--games", type=int, metavar="N", help=f"{games_help} (default: 10000)")
    parser.add_argument(
        "--bots", nargs="+", default=[], metavar="BOT", help="bots, each playing against itself (default: quick)"
    )
    _add_seed_option(parser)
    add_worker_options(parser)


def _add_seed_option(parser: CommandParser) -> None:
    parser.add_argument("--seed", help=f"{SEED_HELP} (default: kwoon)")


def _add_results_options(parser: CommandParser) -> None:
    """Add the options that determine where the results go."""
    out = parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the results to FILE (.html, .json or text)"
    )
    add_old_spelling(parser, out, "--to")
    add_json_option(parser)

"""Command-line arguments of the commands for the host of a hall. They also work while the hall is running."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.parser import CommandParser, add_command, add_json_option

if TYPE_CHECKING:
    from kwoon.cli.parser import Commands

OVERVIEW = """\
  kwoon hall reports                        what people have reported, with the words as they were
  kwoon hall close-account ID --why "..."   turn somebody away, on all their devices
  kwoon hall rename ID                      take a name away that nobody should have to read
  kwoon hall close-table ID --why "..."     end a table: nothing counts, and nobody sees it any more
  kwoon hall settle 12                      a report that needs nothing more
  kwoon hall log                            what was done, when and by whom
  kwoon hall notes                          what players wrote about designed cards
"""
WHY_HELP = "why, for the log"


def add_hall(commands: Commands) -> None:
    """Add `kwoon hall ...`."""
    parser = add_command(commands, "hall", "look after a hall: what people report, and what is done about it", OVERVIEW)
    subcommands = parser.add_subparsers(
        prog="kwoon hall", dest="what", metavar="WHAT", required=True, title="what", parser_class=CommandParser
    )
    _add_reading_commands(subcommands)
    _add_action_commands(subcommands)


def _add_reading_commands(commands: Commands) -> None:
    parser = add_command(
        commands,
        "reports",
        "what people have reported, the oldest first",
        """\
  kwoon hall reports                        those that wait
  kwoon hall reports --all --json           those that were settled too, for programs""",
    )
    parser.add_argument("--all", action="store_true", help="also those that were settled")
    add_json_option(parser)
    _add_hall_location(parser)
    parser = add_command(commands, "log", "what was done, the last things last", "  kwoon hall log --last 20")
    parser.add_argument("--last", type=int, default=100, metavar="N", help="how many (100)")
    add_json_option(parser)
    _add_hall_location(parser)

    parser = add_command(
        commands,
        "notes",
        "read what players wrote about designed cards, the oldest first",
        """\
  kwoon hall notes                          on every game
  kwoon hall notes --game kung-fu-2014 --clear    print and delete those on one""",
    )
    parser.add_argument("--game", default="", metavar="GAME", help="only notes on this game")
    parser.add_argument("--clear", action="store_true", help="delete the notes that are printed")
    add_json_option(parser)
    _add_hall_location(parser)


def _add_action_commands(commands: Commands) -> None:
    parser = add_command(
        commands,
        "close-account",
        "turn somebody away from now on",
        """\
  kwoon hall close-account x7Qm…            by the id in the reports, or in the link of their page
  kwoon hall close-account "Rude Crane" --why "insults, report 12"
They stand up from all tables, which counts as if they had left, and cannot come in with that name again.""",
    )
    _add_account_argument(parser)
    parser = add_command(commands, "open-account", "let somebody in again", '  kwoon hall open-account "Rude Crane"')
    _add_account_argument(parser)
    parser = add_command(
        commands,
        "rename",
        "take somebody's name from them, wherever it stands",
        """\
  kwoon hall rename x7Qm…                   they are called by a name of the hall's, and may choose another""",
    )
    _add_account_argument(parser)
    parser = add_command(
        commands,
        "close-table",
        "end a table, whatever it is in the middle of",
        """\
  kwoon hall close-table 3vTz…              the id is the last part of its link
Nobody wins, nothing counts, and what was said and played there is shown to nobody any more.""",
    )
    parser.add_argument("table", metavar="ID", help="the table's id")
    parser.add_argument("--why", default="", metavar="TEXT", help=WHY_HELP)
    _add_hall_location(parser)
    parser = add_command(commands, "settle", "a report needs nothing more", "  kwoon hall settle 12 --why harmless")
    parser.add_argument("report", type=int, metavar="N", help="the number of a report")
    parser.add_argument("--why", default="", metavar="TEXT", help=WHY_HELP)
    _add_hall_location(parser)


def _add_account_argument(parser: CommandParser) -> None:
    parser.add_argument("person", metavar="PERSON", help="the id of somebody, or a name that nobody else has")
    parser.add_argument("--why", default="", metavar="TEXT", help=WHY_HELP)
    _add_hall_location(parser)


def _add_hall_location(parser: CommandParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the hall keeps its tables (your data folder)")
    parser.add_argument("--database", metavar="URL", help="the hall's PostgreSQL database instead")

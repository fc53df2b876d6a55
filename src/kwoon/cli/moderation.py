"""Command-line arguments for the moderation commands. The commands also work while the hall is running."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import CommandParser, add_command, add_json_option, add_old_spelling

if TYPE_CHECKING:
    from kwoon.cli.common_options import Commands

OVERVIEW = """\
  kwoon hall reports                            list open reports with the reported text
  kwoon hall close-account ID --reason "..."    sign a person out and lock the account
  kwoon hall reset-name ID                      replace an offensive name
  kwoon hall close-table ID --reason "..."      end a table without a result and hide it
  kwoon hall resolve 12                         mark report 12 as done
  kwoon hall log                                list all moderation actions
  kwoon hall feedback                           list players' notes on designed cards
"""


def add_hall_command(commands: Commands) -> None:
    """Add `kwoon hall ...`."""
    parser = add_command(commands, "hall", "moderate a hall", OVERVIEW)
    subcommands = parser.add_subparsers(
        prog="kwoon hall",
        dest="subcommand",
        metavar="SUBCOMMAND",
        required=True,
        title="subcommands",
        parser_class=CommandParser,
    )
    _add_list_commands(subcommands)
    _add_moderation_action_commands(subcommands)


def _add_list_commands(commands: Commands) -> None:
    parser = add_command(
        commands,
        "reports",
        "list open reports, oldest first",
        """\
  kwoon hall reports                        list open reports
  kwoon hall reports --all --json           include resolved reports, as JSON""",
    )
    parser.add_argument("--all", action="store_true", help="include resolved reports")
    add_json_option(parser)
    _add_hall_location(parser)

    parser = add_command(
        commands, "log", "list the latest moderation actions, oldest first", "  kwoon hall log --last 20"
    )
    parser.add_argument("--last", type=int, default=100, metavar="N", help="number of actions (default: 100)")
    add_json_option(parser)
    _add_hall_location(parser)

    parser = add_command(
        commands,
        "feedback",
        "list players' notes on designed cards, oldest first",
        """\
  kwoon hall feedback                       list the notes on all games
  kwoon hall feedback --game kung-fu-2014 --clear
                                            print and delete the notes on one game""",
        old_name="notes",
    )
    parser.add_argument("--game", default="", metavar="GAME", help="list only notes on this game")
    parser.add_argument("--clear", action="store_true", help="delete the notes after printing them")
    add_json_option(parser)
    _add_hall_location(parser)


def _add_moderation_action_commands(commands: Commands) -> None:
    parser = add_command(
        commands,
        "close-account",
        "sign a person out everywhere and lock the account",
        """\
  kwoon hall close-account x7Qm…            the id is in the reports and in the link to their page
  kwoon hall close-account "Rude Crane" --reason "insults, report 12"

Their seats become free as if they had left, and they can no longer sign in with that name.""",
    )
    _add_account_argument(parser)

    parser = add_command(
        commands,
        "reopen-account",
        "reopen a closed account",
        '  kwoon hall reopen-account "Rude Crane"',
        old_name="open-account",
    )
    _add_account_argument(parser)

    parser = add_command(
        commands,
        "reset-name",
        "replace a person's name with a guest name everywhere",
        """\
  kwoon hall reset-name x7Qm…               they can choose another name later""",
        old_name="rename",
    )
    _add_account_argument(parser)

    parser = add_command(
        commands,
        "close-table",
        "end a table at once",
        """\
  kwoon hall close-table 3vTz…              the id is the last part of the table's link

Nobody wins, nothing counts, and the table's chat and replay are hidden.""",
    )
    parser.add_argument("table", metavar="ID", help="id of the table")
    _add_log_reason_option(parser)
    _add_hall_location(parser)

    parser = add_command(
        commands, "resolve", "mark a report as done", "  kwoon hall resolve 12 --reason harmless", old_name="settle"
    )
    parser.add_argument("report", type=int, metavar="N", help="number of the report")
    _add_log_reason_option(parser)
    _add_hall_location(parser)


def _add_account_argument(parser: CommandParser) -> None:
    parser.add_argument("person", metavar="PERSON", help="id of the person, or a name that only one person has")
    _add_log_reason_option(parser)
    _add_hall_location(parser)


def _add_log_reason_option(parser: CommandParser) -> None:
    reason = parser.add_argument("--reason", default="", metavar="TEXT", help="reason to record in the moderation log")
    add_old_spelling(parser, reason, "--why")


def _add_hall_location(parser: CommandParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of the hall (default: your data folder)")
    parser.add_argument("--database", metavar="URL", help="the hall's PostgreSQL database, instead of a folder")

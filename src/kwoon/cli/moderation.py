"""Command-line arguments for the moderation commands. The commands also work while the hall is running."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import CommandParser, add_command, add_json_option, add_old_spelling, add_subcommands
from kwoon.cli.texts import t

if TYPE_CHECKING:
    from kwoon.cli.common_options import Commands


def add_hall_command(commands: Commands) -> None:
    """Add `kwoon hall ...`."""
    parser = add_command(commands, "hall", t("cli-hall"))
    parser.add_examples(
        ("kwoon hall reports", t("cli-hall-example-reports")),
        ('kwoon hall close-account ID --reason "..."', t("cli-hall-example-close-account")),
        ("kwoon hall reset-name ID", t("cli-hall-example-reset-name")),
        ('kwoon hall close-table ID --reason "..."', t("cli-hall-example-close-table")),
        ("kwoon hall resolve 12", t("cli-hall-example-resolve")),
        ("kwoon hall log", t("cli-hall-example-log")),
        ("kwoon hall feedback", t("cli-hall-example-feedback")),
    )
    parser.add_arguments_on_demand = _add_subcommands


def _add_subcommands(parser: CommandParser) -> None:
    subcommands = add_subcommands(parser)
    _add_list_commands(subcommands)
    _add_moderation_action_commands(subcommands)


def _add_list_commands(commands: Commands) -> None:
    parser = add_command(commands, "reports", t("cli-hall-reports"))
    parser.add_examples(
        ("kwoon hall reports", t("cli-hall-reports-example")),
        ("kwoon hall reports --all --json", t("cli-hall-reports-example-all")),
    )
    parser.add_argument("--all", action="store_true", help=t("cli-hall-reports-all"))
    add_json_option(parser)
    _add_hall_location(parser)

    parser = add_command(commands, "log", t("cli-hall-log"))
    parser.add_examples("kwoon hall log --last 20")
    parser.add_argument("--last", type=int, default=100, metavar="N", help=t("cli-hall-log-last"))
    add_json_option(parser)
    _add_hall_location(parser)

    parser = add_command(commands, "feedback", t("cli-hall-feedback"), old_name="notes")
    parser.add_examples(
        ("kwoon hall feedback", t("cli-hall-feedback-example")),
        ("kwoon hall feedback --game kung-fu-2014 --clear", t("cli-hall-feedback-example-clear")),
    )
    parser.add_argument("--game", default="", metavar="GAME", help=t("cli-hall-feedback-game"))
    parser.add_argument("--clear", action="store_true", help=t("cli-hall-feedback-clear"))
    add_json_option(parser)
    _add_hall_location(parser)


def _add_moderation_action_commands(commands: Commands) -> None:
    parser = add_command(commands, "close-account", t("cli-hall-close-account"))
    parser.add_examples(
        ("kwoon hall close-account x7Qm…", t("cli-hall-close-account-example")),
        'kwoon hall close-account "Rude Crane" --reason "insults, report 12"',
        notes=t("cli-hall-close-account-notes"),
    )
    _add_account_argument(parser)

    parser = add_command(commands, "reopen-account", t("cli-hall-reopen-account"), old_name="open-account")
    parser.add_examples('kwoon hall reopen-account "Rude Crane"')
    _add_account_argument(parser)

    parser = add_command(commands, "reset-name", t("cli-hall-reset-name"), old_name="rename")
    parser.add_examples(("kwoon hall reset-name x7Qm…", t("cli-hall-reset-name-example")))
    _add_account_argument(parser)

    parser = add_command(commands, "close-table", t("cli-hall-close-table"))
    parser.add_examples(
        ("kwoon hall close-table 3vTz…", t("cli-hall-close-table-example")), notes=t("cli-hall-close-table-notes")
    )
    parser.add_argument("table", metavar="ID", help=t("cli-hall-table"))
    _add_log_reason_option(parser)
    _add_hall_location(parser)

    parser = add_command(commands, "resolve", t("cli-hall-resolve"), old_name="settle")
    parser.add_examples("kwoon hall resolve 12 --reason harmless")
    parser.add_argument("report", type=int, metavar="N", help=t("cli-hall-report"))
    _add_log_reason_option(parser)
    _add_hall_location(parser)


def _add_account_argument(parser: CommandParser) -> None:
    parser.add_argument("person", metavar="PERSON", help=t("cli-hall-person"))
    _add_log_reason_option(parser)
    _add_hall_location(parser)


def _add_log_reason_option(parser: CommandParser) -> None:
    reason = parser.add_argument("--reason", default="", metavar="TEXT", help=t("cli-hall-reason"))
    add_old_spelling(parser, reason, "--why")


def _add_hall_location(parser: CommandParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=t("cli-hall-data"))
    parser.add_argument("--database", metavar="URL", help=t("cli-hall-database"))

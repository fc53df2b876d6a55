"""`kwoon hall`: commands for the host of the hall to read reports, close accounts and tables, and read the moderation
log. Halls running on the same database apply the changes within seconds."""

from __future__ import annotations

import argparse
import getpass
import json
import os
import time
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import inspect
from sqlalchemy.exc import ArgumentError, DBAPIError

from kwoon.hall.social.models import (
    CLOSE_ACCOUNT,
    CLOSE_TABLE,
    RENAME,
    REOPEN_ACCOUNT,
    SETTLE_REPORT,
    AbuseReport,
    ModerationAction,
)
from kwoon.lab.errors import LabError
from kwoon.server.settings import data_folder
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.export import database_url
from kwoon.server.storage.social.host_notes import HostNote, HostNotes
from kwoon.server.storage.social.moderation_log import ModerationError, Moderator

MAX_REASON_LENGTH = 500
"""Maximum length of a reason in characters."""


def run_moderation_command(args: argparse.Namespace) -> int:
    """Run one command. Raise LabError with a message if it is impossible."""
    try:
        storage = SqlStorage(_database(args))
    except (ArgumentError, ImportError) as error:
        raise LabError(f"Can't open the database: {error}.") from None
    try:
        if not inspect(storage.engine).has_table("moderation_actions"):
            raise LabError("The hall's database has an older version. Run kwoon serve once to upgrade it.")
        if args.subcommand == "feedback":
            return _show_notes(args, HostNotes(storage.engine))
        return _run_action(args, Moderator(storage.engine, _operator_name(), time.time()))
    except ModerationError as problem:
        raise LabError(str(problem)) from None
    except DBAPIError as error:
        raise LabError(f"Can't read the hall's database: {str(error.orig).splitlines()[0]}.") from None
    finally:
        storage.engine.dispose()


def _run_action(args: argparse.Namespace, office: Moderator) -> int:
    if args.subcommand == "reports":
        _print_rows(office.reports(args.all), args.json, _report_text, "No open reports.")
        return 0
    if args.subcommand == "log":
        _print_rows(office.log(max(1, args.last)), args.json, _action_line, "The moderation log is empty.")
        return 0
    reason = " ".join(args.reason.split())[:MAX_REASON_LENGTH]
    match args.subcommand:
        case "close-account":
            action = office.close_account(args.person, reason)
        case "reopen-account":
            action = office.reopen_account(args.person, reason)
        case "reset-name":
            action = office.rename(args.person, reason)
        case "close-table":
            action = office.close_table(args.table, reason)
        case _:
            action = office.settle_report(args.report, reason)
    print(f"Done: {_action_text(action)}. Running halls apply it within seconds.")
    return 0


def _show_notes(args: argparse.Namespace, host_notes: HostNotes) -> int:
    """Print the notes that players left on cards; with --clear, delete the printed ones."""
    notes = host_notes.read(args.game)
    _print_rows(notes, args.json, _note_text, "No notes.")
    if args.clear:
        host_notes.remove(notes)
    return 0


def _note_text(note: HostNote) -> str:
    card = f" on {printable(note.card)}" if note.card else ""
    author = f"{printable(note.name)} ({note.person_id})"
    return f"{note.game} {note.number}. {_timestamp(note.created)} {author}{card}: {printable(note.text)!r}"


def _print_rows(
    rows: Sequence[AbuseReport] | Sequence[ModerationAction] | Sequence[HostNote], as_json: bool, line: Any, none: str
) -> None:
    if as_json:
        print(json.dumps([row._asdict() for row in rows], indent=1, ensure_ascii=False))
        return
    for row in rows:
        print(line(row))
    if not rows:
        print(none)


def _report_text(report: AbuseReport) -> str:
    subject = f"{printable(report.name)} ({report.person_id})"
    where = f" at table {report.table_id}" if report.table_id else ""
    quote = (
        f"name {printable(report.quoted_text)!r}"
        if report.kind == "name"
        else f"chat message {printable(report.quoted_text)!r}{where}"
    )
    reason = f"\n    reason: {printable(report.reason)}" if report.reason else ""
    reporter = f"{printable(report.reporter_name)} ({report.reporter_id})"
    settled = " [resolved]" if report.is_settled else ""
    return (
        f"{report.number}. {_timestamp(report.created)}{settled} {subject}: {quote}\n    reported by {reporter}{reason}"
    )


def _action_line(action: ModerationAction) -> str:
    reason = f": {printable(action.reason)}" if action.reason else ""
    return f"{action.number}. {_timestamp(action.created)} {printable(action.moderator)} {_action_text(action)}{reason}"


def _action_text(action: ModerationAction) -> str:
    texts = {
        CLOSE_ACCOUNT: f"closed the account of {printable(action.name)} ({action.target_id})",
        REOPEN_ACCOUNT: f"reopened the account of {printable(action.name)} ({action.target_id})",
        RENAME: f"reset the name {printable(action.name)!r} of {action.target_id}",
        CLOSE_TABLE: f"closed the table {action.target_id} ({action.name})",
        SETTLE_REPORT: f"resolved report {action.target_id} about {printable(action.name)}",
    }
    return texts[action.action]


def printable(text: str) -> str:
    """Return user-written text without terminal control characters."""
    return "".join(character if character.isprintable() else "�" for character in text)


def _timestamp(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _operator_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


def _database(args: argparse.Namespace) -> str:
    """Find the database as `kwoon serve` does, but create nothing."""
    url = args.database or (None if args.data is not None else os.environ.get("KWOON_DATABASE"))
    return database_url(url or str(args.data or data_folder(os.environ)))

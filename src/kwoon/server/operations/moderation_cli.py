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
from kwoon.server.storage.export import address
from kwoon.server.storage.social.host_notes import HostNote, HostNotes
from kwoon.server.storage.social.moderation_log import CannotBe, Office

LONGEST = 500
"""Maximum length of a reason in characters."""


def run_moderation_command(args: argparse.Namespace) -> int:
    """Run one command. Raise LabError with a message if it is impossible."""
    try:
        storage = SqlStorage(_database(args))
    except (ArgumentError, ImportError) as error:
        raise LabError(f"Can't open the database: {error}.") from None
    try:
        if not inspect(storage.engine).has_table("deeds"):
            raise LabError("The hall's database has an older version. Run kwoon serve once to upgrade it.")
        if args.subcommand == "feedback":
            return _show_notes(args, HostNotes(storage.engine))
        return _run_action(args, Office(storage.engine, _operator_name(), time.time()))
    except CannotBe as problem:
        raise LabError(str(problem)) from None
    except DBAPIError as error:
        raise LabError(f"Can't read the hall's database: {str(error.orig).splitlines()[0]}.") from None
    finally:
        storage.engine.dispose()


def _run_action(args: argparse.Namespace, office: Office) -> int:
    if args.subcommand == "reports":
        _print_rows(office.reports(args.all), args.json, _report, "No open reports.")
        return 0
    if args.subcommand == "log":
        _print_rows(office.log(max(1, args.last)), args.json, _action_line, "The moderation log is empty.")
        return 0
    why = " ".join(args.reason.split())[:LONGEST]
    match args.subcommand:
        case "close-account":
            done = office.close_account(args.person, why)
        case "reopen-account":
            done = office.open_account(args.person, why)
        case "reset-name":
            done = office.rename(args.person, why)
        case "close-table":
            done = office.close_table(args.table, why)
        case _:
            done = office.settle(args.report, why)
    print(f"Done: {_action_words(done)}. Running halls apply it within seconds.")
    return 0


def _show_notes(args: argparse.Namespace, host_notes: HostNotes) -> int:
    """Print the notes that players left on cards; with --clear, delete the printed ones."""
    notes = host_notes.read(args.game)
    _print_rows(notes, args.json, _note, "No notes.")
    if args.clear:
        host_notes.remove(notes)
    return 0


def _note(note: HostNote) -> str:
    card = f" on {shown(note.card)}" if note.card else ""
    by = f"{shown(note.name)} ({note.person})"
    return f"{note.game} {note.n}. {_timestamp(note.at)} {by}{card}: {shown(note.text)!r}"


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


def _report(report: AbuseReport) -> str:
    about = f"{shown(report.name)} ({report.person})"
    where = f" at table {report.table_id}" if report.table_id else ""
    words = (
        f"name {shown(report.quoted_text)!r}"
        if report.kind == "name"
        else f"chat message {shown(report.quoted_text)!r}{where}"
    )
    why = f"\n    reason: {shown(report.reason)}" if report.reason else ""
    by = f"{shown(report.reporter_name)} ({report.reporter_id})"
    settled = " [settled]" if report.is_settled else ""
    return f"{report.number}. {_timestamp(report.at)}{settled} {about}: {words}\n    reported by {by}{why}"


def _action_line(deed: ModerationAction) -> str:
    why = f": {shown(deed.reason)}" if deed.reason else ""
    return f"{deed.number}. {_timestamp(deed.at)} {shown(deed.moderator)} {_action_words(deed)}{why}"


def _action_words(deed: ModerationAction) -> str:
    words = {
        CLOSE_ACCOUNT: f"closed the account of {shown(deed.name)} ({deed.target_id})",
        REOPEN_ACCOUNT: f"reopened the account of {shown(deed.name)} ({deed.target_id})",
        RENAME: f"reset the name {shown(deed.name)!r} of {deed.target_id}",
        CLOSE_TABLE: f"closed the table {deed.target_id} ({deed.name})",
        SETTLE_REPORT: f"settled report {deed.target_id} about {shown(deed.name)}",
    }
    return words[deed.action]


def shown(text: str) -> str:
    """Return user-written text without terminal control characters."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


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
    return address(url or str(args.data or data_folder(os.environ)))

"""`kwoon hall`: commands with which the host reads reports and the moderation log, and closes accounts and tables.
Halls running on the same database apply the changes within seconds."""

from __future__ import annotations

import argparse
import getpass
import json
import os
import time
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Engine, inspect
from sqlalchemy.exc import ArgumentError, DBAPIError

from kwoon.hall.moderation.models import (
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
from kwoon.server.storage.game_export import database_url
from kwoon.server.storage.social.moderation import ModerationError, Moderator
from kwoon.server.storage.social.notes_to_host import NoteToHost, list_notes_to_host, remove_notes_to_host

MAX_REASON_LENGTH = 500
"""Maximum length of a reason in characters."""


def run_moderation_command(args: argparse.Namespace) -> int:
    """Run a moderation command and return its exit code. Raise `LabError` if it fails."""
    try:
        storage = SqlStorage(_find_database(args))
    except (ArgumentError, ImportError) as error:
        raise LabError(f"Cannot open the database: {error}.") from None
    try:
        if not inspect(storage.engine).has_table("moderation_actions"):
            raise LabError("The hall's database is from an older version. Run kwoon serve once to upgrade it.")
        if args.subcommand == "feedback":
            return _show_notes(args, storage.engine)
        return _run_action(args, Moderator(storage.engine, _system_user_name(), time.time()))
    except ModerationError as problem:
        raise LabError(str(problem)) from None
    except DBAPIError as error:
        raise LabError(f"Cannot read the hall's database: {str(error.orig).splitlines()[0]}.") from None
    finally:
        storage.engine.dispose()


def _run_action(args: argparse.Namespace, moderator: Moderator) -> int:
    if args.subcommand == "reports":
        _print_rows(moderator.list_reports(args.all), args.json, _report_text, "No open reports.")
        return 0
    if args.subcommand == "log":
        _print_rows(
            moderator.latest_actions(max(1, args.last)), args.json, _action_log_line, "The moderation log is empty."
        )
        return 0
    reason = " ".join(args.reason.split())[:MAX_REASON_LENGTH]
    match args.subcommand:
        case "close-account":
            action = moderator.close_account(args.person, reason)
        case "reopen-account":
            action = moderator.reopen_account(args.person, reason)
        case "reset-name":
            action = moderator.reset_name(args.person, reason)
        case "close-table":
            action = moderator.close_table(args.table, reason)
        case _:
            action = moderator.resolve_report(args.report, reason)
    print(f"Done: {_action_text(action)}. Running halls apply it within seconds.")
    return 0


def _show_notes(args: argparse.Namespace, engine: Engine) -> int:
    """Print players' notes on cards. With `--clear`, delete them afterwards."""
    notes = list_notes_to_host(engine, args.game)
    _print_rows(notes, args.json, _note_text, "No notes.")
    if args.clear:
        remove_notes_to_host(engine, notes)
    return 0


def _note_text(note: NoteToHost) -> str:
    card = f" on {replace_unprintable(note.card)}" if note.card else ""
    author = f"{replace_unprintable(note.name)} ({note.person_id})"
    return f"{note.game} {note.number}. {_format_time(note.created)} {author}{card}: {replace_unprintable(note.text)!r}"


def _print_rows(
    rows: Sequence[AbuseReport] | Sequence[ModerationAction] | Sequence[NoteToHost],
    as_json: bool,
    format_row: Any,
    empty_text: str,
) -> None:
    if as_json:
        print(json.dumps([row._asdict() for row in rows], indent=1, ensure_ascii=False))
        return
    for row in rows:
        print(format_row(row))
    if not rows:
        print(empty_text)


def _report_text(report: AbuseReport) -> str:
    subject = f"{replace_unprintable(report.name)} ({report.person_id})"
    where = f" at table {report.table_id}" if report.table_id else ""
    quote = (
        f"name {replace_unprintable(report.quoted_text)!r}"
        if report.kind == "name"
        else f"chat message {replace_unprintable(report.quoted_text)!r}{where}"
    )
    reason = f"\n    reason: {replace_unprintable(report.reason)}" if report.reason else ""
    reporter = f"{replace_unprintable(report.reporter_name)} ({report.reporter_id})"
    settled = " [resolved]" if report.is_settled else ""
    return f"{report.number}. {_format_time(report.created)}{settled} {subject}: {quote}\n    reported by {reporter}{reason}"


def _action_log_line(action: ModerationAction) -> str:
    reason = f": {replace_unprintable(action.reason)}" if action.reason else ""
    return f"{action.number}. {_format_time(action.created)} {replace_unprintable(action.moderator)} {_action_text(action)}{reason}"


def _action_text(action: ModerationAction) -> str:
    texts = {
        CLOSE_ACCOUNT: f"closed the account of {replace_unprintable(action.name)} ({action.target_id})",
        REOPEN_ACCOUNT: f"reopened the account of {replace_unprintable(action.name)} ({action.target_id})",
        RENAME: f"reset the name {replace_unprintable(action.name)!r} of {action.target_id}",
        CLOSE_TABLE: f"closed the table {action.target_id} ({action.name})",
        SETTLE_REPORT: f"resolved report {action.target_id} about {replace_unprintable(action.name)}",
    }
    return texts[action.action]


def replace_unprintable(text: str) -> str:
    """Replace unprintable characters, such as terminal control codes, with replacement characters."""
    return "".join(character if character.isprintable() else "�" for character in text)


def _format_time(timestamp: float) -> str:
    return datetime.fromtimestamp(timestamp).astimezone().strftime("%Y-%m-%d %H:%M")


def _system_user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


def _find_database(args: argparse.Namespace) -> str:
    """Return the URL of the database that `kwoon serve` would use, without creating anything. Unlike there, `--data`
    takes precedence over `KWOON_DATABASE`."""
    url = args.database or (None if args.data is not None else os.environ.get("KWOON_DATABASE"))
    return database_url(url or str(args.data or data_folder(os.environ)))

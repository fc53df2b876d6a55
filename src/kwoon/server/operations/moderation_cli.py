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

from kwoon.core.message import Text, msg
from kwoon.hall.moderation.models import (
    CLOSE_ACCOUNT,
    CLOSE_TABLE,
    RENAME,
    REOPEN_ACCOUNT,
    AbuseReport,
    ModerationAction,
)
from kwoon.lab.errors import LabError
from kwoon.localization.formatter import Reader
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
        raise LabError(msg("server-cannot-open-database", reason=str(error))) from None
    try:
        if not inspect(storage.engine).has_table("moderation_actions"):
            raise LabError(msg("server-old-database"))
        if args.subcommand == "feedback":
            return _show_notes(args, storage.engine)
        return _run_action(args, Moderator(storage.engine, _system_user_name(), time.time()))
    except ModerationError as problem:
        raise LabError(problem.text) from None
    except DBAPIError as error:
        reason = str(error.orig).splitlines()[0]
        raise LabError(msg("server-cannot-read-database", reason=reason)) from None
    finally:
        storage.engine.dispose()


def _run_action(args: argparse.Namespace, moderator: Moderator) -> int:
    if args.subcommand == "reports":
        _print_rows(moderator.list_reports(args.all), args.json, _report_text, msg("server-no-reports"))
        return 0
    if args.subcommand == "log":
        _print_rows(moderator.latest_actions(max(1, args.last)), args.json, _action_log_line, msg("server-no-actions"))
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
    print(Reader().t("server-done", action=_action_text(action)))
    return 0


def _show_notes(args: argparse.Namespace, engine: Engine) -> int:
    """Print players' notes on cards. With `--clear`, delete them afterwards."""
    notes = list_notes_to_host(engine, args.game)
    _print_rows(notes, args.json, _note_text, msg("server-no-feedback"))
    if args.clear:
        remove_notes_to_host(engine, notes)
    return 0


def _note_text(note: NoteToHost) -> str:
    facts = {
        "game": note.game,
        "number": str(note.number),
        "time": _format_time(note.created),
        "person": f"{replace_unprintable(note.name)} ({note.person_id})",
        "text": repr(replace_unprintable(note.text)),
    }
    if note.card:
        return Reader().t("server-feedback-card", card=replace_unprintable(note.card), **facts)
    return Reader().t("server-feedback", **facts)


def _print_rows(
    rows: Sequence[AbuseReport] | Sequence[ModerationAction] | Sequence[NoteToHost],
    as_json: bool,
    format_row: Any,
    empty_text: Text,
) -> None:
    if as_json:
        print(json.dumps([row._asdict() for row in rows], indent=1, ensure_ascii=False))
        return
    for row in rows:
        print(format_row(row))
    if not rows:
        print(Reader().say(empty_text))


def _report_text(report: AbuseReport) -> str:
    t = Reader().t
    text = repr(replace_unprintable(report.quoted_text))
    if report.kind == "name":
        quote = msg("server-report-name", text=text)
    elif report.table_id:
        quote = msg("server-report-chat-table", text=text, table=report.table_id)
    else:
        quote = msg("server-report-chat", text=text)
    facts = {
        "number": str(report.number),
        "time": _format_time(report.created),
        "person": f"{replace_unprintable(report.name)} ({report.person_id})",
        "quote": quote,
    }
    lines = [t("server-report-resolved", **facts) if report.is_settled else t("server-report", **facts)]
    reporter = f"{replace_unprintable(report.reporter_name)} ({report.reporter_id})"
    lines.append(f"    {t('server-reported-by', person=reporter)}")
    if report.reason:
        lines.append(f"    {t('server-report-reason', reason=replace_unprintable(report.reason))}")
    return "\n".join(lines)


def _action_log_line(action: ModerationAction) -> str:
    say = Reader().say
    moderator = replace_unprintable(action.moderator)
    line = f"{action.number}. {_format_time(action.created)} {moderator} {say(_action_text(action))}"
    if not action.reason:
        return line
    return say(msg("server-log-line-reason", line=line, reason=replace_unprintable(action.reason)))


def _action_text(action: ModerationAction) -> Text:
    name = replace_unprintable(action.name)
    if action.action == CLOSE_ACCOUNT:
        return msg("server-action-close-account", name=name, person=action.target_id)
    if action.action == REOPEN_ACCOUNT:
        return msg("server-action-reopen-account", name=name, person=action.target_id)
    if action.action == RENAME:
        return msg("server-action-reset-name", name=repr(name), person=action.target_id)
    if action.action == CLOSE_TABLE:
        return msg("server-action-close-table", table=action.target_id, game=action.name)
    return msg("server-action-resolve", report=action.target_id, name=name)


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

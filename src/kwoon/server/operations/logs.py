"""Structured logs: one JSON object per line."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback

from kwoon.localization.formatter import Reader

TRACEBACK = "Traceback (most recent call last)"
FRAME = re.compile(r'File "([^"]+)", line (\d+), in (\w+)')
RAISED_ERROR = re.compile(r"^[ |]*([\w.]+(?:Error|Exception))\b", re.M)


class JsonLineFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": text,
        }
        if TRACEBACK in text:
            # uvicorn reports a failed start as the text of a traceback.
            line["event"] = "start failed"
            line["error"] = "".join(RAISED_ERROR.findall(text)[-1:]).rpartition(".")[2]
            line["where"] = [f"{file.rpartition('/')[2]}:{number} {name}" for file, number, name in FRAME.findall(text)]
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line |= facts
        if record.exc_info and record.exc_info[0] is not None:
            # Log where the error happened but not its message, which may contain private data.
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line)


def configure_logging(log_file: str | None = None) -> None:
    """Write the log to a file, or to standard error if the file is `-`. By default, write only warnings and errors to
    standard error."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if log_file not in (None, "", "-"):
        try:
            handler = logging.FileHandler(str(log_file), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or ""
            raise SystemExit(Reader().t("server-cannot-log", path=str(log_file), reason=reason)) from error
    handler.setFormatter(JsonLineFormatter())
    level = logging.INFO if log_file else logging.WARNING
    for name in ("kwoon", "uvicorn", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        # Below the warning level, other loggers would write table URLs.
        logger.setLevel(level if name == "kwoon" else logging.WARNING)
        logger.propagate = False

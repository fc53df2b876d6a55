"""The hall's log. Entries contain no cookies, dice rolls, cards, names, or ids that would open a table."""

from __future__ import annotations

import hashlib
import logging

log = logging.getLogger("kwoon")


def redact_id(secret_id: str) -> str:
    """Return a fingerprint of an id for the log. A table's id itself would grant access to the table."""
    return hashlib.sha256(secret_id.encode()).hexdigest()[:10]


def log_info(event: str, **fields: object) -> None:
    log.info(event, extra={"facts": fields})


def log_warning(event: str, **fields: object) -> None:
    """Log an event that the hall's operator should act on."""
    log.warning(event, extra={"facts": fields})


def log_exception(event: str, **fields: object) -> None:
    """Log an error with the current traceback."""
    log.error(event, exc_info=True, extra={"facts": fields})

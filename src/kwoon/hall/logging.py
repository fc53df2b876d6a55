"""What a hall writes into its log: facts without cookies, luck, cards, names, or ids that would open a table."""

from __future__ import annotations

import hashlib
import logging

log = logging.getLogger("kwoon")


def redact_id(secret_id: str) -> str:
    """A table in the log: its id is its key, so that only a fingerprint of it is written."""
    return hashlib.sha256(secret_id.encode()).hexdigest()[:10]


def log_info(event: str, **fields: object) -> None:
    """Something worth knowing happened."""
    log.info(event, extra={"facts": fields})


def log_exception(event: str, **fields: object) -> None:
    """Something went wrong, and here is where."""
    log.error(event, exc_info=True, extra={"facts": fields})

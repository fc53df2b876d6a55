"""Request bodies for blocks and reports, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kwoon.hall.accounts.requests import PersonId


class BlockPersonRequest(msgspec.Struct):
    """Blocks, unblocks, mutes or unmutes a person."""

    blocked: bool = False
    muted: bool = False


class AbuseReportRequest(msgspec.Struct):
    """Reports a person's name or a chat message at a table, with an optional explanation."""

    person: PersonId
    kind: Literal["name", "talk"]
    table: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")] = ""
    message_number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    reason: Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f]*$")] = ""

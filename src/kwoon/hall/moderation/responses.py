"""Response bodies about blocks and reports. They are sent only to the person who made them."""

from __future__ import annotations

import msgspec

from kwoon.hall.json_encoding import TextField


class BlockedPersonResponse(msgspec.Struct):
    """A person whom the recipient has blocked or muted."""

    person: str
    name: str
    blocked: bool
    muted: bool


class AbuseReportResponse(msgspec.Struct):
    """The confirmation of a report."""

    message: TextField

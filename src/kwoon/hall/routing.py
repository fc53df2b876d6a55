"""Routes."""

from __future__ import annotations

import msgspec


class ErrorResponse(msgspec.Struct):
    """An HTTP status, and a sentence that says why the request was refused."""

    status_code: int
    detail: str

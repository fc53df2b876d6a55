"""The health check."""

from __future__ import annotations

from typing import Literal

import msgspec

from kwoon.hall.errors import Unavailable
from kwoon.hall.hall import Hall
from kwoon.hall.routing import Feature
from kwoon.server.storage.database import SqlStorage

health = Feature("health")


class HealthResponse(msgspec.Struct):
    """Whether the server is working."""

    status: Literal["ok"]


@health.route("GET", "/healthz", "Check the server's health", errors=(Unavailable,))
async def check_health(hall: Hall, storage: SqlStorage) -> HealthResponse:
    """Report whether the database can be written and has enough disk space."""
    try:
        await storage.check_writable(hall.now())
    except Exception:
        raise Unavailable("The database can't be written: it doesn't respond, or its disk is full.") from None
    return HealthResponse("ok")

"""Errors of the laboratory."""

from __future__ import annotations

from kwoon.core.message import MessageError


class LabError(MessageError):
    """A request that cannot be played or computed. The message says why."""

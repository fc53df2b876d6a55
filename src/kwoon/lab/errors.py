"""Errors of the laboratory."""

from __future__ import annotations


class LabError(ValueError):
    """A request that cannot be played or computed. The message says why."""

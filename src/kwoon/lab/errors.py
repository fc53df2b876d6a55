"""What the laboratory cannot do."""

from __future__ import annotations


class LabError(ValueError):
    """Something that cannot be played or worked out: a sentence that says why."""

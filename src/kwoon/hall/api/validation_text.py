"""Readable validation errors, since the input may have been typed into a form."""

from __future__ import annotations

import re
from typing import Any

REQUEST_TOO_LARGE_TEXT = "This is more than the hall takes at once. No pack, note or request needs so much."
ERROR_PATTERNS = (
    (r"Expected `str` of length <= (\d+)", r"has too many letters: \1 are the most"),
    (r"Expected `str` of length >= 1", r"is empty, but should say something"),
    (r"Expected `str` of length >= (\d+)", r"has too few letters: \1 are the least"),
    (r"Expected `str` matching regex .*", r"holds a sign that cannot stand there, such as a line break"),
    (r"Expected `int` >= (-?\d+)", r"is too small: \1 is the least"),
    (r"Expected `int` <= (-?\d+)", r"is too large: \1 is the most"),
    (r"Expected `array` of length <= (\d+)", r"has too many entries: \1 are the most"),
)
"""Patterns of msgspec's messages, and their replacements."""


def validation_messages(errors: Any, max_messages: int = 3) -> list[str]:
    """Return the messages for the first few invalid values, each with the name of the value."""
    error_dicts = [each for each in errors if isinstance(each, dict)] if isinstance(errors, list) else []
    return [
        f"'{each['key']}' {plain_message(each)}" if "key" in each else str(each["message"])
        for each in error_dicts[:max_messages]
    ]


def plain_message(error: dict[str, Any]) -> str:
    """Return a readable message for a known error, or the original message."""
    message = str(error["message"])
    for pattern, sentence in ERROR_PATTERNS:
        plain = re.sub(rf"^{pattern}$", sentence, message)
        if plain != message:
            return plain
    return f"is not as it should be: {message[:1].lower()}{message[1:]}"

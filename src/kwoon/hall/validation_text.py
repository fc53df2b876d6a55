"""Turns validation errors into readable messages, because people may have typed the input into a form."""

from __future__ import annotations

import re
from typing import Any

REQUEST_TOO_LARGE_TEXT = "The request is too large."
ERROR_PATTERNS = (
    (r"Expected `str` of length <= (\d+)", r"must be at most \1 characters"),
    (r"Expected `str` of length >= 1", r"must not be empty"),
    (r"Expected `str` of length >= (\d+)", r"must be at least \1 characters"),
    (r"Expected `str` matching regex .*", r"contains a character that is not allowed, such as a line break"),
    (r"Expected `int` >= (-?\d+)", r"must be at least \1"),
    (r"Expected `int` <= (-?\d+)", r"must be at most \1"),
    (r"Expected `array` of length <= (\d+)", r"must have at most \1 items"),
)
"""Patterns of msgspec's messages, and their replacements."""


def validation_messages(errors: Any, max_messages: int = 3) -> list[str]:
    """Return messages for the first few invalid values. Each message names the value."""
    error_dicts = [each for each in errors if isinstance(each, dict)] if isinstance(errors, list) else []
    return [
        f"'{each['key']}' {readable_validation_message(each)}" if "key" in each else str(each["message"])
        for each in error_dicts[:max_messages]
    ]


def readable_validation_message(error: dict[str, Any]) -> str:
    """Return a readable message for a known error, or a generic message that quotes the original one."""
    message = str(error["message"])
    for pattern, sentence in ERROR_PATTERNS:
        plain = re.sub(rf"^{pattern}$", sentence, message)
        if plain != message:
            return plain
    return f"is invalid: {message[:1].lower()}{message[1:]}"

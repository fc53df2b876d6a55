"""What is wrong with a request, as a person would say it; whoever sent it may have typed it in a form."""

from __future__ import annotations

import re
from typing import Any

TOO_MUCH = "This is more than the hall takes at once. No pack, note or request needs so much."
SAYINGS = (
    (r"Expected `str` of length <= (\d+)", r"has too many letters: \1 are the most"),
    (r"Expected `str` of length >= 1", r"is empty, but should say something"),
    (r"Expected `str` of length >= (\d+)", r"has too few letters: \1 are the least"),
    (r"Expected `str` matching regex .*", r"holds a sign that cannot stand there, such as a line break"),
    (r"Expected `int` >= (-?\d+)", r"is too small: \1 is the least"),
    (r"Expected `int` <= (-?\d+)", r"is too large: \1 is the most"),
    (r"Expected `array` of length <= (\d+)", r"has too many entries: \1 are the most"),
)
"""What the reader of requests says, and what it means."""


def wrong_in(extra: Any, most: int = 3) -> list[str]:
    """What it says of single values, each with the name of the value."""
    found = [each for each in extra if isinstance(each, dict)] if isinstance(extra, list) else []
    return [f"'{each['key']}' {said(each)}" if "key" in each else str(each["message"]) for each in found[:most]]


def said(wrong: dict[str, Any]) -> str:
    """One of them, if there is a way to say it; otherwise as it was said."""
    message = str(wrong["message"])
    for pattern, sentence in SAYINGS:
        told = re.sub(rf"^{pattern}$", sentence, message)
        if told != message:
            return told
    return f"is not as it should be: {message[:1].lower()}{message[1:]}"

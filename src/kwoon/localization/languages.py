"""The languages of the interface."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

ENGLISH: Final = "en"
PSEUDO: Final = "pseudo"
"""English with accents and longer words, for testing layouts. It is not offered to people."""
LANGUAGES: Final[dict[str, str]] = {ENGLISH: "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
"""The name of each language in the language itself."""
TRADITIONAL: Final = ("hant", "tw", "hk", "mo")
"""Scripts and regions with traditional Chinese characters."""
ENVIRONMENT: Final = ("KWOON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first one that is set decides."""


class UnknownLanguage(ValueError):
    """There is no such language."""


def match_language(tags: Iterable[str]) -> str:
    """Return the first language that one of these tags names, such as `zh-TW`, `zh_CN.UTF-8` or `de`; otherwise
    English."""
    for tag in tags:
        language, *rest = tag.partition(".")[0].replace("_", "-").lower().split("-")
        if language == PSEUDO:
            return PSEUDO
        if language == ENGLISH or tag in ("C", "POSIX"):
            return ENGLISH
        if language == "zh":
            return "zh-Hant" if set(rest) & set(TRADITIONAL) else "zh-Hans"
    return ENGLISH


def environment_language() -> str:
    """Return the language that the environment asks for."""
    return match_language([next((value for name in ENVIRONMENT if (value := os.environ.get(name))), "")])


def require_language(tag: str) -> str:
    """Return the language with this tag, such as `zh-TW`. Raise `UnknownLanguage` if there is none."""
    language = match_language([tag])
    if language == ENGLISH and not re.match(rf"{ENGLISH}\b", tag.replace("_", "-"), re.IGNORECASE):
        raise UnknownLanguage(tag)
    return language


_current = [ENGLISH]


def current_language() -> str:
    """Return the language of this process: English, unless its user has chosen another."""
    return _current[0]


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Let this process speak a language."""
    previous = _current[0]
    _current[0] = language
    try:
        yield
    finally:
        _current[0] = previous

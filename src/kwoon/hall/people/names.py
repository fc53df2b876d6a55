"""Which names may be chosen: none that looks like a bot or a reserved word, and nothing invisible.

Look-alikes are found by a skeleton: the name in compatible small letters, without accents and punctuation, with the
Cyrillic, Greek and other characters that look like a Latin letter replaced by it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from kwoon.bots.roster import CHARACTERS

INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs by their category that show nothing."""
SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Variation selectors: first and last."""

# By how they look, in small letters; capitals are folded before. Some capitals look like another letter than the small
# one does, and are looked up before that.
CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХԌԜҮ", "abezhlkmnoptyxcabesljkmhopctyxgwy")
SMALL: Final = str.maketrans(
    "абсԁеɡһіјкӏмпорԛгѕтуѵԝхαβγδεηικνορτυχωϲı0135$@|",
    "abcdeghljklmnopqrstyvwxabydenlkvoptuxwclolessal",
)
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""Letters that look like others together, and the one for `I`, `l` and `1`."""

RESERVED_NAMES: Final = (
    "host operator owner server system service bot bots computer dealer referee staff support security official root "
    "nobody somebody everybody anybody everyone anonymous deleted guest player watcher unknown undefined null none"
)
RESERVED_WORDS: Final = "admin administrator moderator kwoon"
"""Refused as any word of a name."""
SEAT: Final = re.compile(r"seat\s*\d+", re.IGNORECASE)
"""What an empty seat is called."""
NUMBERED: Final = re.compile(r"(\s*\d+|[\s-]+bot)+$", re.IGNORECASE)
"""What follows the name of a second bot at a table, or says that it is one."""


def is_invisible(character: str) -> bool:
    """Whether a character shows nothing: zero-width, bidirectional control, tag, variation selector or filler."""
    code = ord(character)
    if code < 0x7F:
        return False
    return (
        unicodedata.category(character) == "Cf"
        or character in INVISIBLE
        or any(first <= code <= last for first, last in SELECTORS)
    )


def without_invisible(text: str) -> str:
    """Strip the characters that show nothing."""
    return text if text.isascii() else "".join([each for each in text if not is_invisible(each)])


@cache
def _skeletons(words: str) -> frozenset[str]:
    return frozenset(skeleton(word) for word in words.split())


@cache
def _bots() -> frozenset[str]:
    return frozenset(skeleton(name) for name in CHARACTERS)


def skeleton(name: str) -> str:
    """Return what a name looks like: two names with the same skeleton can be taken for each other."""
    # Twice, because compatibility makes another letter of some that are looked up here.
    shown = unicodedata.normalize("NFKC", name.translate(CAPITALS)).translate(CAPITALS).casefold()
    bare = "".join([each for each in unicodedata.normalize("NFKD", shown) if not unicodedata.combining(each)])
    latin = "".join([each for each in bare.translate(SMALL) if each.isalnum()])
    for pair, letter in PAIRS:
        latin = latin.replace(pair, letter)
    return latin


def looks_like_bot(name: str, own_bots: Iterable[str] = ()) -> bool:
    """Whether a name can be taken for that of a bot; `own_bots` are bots that the hall's operator has added."""
    bots = _bots() | {skeleton(each) for each in own_bots}
    bare = name.partition("(")[0].strip()
    return bool({skeleton(name), skeleton(bare), skeleton(NUMBERED.sub("", bare))} & bots - {""})


def is_reserved(name: str) -> bool:
    """Whether a name can be taken for somebody who speaks for the hall, or for nobody."""
    if skeleton(name) in _skeletons(f"{RESERVED_NAMES} {RESERVED_WORDS}") or SEAT.fullmatch(name):
        return True
    return any(skeleton(word) in _skeletons(RESERVED_WORDS) for word in name.split())


def mixed_word(name: str) -> str | None:
    """Return the first word that mixes Latin letters with Greek or Cyrillic ones."""
    for word in name.split():
        scripts = {unicodedata.name(each, "").partition(" ")[0] for each in word if each.isalpha()}
        if "LATIN" in scripts and scripts & {"GREEK", "CYRILLIC"}:
            return word
    return None

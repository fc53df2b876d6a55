"""Rules for names: a name must not look like a bot's name or a reserved name, and must not contain invisible
characters.

Look-alikes are found by comparing skeletons. A skeleton is the name in lower case and compatibility form, without
accents and punctuation, and with Cyrillic, Greek and other characters replaced by the Latin letters that they resemble.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from kwoon.bots.roster import CHARACTERS

INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Characters that render as nothing although their Unicode category is a letter, mark or symbol."""
SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""First and last code points of the variation selector ranges."""

# Look-alikes, mapped to lower-case letters. CAPITALS is applied before case folding, because some capitals resemble a
# different letter than their lower-case form does.
CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХԌԜҮ", "abezhlkmnoptyxcabesljkmhopctyxgwy")
SMALL: Final = str.maketrans(
    "абсԁеɡһіјкӏмпорԛгѕтуѵԝхαβγδεηικνορτυχωϲı0135$@|",
    "abcdeghljklmnopqrstyvwxabydenlkvoptuxwclolessal",
)
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""Letter pairs that resemble one letter, and the mapping of `i` to `l`, because `I`, `l` and `1` look alike."""

RESERVED_NAMES: Final = (
    "host operator owner server system service bot bots computer dealer referee staff support security official root "
    "nobody somebody everybody anybody everyone anonymous deleted deletedplayer guest player watcher unknown undefined "
    "null none"
)
RESERVED_WORDS: Final = "admin administrator moderator kwoon"
"""Words that no name may contain."""
SEAT: Final = re.compile(r"seat\s*\d+", re.IGNORECASE)
"""The label of an empty seat."""
NUMBERED: Final = re.compile(r"(\s*\d+|[\s-]+bot)+$", re.IGNORECASE)
"""A suffix that distinguishes a second bot of the same name at a table, or that marks a bot."""


def is_invisible(character: str) -> bool:
    """Return whether a character is invisible: zero-width, bidirectional control, tag, variation selector or filler."""
    code = ord(character)
    if code < 0x7F:
        return False
    return (
        unicodedata.category(character) == "Cf"
        or character in INVISIBLE
        or any(first <= code <= last for first, last in SELECTORS)
    )


def remove_invisible(text: str) -> str:
    return text if text.isascii() else "".join([each for each in text if not is_invisible(each)])


@cache
def _word_skeletons(words: str) -> frozenset[str]:
    return frozenset(confusable_skeleton(word) for word in words.split())


@cache
def _bot_name_skeletons() -> frozenset[str]:
    return frozenset(confusable_skeleton(name) for name in CHARACTERS)


def confusable_skeleton(name: str) -> str:
    """Return a normalized form of a name. Two names with the same skeleton can be mistaken for each other."""
    # Translate twice, because NFKC maps some characters to capitals in the table.
    shown = unicodedata.normalize("NFKC", name.translate(CAPITALS)).translate(CAPITALS).casefold()
    bare = "".join([each for each in unicodedata.normalize("NFKD", shown) if not unicodedata.combining(each)])
    latin = "".join([each for each in bare.translate(SMALL) if each.isalnum()])
    for pair, letter in PAIRS:
        latin = latin.replace(pair, letter)
    return latin


def looks_like_bot(name: str, own_bots: Iterable[str] = ()) -> bool:
    """Return whether a name can be mistaken for a bot's name. `own_bots` are names of bots that the hall's operator has
    added."""
    bots = _bot_name_skeletons() | {confusable_skeleton(each) for each in own_bots}
    bare = name.partition("(")[0].strip()
    return bool(
        {confusable_skeleton(name), confusable_skeleton(bare), confusable_skeleton(NUMBERED.sub("", bare))}
        & bots - {""}
    )


def is_reserved_name(name: str) -> bool:
    """Return whether a name is or resembles a reserved name, contains a reserved word, or is the label of an empty
    seat."""
    if confusable_skeleton(name) in _word_skeletons(f"{RESERVED_NAMES} {RESERVED_WORDS}") or SEAT.fullmatch(name):
        return True
    return any(confusable_skeleton(word) in _word_skeletons(RESERVED_WORDS) for word in name.split())


def find_mixed_script_word(name: str) -> str | None:
    """Return the first word that mixes Latin letters with Greek or Cyrillic letters, or None."""
    for word in name.split():
        scripts = {unicodedata.name(each, "").partition(" ")[0] for each in word if each.isalpha()}
        if "LATIN" in scripts and scripts & {"GREEK", "CYRILLIC"}:
            return word
    return None

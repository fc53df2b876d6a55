"""Terms of KungFu Fighting (2014) other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, message_ids, msg

TERM_IDS: Final = message_ids(
    "kung-fu-2014-terminal-term",
    "pass, done, chi, no chi, base, weapon, stance, enhancement, finishing move, spirit, damage effect, "
    "counterattack, cleanup, block, break, spread, give up",
)
TERMS: Final[dict[str, Text]] = {term: msg(TERM_IDS[term]) for term in TERM_IDS}

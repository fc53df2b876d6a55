"""Terms of FIGHT other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, message_ids, msg

TERM_IDS: Final = message_ids(
    "fight-terminal-term",
    "pass, tie breaker, row, pile, attack, defense, value",
)
TERMS: Final[dict[str, Text]] = {term: msg(TERM_IDS[term]) for term in TERM_IDS}

"""Terms of Dragon Punch other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, message_ids, msg

TERM_IDS: Final = message_ids(
    "dragon-punch-terminal-term",
    "pass, initiative, time, block, evade, interrupt, strength, damage, flip, unflip, memory, flipped, switch, "
    "health, white, red, projectile, unblockable, character",
)
TERMS: Final[dict[str, Text]] = {term: msg(TERM_IDS[term]) for term in TERM_IDS}

"""Terms of Kung Fu Fighting! (2019) other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, message_ids, msg

TERM_IDS: Final = message_ids(
    "kung-fu-2019-terminal-term",
    "pass, done, chi, prepare, respite, weapon, stance, attack, enhancement, finishing move, block, challenge, "
    "ignore, counterattack, chi restoration, team special, archetype, split, step in, improvised, hand size, team, "
    "teammate, team card, team attack, team enhancement, team block, exchange",
)
TERMS: Final[dict[str, Text]] = {term: msg(TERM_IDS[term]) for term in TERM_IDS}

"""Terms of Kung Fur Fight other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, message_ids, msg

TERM_IDS: Final = message_ids(
    "kung-fur-fight-terminal-term",
    "done, pass, chef, leader, assistant, ap, vp, sp, card limit, seal, food, resting, used, achievement, item, "
    "arena, reward, ranger, warehouse",
)
TERMS: Final[dict[str, Text]] = {term: msg(TERM_IDS[term]) for term in TERM_IDS}

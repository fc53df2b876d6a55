"""Terms of KungFu Fighting (2014) other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, msg

TERMS: Final[dict[str, Text]] = {
    "pass": msg("kung-fu-2014-terminal-term-pass"),
    "done": msg("kung-fu-2014-terminal-term-done"),
    "chi": msg("kung-fu-2014-terminal-term-chi"),
    "no chi": msg("kung-fu-2014-terminal-term-no-chi"),
    "base": msg("kung-fu-2014-terminal-term-base"),
    "weapon": msg("kung-fu-2014-terminal-term-weapon"),
    "stance": msg("kung-fu-2014-terminal-term-stance"),
    "enhancement": msg("kung-fu-2014-terminal-term-enhancement"),
    "finishing move": msg("kung-fu-2014-terminal-term-finishing-move"),
    "spirit": msg("kung-fu-2014-terminal-term-spirit"),
    "damage effect": msg("kung-fu-2014-terminal-term-damage-effect"),
    "counterattack": msg("kung-fu-2014-terminal-term-counterattack"),
    "cleanup": msg("kung-fu-2014-terminal-term-cleanup"),
    "block": msg("kung-fu-2014-terminal-term-block"),
    "break": msg("kung-fu-2014-terminal-term-break"),
    "spread": msg("kung-fu-2014-terminal-term-spread"),
    "give up": msg("kung-fu-2014-terminal-term-give-up"),
}

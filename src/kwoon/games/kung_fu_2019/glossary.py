"""Terms of Kung Fu Fighting! (2019) other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, msg

TERMS: Final[dict[str, Text]] = {
    "pass": msg("kung-fu-2019-terminal-term-pass"),
    "done": msg("kung-fu-2019-terminal-term-done"),
    "chi": msg("kung-fu-2019-terminal-term-chi"),
    "prepare": msg("kung-fu-2019-terminal-term-prepare"),
    "respite": msg("kung-fu-2019-terminal-term-respite"),
    "weapon": msg("kung-fu-2019-terminal-term-weapon"),
    "stance": msg("kung-fu-2019-terminal-term-stance"),
    "attack": msg("kung-fu-2019-terminal-term-attack"),
    "enhancement": msg("kung-fu-2019-terminal-term-enhancement"),
    "finishing move": msg("kung-fu-2019-terminal-term-finishing-move"),
    "block": msg("kung-fu-2019-terminal-term-block"),
    "challenge": msg("kung-fu-2019-terminal-term-challenge"),
    "ignore": msg("kung-fu-2019-terminal-term-ignore"),
    "counterattack": msg("kung-fu-2019-terminal-term-counterattack"),
    "chi restoration": msg("kung-fu-2019-terminal-term-chi-restoration"),
    "team special": msg("kung-fu-2019-terminal-term-team-special"),
    "archetype": msg("kung-fu-2019-terminal-term-archetype"),
    "split": msg("kung-fu-2019-terminal-term-split"),
    "step in": msg("kung-fu-2019-terminal-term-step-in"),
    "improvised": msg("kung-fu-2019-terminal-term-improvised"),
    "hand size": msg("kung-fu-2019-terminal-term-hand-size"),
    "team": msg("kung-fu-2019-terminal-term-team"),
    "teammate": msg("kung-fu-2019-terminal-term-teammate"),
    "team card": msg("kung-fu-2019-terminal-term-team-card"),
    "team attack": msg("kung-fu-2019-terminal-term-team-attack"),
    "team enhancement": msg("kung-fu-2019-terminal-term-team-enhancement"),
    "team block": msg("kung-fu-2019-terminal-term-team-block"),
    "exchange": msg("kung-fu-2019-terminal-term-exchange"),
}

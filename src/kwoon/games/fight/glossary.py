"""Terms of FIGHT other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, msg

TERMS: Final[dict[str, Text]] = {
    "pass": msg("fight-terminal-term-pass"),
    "tie breaker": msg("fight-terminal-term-tie-breaker"),
    "row": msg("fight-terminal-term-row"),
    "pile": msg("fight-terminal-term-pile"),
    "attack": msg("fight-terminal-term-attack"),
    "defense": msg("fight-terminal-term-defense"),
    "value": msg("fight-terminal-term-value"),
}

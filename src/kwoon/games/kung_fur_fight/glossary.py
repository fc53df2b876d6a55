"""Terms of Kung Fur Fight other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, msg

TERMS: Final[dict[str, Text]] = {
    "done": msg("kung-fur-fight-terminal-term-done"),
    "pass": msg("kung-fur-fight-terminal-term-pass"),
    "chef": msg("kung-fur-fight-terminal-term-chef"),
    "leader": msg("kung-fur-fight-terminal-term-leader"),
    "assistant": msg("kung-fur-fight-terminal-term-assistant"),
    "ap": msg("kung-fur-fight-terminal-term-ap"),
    "vp": msg("kung-fur-fight-terminal-term-vp"),
    "sp": msg("kung-fur-fight-terminal-term-sp"),
    "card limit": msg("kung-fur-fight-terminal-term-card-limit"),
    "seal": msg("kung-fur-fight-terminal-term-seal"),
    "food": msg("kung-fur-fight-terminal-term-food"),
    "resting": msg("kung-fur-fight-terminal-term-resting"),
    "used": msg("kung-fur-fight-terminal-term-used"),
    "achievement": msg("kung-fur-fight-terminal-term-achievement"),
    "item": msg("kung-fur-fight-terminal-term-item"),
    "arena": msg("kung-fur-fight-terminal-term-arena"),
    "reward": msg("kung-fur-fight-terminal-term-reward"),
    "ranger": msg("kung-fur-fight-terminal-term-ranger"),
    "warehouse": msg("kung-fur-fight-terminal-term-warehouse"),
}

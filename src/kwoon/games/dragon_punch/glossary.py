"""Terms of Dragon Punch other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, msg

TERMS: Final[dict[str, Text]] = {
    "pass": msg("dragon-punch-terminal-term-pass"),
    "initiative": msg("dragon-punch-terminal-term-initiative"),
    "time": msg("dragon-punch-terminal-term-time"),
    "block": msg("dragon-punch-terminal-term-block"),
    "evade": msg("dragon-punch-terminal-term-evade"),
    "interrupt": msg("dragon-punch-terminal-term-interrupt"),
    "strength": msg("dragon-punch-terminal-term-strength"),
    "damage": msg("dragon-punch-terminal-term-damage"),
    "flip": msg("dragon-punch-terminal-term-flip"),
    "unflip": msg("dragon-punch-terminal-term-unflip"),
    "memory": msg("dragon-punch-terminal-term-memory"),
    "flipped": msg("dragon-punch-terminal-term-flipped"),
    "switch": msg("dragon-punch-terminal-term-switch"),
    "health": msg("dragon-punch-terminal-term-health"),
    "white": msg("dragon-punch-terminal-term-white"),
    "red": msg("dragon-punch-terminal-term-red"),
    "projectile": msg("dragon-punch-terminal-term-projectile"),
    "unblockable": msg("dragon-punch-terminal-term-unblockable"),
    "character": msg("dragon-punch-terminal-term-character"),
}

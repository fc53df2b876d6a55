"""Luck for the lab: one seed gives every game and every bot its own dice, whoever rolls them and in which order."""

from __future__ import annotations

import hashlib
import secrets

from kwoon.core.dice import LiveDice


def any_seed() -> str:
    """A seed that nobody has used before."""
    return str(secrets.randbits(128))


def root(seed: str, whose: str = "") -> int:
    """128 bits from a seed, different for everybody who shares it: `whose` says who rolls."""
    return int.from_bytes(hashlib.sha256(f"{seed}\n{whose}".encode()).digest()[:16], "little")


def dice(seed: str, whose: str = "") -> LiveDice:
    """The dice that this seed gives to `whose`."""
    return LiveDice(root(seed, whose))


def nth(start: int, number: int) -> LiveDice:
    """The dice of game `number`, without the cost of another digest."""
    return LiveDice(start ^ number)

"""Luck for the lab: one seed gives every game and every bot its own dice, whoever rolls them and in which order."""

from __future__ import annotations

import hashlib
import secrets

from kwoon.core.dice import LiveDice


def random_seed() -> str:
    """A seed that nobody has used before."""
    return str(secrets.randbits(128))


def derive_seed(seed: str, purpose: str = "") -> int:
    """128 bits from a seed, different for everybody who shares it: `whose` says who rolls."""
    return int.from_bytes(hashlib.sha256(f"{seed}\n{purpose}".encode()).digest()[:16], "little")


def make_dice(seed: str, purpose: str = "") -> LiveDice:
    """The dice that this seed gives to `whose`."""
    return LiveDice(derive_seed(seed, purpose))


def game_dice(root_seed: int, number: int) -> LiveDice:
    """The dice of game `number`, without the cost of another digest."""
    return LiveDice(root_seed ^ number)

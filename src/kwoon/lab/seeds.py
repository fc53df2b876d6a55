"""Seeds: one seed gives every game and every bot its own dice, independent of the order in which they are rolled."""

from __future__ import annotations

import hashlib
import secrets

from kwoon.core.dice import LiveDice


def random_seed() -> str:
    """Return a fresh random seed."""
    return str(secrets.randbits(128))


def derive_seed(seed: str, purpose: str = "") -> int:
    """Return 128 bits derived from a seed, different for every purpose."""
    return int.from_bytes(hashlib.sha256(f"{seed}\n{purpose}".encode()).digest()[:16], "little")


def make_dice(seed: str, purpose: str = "") -> LiveDice:
    """Return the dice for a seed and purpose."""
    return LiveDice(derive_seed(seed, purpose))


def game_dice(root_seed: int, number: int) -> LiveDice:
    """Return the dice for game `number` without computing another digest."""
    return LiveDice(root_seed ^ number)

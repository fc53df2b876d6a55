"""Recovery codes: a way back for whoever has no passkey. Shown once; the hall keeps no more than their fingerprints."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those that nobody mistakes for each other (Crockford's)."""
LENGTH = 28
"""140 bits: nobody finds one by trying, however fast the door lets them."""
GROUP = 4
MEANT = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code() -> str:
    """A code that nobody had before, in groups that can be read aloud."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def fingerprint(code: str) -> str | None:
    """What is kept of a code, however it was typed; None for what is none. It is as hard to guess as the code itself,
    so that a slow hash would add nothing."""
    letters = "".join(code.split()).replace("-", "").upper().translate(MEANT)
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        return None
    return hashlib.sha256(f"kwoon recovery {letters}".encode()).hexdigest()

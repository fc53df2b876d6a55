"""Recovery codes: a way back for whoever has no passkey. Shown once; the hall keeps no more than their fingerprints."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those that nobody mistakes for each other (Crockford's)."""
CODE_LENGTH = 28
"""140 bits: nobody finds one by trying, however fast the door lets them."""
GROUP_LENGTH = 4
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code() -> str:
    """A code that nobody had before, in groups that can be read aloud."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return "-".join(letters[at : at + GROUP_LENGTH] for at in range(0, CODE_LENGTH, GROUP_LENGTH))


def code_fingerprint(code: str) -> str | None:
    """What is kept of a code, however it was typed; None for what is none. It is as hard to guess as the code itself,
    so that a slow hash would add nothing."""
    letters = "".join(code.split()).replace("-", "").upper().translate(LOOKALIKES)
    if len(letters) != CODE_LENGTH or not set(letters) <= set(ALPHABET):
        return None
    return hashlib.sha256(f"kwoon recovery {letters}".encode()).hexdigest()

"""Recovery codes for people without a passkey. A code is shown once; the hall stores only its fingerprint."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's Base32, which has no easily confused characters."""
CODE_LENGTH = 28
"""Number of characters in a code. They hold 140 bits, which cannot be guessed even without rate limits."""
GROUP_LENGTH = 4
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_recovery_code() -> str:
    """Return a new random code in groups that are easy to read aloud."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return "-".join(letters[at : at + GROUP_LENGTH] for at in range(0, CODE_LENGTH, GROUP_LENGTH))


def recovery_code_fingerprint(code: str) -> str | None:
    """Return the fingerprint of a code, ignoring case, spaces, dashes and look-alike letters; None if the text is not a
    code.

    The fingerprint is as hard to guess as the code itself, so a slow hash would add nothing.
    """
    letters = "".join(code.split()).replace("-", "").upper().translate(LOOKALIKES)
    if len(letters) != CODE_LENGTH or not set(letters) <= set(ALPHABET):
        return None
    return hashlib.sha256(f"kwoon recovery {letters}".encode()).hexdigest()

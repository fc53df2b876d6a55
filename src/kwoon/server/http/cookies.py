"""The cookie that says who somebody is: signed by the hall, and only its owner has it."""

from __future__ import annotations

COOKIE = "kwoon_guest"
A_YEAR = 365 * 24 * 3600


def set_cookie(value: str, secure: bool) -> str:
    """The header that gives a guest their cookie."""
    flags = f"Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{COOKIE}={value}; {flags}"

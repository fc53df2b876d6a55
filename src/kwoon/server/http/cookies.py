"""The signed cookie that identifies a guest."""

from __future__ import annotations

COOKIE = "kwoon_guest"
YEAR_SECONDS = 365 * 24 * 3600


def format_set_cookie(value: str, secure: bool) -> str:
    """Return the Set-Cookie value for a guest's cookie."""
    flags = f"Path=/; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{COOKIE}={value}; {flags}"

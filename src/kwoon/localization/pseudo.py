"""The pseudo-language: English with accents and padding. It shows texts that bypass the catalogs and layouts that have
no room for longer words."""

from __future__ import annotations

ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÅÉÎÖÛÝåéîöûýçñšž")
PADDING = "~"


def pseudo_text(text: str) -> str:
    """Return the text with accents, in brackets, and about a third longer."""
    return f"[{text.translate(ACCENTS)}{PADDING * (len(text) // 3)}]"

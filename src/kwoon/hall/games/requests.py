"""Path and query parameters about games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

GameId = Annotated[str, Meta(max_length=40, description="Id of a game")]
Fingerprint = Annotated[
    str,
    Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="Fingerprint of a pack; empty for the printed pack"),
]
Language = Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z-]+$", description="Language, such as zh-Hant")]

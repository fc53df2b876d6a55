"""What the workshop is asked for, with its bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kwoon.hall.telling.lobby_asked import PackId, Word
from kwoon.shelf import LONGEST_NAME

MOST_LETTERS = 256 * 1024
Text = Annotated[str, Meta(max_length=MOST_LETTERS, description="A pack as TOML")]
PackName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f]*$")]
Draft = dict[str, object]
"""A pack as JSON: an object for every table, a list of objects for every list of entries."""


class CheckAsked(msgspec.Struct):
    """A pack to be read, as text or as a draft."""

    game: Word
    text: Text | None = None
    draft: Draft | None = None


class PackAsked(msgspec.Struct):
    """A pack to be kept: as text, as a draft, or as a copy of its parent."""

    game: Word
    name: PackName
    parent: PackId = ""
    text: Text | None = None
    draft: Draft | None = None


class SaveAsked(msgspec.Struct):
    """What is changed of a pack of one's own: the version that was changed, and what is new."""

    version: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    name: PackName | None = None
    text: Text | None = None
    draft: Draft | None = None


class SharedAsked(msgspec.Struct):
    """Whether everybody may find it."""

    on: bool


class DraftAsked(msgspec.Struct):
    """What somebody is at."""

    text: Text


class NoteAsked(msgspec.Struct):
    """Something to be said of a pack, or of one of its cards."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    card: Annotated[str, Meta(max_length=60)] = ""


class StudyAsked(msgspec.Struct):
    """What does it do?"""

    pack: Annotated[PackId, Meta(min_length=1)]
    against: PackId = ""
    bot: Literal["quick", "random", "novice", "greedy"] = "quick"
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    options: dict[str, str] = {}
    games: Annotated[int, Meta(ge=100, le=20_000)] = 20_000
    seed: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")] = ""

"""Requests about packs and studies: path and query parameters and bodies, with their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kwoon.hall.tables.requests import IdField, PackIdField
from kwoon.registry import MAX_NAME_LENGTH

MAX_PACK_LENGTH = 256 * 1024
PackIdOrFingerprint = Annotated[str, Meta(max_length=40, description="Id or fingerprint of a pack")]
PackId = Annotated[str, Meta(max_length=40, description="Id of a pack")]
NoteNumber = Annotated[int, Meta(ge=1, le=1_000_000_000, description="Number of a note")]
StudyId = Annotated[str, Meta(max_length=40, description="Id of a study")]
PackSource = Annotated[Literal["offered", "shared", "mine"], Meta(description="Which packs to list")]
PaperSize = Annotated[Literal["a4", "letter"], Meta(description="Paper size")]
CardCopies = Annotated[Literal["copies", "once"], Meta(description="All copies of a card, or each card once")]
PackTextField = Annotated[str, Meta(max_length=MAX_PACK_LENGTH, description="A pack as TOML")]
PackNameField = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH, pattern=r"^[^\x00-\x1f]*$")]
PackDraft = dict[str, Any]
"""A pack as JSON: an object for every TOML table, and a list of objects for every array of tables."""


class CheckPackRequest(msgspec.Struct):
    """Checks a pack, given as text or as a draft."""

    game: IdField
    text: PackTextField | None = None
    draft: PackDraft | None = None


class CreatePackRequest(msgspec.Struct):
    """Creates a pack from text, from a draft, or as a copy of its parent."""

    game: IdField
    name: PackNameField
    parent: PackIdField = ""
    text: PackTextField | None = None
    draft: PackDraft | None = None


class SavePackRequest(msgspec.Struct):
    """Changes one of the sender's packs. `version` is the version that the changes are based on."""

    version: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    name: PackNameField | None = None
    text: PackTextField | None = None
    draft: PackDraft | None = None


class SharePackRequest(msgspec.Struct):
    """Makes a pack public or private."""

    shared: bool


class SaveDraftRequest(msgspec.Struct):
    """Saves unfinished work on a pack."""

    text: PackTextField


class PackFeedbackRequest(msgspec.Struct):
    """Feedback on a pack, or on one of its cards."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    card: Annotated[str, Meta(max_length=60)] = ""


class StudyRequest(msgspec.Struct):
    """Starts a study that compares two packs."""

    pack: Annotated[PackIdField, Meta(min_length=1)]
    against: PackIdField = ""
    bot: Literal["quick", "random", "novice", "greedy"] = "quick"
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    options: dict[str, str] = {}
    num_games: Annotated[int, Meta(ge=100, le=20_000)] = 20_000
    seed: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")] = ""

"""Data classes for the workshop: visitors' packs, feedback and studies."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from kwoon.hall.json_encoding import TextField
from kwoon.registry import Pack


class UserPack(msgspec.Struct):
    """A pack made by a visitor."""

    id: str
    game: str
    owner: str
    name: str
    fingerprint: str
    text: str
    num_cards: int
    """Number of different cards."""
    parent: str | None
    """Fingerprint of the pack from which this pack was copied."""
    is_shared: bool
    created: float
    changed: float
    version: int = 0

    def to_pack(self) -> Pack:
        """Return the game, fingerprint and text as a `Pack`."""
        return Pack(self.game, self.fingerprint, self.text)


class PackStorageUsage(NamedTuple):
    """Storage used by visitors' packs."""

    owned: int
    """Number of one person's packs."""
    all: int
    num_characters: int
    """Total length of all packs, in characters."""


FOR_HOST = "host/"
"""Prefix of a game id that replaces the pack id in notes for the hall's operator. No pack id starts with this prefix.
"""


class FeedbackNote(NamedTuple):
    """A player's note on a pack or one of its cards."""

    pack_id: str
    number: int
    person_id: str
    name: str
    card: str
    text: str
    fingerprint: str
    created: float


WAITING: Literal["waiting"] = "waiting"
PLAYING: Literal["playing"] = "playing"
DONE: Literal["done"] = "done"
STOPPED: Literal["stopped"] = "stopped"
FAILED: Literal["failed"] = "failed"
StudyStatus = Literal["waiting", "playing", "done", "stopped", "failed"]


class StudyConfig(msgspec.Struct, frozen=True):
    """Everything that a study's result depends on."""

    game: str
    pack: str
    against: str
    bot: str
    seats: int
    options: tuple[tuple[str, str], ...]
    num_games: int
    seed: str
    rules: str
    """Fingerprint of the rules and bots."""


class Study(msgspec.Struct):
    """A study: its question, progress and result."""

    id: str
    owner: str
    """The person who first requested the study."""
    question: StudyConfig
    status: StudyStatus
    games_played: int
    games_total: int
    message: TextField
    """Why the study failed."""
    result: msgspec.Raw | None
    """Encoded as it is sent to clients."""
    changed: float

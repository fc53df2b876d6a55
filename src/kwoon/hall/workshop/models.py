"""Data of the workshop: visitors' packs, drafts, feedback and studies."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

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
    """The fingerprint of the pack it was copied from."""
    is_shared: bool
    created: float
    changed: float
    version: int = 0

    def to_pack(self) -> Pack:
        """Return its cards as a pack."""
        return Pack(self.game, self.fingerprint, self.text)


class PackUsage(NamedTuple):
    """Storage used by visitors' packs."""

    owned: int
    """Number of packs of one person."""
    all: int
    num_characters: int
    """Total characters of all packs."""


FOR_HOST = "host/"
"""Prefix of a game id that stands in place of a pack id: the note is for the host of the hall. No pack id begins with
it."""


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


class StudyQuestion(msgspec.Struct, frozen=True):
    """The question of a study: everything that its result depends on."""

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
    """The person who requested it first."""
    question: StudyQuestion
    status: StudyStatus
    games_played: int
    games_total: int
    message: str
    result: msgspec.Raw | None
    """Encoded as it is sent to clients."""
    changed: float

"""What is kept of the workshop: packs of visitors, what they are at, what players say, and studies."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from kwoon.registry import Pack


class UserPack(msgspec.Struct):
    """A pack of somebody's own."""

    id: str
    game: str
    owner: str
    name: str
    fingerprint: str
    text: str
    cards: int
    """How many kinds of cards there are."""
    parent: str | None
    """The fingerprint of the pack that it was copied from."""
    shared: bool
    made: float
    changed: float
    version: int = 0

    def to_pack(self) -> Pack:
        """Its cards."""
        return Pack(self.game, self.fingerprint, self.text)


class PackUsage(NamedTuple):
    """How much there is of packs that visitors made."""

    owned: int
    """Of somebody in particular."""
    all: int
    num_characters: int
    """Of all of them together."""


FOR_HOST = "host/"
"""In place of a design, before the id of a game: the note is for the host of the hall. No design is called so."""


class FeedbackNote(NamedTuple):
    """What a player says of a pack, or of one of its cards."""

    design: str
    n: int
    person: str
    name: str
    card: str
    text: str
    fingerprint: str
    at: float


WAITING: Literal["waiting"] = "waiting"
PLAYING: Literal["playing"] = "playing"
DONE: Literal["done"] = "done"
STOPPED: Literal["stopped"] = "stopped"
FAILED: Literal["failed"] = "failed"
StudyStatus = Literal["waiting", "playing", "done", "stopped", "failed"]


class StudyQuestion(msgspec.Struct, frozen=True):
    """What a study is about: all that its answer depends on."""

    game: str
    pack: str
    against: str
    bot: str
    seats: int
    options: tuple[tuple[str, str], ...]
    games: int
    seed: str
    rules: str
    """The fingerprint of the rules and bots that play."""


class Study(msgspec.Struct):
    """A question, and how far its answer is."""

    id: str
    owner: str
    """Who asked for it first."""
    question: StudyQuestion
    state: StudyStatus
    games: int
    of: int
    sentence: str
    answer: msgspec.Raw | None
    """As it is sent."""
    changed: float

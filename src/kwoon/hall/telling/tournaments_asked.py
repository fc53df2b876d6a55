"""What tournaments are asked for: the shapes of the HTTP part, which OpenAPI describes, with their bounds."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kwoon.hall.telling.lobby_asked import BotId, ClockAsked, PackId, Word
from kwoon.hall.tournaments.rows import Kind
from kwoon.hall.tournaments.schedule import FEWEST, MOST, MOST_ROUNDS

LONGEST_TITLE = 60
Title = Annotated[
    str,
    Meta(min_length=1, max_length=LONGEST_TITLE, pattern=r"^[^\x00-\x1f]*$", description="1 to 60 characters"),
]


class TournamentAsked(msgspec.Struct):
    """A tournament to be opened."""

    title: Title
    game: Word
    kind: Kind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5
    """Of a Swiss tournament, at most; no more than half as many as take part."""
    starts: Annotated[float, Meta(ge=0, le=1e12)] = 0
    """When it starts by itself, in seconds since 1970; 0 for when the host says so."""
    patience: Annotated[float, Meta(ge=10, le=3600)] = 180
    """So many seconds after a round begins somebody has lost who has not come."""
    late: bool = True
    """Whether somebody may join a Swiss tournament that goes on."""
    rated: bool = False
    public: bool = True
    most: Annotated[int, Meta(ge=FEWEST, le=MOST)] = MOST
    options: dict[str, str] = {}
    clock: ClockAsked = msgspec.field(default_factory=ClockAsked)
    call: bool = False
    quick: Annotated[float, Meta(ge=0, le=600)] = 0
    pack: PackId = ""
    """The id or the fingerprint of a pack; the box's without one."""


class BotsAsked(msgspec.Struct):
    """Bots that take part."""

    bot: BotId
    count: Annotated[int, Meta(ge=1, le=MOST)] = 1

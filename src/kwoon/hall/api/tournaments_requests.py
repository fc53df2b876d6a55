"""What tournaments are asked for: the shapes of the HTTP part, which OpenAPI describes, with their bounds."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kwoon.hall.api.lobby_requests import BotIdField, ClockRequest, IdField, PackIdField
from kwoon.hall.tournaments.models import TournamentKind
from kwoon.hall.tournaments.schedule import MAX_ENTRANTS, MAX_SWISS_ROUNDS, MIN_ENTRANTS

MAX_TITLE_LENGTH = 60
TitleField = Annotated[
    str,
    Meta(min_length=1, max_length=MAX_TITLE_LENGTH, pattern=r"^[^\x00-\x1f]*$", description="1 to 60 characters"),
]


class OpenTournamentRequest(msgspec.Struct):
    """A tournament to be opened."""

    title: TitleField
    game: IdField
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MAX_SWISS_ROUNDS)] = 5
    """Of a Swiss tournament, at most; no more than half as many as take part."""
    starts: Annotated[float, Meta(ge=0, le=1e12)] = 0
    """When it starts by itself, in seconds since 1970; 0 for when the host says so."""
    patience: Annotated[float, Meta(ge=10, le=3600)] = 180
    """So many seconds after a round begins somebody has lost who has not come."""
    late: bool = True
    """Whether somebody may join a Swiss tournament that goes on."""
    rated: bool = False
    public: bool = True
    most: Annotated[int, Meta(ge=MIN_ENTRANTS, le=MAX_ENTRANTS)] = MAX_ENTRANTS
    options: dict[str, str] = {}
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    call: bool = False
    quick: Annotated[float, Meta(ge=0, le=600)] = 0
    pack: PackIdField = ""
    """The id or the fingerprint of a pack; the box's without one."""


class AddBotsRequest(msgspec.Struct):
    """Bots that take part."""

    bot: BotIdField
    count: Annotated[int, Meta(ge=1, le=MAX_ENTRANTS)] = 1

"""Requests about tournaments: path and query parameters and bodies, with their limits."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kwoon.hall.tables.requests import BotIdField, ClockRequest, IdField, PackIdField
from kwoon.hall.tournaments.models import TournamentKind
from kwoon.hall.tournaments.round_advancement import MAX_ENTRANTS, MAX_SWISS_ROUNDS, MIN_ENTRANTS

MAX_TITLE_LENGTH = 60
TournamentId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a tournament")]
EntrantId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of an entrant")]
RoundNumber = Annotated[
    int, Meta(ge=0, le=MAX_ENTRANTS, description="Round whose pairings to return; 0 for the latest")
]
TitleField = Annotated[
    str,
    Meta(min_length=1, max_length=MAX_TITLE_LENGTH, pattern=r"^[^\x00-\x1f]*$", description="1 to 60 characters"),
]


class CreateTournamentRequest(msgspec.Struct):
    title: TitleField
    game: IdField
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MAX_SWISS_ROUNDS)] = 5
    """Maximum number of rounds in a Swiss tournament, which never has more than half as many rounds as entrants,
    rounded up."""
    starts: Annotated[float, Meta(ge=0, le=1e12)] = 0
    """When the tournament starts automatically, in seconds since 1970; 0 if the host starts it."""
    no_show_seconds: Annotated[float, Meta(ge=10, le=3600)] = 180
    """Seconds after the start of a round until an absent player forfeits."""
    allow_late_entry: bool = True
    """Whether a Swiss tournament accepts new entrants after it has started."""
    rated: bool = False
    public: bool = True
    max_entrants: Annotated[int, Meta(ge=MIN_ENTRANTS, le=MAX_ENTRANTS)] = MAX_ENTRANTS
    options: dict[str, str] = {}
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    uses_call: bool = False
    quick_seconds: Annotated[float, Meta(ge=0, le=600)] = 0
    pack: PackIdField = ""
    """Id or fingerprint of a pack; empty for the printed pack."""


class AddTournamentBotsRequest(msgspec.Struct):
    """Adds bots to a tournament."""

    bot: BotIdField
    count: Annotated[int, Meta(ge=1, le=MAX_ENTRANTS)] = 1

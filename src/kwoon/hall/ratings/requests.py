"""Path and query parameters about ratings and finished games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from kwoon.hall.ratings.models import RatingKind
from kwoon.hall.ratings.responses import GameResult

RatingKindPath = Annotated[RatingKind, Meta(description="duel (1 v 1), several (free-for-all) or teams")]
GameFilter = Annotated[
    str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="Only games with this game id")
]
ResultFilter = Annotated[GameResult, Meta(description="Only games with this result")]
RatedFilter = Annotated[bool, Meta(description="Only rated games")]
EndedBefore = Annotated[
    float, Meta(ge=0, le=1e12, description="Only games that ended before this Unix time; 0 for no limit")
]

"""An even match: which bot somebody would win and lose against about equally often, from what they have played.

Whoever has a rating is matched by it. Everybody else by their last duels with bots: by the strength that makes those
most likely, somebody new being as strong as ratings begin with, and never more than one level above the strongest bot
that they have beaten. Whoever has hardly played is new, and begins with the gentlest.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from kwoon.bots import STRENGTHS
from kwoon.games import GAMES
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.people.anchors import anchors
from kwoon.hall.people.rows import DUEL, MU, SIGMA
from kwoon.hall.tables.head import OVER, Head
from kwoon.hall.telling.people_sent import FitSent

LOOKED_AT = 100
"""So many of somebody's last games are looked at,"""
LAST = 20
"""and so many duels of them count: people grow stronger."""
NEW = 3
"""Who has played fewer duels with bots is new."""
RATED = 5
"""After so many rated games a rating says more."""
APART = 6.0
"""So many points more win 73 of 100 duels (docs/play/ratings.md)."""
HEIGHTS = [height / 2 for height in range(-60, 141)]


class Duel(NamedTuple):
    """A game against one bot."""

    bot: str
    won: float


async def fitting(hall: Hall, guest: Guest) -> list[FitSent]:
    """A bot for each game of which enough is known."""
    heads = await hall.storage.heads(OVER, person=guest.id, limit=LOOKED_AT)
    standings = await hall.storage.register.standings(guest.id)
    rated = {each.game: each.rating.mu for each in standings if each.kind == DUEL and each.rating.games >= RATED}
    found: list[FitSent] = []
    for box in GAMES:
        duels = [duel for head in heads if head.game == box.id and (duel := duel_of(head, guest.id)) is not None]
        bot = fits(box.id, duels[:LAST], rated.get(box.id))
        if bot:
            found.append(FitSent(box.id, bot))
    return found


def duel_of(head: Head, person: str) -> Duel | None:
    """How somebody's game ended, if it was a duel with a bot that has a rating."""
    if len(head.seats) != 2 or head.lesson or head.stopped or not head.winners:
        return None
    for seat, place in enumerate(head.seats):
        if place.person == person:
            bot = head.seats[1 - seat].bot or ""
            won = 0.5 if len(head.winners) > 1 else 1.0 if head.winners == [seat] else 0.0
            return Duel(bot, won) if bot in anchors(head.game, DUEL) else None
    return None


def fits(game: str, duels: Sequence[Duel], rating: float | None = None) -> str:
    """The bot that fits somebody who has this rating, or has played these duels; nothing for whoever is new."""
    known = anchors(game, DUEL)
    ceiling = max(STRENGTHS.values())
    if rating is None:
        if len(duels) < NEW:
            return ""
        rating = likeliest([(known[duel.bot][0], duel.won) for duel in duels])
        ceiling = 1.0 + max([STRENGTHS.get(duel.bot, 0.0) for duel in duels if duel.won == 1.0], default=0.0)
    height = rating
    possible = [bot for bot in known if 0.0 < STRENGTHS.get(bot, 0.0) <= ceiling]
    return min(possible, key=lambda bot: abs(known[bot][0] - height), default="")


def likeliest(ended: Sequence[tuple[float, float]]) -> float:
    """The strength that makes it most likely that games against these ended so."""

    def likely(height: float) -> float:
        found = -(((height - MU) / SIGMA) ** 2) / 2
        for other, won in ended:
            apart = (height - other) / APART
            losing = math.log1p(math.exp(-abs(apart))) + max(0.0, apart)
            found -= losing - won * apart
        return found

    return max(HEIGHTS, key=likely)

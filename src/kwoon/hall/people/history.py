"""What somebody has played and how strong they are: for themselves, and as much of it for others as a page shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import cast

from kwoon.bots import GRADES
from kwoon.bots.cast import character
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.people.anchors import anchors
from kwoon.hall.people.rows import GONE, Change, Figure, Kind, Played, Rating, Wanted
from kwoon.hall.spells import Spells
from kwoon.hall.tables import head as heads
from kwoon.hall.tables.head import Head, Refusal
from kwoon.hall.telling.people_sent import (
    ChangeSent,
    Ended,
    HeightSent,
    LeaderSent,
    PersonSent,
    PlayedSent,
    PlayerSent,
    RatingSent,
    StandingSent,
    TallySent,
)

PAGE = 30
LEADERS = 100
CURVE = 300
"""So many rated games of somebody are drawn, the last ones."""
NO_PERSON = "There is nobody of this name here, or nobody any more."


async def person(hall: Hall, guest: Guest, id: str) -> PersonSent:
    """Somebody's page; Refusal for those who have played nothing that anybody may see."""
    register = hall.storage.register
    mine = id == guest.id
    known = await hall.guests.known(id)
    standings = await register.standings(id)
    figures = await register.figures(id, public=not mine)
    if known.standing == GONE or not (mine or known.kept is not None or standings or figures):
        raise Refusal(404, NO_PERSON)
    curves: dict[tuple[str, str], list[HeightSent]] = defaultdict(list)
    for change in reversed(await register.changes(id, CURVE)):
        curve = curves[change.game, change.kind]
        if not curve:
            curve.append(_point(change.before))
        curve.append(_point(change.after))
    sent = [
        StandingSent(each.game, each.kind, rating_sent(each.rating), curves[each.game, each.kind])
        for each in sorted(standings, key=lambda one: -one.changed)
    ]
    return PersonSent(id, known.name, mine, known.kept is not None, sent, _figures(figures))


def _point(rating: Rating) -> HeightSent:
    return HeightSent(round(rating.mu, 2), round(rating.sigma, 2))


def rating_sent(rating: Rating) -> RatingSent:
    """A rating as it is shown."""
    return RatingSent(round(rating.mu, 1), round(rating.sigma, 1), rating.games, rating.won)


def _figures(figures: Iterable[Figure]) -> list[TallySent]:
    counted: dict[str, dict[str, int]] = defaultdict(dict)
    for figure in figures:
        counted[figure.game][figure.result] = figure.games
    return [
        # Whoever left has lost.
        TallySent(
            game,
            sum(each.values()),
            each.get("won", 0),
            each.get("lost", 0) + each.get("left", 0),
            each.get("drawn", 0),
        )
        for game, each in sorted(counted.items(), key=lambda one: -sum(one[1].values()))
    ]


async def played(hall: Hall, wanted: Wanted, limit: int = PAGE) -> list[PlayedSent]:
    """Games that are over, the newest first."""
    register = hall.storage.register
    found: list[tuple[Head, Played]] = []
    spells = Spells()
    for each in await register.played(wanted, limit):
        found.append((heads.unpack(each.head), each))
        await spells.rest()
    changes = await register.changes_at([head.id for head, _ in found if head.rated])
    return [_played(head, each, changes.get((head.id, wanted.person or ""))) for head, each in found]


def _played(head: Head, row: Played, change: Change | None) -> PlayedSent:
    return PlayedSent(
        table=head.id,
        game=head.game,
        players=[_player(head, seat) for seat in range(len(head.seats))],
        result=cast(Ended, row.result),
        rated=head.rated,
        change=None if change is None else ChangeSent(round(change.before.mu, 1), round(change.after.mu, 1)),
        answers=head.answers,
        seconds=round(max(0.0, head.changed - head.started)) if head.started else 0,
        at=head.changed,
        public=head.public,
        title=head.title,
    )


def _player(head: Head, seat: int) -> PlayerSent:
    place = head.seats[seat]
    known = character(place.name or "") if place.kind == "bot" else None
    return PlayerSent(
        name=place.name or "",
        # There is no page of somebody who is forgotten.
        person=None if (place.person or "").startswith(f"{GONE}-") else place.person,
        bot=place.bot,
        level=0 if head.lesson else GRADES.get(place.bot or "", 0),
        face="" if known is None else known.face,
        won=seat in (head.winners or []),
    )


async def leaders(hall: Hall, game: str, kind: Kind) -> list[LeaderSent]:
    """The best who kept their names, and the bots among them, by what they surely are."""
    people = await hall.storage.register.leaders(game, kind, LEADERS)
    rows = [(each.rating, LeaderSent(each.name, each.person, None, 0, rating_sent(each.rating))) for each in people]
    names = {level.id: level for level in hall.bots(game)}
    for bot, (mu, sigma) in anchors(game, kind).items():
        if bot in names:
            rating = Rating(mu, sigma)
            level = names[bot]
            rows.append((rating, LeaderSent(level.name, None, bot, level.grade, rating_sent(rating))))
    return [sent for _, sent in sorted(rows, key=lambda row: -row[0].floor())]

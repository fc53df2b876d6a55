"""Those who look for an opponent, in the database. Whoever changes the queue waits for their turn, so that nobody is
paired twice, whichever process of the hall does it."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, Engine, and_, case, delete, exists, func, insert, or_, select, update

from kwoon.hall.company.rows import Pairing, Seeker, Wait
from kwoon.hall.company.waits import LATELY
from kwoon.hall.tables.rows import Conflict
from kwoon.server.storage.company.tables import seekers, shuns, waits
from kwoon.server.storage.company.turns import Read, Turns, take_turn

HEARD = 5.0
"""Whoever was heard of within so many seconds need not be written down again."""
SKEW = 60.0
"""Seconds by which the clocks of two processes may differ. Anything later was written before the clock was set back."""
COLUMNS = seekers.c
ROW = (COLUMNS.person, COLUMNS.mu, COLUMNS.sigma, COLUMNS.since, COLUMNS.seen, COLUMNS.found)


class SeekerRows:
    """The queues."""

    def __init__(self, engine: Engine, read: Read) -> None:
        self._turns = Turns(engine)
        self._read = read

    async def join(self, game: str, seeker: Seeker, lapsed: float, most: int) -> Seeker | None:
        """A place in the queue, or the one that they have; None if it is full. Those not seen since `lapsed` go."""

        def joining(connection: Connection) -> Seeker | None:
            _sweep(connection, lapsed, seeker.seen)
            known = _place(connection, game, seeker.person)
            if known is not None:
                _seen(connection, game, known, seeker.seen)
                return known._replace(seen=seeker.seen)
            people = connection.execute(select(func.count(COLUMNS.person.distinct()))).scalar_one()
            own = connection.execute(select(func.count()).where(COLUMNS.person == seeker.person)).scalar_one()
            if int(people) >= most and not own:
                return None
            connection.execute(insert(seekers).values(game=game, **seeker._asdict()))
            return seeker

        return await self._turns.write("seekers", joining)

    async def beat(self, game: str, person: str, now: float, lapsed: float) -> Seeker | None:
        """They are still there; None for somebody who has no place, or none any more."""
        known = await self._read(lambda connection: _place(connection, game, person))
        if known is None or known.seen < lapsed:
            return None
        if known.found or -SKEW <= now - known.seen < HEARD:
            return known
        await self._turns.write(None, lambda connection: _seen(connection, game, known, now))
        return known._replace(seen=now, since=known.since if known.since <= now + SKEW else now)

    async def leave(self, person: str, game: str | None, now: float) -> None:
        """Their place goes, or all of theirs; that they looked so long and found nobody is remembered."""
        theirs = [COLUMNS.person == person] if game is None else [COLUMNS.person == person, COLUMNS.game == game]

        def leaving(connection: Connection) -> None:
            for row in connection.execute(select(seekers).where(*theirs, COLUMNS.found == "")).all():
                _remember(connection, row.game, now - row.since, False, now)
            connection.execute(delete(seekers).where(*theirs))

        await self._turns.write("seekers", leaving)

    async def near(self, game: str, seeker: Seeker, present: float, limit: int) -> list[Seeker]:
        """The others who look now, the nearest first, without those whom one has blocked or who have blocked one."""
        person = seeker.person
        between = or_(
            and_(shuns.c.person == person, shuns.c.other == COLUMNS.person),
            and_(shuns.c.other == person, shuns.c.person == COLUMNS.person),
        )
        wanted = (
            select(*ROW)
            .where(COLUMNS.game == game, COLUMNS.person != person, COLUMNS.found == "", COLUMNS.seen >= present)
            .where(~exists().where(between, shuns.c.blocked == 1))
            .order_by(func.abs(COLUMNS.mu - seeker.mu), COLUMNS.since)
            .limit(limit)
        )
        return await self._read(lambda connection: [Seeker(*row) for row in connection.execute(wanted)])

    async def counted(self, present: float) -> dict[str, int]:
        """How many look now, game by game."""
        wanted = (
            select(COLUMNS.game, func.count())
            .where(COLUMNS.found == "", COLUMNS.seen >= present)
            .group_by(COLUMNS.game)
        )
        return await self._read(lambda c: {str(game): int(count) for game, count in c.execute(wanted)})

    async def seeking(self, person: str, present: float) -> list[str]:
        """The games for which somebody looks now."""
        wanted = select(COLUMNS.game).where(COLUMNS.person == person, COLUMNS.found == "", COLUMNS.seen >= present)
        return await self._read(lambda connection: [str(game) for game in connection.execute(wanted).scalars()])

    async def waits(self, game: str, since: float, limit: int, until: float | None = None) -> list[Wait]:
        """How long it took since then, and until then if that is given, the last ones first."""
        columns = waits.c
        wanted = select(columns.seconds, columns.found).where(columns.game == game, columns.at >= since)
        if until is not None:
            wanted = wanted.where(columns.at <= until + SKEW)
        wanted = wanted.order_by(columns.at.desc()).limit(limit)
        return await self._read(lambda c: [Wait(float(row[0]), bool(row[1])) for row in c.execute(wanted)])


def pair(connection: Connection, pairing: Pairing, table: str) -> None:
    """Both have found their table; Conflict if one of them looks no longer, was not seen for a while, or has blocked
    the other meanwhile. Their places in other queues go: they play."""
    take_turn(connection, "seekers")
    both = (pairing.one, pairing.other)
    rows = connection.execute(
        select(seekers).where(
            COLUMNS.game == pairing.game,
            COLUMNS.person.in_(both),
            COLUMNS.found == "",
            COLUMNS.seen >= pairing.present,
        )
    ).all()
    blocked = exists().where(shuns.c.person.in_(both), shuns.c.other.in_(both), shuns.c.blocked == 1)
    if len(rows) != len(set(both)) or len(rows) != 2 or connection.execute(select(blocked)).scalar():
        raise Conflict
    connection.execute(delete(seekers).where(COLUMNS.person.in_(both), COLUMNS.game != pairing.game))
    changing = update(seekers).where(COLUMNS.game == pairing.game, COLUMNS.person.in_(both), COLUMNS.found == "")
    if connection.execute(changing.values(found=table, seen=pairing.now)).rowcount != 2:
        raise Conflict
    for row in rows:
        _remember(connection, pairing.game, pairing.now - row.since, True, pairing.now)


def forget_seeker(connection: Connection, person: str) -> None:
    """They never looked for anybody."""
    connection.execute(delete(seekers).where(COLUMNS.person == person))


def _place(connection: Connection, game: str, person: str) -> Seeker | None:
    row = connection.execute(select(*ROW).where(COLUMNS.game == game, COLUMNS.person == person)).first()
    return None if row is None else Seeker(*row)


def _seen(connection: Connection, game: str, seeker: Seeker, now: float) -> None:
    same = (COLUMNS.game == game, COLUMNS.person == seeker.person, COLUMNS.found == "")
    since = case((COLUMNS.since > now + SKEW, now), else_=COLUMNS.since)
    connection.execute(update(seekers).where(*same).values(seen=now, since=since))


def _sweep(connection: Connection, lapsed: float, now: float) -> None:
    """Those whose pages went away have no place any more; they had looked until then."""
    for row in connection.execute(select(seekers).where(COLUMNS.seen < lapsed, COLUMNS.found == "")).all():
        _remember(connection, row.game, row.seen - row.since, False, now)
    # After the clock was set back, pages that went away would seem to be there until it has caught up.
    connection.execute(delete(seekers).where(or_(COLUMNS.seen < lapsed, COLUMNS.seen > now + SKEW)))


def _remember(connection: Connection, game: str, seconds: float, found: bool, now: float) -> None:
    """How long it took; what is too old to say anything is forgotten."""
    useless = or_(waits.c.at < now - LATELY, waits.c.at > now + SKEW)
    connection.execute(delete(waits).where(waits.c.game == game, useless))
    row = {"id": secrets.token_urlsafe(12), "game": game, "seconds": max(0.0, seconds), "found": int(found), "at": now}
    connection.execute(insert(waits).values(**row))

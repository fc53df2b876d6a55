"""The matchmaking queue in the database. Writers take turns, so that nobody is paired twice, whichever process does the
pairing."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, Engine, and_, case, delete, exists, func, insert, or_, select, update

from kwoon.hall.social.models import MatchedPair, Seeker, Wait
from kwoon.hall.social.wait_estimate import RECENT_SECONDS
from kwoon.hall.tables.models import WriteConflict
from kwoon.server.storage.social.tables import seekers, shuns, waits
from kwoon.server.storage.social.write_lock import Read, WriteLock, take_turn

HEARD = 5.0
"""Seconds within which a new heartbeat of a seeker need not be written."""
SKEW = 60.0
"""Seconds by which the clocks of two processes may differ. Later timestamps were written before the clock was set back.
"""
COLUMNS = seekers.c
ROW = (COLUMNS.person, COLUMNS.mu, COLUMNS.sigma, COLUMNS.since, COLUMNS.seen, COLUMNS.found)


class SeekerRows:
    """The matchmaking queues of all games."""

    def __init__(self, engine: Engine, read: Read) -> None:
        self._turns = WriteLock(engine)
        self._read = read

    async def join(self, game: str, seeker: Seeker, expired_before: float, max_seekers: int) -> Seeker | None:
        """Join the queue and return the new or existing place, or None if the queue is full. Remove those not seen
        since `expired_before`."""

        def joining(connection: Connection) -> Seeker | None:
            _sweep(connection, expired_before, seeker.seen)
            known = _place(connection, game, seeker.person)
            if known is not None:
                _seen(connection, game, known, seeker.seen)
                return known._replace(seen=seeker.seen)
            people = connection.execute(select(func.count(COLUMNS.person.distinct()))).scalar_one()
            own = connection.execute(select(func.count()).where(COLUMNS.person == seeker.person)).scalar_one()
            if int(people) >= max_seekers and not own:
                return None
            connection.execute(insert(seekers).values(game=game, **seeker._asdict()))
            return seeker

        return await self._turns.write("seekers", joining)

    async def heartbeat(self, game: str, person_id: str, now: float, expired_before: float) -> Seeker | None:
        """Record that a person is still waiting; return None if they have no place, or no longer have one."""
        known = await self._read(lambda connection: _place(connection, game, person_id))
        if known is None or known.seen < expired_before:
            return None
        if known.table_id or -SKEW <= now - known.seen < HEARD:
            return known
        await self._turns.write(None, lambda connection: _seen(connection, game, known, now))
        return known._replace(seen=now, since=known.since if known.since <= now + SKEW else now)

    async def leave(self, person_id: str, game: str | None, now: float) -> None:
        """Remove a person's place, or all of theirs, and record the wait as unsuccessful."""
        theirs = [COLUMNS.person == person_id] if game is None else [COLUMNS.person == person_id, COLUMNS.game == game]

        def leaving(connection: Connection) -> None:
            for row in connection.execute(select(seekers).where(*theirs, COLUMNS.found == "")).all():
                _remember(connection, row.game, now - row.since, False, now)
            connection.execute(delete(seekers).where(*theirs))

        await self._turns.write("seekers", leaving)

    async def nearest(self, game: str, seeker: Seeker, seen_after: float, limit: int) -> list[Seeker]:
        """Return the other current seekers, the nearest in rating first, without those who blocked this person or were
        blocked by them."""
        person = seeker.person
        between = or_(
            and_(shuns.c.person == person, shuns.c.other == COLUMNS.person),
            and_(shuns.c.other == person, shuns.c.person == COLUMNS.person),
        )
        wanted = (
            select(*ROW)
            .where(COLUMNS.game == game, COLUMNS.person != person, COLUMNS.found == "", COLUMNS.seen >= seen_after)
            .where(~exists().where(between, shuns.c.blocked == 1))
            .order_by(func.abs(COLUMNS.mu - seeker.mu), COLUMNS.since)
            .limit(limit)
        )
        return await self._read(lambda connection: [Seeker(*row) for row in connection.execute(wanted)])

    async def count_by_game(self, seen_after: float) -> dict[str, int]:
        """Return the number of current seekers by game."""
        wanted = (
            select(COLUMNS.game, func.count())
            .where(COLUMNS.found == "", COLUMNS.seen >= seen_after)
            .group_by(COLUMNS.game)
        )
        return await self._read(lambda c: {str(game): int(count) for game, count in c.execute(wanted)})

    async def games_sought(self, person_id: str, seen_after: float) -> list[str]:
        """Return the games in whose queues a person is now."""
        wanted = select(COLUMNS.game).where(
            COLUMNS.person == person_id, COLUMNS.found == "", COLUMNS.seen >= seen_after
        )
        return await self._read(lambda connection: [str(game) for game in connection.execute(wanted).scalars()])

    async def recent_waits(self, game: str, since: float, limit: int, until: float | None = None) -> list[Wait]:
        """Return the waiting times since then, and up to `until` if given, the most recent first."""
        columns = waits.c
        wanted = select(columns.seconds, columns.found).where(columns.game == game, columns.at >= since)
        if until is not None:
            wanted = wanted.where(columns.at <= until + SKEW)
        wanted = wanted.order_by(columns.at.desc()).limit(limit)
        return await self._read(lambda c: [Wait(float(row[0]), bool(row[1])) for row in c.execute(wanted)])


def pair(connection: Connection, pairing: MatchedPair, table: str) -> None:
    """Assign both seekers to their table and remove them from other queues. Raise WriteConflict if one of them is no
    longer waiting, was not seen recently, or has blocked the other meanwhile."""
    take_turn(connection, "seekers")
    both = (pairing.first_id, pairing.second_id)
    rows = connection.execute(
        select(seekers).where(
            COLUMNS.game == pairing.game,
            COLUMNS.person.in_(both),
            COLUMNS.found == "",
            COLUMNS.seen >= pairing.seen_after,
        )
    ).all()
    blocked = exists().where(shuns.c.person.in_(both), shuns.c.other.in_(both), shuns.c.blocked == 1)
    if len(rows) != len(set(both)) or len(rows) != 2 or connection.execute(select(blocked)).scalar():
        raise WriteConflict
    connection.execute(delete(seekers).where(COLUMNS.person.in_(both), COLUMNS.game != pairing.game))
    changing = update(seekers).where(COLUMNS.game == pairing.game, COLUMNS.person.in_(both), COLUMNS.found == "")
    if connection.execute(changing.values(found=table, seen=pairing.now)).rowcount != 2:
        raise WriteConflict
    for row in rows:
        _remember(connection, pairing.game, pairing.now - row.since, True, pairing.now)


def forget_seeker(connection: Connection, person: str) -> None:
    """Delete all traces of a person in the queues."""
    connection.execute(delete(seekers).where(COLUMNS.person == person))


def _place(connection: Connection, game: str, person: str) -> Seeker | None:
    row = connection.execute(select(*ROW).where(COLUMNS.game == game, COLUMNS.person == person)).first()
    return None if row is None else Seeker(*row)


def _seen(connection: Connection, game: str, seeker: Seeker, now: float) -> None:
    same = (COLUMNS.game == game, COLUMNS.person == seeker.person, COLUMNS.found == "")
    since = case((COLUMNS.since > now + SKEW, now), else_=COLUMNS.since)
    connection.execute(update(seekers).where(*same).values(seen=now, since=since))


def _sweep(connection: Connection, lapsed: float, now: float) -> None:
    """Remove the seekers whose clients are gone, and record how long they waited."""
    for row in connection.execute(select(seekers).where(COLUMNS.seen < lapsed, COLUMNS.found == "")).all():
        _remember(connection, row.game, row.seen - row.since, False, now)
    # After the clock was set back, seekers who left would seem present until it catches up.
    connection.execute(delete(seekers).where(or_(COLUMNS.seen < lapsed, COLUMNS.seen > now + SKEW)))


def _remember(connection: Connection, game: str, seconds: float, found: bool, now: float) -> None:
    """Record a waiting time, and delete outdated ones."""
    useless = or_(waits.c.at < now - RECENT_SECONDS, waits.c.at > now + SKEW)
    connection.execute(delete(waits).where(waits.c.game == game, useless))
    row = {"id": secrets.token_urlsafe(12), "game": game, "seconds": max(0.0, seconds), "found": int(found), "at": now}
    connection.execute(insert(waits).values(**row))

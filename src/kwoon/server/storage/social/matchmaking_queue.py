"""The matchmaking queue in the database. Writers take turns, so that no process pairs a seeker who is already paired."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, and_, case, delete, exists, func, insert, or_, select, update

from kwoon.hall.matchmaking.models import MatchedPair, QueueWait, Seeker
from kwoon.hall.matchmaking.wait_estimate import RECENT_SECONDS
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.server.storage.schema import blocks, seekers, wait_times
from kwoon.server.storage.sql_store import SqlStore, acquire_transaction_lock

HEARTBEAT_SECONDS = 5.0
"""Minimum age in seconds of a heartbeat before the next one is written."""
MAX_CLOCK_SKEW = 60.0
"""Seconds by which the clocks of two processes may differ. A timestamp further in the future was written before the
clock was set back."""
COLUMNS = seekers.c
SEEKER_COLUMNS = (COLUMNS.person_id, COLUMNS.mu, COLUMNS.sigma, COLUMNS.since, COLUMNS.seen, COLUMNS.table_id)


class SqlMatchmakingQueue(SqlStore):
    """The matchmaking queues of all games."""

    async def join(self, game: str, seeker: Seeker, expired_before: float, max_seekers: int) -> Seeker | None:
        """Join the queue. Return the new or existing entry, or None if the queue is full. Remove seekers who have not
        been seen since `expired_before`."""

        def find_or_insert_seeker(connection: Connection) -> Seeker | None:
            _remove_expired_seekers(connection, expired_before, seeker.seen)
            existing = _find_seeker(connection, game, seeker.person_id)
            if existing is not None:
                _record_heartbeat(connection, game, existing, seeker.seen)
                return existing._replace(seen=seeker.seen)
            num_people = connection.execute(select(func.count(COLUMNS.person_id.distinct()))).scalar_one()
            num_own = connection.execute(select(func.count()).where(COLUMNS.person_id == seeker.person_id)).scalar_one()
            if int(num_people) >= max_seekers and not num_own:
                return None
            connection.execute(insert(seekers).values(game=game, **seeker._asdict()))
            return seeker

        return await self._write(find_or_insert_seeker, "matchmaking")

    async def refresh_seeker(self, game: str, person_id: str, now: float, expired_before: float) -> Seeker | None:
        """Record that a person is still waiting. Return None if the person has no current entry in the queue."""
        known = await self._read(lambda connection: _find_seeker(connection, game, person_id))
        if known is None or known.seen < expired_before:
            return None
        if known.table_id or -MAX_CLOCK_SKEW <= now - known.seen < HEARTBEAT_SECONDS:
            return known
        await self._write(lambda connection: _record_heartbeat(connection, game, known, now))
        return known._replace(seen=now, since=known.since if known.since <= now + MAX_CLOCK_SKEW else now)

    async def leave_queue(self, person_id: str, game: str | None, now: float) -> None:
        """Remove a person's entry, or all of the person's entries if `game` is None. Record each unfinished wait as
        unsuccessful."""
        own_places = (
            [COLUMNS.person_id == person_id] if game is None else [COLUMNS.person_id == person_id, COLUMNS.game == game]
        )

        def delete_own_places(connection: Connection) -> None:
            for row in connection.execute(select(seekers).where(*own_places, COLUMNS.table_id == "")).all():
                _record_wait(connection, row.game, now - row.since, False, now)
            connection.execute(delete(seekers).where(*own_places))

        await self._write(delete_own_places, "matchmaking")

    async def nearest_seekers(self, game: str, seeker: Seeker, seen_after: float, limit: int) -> list[Seeker]:
        """Return the other current seekers, nearest in rating first. Omit seekers who have blocked this person or are
        blocked by this person."""
        person = seeker.person_id
        blocks_between = or_(
            and_(blocks.c.person_id == person, blocks.c.other_id == COLUMNS.person_id),
            and_(blocks.c.other_id == person, blocks.c.person_id == COLUMNS.person_id),
        )
        statement = (
            select(*SEEKER_COLUMNS)
            .where(
                COLUMNS.game == game, COLUMNS.person_id != person, COLUMNS.table_id == "", COLUMNS.seen >= seen_after
            )
            .where(~exists().where(blocks_between, blocks.c.blocked == 1))
            .order_by(func.abs(COLUMNS.mu - seeker.mu), COLUMNS.since)
            .limit(limit)
        )
        return [Seeker(*row) for row in await self._read_all(statement)]

    async def count_seekers_by_game(self, seen_after: float) -> dict[str, int]:
        """Return the number of current seekers by game."""
        statement = (
            select(COLUMNS.game, func.count())
            .where(COLUMNS.table_id == "", COLUMNS.seen >= seen_after)
            .group_by(COLUMNS.game)
        )
        return {str(game): int(count) for game, count in await self._read_all(statement)}

    async def games_sought(self, person_id: str, seen_after: float) -> list[str]:
        """Return the games for which a person is currently in the queue."""
        statement = select(COLUMNS.game).where(
            COLUMNS.person_id == person_id, COLUMNS.table_id == "", COLUMNS.seen >= seen_after
        )
        return [str(game) for game in await self._read_values(statement)]

    async def recent_waits(self, game: str, since: float, limit: int, until: float | None = None) -> list[QueueWait]:
        """Return the waiting times recorded since `since` and, if given, until `until`, newest first."""
        columns = wait_times.c
        statement = select(columns.seconds, columns.found_opponent).where(
            columns.game == game, columns.created >= since
        )
        if until is not None:
            statement = statement.where(columns.created <= until + MAX_CLOCK_SKEW)
        statement = statement.order_by(columns.created.desc()).limit(limit)
        return [QueueWait(float(seconds), bool(found)) for seconds, found in await self._read_all(statement)]


def assign_table(connection: Connection, pairing: MatchedPair, table_id: str) -> None:
    """Assign both seekers to their table and remove them from other queues. Raise `WriteConflict` if either is no
    longer waiting, was not seen recently, or has blocked the other."""
    acquire_transaction_lock(connection, "matchmaking")
    both = (pairing.first_id, pairing.second_id)
    rows = connection.execute(
        select(seekers).where(
            COLUMNS.game == pairing.game,
            COLUMNS.person_id.in_(both),
            COLUMNS.table_id == "",
            COLUMNS.seen >= pairing.seen_after,
        )
    ).all()
    blocked = exists().where(blocks.c.person_id.in_(both), blocks.c.other_id.in_(both), blocks.c.blocked == 1)
    if len(rows) != len(set(both)) or len(rows) != 2 or connection.execute(select(blocked)).scalar():
        raise WriteConflict
    connection.execute(delete(seekers).where(COLUMNS.person_id.in_(both), COLUMNS.game != pairing.game))
    assigning = update(seekers).where(COLUMNS.game == pairing.game, COLUMNS.person_id.in_(both), COLUMNS.table_id == "")
    if connection.execute(assigning.values(table_id=table_id, seen=pairing.now)).rowcount != 2:
        raise WriteConflict
    for row in rows:
        _record_wait(connection, pairing.game, pairing.now - row.since, True, pairing.now)


def delete_seeker(connection: Connection, person_id: str) -> None:
    """Remove a person from all queues."""
    connection.execute(delete(seekers).where(COLUMNS.person_id == person_id))


def _find_seeker(connection: Connection, game: str, person_id: str) -> Seeker | None:
    row = connection.execute(
        select(*SEEKER_COLUMNS).where(COLUMNS.game == game, COLUMNS.person_id == person_id)
    ).first()
    return None if row is None else Seeker(*row)


def _record_heartbeat(connection: Connection, game: str, seeker: Seeker, now: float) -> None:
    same = (COLUMNS.game == game, COLUMNS.person_id == seeker.person_id, COLUMNS.table_id == "")
    since = case((COLUMNS.since > now + MAX_CLOCK_SKEW, now), else_=COLUMNS.since)
    connection.execute(update(seekers).where(*same).values(seen=now, since=since))


def _remove_expired_seekers(connection: Connection, expired_before: float, now: float) -> None:
    """Remove the seekers whose clients are gone, and record how long they waited."""
    for row in connection.execute(select(seekers).where(COLUMNS.seen < expired_before, COLUMNS.table_id == "")).all():
        _record_wait(connection, row.game, row.seen - row.since, False, now)
    # If the clock was set back, seekers who left would seem present until the clock catches up.
    connection.execute(delete(seekers).where(or_(COLUMNS.seen < expired_before, COLUMNS.seen > now + MAX_CLOCK_SKEW)))


def _record_wait(connection: Connection, game: str, seconds: float, found_opponent: bool, now: float) -> None:
    """Record a waiting time, and delete outdated ones."""
    outdated = or_(wait_times.c.created < now - RECENT_SECONDS, wait_times.c.created > now + MAX_CLOCK_SKEW)
    connection.execute(delete(wait_times).where(wait_times.c.game == game, outdated))
    row = {
        "id": secrets.token_urlsafe(12),
        "game": game,
        "seconds": max(0.0, seconds),
        "found_opponent": int(found_opponent),
        "created": now,
    }
    connection.execute(insert(wait_times).values(**row))

"""What people have played, in the database, and how strong they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, func, literal, select

from kwoon.hall.people.rows import Change, Figure, Kind, Leader, Played, Rating, Standing, Wanted
from kwoon.hall.tables.head import OVER
from kwoon.server.storage import schema

Reading = Callable[[Callable[[Connection], Any]], Any]


class Annals:
    """Ratings, how they went, and games that are over."""

    def __init__(self, read: Reading) -> None:
        self._read = read

    async def ratings(self, people: Sequence[str], game: str, kind: Kind) -> dict[str, Rating]:
        """The ratings of these people; whoever has none yet has a first one."""
        ratings = schema.ratings.c
        wanted = select(ratings.person, *_rating()).where(
            ratings.person.in_(list(people)), ratings.game == game, ratings.kind == kind
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        found = {person: Rating(*rest) for person, *rest in rows}
        return {person: found.get(person, Rating()) for person in people}

    async def standings(self, person: str) -> list[Standing]:
        """All ratings of somebody."""
        ratings = schema.ratings.c
        wanted = select(ratings.game, ratings.kind, ratings.changed, *_rating()).where(ratings.person == person)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [Standing(game, kind, Rating(*rest), changed) for game, kind, changed, *rest in rows]

    async def leaders(self, game: str, kind: Kind, limit: int) -> list[Leader]:
        """The best who kept their names, by what they surely are."""
        ratings, guests = schema.ratings.c, schema.guests.c
        wanted = (
            select(ratings.person, guests.name, *_rating())
            .join_from(schema.ratings, schema.guests, guests.id == ratings.person)
            .where(ratings.game == game, ratings.kind == kind, guests.kept.is_not(None), guests.standing == "")
            .order_by(ratings.floor.desc(), ratings.person)
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [Leader(person, name, Rating(*rest)) for person, name, *rest in rows]

    async def changes(self, person: str, limit: int) -> list[Change]:
        """How somebody's ratings went, the newest first."""
        columns = schema.changes.c
        wanted = select(schema.changes).where(columns.person == person).order_by(columns.at.desc()).limit(limit)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [_change(row) for row in rows]

    async def changes_at(self, tables: Sequence[str]) -> dict[tuple[str, str], Change]:
        """What these games changed, by table and person."""
        wanted = select(schema.changes).where(schema.changes.c.table_id.in_(list(tables)))
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return {(row.table_id, row.person): _change(row) for row in rows}

    async def played(self, wanted: Wanted, limit: int) -> list[Played]:
        """Games that are over, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        if wanted.person is None:
            found = select(tables.head, literal("").label("result")).where(tables.people > 0, tables.status == OVER)
            ended = tables.changed
        else:
            found = select(tables.head, seats.result).join_from(
                schema.seats, schema.tables, tables.id == seats.table_id
            )
            found = found.where(seats.person == wanted.person, seats.status == OVER)
            ended = seats.changed
        if wanted.public:
            found = found.where(tables.public == 1)
        if wanted.game:
            found = found.where(tables.game == wanted.game)
        if wanted.result and wanted.person is not None:
            found = found.where(seats.result == wanted.result)
        if wanted.rated:
            counted = select(schema.changes.c.table_id).where(schema.changes.c.table_id == tables.id)
            found = found.where(counted.exists())
        if wanted.before is not None:
            found = found.where(ended < wanted.before)
        rows = await self._read(lambda c: c.execute(found.order_by(ended.desc()).limit(limit)).all())
        return [Played(*row) for row in rows]

    async def figures(self, person: str, public: bool) -> list[Figure]:
        """How often somebody played each game, and how it ended; of public tables only, or of all."""
        tables, seats = schema.tables.c, schema.seats.c
        wanted = select(tables.game, seats.result, func.count()).join_from(
            schema.seats, schema.tables, tables.id == seats.table_id
        )
        wanted = wanted.where(seats.person == person, seats.status == OVER)
        if public:
            wanted = wanted.where(tables.public == 1)
        rows = await self._read(lambda c: c.execute(wanted.group_by(tables.game, seats.result)).all())
        return [Figure(*row) for row in rows]


def _rating() -> list[Any]:
    columns = schema.ratings.c
    return [columns.mu, columns.sigma, columns.games, columns.won]


def _change(row: Any) -> Change:
    after = Rating(row.mu, row.sigma, row.games, row.won)
    before = Rating(row.mu_before, row.sigma_before, row.games - 1, row.won - (row.place == 1 and not row.gone))
    return Change(row.table_id, row.game, row.kind, row.place, row.sides, bool(row.gone), before, after, row.at)

"""People in the database: who they are and how strong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, select

from kwoon.hall.people.rows import Change, Kind, Known, Leader, Rating, Standing
from kwoon.server.storage import schema

Reading = Callable[[Callable[[Connection], Any]], Any]


class Register:
    """Who somebody is, how they sign in, and how strong they are."""

    def __init__(self, read: Reading) -> None:
        self._read = read

    async def known(self, person: str) -> Known | None:
        """What is known of a guest who chose a name or kept it."""
        guests = schema.guests.c
        wanted = select(guests.name, guests.epoch, guests.standing, guests.kept).where(guests.id == person)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Known(*row)

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


def _rating() -> list[Any]:
    columns = schema.ratings.c
    return [columns.mu, columns.sigma, columns.games, columns.won]


def _change(row: Any) -> Change:
    after = Rating(row.mu, row.sigma, row.games, row.won)
    before = Rating(row.mu_before, row.sigma_before, row.games - 1, row.won - (row.place == 1 and not row.gone))
    return Change(row.table_id, row.game, row.kind, row.place, row.sides, bool(row.gone), before, after, row.at)

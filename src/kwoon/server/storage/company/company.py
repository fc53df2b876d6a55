"""Who keeps whom away, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from kwoon.hall.company.rows import Shun
from kwoon.server.storage.company.tables import shuns
from kwoon.server.storage.company.turns import Read, Turns

COLUMNS = shuns.c


class CompanyRows:
    """Those whom people have blocked or muted."""

    def __init__(self, engine: Engine, alone: bool, read: Read) -> None:
        self._turns = Turns(engine)
        self._read = read
        self._insert: Any = sqlite.insert if alone else postgresql.insert

    async def shunned(self, person: str) -> list[Shun]:
        """Those whom somebody has blocked or muted, the last ones first."""
        wanted = select(COLUMNS.other, COLUMNS.blocked, COLUMNS.muted, COLUMNS.at).where(COLUMNS.person == person)
        rows = await self._read(lambda c: c.execute(wanted.order_by(COLUMNS.at.desc(), COLUMNS.other)).all())
        return [Shun(other, bool(blocked), bool(muted), at) for other, blocked, muted, at in rows]

    async def shun(self, person: str, shun: Shun, most: int) -> bool:
        """Block or mute, or neither any more; False if there are too many already."""
        theirs = (COLUMNS.person == person, COLUMNS.other == shun.other)

        def shunning(connection: Connection) -> bool:
            if not (shun.blocked or shun.muted):
                connection.execute(delete(shuns).where(*theirs))
                return True
            others = select(func.count()).where(COLUMNS.person == person, COLUMNS.other != shun.other)
            if int(connection.execute(others).scalar_one()) >= most:
                return False
            values = {"blocked": int(shun.blocked), "muted": int(shun.muted)}
            row = self._insert(shuns).values(person=person, other=shun.other, at=shun.at, **values)
            connection.execute(row.on_conflict_do_update(index_elements=["person", "other"], set_=values))
            return True

        return await self._turns.write(None, shunning)

    async def unheard(self, person: str) -> frozenset[str]:
        """Those whose talk somebody does not want to hear: whoever is blocked is not heard either."""
        wanted = select(COLUMNS.other).where(COLUMNS.person == person)
        return await self._read(lambda connection: frozenset(connection.execute(wanted).scalars()))

    async def barred(self, person: str, people: Iterable[str]) -> bool:
        """Whether one of these people has blocked somebody."""
        theirs = (COLUMNS.person.in_(list(people)), COLUMNS.other == person, COLUMNS.blocked == 1)
        wanted = select(COLUMNS.person).where(*theirs).limit(1)
        return await self._read(lambda connection: connection.execute(wanted).first()) is not None


def forget_company(connection: Connection, person: str) -> None:
    """Nobody keeps them away any more, nor they anybody."""
    connection.execute(delete(shuns).where(or_(COLUMNS.person == person, COLUMNS.other == person)))

"""Blocked and muted people in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from kwoon.hall.social.models import PersonBlock
from kwoon.server.storage.social.tables import shuns
from kwoon.server.storage.social.write_lock import Read, WriteLock

COLUMNS = shuns.c


class CompanyRows:
    """The people whom each person has blocked or muted."""

    def __init__(self, engine: Engine, alone: bool, read: Read) -> None:
        self._turns = WriteLock(engine)
        self._read = read
        self._insert: Any = sqlite.insert if alone else postgresql.insert

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        """Return the people whom a person has blocked or muted, the most recent first."""
        wanted = select(COLUMNS.other, COLUMNS.blocked, COLUMNS.muted, COLUMNS.at).where(COLUMNS.person == person_id)
        rows = await self._read(lambda c: c.execute(wanted.order_by(COLUMNS.at.desc(), COLUMNS.other)).all())
        return [PersonBlock(other, bool(blocked), bool(muted), at) for other, blocked, muted, at in rows]

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Block, mute or unblock; return False if the person has too many blocks already."""
        theirs = (COLUMNS.person == person_id, COLUMNS.other == block.other_id)

        def shunning(connection: Connection) -> bool:
            if not (block.blocked or block.muted):
                connection.execute(delete(shuns).where(*theirs))
                return True
            others = select(func.count()).where(COLUMNS.person == person_id, COLUMNS.other != block.other_id)
            if int(connection.execute(others).scalar_one()) >= max_blocks:
                return False
            values = {"blocked": int(block.blocked), "muted": int(block.muted)}
            row = self._insert(shuns).values(person=person_id, other=block.other_id, at=block.at, **values)
            connection.execute(row.on_conflict_do_update(index_elements=["person", "other"], set_=values))
            return True

        return await self._turns.write(None, shunning)

    async def muted_people(self, person_id: str) -> frozenset[str]:
        """Return the people whose chat a person does not want to see, including blocked ones."""
        wanted = select(COLUMNS.other).where(COLUMNS.person == person_id)
        return await self._read(lambda connection: frozenset(connection.execute(wanted).scalars()))

    async def is_blocked(self, person_id: str, other_ids: Iterable[str]) -> bool:
        """Return whether one of these people has blocked a person."""
        theirs = (COLUMNS.person.in_(list(other_ids)), COLUMNS.other == person_id, COLUMNS.blocked == 1)
        wanted = select(COLUMNS.person).where(*theirs).limit(1)
        return await self._read(lambda connection: connection.execute(wanted).first()) is not None


def forget_company(connection: Connection, person: str) -> None:
    """Delete all blocks by and of a person."""
    connection.execute(delete(shuns).where(or_(COLUMNS.person == person, COLUMNS.other == person)))

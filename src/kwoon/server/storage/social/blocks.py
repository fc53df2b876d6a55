"""Blocked and muted people in the database."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, func, or_, select

from kwoon.hall.moderation.models import PersonBlock
from kwoon.server.storage.schema import blocks
from kwoon.server.storage.social.friends import is_anyone_deleted, remove_friend
from kwoon.server.storage.sql_store import SqlStore

COLUMNS = blocks.c


class SqlPersonBlocks(SqlStore):
    """Everyone's blocks and mutes."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        """Return the people whom a person has blocked or muted, most recent first."""
        statement = select(COLUMNS.other_id, COLUMNS.blocked, COLUMNS.muted, COLUMNS.created)
        statement = statement.where(COLUMNS.person_id == person_id).order_by(COLUMNS.created.desc(), COLUMNS.other_id)
        rows = await self._read_all(statement)
        return [PersonBlock(other, bool(blocked), bool(muted), created) for other, blocked, muted, created in rows]

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Block, mute or unblock a person. A blocked person leaves the list of friends. Return False if the limit on
        blocks is reached. An account that has been deleted in the meantime needs no block."""
        this_pair = (COLUMNS.person_id == person_id, COLUMNS.other_id == block.other_id)

        def write_block(connection: Connection) -> bool:
            if not (block.blocked or block.muted):
                connection.execute(delete(blocks).where(*this_pair))
                return True
            if is_anyone_deleted(connection, person_id, block.other_id):
                return True
            others = select(func.count()).where(COLUMNS.person_id == person_id, COLUMNS.other_id != block.other_id)
            if int(connection.execute(others).scalar_one()) >= max_blocks:
                return False
            if block.blocked:
                remove_friend(connection, person_id, block.other_id)
            values = {"blocked": int(block.blocked), "muted": int(block.muted)}
            row = self._insert(blocks).values(
                person_id=person_id, other_id=block.other_id, created=block.created, **values
            )
            connection.execute(row.on_conflict_do_update(index_elements=["person_id", "other_id"], set_=values))
            return True

        return await self._write(write_block, "social")

    async def muted_people(self, person_id: str) -> frozenset[str]:
        """Return the people whose chat messages are hidden from a person, including blocked people."""
        statement = select(COLUMNS.other_id).where(COLUMNS.person_id == person_id)
        return frozenset(await self._read_values(statement))

    async def is_blocked_by_any(self, person_id: str, other_ids: Iterable[str]) -> bool:
        """Return whether any of `other_ids` has blocked this person."""
        are_blocking = (COLUMNS.person_id.in_(list(other_ids)), COLUMNS.other_id == person_id, COLUMNS.blocked == 1)
        statement = select(COLUMNS.person_id).where(*are_blocking).limit(1)
        return await self._read_first(statement) is not None


def delete_blocks(connection: Connection, person_id: str) -> None:
    """Delete all blocks that a person has set, and all blocks against them."""
    connection.execute(delete(blocks).where(or_(COLUMNS.person_id == person_id, COLUMNS.other_id == person_id)))

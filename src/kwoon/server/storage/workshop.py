"""The workshop in the database: packs, user-made packs with drafts and notes, and studies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, literal, select

from kwoon.hall.json_encoding import encode_json, text_from_column, text_to_column
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.hall.workshop.models import FOR_HOST, STOPPED, FeedbackNote, PackStorageUsage, Study, StudyConfig, UserPack
from kwoon.hall.workshop.responses import DraftResponse
from kwoon.registry import Pack
from kwoon.server.storage import schema
from kwoon.server.storage.sql_store import SqlStore, run_transaction

PACK_COLUMNS = tuple(UserPack.__struct_fields__)


class SqlWorkshopStore(SqlStore):
    """Packs, user-made packs, notes and studies."""

    # Packs.

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Store packs permanently, unless they are stored already."""
        run_transaction(self._engine, lambda connection: self._insert_packs(connection, packs))

    def _insert_packs(self, connection: Connection, packs: Sequence[Pack]) -> None:
        for pack in packs:
            values = pack._asdict() | {"num_characters": len(pack.text)}
            connection.execute(self._insert(schema.packs).values(**values).on_conflict_do_nothing())

    async def store_pack(self, pack: Pack) -> None:
        """Store a pack permanently, independently of the user's pack from which it comes."""
        await self._write(lambda connection: self._insert_packs(connection, [pack]))

    async def has_pack(self, fingerprint: str) -> bool:
        columns = schema.packs.c
        return await self._read_first(select(columns.game).where(columns.fingerprint == fingerprint)) is not None

    async def count_stored_characters(self) -> int:
        """Return the total number of characters in the permanently stored packs."""
        return int((await self._read_first(select(func.coalesce(func.sum(schema.packs.c.num_characters), 0))))[0])

    async def find_pack(self, fingerprint: str) -> Pack | None:
        """Return the pack with this fingerprint: a permanently stored one, or a user's pack."""
        for table in (schema.packs, schema.user_packs):
            columns = table.c
            statement = select(columns.game, columns.fingerprint, columns.text)
            row = await self._read_first(statement.where(columns.fingerprint == fingerprint).limit(1))
            if row is not None:
                return Pack(*row)
        return None

    # User-made packs.

    async def find_user_pack(self, pack_id: str) -> UserPack | None:
        row = await self._read_first(_select_user_packs().where(schema.user_packs.c.id == pack_id))
        return None if row is None else _user_pack_from_row(row)

    async def find_shared_pack(self, fingerprint: str) -> UserPack | None:
        """Return a shared pack with this fingerprint, the oldest if there are several."""
        columns = schema.user_packs.c
        found = (
            _select_user_packs()
            .where(columns.fingerprint == fingerprint, columns.is_shared == 1)
            .order_by(columns.created)
            .limit(1)
        )
        row = await self._read_first(found)
        return None if row is None else _user_pack_from_row(row)

    async def list_user_packs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        """Return an owner's packs, or the shared packs if `owner` is None, most recently changed first. The packs'
        texts are empty."""
        columns = schema.user_packs.c
        statement = _select_user_packs(with_texts=False).where(
            columns.is_shared == 1 if owner is None else columns.owner == owner
        )
        if game is not None:
            statement = statement.where(columns.game == game)
        statement = statement.order_by(columns.changed.desc()).limit(limit)
        return [_user_pack_from_row(row) for row in await self._read_all(statement)]

    async def pack_usage(self, owner_id: str) -> PackStorageUsage:
        """Return an owner's number of packs, the total number of packs, and their total number of characters."""
        columns = schema.user_packs.c
        own = func.count().filter(columns.owner == owner_id)
        row = await self._read_first(select(own, func.count(), func.coalesce(func.sum(columns.num_characters), 0)))
        return PackStorageUsage(*(int(number) for number in row))

    async def add_user_pack(self, user_pack: UserPack) -> None:
        await self._write(
            lambda connection: connection.execute(schema.user_packs.insert().values(**_user_pack_columns(user_pack)))
        )

    async def update_user_pack(self, user_pack: UserPack) -> None:
        """Store a new version of a user's pack. Raise `WriteConflict` unless it follows the stored version."""
        columns = schema.user_packs.c
        follows = (columns.id == user_pack.id, columns.version == user_pack.version - 1)
        change = schema.user_packs.update().where(*follows).values(**_user_pack_columns(user_pack))
        if await self._write(lambda connection: connection.execute(change).rowcount) != 1:
            raise WriteConflict

    async def remove_user_pack(self, pack_id: str) -> None:
        """Delete a user's pack with its draft and notes."""

        def delete_pack_rows(connection: Connection) -> None:
            connection.execute(delete(schema.user_packs).where(schema.user_packs.c.id == pack_id))
            for rows in (schema.pack_drafts, schema.pack_notes):
                connection.execute(delete(rows).where(rows.c.pack_id == pack_id))

        await self._write(delete_pack_rows)

    async def load_draft(self, pack_id: str) -> DraftResponse | None:
        columns = schema.pack_drafts.c
        row = await self._read_first(select(columns.text, columns.saved).where(columns.pack_id == pack_id))
        return None if row is None else DraftResponse(row.text, round(row.saved, 3))

    async def has_draft(self, pack_id: str) -> bool:
        """Return whether a pack has a draft, without loading the draft."""
        columns = schema.pack_drafts.c
        return await self._read_first(select(columns.saved).where(columns.pack_id == pack_id)) is not None

    async def save_draft(self, pack_id: str, draft: DraftResponse | None) -> None:
        """Store a draft, or delete it if `draft` is None."""
        if draft is None:
            removing = delete(schema.pack_drafts).where(schema.pack_drafts.c.pack_id == pack_id)
            await self._write(lambda connection: connection.execute(removing))
            return
        values = {"text": draft.text, "saved": draft.at}
        saving = self._insert(schema.pack_drafts).values(pack_id=pack_id, **values)
        saving = saving.on_conflict_do_update(index_elements=["pack_id"], set_=values)
        await self._write(lambda connection: connection.execute(saving))

    # Notes.

    async def list_notes(self, pack_id: str, limit: int) -> list[FeedbackNote]:
        """Return the notes on a pack, newest first."""
        columns = schema.pack_notes.c
        statement = select(schema.pack_notes).where(columns.pack_id == pack_id)
        statement = statement.order_by(columns.number.desc()).limit(limit)
        return [FeedbackNote(*row) for row in await self._read_all(statement)]

    async def count_notes(self, pack_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        """Return the number of notes on a pack. If `person_id` is given, count only that person's notes since `since`."""
        columns = schema.pack_notes.c
        statement = select(func.count()).where(columns.pack_id == pack_id)
        if person_id is not None:
            statement = statement.where(columns.person_id == person_id, columns.created >= since)
        return int((await self._read_first(statement))[0])

    async def add_note(self, note: FeedbackNote) -> None:
        """Add a note. Raise `WriteConflict` if its number is taken or the pack was deleted."""
        there = select(*[literal(value) for value in note])
        if not note.pack_id.startswith(FOR_HOST):
            there = there.where(select(schema.user_packs.c.id).where(schema.user_packs.c.id == note.pack_id).exists())
        adding = self._insert(schema.pack_notes).from_select(list(note._fields), there).on_conflict_do_nothing()
        options = {"preserve_rowcount": True}
        if await self._write(lambda c: c.execute(adding, execution_options=options).rowcount) != 1:
            raise WriteConflict

    async def remove_note(self, pack_id: str, number: int) -> bool:
        """Delete a note, and return whether it existed."""
        columns = schema.pack_notes.c
        removing = delete(schema.pack_notes).where(columns.pack_id == pack_id, columns.number == number)
        return await self._write(lambda connection: connection.execute(removing).rowcount) == 1

    # Studies.

    async def find_study(self, study_id: str) -> Study | None:
        row = await self._read_first(select(schema.studies).where(schema.studies.c.id == study_id))
        if row is None:
            return None
        fields = dict(row._mapping)
        fields["question"] = msgspec.json.decode(row.question, type=StudyConfig)
        fields["message"] = text_from_column(row.message)
        fields["result"] = None if row.result is None else msgspec.Raw(row.result.encode())
        return Study(**fields)

    async def save_study(self, study: Study, restart: bool) -> bool:
        """Store a study's progress. Return False if the study was stopped in the meantime. With `restart`, store the
        progress even if the study was stopped."""
        values = {name: getattr(study, name) for name in Study.__struct_fields__}
        values["question"] = encode_json(study.question).decode()
        values["message"] = text_to_column(study.message)
        values["result"] = None if study.result is None else bytes(study.result).decode()
        statement = None if restart else schema.studies.c.status != STOPPED
        keeping = (
            self._insert(schema.studies)
            .values(**values)
            .on_conflict_do_update(index_elements=["id"], set_=values, where=statement)
        )
        options = {"preserve_rowcount": True}
        return await self._write(lambda c: c.execute(keeping, execution_options=options).rowcount) == 1


def _select_user_packs(with_texts: bool = True) -> Select[Any]:
    columns = schema.user_packs.c
    return select(
        *[columns[name] if with_texts or name != "text" else literal("").label("text") for name in PACK_COLUMNS]
    )


def _user_pack_from_row(row: Any) -> UserPack:
    user_pack = UserPack(*row)
    user_pack.is_shared = bool(user_pack.is_shared)
    return user_pack


def _user_pack_columns(user_pack: UserPack) -> dict[str, Any]:
    fields = {name: getattr(user_pack, name) for name in PACK_COLUMNS}
    return fields | {"is_shared": int(user_pack.is_shared), "num_characters": len(user_pack.text)}

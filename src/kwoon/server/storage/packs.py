"""The workshop in the database: packs, user-made packs with drafts and notes, and studies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from kwoon.hall.api.workshop_responses import DraftResponse
from kwoon.hall.tables.models import WriteConflict
from kwoon.hall.workshop.models import FOR_HOST, STOPPED, FeedbackNote, PackUsage, Study, StudyQuestion, UserPack
from kwoon.registry import Pack
from kwoon.server.storage import schema

Done = TypeVar("Done")
DESIGN = tuple(UserPack.__struct_fields__)
Reading = Callable[[Callable[[Connection], Any]], Any]


class SqlPackStore:
    """Packs, designs, notes and studies. Writes are rare here, so each is a transaction of its own."""

    def __init__(self, engine: Engine, alone: bool, read: Reading) -> None:
        self._engine = engine
        self._insert: Any = sqlite.insert if alone else postgresql.insert
        self._read = read

    async def _write(self, writing: Callable[[Connection], Done]) -> Done:
        def written() -> Done:
            with self._engine.connect().execution_options(immediate=True) as connection:
                done = writing(connection)
                connection.commit()
                return done

        return await asyncio.to_thread(written)

    # Packs.

    def keep_packs(self, packs: Sequence[Pack]) -> None:
        """Store packs permanently, unless they are stored already."""
        with self._engine.connect().execution_options(immediate=True) as connection:
            for pack in packs:
                self._keep(connection, pack)
            connection.commit()

    def _keep(self, connection: Connection, pack: Pack) -> None:
        values = pack._asdict() | {"letters": len(pack.text)}
        connection.execute(self._insert(schema.packs).values(**values).on_conflict_do_nothing())

    async def store_pack(self, pack: Pack) -> None:
        """Store a pack permanently, independent of the design that it comes from."""
        await self._write(lambda connection: self._keep(connection, pack))

    async def has_pack(self, fingerprint: str) -> bool:
        """Return whether a pack is stored permanently."""
        columns = schema.packs.c
        return await self._first(select(columns.game).where(columns.fingerprint == fingerprint)) is not None

    async def stored_characters(self) -> int:
        """Return the total number of characters of the permanently stored packs."""
        return int((await self._first(select(func.coalesce(func.sum(schema.packs.c.letters), 0))))[0])

    async def pack(self, fingerprint: str) -> Pack | None:
        """Return the pack with this fingerprint: a permanently stored one, or a user's design."""
        for table in (schema.packs, schema.designs):
            columns = table.c
            wanted = select(columns.game, columns.fingerprint, columns.text).where(columns.fingerprint == fingerprint)
            row = await self._first(wanted)
            if row is not None:
                return Pack(*row)
        return None

    async def _first(self, wanted: Select[Any]) -> Any:
        return await self._read(lambda connection: connection.execute(wanted.limit(1)).first())

    # Designs.

    async def design(self, design_id: str) -> UserPack | None:
        """Return a user's pack."""
        row = await self._first(_designs().where(schema.designs.c.id == design_id))
        return None if row is None else _design(row)

    async def find_shared(self, fingerprint: str) -> UserPack | None:
        """Return a shared pack with this fingerprint, the oldest if there are several."""
        columns = schema.designs.c
        found = _designs().where(columns.fingerprint == fingerprint, columns.shared == 1).order_by(columns.made)
        row = await self._first(found)
        return None if row is None else _design(row)

    async def designs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        """Return the packs of an owner, or else the shared ones, without texts; the most recently changed first."""
        columns = schema.designs.c
        wanted = _designs(texts=False).where(columns.shared == 1 if owner is None else columns.owner == owner)
        if game is not None:
            wanted = wanted.where(columns.game == game)
        wanted = wanted.order_by(columns.changed.desc()).limit(limit)
        found: list[UserPack] = await self._read(
            lambda connection: [_design(row) for row in connection.execute(wanted).all()]
        )
        return found

    async def usage(self, owner_id: str) -> PackUsage:
        """Return how many packs there are, in total and of an owner."""
        columns = schema.designs.c
        own = func.count().filter(columns.owner == owner_id)
        row = await self._first(select(own, func.count(), func.coalesce(func.sum(columns.letters), 0)))
        return PackUsage(*(int(number) for number in row))

    async def add_design(self, user_pack: UserPack) -> None:
        """Add a user's pack."""
        await self._write(lambda connection: connection.execute(schema.designs.insert().values(**_columns(user_pack))))

    async def update_design(self, user_pack: UserPack) -> None:
        """Store a new version; raise WriteConflict unless it follows the stored one."""
        columns = schema.designs.c
        follows = (columns.id == user_pack.id, columns.version == user_pack.version - 1)
        change = schema.designs.update().where(*follows).values(**_columns(user_pack))
        if await self._write(lambda connection: connection.execute(change).rowcount) != 1:
            raise WriteConflict

    async def remove_design(self, design_id: str) -> None:
        """Delete a user's pack with its draft and notes."""

        def removing(connection: Connection) -> None:
            connection.execute(delete(schema.designs).where(schema.designs.c.id == design_id))
            for rows in (schema.drafts, schema.notes):
                connection.execute(delete(rows).where(rows.c.design == design_id))

        await self._write(removing)

    async def draft(self, design_id: str) -> DraftResponse | None:
        """Return the unsaved draft of a pack."""
        columns = schema.drafts.c
        row = await self._first(select(columns.text, columns.at).where(columns.design == design_id))
        return None if row is None else DraftResponse(row.text, round(row.at, 3))

    async def has_draft(self, design_id: str) -> bool:
        """Return whether a pack has a draft, without reading it."""
        return await self._first(select(schema.drafts.c.at).where(schema.drafts.c.design == design_id)) is not None

    async def save_draft(self, design_id: str, draft: DraftResponse | None) -> None:
        """Store a draft, or delete it if None."""
        if draft is None:
            await self._write(lambda c: c.execute(delete(schema.drafts).where(schema.drafts.c.design == design_id)))
            return
        values = {"text": draft.text, "at": draft.at}
        kept = self._insert(schema.drafts).values(design=design_id, **values)
        await self._write(lambda c: c.execute(kept.on_conflict_do_update(index_elements=["design"], set_=values)))

    # Notes.

    async def notes(self, design_id: str, limit: int) -> list[FeedbackNote]:
        """Return the notes on a pack, the newest first."""
        columns = schema.notes.c
        wanted = select(schema.notes).where(columns.design == design_id).order_by(columns.n.desc()).limit(limit)
        found: list[FeedbackNote] = await self._read(
            lambda connection: [FeedbackNote(*row) for row in connection.execute(wanted)]
        )
        return found

    async def count_notes(self, design_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        """Return the number of notes on a pack: all, or those of one person since a time."""
        columns = schema.notes.c
        wanted = select(func.count()).where(columns.design == design_id)
        if person_id is not None:
            wanted = wanted.where(columns.person == person_id, columns.at >= since)
        return int((await self._first(wanted))[0])

    async def add_note(self, note: FeedbackNote) -> None:
        """Add a note; raise WriteConflict if its number is taken or the pack was deleted."""
        there = select(*[literal(value) for value in note])
        if not note.pack_id.startswith(FOR_HOST):
            there = there.where(select(schema.designs.c.id).where(schema.designs.c.id == note.pack_id).exists())
        adding = self._insert(schema.notes).from_select(list(note._fields), there).on_conflict_do_nothing()
        options = {"preserve_rowcount": True}
        if await self._write(lambda c: c.execute(adding, execution_options=options).rowcount) != 1:
            raise WriteConflict

    async def remove_note(self, design_id: str, number: int) -> bool:
        """Delete a note, and return whether it existed."""
        columns = schema.notes.c
        removing = delete(schema.notes).where(columns.design == design_id, columns.n == number)
        return await self._write(lambda connection: connection.execute(removing).rowcount) == 1

    # Studies.

    async def study(self, study_id: str) -> Study | None:
        """Return a study by id."""
        row = await self._first(select(schema.studies).where(schema.studies.c.id == study_id))
        if row is None:
            return None
        fields = dict(row._mapping)
        fields["question"] = msgspec.json.decode(row.question, type=StudyQuestion)
        fields["answer"] = None if row.answer is None else msgspec.Raw(row.answer.encode())
        return Study(**fields)

    async def save_study(self, study: Study, restart: bool) -> bool:
        """Store the progress of a study, and return whether it is still wanted, which it is not after it was stopped
        elsewhere. With `restart`, it is stored regardless of its previous state."""
        values = {name: getattr(study, name) for name in Study.__struct_fields__}
        values["question"] = msgspec.json.encode(study.question).decode()
        values["answer"] = None if study.result is None else bytes(study.result).decode()
        wanted = None if restart else schema.studies.c.state != STOPPED
        keeping = (
            self._insert(schema.studies)
            .values(**values)
            .on_conflict_do_update(index_elements=["id"], set_=values, where=wanted)
        )
        options = {"preserve_rowcount": True}
        return await self._write(lambda c: c.execute(keeping, execution_options=options).rowcount) == 1


def _designs(texts: bool = True) -> Select[Any]:
    columns = schema.designs.c
    return select(*[columns[name] if texts or name != "text" else literal("").label("text") for name in DESIGN])


def _design(row: Any) -> UserPack:
    design = UserPack(*row)
    design.shared = bool(design.shared)
    return design


def _columns(design: UserPack) -> dict[str, Any]:
    fields = {name: getattr(design, name) for name in DESIGN}
    return fields | {"shared": int(design.shared), "letters": len(design.text)}

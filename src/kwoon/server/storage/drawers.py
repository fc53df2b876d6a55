"""The drawers of the workshop in the database: packs, what visitors make of them, what players say, and studies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from kwoon.hall.tables.rows import Conflict
from kwoon.hall.telling.workshop_sent import DraftSent
from kwoon.hall.workshop.rows import FOR_HOST, STOPPED, Design, Note, Owned, Question, Study
from kwoon.server.storage import schema
from kwoon.shelf import Pack

Done = TypeVar("Done")
DESIGN = tuple(Design.__struct_fields__)
Reading = Callable[[Callable[[Connection], Any]], Any]


class Drawers:
    """What is written seldom: each change is a transaction of its own."""

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
        """Keep packs for good, those that are not kept yet."""
        with self._engine.connect().execution_options(immediate=True) as connection:
            for pack in packs:
                self._keep(connection, pack)
            connection.commit()

    def _keep(self, connection: Connection, pack: Pack) -> None:
        values = pack._asdict() | {"letters": len(pack.text)}
        connection.execute(self._insert(schema.packs).values(**values).on_conflict_do_nothing())

    async def keep(self, pack: Pack) -> None:
        """Keep a pack for good, whatever becomes of the design that it comes from."""
        await self._write(lambda connection: self._keep(connection, pack))

    async def is_kept(self, fingerprint: str) -> bool:
        """Whether a pack is kept for good."""
        columns = schema.packs.c
        return await self._first(select(columns.game).where(columns.fingerprint == fingerprint)) is not None

    async def letters_kept(self) -> int:
        """How many letters the packs have together that are kept for good."""
        return int((await self._first(select(func.coalesce(func.sum(schema.packs.c.letters), 0))))[0])

    async def pack(self, fingerprint: str) -> Pack | None:
        """The pack with this fingerprint: one that is kept for good, or one that somebody has designed."""
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

    async def design(self, id: str) -> Design | None:
        """A pack of somebody's own."""
        row = await self._first(_designs().where(schema.designs.c.id == id))
        return None if row is None else _design(row)

    async def shared_with(self, fingerprint: str) -> Design | None:
        """A shared one with these cards, the oldest if there are several."""
        columns = schema.designs.c
        found = _designs().where(columns.fingerprint == fingerprint, columns.shared == 1).order_by(columns.made)
        row = await self._first(found)
        return None if row is None else _design(row)

    async def designs(self, owner: str | None, game: str | None, limit: int) -> list[Design]:
        """Those of somebody, or else the shared ones, without their texts; those first that were changed last."""
        columns = schema.designs.c
        wanted = _designs(texts=False).where(columns.shared == 1 if owner is None else columns.owner == owner)
        if game is not None:
            wanted = wanted.where(columns.game == game)
        wanted = wanted.order_by(columns.changed.desc()).limit(limit)
        found: list[Design] = await self._read(
            lambda connection: [_design(row) for row in connection.execute(wanted).all()]
        )
        return found

    async def owned(self, owner: str) -> Owned:
        """How many there are."""
        columns = schema.designs.c
        own = func.count().filter(columns.owner == owner)
        row = await self._first(select(own, func.count(), func.coalesce(func.sum(columns.letters), 0)))
        return Owned(*(int(number) for number in row))

    async def add(self, design: Design) -> None:
        """A new one."""
        await self._write(lambda connection: connection.execute(schema.designs.insert().values(**_columns(design))))

    async def change(self, design: Design) -> None:
        """A new version; Conflict if it does not follow the one that is kept."""
        columns = schema.designs.c
        follows = (columns.id == design.id, columns.version == design.version - 1)
        change = schema.designs.update().where(*follows).values(**_columns(design))
        if await self._write(lambda connection: connection.execute(change).rowcount) != 1:
            raise Conflict

    async def remove(self, id: str) -> None:
        """Forget one, and all that was said of it."""

        def removing(connection: Connection) -> None:
            connection.execute(delete(schema.designs).where(schema.designs.c.id == id))
            for rows in (schema.drafts, schema.notes):
                connection.execute(delete(rows).where(rows.c.design == id))

        await self._write(removing)

    async def draft(self, id: str) -> DraftSent | None:
        """What somebody is at."""
        columns = schema.drafts.c
        row = await self._first(select(columns.text, columns.at).where(columns.design == id))
        return None if row is None else DraftSent(row.text, round(row.at, 3))

    async def is_drafted(self, id: str) -> bool:
        """Whether there is any of that; without reading it."""
        return await self._first(select(schema.drafts.c.at).where(schema.drafts.c.design == id)) is not None

    async def put_draft(self, id: str, draft: DraftSent | None) -> None:
        """Keep it, or forget it."""
        if draft is None:
            await self._write(lambda c: c.execute(delete(schema.drafts).where(schema.drafts.c.design == id)))
            return
        values = {"text": draft.text, "at": draft.at}
        kept = self._insert(schema.drafts).values(design=id, **values)
        await self._write(lambda c: c.execute(kept.on_conflict_do_update(index_elements=["design"], set_=values)))

    # Notes.

    async def notes(self, id: str, limit: int) -> list[Note]:
        """What players said, the newest first."""
        columns = schema.notes.c
        wanted = select(schema.notes).where(columns.design == id).order_by(columns.n.desc()).limit(limit)
        found: list[Note] = await self._read(lambda connection: [Note(*row) for row in connection.execute(wanted)])
        return found

    async def count_notes(self, id: str, person: str | None = None, since: float = 0.0) -> int:
        """How many notes there are; all, or those of somebody since then."""
        columns = schema.notes.c
        wanted = select(func.count()).where(columns.design == id)
        if person is not None:
            wanted = wanted.where(columns.person == person, columns.at >= since)
        return int((await self._first(wanted))[0])

    async def add_note(self, note: Note) -> None:
        """One more; Conflict if its number is taken. None for a design that is gone meanwhile."""
        there = select(*[literal(value) for value in note])
        if not note.design.startswith(FOR_HOST):
            there = there.where(select(schema.designs.c.id).where(schema.designs.c.id == note.design).exists())
        adding = self._insert(schema.notes).from_select(list(note._fields), there).on_conflict_do_nothing()
        options = {"preserve_rowcount": True}
        if await self._write(lambda c: c.execute(adding, execution_options=options).rowcount) != 1:
            raise Conflict

    async def remove_note(self, id: str, n: int) -> bool:
        """Forget one; whether it was there."""
        columns = schema.notes.c
        removing = delete(schema.notes).where(columns.design == id, columns.n == n)
        return await self._write(lambda connection: connection.execute(removing).rowcount) == 1

    # Studies.

    async def study(self, id: str) -> Study | None:
        """A study that was asked for."""
        row = await self._first(select(schema.studies).where(schema.studies.c.id == id))
        if row is None:
            return None
        fields = dict(row._mapping)
        fields["question"] = msgspec.json.decode(row.question, type=Question)
        fields["answer"] = None if row.answer is None else msgspec.Raw(row.answer.encode())
        return Study(**fields)

    async def put_study(self, study: Study, anew: bool) -> bool:
        """How far it is now; whether anybody wants to know, which they do not when it was stopped elsewhere. Anew, it
        is begun or stopped whatever it was before."""
        values = {name: getattr(study, name) for name in Study.__struct_fields__}
        values["question"] = msgspec.json.encode(study.question).decode()
        values["answer"] = None if study.answer is None else bytes(study.answer).decode()
        wanted = None if anew else schema.studies.c.state != STOPPED
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


def _design(row: Any) -> Design:
    design = Design(*row)
    design.shared = bool(design.shared)
    return design


def _columns(design: Design) -> dict[str, Any]:
    fields = {name: getattr(design, name) for name in DESIGN}
    return fields | {"shared": int(design.shared), "letters": len(design.text)}

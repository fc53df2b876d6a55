"""People in the database: who they are, and how they sign in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kwoon.hall.people.rows import GONE, Challenge, Known, Passkey
from kwoon.hall.tables.rows import Conflict
from kwoon.server.storage import schema
from kwoon.server.storage.annals import Annals, Reading
from kwoon.server.storage.forgetting import forget_everywhere

Done = TypeVar("Done")


class Register(Annals):
    """Who somebody is, how they sign in, and how strong they are. What is written here is written seldom: each change
    is a transaction of its own."""

    def __init__(self, engine: Engine, alone: bool, read: Reading) -> None:
        super().__init__(read)
        self._engine = engine
        self._insert: Any = sqlite.insert if alone else postgresql.insert

    async def _write(self, writing: Callable[[Connection], Done]) -> Done:
        def written() -> Done:
            with self._engine.connect().execution_options(immediate=True) as connection:
                done = writing(connection)
                connection.commit()
                return done

        return await asyncio.to_thread(written)

    async def known(self, person: str) -> Known | None:
        """What is known of a guest who chose a name or kept it."""
        guests = schema.guests.c
        wanted = select(guests.name, guests.epoch, guests.standing, guests.kept).where(guests.id == person)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Known(*row)

    # Challenges.

    async def set_challenge(self, challenge: Challenge, now: float) -> None:
        """Keep what a device is to sign; those whose time is over are forgotten."""

        def setting(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.until < now))
            connection.execute(schema.challenges.insert().values(**challenge._asdict()))

        await self._write(setting)

    async def take_challenge(self, id: str) -> Challenge | None:
        """The challenge, which is gone from then on: whoever comes second finds nothing."""
        columns = schema.challenges.c

        def taking(connection: Connection) -> Challenge | None:
            row = connection.execute(select(schema.challenges).where(columns.id == id)).first()
            gone = connection.execute(delete(schema.challenges).where(columns.id == id)).rowcount
            return Challenge(*row) if row is not None and gone == 1 else None

        return await self._write(taking)

    # Passkeys.

    async def passkeys(self, person: str) -> list[Passkey]:
        """Somebody's keys, the oldest first."""
        columns = schema.passkeys.c
        wanted = select(schema.passkeys).where(columns.person == person).order_by(columns.made)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [Passkey(*row) for row in rows]

    async def passkey(self, id: str) -> Passkey | None:
        """A key by its id."""
        wanted = select(schema.passkeys).where(schema.passkeys.c.id == id)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Passkey(*row)

    async def add_passkey(self, passkey: Passkey, name: str) -> None:
        """One more; from then on they are somebody who kept this name. Conflict if there is such a key."""

        def adding(connection: Connection) -> None:
            added = self._insert(schema.passkeys).values(**passkey._asdict()).on_conflict_do_nothing()
            if connection.execute(added, execution_options={"preserve_rowcount": True}).rowcount != 1:
                raise Conflict
            self._keep(connection, passkey.person, name, passkey.made)

        await self._write(adding)

    async def use_passkey(self, id: str, uses: int, at: float) -> None:
        """It was used."""
        change = update(schema.passkeys).where(schema.passkeys.c.id == id).values(uses=uses, used=at)
        await self._write(lambda connection: connection.execute(change))

    async def remove_passkey(self, person: str, id: str) -> None:
        """One fewer."""
        columns = schema.passkeys.c
        removing = delete(schema.passkeys).where(columns.id == id, columns.person == person)
        await self._write(lambda connection: connection.execute(removing))

    # Recovery codes.

    async def set_recovery(self, person: str, name: str, fingerprint: str, at: float) -> None:
        """A recovery code in place of any before; from then on they are somebody who kept this name."""

        def setting(connection: Connection) -> None:
            self._keep(connection, person, name, at)
            connection.execute(update(schema.guests).where(schema.guests.c.id == person).values(recovery=fingerprint))

        await self._write(setting)

    async def has_recovery(self, person: str) -> bool:
        """Whether they have one."""
        guests = schema.guests.c
        wanted = select(guests.id).where(guests.id == person, guests.recovery.is_not(None))
        return await self._read(lambda connection: connection.execute(wanted).first()) is not None

    async def recovered(self, fingerprint: str) -> str | None:
        """Whose recovery code it is. What is looked for is a hash, of which nobody can choose a part: how long the
        database takes to find none tells nothing about any code."""
        wanted = select(schema.guests.c.id).where(schema.guests.c.recovery == fingerprint)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found

    def _keep(self, connection: Connection, person: str, name: str, at: float) -> None:
        """They are somebody who kept their name, since now unless it was before."""
        guests = schema.guests.c
        known = self._insert(schema.guests).values(id=person, name=name, kept=at)
        same = {"kept": func.coalesce(guests.kept, at)}
        connection.execute(known.on_conflict_do_update(index_elements=["id"], set_=same, where=guests.standing != GONE))

    # Leaving.

    async def end_epoch(self, person: str) -> None:
        """All cookies that they have are worth nothing from now on."""
        guests = schema.guests.c
        change = update(schema.guests).where(guests.id == person).values(epoch=guests.epoch + 1)
        await self._write(lambda connection: connection.execute(change))

    async def forget(self, person: str) -> None:
        """Their name goes from everywhere, with all that is theirs; games stay."""
        await self._write(lambda connection: forget_everywhere(connection, self._insert, person))

    async def sayings(self, person: str, limit: int) -> list[tuple[str, str, float]]:
        """What they said, the newest first: where, what and when."""
        columns = schema.sayings.c
        wanted = select(columns.table_id, columns.text, columns.at).where(columns.person == person)
        rows = await self._read(lambda c: c.execute(wanted.order_by(columns.at.desc()).limit(limit)).all())
        return [(table, text, at) for table, text, at in rows]

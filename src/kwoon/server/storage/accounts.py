"""Accounts in the database: names, passkeys and recovery codes."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from kwoon.hall.accounts.models import STATUS_DELETED, GuestProfile, Passkey, PasskeyChallenge
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.server.storage import schema
from kwoon.server.storage.anonymize import delete_person
from kwoon.server.storage.ratings_and_history import SqlRatingsAndHistory


class SqlAccounts(SqlRatingsAndHistory):
    """Accounts, sign-in and ratings."""

    async def profile(self, person_id: str) -> GuestProfile | None:
        """Return the stored profile of a guest who has chosen a name or language or registered, or None."""
        guests = schema.guests.c
        statement = select(
            guests.name, guests.session_epoch, guests.status, guests.registered_at, guests.language
        ).where(guests.id == person_id)
        row = await self._read_first(statement)
        return None if row is None else GuestProfile(*row)

    # Challenges.

    async def store_passkey_challenge(self, challenge: PasskeyChallenge, now: float) -> None:
        """Store a challenge for a device to sign, and delete expired challenges."""

        def replace_challenges(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.expires < now))
            connection.execute(schema.challenges.insert().values(**challenge._asdict()))

        await self._write(replace_challenges)

    async def pop_passkey_challenge(self, challenge_id: str) -> PasskeyChallenge | None:
        """Return and delete a challenge, so that it can be used only once."""
        columns = schema.challenges.c

        def select_and_delete(connection: Connection) -> PasskeyChallenge | None:
            row = connection.execute(select(schema.challenges).where(columns.id == challenge_id)).first()
            num_deleted = connection.execute(delete(schema.challenges).where(columns.id == challenge_id)).rowcount
            return PasskeyChallenge(*row) if row is not None and num_deleted == 1 else None

        return await self._write(select_and_delete)

    # Passkeys.

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """Return a person's passkeys, oldest first."""
        columns = schema.passkeys.c
        statement = select(schema.passkeys).where(columns.person_id == person_id).order_by(columns.created)
        return [Passkey(*row) for row in await self._read_all(statement)]

    async def passkey(self, passkey_id: str) -> Passkey | None:
        statement = select(schema.passkeys).where(schema.passkeys.c.id == passkey_id)
        row = await self._read_first(statement)
        return None if row is None else Passkey(*row)

    async def add_passkey_and_register(self, passkey: Passkey, name: str) -> int | None:
        """Add a passkey and mark the person as registered. Raise `WriteConflict` if the passkey exists.

        If the passkey is the person's first way to sign in, invalidate all their cookies and return the new session
        epoch.
        """

        def insert_passkey(connection: Connection) -> int | None:
            added = self._insert(schema.passkeys).values(**passkey._asdict()).on_conflict_do_nothing()
            if connection.execute(added, execution_options={"preserve_rowcount": True}).rowcount != 1:
                raise WriteConflict
            return self._mark_registered(connection, passkey.person_id, name, passkey.created)

        return await self._write(insert_passkey)

    async def record_passkey_use(self, passkey_id: str, sign_count: int, used_at: float) -> None:
        change = (
            update(schema.passkeys)
            .where(schema.passkeys.c.id == passkey_id)
            .values(sign_count=sign_count, last_used=used_at)
        )
        await self._write(lambda connection: connection.execute(change))

    async def remove_passkey(self, person_id: str, passkey_id: str) -> None:
        columns = schema.passkeys.c
        removing = delete(schema.passkeys).where(columns.id == passkey_id, columns.person_id == person_id)
        await self._write(lambda connection: connection.execute(removing))

    # Recovery codes.

    async def set_recovery_code_and_register(
        self, person_id: str, name: str, fingerprint: str, created_at: float
    ) -> int | None:
        """Replace the recovery code and mark the person as registered.

        If the code is the person's first way to sign in, invalidate all their cookies and return the new session epoch.
        """

        def replace_code(connection: Connection) -> int | None:
            epoch = self._mark_registered(connection, person_id, name, created_at)
            connection.execute(
                update(schema.guests).where(schema.guests.c.id == person_id).values(recovery_hash=fingerprint)
            )
            return epoch

        return await self._write(replace_code)

    async def has_recovery_code(self, person_id: str) -> bool:
        guests = schema.guests.c
        statement = select(guests.id).where(guests.id == person_id, guests.recovery_hash.is_not(None))
        return await self._read_first(statement) is not None

    async def find_person_by_recovery_code(self, fingerprint: str) -> str | None:
        """Return the owner of a recovery code, or None. Clients cannot choose any part of the hash that is looked up,
        so the query time reveals nothing about any code."""
        statement = select(schema.guests.c.id).where(schema.guests.c.recovery_hash == fingerprint)
        row = await self._read_first(statement)
        return None if row is None else str(row.id)

    def _mark_registered(self, connection: Connection, person_id: str, name: str, registered_at: float) -> int | None:
        """Mark a person as registered. Return the new session epoch, or None if the person was already registered or
        has been deleted."""
        guests = schema.guests.c
        # Insert and lock the row first, so that only one of two concurrent calls is the first to register the person.
        new_row = self._insert(schema.guests).values(id=person_id, name=name).on_conflict_do_nothing()
        connection.execute(new_row)
        row = connection.execute(
            select(guests.session_epoch, guests.registered_at, guests.status)
            .where(guests.id == person_id)
            .with_for_update()
        ).one()
        if row.registered_at is not None or row.status == STATUS_DELETED:
            return None
        epoch = int(row.session_epoch) + 1
        change = update(schema.guests).where(guests.id == person_id)
        connection.execute(change.values(registered_at=registered_at, session_epoch=epoch))
        return epoch

    # Signing out and deletion.

    async def invalidate_cookies_and_code(self, person_id: str, new_code_fingerprint: str | None = None) -> None:
        """Invalidate all of a person's cookies. Replace the recovery code's fingerprint, or remove the code if
        `new_code_fingerprint` is None."""
        guests = schema.guests.c
        values = {"session_epoch": guests.session_epoch + 1, "recovery_hash": new_code_fingerprint}
        change = update(schema.guests).where(guests.id == person_id).values(**values)
        await self._write(lambda connection: connection.execute(change))

    async def delete_person(self, person_id: str) -> None:
        """Delete a person's account, name and data everywhere, but keep their games."""
        await self._write(lambda connection: delete_person(connection, self._insert, person_id), "social")

    async def chat_messages(self, person_id: str, limit: int) -> list[tuple[str, str, float]]:
        """Return the table, text and time of a person's chat messages, newest first."""
        columns = schema.chat_messages.c
        statement = select(columns.table_id, columns.text, columns.created).where(columns.person_id == person_id)
        rows = await self._read_all(statement.order_by(columns.created.desc()).limit(limit))
        return [(table_id, text, created) for table_id, text, created in rows]

"""Friends, social settings and invitations in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, case, delete, exists, func, or_, select, update

from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.friends.models import (
    DECLINED,
    PENDING,
    FoundPerson,
    Friend,
    Invitation,
    InvitationLimits,
    InvitationStatus,
    RecentPlayer,
    SendResult,
    SocialSettings,
    StoredSocialData,
)
from kwoon.hall.guests import default_name
from kwoon.hall.moderation.models import STATUS_CLOSED
from kwoon.hall.ratings.models import ResultCount
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING
from kwoon.server.storage.schema import blocks, friends, guests, invitations, seats, social_settings, tables
from kwoon.server.storage.social.reports import person_exists_statement
from kwoon.server.storage.sql_store import SqlStore

LOST = ("lost", "left")


class SqlFriends(SqlStore):
    """Everyone's friends, social settings and invitations."""

    # Lists.

    async def list_friends(self, person_id: str) -> list[Friend]:
        """Return the people on a person's list, latest first."""
        statement = (
            select(friends.c.friend_id, guests.c.name, friends.c.created)
            .join_from(friends, guests, guests.c.id == friends.c.friend_id, isouter=True)
            .where(friends.c.person_id == person_id)
            .order_by(friends.c.created.desc(), friends.c.friend_id)
        )
        rows = await self._read_all(statement)
        return [Friend(friend_id, name or default_name(friend_id), created) for friend_id, name, created in rows]

    async def add_friend(self, person_id: str, friend_id: str, created: float, max_friends: int) -> bool:
        """Add someone to a person's list, unless the person has blocked them or they have deleted their account. Return
        False if the list is full."""

        def insert_friend(connection: Connection) -> bool:
            # Both may have changed since the request was checked.
            if is_anyone_deleted(connection, person_id, friend_id) or connection.scalar(
                select(_has_blocked(person_id, friend_id))
            ):
                return True
            others = select(func.count()).where(friends.c.person_id == person_id, friends.c.friend_id != friend_id)
            if int(connection.execute(others).scalar_one()) >= max_friends:
                return False
            row = self._insert(friends).values(person_id=person_id, friend_id=friend_id, created=created)
            connection.execute(row.on_conflict_do_nothing())
            return True

        return await self._write(insert_friend, "social")

    async def remove_friend(self, person_id: str, friend_id: str) -> None:
        """Remove someone from a person's list."""
        await self._write(lambda connection: remove_friend(connection, person_id, friend_id))

    async def online_friends(self, person_id: str, seen_since: float) -> frozenset[str]:
        """Return the people on a person's list who have been seen since a time, show when they are online, have the
        person on their own list and have not blocked them."""
        theirs = friends.alias("theirs")
        statement = (
            select(friends.c.friend_id)
            .join(social_settings, social_settings.c.person_id == friends.c.friend_id)
            .join(theirs, (theirs.c.person_id == friends.c.friend_id) & (theirs.c.friend_id == friends.c.person_id))
            .where(
                friends.c.person_id == person_id,
                social_settings.c.shows_online == 1,
                social_settings.c.seen >= seen_since,
                ~_has_blocked(friends.c.friend_id, friends.c.person_id),
            )
        )
        return frozenset(await self._read_values(statement))

    # Settings.

    async def settings(self, person_id: str) -> SocialSettings:
        """Return a person's settings."""
        columns = social_settings.c
        statement = select(columns.shows_online, columns.challenges_from).where(columns.person_id == person_id)
        row = await self._read_first(statement)
        return SocialSettings() if row is None else SocialSettings(bool(row.shows_online), row.challenges_from)

    async def set_settings(self, person_id: str, settings: SocialSettings, now: float) -> None:
        """Store a person's settings. The time at which they were last online is kept only if they show it."""
        values = {
            "shows_online": int(settings.shows_online),
            "challenges_from": settings.challenges_from,
            "seen": now if settings.shows_online else 0.0,
        }
        row = self._insert(social_settings).values(person_id=person_id, **values)
        upsert = row.on_conflict_do_update(index_elements=["person_id"], set_=values)
        await self._write(lambda connection: connection.execute(upsert))

    async def record_seen(self, person_id: str, now: float, min_seconds: float) -> None:
        """Record that a person is online, if they show it and have not been recorded for `min_seconds`."""
        columns = social_settings.c
        is_due = (columns.person_id == person_id, columns.shows_online == 1, columns.seen < now - min_seconds)
        if await self._read_first(select(columns.person_id).where(*is_due)) is not None:
            change = update(social_settings).where(*is_due).values(seen=now)
            await self._write(lambda connection: connection.execute(change))

    # People.

    async def person_exists(self, person_id: str) -> bool:
        """Return whether a person has a stored profile or is seated at a table."""
        return await self._read_first(person_exists_statement(person_id)) is not None

    async def find_people(self, names: Sequence[str], limit: int) -> list[FoundPerson]:
        """Return the registered people with one of these names."""
        is_match = (guests.c.name.in_(list(names)), guests.c.registered_at.is_not(None), guests.c.status == "")
        statement = select(guests.c.id, guests.c.name).where(*is_match).order_by(guests.c.registered_at).limit(limit)
        return [FoundPerson(*row) for row in await self._read_all(statement)]

    async def recent_players(self, person_id: str, max_tables: int, limit: int) -> list[RecentPlayer]:
        """Return the people with whom a person sat at their latest tables, latest first."""
        own = (
            select(seats.c.table_id, seats.c.changed)
            .where(seats.c.person_id == person_id, seats.c.status.in_((PLAYING, OVER)))
            .order_by(seats.c.changed.desc())
            .limit(max_tables)
            .subquery()
        )
        statement = (
            select(seats.c.person_id, tables.c.game, own.c.changed)
            .join_from(own, seats, seats.c.table_id == own.c.table_id)
            .join(tables, tables.c.id == own.c.table_id)
            .where(seats.c.person_id != person_id)
            .order_by(own.c.changed.desc(), seats.c.person_id)
        )
        latest: dict[str, RecentPlayer] = {}
        for other_id, game, changed in await self._read_all(statement):
            if not other_id.startswith(f"{STATUS_DELETED}-"):
                latest.setdefault(other_id, RecentPlayer(other_id, game, changed))
        return list(latest.values())[:limit]

    async def results_against(self, person_id: str, other_id: str, max_games: int) -> list[ResultCount]:
        """Return how often a person won, lost and drew against another one in each game, within the person's latest
        finished games. Games that they won or lost together are not counted."""
        own = (
            select(seats.c.table_id, seats.c.result)
            .where(seats.c.person_id == person_id, seats.c.status == OVER)
            .order_by(seats.c.changed.desc())
            .limit(max_games)
            .subquery()
        )
        result = case(
            ((own.c.result == "won") & seats.c.result.in_(LOST), "won"),
            (own.c.result.in_(LOST) & (seats.c.result == "won"), "lost"),
            ((own.c.result == "drawn") & (seats.c.result == "drawn"), "drawn"),
            else_="",
        )
        statement = (
            select(tables.c.game, result.label("result_against"), func.count())
            .join_from(own, seats, seats.c.table_id == own.c.table_id)
            .join(tables, tables.c.id == own.c.table_id)
            .where(seats.c.person_id == other_id)
            .group_by(tables.c.game, "result_against")
        )
        return [ResultCount(*row) for row in await self._read_all(statement) if row[1]]

    # Invitations.

    async def stored_data(self, person_id: str) -> StoredSocialData:
        """Return everything that is stored about a person's friends, settings and invitations."""
        sent = await self._read_all(select(invitations).where(invitations.c.sender_id == person_id))
        received = await self._read_all(select(invitations).where(invitations.c.recipient_id == person_id))
        columns = social_settings.c
        row = await self._read_first(select(columns.seen).where(columns.person_id == person_id))
        return StoredSocialData(
            await self.list_friends(person_id),
            await self.settings(person_id),
            0.0 if row is None else row.seen,
            [Invitation(*row) for row in sent],
            [Invitation(*row) for row in received],
        )

    async def send_invitation(
        self, invitation: Invitation, limits: InvitationLimits, *, may_replace: bool = True
    ) -> SendResult:
        """Store an invitation, if the limits allow it and the recipient has not deleted their account. An invitation to
        the same table is sent only once. `may_replace` is whether it may replace an open one to another table."""
        columns = invitations.c
        this_pair = (columns.sender_id == invitation.sender_id, columns.recipient_id == invitation.recipient_id)
        is_pending = (columns.sender_id == invitation.sender_id, _is_open())

        def replace_invitation(connection: Connection) -> SendResult:
            connection.execute(delete(invitations).where(columns.expires <= invitation.created))
            if is_anyone_deleted(connection, invitation.sender_id, invitation.recipient_id):
                return "sent"
            row = connection.execute(select(*invitations.c, _is_open()).where(*this_pair)).first()
            if row is not None:
                earlier, is_open = Invitation(*row[:-1]), bool(row[-1])
                if earlier.status == DECLINED:
                    return "declined"
                if is_open and earlier.table_id == invitation.table_id:
                    return "sent"
                if is_open and not may_replace:
                    return "pending"
                if earlier.created > invitation.created - limits.min_age:
                    return "too-soon"
                connection.execute(delete(invitations).where(*this_pair))
            if int(connection.execute(select(func.count()).where(*is_pending)).scalar_one()) >= limits.max_pending:
                return "limit-reached"
            connection.execute(self._insert(invitations).values(**invitation._asdict()))
            return "sent"

        return await self._write(replace_invitation, "social")

    async def pending_invitations(self, recipient_id: str, now: float, limit: int) -> list[Invitation]:
        """Return the pending invitations to a person, first those from people on the person's list, and latest first: to
        tables that still wait for players and where the person has no seat, from people whom the person has neither
        blocked nor muted and from whom they receive invitations."""
        columns = invitations.c
        order = (_is_friend(recipient_id).desc(), columns.created.desc(), columns.sender_id)
        rows = await self._read_all(_received_invitations(recipient_id, now).order_by(*order).limit(limit))
        return [Invitation(*row) for row in rows]

    async def is_invited(self, sender_id: str, recipient_id: str, table_id: str, now: float) -> bool:
        """Return whether this is one of the pending invitations to a person, without a limit on their number."""
        is_this = _is_invitation(sender_id, recipient_id, table_id)
        return await self._read_first(_received_invitations(recipient_id, now).where(*is_this)) is not None

    async def sent_invitations(self, sender_id: str, now: float) -> list[Invitation]:
        """Return the declined invitations that a person has sent, and the pending ones to tables that still wait for
        players and where the recipient has no seat, latest first."""
        columns = invitations.c
        is_shown = (columns.sender_id == sender_id, columns.expires > now, or_(columns.status == DECLINED, _is_open()))
        statement = select(invitations).where(*is_shown).order_by(columns.created.desc(), columns.recipient_id)
        return [Invitation(*row) for row in await self._read_all(statement)]

    async def set_invitation_status(
        self, sender_id: str, recipient_id: str, table_id: str, status: InvitationStatus
    ) -> None:
        """Set the status of a pending invitation."""
        is_this = _is_invitation(sender_id, recipient_id, table_id)
        change = update(invitations).where(*is_this, invitations.c.status == PENDING).values(status=status)
        await self._write(lambda connection: connection.execute(change))

    async def remove_invitation(self, sender_id: str, recipient_id: str, table_id: str) -> None:
        """Remove an invitation that has been accepted, or whose table could not be opened."""
        removing = delete(invitations).where(*_is_invitation(sender_id, recipient_id, table_id))
        await self._write(lambda connection: connection.execute(removing))


def _has_blocked(person_id: Any, other_id: Any) -> ColumnElement[bool]:
    """Return the condition that a person has blocked another one."""
    return exists().where(blocks.c.person_id == person_id, blocks.c.other_id == other_id, blocks.c.blocked == 1)


def _is_friend(recipient_id: str) -> ColumnElement[bool]:
    """Return the condition that an invitation's sender is on the recipient's list."""
    return exists().where(friends.c.person_id == recipient_id, friends.c.friend_id == invitations.c.sender_id)


def _is_open() -> ColumnElement[bool]:
    """Return the condition that an invitation is pending, its table has not stopped waiting for players, and the
    recipient has no seat there. The table may not exist yet."""
    columns = invitations.c
    has_started = exists().where(tables.c.id == columns.table_id, tables.c.status != WAITING).correlate(invitations)
    is_seated = exists().where(seats.c.table_id == columns.table_id, seats.c.person_id == columns.recipient_id)
    return (columns.status == PENDING) & ~has_started & ~is_seated.correlate(invitations)


def _received_invitations(recipient_id: str, now: float) -> Select[Any]:
    """Return a query for the open invitations that a person receives."""
    columns, settings = invitations.c, social_settings.c
    # An entry of the recipient's is a block or a mute.
    is_muted = exists().where(blocks.c.person_id == recipient_id, blocks.c.other_id == columns.sender_id)
    is_closed = exists().where(guests.c.id == columns.sender_id, guests.c.status == STATUS_CLOSED)
    choice = func.coalesce(
        select(settings.challenges_from).where(settings.person_id == recipient_id).scalar_subquery(),
        SocialSettings().challenges_from,
    )
    return (
        select(invitations)
        .join(tables, tables.c.id == columns.table_id)
        .where(
            columns.recipient_id == recipient_id,
            columns.expires > now,
            _is_open(),
            ~is_muted,
            ~is_closed,
            or_(choice == "anyone", (choice == "friends") & _is_friend(recipient_id)),
        )
    )


def _is_invitation(sender_id: str, recipient_id: str, table_id: str) -> tuple[Any, ...]:
    columns = invitations.c
    return (columns.sender_id == sender_id, columns.recipient_id == recipient_id, columns.table_id == table_id)


def is_anyone_deleted(connection: Connection, *people: str) -> bool:
    """Return whether any of these people has deleted their account."""
    is_match = (guests.c.id.in_(people), guests.c.status == STATUS_DELETED)
    return connection.execute(select(guests.c.id).where(*is_match).limit(1)).first() is not None


def remove_friend(connection: Connection, person_id: str, friend_id: str) -> None:
    """Remove someone from a person's list."""
    is_this = (friends.c.person_id == person_id, friends.c.friend_id == friend_id)
    connection.execute(delete(friends).where(*is_this))


def delete_social_data(connection: Connection, person_id: str) -> None:
    """Delete a person's list and settings, their places on other lists, and all invitations from and to them."""
    connection.execute(delete(friends).where(or_(friends.c.person_id == person_id, friends.c.friend_id == person_id)))
    connection.execute(delete(social_settings).where(social_settings.c.person_id == person_id))
    columns = invitations.c
    is_involved = or_(columns.sender_id == person_id, columns.recipient_id == person_id)
    connection.execute(delete(invitations).where(is_involved))

"""Keeping people away: whom one has blocked does not sit down with one, whom one has muted is not heard. It is undone
as easily as it is done, and nobody is told of it but who did it."""

from __future__ import annotations

from kwoon.hall.company.rows import Shun
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.people import devices
from kwoon.hall.people.rows import GONE
from kwoon.hall.tables.head import Head, Refusal
from kwoon.hall.tables.rows import Entry
from kwoon.hall.telling.company_sent import ShunnedSent

NOT_HERE = "You cannot sit at this table. You can watch it, or look for another one."
YOURSELF = "You cannot keep yourself away."
TOO_MANY = "You have blocked or muted {} people, and more cannot be kept. Let somebody off first."


async def shunned(hall: Hall, guest: Guest) -> list[ShunnedSent]:
    """Whom one has blocked or muted."""
    found = await hall.storage.company.shunned(guest.id)
    return [ShunnedSent(each.other, await hall.guests.name(each.other), each.blocked, each.muted) for each in found]


async def shun(hall: Hall, guest: Guest, other: str, blocked: bool, muted: bool) -> list[ShunnedSent]:
    """Block or mute somebody, or neither any more."""
    if other == guest.id:
        raise Refusal(409, YOURSELF)
    if (blocked or muted) and (await hall.guests.known(other)).standing == GONE:
        raise Refusal(404, "There is nobody of this name any more.")
    most = hall.settings.shunned_each
    if not await hall.storage.company.shun(guest.id, Shun(other, blocked, muted, hall.now()), most):
        raise Refusal(409, TOO_MANY.format(most))
    await devices.hear_anew(hall, guest.id)
    if notes := hall.about(guest.id):
        await hall.storage.write(Entry(notes=notes))
    return await shunned(hall, guest)


async def let_sit(hall: Hall, head: Head, guest: Guest) -> None:
    """Refuse a seat to somebody whom the host or one of those who sit here has blocked; it is not said who."""
    people = {str(place.person) for place in head.people()} | {head.host}
    if await hall.storage.company.barred(guest.id, people - {guest.id}):
        raise Refusal(403, NOT_HERE)

"""Taking one's data along, and being forgotten: games stay, the name goes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from kwoon.hall import lobby
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.people import devices, history
from kwoon.hall.people.accounts import Accounts
from kwoon.hall.people.rows import Wanted
from kwoon.hall.tables.head import PLAYING, WAITING, Refusal
from kwoon.hall.tables.rows import Entry

MOST = 2000
"""So many games, changes of ratings and sayings somebody takes along, the last ones."""


async def belongings(accounts: Accounts, guest: Guest) -> dict[str, Any]:
    """All that the hall has of somebody."""
    hall, register = accounts.hall, accounts.register
    account = await accounts.shown(guest)
    drawers = hall.storage.drawers
    designs = await drawers.designs(guest.id, None, MOST)
    texts = [await drawers.design(design.id) for design in designs]
    said = await register.sayings(guest.id, MOST)
    shunned = await hall.storage.company.shunned(guest.id)
    return {
        "kwoon": 1,
        "id": guest.id,
        "name": guest.name,
        "account": msgspec.to_builtins(account),
        "person": msgspec.to_builtins(await history.person(hall, guest, guest.id)),
        "games": msgspec.to_builtins(await history.played(hall, Wanted(guest.id, public=False), MOST)),
        "said": [{"table": table, "text": text, "at": at} for table, text, at in said],
        "shunned": [{"person": each.other, "blocked": each.blocked, "muted": each.muted} for each in shunned],
        "packs": [{"id": each.id, "game": each.game, "name": each.name, "toml": each.text} for each in texts if each],
    }


def check_name(guest: Guest, name: str) -> None:
    """Nobody is forgotten by mistake."""
    if name != guest.name:
        raise Refusal(409, f"To be forgotten, give your name as it is: {guest.name}.")


async def leave_tables(hall: Hall, guest: Guest) -> None:
    """Stand up from all tables, which counts where it counts."""
    for head in await hall.storage.heads(WAITING, PLAYING, person=guest.id, limit=MOST):
        # One whose cards are not here, or that ends meanwhile, need not be left.
        with suppress(Refusal):
            table = await hall.find(head.id)
            seat = table.head.seat_of(guest.id)
            if seat is not None:
                await lobby.stand_up(hall, table, guest, seat)


async def forget(accounts: Accounts, guest: Guest, name: str) -> Guest:
    """Leave all tables, which counts where it counts, and be nobody from then on; they are somebody new here."""
    hall = accounts.hall
    check_name(guest, name)
    await leave_tables(hall, guest)
    await accounts.register.forget(guest.id)
    await devices.changed(hall, guest.id)
    if notes := hall.about(guest.id):
        await hall.storage.write(Entry(notes=notes))
    return await hall.guests.guest(None)

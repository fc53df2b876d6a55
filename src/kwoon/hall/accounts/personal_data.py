"""Data export and account deletion. After a deletion, the person's games remain without their name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from kwoon.core.message import msg
from kwoon.hall import table_lifecycle
from kwoon.hall.accounts import person_updates
from kwoon.hall.accounts.service import AccountService
from kwoon.hall.errors import Conflict, HallError
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.ratings import game_history_and_ratings
from kwoon.hall.ratings.models import FinishedGameFilter
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table_state import PLAYING, WAITING

MAX_EXPORTED = 2000
"""Maximum number of games, of chat messages and of packs in an export. The newest ones are exported."""


async def export_data(accounts: AccountService, guest: Guest) -> dict[str, Any]:
    """Return the data that the hall stores about the guest, except for tournaments, friends and invitations, as
    JSON-compatible values."""
    hall, store = accounts.hall, accounts.store
    account = await accounts.account_response(guest)
    workshop = hall.storage.workshop
    designs = await workshop.list_user_packs(guest.id, None, MAX_EXPORTED)
    full_designs = [await workshop.find_user_pack(user_pack.id) for user_pack in designs]
    chat_messages = await store.chat_messages(guest.id, MAX_EXPORTED)
    blocks = await hall.storage.blocks.list_blocks(guest.id)
    return {
        "kwoon": 1,
        "id": guest.id,
        "name": guest.name,
        "language": guest.language,
        "account": msgspec.to_builtins(account),
        "person": msgspec.to_builtins(await game_history_and_ratings.person_page(hall, guest, guest.id)),
        "games": msgspec.to_builtins(
            await game_history_and_ratings.finished_games(
                hall, FinishedGameFilter(guest.id, public_only=False), MAX_EXPORTED
            )
        ),
        "chat_messages": [{"table": table, "text": text, "at": at} for table, text, at in chat_messages],
        "blocks": [{"person": each.other_id, "blocked": each.blocked, "muted": each.muted} for each in blocks],
        "packs": [
            {"id": each.id, "game": each.game, "name": each.name, "toml": each.text} for each in full_designs if each
        ],
    }


def require_matching_name(guest: Guest, name: str) -> None:
    """Raise HallError unless `name` is the guest's name, so that no account is deleted by mistake."""
    if name != guest.name:
        raise Conflict(msg("hall-account-delete-confirm", name=guest.name))


async def leave_all_tables(hall: Hall, guest: Guest) -> None:
    """Leave all tables. As usual, leaving a rated game counts as a loss."""
    for table_state in await hall.storage.table_states(WAITING, PLAYING, person_id=guest.id, limit=MAX_EXPORTED):
        # A table that cannot be loaded here, or ends in the meantime, need not be left.
        with suppress(HallError):
            table = await hall.find_table(table_state.id)
            seat = table.table_state.find_seat(guest.id)
            if seat is not None:
                await table_lifecycle.leave_seat(hall, table, guest, seat)


async def delete_account(accounts: AccountService, guest: Guest, name: str) -> Guest:
    """Leave all tables, delete the account and return the new guest on this device. Raise HallError unless `name` is the
    guest's name.

    As usual, leaving a rated game counts as a loss.
    """
    hall = accounts.hall
    require_matching_name(guest, name)
    await leave_all_tables(hall, guest)
    await accounts.store.delete_person(guest.id)
    await person_updates.refresh_person(hall, guest.id)
    if notifications := hall.person_change_notifications(guest.id):
        await hall.storage.write(WriteBatch(notifications=notifications))
    return await hall.guests.find_or_create_guest(None)

"""Blocks and mutes. A blocked person cannot sit down at a table where the person who blocked them sits or is the host.
Chat messages from muted and blocked people are hidden. Blocks and mutes are reversible, and visible only to the person
who set them."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall.accounts import person_updates
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.moderation.models import PersonBlock
from kwoon.hall.moderation.responses import BlockedPersonResponse
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table_state import TableState

BLOCK_SELF_TEXT = msg("hall-block-self")


async def list_blocks(hall: Hall, guest: Guest) -> list[BlockedPersonResponse]:
    """Return the people whom the guest has blocked or muted."""
    blocks = await hall.storage.blocks.list_blocks(guest.id)
    return [
        BlockedPersonResponse(block.other_id, await hall.guests.nickname(block.other_id), block.blocked, block.muted)
        for block in blocks
    ]


async def set_block(hall: Hall, guest: Guest, other_id: str, blocked: bool, muted: bool) -> list[BlockedPersonResponse]:
    """Set whether another person is blocked and muted, and return the guest's updated list. Raise HallError if the list
    is full, or if the other person is the guest or has deleted their account."""
    if other_id == guest.id:
        raise Conflict(BLOCK_SELF_TEXT)
    if (blocked or muted) and (await hall.guests.profile(other_id)).status == STATUS_DELETED:
        raise NotFound(msg("hall-account-deleted"))
    max_blocks = hall.settings.max_blocks_per_person
    if not await hall.storage.blocks.set_block(guest.id, PersonBlock(other_id, blocked, muted, hall.now()), max_blocks):
        raise Conflict(msg("hall-block-limit", count=max_blocks))
    await person_updates.refresh_mutes_and_send_chat(hall, guest.id)
    if notifications := hall.person_change_notifications(guest.id):
        await hall.storage.write(WriteBatch(notifications=notifications))
    return await list_blocks(hall, guest)


async def is_blocked(hall: Hall, table_state: TableState, guest: Guest) -> bool:
    """Return whether the host or a seated player has blocked the guest. The guest must not learn the result."""
    people = {str(table_seat.person_id) for table_seat in table_state.seats_of_people()} | {table_state.host}
    return await hall.storage.blocks.is_blocked_by_any(guest.id, people - {guest.id})

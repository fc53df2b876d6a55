"""Updates a person's open connections after they sign out everywhere, their account is closed or deleted, or their
mutes change."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.guests import ACCOUNT_CLOSED_TEXT
from kwoon.hall.hall import Hall
from kwoon.hall.moderation.models import STATUS_CLOSED
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.chat import chat_broadcast
from kwoon.hall.tables.table_state import to_json

SIGNED_OUT_CODE = 4401
SIGNED_OUT_TEXT = msg("hall-account-signed-out")
ACCOUNT_CLOSED_CODE = 4403


async def refresh_person(hall: Hall, person_id: str) -> None:
    """Reload a person's profile and mutes after a change, possibly by another process. Close the person's connections
    that are no longer valid. If the account was deleted, reload the tables that still name the person."""
    hall.guests.invalidate_profile(person_id)
    profile = await hall.guests.profile(person_id)
    for table in list(hall.tables.values()):
        for subscriber in list(table.presence.subscribers):
            is_closed = profile.status == STATUS_CLOSED
            if subscriber.person_id == person_id and (is_closed or subscriber.session_epoch != profile.session_epoch):
                subscriber.close(
                    *((ACCOUNT_CLOSED_CODE, ACCOUNT_CLOSED_TEXT) if is_closed else (SIGNED_OUT_CODE, SIGNED_OUT_TEXT))
                )
        if profile.status == STATUS_DELETED and person_id in to_json(table.table_state):
            async with table.lock:
                await hall.reload_table(table)
    await refresh_mutes_and_send_chat(hall, person_id)


async def refresh_mutes_and_send_chat(hall: Hall, person_id: str) -> None:
    """Reload a person's mutes, and send them the earlier messages from people who are no longer muted."""
    connections = [
        (table, subscriber)
        for table in hall.tables.values()
        for subscriber in table.presence.subscribers
        if subscriber.person_id == person_id
    ]
    if not connections:
        return
    muted = await hall.storage.blocks.muted_people(person_id)
    for table, subscriber in connections:
        unmuted = subscriber.muted_people - muted
        subscriber.muted_people = muted
        for chat_message in table.chat.messages if unmuted and not table.table_state.closed else []:
            if chat_message.person_id in unmuted:
                subscriber.send(socket_messages.encode_message(chat_broadcast(chat_message)))

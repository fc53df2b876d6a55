"""Feedback: plain-text notes that players leave after a game with designed cards. Notes on a shared pack go to its
designer. All other notes go to the hall's operator."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, LimitReached, NotFound, PermissionDenied
from kwoon.hall.guests import Guest
from kwoon.hall.hall import MAX_ATTEMPTS, Hall
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import OVER
from kwoon.hall.workshop.models import FOR_HOST, FeedbackNote, UserPack
from kwoon.hall.workshop.pack_catalog import is_default_pack
from kwoon.hall.workshop.requests import PackFeedbackRequest
from kwoon.hall.workshop.responses import PackFeedbackResponse
from kwoon.hall.workshop.user_packs import UserPackService

DESIGNED = "designed"
"""The source of a number that the project or a visitor invented (docs/design/cards.md)."""
MAX_NOTE_LENGTH = 500
DAY_SECONDS = 24 * 3600.0
MAX_NOTES_PER_DAY = 20
"""Maximum number of notes per person, pack and day."""
MAX_NOTES = 500
"""Maximum number of stored notes on one visitor's pack, or on one game for the hall's operator."""


async def find_shared_pack(hall: Hall, table: Table) -> UserPack | None:
    """Return the shared pack that is used at a table, or None if the table's pack is not shared."""
    user_pack = (
        await hall.storage.workshop.find_user_pack(table.table_state.design_id) if table.table_state.design_id else None
    )
    return user_pack if user_pack is not None and user_pack.is_shared else None


def has_designed_cards(table: Table) -> bool:
    """Return whether the table's pack is not the printed pack, or any number on its cards is designed."""
    if not is_default_pack(table.pack):
        return True
    return any(number.source == DESIGNED for face in table.serializer.loaded_game.faces for number in face.numbers)


async def leave_note(
    hall: Hall, table: Table, guest: Guest, request: PackFeedbackRequest, user_pack: UserPack | None
) -> PackFeedbackResponse:
    """Store a note on a card or on the whole pack. Raise HallError if the guest may not leave this note.

    The note goes to the designer of `user_pack`, or to the hall's operator if `user_pack` is None.
    """
    table_state, store = table.table_state, hall.storage.workshop
    if table_state.find_seat(guest.id) is None:
        raise PermissionDenied(msg("hall-note-players"))
    if table_state.status != OVER:
        raise Conflict(msg("hall-note-not-over"))
    if user_pack is None and not has_designed_cards(table):
        raise Conflict(msg("hall-note-printed"))
    recipient = FOR_HOST + table_state.game if user_pack is None else user_pack.id
    text = " ".join(request.text.split())
    if not 1 <= len(text) <= MAX_NOTE_LENGTH or not text.isprintable():
        raise Conflict(msg("hall-note-length", max=MAX_NOTE_LENGTH))
    if request.card and request.card not in [face.id for face in table.serializer.loaded_game.faces]:
        raise NotFound(msg("hall-note-no-card"))
    now = hall.now()
    if await store.count_notes(recipient, guest.id, now - DAY_SECONDS) >= MAX_NOTES_PER_DAY:
        raise LimitReached(msg("hall-note-daily-limit", count=MAX_NOTES_PER_DAY))
    for _ in range(MAX_ATTEMPTS):
        newest_notes = await store.list_notes(recipient, 1)
        if await store.count_notes(recipient) >= MAX_NOTES:
            raise Conflict(msg("hall-note-limit", count=MAX_NOTES))
        number = newest_notes[0].number + 1 if newest_notes else 1
        try:
            note = FeedbackNote(recipient, number, guest.id, guest.name, request.card, text, table_state.pack, now)
            await store.add_note(note)
            return _note_response(note)
        except WriteConflict:
            continue
    raise Conflict(msg("hall-note-race"))


async def list_notes(user_packs: UserPackService, guest: Guest, pack_id: str) -> list[PackFeedbackResponse]:
    """Return the notes on one of the guest's packs."""
    await user_packs.require_owned_pack(guest, pack_id)
    return [_note_response(note) for note in await user_packs.store.list_notes(pack_id, MAX_NOTES)]


async def remove_note(
    user_packs: UserPackService, guest: Guest, pack_id: str, number: int
) -> list[PackFeedbackResponse]:
    """Remove a note and return the remaining ones."""
    await user_packs.require_owned_pack(guest, pack_id)
    if not await user_packs.store.remove_note(pack_id, number):
        raise NotFound(msg("hall-no-note"))
    return await list_notes(user_packs, guest, pack_id)


def _note_response(note: FeedbackNote) -> PackFeedbackResponse:
    return PackFeedbackResponse(note.number, note.card, note.text, note.name, note.fingerprint, round(note.created, 3))

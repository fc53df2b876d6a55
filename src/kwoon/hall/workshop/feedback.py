"""Feedback: after a game with a shared pack somebody who played leaves a note for its designer. Plain text, and nothing
but that."""

from __future__ import annotations

from kwoon.hall.guests import Guest
from kwoon.hall.hall import TRIES, Hall
from kwoon.hall.tables.head import OVER, Refusal
from kwoon.hall.tables.rows import Conflict
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.workshop_asked import NoteAsked
from kwoon.hall.telling.workshop_sent import NoteSent
from kwoon.hall.workshop.designs import Designs
from kwoon.hall.workshop.rows import Note

LONGEST = 500
A_DAY = 24 * 3600.0
EACH = 20
"""So many notes of one person on one pack and day."""
MOST = 500
"""So many are kept of one pack, until its designer removes some."""


async def leave(hall: Hall, table: Table, guest: Guest, asked: NoteAsked) -> NoteSent:
    """A note on a card, or on the whole, for the designer of the table's pack; the note."""
    head, drawers = table.head, hall.storage.drawers
    if head.seat_of(guest.id) is None:
        raise Refusal(403, "Notes are left by those who played.")
    if head.status != OVER:
        raise Refusal(409, "The game is not over. Play it to its end, and then say what you think of the cards.")
    design = await drawers.design(head.design) if head.design else None
    if design is None or not design.shared:
        raise Refusal(409, "These cards have no designer who waits for notes: only shared packs have.")
    text = " ".join(asked.text.split())
    if not 1 <= len(text) <= LONGEST or not text.isprintable():
        raise Refusal(409, f"Leave a note of 1 to {LONGEST} characters that can be shown.")
    if asked.card and asked.card not in [face.id for face in table.teller.opened.faces]:
        raise Refusal(404, "There is no such card in this game. Leave the card out to speak of the whole.")
    now = hall.now()
    if await drawers.count_notes(design.id, guest.id, now - A_DAY) >= EACH:
        raise Refusal(429, f"You have left {EACH} notes on this pack today. Its designer will be glad of them.")
    for _ in range(TRIES):
        newest = await drawers.notes(design.id, 1)
        if await drawers.count_notes(design.id) >= MOST:
            raise Refusal(409, "So many notes wait for the designer of this pack that no more can be kept.")
        n = newest[0].n + 1 if newest else 1
        try:
            note = Note(design.id, n, guest.id, guest.name, asked.card, text, head.pack, now)
            await drawers.add_note(note)
            return _sent(note)
        except Conflict:
            continue
    raise Refusal(409, "Many leave notes at once. Try again.")


async def read(designs: Designs, guest: Guest, id: str) -> list[NoteSent]:
    """What players said of a pack of this guest."""
    await designs.own(guest, id)
    return [_sent(note) for note in await designs.drawers.notes(id, MOST)]


async def remove(designs: Designs, guest: Guest, id: str, n: int) -> list[NoteSent]:
    """Forget one note; those that are left."""
    await designs.own(guest, id)
    if not await designs.drawers.remove_note(id, n):
        raise Refusal(404, "There is no such note. Perhaps it was removed already.")
    return await read(designs, guest, id)


def _sent(note: Note) -> NoteSent:
    return NoteSent(note.n, note.card, note.text, note.name, note.fingerprint, round(note.at, 3))

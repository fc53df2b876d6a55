"""Feedback: after a game with designed cards its players leave notes in plain text. Those on a shared pack are for its
designer, all others for the host of the hall."""

from __future__ import annotations

from kwoon.hall.guests import Guest
from kwoon.hall.hall import TRIES, Hall
from kwoon.hall.tables.head import OVER, Refusal
from kwoon.hall.tables.rows import Conflict
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.workshop_asked import NoteAsked
from kwoon.hall.telling.workshop_sent import NoteSent
from kwoon.hall.workshop.designs import Designs
from kwoon.hall.workshop.packs import is_boxed
from kwoon.hall.workshop.rows import FOR_HOST, Design, Note

DESIGNED = "designed"
"""The source of a number that the project or a visitor made up (docs/design/cards.md)."""
LONGEST = 500
A_DAY = 24 * 3600.0
EACH = 20
"""So many notes of one person on one pack and day."""
MOST = 500
"""So many are kept of one pack, until its designer removes some; and of one game, until the host does."""


async def shared_design(hall: Hall, table: Table) -> Design | None:
    """Return the design of a table's cards if its designer waits for notes."""
    design = await hall.storage.drawers.design(table.head.design) if table.head.design else None
    return design if design is not None and design.shared else None


def has_designed_cards(table: Table) -> bool:
    """Return whether a number on the cards is designed, or the pack is not one of the games' own."""
    if not is_boxed(table.pack):
        return True
    return any(number.source == DESIGNED for face in table.teller.opened.faces for number in face.numbers)


async def leave(hall: Hall, table: Table, guest: Guest, asked: NoteAsked, design: Design | None) -> NoteSent:
    """Keep a note on a card, or on the whole: for the designer of a shared design, otherwise for the host."""
    head, drawers = table.head, hall.storage.drawers
    if head.seat_of(guest.id) is None:
        raise Refusal(403, "Notes are left by those who played.")
    if head.status != OVER:
        raise Refusal(409, "The game is not over. Play it to its end, and then say what you think of the cards.")
    if design is None and not has_designed_cards(table):
        raise Refusal(409, "Every card of this game is printed. Notes are for games with designed cards.")
    recipient, reader = (FOR_HOST + head.game, "the host") if design is None else (design.id, "the designer")
    text = " ".join(asked.text.split())
    if not 1 <= len(text) <= LONGEST or not text.isprintable():
        raise Refusal(409, f"Leave a note of 1 to {LONGEST} characters that can be shown.")
    if asked.card and asked.card not in [face.id for face in table.teller.opened.faces]:
        raise Refusal(404, "There is no such card in this game. Leave the card out to speak of the whole.")
    now = hall.now()
    if await drawers.count_notes(recipient, guest.id, now - A_DAY) >= EACH:
        raise Refusal(429, f"You have left {EACH} notes for {reader} today. Come back tomorrow.")
    for _ in range(TRIES):
        newest = await drawers.notes(recipient, 1)
        if await drawers.count_notes(recipient) >= MOST:
            raise Refusal(409, f"{MOST} notes wait for {reader}. No more are kept until some are removed.")
        n = newest[0].n + 1 if newest else 1
        try:
            note = Note(recipient, n, guest.id, guest.name, asked.card, text, head.pack, now)
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

"""Playing on from a moment of a finished game: the same deal and the same answers so far, against bots."""

from __future__ import annotations

from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.lobby import room_for
from kwoon.hall.tables.head import PLAYING, ClockPlan, Head, Place, Refusal
from kwoon.hall.tables.replay import position
from kwoon.hall.tables.rows import Answer
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.lobby_asked import BranchAsked


async def play_on(hall: Hall, table: Table, guest: Guest, asked: BranchAsked) -> Table:
    """A table of the guest's own that goes on from there."""
    await room_for(hall, guest)
    old = table.head
    if asked.seat >= len(old.seats):
        raise Refusal(404, f"There is no seat {asked.seat} at this table. Seats are 0 to {len(old.seats) - 1}.")
    bout = await position(table, asked.answers)
    if bout.state.outcome() is not None:
        raise Refusal(409, "The game was over by then. Go back a little and play on from there.")
    now = hall.now()
    head = Head(
        id=hall.settings.new_id(),
        game=old.game,
        pack=old.pack,
        options=dict(old.options),
        seats=[Place() for _ in old.seats],
        clock=ClockPlan(),
        call=False,
        public=False,
        host=guest.id,
        household=guest.household,
        made=now,
        status=PLAYING,
        deal=list(bout.deal),
        started=now,
        changed=now,
        title=old.title,
        design=old.design,
    )
    levels = hall.bots(old.game)
    head.seats[asked.seat] = Place("person", guest.id, guest.name)
    for seat, place in enumerate(head.seats):
        if seat != asked.seat:
            # Bots stay what they were; people are played by one that is neither the gentlest nor the best.
            level = old.seats[seat].bot or levels[len(levels) // 2].id
            hall.seat_bot(head.id, place, old.game, level, head.seats)
    answers = tuple(
        Answer(head.id, n, step.seat, step.move, " ".join(map(str, step.luck)), None, None, now)
        for n, step in enumerate(bout.steps, 1)
    )
    return await hall.open_at(head, answers)

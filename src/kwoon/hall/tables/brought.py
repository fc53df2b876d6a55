"""Games from files: a record that somebody brings becomes a finished table of the hall, to be watched and played on."""

from __future__ import annotations

import asyncio

from kwoon import shelf
from kwoon.core.contract import Game
from kwoon.core.dice import DiceError
from kwoon.core.endless import MOST_ANSWERS
from kwoon.core.record import Bout, RecordError, Replay, read_header
from kwoon.hall.guests import Guest, visible
from kwoon.hall.hall import Hall
from kwoon.hall.tables.head import OVER, ClockPlan, Head, Place, Refusal
from kwoon.hall.tables.rows import Answer
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.tellers import fetch_teller
from kwoon.shelf import Pack

LONGEST_NAME = 24
NOT_OVER = "This game is not over. Only finished games can be opened; the terminal can play on: kwoon replay FILE."
NO_CARDS = "This game was played with cards that the hall does not have, so that it cannot be shown."


async def open_record(hall: Hall, guest: Guest, text: str) -> Table:
    """A table with a game from a file. Nothing in it is believed: it is played again, answer by answer."""
    try:
        header = read_header(text)
        pack = await _cards(hall, header.game, header.pack)
        options = shelf.as_begun(pack.game, header.options)
        async with hall.replays.uploads:
            teller = await fetch_teller(pack, header.seats, options)
            bout = await asyncio.to_thread(_replay, text, teller.opened.game)
    except (RecordError, DiceError) as error:
        raise Refusal(409, f"This is no record that can be opened. {error}") from None
    outcome = bout.state.outcome()
    if outcome is None:
        raise Refusal(409, NOT_OVER)
    now = hall.now()
    names = [_name(name, seat) for seat, name in enumerate(header.names)]
    head = Head(
        id=hall.settings.new_id(),
        game=pack.game,
        pack=pack.fingerprint,
        options=dict(teller.opened.options),
        # Whoever they were, they are nobody who could come to this table.
        seats=[Place("open", None, name) for name in names],
        clock=ClockPlan(),
        call=False,
        public=False,
        host=guest.id,
        made=now,
        status=OVER,
        deal=list(bout.deal),
        started=now,
        changed=now,
        winners=outcome.winners(),
    )
    answers = tuple(
        Answer(head.id, n, step.seat, step.move, " ".join(map(str, step.luck)), None, None, now)
        for n, step in enumerate(bout.steps, 1)
    )
    return await hall.open_at(head, answers)


async def _cards(hall: Hall, game: str, fingerprint: str) -> Pack:
    try:
        shelf.find(game)
    except shelf.NotOnShelf as error:
        raise Refusal(409, str(error)) from None
    pack = await hall.packs.find(fingerprint)
    if pack is None or pack.game != game:
        raise Refusal(409, NO_CARDS)
    return pack


def _replay(text: str, game: Game) -> Bout:
    """Replay a whole record; RecordError if it does not fit. Runs in a thread: one step at a time, since compiled rules
    let other threads in only when they return."""
    replay = Replay(text, game)
    while replay.step():
        if len(replay.bout.steps) > MOST_ANSWERS:
            raise RecordError(f"A game has at most {MOST_ANSWERS} answers.")
    return replay.bout


def _name(name: str, seat: int) -> str:
    """A name out of a file, if it can be shown."""
    clean = " ".join(name.split())[:LONGEST_NAME].strip()
    return clean if clean and clean.isprintable() and visible(clean) else f"Seat {seat + 1}"

"""While others choose, a seat is told once more what it was told before, and that is what it would be told anew."""

import random

import pytest

from kwoon import shelf
from kwoon.core.contract import TAKE_BACK, WATCHER
from kwoon.core.dice import LiveDice, RecordingDice
from kwoon.games import GAMES
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.head import PLAYING, ClockPlan, Head, Place
from kwoon.hall.tables.table import Table
from kwoon.hall.telling import wire
from kwoon.hall.telling.tellers import teller_for

NAMES = [box.id for box in GAMES]
MOST = 250


def dealt(game: str, rng: random.Random) -> Table:
    """A table at which a game has just begun, with as many as can play it."""
    pack = shelf.boxed(game)
    seats = shelf.find(game).seats_with({})[-1]
    opened = teller_for(pack, seats, {}).opened
    deal = RecordingDice(LiveDice(rng.getrandbits(128)))
    opened.game.deal(deal)
    head = Head(
        id="table",
        game=game,
        pack=pack.fingerprint,
        options=opened.options,
        seats=[Place("person", f"p{seat}", f"Person {seat}") for seat in range(seats)],
        clock=ClockPlan(),
        call=False,
        public=False,
        host="p0",
        made=0.0,
        status=PLAYING,
    )
    table = Table(head, pack, HallSettings())
    begun = head.twin()
    begun.deal = deal.taken()
    table.take(begun, 0.0)
    return table


@pytest.mark.parametrize("game", NAMES)
def test_the_same_is_said_again_while_others_choose(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(13)
    table = dealt(game, rng)
    again = [0]
    still = wire.still

    def counted(*given: object) -> wire.News:
        again[0] += 1
        return still(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(wire, "still", counted)
    for _ in range(MOST):
        state = table.game().state
        if state.outcome() is not None:
            break
        seat = rng.choice(state.owed())
        ask = state.ask(seat)
        assert ask is not None
        back = bool(state.draft(seat)) and rng.random() < 0.2
        table.apply(seat, TAKE_BACK if back else rng.choice(ask.moves), LiveDice(rng.getrandbits(128)), 0.0)
        for reader in (WATCHER, *range(len(table.head.seats))):
            first = len(table.events)
            told = wire.write(table.news(reader, first, 0.0, why=False))
            kept, table.kept = table.kept, {}
            assert wire.write(table.news(reader, first, 0.0, why=False)) == told
            table.kept = kept
    assert again[0] > 10


def test_what_was_said_before_a_change_of_the_table_is_not_said_again() -> None:
    table = dealt("fight", random.Random(13))
    table.news(1, len(table.events), 0.0, why=False)
    renamed = table.head.twin()
    renamed.seats[0].name = "Zoe"
    table.take(renamed, 0.0)
    assert table.kept[1].head is not table.head
    table.news(1, len(table.events), 0.0, why=False)
    assert table.kept[1].head is table.head
    table.clear()
    assert not table.kept

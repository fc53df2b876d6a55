"""Nothing leaks through rows, masks, infos, strings and tensors; and a leak that is planted in any of them is found."""

from __future__ import annotations

import numpy as np
import pytest

from kwoon.core.contract import WATCHER, State
from kwoon.envs.stepped import Row, Stepped
from kwoon.learn.writers import ViewWriter
from tests.laws.leaks import Moment, Search
from tests.laws.planted import other_hand
from tests.laws.tables import SHELF, Table, at_every_table, share
from tests.laws.twins import guessed, lockstep
from tests.learn import channels
from tests.learn.channels import CHANNELS

FIGHT = next(table for table in SHELF if table.box.id == "fight")


@at_every_table
def test_no_row_mask_or_string_tells_positions_apart_that_a_seat_cannot(table: Table) -> None:
    if table not in SHELF:
        pytest.skip("Environments are of games on the shelf; packs of tests are tried with the others.")
    search = guessed(table, share(150), 300, 7, Search(channels=CHANNELS))
    assert not search.leaks, search.example
    assert search.compared


def test_playing_pairs_along_tells_nothing_either() -> None:
    search = lockstep(FIGHT, share(400), 400, Search(channels=CHANNELS))
    assert not search.leaks, search.example


def nosy(self: Stepped, seat: int) -> Row:
    """A row with a card of the other hand in it."""
    row = honest(self, seat)
    row[0] = other_hand(self.state, seat)[0]
    return row


honest = Stepped.row


def test_a_leak_in_a_row_is_found_in_every_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stepped, "row", nosy)
    search = guessed(FIGHT, 60, 5, 3, Search(channels=CHANNELS))
    assert {"aec", "parallel", "solo"} <= set(search.leaks)
    assert {"row", "watched", "spiel"}.isdisjoint(search.leaks)


def test_a_leak_in_a_mask_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(self: Stepped, seat: int) -> list[int]:
        return sorted({*honest_moves(self, seat), *other_hand(self.state, seat)})

    honest_moves = Stepped.legal
    monkeypatch.setattr(Stepped, "legal", generous)
    search = guessed(FIGHT, 60, 5, 3, Search(channels=CHANNELS))
    assert {"aec", "parallel", "solo"} <= set(search.leaks)


def test_a_leak_in_a_batch_and_in_openspiel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_row(moment: Moment) -> bytes:
        told = channels.row(moment)
        return told + bytes(other_hand(moment.state, moment.seat))

    def by_spiel(moment: Moment) -> bytes:
        return channels.by_spiel(moment) + str(open_view(moment.state)).encode()

    def open_view(state: State) -> object:
        return [state.view(seat).facts() for seat in range(2)]

    search = guessed(FIGHT, 20, 5, 3, Search(channels={"row": by_row, "spiel": by_spiel}))
    assert set(search.leaks) == {"row", "spiel"}


def test_whoever_watches_has_a_row_without_anybodys_cards() -> None:
    table = FIGHT
    writer = ViewWriter(channels._writer(table.label).shape)
    names = writer.shape.names()
    dealt = Stepped("fight", None, None, None, False)
    dealt.deal(np.random.default_rng(3))
    row = writer.shape.row(dealt.state.view(WATCHER))
    assert not any(row[at] for at, name in enumerate(names) if name.startswith("hand."))

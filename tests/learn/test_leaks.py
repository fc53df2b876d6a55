"""Nothing leaks through rows, masks, infos, strings and tensors, and leaks planted there are found."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from kwoon.core.game import SPECTATOR, State
from kwoon.envs.openspiel import SpielObserver, SpielState
from kwoon.envs.stepper import GameStepper, ObservationArray
from kwoon.learn.chance_nodes import CHANCE, Playthrough
from kwoon.learn.observation_writers import ObservationWriter, ViewWriter
from kwoon.registry import load_game
from tests.invariants.indistinguishable_pairs import guessed, lockstep
from tests.invariants.leaks import Search
from tests.invariants.planted_leaks import other_hand
from tests.invariants.tables import SHELF, Table, share, tried
from tests.learn import channels
from tests.learn.channels import CHANNELS

FIGHT = next(table for table in SHELF if table.box.id == "fight")


# Environments load registered games; the laws' own packs use the same rules.
@pytest.mark.parametrize("table", [table for table in tried() if table in SHELF], ids=lambda table: table.label)
def test_no_row_mask_or_string_tells_positions_apart_that_a_seat_cannot(table: Table) -> None:
    search = guessed(table, share(150), 300, 7, Search(channels=CHANNELS))
    assert not search.leaks, search.example
    assert search.compared


def test_playing_pairs_along_tells_nothing_either() -> None:
    search = lockstep(FIGHT, share(400), 400, Search(channels=CHANNELS))
    assert not search.leaks, search.example


def nosy(self: GameStepper, seat: int) -> ObservationArray:
    """Return a row that contains a card of the other hand."""
    row = honest(self, seat)
    row[0] = other_hand(self.state, seat)[0]
    return row


honest = GameStepper.observation


def test_a_leak_in_a_row_is_found_in_every_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameStepper, "observation", nosy)
    search = guessed(FIGHT, 60, 5, 3, Search(channels=CHANNELS))
    assert {"aec", "parallel", "solo"} <= set(search.leaks)
    assert {"row", "watched", "spiel"}.isdisjoint(search.leaks)


def test_a_leak_in_a_mask_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(self: GameStepper, seat: int) -> list[int]:
        return sorted({*honest_moves(self, seat), *other_hand(self.state, seat)})

    honest_moves = GameStepper.legal_moves
    monkeypatch.setattr(GameStepper, "legal_moves", generous)
    search = guessed(FIGHT, 60, 5, 3, Search(channels=CHANNELS))
    assert {"aec", "parallel", "solo"} <= set(search.leaks)


class Nosy:
    """Writes another seat's knowledge."""

    def __init__(self, writer: ObservationWriter) -> None:
        self.size = writer.size
        self.spec = writer.spec

    def write(self, state: State, seat: int, out: vec[u8], at: int) -> None:
        self.spec.write(state.view(1 - seat), out, at)


def test_a_leak_in_a_batch_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = channels.writer
    monkeypatch.setattr(channels, "writer", lambda label: Nosy(real(label)))
    assert set(guessed(FIGHT, 20, 5, 3, Search(channels=CHANNELS)).leaks) == {"row"}


def test_a_leak_in_openspiel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def nosy_view(self: SpielObserver, state: SpielState, player: int) -> object:
        settled = state.playthrough.state
        return None if settled is None else settled.view(1 - player)

    monkeypatch.setattr(SpielObserver, "_view", nosy_view)
    assert set(guessed(FIGHT, 20, 5, 3, Search(channels=CHANNELS)).leaks) == {"spiel"}


def test_what_a_seat_remembers_has_nothing_of_what_only_another_saw() -> None:
    """OpenSpiel's information states are equal except for the card dealt to the other player."""
    game = load_game("fight").game
    lines = []
    for other in (0, 1):
        line = Playthrough(game)
        # The row, the first hand and the second hand are dealt in this order, then a coin is flipped.
        cards = game.row_size + game.pack.dealt  # type: ignore[attr-defined]
        for _ in range(cards):
            line.apply_roll(0)
        line.apply_roll(other)
        while line.current_player() == CHANCE:
            line.apply_roll(0)
        lines.append(line)
    one, two = lines
    assert one.observed[0] == two.observed[0]
    assert one.observed[1] != two.observed[1]


def test_whoever_watches_has_a_row_without_anybodys_cards() -> None:
    table = FIGHT
    writer = ViewWriter(channels.writer(table.label).spec)
    names = writer.spec.names()
    dealt = GameStepper("fight", None, None, None, False)
    dealt.deal(np.random.default_rng(3))
    row = writer.spec.encode(dealt.state.view(SPECTATOR))
    assert not any(row[at] for at, name in enumerate(names) if name.startswith("hand."))

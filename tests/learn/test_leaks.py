"""Nothing leaks through rows, masks, infos, strings and tensors, and planted leaks are found."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from kwoon.core.game import SPECTATOR, State
from kwoon.envs.openspiel import SpielObserver, SpielState
from kwoon.envs.stepper import EnvStepper, ObservationArray
from kwoon.learn.chance_nodes import CHANCE, ChanceNodePlaythrough
from kwoon.learn.observation_writers import ObservationWriter, ViewWriter
from kwoon.registry import load_game
from tests.invariants.indistinguishable_pairs import compare_with_samples, play_in_lockstep
from tests.invariants.leaks import Search
from tests.invariants.planted_leaks import other_hand
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, share_per_table, tables_to_test
from tests.learn import leak_channels
from tests.learn.leak_channels import CHANNELS

FIGHT = next(table for table in REGISTERED_TABLES if table.definition.id == "fight")


# Environments load only registered games. The test packs use the same rules.
@pytest.mark.parametrize(
    "table", [table for table in tables_to_test() if table in REGISTERED_TABLES], ids=lambda table: table.label
)
def test_indistinguishable_states_give_equal_rows_masks_and_strings(table: InvariantTable) -> None:
    search = compare_with_samples(table, share_per_table(150), 300, 7, Search(channels=CHANNELS))
    assert not search.leaks, search.example
    assert search.compared


def test_lockstep_pairs_give_equal_rows_masks_and_strings() -> None:
    search = play_in_lockstep(FIGHT, share_per_table(400), 400, Search(channels=CHANNELS))
    assert not search.leaks, search.example


def leaking_observation(self: EnvStepper, seat: int) -> ObservationArray:
    row = honest_observation(self, seat)
    row[0] = other_hand(self.state, seat)[0]
    return row


honest_observation = EnvStepper.observation


def test_leak_in_observation_row_is_detected_in_every_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EnvStepper, "observation", leaking_observation)
    search = compare_with_samples(FIGHT, 60, 5, 3, Search(channels=CHANNELS))
    assert {"aec", "parallel", "single-seat"} <= set(search.leaks)
    assert {"row", "spectator-row", "spiel"}.isdisjoint(search.leaks)


def test_leak_in_action_mask_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking_moves(self: EnvStepper, seat: int) -> list[int]:
        return sorted({*honest_moves(self, seat), *other_hand(self.state, seat)})

    honest_moves = EnvStepper.legal_moves
    monkeypatch.setattr(EnvStepper, "legal_moves", leaking_moves)
    search = compare_with_samples(FIGHT, 60, 5, 3, Search(channels=CHANNELS))
    assert {"aec", "parallel", "single-seat"} <= set(search.leaks)


class LeakingWriter:
    """A writer that writes another seat's row."""

    def __init__(self, writer: ObservationWriter) -> None:
        self.size = writer.size
        self.spec = writer.spec

    def write(self, state: State, seat: int, out: vec[u8], at: int) -> None:
        self.spec.write(state.view(1 - seat), out, at)


def test_leak_in_observation_writer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    original_writer = leak_channels.writer
    monkeypatch.setattr(leak_channels, "writer", lambda label: LeakingWriter(original_writer(label)))
    assert set(compare_with_samples(FIGHT, 20, 5, 3, Search(channels=CHANNELS)).leaks) == {"row"}


def test_leak_in_openspiel_observer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking_view(self: SpielObserver, state: SpielState, player: int) -> object:
        settled_state = state.playthrough.state
        return None if settled_state is None else settled_state.view(1 - player)

    monkeypatch.setattr(SpielObserver, "_view", leaking_view)
    assert set(compare_with_samples(FIGHT, 20, 5, 3, Search(channels=CHANNELS)).leaks) == {"spiel"}


def test_information_state_excludes_cards_seen_only_by_other_seat() -> None:
    game = load_game("fight").game
    playthroughs = []
    for other in (0, 1):
        playthrough = ChanceNodePlaythrough(game)
        # The dealing order is the row, the first hand and the second hand. Then a coin is flipped.
        cards = game.row_size + game.pack.dealt  # type: ignore[attr-defined]
        for _ in range(cards):
            playthrough.apply_roll(0)
        playthrough.apply_roll(other)
        while playthrough.current_player() == CHANCE:
            playthrough.apply_roll(0)
        playthroughs.append(playthrough)
    first, second = playthroughs
    assert first.observed[0] == second.observed[0]
    assert first.observed[1] != second.observed[1]


def test_spectator_row_contains_no_hand_cards() -> None:
    table = FIGHT
    writer = ViewWriter(leak_channels.writer(table.label).spec)
    names = writer.spec.names()
    stepper = EnvStepper("fight", None, None, None, False)
    stepper.deal(np.random.default_rng(3))
    row = writer.spec.encode(stepper.state.view(SPECTATOR))
    assert not any(row[at] for at, name in enumerate(names) if name.startswith("hand."))

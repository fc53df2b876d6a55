"""Observation rows: every view field has slots or a reason for having none, all values fit, and fast writers agree with
views."""

from __future__ import annotations

import os
from collections import Counter

from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.view.hidden_hand_deduction import consistent_hands, count_kinds
from kwoon.learn.observation import zeros
from kwoon.learn.observations import observation_spec
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import load_game
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, at_every_table, random_positions, share_per_table

LONG = bool(os.environ.get("KWOON_LONG"))


@at_every_table
def test_every_view_field_is_encoded_or_omitted_with_reason(table: InvariantTable) -> None:
    spec = observation_spec(table.game)
    view = table.deal(LiveDice(1)).view(0)
    assert sorted([*spec.fields, *spec.omitted_fields]) == sorted(view.as_dict())
    assert all(spec.omitted_fields.values())
    names, max_values = spec.names(), spec.max_values()
    assert len(names) == len(set(names)) == len(max_values) == spec.size
    assert all(1 <= max_value <= 255 for max_value in max_values)


@at_every_table
def test_values_fit_their_slots_and_fast_writers_agree_with_views(table: InvariantTable) -> None:
    writer = make_writer(table.game)
    spec = writer.spec
    max_values = spec.max_values()
    for state in random_positions(table, share_per_table(100_000 if LONG else 1_200), 7, 3):
        for seat in table.seats:
            fast_row, view_row = zeros(spec.size), zeros(spec.size)
            assert spec.write(state.view(seat), view_row, 0) == 0, f"seat {seat}: something did not fit"
            writer.write(state, seat, fast_row, 0)
            assert bytes(memoryview(fast_row)) == bytes(memoryview(view_row))
            assert all(
                value <= max_value for value, max_value in zip(bytes(memoryview(view_row)), max_values, strict=True)
            )


def test_observation_labels_own_seat_as_me() -> None:
    loaded = load_game("fight")
    spec = observation_spec(loaded.game)
    state = loaded.game.deal(LiveDice(4))
    names = spec.names()
    for seat in range(2):
        row = spec.encode(state.view(seat))
        view_row = dict(zip(names, row, strict=True))
        view = state.view(seat).as_dict()
        hands = view["hand_sizes"]
        assert isinstance(hands, tuple)
        assert view_row["hand_sizes.me"] == hands[seat]
        assert view_row["hand_sizes.other"] == hands[1 - seat]
        held = {
            name.removeprefix("hand."): value for name, value in view_row.items() if name.startswith("hand.") and value
        }
        hand = view["hand"]
        assert isinstance(hand, tuple)
        assert held == Counter(loaded.faces[card].id for card in hand)


def test_overlong_field_is_truncated_and_flagged() -> None:
    loaded = load_game("kung-fur-fight")
    spec = observation_spec(loaded.game)
    view = loaded.game.deal(LiveDice(4)).view(0)
    view.deciders = (0, 1, 0)  # type: ignore[attr-defined]
    row = zeros(spec.size)
    assert spec.write(view, row, 0) == 1
    assert row[spec.names().index("deciders.more")] == 1


def test_observation_spec_with_all_kinds_has_the_same_slots_with_expansion() -> None:
    base = load_game("kung-fu-2019", 2)
    with_expansion = load_game("kung-fu-2019", 2, {"archetypes": "chosen", "expansion": "yes"})
    assert observation_spec(base.game).fingerprint() != observation_spec(with_expansion.game).fingerprint()
    names = observation_spec(base.game, all_kinds=True).names()
    assert set(names) == set(observation_spec(with_expansion.game, all_kinds=True).names())


def test_sparse_encoding_equals_dense_encoding() -> None:
    loaded = load_game("kung-fu-2019", 2)
    spec = observation_spec(loaded.game)
    view = loaded.game.deal(LiveDice(4)).view(1)
    row = bytearray(int(spec.size))
    for slot, value in spec.encode_sparse(view):
        row[slot] = value
    assert bytes(row) == spec.encode(view)


def test_dragon_punch_possible_red_sets_match_public_history() -> None:
    loaded = load_game("dragon-punch")
    game = loaded.game
    assert isinstance(game, DragonPunch)
    names = observation_spec(game).names()
    table = next(each for each in REGISTERED_TABLES if each.definition.id == "dragon-punch")
    counts = count_kinds(game.basic_hand, game.basics)
    num_ambiguous = 0
    for state in random_positions(table, 400, 3, 2):
        assert isinstance(state, DragonState)
        row = observation_spec(game).encode(state.view(0))
        for seat, owner in enumerate(("me", "other")):
            fits = {_set(hand, int(game.basics)) for hand in consistent_hands(game, tuple(state.history[seat]), counts)}
            slots = [name for name, on in zip(names, row, strict=True) if on and f"story.{owner}.fits" in name]
            assert {name.split(".")[-1] for name in slots} == fits
            num_ambiguous += len(fits) > 1
    assert num_ambiguous > 50


def _set(hand: int, basics: int) -> str:
    return "".join("1" if (hand >> (4 * kind)) & 1 else "0" for kind in reversed(range(basics)))

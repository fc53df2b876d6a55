"""Observation rows: every view field has slots or a reason not to, all values fit, and fast writers agree with views."""

from __future__ import annotations

import os
from collections import Counter

from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.view.memory import consistent_hands, count_kinds
from kwoon.learn.observation import zeros
from kwoon.learn.observations import observation_spec
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import load_game
from tests.invariants.tables import SHELF, Table, at_every_table, share, some

LONG = bool(os.environ.get("KWOON_LONG"))


@at_every_table
def test_every_field_of_a_view_is_told_or_left_out_with_a_reason(table: Table) -> None:
    shape = observation_spec(table.game)
    view = table.deal(LiveDice(1)).view(0)
    assert sorted([*shape.fields, *shape.omitted_fields]) == sorted(view.as_dict())
    assert all(shape.omitted_fields.values())
    names, highs = shape.names(), shape.max_values()
    assert len(names) == len(set(names)) == len(highs) == shape.size
    assert all(1 <= high <= 255 for high in highs)


@at_every_table
def test_everything_fits_and_quick_writers_write_what_views_say(table: Table) -> None:
    writer = make_writer(table.game)
    shape = writer.spec
    highs = shape.max_values()
    for state in some(table, share(100_000 if LONG else 1_200), 7, 3):
        for seat in table.seats:
            quick, told = zeros(shape.size), zeros(shape.size)
            assert shape.write(state.view(seat), told, 0) == 0, f"seat {seat}: something did not fit"
            writer.write(state, seat, quick, 0)
            assert bytes(memoryview(quick)) == bytes(memoryview(told))
            assert all(value <= high for value, high in zip(bytes(memoryview(told)), highs, strict=True))


def test_the_own_seat_comes_first() -> None:
    opened = load_game("fight")
    shape = observation_spec(opened.game)
    state = opened.game.deal(LiveDice(4))
    names = shape.names()
    for seat in range(2):
        row = shape.encode(state.view(seat))
        told = dict(zip(names, row, strict=True))
        view = state.view(seat).as_dict()
        hands = view["hand_sizes"]
        assert isinstance(hands, tuple)
        assert told["hand_sizes.me"] == hands[seat]
        assert told["hand_sizes.other"] == hands[1 - seat]
        held = {name.removeprefix("hand."): value for name, value in told.items() if name.startswith("hand.") and value}
        hand = view["hand"]
        assert isinstance(hand, tuple)
        assert held == Counter(opened.faces[card].id for card in hand)


def test_what_is_too_much_is_cut_off_and_said() -> None:
    opened = load_game("kung-fur-fight")
    shape = observation_spec(opened.game)
    view = opened.game.deal(LiveDice(4)).view(0)
    view.deciders = (0, 1, 0)  # type: ignore[attr-defined]
    row = zeros(shape.size)
    assert shape.write(view, row, 0) == 1
    assert row[shape.names().index("deciders.more")] == 1


def test_a_shape_of_all_kinds_serves_every_option() -> None:
    plain = load_game("kung-fu-2019", 2)
    rich = load_game("kung-fu-2019", 2, {"archetypes": "chosen", "expansion": "yes"})
    assert observation_spec(plain.game).fingerprint() != observation_spec(rich.game).fingerprint()
    names = observation_spec(plain.game, all_kinds=True).names()
    assert set(names) == set(observation_spec(rich.game, all_kinds=True).names())


def test_sparse_rows_are_the_same_rows() -> None:
    opened = load_game("kung-fu-2019", 2)
    shape = observation_spec(opened.game)
    view = opened.game.deal(LiveDice(4)).view(1)
    row = bytearray(int(shape.size))
    for slot, value in shape.encode_sparse(view):
        row[slot] = value
    assert bytes(row) == shape.encode(view)


def test_the_sets_of_red_cards_are_those_that_a_story_leaves_open() -> None:
    opened = load_game("dragon-punch")
    game = opened.game
    assert isinstance(game, DragonPunch)
    names = observation_spec(game).names()
    table = next(each for each in SHELF if each.box.id == "dragon-punch")
    counts = count_kinds(game.basic_hand, game.basics)
    several = 0
    for state in some(table, 400, 3, 2):
        assert isinstance(state, DragonState)
        row = observation_spec(game).encode(state.view(0))
        for seat, who in enumerate(("me", "other")):
            fits = {_set(world, int(game.basics)) for world in consistent_hands(game, tuple(state.story[seat]), counts)}
            slots = [name for name, on in zip(names, row, strict=True) if on and f"story.{who}.fits" in name]
            assert {name.split(".")[-1] for name in slots} == fits
            several += len(fits) > 1
    assert several > 50


def _set(world: int, basics: int) -> str:
    return "".join("1" if (world >> (4 * kind)) & 1 else "0" for kind in reversed(range(basics)))

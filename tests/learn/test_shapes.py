"""Rows: every field of a view has its slots or a reason, everything fits, and quick writers write what views say."""

from __future__ import annotations

import os
from collections import Counter

from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.play.rules import DragonPunch, DragonState
from kwoon.games.dragon_punch.sight.memory import counted, worlds
from kwoon.learn.shape import zeros
from kwoon.learn.shapes import shape_of
from kwoon.learn.writing import writer_of
from kwoon.shelf import open_box
from tests.laws.tables import SHELF, Table, at_every_table, share, some

LONG = bool(os.environ.get("KWOON_LONG"))


@at_every_table
def test_every_field_of_a_view_is_told_or_left_out_with_a_reason(table: Table) -> None:
    shape = shape_of(table.game)
    view = table.deal(LiveDice(1)).view(0)
    assert sorted([*shape.fields, *shape.left_out]) == sorted(view.facts())
    assert all(shape.left_out.values())
    names, highs = shape.names(), shape.highs()
    assert len(names) == len(set(names)) == len(highs) == shape.size
    assert all(1 <= high <= 255 for high in highs)


@at_every_table
def test_everything_fits_and_quick_writers_write_what_views_say(table: Table) -> None:
    writer = writer_of(table.game)
    shape = writer.shape
    highs = shape.highs()
    for state in some(table, share(100_000 if LONG else 1_200), 7, 3):
        for seat in table.seats:
            quick, told = zeros(shape.size), zeros(shape.size)
            assert shape.write(state.view(seat), told, 0) == 0, f"seat {seat}: something did not fit"
            writer.write(state, seat, quick, 0)
            assert bytes(memoryview(quick)) == bytes(memoryview(told))
            assert all(value <= high for value, high in zip(bytes(memoryview(told)), highs, strict=True))


def test_the_own_seat_comes_first() -> None:
    opened = open_box("fight")
    shape = shape_of(opened.game)
    state = opened.game.deal(LiveDice(4))
    names = shape.names()
    for seat in range(2):
        row = shape.row(state.view(seat))
        told = dict(zip(names, row, strict=True))
        view = state.view(seat).facts()
        hands = view["hand_sizes"]
        assert isinstance(hands, tuple)
        assert told["hand_sizes.me"] == hands[seat]
        assert told["hand_sizes.other"] == hands[1 - seat]
        held = {name.removeprefix("hand."): value for name, value in told.items() if name.startswith("hand.") and value}
        hand = view["hand"]
        assert isinstance(hand, tuple)
        assert held == Counter(opened.faces[card].id for card in hand)


def test_what_is_too_much_is_cut_off_and_said() -> None:
    opened = open_box("kung-fur-fight")
    shape = shape_of(opened.game)
    view = opened.game.deal(LiveDice(4)).view(0)
    view.deciders = (0, 1, 0)  # type: ignore[attr-defined]
    row = zeros(shape.size)
    assert shape.write(view, row, 0) == 1
    assert row[shape.names().index("deciders.more")] == 1


def test_a_shape_of_all_kinds_serves_every_option() -> None:
    plain = open_box("kung-fu-2019", 2)
    rich = open_box("kung-fu-2019", 2, {"archetypes": "chosen", "expansion": "yes"})
    assert shape_of(plain.game).digest() != shape_of(rich.game).digest()
    names = shape_of(plain.game, all_kinds=True).names()
    assert set(names) == set(shape_of(rich.game, all_kinds=True).names())


def test_sparse_rows_are_the_same_rows() -> None:
    opened = open_box("kung-fu-2019", 2)
    shape = shape_of(opened.game)
    view = opened.game.deal(LiveDice(4)).view(1)
    row = bytearray(int(shape.size))
    for slot, value in shape.sparse(view):
        row[slot] = value
    assert bytes(row) == shape.row(view)


def test_the_sets_of_red_cards_are_those_that_a_story_leaves_open() -> None:
    opened = open_box("dragon-punch")
    game = opened.game
    assert isinstance(game, DragonPunch)
    names = shape_of(game).names()
    table = next(each for each in SHELF if each.box.id == "dragon-punch")
    counts = counted(game.basic_hand, game.basics)
    several = 0
    for state in some(table, 400, 3, 2):
        assert isinstance(state, DragonState)
        row = shape_of(game).row(state.view(0))
        for seat, who in enumerate(("me", "other")):
            fits = {_set(world, int(game.basics)) for world in worlds(game, tuple(state.story[seat]), counts)}
            slots = [name for name, on in zip(names, row, strict=True) if on and f"story.{who}.fits" in name]
            assert {name.split(".")[-1] for name in slots} == fits
            several += len(fits) > 1
    assert several > 50


def _set(world: int, basics: int) -> str:
    return "".join("1" if (world >> (4 * kind)) & 1 else "0" for kind in reversed(range(basics)))

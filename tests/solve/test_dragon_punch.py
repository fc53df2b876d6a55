"""Rounds of Dragon Punch in tables: the truth lies between both, on packs so small that it can be found otherwise."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kwoon.bots.dragon_punch.bout import Bout, Standing, given_away
from kwoon.bots.dragon_punch.search import DragonSearch
from kwoon.bots.thinking import Budget
from kwoon.core.contract import View
from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.play.rules import DragonPunch
from kwoon.learn.layout import UNIT, Layout
from kwoon.learn.solved import HEAD, OPEN, PRINTED, SolvedRound, layer_bytes, solved_pair, starting_worth, table_path
from kwoon.shelf import open_box
from kwoon.solve.dragon_punch.making import Making
from kwoon.solve.dragon_punch.open import OpenRound
from kwoon.solve.dragon_punch.pair import Pair, Unsolvable
from kwoon.solve.trees.regret import Solver
from kwoon.solve.trees.sequences import Sequences
from kwoon.solve.trees.walk import Walk
from tests.solve.enumerated import Enumerated, kernel_value
from tests.solve.small import punch_of

LONG = bool(os.environ.get("KWOON_LONG"))
START = ([0, 0], [0, 0], -1)


@pytest.fixture(autouse=True)
def own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables of a test's own."""
    monkeypatch.setenv("KWOON_SOLVED", str(tmp_path))
    return tmp_path


def made(game: DragonPunch, first: int, second: int, kind: str) -> SolvedRound:
    making = Making(game, first, second, kind, int(game.health))
    while making.done < making.layers:
        making.step()
    table = solved_pair(game, first, second, kind)
    assert table is not None
    return table


def test_a_table_is_worth_what_trying_its_square_parts_finds() -> None:
    assert kernel_value([[0.0, 1.0], [1.0, 0.0]]) == pytest.approx(0.5)
    assert kernel_value([[0.2, 0.9], [0.3, 0.4]]) == pytest.approx(0.3)
    assert kernel_value([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]) == pytest.approx(0.5)


def positions(layout: Layout) -> list[tuple[list[int], list[int], int]]:
    lying = [mask for mask in range(2 << int(layout.health)) if not mask >> int(layout.taunt) & 1]
    return [
        ([first, second], [one, other], holder)
        for first, second in layout.layers
        for one in lying
        for other in lying
        for holder in (-1, 0, 1)
    ]


SMALL = [(("fireball", "taunt"), 2, 0, 2), (("fireball", "taunt"), 3, 0, 3), (("high-kick", "taunt"), 3, 2, 0)]
LARGER = [(("low-poke", "fireball", "taunt"), 2, 0, 1), (("block", "throw", "taunt"), 3, 3, 4)]


@pytest.mark.parametrize(("basics", "quiet", "first", "second"), [*SMALL, *(LARGER if LONG else [])])
def test_every_worth_lies_between_both_tables(basics: tuple[str, ...], quiet: int, first: int, second: int) -> None:
    game = punch_of(*basics, quiet=quiet)
    table = made(game, min(first, second), max(first, second), OPEN)
    assert not table.turned
    turned = solved_pair(game, first, second, OPEN)
    assert turned is not None and turned.turned == (first > second)
    true = Enumerated(game, first, second)
    seen = set()
    for position in positions(table.layout):
        found = turned.worth(*position)
        assert found is not None
        worth = true.worth(true.position(*position, quiet=0))
        assert found[0] <= worth + 1e-9 and worth <= found[1] + 1e-9, position
        assert found[1] - found[0] < 0.002
        seen.add(round(worth, 3))
    assert len(seen) > 4, "A pack in which everything is worth the same shows nothing."


def test_what_a_seat_can_be_sure_of_bounds_the_printed_game() -> None:
    """And that the game with open switches does not: here it is worth less than half of all printed ones are."""
    game = punch_of("fireball", "taunt", quiet=1)
    mine, theirs = (made(game, *pair, PRINTED).worth(*START) for pair in ((0, 1), (1, 0)))
    assert mine is not None and theirs is not None
    tree = Sequences()
    Walk(game, tree, 10_000).since(Enumerated(game, 0, 1).position(*START, quiet=0))
    solver = Solver(tree)
    for _ in range(600):
        solver.learn()
    low, high = ((each + 1) / 2 for each in solver.bounds())
    assert mine[0] <= high and low <= 1 - theirs[0]
    assert high - low < 0.002
    made(game, 0, 1, OPEN)
    opened = starting_worth(game, 0, 1)
    assert opened is not None and opened[1] < low


@pytest.mark.parametrize(("kind", "cut"), [(OPEN, 7), (OPEN, 0), (PRINTED, 5), (PRINTED, 2)])
def test_a_table_that_was_stopped_is_gone_on_with(kind: str, cut: int) -> None:
    game = punch_of("fireball", "taunt", quiet=2)
    made(game, 0, 2, kind)
    path = table_path(game, 0, 2, kind)
    whole = path.read_bytes()
    size = layer_bytes(Pair(game, 0, 2).layout, kind)
    # In the middle of writing a layer.
    path.write_bytes(whole[: HEAD + cut * size + size // 3])
    made(game, 0, 2, kind)
    assert path.read_bytes() == whole


def test_a_table_of_little_health_is_the_beginning_of_the_whole() -> None:
    game = punch_of("fireball", "high-kick", "taunt", quiet=1)
    making = Making(game, 0, 2, OPEN, 1)
    while making.done < making.layers:
        making.step()
    table = solved_pair(game, 0, 2, OPEN)
    assert table is not None and table.layers == 9
    assert table.worth([0b011, 0b110], [0, 0], -1) is not None
    assert table.worth([0b011, 0b010], [0, 0], -1) is None
    again = Making(game, 0, 2, OPEN, 2)
    assert (again.done, again.layers) == (9, 36)


def test_a_file_of_something_else_is_left_alone() -> None:
    game = punch_of("fireball", "taunt", quiet=1)
    path = table_path(game, 0, 1, OPEN)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"something of somebody's")
    with pytest.raises(Unsolvable, match="is not a table of these characters"):
        Making(game, 0, 1, OPEN, 1)
    assert path.read_bytes() == b"something of somebody's"
    assert solved_pair(game, 0, 1, OPEN) is None


def test_only_duels_are_solved() -> None:
    game = open_box("dragon-punch", None, {"mode": "custom"}).game
    assert isinstance(game, DragonPunch)
    with pytest.raises(Unsolvable, match="Only duels"):
        Pair(game, 0, 1)
    assert starting_worth(game, 0, 1) is None


def test_a_search_looks_positions_up_where_there_is_a_table() -> None:
    game = punch_of("fireball", "taunt", quiet=9)
    hands = [[*game.basic_hand, int(game.basics) + each] for each in (2, 0)]
    assert not Bout(game, hands).table_of.there
    table = made(game, 0, 2, OPEN)
    bout = Bout(game, hands)
    true = Enumerated(game, 2, 0)
    for red, flipped, holder in positions(table.layout):
        worth = true.worth(true.position(red, flipped, holder, quiet=0))
        assert bout.worth(Standing(red, flipped, holder), 2) == pytest.approx(worth, abs=0.02)
        meeting = bout.table(Standing(red, flipped, holder), 1)
        # A turn more without damage is a turn less before the round ends for nobody.
        assert kernel_value(meeting) == pytest.approx(worth, abs=0.05)


def test_a_master_that_does_without_tables_thinks_as_if_there_were_none() -> None:
    game = punch_of("fireball", "taunt", quiet=9)
    state = Enumerated(game, 0, 2).position([0, 0], [0, 0], -1, quiet=0)
    for seat in range(2):
        state.lay_story(seat)

    def hopes(looks_up: bool) -> float:
        master = DragonSearch(game, LiveDice(1), 1, Budget(4))
        master.looks_up = looks_up
        master.choose(state.view(0), state.asks()[0])
        return master.chance

    without = hopes(True)
    made(game, 0, 2, OPEN)
    assert hopes(False) == without
    assert hopes(True) != without


def test_what_a_move_gave_away_is_told_from_both_views() -> None:
    game = punch_of("fireball", "taunt", quiet=9)
    true = Enumerated(game, 0, 2)
    # The second seat's red card lies face down, and its own view alone shows it.
    state = true.position([0b01, 0b01], [0b01, 0], -1, quiet=0)
    for seat in range(2):
        state.lay_story(seat)
    views: list[View] = [state.view(0), state.view(1)]
    moves = [state.asks()[seat].moves for seat in range(2)]
    assert given_away(game, views, 0, moves[0][:1]) < 0.0, "Nobody has solved it yet."
    made(game, 0, 2, OPEN)
    for seat in range(2):
        gave = [given_away(game, views, seat, [move]) for move in moves[seat]]
        assert min(gave) == pytest.approx(0.0, abs=0.001), "Some move is as good as any."
        assert max(gave) > 0.05
        assert given_away(game, views, seat, [*moves[seat][:1], 0]) < 0.0, "Only cards that are played are weighed."


def test_the_whole_box_has_forty_eight_million_positions_a_pair() -> None:
    game = open_box("dragon-punch").game
    assert isinstance(game, DragonPunch)
    pair = Pair(game, 0, 1)
    assert len(pair.layout.layers) * int(pair.layout.size) == 63 * 63 * 64 * 64 * 3
    assert pair.layout.up_to(1) == 36
    rounds = OpenRound(pair, 1)
    assert rounds.low.layers() == 0
    assert UNIT < 1 << 15

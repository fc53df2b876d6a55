"""Solved rounds of Dragon Punch: the two bounds enclose the exact value of packs that are small enough to enumerate."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kwoon.bots.dragon_punch.lookahead import RoundLookahead, RoundState, win_chance_lost
from kwoon.bots.dragon_punch.search import DragonSearchBot
from kwoon.bots.dragon_punch.solver.build_tablebase import TablebaseBuilder
from kwoon.bots.dragon_punch.solver.open_switches import OpenSwitchSolver
from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup, Unsolvable
from kwoon.bots.dragon_punch.solver.tablebase import (
    HEADER_SIZE,
    HIDDEN_SWITCHES,
    OPEN_SWITCHES,
    RoundTablebase,
    find_matchup_tablebase,
    layer_num_bytes,
    starting_win_chance_bounds,
    tablebase_path,
)
from kwoon.bots.dragon_punch.solver.tablebase_layout import VALUE_SCALE, TablebaseLayout
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.core.game import View
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.registry import load_game
from kwoon.solve.trees.cfr import CfrSolver
from kwoon.solve.trees.sequence_form import SequenceForm
from kwoon.solve.trees.walk import TreeWalk
from tests.solve.dragon_punch_reference import Enumerated, kernel_value
from tests.solve.small_packs import small_dragon_punch

LONG = bool(os.environ.get("KWOON_LONG"))
START = ([0, 0], [0, 0], -1)


@pytest.fixture(autouse=True)
def tablebase_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KWOON_SOLVED", str(tmp_path))
    return tmp_path


def build_tablebase(game: DragonPunch, first: int, second: int, kind: str) -> RoundTablebase:
    build = TablebaseBuilder(game, first, second, kind, int(game.health))
    while build.layers_done < build.num_layers:
        build.build_next_layers()
    table = find_matchup_tablebase(game, first, second, kind)
    assert table is not None
    return table


def test_kernel_value_matches_known_matrix_values() -> None:
    assert kernel_value([[0.0, 1.0], [1.0, 0.0]]) == pytest.approx(0.5)
    assert kernel_value([[0.2, 0.9], [0.3, 0.4]]) == pytest.approx(0.3)
    assert kernel_value([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]) == pytest.approx(0.5)


def positions(layout: TablebaseLayout) -> list[tuple[list[int], list[int], int]]:
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
def test_every_value_lies_within_tablebase_bounds(basics: tuple[str, ...], quiet: int, first: int, second: int) -> None:
    game = small_dragon_punch(*basics, quiet=quiet)
    table = build_tablebase(game, min(first, second), max(first, second), OPEN_SWITCHES)
    assert not table.is_swapped
    turned = find_matchup_tablebase(game, first, second, OPEN_SWITCHES)
    assert turned is not None and turned.is_swapped == (first > second)
    true = Enumerated(game, first, second)
    seen = set()
    for position in positions(table.layout):
        found = turned.win_chance_bounds(*position)
        assert found is not None
        value = true.value(true.position(*position, quiet=0))
        assert found[0] <= value + 1e-9 and value <= found[1] + 1e-9, position
        assert found[1] - found[0] < 0.002
        seen.add(round(value, 3))
    assert len(seen) > 4, "This test needs positions with different values."


def test_hidden_switch_value_bounds_the_printed_game() -> None:
    """The game with open switches gives no bound: here its value is lower than that of the printed game."""
    game = small_dragon_punch("fireball", "taunt", quiet=1)
    mine, theirs = (
        build_tablebase(game, *pair, HIDDEN_SWITCHES).win_chance_bounds(*START) for pair in ((0, 1), (1, 0))
    )
    assert mine is not None and theirs is not None
    tree = SequenceForm()
    TreeWalk(game, tree, 10_000).walk_from(Enumerated(game, 0, 1).position(*START, quiet=0))
    solver = CfrSolver(tree)
    for _ in range(600):
        solver.iterate()
    low, high = ((each + 1) / 2 for each in solver.value_bounds())
    assert mine[0] <= high and low <= 1 - theirs[0]
    assert high - low < 0.002
    build_tablebase(game, 0, 1, OPEN_SWITCHES)
    loaded = starting_win_chance_bounds(game, 0, 1)
    assert loaded is not None and loaded[1] < low


@pytest.mark.parametrize(
    ("kind", "cut"), [(OPEN_SWITCHES, 7), (OPEN_SWITCHES, 0), (HIDDEN_SWITCHES, 5), (HIDDEN_SWITCHES, 2)]
)
def test_interrupted_tablebase_build_resumes(kind: str, cut: int) -> None:
    game = small_dragon_punch("fireball", "taunt", quiet=2)
    build_tablebase(game, 0, 2, kind)
    path = tablebase_path(game, 0, 2, kind)
    whole = path.read_bytes()
    size = layer_num_bytes(SolverMatchup(game, 0, 2).layout, kind)
    # The file is cut off in the middle of a layer.
    path.write_bytes(whole[: HEADER_SIZE + cut * size + size // 3])
    build_tablebase(game, 0, 2, kind)
    assert path.read_bytes() == whole


def test_tablebase_for_low_health_is_a_prefix_of_the_full_one() -> None:
    game = small_dragon_punch("fireball", "high-kick", "taunt", quiet=1)
    build = TablebaseBuilder(game, 0, 2, OPEN_SWITCHES, 1)
    while build.layers_done < build.num_layers:
        build.build_next_layers()
    table = find_matchup_tablebase(game, 0, 2, OPEN_SWITCHES)
    assert table is not None and table.num_layers == 9
    assert table.win_chance_bounds([0b011, 0b110], [0, 0], -1) is not None
    assert table.win_chance_bounds([0b011, 0b010], [0, 0], -1) is None
    again = TablebaseBuilder(game, 0, 2, OPEN_SWITCHES, 2)
    assert (again.layers_done, again.num_layers) == (9, 36)


def test_tablebase_build_does_not_overwrite_other_files() -> None:
    game = small_dragon_punch("fireball", "taunt", quiet=1)
    path = tablebase_path(game, 0, 1, OPEN_SWITCHES)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"some other data")
    with pytest.raises(Unsolvable, match="is not a tablebase for these characters"):
        TablebaseBuilder(game, 0, 1, OPEN_SWITCHES, 1)
    assert path.read_bytes() == b"some other data"
    assert find_matchup_tablebase(game, 0, 1, OPEN_SWITCHES) is None


def test_tablebase_for_unsupported_mode_raises_error() -> None:
    game = load_game("dragon-punch", None, {"mode": "custom"}).game
    assert isinstance(game, DragonPunch)
    with pytest.raises(Unsolvable, match="Only duels"):
        SolverMatchup(game, 0, 1)
    assert starting_win_chance_bounds(game, 0, 1) is None


def test_search_uses_tablebase_if_available() -> None:
    game = small_dragon_punch("fireball", "taunt", quiet=9)
    hands = [[*game.basic_hand, int(game.basics) + each] for each in (2, 0)]
    assert not RoundLookahead(game, hands).tablebase.is_available
    table = build_tablebase(game, 0, 2, OPEN_SWITCHES)
    lookahead = RoundLookahead(game, hands)
    true = Enumerated(game, 2, 0)
    for red, flipped, holder in positions(table.layout):
        value = true.value(true.position(red, flipped, holder, quiet=0))
        assert lookahead.position_value(RoundState(red, flipped, holder), 2) == pytest.approx(value, abs=0.02)
        meeting = lookahead.payoff_table(RoundState(red, flipped, holder), 1)
        # After a turn without damage, one fewer such turn is left before the round ends without a winner.
        assert kernel_value(meeting) == pytest.approx(value, abs=0.05)


def test_master_without_tablebase_ignores_existing_files() -> None:
    game = small_dragon_punch("fireball", "taunt", quiet=9)
    state = Enumerated(game, 0, 2).position([0, 0], [0, 0], -1, quiet=0)
    for seat in range(2):
        state.set_consistent_history(seat)

    def win_chance(looks_up: bool) -> float:
        master = DragonSearchBot(game, LiveDice(1), 1, Budget(4))
        master.uses_tablebase = looks_up
        master.choose(state.view(0), state.prompts()[0])
        return master.chance

    without = win_chance(True)
    build_tablebase(game, 0, 2, OPEN_SWITCHES)
    assert win_chance(False) == without
    assert win_chance(True) != without


def test_win_chance_lost_uses_both_views() -> None:
    game = small_dragon_punch("fireball", "taunt", quiet=9)
    true = Enumerated(game, 0, 2)
    # The second seat's red card is face down, and only its own view shows it.
    state = true.position([0b01, 0b01], [0b01, 0], -1, quiet=0)
    for seat in range(2):
        state.set_consistent_history(seat)
    views: list[View] = [state.view(0), state.view(1)]
    moves = [state.prompts()[seat].moves for seat in range(2)]
    assert win_chance_lost(game, views, 0, moves[0][:1]) < 0.0, "Without a tablebase, the loss should be negative."
    build_tablebase(game, 0, 2, OPEN_SWITCHES)
    for seat in range(2):
        gave = [win_chance_lost(game, views, seat, [move]) for move in moves[seat]]
        assert min(gave) == pytest.approx(0.0, abs=0.001), "The best move should lose nothing."
        assert max(gave) > 0.05
        assert win_chance_lost(game, views, seat, [*moves[seat][:1], 0]) < 0.0, (
            "Drafts other than a single play should not be evaluated."
        )


def test_full_tablebase_has_forty_eight_million_positions_per_pair() -> None:
    game = load_game("dragon-punch").game
    assert isinstance(game, DragonPunch)
    pair = SolverMatchup(game, 0, 1)
    assert len(pair.layout.layers) * int(pair.layout.layer_size) == 63 * 63 * 64 * 64 * 3
    assert pair.layout.count_layers_up_to(1) == 36
    rounds = OpenSwitchSolver(pair, 1)
    assert rounds.low.num_layers() == 0
    assert VALUE_SCALE < 1 << 15

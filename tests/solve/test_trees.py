"""Small FIGHT packs are solved, and OpenSpiel computes the same numbers from the same file."""

from __future__ import annotations

import io
from pathlib import Path

import pyspiel
import pytest

from kwoon.core.record import RecordReplay
from kwoon.games.fight.rules.game import Fight
from kwoon.registry import load_game_of_record
from kwoon.solve.trees.cfr import CfrSolver
from kwoon.solve.trees.chance_nodes import ChanceEnumerator, TreeTooLarge
from kwoon.solve.trees.gambit import GambitWriter
from kwoon.solve.trees.hidden_information_check import has_no_hidden_information
from kwoon.solve.trees.sequence_form import SequenceForm
from kwoon.solve.trees.walk import TreeWalk
from tests.solve.dragon_punch_reference import fight_value
from tests.solve.small_packs import small_fight

SIX = ("S1", "S2", "C1", "C2", "D1", "H1")
RECORDS = Path(__file__).parents[1] / "records"


def tree_of(game: Fight) -> SequenceForm:
    tree = SequenceForm()
    TreeWalk(game, tree, 100_000).walk_game()
    return tree


def test_cfr_with_six_cards_matches_openspiel() -> None:
    game = small_fight(*SIX)
    solver = CfrSolver(tree_of(game))
    uniform = solver.exploitability()
    for _ in range(300):
        solver.iterate()
    text = io.StringIO()
    TreeWalk(game, GambitWriter(game, "Six cards", ["One", "Other"], text), 100_000).walk_game()
    spiel = pyspiel.load_efg_game(text.getvalue())
    assert uniform == pytest.approx(pyspiel.exploitability(spiel, pyspiel.UniformRandomPolicy(spiel)), abs=1e-12)
    assert uniform == pytest.approx(0.402778, abs=5e-7)
    theirs = pyspiel.CFRPlusSolver(spiel)
    for _ in range(300):
        theirs.evaluate_and_update_policy()
    assert solver.exploitability() == pytest.approx(pyspiel.exploitability(spiel, theirs.average_policy()), abs=1e-10)
    assert solver.exploitability() == pytest.approx(0.000366, abs=5e-7)
    low, high = solver.value_bounds()
    assert low <= 0.0 <= high, "Both seats are dealt alike, so neither should be favored."


def test_equivalent_chance_outcomes_are_merged() -> None:
    deals = ChanceEnumerator(small_fight(*SIX), 10_000).find_outcomes()
    # Two of six cards go to the row and two of the other four to the first seat; then a coin is flipped.
    assert len(deals) == 15 * 6 * 2
    assert sum(chance.probability() for chance in deals) == pytest.approx(1.0)


def test_remaining_rounds_are_valued_as_even() -> None:
    one, two = (tree_of(small_fight(*SIX, rounds=rounds)) for rounds in (1, 2))
    # After winning one of two rounds, the win probability is 3/4, which is half as far from 1/2 as an immediate win.
    assert list(two.payoffs) == pytest.approx([value / 2 for value in one.payoffs])


def test_too_large_tree_raises_error_with_the_exceeded_limit() -> None:
    with pytest.raises(TreeTooLarge, match=r"more than 3,000 nodes \([0-9]+ information states"):
        TreeWalk(small_fight(*SIX), SequenceForm(), 3_000).walk_game()
    with pytest.raises(TreeTooLarge, match="A single move has more than 50 chance outcomes"):
        TreeWalk(small_fight(*SIX), SequenceForm(), 50).walk_game()


def test_solved_endgame_matches_exhaustive_search() -> None:
    text = (RECORDS / "depletion.record").read_text(encoding="utf-8")
    loaded, _ = load_game_of_record(text)
    replay = RecordReplay(text, loaded.game)
    solved = 0
    hidden = 0
    while replay.match.state.outcome() is None:
        state = replay.match.state
        if has_no_hidden_information(loaded.game, state):
            tree = SequenceForm()
            TreeWalk(loaded.game, tree, 100_000).walk_from(state)
            solver = CfrSolver(tree)
            for _ in range(60):
                solver.iterate()
            low, high = solver.value_bounds()
            true = fight_value(loaded.game, state)
            assert low - 1e-9 <= true <= high + 1e-9
            assert high - low < 0.05
            solved += 1
        else:
            hidden += 1
        if not replay.replay_next_line():
            break
    assert solved > 0 and hidden > 10

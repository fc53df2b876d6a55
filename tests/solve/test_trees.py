"""Small packs of FIGHT, solved: OpenSpiel finds the same numbers from the same file."""

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
from kwoon.solve.trees.position import has_no_hidden_information
from kwoon.solve.trees.sequence_form import SequenceForm
from kwoon.solve.trees.walk import TreeWalk
from tests.solve.enumerated import fight_value
from tests.solve.small import fight_of

SIX = ("S1", "S2", "C1", "C2", "D1", "H1")
RECORDS = Path(__file__).parents[1] / "records"


def tree_of(game: Fight) -> SequenceForm:
    tree = SequenceForm()
    TreeWalk(game, tree, 100_000).walk_game()
    return tree


def test_six_cards_come_to_what_open_spiel_finds_in_the_same_file() -> None:
    game = fight_of(*SIX)
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
    low, high = solver.bounds()
    assert low <= 0.0 <= high, "Both seats are dealt the same, so that neither is favoured."


def test_draws_that_make_no_difference_are_one() -> None:
    deals = ChanceEnumerator(fight_of(*SIX), 10_000).deal_outcomes()
    # Two of six cards for the row, two of the other four for the first seat, and a coin.
    assert len(deals) == 15 * 6 * 2
    assert sum(chance.probability() for chance in deals) == pytest.approx(1.0)


def test_rounds_that_are_still_to_come_are_even() -> None:
    one, two = (tree_of(fight_of(*SIX, rounds=rounds)) for rounds in (1, 2))
    # Winning one of two rounds is a 3/4 chance: half the value of winning at once.
    assert list(two.payoffs) == pytest.approx([worth / 2 for worth in one.payoffs])


def test_what_is_too_large_is_refused_with_how_far_it_went() -> None:
    with pytest.raises(TreeTooLarge, match=r"After 3,000 nodes and [0-9]+ information states"):
        TreeWalk(fight_of(*SIX), SequenceForm(), 3_000).walk_game()
    with pytest.raises(TreeTooLarge, match="One answer alone has more than 50 outcomes"):
        TreeWalk(fight_of(*SIX), SequenceForm(), 50).walk_game()


def test_the_end_of_a_real_round_is_worth_what_trying_everything_finds() -> None:
    text = (RECORDS / "depletion.record").read_text(encoding="utf-8")
    opened, _ = load_game_of_record(text)
    replay = RecordReplay(text, opened.game)
    solved = 0
    hidden = 0
    while replay.match.state.outcome() is None:
        state = replay.match.state
        if has_no_hidden_information(opened.game, state):
            tree = SequenceForm()
            TreeWalk(opened.game, tree, 100_000).walk_from(state)
            solver = CfrSolver(tree)
            for _ in range(60):
                solver.iterate()
            low, high = solver.bounds()
            true = fight_value(opened.game, state)
            assert low - 1e-9 <= true <= high + 1e-9
            assert high - low < 0.05
            solved += 1
        else:
            hidden += 1
        if not replay.step():
            break
    assert solved > 0 and hidden > 10

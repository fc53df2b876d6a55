"""Small packs of FIGHT, solved: the same numbers as OpenSpiel finds in the same file."""

from __future__ import annotations

import io
from pathlib import Path

import pyspiel
import pytest

from kwoon.core.record import Replay
from kwoon.games.fight.play.rules import Fight
from kwoon.shelf import open_record
from kwoon.solve.trees.gambit import Gambit
from kwoon.solve.trees.luck import Luck, TooLarge
from kwoon.solve.trees.position import hides_nothing
from kwoon.solve.trees.regret import Solver
from kwoon.solve.trees.sequences import Sequences
from kwoon.solve.trees.walk import Walk
from tests.solve.enumerated import fight_value
from tests.solve.small import fight_of

SIX = ("S1", "S2", "C1", "C2", "D1", "H1")
RECORDS = Path(__file__).parents[1] / "records"


def tree_of(game: Fight) -> Sequences:
    tree = Sequences()
    Walk(game, tree, 100_000).whole()
    return tree


def test_six_cards_come_to_what_open_spiel_finds_in_the_same_file() -> None:
    game = fight_of(*SIX)
    solver = Solver(tree_of(game))
    uniform = solver.exploitability()
    for _ in range(300):
        solver.learn()
    text = io.StringIO()
    Walk(game, Gambit(game, "Six cards", ["One", "Other"], text), 100_000).whole()
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
    deals = Luck(fight_of(*SIX), 10_000).deal()
    # Two of six for the row, two of the other four for the first seat, and a coin.
    assert len(deals) == 15 * 6 * 2
    assert sum(chance.odds() for chance in deals) == pytest.approx(1.0)


def test_rounds_that_are_still_to_come_are_even() -> None:
    one, two = (tree_of(fight_of(*SIX, rounds=rounds)) for rounds in (1, 2))
    # One round won of two is three chances in four: half of what winning at once is.
    assert list(two.worth) == pytest.approx([worth / 2 for worth in one.worth])


def test_what_is_too_large_is_refused_with_how_far_it_went() -> None:
    with pytest.raises(TooLarge, match=r"After 3,000 nodes and [0-9]+ information states"):
        Walk(fight_of(*SIX), Sequences(), 3_000).whole()
    with pytest.raises(TooLarge, match="One answer alone has more than 50 outcomes"):
        Walk(fight_of(*SIX), Sequences(), 50).whole()


def test_the_end_of_a_real_round_is_worth_what_trying_everything_finds() -> None:
    text = (RECORDS / "depletion.record").read_text(encoding="utf-8")
    opened, _ = open_record(text)
    replay = Replay(text, opened.game)
    solved = 0
    hidden = 0
    while replay.bout.state.outcome() is None:
        state = replay.bout.state
        if hides_nothing(opened.game, state):
            tree = Sequences()
            Walk(opened.game, tree, 100_000).since(state)
            solver = Solver(tree)
            for _ in range(60):
                solver.learn()
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

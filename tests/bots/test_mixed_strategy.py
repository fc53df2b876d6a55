"""Mixed strategies: small matrix games are solved for both sides, and probabilities are sampled fairly."""

from __future__ import annotations

import pytest

from kwoon.bots.mixed_strategy.regret_matching import add_regret, normalized, sample_index
from kwoon.bots.mixed_strategy.simplex import both_strategies, row_strategy
from kwoon.core.dice import LiveDice, RiggedDice


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    strategy = row_strategy([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert strategy == pytest.approx([1 / 3] * 3, abs=0.03)


def test_an_uneven_game_is_mixed_unevenly_and_bad_moves_are_left_out() -> None:
    strategy = row_strategy([[3, -1], [-1, 1], [-2, -2]])
    assert strategy == pytest.approx([1 / 3, 2 / 3, 0], abs=0.03)


def test_both_sides_of_a_game_are_solved() -> None:
    rows, columns = both_strategies([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])
    assert rows == pytest.approx([0.25, 0.5, 0.25], abs=0.02)
    assert columns == pytest.approx([0.25, 0.5, 0.25], abs=0.02)


def test_the_columns_of_an_uneven_game_are_mixed_otherwise_than_its_rows() -> None:
    rows, columns = both_strategies([[4.0, 0.0], [-1.0, 1.0]])
    assert rows == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert columns == pytest.approx([1 / 6, 5 / 6], abs=0.02)


def test_regret_is_played_in_proportion_and_never_falls_below_nothing() -> None:
    assert normalized([0.0, 0.0]) == [0.5, 0.5]
    assert normalized([3.0, 0.0, 1.0]) == [0.75, 0.0, 0.25]
    regret = [0.0, 0.25]
    add_regret(regret, [1.0, 0.0], [0.5, 0.5])
    assert regret == [0.5, 0.0]


def test_odds_are_rolled_and_what_has_none_is_never_played() -> None:
    last = (1 << 24) - 1
    assert [sample_index([0.0, 0.5, 0.5, 0.0], RiggedDice(LiveDice(1), [], [at])) for at in (0, last // 2, last)] == [
        1,
        1,
        2,
    ]

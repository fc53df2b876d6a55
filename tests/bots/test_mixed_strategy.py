"""Mixed strategies: small matrix games are solved for both sides, and moves are sampled with the right probabilities."""

from __future__ import annotations

import pytest

from kwoon.bots.mixed_strategy.simplex import optimal_strategies, row_strategy
from kwoon.bots.mixed_strategy.strategies import add_regret, normalized, sample_index
from kwoon.core.dice import LiveDice, RiggedDice


def test_rock_paper_scissors_strategy_is_uniform() -> None:
    strategy = row_strategy([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert strategy == pytest.approx([1 / 3] * 3, abs=0.03)


def test_dominated_row_gets_zero_probability() -> None:
    strategy = row_strategy([[3, -1], [-1, 1], [-2, -2]])
    assert strategy == pytest.approx([1 / 3, 2 / 3, 0], abs=0.03)


def test_optimal_strategies_solves_for_rows_and_columns() -> None:
    rows, columns = optimal_strategies([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])
    assert rows == pytest.approx([0.25, 0.5, 0.25], abs=0.02)
    assert columns == pytest.approx([0.25, 0.5, 0.25], abs=0.02)


def test_row_and_column_strategies_differ_in_asymmetric_game() -> None:
    rows, columns = optimal_strategies([[4.0, 0.0], [-1.0, 1.0]])
    assert rows == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert columns == pytest.approx([1 / 6, 5 / 6], abs=0.02)


def test_regret_is_normalized_and_never_negative() -> None:
    assert normalized([0.0, 0.0]) == [0.5, 0.5]
    assert normalized([3.0, 0.0, 1.0]) == [0.75, 0.0, 0.25]
    regret = [0.0, 0.25]
    add_regret(regret, [1.0, 0.0], [0.5, 0.5])
    assert regret == [0.5, 0.0]


def test_sample_index_follows_probabilities_and_skips_zeros() -> None:
    last = (1 << 24) - 1
    assert [sample_index([0.0, 0.5, 0.5, 0.0], RiggedDice(LiveDice(1), [], [at])) for at in (0, last // 2, last)] == [
        1,
        1,
        2,
    ]

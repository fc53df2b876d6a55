"""Matrix games are solved exactly: neither side can improve."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.bots.mixed_strategy.simplex import MatrixGame, solve_matrix_game

payoffs = st.one_of(st.integers(-3, 3).map(float), st.floats(-100, 100, allow_subnormal=False))


@st.composite
def matrices(draw: st.DrawFn) -> list[list[float]]:
    rows, columns = draw(st.integers(1, 8)), draw(st.integers(1, 12))
    return [[draw(payoffs) for _ in range(columns)] for _ in range(rows)]


@given(matrices())
def test_equilibrium_cannot_be_improved_by_either_side(values: list[list[float]]) -> None:
    assert_equilibrium(solve_matrix_game(values), values)


def assert_equilibrium(solved: MatrixGame, values: list[list[float]]) -> None:
    row_strategy, column_strategy = (
        list(solved.row_strategy)[: len(values)],
        list(solved.column_strategy)[: len(values[0])],
    )
    for strategy in (row_strategy, column_strategy):
        assert sum(strategy) == pytest.approx(1)
        assert min(strategy) > -1e-9
    at_least = min(
        sum(row_strategy[row] * line[at] for row, line in enumerate(values)) for at in range(len(column_strategy))
    )
    at_most = max(sum(column_strategy[at] * value for at, value in enumerate(line)) for line in values)
    assert at_least == pytest.approx(solved.value, abs=1e-6)
    assert at_most == pytest.approx(solved.value, abs=1e-6)


def test_solver_finds_known_equilibria() -> None:
    rock_paper_scissors = solve_matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert list(rock_paper_scissors.row_strategy) == pytest.approx([1 / 3] * 3)
    assert rock_paper_scissors.value == pytest.approx(0)
    uneven = solve_matrix_game([[4, 0], [-1, 1]])
    assert list(uneven.row_strategy) == pytest.approx([1 / 3, 2 / 3])
    assert list(uneven.column_strategy) == pytest.approx([1 / 6, 5 / 6])
    assert uneven.value == pytest.approx(2 / 3)


def test_degenerate_matrices_are_solved() -> None:
    assert list(solve_matrix_game([[-5.0]]).row_strategy) == [1.0]
    assert sum(solve_matrix_game([[2.0] * 6] * 6).column_strategy) == pytest.approx(1)


def test_matrices_that_could_cause_cycling_are_solved() -> None:
    """These matrices are from games of Dragon Punch. If the solver always pivoted on the best choice, it would cycle."""
    cycling = [
        [
            [1.0, 0.44869960968685402, 0.66870595397606436, 0.58513756740737488, 1.0, 1.0, 1.0, 1.0],
            [1.0, 0.75694491547091214, 0.65163273015376766, 0.5812726666092255, 1.0, 1.0, 1.0, 1.0],
            [
                0.85393844276606901,
                0.82275683547518697,
                0.74946204279846051,
                0.82790610566100553,
                0.73270970775593902,
                0.40620844411359969,
                0.83556141108152671,
                0.83556141108152671,
            ],
            [1.0, 1.0, 0.65610420882184917, 0.76700582674626339, 0.69720607563541559, 1.0, 1.0, 0.77663930477773258],
            [
                0.56318597775382739,
                0.60295725952099477,
                0.8204778175144245,
                0.720307156607634,
                0.80725276116450995,
                0.5110434417937938,
                0.73331778968191141,
                0.62439167693561093,
            ],
            [1.0, 0.51819969401437826, 1.0, 0.64588832451494149, 1.0, 1.0, 1.0, 1.0],
        ],
        [
            [1.0, 0.37671235948090598, 0.55571058156436992, 0.41893829035644109, 1.0, 1.0, 1.0, 1.0],
            [1.0, 0.63666901885606475, 0.53684736257215027, 0.41507283281935764, 1.0, 1.0, 1.0, 1.0],
            [1.0, 1.0, 0.54175609023732973, 0.64940259520939614, 1.0, 1.0, 1.0, 0.66175422032405051],
            [
                0.0,
                0.50895320956395007,
                0.66401922088405374,
                0.54749801015017718,
                0.68412730752194706,
                0.41634282500210062,
                0.56367793048524528,
                0.53151945791363175,
            ],
            [1.0, 0.444043123661918, 1.0, 0.48250238625900593, 1.0, 1.0, 1.0, 1.0],
            [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.40605167163304812],
            [1.0, 0.3844409978060554, 0.54356425756374027, 0.69607847042246085, 1.0, 1.0, 1.0, 1.0],
        ],
    ]
    for values in cycling:
        assert_equilibrium(solve_matrix_game(values), values)


@given(st.lists(matrices(), min_size=2, max_size=4))
def test_matrix_game_can_be_resized_and_solved_again(matrix_list: list[list[list[float]]]) -> None:
    matrix = MatrixGame(1, 1)
    for values in matrix_list:
        matrix.start_matrix(len(values), len(values[0]))
        for row, line in enumerate(values):
            for column, value in enumerate(line):
                matrix.set_payoff(row, column, value)
        matrix.solve()
        assert_equilibrium(matrix, values)


def test_matrix_with_nearly_equal_payoffs_is_solved() -> None:
    epsilon = 1 / 64000
    values = [
        [0.5, 0.5, epsilon, 2 * epsilon, epsilon, 2 * epsilon],
        [0.5, 0.5, 0.5, 0.0, 0.5, 0.0],
        [0.5, 2 * epsilon, 0.5, 2 * epsilon, 2 * epsilon, 0.0],
        [0.5, 0.5, 2 * epsilon, 2 * epsilon, 2 * epsilon, 2 * epsilon],
    ]
    assert_equilibrium(solve_matrix_game(values), values)

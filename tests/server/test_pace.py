"""How long bots' answers are waited for: by what all can see, and a full table's round in a few seconds."""

from __future__ import annotations

from kwoon.hall.tables.pace import ROUND, answered_after, due

USUAL = 0.6
LONGEST_ROUND = 48
"""Positions from one's own answer to the next question, at most in sixty games of 2019 with six seats."""


def test_a_round_of_five_bots_is_over_in_three_seconds() -> None:
    assert sum(due(USUAL, 5, 1, row) for row in range(LONGEST_ROUND)) < 3.2
    assert USUAL * LONGEST_ROUND > 28, "as it was"


def test_a_table_of_two_a_table_of_bots_and_whoever_is_out_go_on_as_usual() -> None:
    assert due(USUAL, 1, 1, 7) == due(USUAL, 6, 0, 7) == due(USUAL, 5, 1, ROUND) == USUAL


def test_how_long_a_bot_thought_shows_only_as_a_multiple_of_a_long_pause() -> None:
    first = due(USUAL, 5, 1, 20)
    assert {answered_after(USUAL, 5, 1, 20, thought / 1000) for thought in range(49)} == {first}
    late = {round(answered_after(USUAL, 5, 1, 20, thought / 1000), 6) for thought in range(51, 900)}
    assert late == {0.2, 0.4, 0.6, 0.8, 1.0}
    assert {answered_after(USUAL, 1, 1, 20, thought / 1000) for thought in range(600)} == {USUAL}
    assert answered_after(0.0, 5, 1, 0, 0.9) == 0.0

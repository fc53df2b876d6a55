"""How long bots' answers are waited for: by what all can see, and a full table's round in a few seconds."""

from __future__ import annotations

from kwoon.hall.tables.pace import ROUND, moment, pause

USUAL = 0.6
LONGEST_ROUND = 25
"""Positions from one's own answer to the next question, at most in sixty games of 2014 with six seats."""


def test_a_round_of_five_bots_is_over_in_three_seconds() -> None:
    assert sum(pause(USUAL, 5, 1, row) for row in range(LONGEST_ROUND)) < 3.1
    assert sum(USUAL for _ in range(LONGEST_ROUND)) > 14, "as it was"


def test_a_table_of_two_a_table_of_bots_and_whoever_is_out_go_on_as_usual() -> None:
    assert pause(USUAL, 1, 1, 7) == pause(USUAL, 6, 0, 7) == pause(USUAL, 5, 1, ROUND) == USUAL


def test_how_long_a_bot_thought_shows_only_as_a_multiple_of_the_usual_pause() -> None:
    first = pause(USUAL, 5, 1, 9)
    assert {moment(USUAL, first, thought / 1000) for thought in range(100)} == {first}
    assert {moment(USUAL, first, thought / 1000) for thought in range(101, 600)} == {USUAL}
    assert moment(USUAL, first, 0.9) == 2 * USUAL
    assert moment(0.0, 0.0, 0.9) == 0.0

"""Bot delays depend only on public information, and a round at a full table takes a few seconds."""

from __future__ import annotations

from kwoon.hall.tables.bot_pacing import MAX_HURRIED_POSITIONS, bot_delay, ready_move_delay

USUAL = 0.6
LONGEST_ROUND = 48
"""Largest number of positions between two prompts for one player, measured in sixty 2019 games with six seats."""


def test_round_of_five_bots_takes_about_three_seconds_at_most() -> None:
    assert sum(ready_move_delay(USUAL, 5, 1, row) for row in range(LONGEST_ROUND)) < 3.2
    assert USUAL * LONGEST_ROUND > 28, "At the normal delay, this round takes about half a minute."


def test_delay_is_normal_with_one_bot_or_no_people_or_after_many_positions() -> None:
    assert (
        ready_move_delay(USUAL, 1, 1, 7)
        == ready_move_delay(USUAL, 6, 0, 7)
        == ready_move_delay(USUAL, 5, 1, MAX_HURRIED_POSITIONS)
        == USUAL
    )


def test_bot_delay_rounds_thinking_time_up_to_fixed_steps() -> None:
    first = ready_move_delay(USUAL, 5, 1, 20)
    assert {bot_delay(USUAL, 5, 1, 20, milliseconds / 1000) for milliseconds in range(49)} == {first}
    delays = {round(bot_delay(USUAL, 5, 1, 20, milliseconds / 1000), 6) for milliseconds in range(51, 900)}
    assert delays == {0.2, 0.4, 0.6, 0.8, 1.0}
    assert {bot_delay(USUAL, 1, 1, 20, milliseconds / 1000) for milliseconds in range(600)} == {USUAL}
    assert bot_delay(0.0, 5, 1, 0, 0.9) == 0.0

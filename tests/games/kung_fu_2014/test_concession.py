"""Conceding during an attack: the others play on, and no card disappears."""

from __future__ import annotations

import pytest

from kwoon.core.game import IllegalMove
from tests.games.kung_fu_2014.fixtures import KungFu2014Fixture


def test_attack_is_canceled_when_attacker_concedes_before_damage() -> None:
    table = KungFu2014Fixture("ladder iron", "umbrella fast", "snap-kick")
    table.does(1, "play ladder", "play iron", "target 2", "target 3")
    table.does(2, "play umbrella", "play fast", "done")
    table.concedes(1)
    assert table.hand(2) == "umbrella fast"
    assert table.state.known[1] == table.state.hands[1]
    assert table.state.chi[1:] == [20, 20]
    assert table.pile() == "iron ladder"
    assert table.prompted() == "2 discard"


def test_conceding_target_is_skipped() -> None:
    table = KungFu2014Fixture("ladder", "fast", "")
    table.does(1, "play ladder", "target 2", "target 3")
    table.concedes(2)
    assert table.prompted() == "3 block"
    table.does(3, "pass")
    assert table.state.chi == [20, 0, 18]


def test_counterattack_against_player_who_conceded_is_dropped() -> None:
    table = KungFu2014Fixture("", "eye-for-an-eye snake-stance", "")
    table.does(1, "play punch", "target 2")
    table.does(2, "play eye-for-an-eye", "done", "play snake-stance", draws="fast iron")
    table.concedes(1)
    assert table.hand(2) == "fast iron snake-stance"
    assert table.prompted() == "2 discard"


def test_player_who_conceded_cannot_concede_again() -> None:
    table = KungFu2014Fixture("", "", "")
    table.concedes(2)
    with pytest.raises(IllegalMove, match="out of the game"):
        table.concedes(2)


def test_last_remaining_player_wins_and_later_concessions_rank_higher() -> None:
    table = KungFu2014Fixture("", "", "")
    table.concedes(3)
    table.concedes(1)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([2, 1, 3], "conceded")

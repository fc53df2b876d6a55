"""Scenarios that cannot be played as written are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.core.definition import OptionError
from kwoon.core.dice import DiceError
from kwoon.registry import load_game
from tests.rules.conftest import rig_coin, rig_draws, sit_down
from tests.rules.step_parsing import Impossible, sentence, split
from tests.rules.table import Table


@pytest.fixture
def fight() -> Table:
    return Table(load_game("fight"), ["Ann", "Bo"])


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(Impossible, match="There is no game called CHESS"):
        sit_down("CHESS", "Ann and Bo", None)


def test_too_many_players() -> None:
    with pytest.raises(OptionError, match="FIGHT is for 2 players, not 3"):
        sit_down("FIGHT", "Ann, Bo and Cy", None)


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="FIGHT has no option 'turbo'"):
        sit_down("FIGHT", "Ann and Bo", "turbo on")


def test_somebody_who_is_not_there(fight: Table) -> None:
    with pytest.raises(Impossible, match="Nobody called 'Cy' sits at this table: there are Ann and Bo"):
        rig_coin(fight, "Cy")


def test_an_empty_table(fight: Table) -> None:
    with pytest.raises(Impossible, match="Nothing is on the table"):
        fight.answer("Ann", 0)


def test_a_card_drawn_that_is_not_in_the_deck(fight: Table) -> None:
    rig_draws(fight, "S1, S1")
    with pytest.raises(DiceError, match="not in the pile"):
        fight.deal()


def test_luck_that_is_left_over(fight: Table) -> None:
    rig_draws(fight, "S1, S2, S3, S4, S5, S6, C1, C2, C3, C4")
    fight.deal()
    with pytest.raises(AssertionError, match="rigs the drawing of C4"):
        fight.luck_is_spent()


def test_a_coin_that_is_left_over(fight: Table) -> None:
    rig_coin(fight, "Ann")
    rig_coin(fight, "Bo")
    fight.deal()
    with pytest.raises(AssertionError, match="never flipped"):
        fight.luck_is_spent()


def test_blanks_take_only_what_belongs_there() -> None:
    holds = sentence("{name} holds {cards}", r"[SCDH]\d")
    assert holds.parse_arguments("Ann holds S3, H2 and D5") == {"name": "Ann", "cards": "S3, H2 and D5"}
    for wrong in ("nobody holds S3", "Ann holds 3 cards", "Ann holds S3 or H2", "Ann and Bo holds S3"):
        assert not holds.is_matching(wrong)
    sees = sentence("{who} sees? {cards}")
    assert sees.is_matching("Ann, Bo and a watcher see open-palm-strike")
    assert not sees.is_matching("Ann does not see open-palm-strike")
    assert split("a, b and c") == ["a", "b", "c"]

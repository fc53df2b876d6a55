"""Games begun under edition 1 keep its rules."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.rules.steps import PLANNING
from kwoon.registry import load_game, stored_options
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, Ring


def ring_of(edition: str, rewards: str = "peach kiwano ming") -> Ring:
    game = load_game("kung-fur-fight", 2, {"edition": edition}).game
    assert isinstance(game, KungFurFight)
    return Ring(rewards, game)


@pytest.mark.parametrize(("edition", "limit", "delicacies"), [("1", 4, 1), ("2", 5, 0)])
def test_a_healed_dip_counts_since_the_second_edition(edition: str, limit: int, delicacies: int) -> None:
    ring = ring_of(edition, "crash power kiwano")
    ring.state.sides[DOGS].sp = 7
    ring.state.sides[DOGS].card_limit = 4
    ring.fight("lead 2 ban", "lead 1 yaou")
    side = ring.state.sides[DOGS]
    assert (side.sp, side.card_limit, side.delicacies) == (5, limit, delicacies)


@pytest.mark.parametrize("edition", ["1", "2"])
def test_abilities_can_be_declined_since_the_second_edition(edition: str) -> None:
    ring = ring_of(edition)
    ring.give(CATS, "tai-chi")
    ring.supply(DOGS, 1)
    ring.fight("lead 1 yue, weapons 1 1", "lead 1 tai-chi")
    if edition == "2":
        assert ring.offers(DOGS) == ["use ability", "leave ability"]
        assert ring.offers(CATS) == []
    else:
        assert ring.state.phase == PLANNING
        assert ring.told("win") == [(CATS, 1)]


def test_a_game_that_names_no_edition_is_of_the_first() -> None:
    assert stored_options("kung-fur-fight", {"dogs": "drawn"}) == {"edition": "1", "dogs": "drawn"}
    assert load_game("kung-fur-fight").options == {"dogs": "seat 1", "rewards": "oldest first", "edition": "2"}


def test_out_of_time_nothing_optional_is_used() -> None:
    ring = ring_of("2")
    ring.give(CATS, "tai-chi")
    ring.supply(DOGS, 3)
    ring.supply(CATS, 6)
    ring.fight("lead 1 ban, assist 1 hua, weapons 1 3", "lead 1 tai-chi, weapons 1 6")
    assert ring.game.format_move(ring.state.default_move(DOGS, LiveDice(1))) == "ignore 0"
    ring = ring_of("2")
    ring.give(CATS, "tai-chi")
    ring.supply(DOGS, 1)
    ring.fight("lead 1 yue, weapons 1 1", "lead 1 tai-chi")
    assert ring.game.format_move(ring.state.default_move(DOGS, LiveDice(1))) == "leave ability"

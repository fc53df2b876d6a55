"""Games begun under edition 1 keep its rules."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING
from kwoon.registry import load_game, upgrade_stored_options
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, KungFurFixture


def table_of_edition(edition: str, rewards: str = "peach kiwano ming") -> KungFurFixture:
    game = load_game("kung-fur-fight", 2, {"edition": edition}).game
    assert isinstance(game, KungFurFight)
    return KungFurFixture(rewards, game)


@pytest.mark.parametrize(("edition", "limit", "delicacies"), [("1", 4, 1), ("2", 5, 0)])
def test_sp_drop_healed_in_same_round_raises_card_limit_only_in_edition_2(
    edition: str, limit: int, delicacies: int
) -> None:
    table = table_of_edition(edition, "crash power kiwano")
    table.state.sides[DOGS].sp = 7
    table.state.sides[DOGS].card_limit = 4
    table.play_round("lead 2 ban", "lead 1 yaou")
    side = table.state.sides[DOGS]
    assert (side.sp, side.card_limit, side.delicacies) == (5, limit, delicacies)


@pytest.mark.parametrize("edition", ["1", "2"])
def test_abilities_can_be_declined_only_in_edition_2(edition: str) -> None:
    table = table_of_edition(edition)
    table.give_cards(CATS, "tai-chi")
    table.set_weapons(DOGS, 1)
    table.play_round("lead 1 yue, weapons 1 1", "lead 1 tai-chi")
    if edition == "2":
        assert table.legal_moves(DOGS) == ["use ability", "leave ability"]
        assert table.legal_moves(CATS) == []
    else:
        assert table.state.phase == PLANNING
        assert table.events_of_kind("win") == [(CATS, 1)]


def test_stored_game_without_edition_uses_edition_1() -> None:
    assert upgrade_stored_options("kung-fur-fight", {"dogs": "drawn"}) == {"edition": "1", "dogs": "drawn"}
    assert load_game("kung-fur-fight").options == {"dogs": "seat 1", "rewards": "oldest first", "edition": "2"}


def test_default_move_declines_optional_abilities() -> None:
    table = table_of_edition("2")
    table.give_cards(CATS, "tai-chi")
    table.set_weapons(DOGS, 3)
    table.set_weapons(CATS, 6)
    table.play_round("lead 1 ban, assist 1 hua, weapons 1 3", "lead 1 tai-chi, weapons 1 6")
    assert table.game.format_move(table.state.default_move(DOGS, LiveDice(1))) == "ignore 0"
    table = table_of_edition("2")
    table.give_cards(CATS, "tai-chi")
    table.set_weapons(DOGS, 1)
    table.play_round("lead 1 yue, weapons 1 1", "lead 1 tai-chi")
    assert table.game.format_move(table.state.default_move(DOGS, LiveDice(1))) == "leave ability"

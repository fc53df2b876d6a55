"""Fast bots for both Kung Fu games play every kind of game legally to its end and use no hidden information."""

from __future__ import annotations

import pytest

from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import play_fast_and_count_moves
from kwoon.registry import load_game
from tests.bots.hidden_info_check import check_uses_only_view

TABLES = [
    *[("kung-fu-2014", seats, {}) for seats in (2, 3, 6)],
    *[("kung-fu-2019", seats, {}) for seats in (2, 3, 6)],
    ("kung-fu-2019", 2, {"expansion": "yes", "archetypes": "chosen"}),
    ("kung-fu-2019", 4, {"format": "2v2", "expansion": "yes", "archetypes": "dealt"}),
    ("kung-fu-2019", 6, {"format": "3v3", "expansion": "yes", "archetypes": "dealt"}),
    ("kung-fu-2019", 6, {"format": "2v2v2", "expansion": "yes"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_game_between_fast_bots_ends(name: str, seats: int, options: dict[str, str]) -> None:
    game = load_game(name, seats, options).game
    policy = bot_family_of(game).fast_policy(game)
    dice = LiveDice(11)
    state = game.deal(dice)
    assert play_fast_and_count_moves(state, dice, [policy] * seats, [dice] * seats) > 0
    assert state.outcome() is not None


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_fast_bots_use_only_what_their_seat_may_know(name: str, seats: int, options: dict[str, str]) -> None:
    game = load_game(name, seats, options).game
    prompt_kinds = check_uses_only_view(game, 250, seed=3)
    assert {"discard", "add"} <= prompt_kinds

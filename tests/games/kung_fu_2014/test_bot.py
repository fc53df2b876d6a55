"""The greedy bot is far better than random, blocks lethal attacks and chooses good targets."""

from __future__ import annotations

import pytest

from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014Bot
from kwoon.bots.random import RandomBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from tests.games.kung_fu_2014.fixtures import KungFu2014Fixture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_bot_beats_random_bots(seats: int) -> None:
    game = KungFu2014Fixture(*[""] * seats).game
    won = 0
    for seed in range(8):
        dice = LiveDice(seed)
        players: list[Player] = [RandomBot(LiveDice(seed * 10 + seat)) for seat in range(seats)]
        players[seed % seats] = GreedyKungFu2014Bot(game)
        state = game.deal(dice)
        while state.prompts():
            (prompt,) = state.prompts()
            move = players[prompt.seat].choose(state.view(int(prompt.seat)), prompt)
            assert move in prompt.moves
            state.apply(prompt.seat, move, dice)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners() == [seed % seats]
    assert won >= 7


def test_greedy_bot_blocks_lethal_attack() -> None:
    table = KungFu2014Fixture("table", "umbrella fast flipping shadow", "")
    bot = GreedyKungFu2014Bot(table.game)
    table.state.chi[1] = 3
    table.does(1, "play table", "target 2")
    (prompt,) = table.state.prompts()
    assert table.game.format_move(bot.choose(table.state.view(1), prompt)) != "pass"


@pytest.mark.parametrize(
    ("hands", "chi", "expected_target"), [(("fast iron shadow", ""), 20, 3), (("", ""), 5, 2), (("", ""), 12, 3)]
)
def test_greedy_bot_chooses_target_by_block_elimination_and_chi(
    hands: tuple[str, str], chi: int, expected_target: int
) -> None:
    table = KungFu2014Fixture("table majestic", *hands)
    table.state.chi[1] = chi
    bot = GreedyKungFu2014Bot(table.game)
    while table.prompted().startswith("1 "):
        (prompt,) = table.state.prompts()
        table.does(1, table.game.format_move(bot.choose(table.state.view(0), prompt)))
    assert table.prompted() == f"{expected_target} block"

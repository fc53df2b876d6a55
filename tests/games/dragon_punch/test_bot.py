"""The greedy bot takes certain wins and is far better than random."""

from __future__ import annotations

import pytest

from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.bots.random import RandomBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from tests.games.dragon_punch.fixtures import deal_and_play, load, play_to_end, play_turn
from tests.interpreted_rules import SLOW


def test_greedy_bot_takes_certain_round_win() -> None:
    """The opponent has one health and only Taunt left, so any attack wins the round, and nothing else does."""
    game = load()
    state = deal_and_play(game, 1, "pick linnet", "pick otto")
    state.red[1] = 0b101111
    state.health[1] = 1
    state.flipped[1] = 0b1101111
    state.set_consistent_history(1)
    prompt = state.prompt(0)
    assert prompt is not None
    for seed in range(20):
        move = GreedyDragonPunchBot(game, LiveDice(seed)).choose(state.view(0), prompt)
        twin = state.copy()
        play_turn(twin, game.ids[move], "taunt")
        assert twin.rounds_won == [1, 0]


@pytest.mark.skipif(SLOW, reason="playing strength does not depend on compilation; tested with compiled rules")
@pytest.mark.parametrize("mode", ["duel", "tag-team", "custom"])
def test_greedy_bot_beats_random_bot(mode: str) -> None:
    game = load(mode=mode)
    won = 0
    for seed in range(20):
        dice = LiveDice(seed)
        bots: list[Player] = [GreedyDragonPunchBot(game, LiveDice(seed + 100)), RandomBot(LiveDice(seed + 200))]
        if seed % 2:
            bots.reverse()
        state = game.deal(dice)
        play_to_end(state, bots, dice)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners() == [seed % 2]
    assert won >= 15


def test_greedy_bot_is_deterministic_and_varies_with_dice() -> None:
    game = load()
    state = deal_and_play(game, 1, "pick linnet", "pick otto")
    prompt = state.prompt(1)
    assert prompt is not None
    moves = [
        [GreedyDragonPunchBot(game, LiveDice(seed)).choose(state.view(1), prompt) for seed in range(9)]
        for _ in range(2)
    ]
    assert moves[0] == moves[1]
    assert len(set(moves[0])) > 1

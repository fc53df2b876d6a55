"""The greedy bot is far better than random, deterministic with fixed dice, mixes its plans and repairs strange drafts."""

from __future__ import annotations

import pytest

from kwoon.bots.kung_fur_fight.greedy import GreedyFur
from kwoon.bots.random import RandomBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from tests.games.kung_fur_fight.fixtures import DOGS, Ring
from tests.slow import SLOW


def quick(game: KungFurFight, seed: int) -> GreedyFur:
    return GreedyFur(game, LiveDice(seed), num_ideas=16, num_compared=6)


def play(game: KungFurFight, players: list[Player], seed: int) -> tuple[list[int], list[int]]:
    dice = LiveDice(seed)
    state = game.deal(dice)
    moves: list[int] = []
    asks = state.prompts()
    while asks:
        ask = asks[0]
        moves.append(players[ask.seat].choose(state.view(ask.seat), ask))
        state.apply(ask.seat, moves[-1], dice)
        asks = state.prompts()
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners(), moves


@pytest.mark.skipif(SLOW, reason="how well a bot plays does not depend on how fast: tried with compiled rules")
def test_it_beats_chance_on_either_side() -> None:
    game = Ring().game
    won = 0
    for seed in range(12):
        side = seed % 2
        players: list[Player] = [RandomBot(LiveDice(seed)), RandomBot(LiveDice(seed + 100))]
        players[side] = quick(game, seed)
        won += play(game, players, seed)[0] == [side]
    assert won >= 10


def test_the_same_dice_play_the_same_game() -> None:
    game = Ring().game
    first, second = (play(game, [quick(game, 3), quick(game, 4)], 5) for _ in range(2))
    assert first == second


def test_its_plans_vary() -> None:
    ring = Ring()
    ask = ring.state.prompt(DOGS)
    assert ask is not None
    view = ring.state.view(DOGS)
    assert len({quick(ring.game, seed).choose(view, ask) for seed in range(12)}) > 2


def test_it_takes_over_a_draft_that_somebody_else_began() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 hua", "assist 1 shiue", "lead 2 fu")
    bot = quick(ring.game, 9)
    for _ in range(20):
        ask = ring.state.prompt(DOGS)
        if ask is None:
            break
        ring.state.apply(DOGS, bot.choose(ring.state.view(DOGS), ask), ring.dice)
    assert ring.state.prompt(DOGS) is None
    assert bot.goal_plan is not None
    laid = ring.state.plan(DOGS)
    assert [sorted(team) for team in laid.teams] == [sorted(team) for team in bot.goal_plan.teams]
    assert [team[:1] for team in laid.teams] == [team[:1] for team in bot.goal_plan.teams]
    assert laid.weapons == bot.goal_plan.weapons

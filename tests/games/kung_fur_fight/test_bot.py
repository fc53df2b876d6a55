"""The greedy bot is far better than random, is deterministic with fixed dice, mixes its plans and completes strange
drafts."""

from __future__ import annotations

import pytest

from kwoon.bots.kung_fur_fight.greedy import GreedyFurBot
from kwoon.bots.random import RandomBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from tests.games.kung_fur_fight.fixtures import DOGS, KungFurFixture
from tests.interpreted_rules import SLOW


def small_greedy(game: KungFurFight, seed: int) -> GreedyFurBot:
    return GreedyFurBot(game, LiveDice(seed), num_ideas=16, num_compared=6)


def play(game: KungFurFight, players: list[Player], seed: int) -> tuple[list[int], list[int]]:
    dice = LiveDice(seed)
    state = game.deal(dice)
    moves: list[int] = []
    prompts = state.prompts()
    while prompts:
        prompt = prompts[0]
        moves.append(players[prompt.seat].choose(state.view(prompt.seat), prompt))
        state.apply(prompt.seat, moves[-1], dice)
        prompts = state.prompts()
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners(), moves


@pytest.mark.skipif(SLOW, reason="playing strength does not depend on compilation; tested with compiled rules")
def test_greedy_bot_beats_random_bot_on_either_side() -> None:
    game = KungFurFixture().game
    won = 0
    for seed in range(12):
        side = seed % 2
        players: list[Player] = [RandomBot(LiveDice(seed)), RandomBot(LiveDice(seed + 100))]
        players[side] = small_greedy(game, seed)
        won += play(game, players, seed)[0] == [side]
    assert won >= 10


def test_greedy_bot_is_deterministic_with_same_dice() -> None:
    game = KungFurFixture().game
    first, second = (play(game, [small_greedy(game, 3), small_greedy(game, 4)], 5) for _ in range(2))
    assert first == second


def test_greedy_bot_plans_vary_with_seed() -> None:
    table = KungFurFixture()
    prompt = table.state.prompt(DOGS)
    assert prompt is not None
    view = table.state.view(DOGS)
    assert len({small_greedy(table.game, seed).choose(view, prompt) for seed in range(12)}) > 2


def test_greedy_bot_completes_draft_begun_by_another_player() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 hua", "assist 1 shiue", "lead 2 fu")
    bot = small_greedy(table.game, 9)
    for _ in range(20):
        prompt = table.state.prompt(DOGS)
        if prompt is None:
            break
        table.state.apply(DOGS, bot.choose(table.state.view(DOGS), prompt), table.dice)
    assert table.state.prompt(DOGS) is None
    assert bot.goal_plan is not None
    plan = table.state.drafted_plan(DOGS)
    assert [sorted(team) for team in plan.teams] == [sorted(team) for team in bot.goal_plan.teams]
    assert [team[:1] for team in plan.teams] == [team[:1] for team in bot.goal_plan.teams]
    assert plan.weapons == bot.goal_plan.weapons

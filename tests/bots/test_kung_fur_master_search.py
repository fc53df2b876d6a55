"""The master's search of Kung Fur Fight plays out only its most promising candidates."""

from __future__ import annotations

from statistics import fmean

import pytest

from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.fast import FastFur
from kwoon.bots.kung_fur_fight.master_search import FurMasterSearch
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import FastPolicy
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.steps import PLANNING
from kwoon.registry import load_game


def opened() -> KungFurFight:
    game = load_game("kung-fur-fight").game
    assert isinstance(game, KungFurFight)
    return game


def rounds(game: KungFurFight, quick: FastPolicy, count: int) -> list[FurState]:
    """Return `count` positions before plans, from games between quick bots."""
    dice = LiveDice(8)
    found: list[FurState] = []
    state = game.deal(dice)
    while len(found) < count:
        asks = state.prompts()
        if not asks:
            state = game.deal(dice)
            continue
        assert isinstance(state, FurState)
        if state.phase == PLANNING and not state.draft(0) and not state.draft(1):
            found.append(state.copy())
        for ask in asks:
            state.apply(ask.seat, quick.choose_move(state, ask, dice), dice)
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_what_it_keeps_does_better_when_it_is_fought_out(seat: int) -> None:
    game = opened()
    bot = FurMasterSearch(game, LiveDice(3), FurEvaluator(game), Budget(100))
    ahead: list[float] = []
    for state in rounds(game, FastFur(game), 12):
        bot._start_round(state)
        mine, theirs = ([bot._random_plan(state, side) for _ in range(40)] for side in (seat, 1 - seat))
        others = theirs[:6]
        forces = [bot._numeric_plan(1 - seat, plan) for plan in others]
        kept = bot._best_by_numbers(seat, mine, forces, [1.0] * 6, 6)
        assert len(kept) == 6 and all(plan in mine for plan in kept)
        worth = {id(plan): fmean(bot._plan_result(state, seat, plan, other) for other in others) for plan in mine}
        ahead.append(fmean(worth[id(plan)] for plan in kept) - fmean(worth.values()))
    # In win probability; a random selection would gain nothing on average.
    assert fmean(ahead) > 0.05
    assert sum(each > 0 for each in ahead) >= 10


def test_what_the_other_would_rarely_play_is_not_answered() -> None:
    game = opened()
    bot = FurMasterSearch(game, LiveDice(3), FurEvaluator(game), Budget(100))
    state = rounds(game, FastFur(game), 2)[1]
    bot._start_round(state)
    mine, theirs = ([bot._random_plan(state, side) for _ in range(40)] for side in (0, 1))
    one, two = (bot._numeric_plan(1, plan) for plan in theirs[:2])
    first, second = (bot._best_by_numbers(0, mine, [only], [1.0], 40) for only in (one, two))
    assert first != second
    assert bot._best_by_numbers(0, mine, [one, two], [0.98, 0.02], 40) == first
    assert bot._best_by_numbers(0, mine, [one, two], [0.02, 0.98], 40) == second
    assert bot._best_by_numbers(0, mine, [one, two], [0.5, 0.5], 40) not in (first, second)


def test_plans_are_reckoned_with_for_the_round_that_is_played() -> None:
    game = opened()
    bot = FurMasterSearch(game, LiveDice(3), FurEvaluator(game), Budget(400))
    for state in rounds(game, FastFur(game), 3):
        ask = state.prompts()[0]
        assert bot.choose(state.view(0), ask) in ask.moves
        # The final check of counterplans is completed at any cost.
        assert 400 <= bot.rounds_played < 1_000
        assert 0.0 <= bot.win_chance <= 1.0
        hands = [sorted([*side.hand]) for side in state.sides]
        for seat in range(2):
            assert bot.numeric_plans[seat]
            assert {id(force.resources) for force in bot.numeric_plans[seat]} == {id(bot.resources[seat])}
            assert bot.resources[seat].hand_value == pytest.approx(
                sum(bot.resources[seat].keep_values[card] for card in hands[seat])
            )

"""The quick bot of Kung Fur Fight: legal plans that are hard to counter, drafted without memory."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.bots.kung_fur_fight.fast import FastFur
from kwoon.bots.kung_fur_fight.plan_inputs import RewardValues
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import play_fast
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.registry import load_game
from tests.bots.hidden_info_check import lawful


def opened(dogs: str = "seat 1") -> KungFurFight:
    game = load_game("kung-fur-fight", 2, {"dogs": dogs}).game
    assert isinstance(game, KungFurFight)
    return game


@pytest.mark.parametrize("dogs", ["seat 1", "seat 2", "drawn"])
def test_games_by_quick_bots_end(dogs: str) -> None:
    game = opened(dogs)
    quick = FastFur(game)
    dice = LiveDice(5)
    for _ in range(3):
        state = game.deal(dice)
        assert play_fast(state, dice, [quick, quick], [dice, dice]) > 0
        assert state.outcome() is not None


@pytest.mark.parametrize("dogs", ["seat 1", "drawn"])
def test_it_looks_only_at_what_its_seat_may_know(dogs: str) -> None:
    assert {"plan", "throw", "add"} <= lawful(opened(dogs), 400, seed=4)


def test_each_plan_is_laid_as_often_as_it_should_be() -> None:
    game = opened()
    quick = FastFur(game)
    dice = LiveDice(9)
    laid: Counter[tuple[int, ...]] = Counter()
    rolls = 300
    for _ in range(rolls):
        state = game.deal(LiveDice(2))
        draft: list[int] = []
        while not draft or draft[-1] != game.seal_move:
            ask = state.prompt(0)
            assert ask is not None
            draft.append(quick.choose_move(state, ask, dice))
            state.apply(0, draft[-1], dice)
        laid[tuple(draft)] += 1
    mixture = quick.mixtures[0]
    assert len(mixture.moves) > 1
    for at, moves in enumerate(mixture.moves):
        assert abs(laid[tuple(moves)] / rolls - mixture.probabilities[at]) < 0.1


def test_what_a_reward_does_comes_from_the_rules() -> None:
    game = opened()
    prizes = RewardValues(game)
    ids = game.pack.ids
    crash, shock, ginseng = ids.index("crash"), ids.index("shock"), ids.index("ginseng")
    assert prizes.sp_loss[crash * 13] == 3
    assert (prizes.sp_loss[shock * 13], prizes.vp_gain[shock]) == (1, 1)
    assert (prizes.sp_gain[ginseng], prizes.recovers_animals[ginseng]) == (1, 1)
    boom = ids.index("boom")
    assert [prizes.extra_sp_loss[boom * 3 + held] for held in range(3)] == [0, 1, 3]
    gap = ids.index("break")
    assert [prizes.sp_loss[gap * 13 + at] for at in (0, 2, 3, 6, 7, 12)] == [1, 1, 3, 3, 5, 5]


def test_a_win_that_is_there_is_taken() -> None:
    game = opened()
    state = game.deal(LiveDice(1))
    assert isinstance(state, FurState)
    state.sides[0].vp = 3
    state.sides[1].hand = []
    quick = FastFur(game)
    ask = state.prompt(0)
    assert ask is not None
    assert quick.choose_move(state, ask, LiveDice(1)) != game.seal_move

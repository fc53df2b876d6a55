"""The fast bot for Kung Fur Fight makes legal plans that are hard to counter, without keeping any memory."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.bots.kung_fur_fight.fast_policy import FastFurPolicy
from kwoon.bots.kung_fur_fight.plan_inputs import RewardCardEffects
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import play_fast_and_count_moves
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.registry import load_game
from tests.bots.hidden_info_check import check_uses_only_view


def load(dogs: str = "seat 1") -> KungFurFight:
    game = load_game("kung-fur-fight", 2, {"dogs": dogs}).game
    assert isinstance(game, KungFurFight)
    return game


@pytest.mark.parametrize("dogs", ["seat 1", "seat 2", "drawn"])
def test_games_between_fast_bots_end(dogs: str) -> None:
    game = load(dogs)
    policy = FastFurPolicy(game)
    dice = LiveDice(5)
    for _ in range(3):
        state = game.deal(dice)
        assert play_fast_and_count_moves(state, dice, [policy, policy], [dice, dice]) > 0
        assert state.outcome() is not None


@pytest.mark.parametrize("dogs", ["seat 1", "drawn"])
def test_fast_bot_uses_only_what_its_seat_may_know(dogs: str) -> None:
    assert {"plan", "throw", "add"} <= check_uses_only_view(load(dogs), 400, seed=4)


def test_plans_are_drafted_with_their_mixture_probabilities() -> None:
    game = load()
    policy = FastFurPolicy(game)
    dice = LiveDice(9)
    drafts: Counter[tuple[int, ...]] = Counter()
    num_drafts = 300
    for _ in range(num_drafts):
        state = game.deal(LiveDice(2))
        draft: list[int] = []
        while not draft or draft[-1] != game.seal_move:
            prompt = state.prompt(0)
            assert prompt is not None
            draft.append(policy.choose_move(state, prompt, dice))
            state.apply(0, draft[-1], dice)
        drafts[tuple(draft)] += 1
    mixture = policy.mixtures[0]
    assert len(mixture.moves) > 1
    for at, moves in enumerate(mixture.moves):
        assert abs(drafts[tuple(moves)] / num_drafts - mixture.probabilities[at]) < 0.1


def test_reward_values_match_the_rules() -> None:
    game = load()
    reward_values = RewardCardEffects(game)
    ids = game.pack.ids
    crash, shock, ginseng = ids.index("crash"), ids.index("shock"), ids.index("ginseng")
    assert reward_values.sp_loss[crash * 13] == 3
    assert (reward_values.sp_loss[shock * 13], reward_values.vp_gain[shock]) == (1, 1)
    assert (reward_values.sp_gain[ginseng], reward_values.recovers_animals[ginseng]) == (1, 1)
    boom = ids.index("boom")
    assert [reward_values.extra_sp_loss[boom * 3 + held] for held in range(3)] == [0, 1, 3]
    break_card = ids.index("break")
    assert [reward_values.sp_loss[break_card * 13 + at] for at in (0, 2, 3, 6, 7, 12)] == [1, 1, 3, 3, 5, 5]


def test_fast_bot_does_not_pass_when_win_is_available() -> None:
    game = load()
    state = game.deal(LiveDice(1))
    assert isinstance(state, FurState)
    state.sides[0].vp = 3
    state.sides[1].hand = []
    policy = FastFurPolicy(game)
    prompt = state.prompt(0)
    assert prompt is not None
    assert policy.choose_move(state, prompt, LiveDice(1)) != game.seal_move

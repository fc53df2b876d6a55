"""Successive halving: every move gets the same samples, the worst moves are eliminated, the budget is respected, and
sealed moves are mixed."""

from __future__ import annotations

import pytest

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.kung_fu_2019.fast_policy import FastKungFu2019Policy
from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019Bot
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalving, SuccessiveHalvingBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, Prompt, View
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.registry import load_game
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture

FORMATS = [
    ("kung-fu-2014", 2, {}),
    ("kung-fu-2014", 5, {}),
    ("kung-fu-2019", 2, {}),
    ("kung-fu-2019", 4, {"expansion": "yes", "archetypes": "chosen"}),
    ("kung-fu-2019", 6, {"format": "2v2v2", "expansion": "yes"}),
]


def prompt_after_moves(name: str, seats: int, options: dict[str, str], num_moves: int) -> tuple[Game, View, Prompt]:
    """Return a prompt with at least three moves, after `num_moves` random moves."""
    game = load_game(name, seats, options).game
    dice = LiveDice(3)
    state = game.deal(dice)
    for _ in range(num_moves):
        prompt = state.prompts()[0]
        state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
    while len(state.prompts()[0].moves) < 3:
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    prompt = state.prompts()[0]
    return game, state.view(int(prompt.seat)), prompt


@pytest.mark.parametrize(("name", "seats", "options"), FORMATS)
def test_all_candidates_are_tried_equally_often_until_budget_is_used_up(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game, view, prompt = prompt_after_moves(name, seats, options, 9)
    halving = SuccessiveHalving(game, evaluator_for(game), LiveDice(1), min_samples=1000)
    halving.collect_candidates(view, prompt)
    assert len(halving.candidates) > 1
    halving.run_search(view, Budget(2 * len(halving.candidates) + 1))
    assert [len(results) for results in halving.results] == [3] * len(halving.candidates)
    assert halving.num_games == 3 * len(halving.candidates)
    assert all(0.0 <= value <= 1.0 for results in halving.results for value in results)
    assert halving.best_answer()[0] in prompt.moves


@pytest.mark.parametrize(("name", "seats", "options"), FORMATS)
def test_bot_is_deterministic_for_prompt_budget_and_seed(name: str, seats: int, options: dict[str, str]) -> None:
    for num_moves in (5, 30):
        game, view, prompt = prompt_after_moves(name, seats, options, num_moves)
        moves_of_new_bots = [
            SuccessiveHalvingBot(game, evaluator_for(game), Budget(16), LiveDice(7)).choose(view, prompt)
            for _ in range(2)
        ]
        other_game, other_view, other_prompt = prompt_after_moves(name, seats, options, 17)
        reused_bot = SuccessiveHalvingBot(other_game, evaluator_for(other_game), Budget(16), LiveDice(8))
        reused_bot.choose(other_view, other_prompt)
        reused_bot.dice = LiveDice(7)
        assert [reused_bot.choose(view, prompt), moves_of_new_bots[1]] == [moves_of_new_bots[0], moves_of_new_bots[0]]


def halving_with_results(results: list[list[float]], simultaneous: bool = False) -> SuccessiveHalving:
    game = load_game("kung-fu-2019", 2).game
    halving = SuccessiveHalving(game, Evaluator(), LiveDice(1))
    halving.candidates = [[at] for at in range(len(results))]
    halving.results = results
    halving.remaining = list(range(len(results)))
    halving.num_samples = len(results[0])
    halving.is_simultaneous = simultaneous
    return halving


def test_clearly_worse_candidate_is_dropped_and_close_one_stays() -> None:
    halving = halving_with_results([[0.5, 0.7, 0.4, 0.6], [0.1, 0.3, 0.0, 0.2], [0.6, 0.5, 0.5, 0.55]])
    halving.drop_weak_answers()
    assert halving.remaining == [0, 2]


def test_candidate_with_identical_results_is_dropped() -> None:
    halving = halving_with_results([[0.5, 0.7, 0.4, 0.6], [0.5, 0.7, 0.4, 0.6], [0.9, 0.2, 0.9, 0.2]])
    halving.drop_weak_answers()
    assert halving.remaining == [0, 2]


def test_default_candidate_is_replaced_only_by_clearly_better_one() -> None:
    assert halving_with_results([[0.5, 0.5, 0.5, 0.5], [0.9, 0.1, 0.9, 0.12]]).best_answer() == [0]
    assert halving_with_results([[0.5, 0.5, 0.5, 0.5], [0.6, 0.7, 0.6, 0.7]]).best_answer() == [1]


def test_simultaneous_candidates_are_mixed_by_regret() -> None:
    halving = halving_with_results([[1.0, 0.0] * 20, [0.0, 1.0] * 20, [0.1, 0.1] * 20], simultaneous=True)
    mixture = halving.regret_matching_strategy()
    assert sum(mixture) == pytest.approx(1.0)
    assert 0.25 < mixture[0] < 0.75
    assert mixture[2] < 0.1
    chosen = set()
    for seed in range(30):
        halving.dice = LiveDice(seed << 7)
        chosen.add(halving.best_answer()[0])
    assert chosen >= {0, 1}


# Kung Fu Fighting! (2019).


def searched_move(table: KungFu2019Fixture, seat: int) -> str:
    """Return the move of a small search in notation; seats are counted from 1."""
    table.state._prompts = None
    prompt = table.state.prompt(seat - 1)
    assert prompt is not None
    bot = SuccessiveHalvingBot(table.game, evaluator_for(table.game), Budget(60), LiveDice(1))
    return table.game.format_move(bot.choose(table.state.view(seat - 1), prompt))


def test_search_takes_available_win_and_blocks_lethal_attack() -> None:
    table = KungFu2019Fixture("kick flying", "punch")
    table.state.chi = [4, 5]
    assert searched_move(table, 1) == "target 2"
    table = KungFu2019Fixture("kick", "blocking-punch blocking-kick no-match-for-mine")
    table.state.chi = [20, 3]
    table.does(1, "target 2", "attack kick", "done")
    assert searched_move(table, 2) in ("play blocking-kick", "play no-match-for-mine")


@pytest.mark.parametrize(("name", "seats", "options"), FORMATS[2:])
def test_fast_policy_makes_legal_moves_and_game_ends(name: str, seats: int, options: dict[str, str]) -> None:
    game = load_game(name, seats, options).game
    assert isinstance(game, KungFu2019)
    dice = LiveDice(5)
    policy = FastKungFu2019Policy(game, GreedyKungFu2019Bot(game, dice))
    state = game.deal(dice)
    assert isinstance(state, KungFu2019State)
    for _ in range(3000):
        if not state.prompts():
            return
        prompt = state.prompts()[0]
        state.apply(prompt.seat, policy.choose_move(state, prompt, dice), dice)
    raise AssertionError("The game did not end within 3000 moves.")

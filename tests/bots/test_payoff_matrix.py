"""Sealed moves: an equilibrium strategy cannot be beaten, and predictable habits are exploited."""

from __future__ import annotations

import pytest

from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.fight.greedy import mixed_strategy
from kwoon.bots.ismcts import MAX_GREEDY_SAMPLES, IsmctsSearch
from kwoon.bots.payoff_matrix import OpponentModel, PayoffMatrix
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.games.fight.rules.game import Fight, FightState
from kwoon.registry import load_game

ROCK, PAPER, SCISSORS = 0, 1, 2


def rock_paper_scissors_results(greedy_strategy: list[float]) -> PayoffMatrix:
    """Return a matrix with a hundred results for every pair of rock, paper and scissors."""
    matrix = PayoffMatrix()
    for own_move in range(3):
        for other_move in range(3):
            for _ in range(100):
                matrix.record_opponent_options([ROCK, PAPER, SCISSORS], greedy_strategy)
                matrix.add_result(own_move, other_move, (0.5, 1.0, 0.0)[(own_move - other_move) % 3])
    return matrix


def test_rock_paper_scissors_strategy_without_greedy_opponent_is_uniform() -> None:
    assert rock_paper_scissors_results([]).optimal_strategy(3, OpponentModel()) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_strategy_exploits_predictable_opponent() -> None:
    matrix = rock_paper_scissors_results([1.0, 0.0, 0.0])
    assert matrix.optimal_strategy(3, OpponentModel(random_share=0.0, greedy_share=1.0)) == [0.0, 1.0, 0.0]
    strategy = matrix.optimal_strategy(3, OpponentModel(random_share=0.0, greedy_share=0.4))
    assert strategy[PAPER] > strategy[ROCK]
    assert strategy[PAPER] > strategy[SCISSORS]
    assert matrix.optimal_strategy(3, OpponentModel(random_share=0.0, greedy_share=0.0)) == pytest.approx(
        [1 / 3] * 3, abs=0.05
    )


def test_fight_opponent_model_uses_only_opponents_view() -> None:
    game = load_game("fight", None).game
    assert isinstance(game, Fight)
    dice = LiveDice(4)
    state = game.deal(dice)
    assert isinstance(state, FightState)
    while state.prompts()[0].kind != "play":
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    prompt = state.prompts()[1]
    greedy_strategy = FightEvaluator(game).greedy_strategy(state, prompt)
    assert sum(greedy_strategy) == pytest.approx(1.0)
    assert greedy_strategy == mixed_strategy(game, state.view(int(prompt.seat)), prompt.moves)
    # The first seat's unseen cards do not affect the strategy.
    unseen = [card for card in state.hands[0] if card not in state.shown[0]]
    assert unseen
    twin = state.copy()
    assert isinstance(twin, FightState)
    for card in unseen:
        twin.hands[0].remove(card)
        twin.hands[0].append(twin.deck.pop())
        twin.deck.append(card)
    assert FightEvaluator(game).greedy_strategy(twin, prompt) == greedy_strategy


def test_search_samples_greedy_strategy_in_its_first_games() -> None:
    game = load_game("fight", None).game
    assert isinstance(game, Fight)
    dice = LiveDice(4)
    state = game.deal(dice)
    while state.prompts()[0].kind != "play":
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    search = IsmctsSearch(game, FightEvaluator(game), OpponentModel(), LiveDice(1))
    search.run_search(state.view(0), Budget(max_games=MAX_GREEDY_SAMPLES + 6))
    assert search.payoff_matrix.num_greedy == MAX_GREEDY_SAMPLES
    assert sum(search.payoff_matrix.greedy_sums) == pytest.approx(MAX_GREEDY_SAMPLES)

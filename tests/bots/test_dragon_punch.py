"""The search for Dragon Punch solves matrices and takes certain wins. Students err as often as configured."""

from __future__ import annotations

import pytest

from kwoon.bots.dragon_punch.lookahead import RoundLookahead, RoundState, matrix_value
from kwoon.bots.dragon_punch.search import DragonSearchBot, opponent_payoffs, solve_bayesian
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.random import RandomBot
from kwoon.bots.search_common import Budget
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player, Prompt, View
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.registry import load_game


def load_dragon_punch() -> DragonPunch:
    game = load_game("dragon-punch").game
    assert isinstance(game, DragonPunch)
    return game


def test_matrix_value_is_the_minimax_value() -> None:
    assert matrix_value([[1.0, 0.0], [0.0, 1.0]]) == pytest.approx(0.5)
    assert matrix_value([[0.6, 0.7], [0.1, 0.9]]) == 0.6
    assert matrix_value([[0.2]]) == 0.2
    # Playing the second row with probability 3/4 gives 3/4 against either column.
    assert matrix_value([[0.0, 3.0 / 2.0], [1.0, 0.5]]) == pytest.approx(0.75)


def test_bayesian_solution_is_one_strategy_for_all_samples() -> None:
    heads_matrix, tails_matrix = [[1.0], [0.0]], [[0.0], [1.0]]
    assert solve_bayesian([heads_matrix, tails_matrix], [3.0, 1.0])[0] == [1.0, 0.0]
    probabilities, value = solve_bayesian([[[1.0, 0.0], [0.0, 1.0]]], [1.0])
    assert probabilities == pytest.approx([0.5, 0.5], abs=0.05)
    assert value == pytest.approx(0.5, abs=0.02)
    assert opponent_payoffs([[0.2, 0.7]]) == [[0.8], [pytest.approx(0.3)]]
    assert OpponentModel(random_share=0.3, greedy_share=0.0).payoffs_against_opponent([[1.0, 0.0]], [0.0, 1.0]) == [
        [pytest.approx(0.85), pytest.approx(0.15)]
    ]
    assert OpponentModel(random_share=0.0, greedy_share=0.5).payoffs_against_opponent([[1.0, 0.0]], [0.0, 1.0]) == [
        [pytest.approx(0.5), 0.0]
    ]


def test_lookahead_value_favors_more_health_symmetrically() -> None:
    game = load_dragon_punch()
    first, second = [*game.basic_hand, 6], [*game.basic_hand, 9]
    for turns in range(3):
        ahead = RoundLookahead(game, [first, second]).position_value(RoundState([0, 15], [0, 0], -1), turns)
        behind = RoundLookahead(game, [second, first]).position_value(RoundState([15, 0], [0, 0], -1), turns)
        assert ahead > 0.6
        assert behind == pytest.approx(1.0 - ahead, abs=0.02)


def test_search_plays_move_that_wins_round_against_every_reply() -> None:
    game = load_dragon_punch()
    dice = LiveDice(3)
    state = game.deal(dice)
    while state.prompts()[0].kind == "pick":
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    # The opponent has one white card left and can only play Taunt. The bot has all its cards.
    taunt = 1 << int(game.taunt)
    state.red[1] = 0b111111 & ~taunt
    state.flipped[1] = 0b1111111 & ~taunt
    state.health[1] = 1
    state._prompts = None
    state.set_consistent_history(1)
    prompt = state.prompts()[0]
    chosen = DragonSearchBot(game, LiveDice(1), 2, Budget(max_games=2)).choose(state.view(0), prompt)
    damage = [game.packed_exchange(chosen, move, -1) >> 6 & 63 for move in state.prompts()[1].moves]
    assert all(each > 0 for each in damage)


class Last(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        return prompt.moves[-1]


@pytest.mark.parametrize(("lapses", "last"), [(0, 0), (100, 30)])
def test_student_always_lapses_at_rate_100_but_not_at_rate_0(lapses: int, last: int) -> None:
    game = load_dragon_punch()
    state = game.deal(LiveDice(1))
    prompt = state.prompts()[0]
    student = MixedBot(RandomBot(LiveDice(2)), Last(), LiveDice(4), lapses)
    chosen = [student.choose(state.view(int(prompt.seat)), prompt) for _ in range(30)]
    assert (chosen.count(prompt.moves[-1]) == 30) == (last == 30)

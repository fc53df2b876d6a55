"""Simultaneous sealed moves: an equilibrium strategy cannot be beaten, and predictable habits are exploited."""

from __future__ import annotations

import pytest

from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.fight.greedy import mixed_strategy
from kwoon.bots.ismcts import MAX_GREEDY_SAMPLES, IsmctsSearch, SearchConfig
from kwoon.bots.payoff_matrix import OpponentModel, PayoffMatrix
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.games.fight.rules.game import Fight, FightState
from kwoon.registry import load_game

ROCK, PAPER, SCISSORS = 0, 1, 2


def met(usual: list[float]) -> PayoffMatrix:
    """Return results of a hundred plays of every pair of rock, paper and scissors."""
    meeting = PayoffMatrix()
    for mine in range(3):
        for yours in range(3):
            for _ in range(100):
                meeting.add_columns([ROCK, PAPER, SCISSORS], usual)
                meeting.add_result(mine, yours, (0.5, 1.0, 0.0)[(mine - yours) % 3])
    return meeting


def test_without_habits_all_three_are_played() -> None:
    assert met([]).strategy(3, OpponentModel()) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_habit_is_met_by_what_beats_it() -> None:
    meeting = met([1.0, 0.0, 0.0])
    assert meeting.strategy(3, OpponentModel(random_share=0.0, greedy_share=1.0)) == [0.0, 1.0, 0.0]
    some = meeting.strategy(3, OpponentModel(random_share=0.0, greedy_share=0.4))
    assert some[PAPER] > some[ROCK]
    assert some[PAPER] > some[SCISSORS]
    assert meeting.strategy(3, OpponentModel(random_share=0.0, greedy_share=0.0)) == pytest.approx(
        [1 / 3] * 3, abs=0.05
    )


def test_what_is_usual_in_fight_follows_from_what_the_other_sees_himself() -> None:
    game = load_game("fight", None).game
    assert isinstance(game, Fight)
    dice = LiveDice(4)
    state = game.deal(dice)
    assert isinstance(state, FightState)
    while state.prompts()[0].kind != "play":
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    ask = state.prompts()[1]
    usual = FightEvaluator(game).greedy_strategy(state, ask)
    assert sum(usual) == pytest.approx(1.0)
    assert usual == mixed_strategy(game, state.view(int(ask.seat)), ask.moves)
    # The first seat's unseen cards make no difference.
    unseen = [card for card in state.hands[0] if card not in state.shown[0]]
    assert unseen
    twin = state.copy()
    assert isinstance(twin, FightState)
    for card in unseen:
        twin.hands[0].remove(card)
        twin.hands[0].append(twin.deck.pop())
        twin.deck.append(card)
    assert FightEvaluator(game).greedy_strategy(twin, ask) == usual


def test_a_search_asks_what_is_usual_in_its_first_imagined_games() -> None:
    game = load_game("fight", None).game
    assert isinstance(game, Fight)
    dice = LiveDice(4)
    state = game.deal(dice)
    while state.prompts()[0].kind != "play":
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    search = IsmctsSearch(game, FightEvaluator(game), SearchConfig(), LiveDice(1))
    search.run(state.view(0), Budget(max_games=MAX_GREEDY_SAMPLES + 6))
    assert search.payoff_matrix.num_greedy == MAX_GREEDY_SAMPLES
    assert sum(search.payoff_matrix.greedy_sums) == pytest.approx(MAX_GREEDY_SAMPLES)

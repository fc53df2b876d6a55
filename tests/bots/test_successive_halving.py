"""Search trials: the same samples for every move, elimination of the worst, a budget, and mixed sealed moves."""

from __future__ import annotations

import pytest

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.kung_fu_2019.fast import FastKungFu2019
from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import HalvingConfig, SuccessiveHalving, SuccessiveHalvingBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, Prompt, View
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.registry import load_game
from tests.games.kung_fu_2019.fixtures import Table

FORMATS = [
    ("kung-fu-2014", 2, {}),
    ("kung-fu-2014", 5, {}),
    ("kung-fu-2019", 2, {}),
    ("kung-fu-2019", 4, {"expansion": "yes", "archetypes": "chosen"}),
    ("kung-fu-2019", 6, {"format": "2v2v2", "expansion": "yes"}),
]


def opening(name: str, seats: int, options: dict[str, str], answers: int) -> tuple[Game, View, Prompt]:
    """Return a prompt after `answers` moves of a game."""
    game = load_game(name, seats, options).game
    dice = LiveDice(3)
    state = game.deal(dice)
    for _ in range(answers):
        ask = state.prompts()[0]
        state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
    while len(state.prompts()[0].moves) < 3:
        state.apply(state.prompts()[0].seat, state.prompts()[0].moves[0], dice)
    ask = state.prompts()[0]
    return game, state.view(int(ask.seat)), ask


@pytest.mark.parametrize(("name", "seats", "options"), FORMATS)
def test_every_answer_is_tried_on_the_same_guesses_within_the_budget(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game, view, ask = opening(name, seats, options, 9)
    trials = SuccessiveHalving(game, evaluator_for(game), LiveDice(1), HalvingConfig(min_samples=1000))
    trials.prepare(view, ask)
    assert len(trials.candidates) > 1
    trials.run(view, Budget(2 * len(trials.candidates) + 1))
    assert [len(found) for found in trials.results] == [3] * len(trials.candidates)
    assert trials.num_games == 3 * len(trials.candidates)
    assert all(0.0 <= value <= 1.0 for found in trials.results for value in found)
    assert trials.best_answer()[0] in ask.moves


@pytest.mark.parametrize(("name", "seats", "options"), FORMATS)
def test_the_same_question_budget_and_seed_get_the_same_answer(name: str, seats: int, options: dict[str, str]) -> None:
    for answers in (5, 30):
        game, view, ask = opening(name, seats, options, answers)
        fresh = [
            SuccessiveHalvingBot(game, evaluator_for(game), Budget(16), LiveDice(7)).choose(view, ask) for _ in range(2)
        ]
        other, seen, asked = opening(name, seats, options, 17)
        used = SuccessiveHalvingBot(other, evaluator_for(other), Budget(16), LiveDice(8))
        used.choose(seen, asked)
        used.dice = LiveDice(7)
        assert [used.choose(view, ask), fresh[1]] == [fresh[0], fresh[0]]


def weighed(found: list[list[float]], sealed: bool = False) -> SuccessiveHalving:
    """Return trials with these results."""
    game = load_game("kung-fu-2019", 2).game
    trials = SuccessiveHalving(game, Evaluator(), LiveDice(1), HalvingConfig())
    trials.candidates = [[at] for at in range(len(found))]
    trials.results = found
    trials.remaining = list(range(len(found)))
    trials.num_samples = len(found[0])
    trials.is_simultaneous = sealed
    return trials


def test_an_answer_that_is_clearly_behind_is_dropped_and_a_close_one_stays() -> None:
    trials = weighed([[0.5, 0.7, 0.4, 0.6], [0.1, 0.3, 0.0, 0.2], [0.6, 0.5, 0.5, 0.55]])
    trials.drop()
    assert trials.remaining == [0, 2]


def test_answers_that_make_no_difference_are_thought_about_no_more() -> None:
    trials = weighed([[0.5, 0.7, 0.4, 0.6], [0.5, 0.7, 0.4, 0.6], [0.9, 0.2, 0.9, 0.2]])
    trials.drop()
    assert trials.remaining == [0, 2]


def test_the_usual_answer_is_left_only_for_one_that_is_clearly_ahead() -> None:
    assert weighed([[0.5, 0.5, 0.5, 0.5], [0.9, 0.1, 0.9, 0.12]]).best_answer() == [0]
    assert weighed([[0.5, 0.5, 0.5, 0.5], [0.6, 0.7, 0.6, 0.7]]).best_answer() == [1]


def test_sealed_answers_are_mixed_by_regret() -> None:
    even = weighed([[1.0, 0.0] * 20, [0.0, 1.0] * 20, [0.1, 0.1] * 20], sealed=True)
    mixture = even.mixture()
    assert sum(mixture) == pytest.approx(1.0)
    assert 0.25 < mixture[0] < 0.75
    assert mixture[2] < 0.1
    given = set()
    for seed in range(30):
        even.dice = LiveDice(seed << 7)
        given.add(even.best_answer()[0])
    assert given >= {0, 1}


# Kung Fu Fighting! (2019).


def master_at(table: Table, seat: int) -> str:
    """Return the move of a small search on this seat (counted from 1), in notation."""
    table.state._prompts = None
    ask = table.state.prompt(seat - 1)
    assert ask is not None
    bot = SuccessiveHalvingBot(table.game, evaluator_for(table.game), Budget(60), LiveDice(1))
    return table.game.format_move(bot.choose(table.state.view(seat - 1), ask))


def test_it_takes_a_win_that_is_there_and_blocks_a_blow_that_would_end_it() -> None:
    table = Table("kick flying", "punch")
    table.state.chi = [4, 5]
    assert master_at(table, 1) == "target 2"
    table = Table("kick", "blocking-punch blocking-kick no-match-for-mine")
    table.state.chi = [20, 3]
    table.does(1, "target 2", "attack kick", "done")
    assert master_at(table, 2) in ("play blocking-kick", "play no-match-for-mine")


@pytest.mark.parametrize(("name", "seats", "options"), FORMATS[2:])
def test_quick_play_is_legal_and_ends(name: str, seats: int, options: dict[str, str]) -> None:
    game = load_game(name, seats, options).game
    assert isinstance(game, KungFu2019)
    dice = LiveDice(5)
    quick = FastKungFu2019(game, GreedyKungFu2019(game, dice))
    state = game.deal(dice)
    assert isinstance(state, KungFu2019State)
    for _ in range(3000):
        if not state.prompts():
            return
        ask = state.prompts()[0]
        state.apply(ask.seat, quick.choose_move(state, ask, dice), dice)
    raise AssertionError("After 3000 answers the game goes on.")

"""Sets of cards or targets can be named in any order: in random games, the remaining ones are always offered."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from tests.rules.kung_fu_2019.random_games import TABLES, RecordedAnswer, random_moments

SET_PROMPTS = {"discard", "add", "help", "price", "swap", "target"}
"""Kinds of prompts in which a set is named."""
FINISHING_MOVES = ("done", "pass")


def is_complete(state: State, seat: int) -> bool:
    """Return whether a seat's draft is resolved, or sealed until the others are done."""
    return not state.draft(seat) or state.prompt(seat) is None


def random_answer(moment: RecordedAnswer, random: Random) -> list[tuple[str, int]]:
    """Return the moves of a random, usually large draft, each with its prompt kind."""
    state, seat = moment.state.copy(), int(moment.prompt.seat)
    answer: list[tuple[str, int]] = []
    while not answer or not is_complete(state, seat):
        prompt = state.prompt(seat)
        assert prompt is not None
        active_moves = [move for move in prompt.moves if state.base_game.format_move(move) not in FINISHING_MOVES]
        move = random.choice(active_moves if active_moves and random.random() < 0.9 else prompt.moves)
        answer.append((prompt.kind, move))
        state.apply(seat, move, LiveDice(1))
    return answer


def shuffled(
    moment: RecordedAnswer, answer: list[tuple[str, int]], random: Random, reordered: Counter[str]
) -> list[int]:
    """Return the draft with every set shuffled. Cards that join through Combo Attack stay after it."""
    moves: list[int] = []
    for kind, group in groupby(answer, lambda each: each[0]):
        named = [move for _, move in group]
        ends = [move for move in named if moment.state.base_game.format_move(move) in FINISHING_MOVES]
        if kind in SET_PROMPTS:
            named = [move for move in named if move not in ends]
            random.shuffle(named)
            named.sort(key=lambda move: moment.state.base_game.format_move(move).startswith("join"))
            reordered[kind] += len(named) > 1
        moves.extend(named + ends if kind in SET_PROMPTS else named)
    return moves


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_cards_and_targets_can_be_chosen_in_any_order(seats: int, options: dict[str, str]) -> None:
    reordered: Counter[str] = Counter()
    random = Random(1)
    for moment in random_moments(seats, options):
        if moment.state.prompt(moment.prompt.seat) is not moment.prompt or moment.state.draft(moment.prompt.seat):
            continue
        answer = random_answer(moment, random)
        state = moment.state.copy()
        for move in shuffled(moment, answer, random, reordered):
            prompt = state.prompt(moment.prompt.seat)
            assert prompt is not None
            assert move in prompt.moves, [state.base_game.format_move(each) for _, each in answer]
            state.apply(moment.prompt.seat, move, LiveDice(1))
    expected = {"discard", "add", "price"}
    if "format" in options:
        expected |= {"help"} if seats == 4 else {"help", "swap"}
    elif seats > 3:
        expected.add("target")
    assert expected <= {kind for kind, times in reordered.items() if times}

"""Sets of cards or targets can be named in any order: in random games the rest is always offered."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from tests.rules.kung_fu_2019.random_games import TABLES, Moment, moments

SETS = {"discard", "add", "help", "price", "swap", "target"}
"""Prompt kinds in which a set is named."""
ENDS = ("done", "pass")


def over(state: State, seat: int) -> bool:
    """Return whether an answer is complete: resolved, or sealed until the others have answered."""
    return not state.draft(seat) or state.prompt(seat) is None


def an_answer(moment: Moment, random: Random) -> list[tuple[str, int]]:
    """Return the moves of a maximal answer, each with its prompt kind."""
    state, seat = moment.state.copy(), int(moment.ask.seat)
    said: list[tuple[str, int]] = []
    while not said or not over(state, seat):
        prompt = state.prompt(seat)
        assert prompt is not None
        bold = [move for move in prompt.moves if state.base_game.format_move(move) not in ENDS]
        move = random.choice(bold if bold and random.random() < 0.9 else prompt.moves)
        said.append((prompt.kind, move))
        state.apply(seat, move, LiveDice(1))
    return said


def shuffled(moment: Moment, said: list[tuple[str, int]], random: Random, seen: Counter[str]) -> list[int]:
    """Return the answer with every set reordered; cards that join through Combo Attack stay after it."""
    moves: list[int] = []
    for word, group in groupby(said, lambda each: each[0]):
        named = [move for _, move in group]
        ends = [move for move in named if moment.state.base_game.format_move(move) in ENDS]
        if word in SETS:
            named = [move for move in named if move not in ends]
            random.shuffle(named)
            named.sort(key=lambda move: moment.state.base_game.format_move(move).startswith("join"))
            seen[word] += len(named) > 1
        moves.extend(named + ends if word in SETS else named)
    return moves


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_sets_are_named_in_any_order(seats: int, options: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    random = Random(1)
    for moment in moments(seats, options):
        if moment.state.prompt(moment.ask.seat) is not moment.ask or moment.state.draft(moment.ask.seat):
            continue
        said = an_answer(moment, random)
        state = moment.state.copy()
        for move in shuffled(moment, said, random, seen):
            prompt = state.prompt(moment.ask.seat)
            assert prompt is not None
            assert move in prompt.moves, [state.base_game.format_move(each) for _, each in said]
            state.apply(moment.ask.seat, move, LiveDice(1))
    wanted = {"discard", "add", "price"}
    if "format" in options:
        wanted |= {"help"} if seats == 4 else {"help", "swap"}
    elif seats > 3:
        wanted.add("target")
    assert wanted <= {word for word, times in seen.items() if times}

"""A game with explicit chance nodes equals the game played with dice."""

from __future__ import annotations

import copy

import pytest

from kwoon.core.dice import DiceError, LiveDice, PausingDice, RollNeeded
from kwoon.games import GAMES
from kwoon.learn.chance_nodes import CHANCE, GAME_OVER, Playthrough
from kwoon.registry import load_game


@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_the_same_rolls_and_moves_lead_to_the_same_position(game: str) -> None:
    box = load_game(game)
    line = Playthrough(box.game)
    luck = LiveDice(8)
    rolls: list[int] = []
    moves: list[tuple[int, int]] = []
    told: list[int] = []
    for _ in range(220):
        if line.current_player() == GAME_OVER:
            break
        if line.current_player() == CHANCE:
            outcomes = line.chance_outcomes()
            assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9
            told.append(outcomes[luck.roll(len(outcomes))][0])
            line.apply_roll(told[-1])
        else:
            legal = line.legal_moves()
            moves.append((line.current_player(), legal[luck.roll(len(legal))]))
            line.apply_move(moves[-1][1])
        if line.roll_needed is None:
            rolls += told
            told = []
    while line.roll_needed is not None:
        told.append(line.chance_outcomes()[0][0])
        line.apply_roll(told[-1])
    rolls += told
    dice = PausingDice(rolls)
    state = box.game.deal(dice)
    for seat, move in moves:
        state.apply(seat, move, dice)
    assert dice.at == len(rolls)
    assert line.state is not None
    assert [state.view(seat) for seat in range(-1, int(box.game.seats))] == [
        line.state.view(seat) for seat in range(-1, int(box.game.seats))
    ]


def test_a_copy_goes_its_own_way() -> None:
    line = Playthrough(load_game("fight").game)
    twin = copy.deepcopy(line)
    line.apply_roll(3)
    assert (line.rolls, twin.rolls) == ([3], [])


def test_equal_cards_are_one_outcome_with_their_odds() -> None:
    line = Playthrough(load_game("kung-fu-2014").game)
    needed = line.roll_needed
    assert needed is not None and needed.pile is not None
    outcomes = line.chance_outcomes()
    assert len(outcomes) == len(set(needed.pile)) < len(needed.pile)
    for roll, odds in outcomes:
        assert odds == needed.pile.count(needed.pile[roll]) / len(needed.pile)


def test_asking_dice_say_what_they_need() -> None:
    with pytest.raises(RollNeeded) as needed:
        PausingDice([]).roll(6)
    assert (needed.value.sides, needed.value.pile) == (6, None)
    with pytest.raises(RollNeeded) as drawn:
        PausingDice([]).draw([4, 4, 7])
    assert (drawn.value.sides, drawn.value.pile) == (3, [4, 4, 7])
    assert PausingDice([]).roll(1) == 0
    with pytest.raises(DiceError, match="rolls below"):
        PausingDice([6]).roll(6)


def test_dice_go_on_where_they_stood() -> None:
    dice = LiveDice(5)
    dice.roll(6)
    again = LiveDice.from_words(dice.state_words())
    assert [dice.roll(1_000) for _ in range(9)] == [again.roll(1_000) for _ in range(9)]


def test_a_position_is_copied_and_a_box_never() -> None:
    game = load_game("fight").game
    state = game.deal(LiveDice(1))
    assert copy.deepcopy(game) is game is copy.copy(game)
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin is not state
        assert twin.view(0) == state.view(0)

"""A game with explicit chance nodes equals the same game played with dice."""

from __future__ import annotations

import copy

import pytest

from kwoon.core.dice import DiceError, LiveDice, PausingDice, RollNeeded
from kwoon.games import GAMES
from kwoon.learn.chance_nodes import CHANCE, GAME_OVER, ChanceNodePlaythrough
from kwoon.registry import load_game
from tests.sample_game import SAMPLE_GAME


@pytest.mark.parametrize("game", [loaded.id for loaded in GAMES])
def test_same_rolls_and_moves_lead_to_same_position(game: str) -> None:
    loaded = load_game(game)
    playthrough = ChanceNodePlaythrough(loaded.game)
    choice_dice = LiveDice(8)
    rolls: list[int] = []
    moves: list[tuple[int, int]] = []
    pending_rolls: list[int] = []
    for _ in range(220):
        if playthrough.current_player() == GAME_OVER:
            break
        if playthrough.current_player() == CHANCE:
            outcomes = playthrough.chance_outcomes()
            assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
            pending_rolls.append(outcomes[choice_dice.roll(len(outcomes))][0])
            playthrough.apply_roll(pending_rolls[-1])
        else:
            legal = playthrough.legal_moves()
            moves.append((playthrough.current_player(), legal[choice_dice.roll(len(legal))]))
            playthrough.apply_move(moves[-1][1])
        if playthrough.roll_needed is None:
            rolls += pending_rolls
            pending_rolls = []
    while playthrough.roll_needed is not None:
        pending_rolls.append(playthrough.chance_outcomes()[0][0])
        playthrough.apply_roll(pending_rolls[-1])
    rolls += pending_rolls
    dice = PausingDice(rolls)
    state = loaded.game.deal(dice)
    for seat, move in moves:
        state.apply(seat, move, dice)
    assert dice.position == len(rolls)
    assert playthrough.state is not None
    assert [state.view(seat) for seat in range(-1, int(loaded.game.seats))] == [
        playthrough.state.view(seat) for seat in range(-1, int(loaded.game.seats))
    ]


def test_copied_playthrough_is_independent() -> None:
    playthrough = ChanceNodePlaythrough(load_game(SAMPLE_GAME).game)
    copied = playthrough.copy()
    playthrough.apply_roll(3)
    assert (playthrough.rolls, copied.rolls) == ([3], [])


def test_equal_cards_form_one_chance_outcome_with_summed_probability() -> None:
    playthrough = ChanceNodePlaythrough(load_game("kung-fu-2014").game)
    needed = playthrough.roll_needed
    assert needed is not None and needed.pile is not None
    outcomes = playthrough.chance_outcomes()
    assert len(outcomes) == len(set(needed.pile)) < len(needed.pile)
    for roll, probability in outcomes:
        assert probability == needed.pile.count(needed.pile[roll]) / len(needed.pile)


def test_pausing_dice_report_needed_roll() -> None:
    with pytest.raises(RollNeeded) as needed:
        PausingDice([]).roll(6)
    assert (needed.value.sides, needed.value.pile) == (6, None)
    with pytest.raises(RollNeeded) as drawn:
        PausingDice([]).draw([4, 4, 7])
    assert (drawn.value.sides, drawn.value.pile) == (3, [4, 4, 7])
    assert PausingDice([]).roll(1) == 0
    with pytest.raises(DiceError, match="rolls below"):
        PausingDice([6]).roll(6)


def test_dice_resume_from_saved_state() -> None:
    dice = LiveDice(5)
    dice.roll(6)
    resumed = LiveDice.from_words(dice.state_words())
    assert [dice.roll(1_000) for _ in range(9)] == [resumed.roll(1_000) for _ in range(9)]


def test_states_are_copied_but_games_are_shared() -> None:
    game = load_game(SAMPLE_GAME).game
    state = game.deal(LiveDice(1))
    assert copy.deepcopy(game) is game is copy.copy(game)
    for copied in (copy.copy(state), copy.deepcopy(state)):
        assert copied is not state
        assert copied.view(0) == state.view(0)

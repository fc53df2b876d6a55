"""Positions in the middle of a game from which it can be solved: those in which no seat has anything to guess at."""

from __future__ import annotations

from kwoon.core.dice import PausingDice, RollNeeded
from kwoon.core.game import Game, State, View
from kwoon.solve.trees.game_adapter import GameAdapter, ObservationKey, adapter_for


def has_no_hidden_information(game: Game, state: State) -> bool:
    """Whether every seat knows all that matters, what was drafted included; false where nobody can say."""
    adapter = adapter_for(game, state)
    true_key = adapter.position_key(state)
    if true_key is None:
        return False
    for seat in range(2):
        if state.draft(seat) or not _all_samples_match(game, adapter, true_key, state.view(seat), []):
            return False
    return True


def _all_samples_match(
    game: Game, adapter: GameAdapter, true_key: ObservationKey, view: View, rolls: list[int]
) -> bool:
    """Whether all guesses that fit a view are right; the first wrong one ends it."""
    try:
        sample = game.sample_state(view, PausingDice(rolls))
    except RollNeeded as needed:
        for roll in range(needed.sides):
            if not _all_samples_match(game, adapter, true_key, view, [*rolls, roll]):
                return False
        return True
    return adapter.position_key(sample) == true_key

"""Checks whether a position has no hidden information, so that the game can be solved from there."""

from __future__ import annotations

from kwoon.core.dice import PausingDice, RollNeeded
from kwoon.core.game import Game, State, View
from kwoon.solve.trees.game_adapter import ObservationKey, TreeGameAdapter, adapter_for


def has_no_hidden_information(game: Game, state: State) -> bool:
    """Return whether every seat knows everything that matters and no seat has a draft; False if that cannot be
    determined."""
    adapter = adapter_for(game, state)
    true_key = adapter.position_key(state)
    if true_key is None:
        return False
    for seat in range(2):
        if state.draft(seat) or not _all_samples_match(game, adapter, true_key, state.view(seat), []):
            return False
    return True


def _all_samples_match(
    game: Game, adapter: TreeGameAdapter, true_key: ObservationKey, view: View, rolls: list[int]
) -> bool:
    """Return whether all samples consistent with a view equal the true position. Stop at the first one that does not."""
    try:
        sample = game.sample_state(view, PausingDice(rolls))
    except RollNeeded as needed:
        for roll in range(needed.sides):
            if not _all_samples_match(game, adapter, true_key, view, [*rolls, roll]):
                return False
        return True
    return adapter.position_key(sample) == true_key

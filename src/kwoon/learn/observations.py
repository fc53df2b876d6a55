"""The observation spec of a game: the one that its provider makes, or one made from its view."""

from __future__ import annotations

from typing import cast

from kwoon.core.game import Game
from kwoon.learn.generic_observation import generic_spec
from kwoon.learn.observation import ObservationSpec
from kwoon.providers import find_provider


def observation_spec(game: Game, all_kinds: bool = False) -> ObservationSpec:
    """Return the observation spec of a game.

    With `all_kinds` it has slots for cards that only other options use, so weights trained with some options also fit
    others.
    """
    provider = find_provider(game, "observation")
    return generic_spec(game) if provider is None else cast(ObservationSpec, provider(game, all_kinds))
